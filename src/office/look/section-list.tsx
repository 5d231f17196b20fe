// The sections of the home page: dragged or moved by buttons, hidden, added, taken away, edited in place.
import { type ComponentProps, useState } from 'react'
import type { HomeSection } from '#lib/home-section.ts'
import { homeLimits } from '#limits/display.ts'
import { IconButton } from '#office/kit/icon-button.tsx'
import { Menu } from '#office/kit/menu.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useDragOrder } from '#office/kit/use-drag-order.ts'
import { useText } from '#office/kit/use-text.ts'
import { ChevronDown, X } from '#ui/icons.ts'
import { ChevronUp, Eye, EyeOff, GripVertical, Pencil, Plus } from '#ui/more-icons.ts'
import { useLocalized } from '#web/session.tsx'
import { createSection, sectionKinds } from './create-section.ts'
import { SectionEditor } from './section-editor.tsx'

type Props = {
  sections: readonly HomeSection[]
  /** What is shown while the agency has chosen nothing: the first change begins with it. */
  defaults: readonly HomeSection[]
  categories: ComponentProps<typeof SectionEditor>['categories']
  onChange: (sections: HomeSection[]) => void
}

export function SectionList({ sections: chosen, defaults, categories, onChange }: Props) {
  const { home: words } = useText('look')
  const sections = chosen.length > 0 ? chosen : defaults
  const list = useSections(sections, onChange)
  const drag = useDragOrder(list.move)
  return (
    <Panel title={words.sections} aside={<AddMenu sections={sections} onAdd={list.add} />}>
      <p className="text-13 text-soft">{chosen.length > 0 ? words.sectionsLead : words.usual}</p>
      <p role="status" className="sr-only">
        {list.said}
      </p>
      <ol className="grid gap-2">
        {sections.map((section, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sections may be alike, and each is its place
          <li key={at} className="rounded-lg border border-line data-over:border-brand-600" {...drag(at)}>
            <SectionRow section={section} at={at} list={list} />
            {list.edited === at && (
              <SectionEditor
                section={section}
                at={at}
                categories={categories}
                onChange={(next) => list.replace(at, next)}
              />
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** What is done with the sections, and which of them is open. */
function useSections(sections: readonly HomeSection[], onChange: Props['onChange']) {
  const { home: words } = useText('look')
  const localized = useLocalized()
  const [edited, setEdited] = useState<number>()
  const [said, setSaid] = useState('')
  const getName = ({ kind, title }: HomeSection) => localized(title) || words.kinds[kind]
  return {
    edited,
    said,
    getName,
    count: sections.length,
    toggle: (at: number) => setEdited(edited === at ? undefined : at),
    replace: (at: number, next: HomeSection) => onChange(sections.toSpliced(at, 1, next)),
    add(kind: HomeSection['kind']): void {
      onChange([...sections, createSection(kind)])
      setEdited(sections.length)
    },
    remove(at: number): void {
      onChange(sections.toSpliced(at, 1))
      setEdited(undefined)
    },
    move(from: number, to: number): void {
      const moved = sections[from]
      if (!moved || to < 0 || to >= sections.length) return
      onChange(sections.toSpliced(from, 1).toSpliced(to, 0, moved))
      setEdited(undefined)
      setSaid(words.moved(getName(moved), to + 1, sections.length))
    },
  }
}

type SectionRowProps = { section: HomeSection; at: number; list: ReturnType<typeof useSections> }

function SectionRow({ section, at, list }: SectionRowProps) {
  const { home: words } = useText('look')
  const { hidden = false, kind } = section
  const name = list.getName(section)
  return (
    <div className="flex flex-wrap items-center gap-x-1 py-1 pr-1 pl-2">
      <GripVertical size={18} className="shrink-0 cursor-grab text-soft max-tablet:hidden" />
      <button
        type="button"
        className="grid min-h-11 min-w-0 grow basis-40 content-center text-left mouse:min-h-9"
        aria-expanded={list.edited === at}
        onClick={() => list.toggle(at)}
      >
        <span className={`truncate text-15 ${hidden ? 'text-soft line-through' : 'font-medium'}`}>
          {name}
        </span>
        <span className="truncate text-13 text-soft empty:hidden">
          {[hidden && words.hidden, name !== words.kinds[kind] && words.kinds[kind]]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </button>
      <span className="flex">
        <IconButton name={words.up(name)} isDisabled={at === 0} onClick={() => list.move(at, at - 1)}>
          <ChevronUp size={18} />
        </IconButton>
        <IconButton
          name={words.down(name)}
          isDisabled={at === list.count - 1}
          onClick={() => list.move(at, at + 1)}
        >
          <ChevronDown size={18} />
        </IconButton>
        <IconButton
          name={hidden ? words.show(name) : words.hide(name)}
          onClick={() => list.replace(at, { ...section, hidden: !hidden })}
        >
          {hidden ? <EyeOff size={18} /> : <Eye size={18} />}
        </IconButton>
        <IconButton name={words.edit(name)} onClick={() => list.toggle(at)}>
          <Pencil size={18} />
        </IconButton>
        <IconButton name={words.remove(name)} onClick={() => list.remove(at)}>
          <X size={18} />
        </IconButton>
      </span>
    </div>
  )
}

type AddMenuProps = { sections: readonly HomeSection[]; onAdd: (kind: HomeSection['kind']) => void }

function AddMenu({ sections, onAdd }: AddMenuProps) {
  const { home: words } = useText('look')
  if (sections.length >= homeLimits.sections) return null
  return (
    // another number of sections draws it anew, which closes it
    <Menu
      key={sections.length}
      title={
        <>
          <Plus size={18} />
          {words.add}
        </>
      }
      className="max-h-96 min-w-64 overflow-y-auto p-2"
    >
      {sectionKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className="grid rounded-lg px-3 py-2 text-left hover:bg-wash"
          onClick={() => onAdd(kind)}
        >
          <span className="text-15">{words.kinds[kind]}</span>
          <span className="text-13 text-soft">{words.kindLines[kind]}</span>
        </button>
      ))}
    </Menu>
  )
}

// The tree of categories, areas and sub-areas, as the site's menu shows it.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { Dialog } from '#ui/dialog.tsx'
import { Eye, EyeOff, Plus, SlidersHorizontal } from '#ui/icons.ts'
import { useSay } from '#web/session.tsx'
import type { Words } from '#words/language.ts'
import { type Api, useApi } from '../api.ts'
import { Ask } from '../kit/ask.tsx'
import type { Branch, Place } from '../kit/branches.ts'
import { Empty } from '../kit/empty.tsx'
import { Field } from '../kit/field.tsx'
import { Heading } from '../kit/heading.tsx'
import { Menu } from '../kit/menu.tsx'
import { Problem } from '../kit/problem.tsx'
import { useTell } from '../kit/toast.tsx'
import { Tree } from '../kit/tree.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import type { Loading } from '../page.ts'

export const loader = ({ api }: Loading) => api.category.categories()

type Category = Awaited<ReturnType<Api['category']['categories']>>['list'][number]
type Level = 'category' | 'area' | 'detail'
type Node = {
  key: string
  level: Level
  id: number
  name: Words
  hidden_yn: 'Y' | 'N'
  revision: number
  trips: number
  column?: number
  children: Node[]
}

const below: Record<Level, Level | undefined> = { category: 'area', area: 'detail', detail: undefined }

const nodeOf = (level: Level, found: Omit<Node, 'key' | 'level' | 'children'>, children: Node[]): Node => ({
  ...found,
  key: `${level}-${found.id}`,
  level,
  children,
})
const nodesOf = (list: readonly Category[]): Node[] =>
  list.map(({ areas, ...category }) =>
    nodeOf(
      'category',
      category,
      areas.map(({ details, ...area }) =>
        nodeOf(
          'area',
          area,
          details.map((detail) => nodeOf('detail', detail, [])),
        ),
      ),
    ),
  )
const allOf = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...allOf(node.children)])

export default function CategoriesPage() {
  const words = useOffice('categories')
  const say = useSay()
  const api = useApi()
  const tell = useTell()
  const { list } = useLoaderData<typeof loader>()
  const nodes = nodesOf(list)
  const all = allOf(nodes)
  const [adding, setAdding] = useState<{ level: Level; parent: Node | null }>()
  const [editing, setEditing] = useState<Node>()
  const [hiding, setHiding] = useState<Node>()
  const { save, saving, problem } = useSave()
  const [misplaced, setMisplaced] = useState('')
  const branchOf = (node: Node): Branch => ({
    id: node.key,
    name: say(node.name),
    children: node.children.map(branchOf),
  })

  async function move(key: string, { parent, at }: Place): Promise<void> {
    const node = all.find((each) => each.key === key)
    const into = all.find((each) => each.key === parent)
    setMisplaced('')
    if (!node) return
    if ((into ? below[into.level] : 'category') !== node.level) return setMisplaced(words.sameLevel)
    const beside = (into?.children ?? nodes).filter((each) => each.key !== key)
    const place = { parent: into?.id ?? null, before: beside[at]?.id ?? null }
    let trips = 0
    const isDone = await save(async () => {
      trips = (await api.category.moveCategory({ level: node.level, id: node.id, ...place })).trips
    })
    if (isDone) tell(words.moved(trips))
  }
  async function hide({ level, id }: Node, hidden_yn: 'Y' | 'N'): Promise<void> {
    if (!(await save(() => api.category.hideCategory({ level, id, hidden_yn })))) return
    setHiding(undefined)
    tell(hidden_yn === 'Y' ? words.hiddenNow : words.shownNow)
  }
  async function rename(key: string, text: string): Promise<void> {
    const node = all.find((each) => each.key === key)
    if (!node) return
    const { level, id, revision, name } = node
    // What the screen shows is renamed: Korean, or English where there is no other.
    const changed = say(name) === name.en && !name.ko ? { ...name, en: text } : { ...name, ko: text }
    if (await save(() => api.category.changeCategory({ level, id, revision, name: changed })))
      tell(words.changed)
  }
  return (
    <>
      <Heading title={words.title} lead={words.lead}>
        <button
          type="button"
          className="act-main"
          onClick={() => setAdding({ level: 'category', parent: null })}
        >
          <Plus size={18} />
          {words.addCategory}
        </button>
      </Heading>
      <Problem>{misplaced || problem}</Problem>
      {nodes.length === 0 ? (
        <Empty title={words.none} lead={words.noneLead} />
      ) : (
        <Tree
          label={words.tree}
          branches={nodes.map(branchOf)}
          deepest={3}
          nameMost={40}
          onMove={(key, to) => void move(key, to)}
          onRename={(key, name) => void rename(key, name)}
          aside={({ id: key }) => {
            const node = all.find((each) => each.key === key)
            if (!node) return null
            return (
              <Aside
                node={node}
                saving={saving}
                onAdd={() => setAdding({ level: below[node.level] ?? 'detail', parent: node })}
                onEdit={() => setEditing(node)}
                onHide={() => (node.hidden_yn === 'Y' ? void hide(node, 'N') : setHiding(node))}
              />
            )
          }}
        />
      )}
      {adding && <Add {...adding} onClose={() => setAdding(undefined)} />}
      {editing && <Edit node={editing} onClose={() => setEditing(undefined)} />}
      {hiding && (
        <Ask
          title={words.hideAsk(say(hiding.name))}
          lead={words.hideLead(hiding.trips)}
          act={words.hideNow}
          {...{ saving, problem }}
          onClose={() => setHiding(undefined)}
          onAct={() => void hide(hiding, 'Y')}
        />
      )}
    </>
  )
}

type AsideProps = { node: Node; saving: boolean; onAdd: () => void; onEdit: () => void; onHide: () => void }

/** Beside each other where there is room, in a menu on a phone. */
function Aside({ node, saving, onAdd, onEdit, onHide }: AsideProps) {
  const words = useOffice('categories')
  const name = useSay()(node.name)
  const isHidden = node.hidden_yn === 'Y'
  const acts = [
    ...(below[node.level] ? [{ name: words.addInto(name), icon: Plus, onClick: onAdd }] : []),
    { name: words.edit(name), icon: SlidersHorizontal, onClick: onEdit },
    {
      name: isHidden ? words.show(name) : words.hide(name),
      icon: isHidden ? EyeOff : Eye,
      onClick: onHide,
    },
  ]
  return (
    <span className="flex shrink-0 items-center gap-1">
      {isHidden && <span className="badge">{words.hidden}</span>}
      <span className="hidden text-13 text-soft tabular-nums tablet:inline">{words.trips(node.trips)}</span>
      <span className="hidden tablet:flex">
        {acts.map(({ name: said, icon: Icon, onClick }) => (
          <button
            key={said}
            type="button"
            className="icon-button size-9 shrink-0"
            disabled={saving}
            aria-label={said}
            onClick={onClick}
          >
            <Icon size={16} />
          </button>
        ))}
      </span>
      <span className="tablet:hidden">
        <Menu title="⋯" label={words.acts(name)} look="icon-button list-none" className="min-w-44 gap-1 p-2">
          {acts.map(({ name: said, onClick }) => (
            <button
              key={said}
              type="button"
              className="min-h-11 rounded-lg px-3 text-left text-15 hover:bg-wash"
              disabled={saving}
              onClick={onClick}
            >
              {said}
            </button>
          ))}
        </Menu>
      </span>
    </span>
  )
}

const namesIn = (form: HTMLFormElement): Words => {
  const of = new FormData(form)
  return { ko: String(of.get('ko') ?? ''), en: String(of.get('en') ?? '') }
}

function Names({ name, error }: { name?: Words; error: string | undefined }) {
  const words = useOffice('categories')
  const { languages, inLanguage } = useOffice('trips')
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <Field
        name="ko"
        label={inLanguage(words.name, languages.ko)}
        defaultValue={name?.ko}
        maxLength={40}
        error={error}
        autoFocus
      />
      <Field name="en" label={inLanguage(words.name, languages.en)} defaultValue={name?.en} maxLength={40} />
    </div>
  )
}

type Adding = { level: Level; parent: Node | null; onClose: () => void }

function Add({ level, parent, onClose }: Adding) {
  const words = useOffice('categories')
  const say = useSay()
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem, wrong } = useSave()
  return (
    <Dialog title={parent ? words.addInto(say(parent.name)) : words.addCategory} onClose={onClose}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const name = namesIn(event.currentTarget)
          const add = save((sending) =>
            api.category.addCategory({ level, parent: parent?.id ?? null, name }, sending),
          )
          void add.then((isDone) => {
            if (!isDone) return
            tell(words.added)
            onClose()
          })
        }}
      >
        <Names error={wrong.name} />
        <Problem>{problem}</Problem>
        <button type="submit" className="act-main justify-self-end" disabled={saving}>
          {words.add}
        </button>
      </form>
    </Dialog>
  )
}

function Edit({ node, onClose }: { node: Node; onClose: () => void }) {
  const words = useOffice('categories')
  const say = useSay()
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem, wrong } = useSave()
  const { level, id, revision } = node
  async function end(sent: Promise<boolean>, said: string): Promise<void> {
    if (!(await sent)) return
    tell(said)
    onClose()
  }
  return (
    <Dialog title={words.edit(say(node.name))} onClose={onClose}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const name = namesIn(event.currentTarget)
          const column = Number(new FormData(event.currentTarget).get('column')) || undefined
          void end(
            save(() => api.category.changeCategory({ level, id, revision, name, column })),
            words.changed,
          )
        }}
      >
        <Names name={node.name} error={wrong.name} />
        {level === 'area' && (
          <Field
            name="column"
            type="number"
            min={1}
            max={6}
            label={words.column}
            defaultValue={node.column}
            error={wrong.column}
          />
        )}
        <Problem>{problem}</Problem>
        <div className="flex justify-between gap-2">
          <button
            type="button"
            className="act-danger"
            disabled={saving}
            onClick={() =>
              void end(
                save(() => api.category.deleteCategory({ level, id })),
                words.removed,
              )
            }
          >
            {words.remove}
          </button>
          <button type="submit" className="act-main" disabled={saving}>
            {words.change}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

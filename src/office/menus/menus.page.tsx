// The menu of the site: ordered by dragging or buttons, renamed, hidden, with links of the agency's own.

import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { moveBranch } from '#office/kit/branches.ts'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { IconButton } from '#office/kit/icon-button.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { SaveConflictDialog, useSaveWithConflict } from '#office/kit/save-conflict.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { Tree } from '#office/kit/tree.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useUnsavedChangesPrompt } from '#office/kit/use-unsaved-changes-prompt.ts'
import type { LoaderArgs } from '#office/page.ts'
import { X } from '#ui/icons.ts'
import { Eye, EyeOff, Pencil, Plus } from '#ui/more-icons.ts'
import { Problem } from '#ui/problem.tsx'
import { useLocalized } from '#web/session.tsx'
import { ItemDialog } from './item-dialog.tsx'
import type { MenuItem, MenuSettings } from './menu-settings.ts'

export const loader = ({ api }: LoaderArgs) => api.menu.menu()

export default function MenusPage() {
  const settings = useLoaderData<typeof loader>()
  return <MenuEditor key={settings.revision} settings={settings} />
}

function MenuEditor({ settings }: { settings: MenuSettings }) {
  const words = useText('menus')
  const { save: saveWord } = useText('kit')
  const menu = useMenu(settings)
  const [edited, setEdited] = useState<MenuItem>()
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        <button type="button" className="button-secondary" onClick={() => setEdited(menu.createLink())}>
          <Plus size={18} />
          {words.addLink}
        </button>
        <button
          type="button"
          className="button-primary"
          disabled={menu.saving || !menu.isChanged}
          onClick={() => void menu.submit(settings.revision)}
        >
          {saveWord}
        </button>
      </PageHeader>
      <div className="grid max-w-3xl gap-3">
        <p className="text-13 text-soft">{words.required}</p>
        {menu.isChanged && <p className="text-13 text-brand-700">{words.unsaved}</p>}
        <Problem>{menu.problem}</Problem>
        {menu.wrongSentences.map((sentence) => (
          <Problem key={sentence}>{sentence}</Problem>
        ))}
        <Tree
          label={words.list}
          branches={menu.branches}
          maxDepth={1}
          onMove={menu.move}
          aside={({ id }) => <ItemActions item={menu.find(id)} menu={menu} onEdit={setEdited} />}
        />
      </div>
      {edited && (
        <ItemDialog
          item={edited}
          languages={settings.languages}
          onApply={(item) => {
            menu.replace(item)
            setEdited(undefined)
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
      <MenuConflict menu={menu} />
    </>
  )
}

const toStored = ({ usual_name: _, ...item }: MenuItem) => item

function useMenu(settings: MenuSettings) {
  const words = useText('menus')
  const localized = useLocalized()
  const api = useApi()
  const toast = useToast()
  const [items, setItems] = useState(settings.items)
  const isChanged = JSON.stringify(items) !== JSON.stringify(settings.items)
  const { save, wrong, ...saving } = useSaveWithConflict(() => api.menu.menu())
  useUnsavedChangesPrompt(isChanged)
  const getName = ({ id, name, usual_name }: MenuItem) =>
    localized(name) || (id === 'account' ? words.account : localized(usual_name))
  const branches = items.map((item) => ({ id: item.id, name: getName(item) }))
  return {
    ...saving,
    wrongSentences: Object.values(wrong).filter((sentence) => sentence !== undefined),
    items,
    isChanged,
    branches,
    getName,
    find: (id: string) => items.find((item) => item.id === id),
    replace: (item: MenuItem) =>
      setItems(
        items.some(({ id }) => id === item.id)
          ? items.map((each) => (each.id === item.id ? item : each))
          : [...items, item],
      ),
    remove: (item: MenuItem) => setItems(items.filter(({ id }) => id !== item.id)),
    move(id: string, to: { parent: string | null; at: number }): void {
      const order = moveBranch(branches, id, to).map((branch) => branch.id)
      setItems(items.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id)))
    },
    createLink(): MenuItem {
      const numbers = items.map(({ id }) => Number(/^link\/(\d+)$/.exec(id)?.[1] ?? 0))
      const empty = { ko: '', en: '' }
      return {
        id: `link/${Math.max(0, ...numbers) + 1}`,
        hidden: false,
        name: empty,
        href: '',
        usual_name: empty,
      }
    },
    async submit(revision: number): Promise<void> {
      if (await save(() => api.menu.saveMenu({ revision, items: items.map(toStored) }))) toast(words.saved)
    },
  }
}
type MenuState = ReturnType<typeof useMenu>

type ItemActionsProps = {
  item: MenuItem | undefined
  menu: MenuState
  onEdit: (item: MenuItem) => void
}

function ItemActions({ item, menu, onEdit }: ItemActionsProps) {
  const words = useText('menus')
  if (!item) return null
  const name = menu.getName(item)
  return (
    <span className="flex shrink-0 items-center">
      {item.href !== null && (
        <span className="hidden truncate text-13 text-soft tablet:inline">{item.href}</span>
      )}
      {item.hidden && <Badge>{words.hidden}</Badge>}
      {item.id !== 'account' && (
        <>
          <IconButton
            name={item.hidden ? words.show(name) : words.hide(name)}
            onClick={() => menu.replace({ ...item, hidden: !item.hidden })}
          >
            {item.hidden ? <EyeOff size={18} /> : <Eye size={18} />}
          </IconButton>
          <IconButton name={words.edit(name)} onClick={() => onEdit(item)}>
            <Pencil size={18} />
          </IconButton>
        </>
      )}
      {item.href !== null && (
        <IconButton name={words.remove(name)} onClick={() => menu.remove(item)}>
          <X size={18} />
        </IconButton>
      )}
    </span>
  )
}

function MenuConflict({ menu }: { menu: MenuState }) {
  const words = useText('menus')
  const toLines = (items: readonly MenuItem[]): VersionLines => [
    [
      words.list,
      items
        .map((item) => (item.hidden ? `${menu.getName(item)} (${words.hidden})` : menu.getName(item)))
        .join('\n'),
    ],
  ]
  return (
    <SaveConflictDialog
      conflict={menu.conflict}
      toLines={(theirs) => toLines(theirs.items)}
      mine={() => toLines(menu.items)}
      onKeepMine={(revision) => void menu.submit(revision)}
    />
  )
}

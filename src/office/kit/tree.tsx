// A tree whose branches are opened, renamed and moved: by keyboard, by its buttons, or by dragging.
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { ChevronDown, ChevronRight, ChevronUp, Pencil } from '#ui/icons.ts'
import { type Branch, canMove, type Place, placeBeside, type Row, rowsOf } from './branches.ts'
import { useTreeDrag } from './use-tree-drag.ts'
import { useOffice } from './use-words.ts'

type Props = {
  label: string
  branches: readonly Branch[]
  /** How many levels there may be; 1 is a list that can be put in order. */
  deepest: number
  onMove: (id: string, to: Place) => void
  onRename?: (id: string, name: string) => void
  nameMost?: number
  /** What else is said, or can be done, about one of them. */
  aside?: (branch: Branch) => ReactNode
}

export function Tree({ label, branches, deepest, onMove, onRename, nameMost = 60, aside }: Props) {
  const { tree: words } = useOffice('kit')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [shut, setShut] = useState<readonly string[]>([])
  const [focused, setFocused] = useState<string>()
  const [renaming, setRenaming] = useState<string>()
  const [said, setSaid] = useState('')
  const rows = rowsOf(branches, (each) => shut.includes(each))
  const here = rows.some(({ branch }) => branch.id === focused) ? focused : rows[0]?.branch.id
  const { dragged, overOf, handlersOf } = useTreeDrag({ branches, rows, deepest, onMove: move })

  function focus(branch: string): void {
    setFocused(branch)
    // Once it stands where it is now.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(branch)}"]`)?.focus(),
    )
  }
  const go = (row: Row | undefined) => row && focus(row.branch.id)
  function move({ branch }: Row, to: Place | undefined): void {
    if (!to || !canMove(branches, branch.id, to, deepest)) return
    setShut(shut.filter((each) => each !== to.parent))
    onMove(branch.id, to)
    focus(branch.id)
    const parent = rowsOf(branches, () => false).find((row) => row.branch.id === to.parent)?.branch
    const beside = (parent ? (parent.children ?? []) : branches).filter((each) => each.id !== branch.id)
    const [place, of] = [to.at + 1, beside.length + 1]
    setSaid(
      parent ? words.movedInto(branch.name, parent.name, place, of) : words.moved(branch.name, place, of),
    )
  }
  function toggle({ id }: Branch): void {
    setShut(shut.includes(id) ? shut.filter((each) => each !== id) : [...shut, id])
  }
  function endRenaming({ branch }: Row, name?: string): void {
    setRenaming(undefined)
    if (name?.trim() && name.trim() !== branch.name) onRename?.(branch.id, name.trim())
    focus(branch.id)
  }
  const acts: Record<Act, (row: Row) => void> = {
    previous: (row) => go(rows[rows.indexOf(row) - 1]),
    next: (row) => go(rows[rows.indexOf(row) + 1]),
    first: () => go(rows[0]),
    last: () => go(rows.at(-1)),
    open(row) {
      if (!row.branch.children?.length) return
      if (shut.includes(row.branch.id)) toggle(row.branch)
      else go(rows[rows.indexOf(row) + 1])
    },
    shut(row) {
      if (row.branch.children?.length && !shut.includes(row.branch.id)) toggle(row.branch)
      else go(rows.find(({ branch }) => branch.id === row.parent))
    },
    rename: (row) => onRename && setRenaming(row.branch.id),
    up: (row) => move(row, placeBeside(rows, row, 'up')),
    down: (row) => move(row, placeBeside(rows, row, 'down')),
    in: (row) => move(row, placeBeside(rows, row, 'in')),
    out: (row) => move(row, placeBeside(rows, row, 'out')),
  }
  function onKeyDown(event: KeyboardEvent, row: Row): void {
    if (event.target !== event.currentTarget) return // a button, or the name that is typed
    const act = actOf(event)
    if (!act) return
    event.preventDefault()
    acts[act](row)
  }

  return (
    <div className="grid max-w-3xl grid-cols-1 gap-2">
      <div
        ref={list}
        role="tree"
        aria-label={label}
        aria-describedby={`${id}-help`}
        className="panel grid grid-cols-1 p-1"
      >
        {rows.map((row) => {
          const { branch, level, at, of } = row
          const hasChildren = Boolean(branch.children?.length)
          const isShut = shut.includes(branch.id)
          return (
            <div
              key={branch.id}
              data-id={branch.id}
              role="treeitem"
              aria-level={level}
              aria-posinset={at + 1}
              aria-setsize={of}
              aria-expanded={hasChildren ? !isShut : undefined}
              aria-selected={branch.id === here}
              aria-label={aside ? undefined : branch.name} // what stands aside is read, too
              tabIndex={branch.id === here ? 0 : -1}
              draggable={renaming === undefined}
              data-over={overOf(row)}
              onFocus={(event) => event.target === event.currentTarget && setFocused(branch.id)}
              onKeyDown={(event) => onKeyDown(event, row)}
              {...handlersOf(row)}
              style={{ paddingInlineStart: `${(level - 1) * 24}px` }}
              className={`group flex min-h-11 items-center max-tablet:flex-wrap gap-1 rounded-lg border-transparent border-y-2 pr-1 text-15 outline-offset-[-2px] hover:bg-wash focus-visible:bg-brand-50 data-[over=after]:border-b-brand-600 data-[over=before]:border-t-brand-600 data-[over=inside]:bg-brand-100 ${dragged === branch.id ? 'opacity-50' : ''}`}
            >
              <Opener branch={branch} isShut={isShut} onToggle={() => toggle(branch)} />
              {renaming === branch.id ? (
                <Renaming row={row} most={nameMost} onEnd={endRenaming} />
              ) : (
                <>
                  <span className="min-w-12 grow basis-0 py-1 tablet:min-w-0 tablet:truncate">
                    {branch.name}
                  </span>
                  {aside?.(branch)}
                  <BranchActs
                    row={row}
                    onRename={onRename && (() => setRenaming(branch.id))}
                    onUp={() => acts.up(row)}
                    onDown={() => acts.down(row)}
                  />
                </>
              )}
            </div>
          )
        })}
      </div>
      <p id={`${id}-help`} className="hidden text-13 text-soft tablet:block">
        {words.help}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

type Opening = { branch: Branch; isShut: boolean; onToggle: () => void }

/** Where there is nothing to open, the grip by which it is dragged. */
function Opener({ branch, isShut, onToggle }: Opening) {
  const { tree: words } = useOffice('kit')
  if (!branch.children?.length)
    return (
      <span className="w-9 shrink-0 cursor-grab text-center text-soft" aria-hidden>
        ⠿
      </span>
    )
  return (
    <Small name={isShut ? words.open(branch.name) : words.shut(branch.name)} onClick={onToggle}>
      {isShut ? <ChevronRight size={18} /> : <ChevronDown size={18} />}
    </Small>
  )
}

type BranchActsProps = {
  row: Row
  onRename: (() => void) | undefined
  onUp: () => void
  onDown: () => void
}

function BranchActs({ row: { branch, at, of }, onRename, onUp, onDown }: BranchActsProps) {
  const { tree: words } = useOffice('kit')
  return (
    <span className="flex shrink-0 tablet:opacity-40 tablet:group-focus-within:opacity-100 tablet:group-hover:opacity-100">
      {onRename && (
        <Small name={words.rename(branch.name)} onClick={onRename}>
          <Pencil size={16} />
        </Small>
      )}
      <Small name={words.up(branch.name)} isOff={at === 0} onClick={onUp}>
        <ChevronUp size={18} />
      </Small>
      <Small name={words.down(branch.name)} isOff={at === of - 1} onClick={onDown}>
        <ChevronDown size={18} />
      </Small>
    </span>
  )
}

type Act = 'previous' | 'next' | 'first' | 'last' | 'open' | 'shut' | 'rename' | 'up' | 'down' | 'in' | 'out'

const keys: Record<string, Act> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  Home: 'first',
  End: 'last',
  ArrowRight: 'open',
  ArrowLeft: 'shut',
  F2: 'rename',
  Enter: 'rename',
}
const keysWithAlt: Record<string, Act> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

function actOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): Act | undefined {
  if (ctrlKey || metaKey) return undefined
  return altKey ? keysWithAlt[key] : keys[key]
}

type Press = { name: string; isOff?: boolean; onClick: () => void; children: ReactNode }

/** For who has no keyboard; the keyboard has keys of its own. */
const Small = ({ name, isOff = false, onClick, children }: Press) => (
  <button
    type="button"
    tabIndex={-1}
    className="icon-button h-11 w-9 mouse:size-9 shrink-0 disabled:opacity-30"
    aria-label={name}
    disabled={isOff}
    onClick={onClick}
  >
    {children}
  </button>
)

type RenamingProps = { row: Row; most: number; onEnd: (row: Row, name?: string) => void }

function Renaming({ row, most, onEnd }: RenamingProps) {
  const { tree: words } = useOffice('kit')
  const [name, setName] = useState(row.branch.name)
  const isOver = useRef(false)
  const end = (kept?: string) => {
    if (isOver.current) return // Enter takes the focus away, which ends it, too
    isOver.current = true
    onEnd(row, kept)
  }
  return (
    <input
      ref={(input) => input?.focus()}
      value={name}
      maxLength={most}
      aria-label={words.rename(row.branch.name)}
      className="box"
      onChange={({ target }) => setName(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => end(name)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return // Enter ends a Korean syllable first
        if (event.key === 'Enter') end(name)
        if (event.key === 'Escape') end()
      }}
    />
  )
}

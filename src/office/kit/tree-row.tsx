// One row of a tree: what opens it, its name or the field in which it is renamed, and its buttons.
import { type ReactNode, useRef, useState } from 'react'
import { ChevronDown, ChevronRight, ChevronUp, Pencil } from '#ui/icons.ts'
import type { Branch, Row } from './branches.ts'
import type { TreeInUse } from './use-tree.ts'
import { useOffice } from './use-words.ts'

type Props = {
  row: Row
  tree: TreeInUse
  nameMost: number
  aside: ((branch: Branch) => ReactNode) | undefined
}

export function TreeRow({ row, tree, nameMost, aside }: Props) {
  const { branch, level, at, of } = row
  const isShut = tree.isShut(branch.id)
  const isHere = branch.id === tree.here
  return (
    <div
      data-id={branch.id}
      role="treeitem"
      aria-level={level}
      aria-posinset={at + 1}
      aria-setsize={of}
      aria-expanded={branch.children?.length ? !isShut : undefined}
      aria-selected={isHere}
      aria-label={aside ? undefined : branch.name} // what stands aside is read, too
      tabIndex={isHere ? 0 : -1}
      draggable={tree.renaming === undefined}
      {...tree.on(row)}
      style={{ paddingInlineStart: `${(level - 1) * 24}px` }}
      className={`group flex min-h-11 items-center max-tablet:flex-wrap gap-1 rounded-lg border-transparent border-y-2 pr-1 text-15 outline-offset-[-2px] hover:bg-wash focus-visible:bg-brand-50 data-[over=after]:border-b-brand-600 data-[over=before]:border-t-brand-600 data-[over=inside]:bg-brand-100 ${tree.dragged === branch.id ? 'opacity-50' : ''}`}
    >
      <Opener branch={branch} isShut={isShut} onToggle={() => tree.toggle(branch.id)} />
      {tree.renaming === branch.id ? (
        <Renaming row={row} most={nameMost} onEnd={tree.endRenaming} />
      ) : (
        <>
          <span className="min-w-12 grow basis-0 py-1 tablet:min-w-0 tablet:truncate">{branch.name}</span>
          {aside?.(branch)}
          <BranchActs {...{ row, tree }} />
        </>
      )}
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

function BranchActs({ row, tree: { rename, step } }: Pick<Props, 'row' | 'tree'>) {
  const { branch, at, of } = row
  const { tree: words } = useOffice('kit')
  return (
    <span className="flex shrink-0 tablet:opacity-40 tablet:group-focus-within:opacity-100 tablet:group-hover:opacity-100">
      {rename && (
        <Small name={words.rename(branch.name)} onClick={() => rename(row)}>
          <Pencil size={16} />
        </Small>
      )}
      <Small name={words.up(branch.name)} isOff={at === 0} onClick={() => step(row, 'up')}>
        <ChevronUp size={18} />
      </Small>
      <Small name={words.down(branch.name)} isOff={at === of - 1} onClick={() => step(row, 'down')}>
        <ChevronDown size={18} />
      </Small>
    </span>
  )
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

// One row of a tree: what opens it, its name or the field in which it is renamed, and its buttons.
import { type ReactNode, useRef, useState } from 'react'
import { ChevronDown, ChevronRight } from '#ui/icons.ts'
import { ChevronUp, Pencil } from '#ui/more-icons.ts'
import type { Branch, Row } from './branches.ts'
import { useText } from './use-text.ts'
import type { TreeState } from './use-tree.ts'

type Props = {
  row: Row
  tree: TreeState
  maxNameLength: number
  aside: ((branch: Branch) => ReactNode) | undefined
}

export function TreeRow({ row, tree, maxNameLength, aside }: Props) {
  const { branch, level, at, siblingCount } = row
  const isCollapsed = tree.isCollapsed(branch.id)
  const isFocused = branch.id === tree.focusedId
  return (
    <div
      data-id={branch.id}
      role="treeitem"
      aria-level={level}
      aria-posinset={at + 1}
      aria-setsize={siblingCount}
      aria-expanded={branch.children?.length ? !isCollapsed : undefined}
      aria-selected={isFocused}
      aria-label={aside ? undefined : branch.name} // what is beside it is read, too
      tabIndex={isFocused ? 0 : -1}
      draggable={tree.renaming === undefined}
      {...tree.getRowProps(row)}
      style={{ paddingInlineStart: `${(level - 1) * 24}px` }}
      className={`group flex min-h-11 items-center max-tablet:flex-wrap gap-1 rounded-lg border-transparent border-y-2 pr-1 text-15 outline-offset-[-2px] hover:bg-wash focus-visible:bg-brand-50 data-[over=after]:border-b-brand-600 data-[over=before]:border-t-brand-600 data-[over=inside]:bg-brand-100 ${tree.dragged === branch.id ? 'opacity-50' : ''}`}
    >
      <BranchToggle branch={branch} isCollapsed={isCollapsed} onToggle={() => tree.toggle(branch.id)} />
      {tree.renaming === branch.id ? (
        <RenameInput row={row} most={maxNameLength} onEnd={tree.endRenaming} />
      ) : (
        <>
          <span className="min-w-12 grow basis-0 py-1 tablet:min-w-0 tablet:truncate">{branch.name}</span>
          {aside?.(branch)}
          <BranchActions row={row} tree={tree} />
        </>
      )}
    </div>
  )
}

type BranchToggleProps = { branch: Branch; isCollapsed: boolean; onToggle: () => void }

/** Where there is nothing to open, the grip by which it is dragged. */
function BranchToggle({ branch, isCollapsed, onToggle }: BranchToggleProps) {
  const { tree: words } = useText('kit')
  if (!branch.children?.length)
    return (
      <span className="w-9 shrink-0 cursor-grab text-center text-soft" aria-hidden>
        ⠿
      </span>
    )
  return (
    <RowIconButton
      name={isCollapsed ? words.open(branch.name) : words.collapse(branch.name)}
      onClick={onToggle}
    >
      {isCollapsed ? <ChevronRight size={18} /> : <ChevronDown size={18} />}
    </RowIconButton>
  )
}

function BranchActions({ row, tree: { rename, step } }: Pick<Props, 'row' | 'tree'>) {
  const { branch, at, siblingCount } = row
  const { tree: words } = useText('kit')
  return (
    <span className="flex shrink-0 tablet:opacity-40 tablet:group-focus-within:opacity-100 tablet:group-hover:opacity-100">
      {rename && (
        <RowIconButton name={words.rename(branch.name)} onClick={() => rename(row)}>
          <Pencil size={16} />
        </RowIconButton>
      )}
      <RowIconButton name={words.up(branch.name)} isDisabled={at === 0} onClick={() => step(row, 'up')}>
        <ChevronUp size={18} />
      </RowIconButton>
      <RowIconButton
        name={words.down(branch.name)}
        isDisabled={at === siblingCount - 1}
        onClick={() => step(row, 'down')}
      >
        <ChevronDown size={18} />
      </RowIconButton>
    </span>
  )
}

type RowIconButtonProps = { name: string; isDisabled?: boolean; onClick: () => void; children: ReactNode }

/** For people without a keyboard, which has its own keys. */
const RowIconButton = ({ name, isDisabled = false, onClick, children }: RowIconButtonProps) => (
  <button
    type="button"
    tabIndex={-1}
    className="icon-button h-11 w-9 mouse:size-9 shrink-0 disabled:opacity-30"
    aria-label={name}
    disabled={isDisabled}
    onClick={onClick}
  >
    {children}
  </button>
)

type RenameInputProps = { row: Row; most: number; onEnd: (row: Row, name?: string) => void }

function RenameInput({ row, most, onEnd }: RenameInputProps) {
  const { tree: words } = useText('kit')
  const [name, setName] = useState(row.branch.name)
  const isFinished = useRef(false)
  const end = (newName?: string) => {
    if (isFinished.current) return // Enter takes the focus away, which ends it, too
    isFinished.current = true
    onEnd(row, newName)
  }
  return (
    <input
      ref={(input) => input?.focus()}
      value={name}
      maxLength={most}
      aria-label={words.rename(row.branch.name)}
      className="form-control"
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

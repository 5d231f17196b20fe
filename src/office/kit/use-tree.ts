// A tree in use: what is shut, where the keyboard is, which branch is renamed or dragged, and what was moved.
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import {
  type Branch,
  canMove,
  findMoveTarget,
  listVisibleRows,
  type MoveDirection,
  type Row,
  type TreePosition,
} from './branches.ts'
import { createTreeKeyHandler } from './tree-keys.ts'
import { useText } from './use-text.ts'
import { useTreeDrag } from './use-tree-drag.ts'

export type TreeOptions = {
  branches: readonly Branch[]
  /** How many levels there may be; 1 is a list that can be put in order. */
  maxDepth: number
  onMove: (id: string, to: TreePosition) => void
  onRename?: ((id: string, name: string) => void) | undefined
}
export type TreeState = ReturnType<typeof useTree>

export function useTree({ branches, maxDepth, onMove, onRename }: TreeOptions) {
  const { isCollapsed, open, toggle } = useCollapsed()
  const rows = listVisibleRows(branches, isCollapsed)
  const { list, focusedId, focus, setFocused } = useTreeFocus(rows)
  const [renaming, setRenaming] = useState<string>()
  const [announcement, announceMove] = useMoveAnnouncement(branches)

  function move({ branch }: Row, to: TreePosition | undefined): void {
    if (!to || !canMove(branches, branch.id, to, maxDepth)) return
    open(to.parent)
    onMove(branch.id, to)
    focus(branch.id)
    announceMove(branch, to)
  }
  function endRenaming({ branch }: Row, name?: string): void {
    setRenaming(undefined)
    if (name?.trim() && name.trim() !== branch.name) onRename?.(branch.id, name.trim())
    focus(branch.id)
  }
  const step = (row: Row, direction: MoveDirection) => move(row, findMoveTarget(rows, row, direction))
  const rename = onRename && (({ branch }: Row) => setRenaming(branch.id))
  const { dragged, getDragProps } = useTreeDrag({ branches, rows, maxDepth, onMove: move })
  const onKey = createTreeKeyHandler({ rows, isCollapsed, toggle, focus, rename, step })
  const getRowProps = (row: Row) => ({
    onFocus: (event: FocusEvent) => event.target === event.currentTarget && setFocused(row.branch.id),
    onKeyDown: (event: KeyboardEvent) => onKey(event, row),
    ...getDragProps(row),
  })
  return {
    rows,
    list,
    focusedId,
    announcement,
    isCollapsed,
    toggle,
    step,
    rename,
    renaming,
    endRenaming,
    dragged,
    getRowProps,
  }
}

function useCollapsed() {
  const [collapsed, setCollapsed] = useState<readonly string[]>([])
  const isCollapsed = (id: string) => collapsed.includes(id)
  const open = (id: string | null) => setCollapsed(collapsed.filter((each) => each !== id))
  const toggle = (id: string) => (isCollapsed(id) ? open(id) : setCollapsed([...collapsed, id]))
  return { isCollapsed, open, toggle }
}

/** One row is reached with Tab, the first where there was none; `list` is the element that holds them. */
function useTreeFocus(rows: readonly Row[]) {
  const list = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string>()
  const focusedId = rows.some(({ branch }) => branch.id === focused) ? focused : rows[0]?.branch.id
  function focus(branch: string): void {
    setFocused(branch)
    // Once it is drawn in its new place.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(branch)}"]`)?.focus(),
    )
  }
  return { list, focusedId, focus, setFocused }
}

/** Says to screen readers where a branch is after its move. */
function useMoveAnnouncement(branches: readonly Branch[]) {
  const { tree: words } = useText('kit')
  const [announcement, setAnnouncement] = useState('')
  function announceMove({ id, name }: Branch, to: TreePosition): void {
    const parent = listVisibleRows(branches, () => false).find(
      ({ branch }) => branch.id === to.parent,
    )?.branch
    const siblings = (parent ? (parent.children ?? []) : branches).filter((each) => each.id !== id)
    const [place, of] = [to.at + 1, siblings.length + 1]
    setAnnouncement(parent ? words.movedInto(name, parent.name, place, of) : words.moved(name, place, of))
  }
  return [announcement, announceMove] as const
}

// A tree in use: what is shut, where the keyboard is, which branch is renamed or dragged, and what was moved.
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { type Branch, canMove, type Place, placeBeside, type Row, rowsOf, type Way } from './branches.ts'
import { treeKeys } from './tree-keys.ts'
import { useTreeDrag } from './use-tree-drag.ts'
import { useOffice } from './use-words.ts'

export type TreeUse = {
  branches: readonly Branch[]
  /** How many levels there may be; 1 is a list that can be put in order. */
  deepest: number
  onMove: (id: string, to: Place) => void
  onRename?: ((id: string, name: string) => void) | undefined
}
export type TreeInUse = ReturnType<typeof useTree>

export function useTree({ branches, deepest, onMove, onRename }: TreeUse) {
  const { isShut, open, toggle } = useShut()
  const rows = rowsOf(branches, isShut)
  const { list, here, focus, setFocused } = useTreeFocus(rows)
  const [renaming, setRenaming] = useState<string>()
  const [said, sayMoved] = useSaid(branches)

  function move({ branch }: Row, to: Place | undefined): void {
    if (!to || !canMove(branches, branch.id, to, deepest)) return
    open(to.parent)
    onMove(branch.id, to)
    focus(branch.id)
    sayMoved(branch, to)
  }
  function endRenaming({ branch }: Row, name?: string): void {
    setRenaming(undefined)
    if (name?.trim() && name.trim() !== branch.name) onRename?.(branch.id, name.trim())
    focus(branch.id)
  }
  const step = (row: Row, way: Way) => move(row, placeBeside(rows, row, way))
  const rename = onRename && (({ branch }: Row) => setRenaming(branch.id))
  const { dragged, dragging } = useTreeDrag({ branches, rows, deepest, onMove: move })
  const onKey = treeKeys({ rows, isShut, toggle, focus, rename, step })
  const on = (row: Row) => ({
    onFocus: (event: FocusEvent) => event.target === event.currentTarget && setFocused(row.branch.id),
    onKeyDown: (event: KeyboardEvent) => onKey(event, row),
    ...dragging(row),
  })
  return { rows, list, here, said, isShut, toggle, step, rename, renaming, endRenaming, dragged, on }
}

function useShut() {
  const [shut, setShut] = useState<readonly string[]>([])
  const isShut = (id: string) => shut.includes(id)
  const open = (id: string | null) => setShut(shut.filter((each) => each !== id))
  const toggle = (id: string) => (isShut(id) ? open(id) : setShut([...shut, id]))
  return { isShut, open, toggle }
}

/** One row is reached with Tab, the first where there was none; `list` is the element that holds them. */
function useTreeFocus(rows: readonly Row[]) {
  const list = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string>()
  const here = rows.some(({ branch }) => branch.id === focused) ? focused : rows[0]?.branch.id
  function focus(branch: string): void {
    setFocused(branch)
    // Once it stands where it is now.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(branch)}"]`)?.focus(),
    )
  }
  return { list, here, focus, setFocused }
}

/** Where a branch stands after its move, for whoever does not see it. */
function useSaid(branches: readonly Branch[]) {
  const { tree: words } = useOffice('kit')
  const [said, setSaid] = useState('')
  function sayMoved({ id, name }: Branch, to: Place): void {
    const parent = rowsOf(branches, () => false).find(({ branch }) => branch.id === to.parent)?.branch
    const beside = (parent ? (parent.children ?? []) : branches).filter((each) => each.id !== id)
    const [place, of] = [to.at + 1, beside.length + 1]
    setSaid(parent ? words.movedInto(name, parent.name, place, of) : words.moved(name, place, of))
  }
  return [said, sayMoved] as const
}

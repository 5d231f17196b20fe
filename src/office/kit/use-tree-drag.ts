// Dragging a branch of a tree: over which row it is, and where it would go there.
import { type DragEvent, useState } from 'react'
import { type Branch, canMove, type Row, type TreePosition } from './branches.ts'

type DropPosition = 'before' | 'after' | 'inside'
type TreeDragOptions = {
  branches: readonly Branch[]
  rows: readonly Row[]
  maxDepth: number
  onMove: (row: Row, to: TreePosition) => void
}

export function useTreeDrag({ branches, rows, maxDepth, onMove }: TreeDragOptions) {
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<{ id: string; dropPosition: DropPosition }>()
  const draggedRow = rows.find(({ branch }) => branch.id === dragged)

  function end(): void {
    setOver(undefined)
    setDragged(undefined)
  }
  function toPosition({ branch, parent, at }: Row, dropPosition: DropPosition): TreePosition {
    if (dropPosition === 'inside') return { parent: branch.id, at: branch.children?.length ?? 0 }
    const before = draggedRow?.parent === parent && draggedRow.at < at ? at - 1 : at
    return { parent, at: dropPosition === 'before' ? before : before + 1 }
  }
  /** The edges of a row are beside it, its middle is inside. */
  function getDropPosition({ currentTarget, clientY }: DragEvent<HTMLElement>): DropPosition {
    const { top, height } = currentTarget.getBoundingClientRect()
    const share = (clientY - top) / height
    const edge = maxDepth > 1 ? 0.28 : 0.5
    if (share < edge) return 'before'
    return share > 1 - edge ? 'after' : 'inside'
  }
  return {
    dragged,
    getDragProps: (row: Row) => ({
      'data-over': over?.id === row.branch.id ? over.dropPosition : undefined,
      onDragStart(event: DragEvent<HTMLElement>) {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', row.branch.name)
        setDragged(row.branch.id)
      },
      onDragOver(event: DragEvent<HTMLElement>) {
        const dropPosition = getDropPosition(event)
        const canDrop =
          draggedRow &&
          draggedRow.branch.id !== row.branch.id &&
          canMove(branches, draggedRow.branch.id, toPosition(row, dropPosition), maxDepth)
        if (canDrop) event.preventDefault() // it may be dropped here
        setOver(canDrop ? { id: row.branch.id, dropPosition } : undefined)
      },
      onDrop(event: DragEvent<HTMLElement>) {
        event.preventDefault()
        if (draggedRow && over) onMove(draggedRow, toPosition(row, over.dropPosition))
        end()
      },
      onDragEnd: end,
    }),
  }
}

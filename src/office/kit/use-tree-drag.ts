// Dragging a branch of a tree: over which row it is, and where it would go there.
import { type DragEvent, useState } from 'react'
import { type Branch, canMove, type Place, type Row } from './branches.ts'

type Where = 'before' | 'after' | 'inside'
type Options = {
  branches: readonly Branch[]
  rows: readonly Row[]
  deepest: number
  onMove: (row: Row, to: Place) => void
}

export function useTreeDrag({ branches, rows, deepest, onMove }: Options) {
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<{ id: string; where: Where }>()
  const moving = rows.find(({ branch }) => branch.id === dragged)

  function end(): void {
    setOver(undefined)
    setDragged(undefined)
  }
  function placeAt({ branch, parent, at }: Row, where: Where): Place {
    if (where === 'inside') return { parent: branch.id, at: branch.children?.length ?? 0 }
    const before = moving?.parent === parent && moving.at < at ? at - 1 : at
    return { parent, at: where === 'before' ? before : before + 1 }
  }
  /** The edges of a row are beside it, its middle is inside. */
  function whereIn({ currentTarget, clientY }: DragEvent<HTMLElement>): Where {
    const { top, height } = currentTarget.getBoundingClientRect()
    const share = (clientY - top) / height
    const edge = deepest > 1 ? 0.28 : 0.5
    if (share < edge) return 'before'
    return share > 1 - edge ? 'after' : 'inside'
  }
  return {
    dragged,
    dragging: (row: Row) => ({
      'data-over': over?.id === row.branch.id ? over.where : undefined,
      onDragStart(event: DragEvent<HTMLElement>) {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', row.branch.name)
        setDragged(row.branch.id)
      },
      onDragOver(event: DragEvent<HTMLElement>) {
        const where = whereIn(event)
        const isHere =
          moving &&
          moving.branch.id !== row.branch.id &&
          canMove(branches, moving.branch.id, placeAt(row, where), deepest)
        if (isHere) event.preventDefault() // it may be dropped here
        setOver(isHere ? { id: row.branch.id, where } : undefined)
      },
      onDrop(event: DragEvent<HTMLElement>) {
        event.preventDefault()
        if (moving && over) onMove(moving, placeAt(row, over.where))
        end()
      },
      onDragEnd: end,
    }),
  }
}

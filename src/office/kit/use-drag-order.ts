// The order of a list, by dragging.
import { type DragEvent, useState } from 'react'

/** One is dragged to the position of another. */
export function useDragOrder(move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return (at: number) => ({
    draggable: true,
    'data-over': over === at && dragged !== at ? '' : undefined,
    onDragStart(event: DragEvent) {
      // A text that is marked in a field is dragged by itself.
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea')) return
      setDragged(at)
    },
    onDragOver(event: DragEvent) {
      if (dragged === undefined) return
      event.preventDefault()
      setOver(at)
    },
    onDragEnd: end,
    onDrop(event: DragEvent) {
      event.preventDefault()
      if (dragged !== undefined && dragged !== at) move(dragged, at)
      end()
    },
  })
}

// What mouse and finger do in a grid: they choose cells, open one for editing, and drag values down.
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { type CellPosition, countCells, getActiveCell, toArea } from './cells.ts'
import type { GridController } from './grid-definition.ts'

/** `fillTo`: the row down to which is being dragged. */
export function useGridPointer({
  chosen,
  draft,
  updateDraft,
  getText,
  goTo,
  fill,
  onChoose,
}: GridController) {
  const [fillTo, setFillTo] = useState<number>()
  // A press chooses a cell. It reaches the text only in the cell that is being edited: a caret set beside the
  // old price would make of the next digit a longer number.
  const isPressInText = useRef(false)
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const at = findCellUnder(event.target)
    isPressInText.current = !at
    if (event.button !== 0 || !at) return
    if (isHandle(event.target) && chosen) {
      event.preventDefault()
      setFillTo(toArea(chosen).bottom)
    } else if (chosen && draft && isSame(at, getActiveCell(chosen))) {
      isPressInText.current = true
      updateDraft({ ...draft, isCaretInText: true })
    } else {
      event.currentTarget.focus({ preventScroll: true }) // whoever presses a cell types into it
      const isSingleCell = chosen && countCells(toArea(chosen)) === 1
      if (!isSingleCell || !isSame(at, getActiveCell(chosen))) goTo(at, event.shiftKey)
    }
  }
  const onMouseDown = (event: MouseEvent) => {
    if (!isPressInText.current && !isChoice(event.target)) event.preventDefault()
  }
  const onDoubleClick = (event: MouseEvent) => {
    const at = findCellUnder(event.target)
    if (at && !draft && !isChoice(event.target)) updateDraft({ text: getText(at), isCaretInText: true })
  }
  const onPointerMove = (event: PointerEvent) => {
    const at = event.buttons === 1 && event.pointerType === 'mouse' ? findCellUnder(event.target) : undefined
    if (!at || !chosen) return
    if (fillTo !== undefined) setFillTo(Math.max(at.row, toArea(chosen).bottom))
    else if (!draft && !isSame(at, chosen.to)) onChoose({ from: chosen.from, to: at })
  }
  const onPointerUp = () => {
    if (fillTo === undefined || !chosen) return
    setFillTo(undefined)
    const area = toArea(chosen)
    if (fillTo === area.bottom) return
    fill(area, fillTo)
    onChoose({
      from: { row: area.top, column: area.left },
      to: { row: fillTo, column: area.right },
    })
  }
  return { fillTo, onPointerDown, onMouseDown, onDoubleClick, onPointerMove, onPointerUp }
}

const isSame = (one: CellPosition, other: CellPosition | undefined) =>
  one.row === other?.row && one.column === other.column
const isHandle = (target: EventTarget) => target instanceof HTMLElement && 'fill' in target.dataset
/** A press on a list of choices opens the list, and does not select cells. */
const isChoice = (target: EventTarget) => target instanceof HTMLSelectElement

function findCellUnder(target: EventTarget): CellPosition | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-row]') : null
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined
}

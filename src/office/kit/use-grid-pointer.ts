// What mouse and finger do in a grid: they choose cells, and drag what stands in them down.
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { type At, areaOf, cellsIn } from './cells.ts'
import type { Working } from './grid-use.ts'

/** `fillTo`: the row down to which is being dragged. */
export function useGridPointer({ chosen, draft, goTo, fill, onChoose }: Working) {
  const [fillTo, setFillTo] = useState<number>()
  // The press that chose a cell is not one into its text, though a field is there by the time it arrives.
  const isChoosing = useRef(false)
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const at = cellUnder(event.target)
    isChoosing.current = false
    if (event.button !== 0 || !at) return
    if (isHandle(event.target) && chosen) {
      event.preventDefault()
      setFillTo(areaOf(chosen).bottom)
    } else if (!isSame(at, chosen?.from) || (chosen && cellsIn(areaOf(chosen)) > 1)) {
      isChoosing.current = true
      event.currentTarget.focus({ preventScroll: true }) // whoever presses a cell types into it
      goTo(at, event.shiftKey)
    }
  }
  const onMouseDown = (event: MouseEvent) => {
    if (isChoosing.current || isHandle(event.target)) event.preventDefault()
  }
  const onPointerMove = (event: PointerEvent) => {
    const at = event.buttons === 1 && event.pointerType === 'mouse' ? cellUnder(event.target) : undefined
    if (!at || !chosen) return
    if (fillTo !== undefined) setFillTo(Math.max(at.row, areaOf(chosen).bottom))
    else if (!draft && !isSame(at, chosen.to)) onChoose({ from: chosen.from, to: at })
  }
  const onPointerUp = () => {
    if (fillTo === undefined || !chosen) return
    setFillTo(undefined)
    const area = areaOf(chosen)
    if (fillTo === area.bottom) return
    fill(area, fillTo)
    onChoose({
      from: { row: area.top, column: area.left },
      to: { row: fillTo, column: area.right },
    })
  }
  return { fillTo, onPointerDown, onMouseDown, onPointerMove, onPointerUp }
}

const isSame = (one: At, other: At | undefined) => one.row === other?.row && one.column === other.column
const isHandle = (target: EventTarget) => target instanceof HTMLElement && 'fill' in target.dataset

function cellUnder(target: EventTarget): At | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-row]') : null
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined
}

// How a grid is worked with, by key, mouse and clipboard: what is chosen in it, and what is being typed.

import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react'
import { clamp } from '#plain/clamp.ts'
import {
  type At,
  areaOf,
  asTsv,
  type Chosen,
  cellsIn,
  fillDownTo,
  fillWith,
  fromTsv,
  pasteInto,
  type Write,
} from './cells.ts'

export type GridUse = {
  rows: number
  columns: number
  textAt: (at: At) => string
  chosen: Chosen | undefined
  onChoose: (chosen: Chosen) => void
  onWrite: (writes: Write[]) => void
  onUndo: () => void
  onRedo: () => void
  isFilled: (column: number) => boolean
  /** Where one begins who comes by key. */
  firstShown: number
}

/** `isEntered`: the arrows move in the text, not in the sheet. */
type Draft = { text: string; isEntered: boolean }

const pageOfRows = 20
const arrows: Record<string, At> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -pageOfRows, column: 0 },
  PageDown: { row: pageOfRows, column: 0 },
}

export function useGrid(use: GridUse) {
  const { rows, columns, textAt, chosen, onChoose, onWrite, firstShown } = use
  const [draft, setDraft] = useState<Draft>()
  // A blur may come with the key that has written already: what was written is gone at once.
  const latest = useRef<Draft>(undefined)
  const type = (next: Draft | undefined) => {
    latest.current = next
    setDraft(next)
  }
  const [fillTo, setFillTo] = useState<number>()
  // The press that chose a cell is not one into its text, though a field is there by the time it arrives.
  const isChoosing = useRef(false)
  const within = ({ row, column }: At): At => ({
    row: clamp(row, 0, rows - 1),
    column: clamp(column, 0, columns - 1),
  })
  function commit(): void {
    const typed = latest.current
    type(undefined)
    if (typed && chosen) onWrite([{ ...chosen.from, text: typed.text }])
  }
  function goTo(to: At, isLonger = false): void {
    commit()
    const at = within(to)
    onChoose({ from: isLonger && chosen ? chosen.from : at, to: at })
  }
  const fill = (area: ReturnType<typeof areaOf>, last: number) =>
    onWrite(fillDownTo(area, last, textAt).filter(({ column }) => use.isFilled(column)))
  function fillDown(): void {
    if (!chosen) return
    const area = areaOf(chosen)
    // One row alone takes what stands above it.
    const top = area.top === area.bottom ? area.top - 1 : area.top
    if (top >= 0) fill({ ...area, top, bottom: top }, area.bottom)
  }

  /** With Ctrl or ⌘; true when the key had a meaning. */
  function onCommand(key: string, isShifted: boolean): boolean {
    if (draft) {
      if (key !== 'enter' || !chosen) return false
      type(undefined)
      onWrite(fillWith(areaOf(chosen), draft.text))
    } else if (key === 'z') (isShifted ? use.onRedo : use.onUndo)()
    else if (key === 'y') use.onRedo()
    else if (key === 'd') fillDown()
    else if (key === 'a')
      onChoose({ from: { row: 0, column: 0 }, to: { row: rows - 1, column: columns - 1 } })
    else if (key === 'home') goTo({ row: 0, column: 0 }, isShifted)
    else if (key === 'end') goTo({ row: rows - 1, column: columns - 1 }, isShifted)
    else if (key === 'arrowdown' && chosen) goTo({ ...chosen.to, row: rows - 1 }, isShifted)
    else if (key === 'arrowup' && chosen) goTo({ ...chosen.to, row: 0 }, isShifted)
    else return false
    return true
  }

  function onKey({ key, shiftKey }: KeyboardEvent): boolean {
    const step = arrows[key]
    if (!chosen) {
      if (!step && key !== 'Enter') return false
      goTo({ row: firstShown, column: 0 })
      return true
    }
    const { from, to } = chosen
    const isInText = draft?.isEntered && (key === 'ArrowLeft' || key === 'ArrowRight')
    if (step && !isInText) {
      const start = shiftKey ? to : from
      goTo({ row: start.row + step.row, column: start.column + step.column }, shiftKey)
    } else if (key === 'Enter') goTo({ row: from.row + (shiftKey ? -1 : 1), column: from.column })
    else if (key === 'Tab' && draft) goTo({ row: from.row, column: from.column + (shiftKey ? -1 : 1) })
    else if (key === 'F2') type({ text: draft?.text ?? textAt(from), isEntered: true })
    else if (key === 'Escape') {
      type(undefined)
      onChoose({ from, to: from })
    } else if (!draft && key === 'Home') goTo({ row: from.row, column: 0 }, shiftKey)
    else if (!draft && key === 'End') goTo({ row: from.row, column: columns - 1 }, shiftKey)
    else if (!draft && key === 'Delete') onWrite(fillWith(areaOf(chosen), ''))
    else return false
    return true
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || rows === 0) return
    const isMeant =
      event.ctrlKey || event.metaKey ? onCommand(event.key.toLowerCase(), event.shiftKey) : onKey(event)
    if (isMeant) event.preventDefault()
  }

  const onCopy = (event: ClipboardEvent) => {
    if (draft || !chosen) return
    const { top, bottom, left, right } = areaOf(chosen)
    const block = Array.from({ length: bottom - top + 1 }, (_, down) =>
      Array.from({ length: right - left + 1 }, (_, on) => textAt({ row: top + down, column: left + on })),
    )
    event.clipboardData.setData('text/plain', asTsv(block))
    event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (draft || !chosen) return
    event.preventDefault()
    const writes = pasteInto(areaOf(chosen), fromTsv(event.clipboardData.getData('text/plain')))
    onWrite(writes.filter(({ column }) => column < columns))
  }

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
  return {
    draft,
    type,
    commit,
    fillTo,
    on: { onKeyDown, onCopy, onPaste, onPointerDown, onMouseDown, onPointerMove, onPointerUp },
  }
}

const isSame = (one: At, other: At | undefined) => one.row === other?.row && one.column === other.column
const isHandle = (target: EventTarget) => target instanceof HTMLElement && 'fill' in target.dataset

function cellUnder(target: EventTarget): At | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-row]') : null
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined
}

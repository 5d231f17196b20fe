// What the keys of a grid do: as in Excel they walk, choose, fill, undo, and begin or end the typing.
import type { KeyboardEvent } from 'react'
import { type At, activeCell, areaOf, fillWith } from './cells.ts'
import type { Working } from './grid-use.ts'

const pageOfRows = 20
const arrows: Record<string, At> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -pageOfRows, column: 0 },
  PageDown: { row: pageOfRows, column: 0 },
}

export function gridKeys(working: Working) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || working.rows === 0) return
    const isMeant = event.ctrlKey || event.metaKey ? onCommand(working, event) : onKey(working, event)
    if (isMeant) event.preventDefault()
  }
  return { onKeyDown }
}

/** With Ctrl or ⌘; true when the key had a meaning. */
function onCommand(working: Working, event: KeyboardEvent): boolean {
  const { rows, columns, chosen, draft, type, goTo, onChoose, onWrite, onUndo, onRedo } = working
  const { shiftKey } = event
  const key = event.key.toLowerCase()
  if (draft) {
    if (key !== 'enter' || !chosen) return false
    type(undefined)
    onWrite(fillWith(areaOf(chosen), draft.text).map((write) => ({ ...write, isTyped: true })))
  } else if (key === 'z') (shiftKey ? onRedo : onUndo)()
  else if (key === 'y') onRedo()
  else if (key === 'd') fillDown(working)
  else if (key === 'a') onChoose({ from: { row: 0, column: 0 }, to: { row: rows - 1, column: columns - 1 } })
  else if (key === 'home') goTo({ row: 0, column: 0 }, shiftKey)
  else if (key === 'end') goTo({ row: rows - 1, column: columns - 1 }, shiftKey)
  else if (!chosen) return false
  else if (key === ' ') {
    const { left, right } = areaOf(chosen)
    onChoose({ from: { row: 0, column: left }, to: { row: rows - 1, column: right } })
  } else {
    const step = arrows[event.key]
    if (!step || key.startsWith('page')) return false
    // To the edge: every cell of a sheet of departures holds something.
    goTo({ row: chosen.to.row + step.row * rows, column: chosen.to.column + step.column * columns }, shiftKey)
  }
  return true
}

function fillDown({ chosen, fill }: Working): void {
  if (!chosen) return
  const area = areaOf(chosen)
  // One row alone takes what stands above it.
  const top = area.top === area.bottom ? area.top - 1 : area.top
  if (top >= 0) fill({ ...area, top, bottom: top }, area.bottom)
}

/** Without them; true when the key had a meaning. */
function onKey(working: Working, { key, shiftKey }: KeyboardEvent): boolean {
  const { chosen, draft, type, goTo, goOn } = working
  const step = arrows[key]
  if (!chosen) {
    if (!step && key !== 'Enter') return false
    goTo({ row: working.firstShown, column: 0 })
  } else if (key === 'Enter') goOn('Enter', shiftKey ? -1 : 1)
  else if (key === 'Tab' && draft) goOn('Tab', shiftKey ? -1 : 1)
  else if (key === 'Escape') type(undefined)
  else if (key === 'F2') {
    if (draft) type({ ...draft, isEntered: !draft.isEntered })
    else type({ text: working.textAt(activeCell(chosen)), isEntered: true })
  } else if (draft?.isEntered) return false
  else if (step) {
    const start = shiftKey ? chosen.to : activeCell(chosen)
    goTo({ row: start.row + step.row, column: start.column + step.column }, shiftKey)
  } else return !draft && onKeyAtRest(working, chosen, { key, shiftKey })
  return true
}

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey'>

/** While nothing is being typed. */
function onKeyAtRest(working: Working, chosen: NonNullable<Working['chosen']>, { key, shiftKey }: Pressed) {
  const { columns, goTo, onChoose, onWrite } = working
  const { row } = activeCell(chosen)
  if (key === 'Home') goTo({ row, column: 0 }, shiftKey)
  else if (key === 'End') goTo({ row, column: columns - 1 }, shiftKey)
  else if (key === 'Delete') onWrite(fillWith(areaOf(chosen), ''))
  else if (key === ' ' && shiftKey) {
    const { top, bottom } = areaOf(chosen)
    onChoose({ from: { row: top, column: 0 }, to: { row: bottom, column: columns - 1 } })
  } else return false
  return true
}

// What the keys of a grid do: they walk, choose, fill, undo and begin to type.
import type { KeyboardEvent } from 'react'
import { type At, areaOf, fillWith } from './cells.ts'
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
    onWrite(fillWith(areaOf(chosen), draft.text))
  } else if (key === 'z') (shiftKey ? onRedo : onUndo)()
  else if (key === 'y') onRedo()
  else if (key === 'd') fillDown(working)
  else if (key === 'a') onChoose({ from: { row: 0, column: 0 }, to: { row: rows - 1, column: columns - 1 } })
  else if (key === 'home') goTo({ row: 0, column: 0 }, shiftKey)
  else if (key === 'end') goTo({ row: rows - 1, column: columns - 1 }, shiftKey)
  else if (key === 'arrowdown' && chosen) goTo({ ...chosen.to, row: rows - 1 }, shiftKey)
  else if (key === 'arrowup' && chosen) goTo({ ...chosen.to, row: 0 }, shiftKey)
  else return false
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
  const { columns, chosen, draft, type, goTo, onChoose, onWrite } = working
  const step = arrows[key]
  if (!chosen) {
    if (!step && key !== 'Enter') return false
    goTo({ row: working.firstShown, column: 0 })
    return true
  }
  const { from, to } = chosen
  const isInText = draft?.isEntered && (key === 'ArrowLeft' || key === 'ArrowRight')
  if (step && !isInText) {
    const start = shiftKey ? to : from
    goTo({ row: start.row + step.row, column: start.column + step.column }, shiftKey)
  } else if (key === 'Enter') goTo({ row: from.row + (shiftKey ? -1 : 1), column: from.column })
  else if (key === 'Tab' && draft) goTo({ row: from.row, column: from.column + (shiftKey ? -1 : 1) })
  else if (key === 'F2') type({ text: draft?.text ?? working.textAt(from), isEntered: true })
  else if (key === 'Escape') {
    type(undefined)
    onChoose({ from, to: from })
  } else if (!draft && key === 'Home') goTo({ row: from.row, column: 0 }, shiftKey)
  else if (!draft && key === 'End') goTo({ row: from.row, column: columns - 1 }, shiftKey)
  else if (!draft && key === 'Delete') onWrite(fillWith(areaOf(chosen), ''))
  else return false
  return true
}

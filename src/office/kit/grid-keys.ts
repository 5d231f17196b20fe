// What the keys of a grid do: as in Excel they walk, choose, fill, undo, and begin or end the typing.
import type { KeyboardEvent } from 'react'
import { type CellPosition, fillArea, getActiveCell, toArea } from './cells.ts'
import type { GridController } from './grid-definition.ts'

const rowsPerPage = 20
const arrows: Record<string, CellPosition> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -rowsPerPage, column: 0 },
  PageDown: { row: rowsPerPage, column: 0 },
}

export function createKeyHandlers(controller: GridController) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || controller.rows === 0) return
    const isHandled = event.ctrlKey || event.metaKey ? onCommand(controller, event) : onKey(controller, event)
    if (isHandled) event.preventDefault()
  }
  return { onKeyDown }
}

/** Handles keys with Ctrl or ⌘. True if the key had a meaning. */
function onCommand(controller: GridController, event: KeyboardEvent): boolean {
  const { rows, columns, chosen, draft, updateDraft, goTo, onChoose, onWrite, onUndo, onRedo } = controller
  const { shiftKey } = event
  const key = event.key.toLowerCase()
  if (draft) {
    if (key !== 'enter' || !chosen) return false
    updateDraft(undefined)
    onWrite(fillArea(toArea(chosen), draft.text).map((write) => ({ ...write, isTyped: true })))
  } else if (key === 'z') (shiftKey ? onRedo : onUndo)()
  else if (key === 'y') onRedo()
  else if (key === 'd') fillDown(controller)
  else if (key === 'a') onChoose({ from: { row: 0, column: 0 }, to: { row: rows - 1, column: columns - 1 } })
  else if (key === 'home') goTo({ row: 0, column: 0 }, shiftKey)
  else if (key === 'end') goTo({ row: rows - 1, column: columns - 1 }, shiftKey)
  else if (!chosen) return false
  else if (key === ' ') {
    const { left, right } = toArea(chosen)
    onChoose({ from: { row: 0, column: left }, to: { row: rows - 1, column: right } })
  } else {
    const step = arrows[event.key]
    if (!step || key.startsWith('page')) return false
    // To the edge: every cell of a price grid holds something.
    goTo({ row: chosen.to.row + step.row * rows, column: chosen.to.column + step.column * columns }, shiftKey)
  }
  return true
}

function fillDown({ chosen, fill }: GridController): void {
  if (!chosen) return
  const area = toArea(chosen)
  // A single row takes the values above it.
  const top = area.top === area.bottom ? area.top - 1 : area.top
  if (top >= 0) fill({ ...area, top, bottom: top }, area.bottom)
}

/** Handles keys without Ctrl or ⌘. True if the key had a meaning. */
function onKey(controller: GridController, { key, shiftKey }: KeyboardEvent): boolean {
  const { chosen, draft, updateDraft, goTo, goToNext } = controller
  const step = arrows[key]
  if (!chosen) {
    if (!step && key !== 'Enter') return false
    goTo({ row: controller.firstVisibleRow, column: 0 })
  } else if (key === 'Enter') goToNext('Enter', shiftKey ? -1 : 1)
  else if (key === 'Tab' && draft) goToNext('Tab', shiftKey ? -1 : 1)
  else if (key === 'Escape') updateDraft(undefined)
  else if (key === 'F2') {
    if (draft) updateDraft({ ...draft, isCaretInText: !draft.isCaretInText })
    else updateDraft({ text: controller.getText(getActiveCell(chosen)), isCaretInText: true })
  } else if (draft?.isCaretInText) return false
  else if (step) {
    const start = shiftKey ? chosen.to : getActiveCell(chosen)
    goTo({ row: start.row + step.row, column: start.column + step.column }, shiftKey)
  } else return !draft && onKeyWithoutDraft(controller, chosen, { key, shiftKey })
  return true
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey'>

/** Handles keys while no cell is being edited. */
function onKeyWithoutDraft(
  controller: GridController,
  chosen: NonNullable<GridController['chosen']>,
  { key, shiftKey }: KeyPress,
) {
  const { columns, goTo, onChoose, onWrite } = controller
  const { row } = getActiveCell(chosen)
  if (key === 'Home') goTo({ row, column: 0 }, shiftKey)
  else if (key === 'End') goTo({ row, column: columns - 1 }, shiftKey)
  else if (key === 'Delete') onWrite(fillArea(toArea(chosen), ''))
  else if (key === ' ' && shiftKey) {
    const { top, bottom } = toArea(chosen)
    onChoose({ from: { row: top, column: 0 }, to: { row: bottom, column: columns - 1 } })
  } else return false
  return true
}

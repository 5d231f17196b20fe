// The keys of the list of transfers. The main button of a line has the focus, so Enter is the browser's own.
import { useEffect, useRef } from 'react'
import { findMainProposal, type LineProposal, type OpenLine } from './open-line.ts'

type LineActions = {
  onConfirm: (line: OpenLine, proposal: LineProposal) => void
  onFind: (line: OpenLine) => void
  onLeave: (line: OpenLine) => void
}

/** When a line is gone, the line that follows it gets the focus. */
export function useLineKeys(lines: readonly OpenLine[], actions: LineActions) {
  const list = useRef<HTMLOListElement>(null)
  const place = useRef(0)
  const newest = useRef({ lines, actions })
  const order = lines.map(({ id }) => id).join(' ')
  useEffect(() => {
    newest.current = { lines, actions }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is another when a line came or went
  useEffect(() => {
    if (!document.querySelector('dialog[open]')) focusLine(list.current, place.current)
  }, [order])
  useEffect(() => {
    const onFocus = (event: FocusEvent) => {
      const at = findLineOf(list.current, event.target)
      if (at >= 0) place.current = at
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const { lines, actions } = newest.current
      const line = lines[place.current]
      if (!line || !runKey(event.key, line, actions, (step) => move(list.current, place, step))) return
      event.preventDefault()
    }
    document.addEventListener('focusin', onFocus)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  return list
}

const isTyping = (target: EventTarget | null) =>
  (target instanceof Element && target.closest('input, textarea, select, dialog') !== null) ||
  document.querySelector('dialog[open]') !== null

/** Enter belongs to the focused button; where the focus is elsewhere, it is the line's. */
function runKey(key: string, line: OpenLine, actions: LineActions, step: (by: number) => void): boolean {
  if (key === 'ArrowDown') step(1)
  else if (key === 'ArrowUp') step(-1)
  else if (/^[fF]$/.test(key)) actions.onFind(line)
  else if (/^[xX]$/.test(key)) actions.onLeave(line)
  else if (/^[1-5]$/.test(key)) {
    const proposal = line.proposals[Number(key) - 1]
    if (proposal) actions.onConfirm(line, proposal)
  } else if (key === 'Enter' && document.activeElement === document.body) {
    const main = findMainProposal(line)
    if (main) actions.onConfirm(line, main)
  } else return false
  return true
}

const findLineOf = (list: HTMLOListElement | null, target: EventTarget | null) =>
  target instanceof Node ? [...(list?.children ?? [])].findIndex((line) => line.contains(target)) : -1

function move(list: HTMLOListElement | null, place: { current: number }, by: number): void {
  const last = (list?.children.length ?? 1) - 1
  place.current = Math.min(last, Math.max(0, place.current + by))
  focusLine(list, place.current)
}

function focusLine(list: HTMLOListElement | null, at: number): void {
  const lines = list?.children ?? []
  const line = lines[Math.min(at, lines.length - 1)]
  // Where something has to be chosen, Enter opens the search: no guess is confirmed by pressing on.
  line?.querySelector<HTMLButtonElement>('button[data-main]')?.focus()
}

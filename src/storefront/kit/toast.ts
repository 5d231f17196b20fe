// A message about a press, shown at the lower edge of the screen for a few seconds by the shell.
import type { PopupName } from './popup-state.ts'

export type Toast = { said: string; line?: string; link?: { href: string; label: string; popup?: PopupName } }

let current: Toast | undefined
const listeners = new Set<() => void>()

export const getToast = () => current

export function showToast(toast: Toast | undefined): void {
  current = toast
  for (const listener of listeners) listener()
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

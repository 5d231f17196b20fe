// What a grid is given, and what keys, mouse and clipboard do with it.
import type { Area, At, Chosen, Write } from './cells.ts'

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
export type Draft = { text: string; isEntered: boolean }

/** What keys, mouse and clipboard do with a grid. */
export type Working = GridUse & {
  draft: Draft | undefined
  type: (next: Draft | undefined) => void
  /** Writes what was typed. */
  commit: () => void
  goTo: (to: At, isLonger?: boolean) => void
  /** The rows below take what stands in the area, down to the last. */
  fill: (area: Area, last: number) => void
}

// What a grid is given: its columns, its cells, and what keys, mouse and clipboard do with them.
import type { ReactNode } from 'react'
import type { Area, At, Chosen, Write } from './cells.ts'

export type GridColumn<Row> = {
  key: string
  title: string
  isNumber?: boolean
  /** As it is typed and copied. */
  text(row: Row): string
  /** As it is read, where that differs. */
  shown?(row: Row): string
  /** One of these; anything else is typed. */
  choices?: readonly { value: string; name: string }[]
  /** Offered while one types. */
  known?: readonly string[]
  /** Each row has its own: filling leaves it alone. */
  isOwn?: boolean
  /** In characters. */
  width: number
}
export type Sheet<Row> = {
  columns: readonly GridColumn<Row>[]
  nameOf(row: Row): string
  wrongAt(row: Row, column: string): string | undefined
  /** What is wrong with a text that is still being typed. */
  wrongWhileTyping?(column: string, text: string): string | undefined
  isChanged(row: Row, column: string): boolean
  /** What stands beside the cells and is not written, before and after them. */
  before?: Beside & { cell(row: Row): ReactNode }
  after: { heads: readonly Beside[]; cells(row: Row): readonly ReactNode[] }
}
/** `width` in characters, at the least. */
export type Beside = { title: string; isHidden?: boolean; isNumber?: boolean; width: number }

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

/** `isEntered`: one is inside the text, by F2 or a double click, and the arrows move the caret in it. */
export type Draft = { text: string; isEntered: boolean }

/** What keys, mouse and clipboard do with a grid. */
export type Working = GridUse & {
  draft: Draft | undefined
  type: (next: Draft | undefined) => void
  /** Writes what was typed. */
  commit: () => void
  goTo: (to: At, isLonger?: boolean) => void
  /** To the next cell by Enter or Tab, as a spreadsheet goes. */
  goOn: (key: 'Enter' | 'Tab', step: 1 | -1) => void
  /** The rows below take what stands in the area, down to the last. */
  fill: (area: Area, last: number) => void
}

// What a grid is given: its columns, its cells, and what keys, mouse and clipboard do with them.
import type { ReactNode } from 'react'
import type { CellArea, CellPosition, CellSelection, CellWrite } from './cells.ts'

export type GridColumn<Row> = {
  key: string
  title: string
  isNumber?: boolean
  /** The value as text, as it is typed and copied. */
  text(row: Row): string
  /** The value as it is shown, if that is another text. */
  format?(row: Row): string
  /** The values to choose from. Without them the value is typed. */
  choices?: readonly { value: string; name: string }[]
  /** Values that are suggested while somebody types. */
  suggestions?: readonly string[]
  /** No two rows have the same value, so filling leaves it out. */
  skipsFill?: boolean
  /** The width in characters. */
  width: number
}
export type GridDefinition<Row> = {
  columns: readonly GridColumn<Row>[]
  getRowName(row: Row): string
  getCellError(row: Row, column: string): string | undefined
  /** What is wrong with a text that is still being typed. */
  getDraftError?(column: string, text: string): string | undefined
  isChanged(row: Row, column: string): boolean
  /** Columns that are not edited, before and after the cells. */
  before?: SideColumn & { cell(row: Row): ReactNode }
  after: { heads: readonly SideColumn[]; cells(row: Row): readonly ReactNode[] }
}
/** `width` in characters, at the least. */
export type SideColumn = { title: string; isHidden?: boolean; isNumber?: boolean; width: number }

export type GridOptions = {
  rows: number
  columns: number
  getText: (at: CellPosition) => string
  chosen: CellSelection | undefined
  onChoose: (chosen: CellSelection) => void
  onWrite: (writes: CellWrite[]) => void
  onUndo: () => void
  onRedo: () => void
  canFill: (column: number) => boolean
  /** The row that gets the focus when somebody comes by the Tab key. */
  firstVisibleRow: number
}

/** `isCaretInText`: one is inside the text, by F2 or a double click, and the arrows move the caret in it. */
export type CellDraft = { text: string; isCaretInText: boolean }

/** What keys, mouse and clipboard do with a grid. */
export type GridController = GridOptions & {
  draft: CellDraft | undefined
  updateDraft: (next: CellDraft | undefined) => void
  /** Writes what was typed. */
  commit: () => void
  goTo: (to: CellPosition, isExtending?: boolean) => void
  /** Goes to the next cell by Enter or Tab, as in a spreadsheet. */
  goToNext: (key: 'Enter' | 'Tab', step: 1 | -1) => void
  /** Fills the rows below with the values of the area, down to this row. */
  fill: (area: CellArea, last: number) => void
}

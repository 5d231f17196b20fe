// Builds rows from the beginnings and ends of paragraphs and tables, whatever format they came in.
import { itineraryLimits as limits } from '#limits/trade.ts'
import type { Row } from './itinerary.ts'
import { normalizeLine, splitLongLine } from './lines.ts'

type Table = {
  id: number
  row: string[][] | undefined
  /** Columns that a cell of a row above still covers, and for how many rows. */
  covered: number[]
  /** The text of the last cell that began in each column, and which of these cells reach down to this row. */
  begun: string[][]
  above: string[][]
  cell:
    | { lines: string[]; columns: number; rows: number; column?: number; continuesAbove?: boolean }
    | undefined
}

/** `continuesAbove`: it belongs to the cell above it. */
type CellPlacement = { column?: number; columns?: number; down?: number; continuesAbove?: boolean }

export function createGrid() {
  const rows: Row[] = []
  const ignored: string[] = []
  const tables: Table[] = []
  let letters = 0
  let [line, heading, count] = ['', false, 0]

  const addRow = (row: Row) => {
    letters += row.cells.flat().reduce((sum, text) => sum + text.length, 0)
    if (rows.length < limits.rows && letters <= limits.letters) rows.push(row)
    else ignored.push(...row.cells.flat())
  }
  const endLine = () => {
    const texts = splitLongLine(normalizeLine(line))
    line = ''
    const cell = tables.at(-1)?.cell
    for (const text of texts)
      if (!cell) addRow({ cells: [[text]], table: null, heading })
      else if (text.trim() !== '') cell.lines.push(text)
  }
  /**
   * A table inside a cell: the cells beside it come first, and what is before it is a paragraph of its
   * own.
   */
  const emptyCell = (outer: Table) => {
    endLine()
    if (outer.row?.some((cell) => cell.length > 0))
      addRow({ cells: outer.row, table: outer.id, heading: false })
    outer.row = outer.row?.map(() => [])
    for (const text of outer.cell?.lines ?? []) addRow({ cells: [[text]], table: null, heading: false })
    if (outer.cell) outer.cell.lines = []
  }
  const endCell = () => {
    const table = tables.at(-1)
    if (!table?.cell || !table.row) return
    if (line.trim() !== '') endLine()
    line = ''
    const { lines, columns, rows: down, column, continuesAbove = false } = table.cell
    skipCovered(table, column)
    for (let at = 0; at < columns; at++) {
      if (continuesAbove) reachDown(table)
      else table.begun[table.row.length] = at === 0 ? lines : []
      if (down > 1) table.covered[table.row.length] = down
      table.row.push(at === 0 ? lines : [])
    }
    table.cell = undefined
  }
  const reachDown = ({ row = [], begun, above }: Table) => {
    above[row.length] = begun[row.length] ?? []
  }
  const skipCovered = (table: Table, until?: number) => {
    const row = table.row ?? []
    for (;;) {
      const isCovered = (table.covered[row.length] ?? 0) > 0
      if (!isCovered && (until === undefined || row.length >= until || row.length >= 50)) return
      if (isCovered) reachDown(table)
      row.push([])
    }
  }
  const endRow = () => {
    endCell()
    const table = tables.at(-1)
    if (!table?.row) return
    skipCovered(table)
    table.covered = table.covered.map((left) => Math.max(0, left - 1))
    const { row, id, above } = table
    if (row.some((cell) => cell.length > 0)) addRow({ cells: row, table: id, heading: false, above })
    table.row = undefined
    table.above = []
  }
  return {
    rows,
    /** Rows beyond the limits, line by line. */
    ignored,
    text(more: string) {
      line += more
    },
    endLine() {
      if (line.trim() !== '' || tables.length === 0) endLine()
      heading = false
    },
    /** Ends the open paragraph. If it is empty, no line is added. */
    newBlock(isHeading = false) {
      if (line.trim() !== '') endLine()
      line = ''
      heading = isHeading
    },
    startTable() {
      const outer = tables.at(-1)
      if (outer) emptyCell(outer)
      else if (line.trim() !== '') endLine()
      line = ''
      tables.push({ id: ++count, row: undefined, covered: [], begun: [], above: [], cell: undefined })
    },
    endTable() {
      endRow()
      tables.pop()
    },
    startRow() {
      const table = tables.at(-1)
      if (!table) return
      endRow()
      table.row = []
    },
    endRow,
    startCell(columns = 1, down = 1) {
      const table = tables.at(-1)
      if (!table) return
      endCell()
      table.row ??= []
      table.cell = { lines: [], columns: clampSpan(columns), rows: clampSpan(down) }
    },
    /** For a format that says afterwards how far a cell reaches. */
    placeCell({ column, columns, down, continuesAbove }: CellPlacement) {
      const cell = tables.at(-1)?.cell
      if (!cell) return
      if (column !== undefined) cell.column = column
      if (columns !== undefined) cell.columns = clampSpan(columns)
      if (down !== undefined) cell.rows = clampSpan(down)
      if (continuesAbove !== undefined) cell.continuesAbove = continuesAbove
    },
    endCell,
    isInTable: () => tables.length > 0,
    end() {
      while (tables.length > 0) {
        endRow()
        tables.pop()
      }
      if (line.trim() !== '') endLine()
      return rows
    },
  }
}

const clampSpan = (span: number) => (Number.isInteger(span) && span >= 1 && span <= 200 ? span : 1)

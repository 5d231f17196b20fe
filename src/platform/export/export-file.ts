// A table that leaves the office as a file: what it is, and what a call that sends one takes.
import { z } from 'zod'
import { formatDay, formatTime } from '#lib/format.ts'
import type { Cell, DayCell } from '#lib/workbook/workbook-xml.ts'
import type { PdfTable } from './pdf-table.server.ts'

export type { Cell }
export type ExportFile = {
  format: 'csv' | 'xlsx' | 'pdf'
  /** The head above the table of a PDF. */
  head?: Pick<PdfTable, 'title' | 'subtitle' | 'sender' | 'logo' | 'language' | 'shape'>
  /** The name of the file, without its ending. */
  name: string
  titles: readonly string[]
  total: number
  /** Rows in batches that fit in memory, read on demand. */
  batches: () => AsyncIterable<readonly (readonly Cell[])[]>
  /** The name of the worksheet with the table, where there are several; otherwise the file's own name. */
  worksheetName?: string
  /** Worksheets of a workbook before the table, and after it; the other kinds of file have the table alone. */
  before?: readonly ExportWorksheet[]
  more?: readonly ExportWorksheet[]
}
export type ExportWorksheet = { name: string; titles: readonly string[]; rows: readonly (readonly Cell[])[] }

/** A moment of the database, or its day, in Seoul. */
export const toMomentCell = (moment: string): DayCell => ({
  day: formatDay(moment),
  time: formatTime(moment),
})
export const toDayCell = (moment: string): DayCell => ({ day: formatDay(moment) })

/** The content type each kind of file is sent with. */
export const exportContentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
}

export const isExportFile = (value: unknown): value is ExportFile =>
  typeof value === 'object' && value !== null && 'batches' in value && 'titles' in value

/** An export takes the list's own filters, and the columns that are shown, in their order. */
export const createExportInput = <const K extends readonly [string, ...string[]]>(columns: K) => ({
  format: z.enum(['csv', 'xlsx']),
  columns: z.array(z.enum(columns)).min(1).max(columns.length),
})

/** The contract of a call that sends one, beside its path, its `may` and its input. */
export const exportCall = {
  method: 'GET',
  takes: 'query',
  tx: 'own',
  proof: true,
  logsRead: true,
  sends: 'file',
  output: z.custom<ExportFile>(isExportFile),
  refuses: ['EXPORT_TOO_LARGE'],
} as const

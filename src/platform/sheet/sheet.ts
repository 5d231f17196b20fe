// A table that leaves the office as a file: what it is, and what a call that sends one takes.
import { z } from 'zod'
import { dayOf, timeOf } from '#plain/format.ts'
import type { Cell, DayCell } from '#plain/workbook/workbook-xml.ts'

export type { Cell }
export type Sheet = {
  format: 'csv' | 'xlsx'
  /** Of the file, without its ending. */
  name: string
  titles: readonly string[]
  total: number
  /** Rows in batches that fit in memory, read on demand. */
  batches: () => AsyncIterable<readonly (readonly Cell[])[]>
}

/** A moment of the database, or its day, in Seoul. */
export const momentCell = (moment: string): DayCell => ({ day: dayOf(moment), time: timeOf(moment) })
export const dayCell = (moment: string): DayCell => ({ day: dayOf(moment) })

/** The content type each kind of file is sent with. */
export const sheetTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export const isSheet = (value: unknown): value is Sheet =>
  typeof value === 'object' && value !== null && 'batches' in value && 'titles' in value

/** What is asked for beside the list's own filters: the columns that are shown, in their order. */
export const sheetInput = <const K extends readonly [string, ...string[]]>(columns: K) => ({
  format: z.enum(['csv', 'xlsx']),
  columns: z.array(z.enum(columns)).min(1).max(columns.length),
})

/** The contract of a call that sends one, beside its path, its `may` and its input. */
export const sendsSheet = {
  method: 'GET',
  takes: 'query',
  who: 'staff',
  tx: 'own',
  proof: true,
  notes: true,
  fresh: true,
  sends: 'sheet',
  output: z.custom<Sheet>(isSheet),
  refuses: ['EXPORT_TOO_LARGE', 'STEP_UP_REQUIRED', 'FACTOR_REQUIRED'],
} as const

// The columns of the price grid: what each shows of a departure, and how typed text is read.

import type { Flights } from '#domain/catalog/flights.ts'
import { formatDepartureLabel } from '#domain/departure/departure-label.ts'
import { parsePriceChange, parseWon } from './parse-price-change.ts'
import type { EditableColumn, Row } from './price-grid-row.ts'

export const numberColumns = ['adult_price', 'child_price', 'baby_price', 'seats', 'minimum'] as const
export const priceColumns = ['adult_price', 'child_price', 'baby_price'] as const
export type NumberColumn = (typeof numberColumns)[number]
/** In the order of the grid. `leaving`: time and flights together. */
export const columnKeys = ['departure_date', 'leaving', ...numberColumns, 'closed_yn'] as const
export type ColumnKey = (typeof columnKeys)[number]

export const isNumberColumn = (key: string): key is NumberColumn => numberColumns.some((each) => each === key)
export const isPriceColumn = (key: string) => priceColumns.some((each) => each === key)

/** Where a column shows what is stored in another. */
export const toColumnKey = (stored: EditableColumn): ColumnKey =>
  stored === 'departure_time' || stored === 'flights' ? 'leaving' : stored

export const formatDepartureTime = ({ departure_time, flights }: Row) =>
  formatDepartureLabel({ departure_time, flight_number: flights[0]?.number ?? null })

export function getCellText(row: Row, key: ColumnKey): string {
  const odd = row.invalidTexts[key]
  if (odd !== undefined) return odd
  return key === 'leaving' ? formatDepartureTime(row) : String(row[key])
}

/** The flights of an agency by the name of their template and by their first number. */
export type FlightPlans = ReadonlyMap<string, Flights>
export const toPlanKey = (name: string) => name.replace(/[\s-]/g, '').toUpperCase()

type CellContext = {
  plans: FlightPlans
  closed: readonly string[]
  open: readonly string[]
  /** A person typed it: "+5%" and "-3만" change the current value. */
  isTyped?: boolean | undefined
}

/** Text that is no value of the column stays as it was typed, and is marked: nothing pasted is lost. */
export function writeCell(row: Row, key: ColumnKey, text: string, context: CellContext): Partial<Row> {
  const value = applyTypedChange(row, key, text, context) ?? parseCell(key, text.trim(), context)
  const { [key]: _was, ...odd } = row.invalidTexts
  return value ? { ...value, invalidTexts: odd } : { invalidTexts: { ...odd, [key]: text.trim() } }
}

function applyTypedChange(
  row: Row,
  key: ColumnKey,
  text: string,
  { isTyped }: CellContext,
): Partial<Row> | undefined {
  if (!isTyped || !isNumberColumn(key) || row.invalidTexts[key] !== undefined || !/^[+=-]/.test(text.trim()))
    return undefined
  const change = parsePriceChange(text)
  return change && { [key]: change(row[key], isPriceColumn(key) ? undefined : 1) }
}

function parseCell(
  key: ColumnKey,
  text: string,
  { plans, closed, open }: CellContext,
): Partial<Row> | undefined {
  if (isNumberColumn(key)) {
    const number = parseNumber(text)
    return number === undefined ? undefined : { [key]: number }
  }
  if (key === 'departure_date') {
    const day = parseDate(text)
    return day === undefined ? undefined : { departure_date: day }
  }
  if (key === 'leaving') return parseDepartureTime(text, plans)
  const lowerText = text.toLowerCase()
  if (closed.includes(lowerText)) return { closed_yn: 'Y' }
  return open.includes(lowerText) ? { closed_yn: 'N' } : undefined
}

/** A fraction or a sum under nothing is a number, too: that it is no price is said where prices are ruled. */
function parseNumber(text: string): number | undefined {
  const plain = text.replace(/[\s,원₩]/g, '')
  if (plain === '') return 0
  return parseWon(plain) ?? parseFraction(plain)
}

const parseFraction = (plain: string) => (/^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined)

/** A number, or a change of one, has no other signs than these. */
export const isWordInNumber = (text: string) => /[^\d\s,.+=%원₩만천-]/.test(text)

/** 2027-03-01, 2027.3.1, 2027/3/1 or 27. 3. 1: a day the calendar has. */
function parseDate(text: string): string | undefined {
  const [, year = '', month = '', day = ''] =
    /^(\d{4}|\d{2})\s*[-./]\s*(\d{1,2})\s*[-./]\s*(\d{1,2})\.?$/.exec(text) ?? []
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date) ? date : undefined
}

/** A time, the number of a known flight, or the name of a template; nothing takes it off. */
function parseDepartureTime(text: string, plans: FlightPlans): Partial<Row> | undefined {
  if (text === '') return { departure_time: null, flights: [] }
  const [, hour = '', minute = ''] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? []
  if (minute !== '' && Number(hour) < 24 && Number(minute) < 60)
    return { departure_time: `${hour.padStart(2, '0')}:${minute}`, flights: [] }
  const flights = plans.get(toPlanKey(text)) ?? plans.get(toPlanKey(text.split('·')[0] ?? ''))
  return flights && { flights, departure_time: flights[0]?.departs ?? null }
}

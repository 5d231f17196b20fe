// The columns of the sheet: what a departure says in each, and what a typed text makes of it.
import type { Flights } from '#domain/catalog/flights.ts'
import { leavingAt } from '#domain/catalog/leaving-at.ts'
import { changedPrice, parseWon } from './changed-price.ts'
import type { Edited, Row } from './sheet-row.ts'

export const numbers = ['adult_price', 'child_price', 'baby_price', 'seats', 'minimum'] as const
export const prices = ['adult_price', 'child_price', 'baby_price'] as const
export type NumberColumn = (typeof numbers)[number]
/** In the order of the sheet. `leaving`: time and flights together. */
export const columnKeys = ['departure_date', 'leaving', ...numbers, 'closed_yn'] as const
export type ColumnKey = (typeof columnKeys)[number]

export const isNumberColumn = (key: string): key is NumberColumn => numbers.some((each) => each === key)
export const isPrice = (key: string) => prices.some((each) => each === key)

/** Where a column shows what is stored in another. */
export const columnOf = (stored: Edited): ColumnKey =>
  stored === 'departure_time' || stored === 'flights' ? 'leaving' : stored

export const leavingOf = ({ departure_time, flights }: Row) =>
  leavingAt({ departure_time, flight_number: flights[0]?.number ?? null })

export function textOf(row: Row, key: ColumnKey): string {
  const odd = row.odd[key]
  if (odd !== undefined) return odd
  return key === 'leaving' ? leavingOf(row) : String(row[key])
}

/** The flights of an agency by the name of their template and by their first number. */
export type Plans = ReadonlyMap<string, Flights>
export const planKey = (name: string) => name.replace(/[\s-]/g, '').toUpperCase()

type Known = {
  plans: Plans
  closed: readonly string[]
  open: readonly string[]
  /** A person typed it: "+5%" and "-3만" change what stands there. */
  isTyped?: boolean | undefined
}

/** What is no value of the column is kept as it was typed, and marked: nothing pasted is lost. */
export function typedInto(row: Row, key: ColumnKey, text: string, known: Known): Partial<Row> {
  const value = changeIn(row, key, text, known) ?? valueTyped(key, text.trim(), known)
  const { [key]: _was, ...odd } = row.odd
  return value ? { ...value, odd } : { odd: { ...odd, [key]: text.trim() } }
}

function changeIn(row: Row, key: ColumnKey, text: string, { isTyped }: Known): Partial<Row> | undefined {
  if (!isTyped || !isNumberColumn(key) || row.odd[key] !== undefined || !/^[+=-]/.test(text.trim()))
    return undefined
  const change = changedPrice(text)
  return change && { [key]: change(row[key], isPrice(key) ? undefined : 1) }
}

function valueTyped(key: ColumnKey, text: string, { plans, closed, open }: Known): Partial<Row> | undefined {
  if (isNumberColumn(key)) {
    const number = numberOf(text)
    return number === undefined ? undefined : { [key]: number }
  }
  if (key === 'departure_date') {
    const day = dayOf(text)
    return day === undefined ? undefined : { departure_date: day }
  }
  if (key === 'leaving') return leavingFrom(text, plans)
  const said = text.toLowerCase()
  if (closed.includes(said)) return { closed_yn: 'Y' }
  return open.includes(said) ? { closed_yn: 'N' } : undefined
}

/** A fraction or a sum under nothing is a number, too: that it is no price is said where prices are ruled. */
function numberOf(text: string): number | undefined {
  const plain = text.replace(/[\s,원₩]/g, '')
  if (plain === '') return 0
  return parseWon(plain) ?? fractionOf(plain)
}

const fractionOf = (plain: string) => (/^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined)

/** A number, or a change of one, has no other signs than these. */
export const isWordInNumber = (text: string) => /[^\d\s,.+=%원₩만천-]/.test(text)

/** 2027-03-01, 2027.3.1, 2027/3/1 or 27. 3. 1: a day the calendar has. */
function dayOf(text: string): string | undefined {
  const [, year = '', month = '', day = ''] =
    /^(\d{4}|\d{2})\s*[-./]\s*(\d{1,2})\s*[-./]\s*(\d{1,2})\.?$/.exec(text) ?? []
  const typed = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${typed}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(typed) ? typed : undefined
}

/** A time, the number of a known flight, or the name of a template; nothing takes it off. */
function leavingFrom(text: string, plans: Plans): Partial<Row> | undefined {
  if (text === '') return { departure_time: null, flights: [] }
  const [, hour = '', minute = ''] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? []
  if (minute !== '' && Number(hour) < 24 && Number(minute) < 60)
    return { departure_time: `${hour.padStart(2, '0')}:${minute}`, flights: [] }
  const flights = plans.get(planKey(text)) ?? plans.get(planKey(text.split('·')[0] ?? ''))
  return flights && { flights, departure_time: flights[0]?.departs ?? null }
}

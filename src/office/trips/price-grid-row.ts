// A departure as a row of the price grid: what is stored, what was edited, and typed text that is no value.
import type { Api } from '#office/api.ts'

export type DepartureList = Awaited<ReturnType<Api['departure']['departures']>>
export type Template = Awaited<ReturnType<Api['departure']['flightTemplates']>>['list'][number]
export type Holiday = Awaited<ReturnType<Api['departure']['holidays']>>['list'][number]
export type StoredDeparture = DepartureList['list'][number]
/**
 * `key`: its own while it has no number. `invalidTexts`: what was typed and is no value of its column. `tell_booked`:
 * whoever has booked is told of another day.
 */
export type Row = StoredDeparture & {
  key: string
  invalidTexts: Readonly<Record<string, string>>
  tell_booked: boolean
}

export const editableColumns = [
  'departure_date',
  'departure_time',
  'flights',
  'adult_price',
  'child_price',
  'baby_price',
  'seats',
  'minimum',
  'closed_yn',
] as const
export type EditableColumn = (typeof editableColumns)[number]

export const toRow = (stored: StoredDeparture): Row => ({
  ...stored,
  key: String(stored.departure_id),
  invalidTexts: {},
  tell_booked: false,
})

export const isSameCell = (one: Row, other: Row, column: EditableColumn) =>
  one[column] === other[column] ||
  (column === 'flights' && JSON.stringify(one.flights) === JSON.stringify(other.flights))

export type Rows = readonly Row[]

export const hasInvalidText = ({ invalidTexts }: Row) => Object.keys(invalidTexts).length > 0

export const sortRows = (rows: Rows): Rows =>
  [...rows].sort(
    (one, other) =>
      one.departure_date.localeCompare(other.departure_date) ||
      (one.departure_time ?? '').localeCompare(other.departure_time ?? ''),
  )

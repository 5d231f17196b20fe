// The sources of pending work, in SQL: where the items of each kind are read.
import { type RawBuilder, sql } from 'kysely'
import { isTestBooking } from '#domain/booking/test-bookings.server.ts'
import type { Permission } from '#roles.ts'
import type { PendingItem, PendingKind } from './pending-item.ts'

/** A stored task: its words are chosen, and its telephone masked, for each reader. */
type StoredTask = Omit<Extract<PendingItem, { kind: 'tasks' }>, 'contact_masked'> & {
  occasion: string | null
  contact: string | null
}
export type StoredItem = Exclude<PendingItem, { kind: 'tasks' }> | StoredTask
type PendingRows<Field extends string = string> = {
  item: Record<Field, RawBuilder<unknown>>
  by: RawBuilder<unknown>
  from: RawBuilder<unknown>
}
type FieldsOf<Kind> = Exclude<keyof Extract<StoredItem, { kind: Kind }>, 'kind'> & string

/** `permissions`: one of them is enough. `by`: the most urgent first. */
export type PendingSources<Kinds extends PendingKind> = {
  [Kind in Kinds]: {
    permissions: readonly Permission[]
    rows: (travel_agency: number, staff_id: number) => PendingRows<FieldsOf<Kind>>
  }
}

/** The items of a kind, and the `place` of each. */
export function selectItems(kind: PendingKind, { item, by, from }: PendingRows) {
  const fields = { kind: sql.lit(kind), ...item }
  const pairs = Object.entries(fields).map(([name, value]) => sql`${sql.lit(name)}, ${value}`)
  return sql`select jsonb_build_object(${sql.join(pairs)}) as item, row_number() over (order by ${by}) as place
    from ${from}`
}

export const formatMoment = (at: RawBuilder<unknown>) =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Fields of the booking `b`. */
export const bookingFields = (travel_agency: number) => ({
  ref: sql`b.booking_id`,
  name: sql`b.name`,
  page_title: sql`b.page_title`,
  departure_date: sql`b.departure_date`,
  is_test: isTestBooking(travel_agency, sql`b.id`),
})
export const byDeparture = sql`b.departure_date, b.id`
/** Fields of a select `o`. */
export const departureFields = {
  ref: sql`o.departure_id::text`,
  page_title: sql`o.page_title`,
  departure_date: sql`o.departure_date`,
}

// What one thing that waits is made of, in SQL: the columns that every kind of pending work selects.
import { type RawBuilder, sql } from 'kysely'
import type { Permission } from '#roles.ts'

export type PendingItem = {
  ref: string
  name: string | null
  page_title: { ko: string; en: string } | null
  departure_date: string | null
  at: string | null
  amount: number | null
  count: number | null
  of: number | null
  task: string | null
  task_id: number | null
  due: string | null
  is_ours: boolean | null
  occasion: string | null
  contact: string | null
}
/** `permissions`: one of them is enough. `rows` selects the columns of an item and its sort key. */
export type PendingSource = {
  permissions: readonly Permission[]
  rows: (travel_agency: number, staff_id: number) => RawBuilder<unknown>
}

const formatMoment = (at: RawBuilder<unknown>) =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const nullText = sql`null::text`
const nullNumber = sql`null::bigint`

/** The columns of an item, in their order. */
export const buildColumns = (item: {
  ref: RawBuilder<unknown>
  name?: RawBuilder<unknown>
  page_title?: RawBuilder<unknown>
  departure_date?: RawBuilder<unknown>
  at?: RawBuilder<unknown>
  amount?: RawBuilder<unknown>
  count?: RawBuilder<unknown>
  of?: RawBuilder<unknown>
  task?: RawBuilder<unknown>
  task_id?: RawBuilder<unknown>
  due?: RawBuilder<unknown>
  is_ours?: RawBuilder<unknown>
  occasion?: RawBuilder<unknown>
  contact?: RawBuilder<unknown>
  by: RawBuilder<unknown>
}) => sql`${item.ref}::text as ref, ${item.name ?? nullText} as name, ${item.page_title ?? sql`null::jsonb`} as page_title,
  ${item.departure_date ?? sql`null::date`} as departure_date, ${item.at ? formatMoment(item.at) : nullText} as at,
  ${item.amount ?? nullNumber} as amount, ${item.count ?? nullNumber} as count, ${item.of ?? nullNumber} as of,
  ${item.task ?? nullText} as task, ${item.task_id ?? nullNumber} as task_id, ${item.due ?? sql`null::date`} as due,
  ${item.is_ours ?? sql`null::boolean`} as is_ours, ${item.occasion ?? nullText} as occasion,
  ${item.contact ?? nullText} as contact, row_number() over (order by ${item.by}) as place`

export const bookingColumns = {
  ref: sql`b.booking_id`,
  name: sql`b.name`,
  page_title: sql`b.page_title`,
  departure_date: sql`b.departure_date`,
  by: sql`b.departure_date, b.id`,
}

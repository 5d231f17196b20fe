// Counts what an erasure takes, and what the law keeps until when: for the preview and for the receipt.
import { sql } from 'kysely'
import { consultYears, logInRetentionMonths, paymentRecordYears } from '#limits/retention.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import type { erasedKinds, keptKinds } from './erased-kinds.ts'
import type { Customer } from './parts.server.ts'

type ErasedKind = (typeof erasedKinds)[number]
type KeptKind = (typeof keptKinds)[number]
export type ErasureCounts = {
  erased: { what: ErasedKind; count: number }[]
  kept: { what: KeptKind; count: number; until: string }[]
}

/** Bookings are kept as the daily retention keeps them: counted from the last event or payment. */
export const keptUntil = sql<string>`(greatest(b.reg_date,
  (select max(h.at) from booking_history h where h.travel_agency = b.travel_agency and h.booking = b.id),
  (select max(l.at) from ledger l where l.travel_agency = b.travel_agency and l.booking = b.id))
  at time zone 'Asia/Seoul' + make_interval(years => ${paymentRecordYears}))::date`
/** Consultations are kept as the daily retention keeps them. */
export const consultKeptUntil = sql<string>`(c.reg_date at time zone 'Asia/Seoul' + make_interval(years => ${consultYears}))::date`

export async function countErasure(ctx: AgencyContext, customer: Customer): Promise<ErasureCounts> {
  const [erased, kept] = [await countErased(ctx, customer), await countKept(ctx, customer)]
  return { erased: erased.filter(({ count }) => count > 0), kept: kept.filter(({ count }) => count > 0) }
}

async function countErased(
  { db, travel_agency }: AgencyContext,
  { customer, members, bookings, consults, quotes }: Customer,
): Promise<ErasureCounts['erased']> {
  const count = (table: string, column: string, ids: readonly number[]) =>
    sql`(select count(*) from ${sql.table(table)} where travel_agency = ${travel_agency} and ${sql.ref(column)} = any(${ids}::bigint[]))`
  const { rows } = await sql<ErasureCounts['erased'][number]>`
    select what, count::int from (values
      ('member', ${count('member', 'id', members)}),
      ('bookings', ${count('booking', 'id', bookings)}),
      ('travellers', ${count('traveller', 'booking', bookings)} + ${count('emergency_contact', 'booking', bookings)}),
      ('notes', ${count('booking_note', 'booking', bookings)} + ${count('booking_task', 'booking', bookings)}
        + ${count('traveller_note', 'booking', bookings)} + ${count('customer_note', 'customer', customer === null ? [] : [customer])}),
      ('messages', ${count('delivery', 'booking', bookings)}),
      ('documents', ${count('passport', 'booking', bookings)} + ${count('passport_file', 'booking', bookings)}
        + ${count('attached_file', 'booking', bookings)} + ${count('passport', 'consult', consults)}
        + ${count('passport_file', 'consult', consults)}),
      ('questions', ${count('post', 'user_id', members)}),
      ('consultations', ${count('consult', 'id', consults)}),
      ('quotes', ${count('quote', 'id', quotes)}),
      ('reviews', ${count('review', 'booking', bookings)})) each (what, count)`.execute(db)
  return rows
}

async function countKept(
  { db, travel_agency }: AgencyContext,
  { members, bookings, consults }: Customer,
): Promise<ErasureCounts['kept']> {
  const ofBookings = sql`booking b where b.travel_agency = ${travel_agency} and b.id = any(${bookings}::bigint[])`
  const { rows } = await sql<ErasureCounts['kept'][number]>`
    select 'contract' as what, count(*)::int as count, max(${keptUntil})::text as until from ${ofBookings}
    union all select 'payment', count(*)::int, max(${keptUntil})::text from ${ofBookings}
      and exists (select from ledger l where l.travel_agency = b.travel_agency and l.booking = b.id)
    union all select 'complaint', count(*)::int, max(${consultKeptUntil})::text from consult c
      where c.travel_agency = ${travel_agency} and c.id = any(${consults}::bigint[])
    union all select 'log_in', count(*)::int,
        ((max(a.at) at time zone 'Asia/Seoul') + make_interval(months => ${logInRetentionMonths}))::date::text
      from audit a where a.travel_agency = ${travel_agency} and a.member_id = any(${members}::bigint[])`.execute(
    db,
  )
  return rows
}

// Locked records of a closed agency, opened for one named person who asks for them. Decision 98
import { sql } from 'kysely'
import { flattenRecord } from '#domain/customer/flatten-record.ts'
import { readBookingRecords } from '#domain/customer/kept-records.server.ts'
import { toDigits } from '#lib/phone.ts'
import type { In } from '#platform/wire/call.ts'
import type { StaffCtx } from '#platform/wire/request-context.ts'
import { enterAgency } from './change-agency.server.ts'
import type { operatorCalls } from './office-calls.ts'

/** Both the whole name and the whole telephone: nobody looks through all there are. The log names neither. */
export async function readClosedRecords(
  ctx: StaffCtx,
  { agency, name, contact, purpose }: In<typeof operatorCalls.closedRecords>,
) {
  const { inAgency } = await enterAgency(ctx, agency, ['closed'])
  const { db, travel_agency } = inAgency
  const named = await db
    .selectFrom('booking')
    .select(['id', 'contact'])
    .where('travel_agency', '=', travel_agency)
    .where(sql<string>`replace(name, ' ', '')`, '=', name.replaceAll(' ', ''))
    .execute()
  const bookings = named.filter((each) => toDigits(each.contact) === toDigits(contact)).map(({ id }) => id)
  const records = await readBookingRecords(inAgency, bookings)
  inAgency.logChange({ subject: 'site', after: { purpose, rows: records.length } })
  return {
    list: records.map(({ number, until, record }) => ({ number, until, lines: flattenRecord(record) })),
  }
}

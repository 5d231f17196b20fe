// The cash receipts of a booking as its screens show them, and for whom they are.
import { sql } from 'kysely'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { lastHandOver } from './history.server.ts'

export async function loadBookingReceipts({ db, travel_agency }: AgencyContext, booking: number) {
  const [wish, receipts] = await Promise.all([
    db
      .selectFrom('receipt_wish')
      .select(['purpose', 'ending'])
      .where('travel_agency', '=', travel_agency)
      .where('booking', '=', booking)
      .executeTakeFirst(),
    db
      .selectFrom('cash_receipt')
      .select(['id', 'kind', 'amount', 'state', 'issue_number', 'receipt_url'])
      .where('travel_agency', '=', travel_agency)
      .where('booking', '=', booking)
      .where('amount', '>', 0)
      .where(sql<boolean>`reg_date > ${lastHandOver('cash_receipt')}`) // somebody else's, with their number behind it
      .orderBy('id')
      .execute(),
  ])
  return {
    receipt_wish: wish ?? null,
    cash_receipts: receipts.flatMap(({ state, ...receipt }) =>
      state === 'dropped' ? [] : [{ ...receipt, state }],
    ),
  }
}

// What customers owe the agency, by booking, and what of it the owner waives. Decision 78
import { sql } from 'kysely'
import { calculateMoney } from '#domain/booking/booking-money.ts'
import { getBookingForStaff } from '#domain/booking/find.server.ts'
import { isOverdue } from '#domain/booking/pending-work.server.ts'
import { updateBooking } from '#domain/booking/write.server.ts'
import { maskContact } from '#domain/member/mask-name.ts'
import { refuse } from '#errors.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In, Out } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { paymentOfficeCalls } from './office-calls.ts'

type Receivable = Out<(typeof paymentOfficeCalls)['receivables']>['list'][number]

/** The query has two halves, because each has an index of its own. */
const selectReceivables = (travel_agency: number) => sql`
  select b.id, b.booking_id, b.name, b.contact, b.page_title, b.departure_date, b.progress, b.paid, b.due_by,
    case when ${isOverdue} then 'overdue' else 'later' end as kind, b.due as amount
  from booking_money b where b.travel_agency = ${travel_agency} and b.due > 0
  union all
  select b.id, b.booking_id, b.name, b.contact, b.page_title, b.departure_date, b.progress, b.paid, null::date,
    'claim', b.claim
  from booking_money b where b.travel_agency = ${travel_agency} and b.claim > 0`

export async function listReceivables(
  { db, travel_agency }: AgencyContext,
  { kind, ...paging }: In<(typeof paymentOfficeCalls)['receivables']>,
) {
  const matching = sql<Omit<Receivable, 'contact_masked'> & { id: number; contact: string }>`
    select * from (${selectReceivables(travel_agency)}) r
    where ${kind === undefined ? sql`true` : sql`r.kind = ${kind}`}`
  const order = sql`kind <> 'overdue', coalesce(due_by, departure_date), id`
  const { list, ...rest } = await listPage(db, matching, order, paging)
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from (${matching}) r`.execute(db)
  return {
    ...rest,
    sum: rows[0]?.sum ?? 0,
    list: list.map(({ contact, ...each }) => ({ ...each, contact_masked: maskContact(contact) })),
  }
}

/** The reason stands in the history of the booking: the log keeps no words about a customer. */
export function waiveClaim(
  ctx: ManualTxContext<StaffCtx>,
  input: In<(typeof paymentOfficeCalls)['waiveClaim']>,
) {
  return withIdempotencyKey(ctx, 'office waive claim', input, async (txCtx) => {
    const booking = await getBookingForStaff(txCtx, input.booking_id, 'lock')
    const { claim } = calculateMoney(booking)
    if (claim === 0) refuse('NOTHING_OWED')
    if (claim !== input.amount) refuse('PAYMENT_MISMATCH')
    const { claim_waived } = booking
    await updateBooking(txCtx, booking, { claim_waived: claim_waived + claim, note: input.reason })
    txCtx.logChange({
      subject: `booking ${booking.booking_id}`,
      before: { claim },
      after: { waived: claim },
    })
    return {}
  })
}

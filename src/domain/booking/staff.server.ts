// What staff do with bookings: see them, move them on, refuse to cancel one.
// Money that comes and goes by bank transfer is in payment/transfer.server.ts.

import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { pageSizes } from '#limits/shown.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import type { InAgency, Working } from '#platform/wire/asking.ts'
import type { Progress } from './calls.ts'
import { describe } from './describe.server.ts'
import { ofStaff } from './find.server.ts'
import type { Acting } from './history.server.ts'
import { move } from './move.server.ts'
import { keepCancelCost } from './write.server.ts'

type Act = Working & Acting

/** The newest, at one progress or at any. */
export function latestBookings({ db, travel_agency }: InAgency, progress?: Progress) {
  const bookings = db
    .selectFrom('booking')
    .select([
      'id',
      'booking_id',
      'progress',
      'name',
      'page_title',
      'departure_date',
      'adult',
      'child',
      'baby',
      'total',
      'pay_by',
      'held_until',
      'reg_date',
    ])
    .where('travel_agency', '=', travel_agency)
    .$if(progress !== undefined, (query) => query.where('progress', '=', progress ?? 'ready'))
  return listPage(db, bookings, sql`id desc`, { page: 1, page_size: pageSizes.most })
}

/** What the customer sees, all of its money, and its history: who moved it, with which note. */
export async function showToStaff(here: InAgency, number: string) {
  const booking = await ofStaff(here, number)
  const history = await here.db
    .selectFrom('booking_history')
    .select(['progress', 'by', 'by_name', 'note', 'at'])
    .where('travel_agency', '=', here.travel_agency)
    .where('booking', '=', booking.id)
    .orderBy('seq')
    .execute()
  const payments = await here.db
    .selectFrom('ledger')
    .select(['transaction_id', 'kind', 'method', 'amount', 'at', 'by_name'])
    .where('travel_agency', '=', here.travel_agency)
    .where('booking', '=', booking.id)
    .orderBy('id')
    .execute()
  return { ...(await describe(here, booking)), id: booking.id, history, payments }
}

const before = { preparing: 'payment_completed', ready: 'preparing' } as const

export async function moveOn(ctx: Act, number: string, to: keyof typeof before): Promise<void> {
  const booking = await ofStaff(ctx, number, 'lock')
  if (booking.progress !== before[to]) refuse('WRONG_PROGRESS')
  await move(ctx, booking, { to, by: 'staff' })
}

/**
 * The booking goes back to where it was. This is refused when a refund is already on its way through the
 * gateway, and when the agency itself cancelled.
 */
export async function refuseCancel(ctx: Act, number: string, note = ''): Promise<void> {
  const booking = await ofStaff(ctx, number, 'lock')
  if (booking.progress !== 'cancel_requested' || booking.before_cancel === null) refuse('WRONG_PROGRESS')
  if (booking.cancel_reason !== null) refuse('WRONG_PROGRESS')
  await refuseWhileRefunding(ctx, booking.id)
  await move(ctx, booking, { to: booking.before_cancel, by: 'staff', note })
  await keepCancelCost(ctx, booking.id, { refund_due: null, cancel_fee: null })
}

export async function refuseWhileRefunding({ db, travel_agency }: InAgency, booking: number): Promise<void> {
  const asked = await db
    .selectFrom('refund')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .where('state', '=', 'asked')
    .executeTakeFirst()
  if (asked) refuse('REFUND_UNDER_WAY')
}

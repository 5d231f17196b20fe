// Customers change their booking by themselves: what they may, what it costs, and doing it. Decision 102
import { getOwnBooking } from '#domain/booking/find.server.ts'
import { refuseWhileRefunding } from '#domain/booking/staff.server.ts'
import { refuse, refuseIfChanged } from '#errors.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import { requestCode } from '#platform/mail-code.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { Ctx, ManualTxContext } from '#platform/wire/request-context.ts'
import { applyChange, priceChange, proveNewBooker, toHandOverCode } from './apply-change.server.ts'
import { findLatestRequest } from './change-request.server.ts'
import { readChangeRule } from './change-rule.server.ts'
import { listOtherDates } from './other-dates.server.ts'
import type { ownChangeCalls } from './own-change-calls.ts'
import { countSingleRooms } from './reprice.ts'

type OwnChangeCalls = typeof ownChangeCalls

export async function changeOptions(ctx: Ctx, input: In<OwnChangeCalls['changeOptions']>) {
  const booking = await getOwnBooking(ctx, input)
  const { until, getWay } = await readChangeRule(ctx, booking)
  return {
    until,
    ways: {
      date: getWay('date'),
      party: getWay('party'),
      rooms: getWay('rooms'),
      person: getWay('person'),
      booker: getWay('booker'),
    },
    revision: booking.revision,
    single_rooms: countSingleRooms(booking),
    dates: getWay('date') === 'none' ? [] : await listOtherDates(ctx, booking),
    request: await findLatestRequest(ctx, booking.id),
  }
}

export async function previewChange(ctx: Ctx, { change, ...input }: In<OwnChangeCalls['previewChange']>) {
  const booking = await getOwnBooking(ctx, input)
  const { getWay } = await readChangeRule(ctx, booking)
  const way = getWay(change.kind)
  if (way === 'none') refuse('WRONG_PROGRESS')
  return { ...(await priceChange(ctx, booking, change)), way }
}

/** Locks the booking, then the seats, as a change by staff does: of two who want the last seat one gets it. */
export async function changeOwnBooking(
  ctx: ManualTxContext<Ctx>,
  { code, ...input }: In<OwnChangeCalls['change']>,
) {
  const { change, revision, total } = input
  await proveNewBooker(ctx, { ...input, code })
  return withIdempotencyKey(ctx, 'own change', input, async (txCtx) => {
    const booking = await getOwnBooking(txCtx, input, 'lock')
    refuseIfChanged(booking.revision, revision)
    await refuseWhileRefunding(txCtx, booking.id)
    const { getWay } = await readChangeRule(txCtx, booking)
    if (getWay(change.kind) !== 'self') refuse('CHANGE_NEEDS_STAFF')
    const { due, refund } = await applyChange(txCtx, booking, change, total)
    await notify(txCtx, 'agency-changed', { ref: booking.id })
    return { booking_id: booking.booking_id, due, refund }
  })
}

export async function sendHandOverCode(
  ctx: ManualTxContext<Ctx>,
  { email, ...input }: In<OwnChangeCalls['handOverCode']>,
) {
  const { booking_id, way } = await ctx.transaction(async (txCtx) => {
    const booking = await getOwnBooking(txCtx, input)
    return { booking_id: booking.booking_id, way: (await readChangeRule(txCtx, booking)).getWay('booker') }
  })
  if (way === 'none') refuse('WRONG_PROGRESS')
  await requestCode(ctx, { ...toHandOverCode(booking_id, email), email, language: ctx.language })
  return {}
}

// §7 Cancelling, whole or by traveller.
// What it costs today is shown first and holds to the won. Money that came through the gateway goes back
// through it. Staff cancel by the same steps: cancel-by-staff.server.ts
import { calculateMoney, calculatePaidFor } from '#domain/booking/booking-money.ts'
import type { Progress } from '#domain/booking/calls.ts'
import { calculateCancellationCost, listCostIncreases } from '#domain/booking/fees.ts'
import { type BookingRow, getBookingByNumber, getOwnBooking } from '#domain/booking/find.server.ts'
import type { StaffActor } from '#domain/booking/history.server.ts'
import { formatRemovalNote } from '#domain/booking/history-note.ts'
import { isPaymentConfirming } from '#domain/booking/hold.server.ts'
import { countSeats, type Party, removeFromPrice } from '#domain/booking/price.ts'
import { isOpen, isUnderWay } from '#domain/booking/progress.ts'
import { transitionBooking } from '#domain/booking/transition.server.ts'
import { listTravellerSlots } from '#domain/booking/travellers.server.ts'
import { reduceParty, saveCancellationCost } from '#domain/booking/write.server.ts'
import { eraseTravellerNotes } from '#domain/departure/people/erase-notes.server.ts'
import { isDepartureCancelled, releaseSeats } from '#domain/departure/seats.server.ts'
import { completePayment } from '#domain/payment/complete-payment.server.ts'
import { gatewayReasons } from '#domain/payment/gateway-reasons.ts'
import { hasPayoutAccount } from '#domain/payment/payout-account.server.ts'
import { describeRefundWays, requestRefunds, sumPendingRefunds } from '#domain/payment/refund.server.ts'
import { recheckVirtualAccounts } from '#domain/payment/virtual-account.server.ts'
import { revokeAndEraseDocuments } from '#domain/vault/erase-documents.server.ts'
import { refuse } from '#errors.ts'
import { countDaysBetween } from '#lib/days.ts'
import { readToday } from '#platform/db/seoul.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { AgencyContext, Ctx, ManualTxContext, TxContext } from '#platform/wire/request-context.ts'

type CancelInput = { booking_id: string; landing_user_id?: number; travellers?: number[] }

export async function previewOwnCancellation(ctx: Ctx, input: CancelInput) {
  const booking = await getOwnBooking(ctx, input)
  const { price, paid, cost, calculateClaim, removed, isFirm, today, slots } = await priceCancellation(
    ctx,
    booking,
    input.travellers,
  )
  const { booking_id, fees, departure_date } = booking
  return {
    booking_id,
    paid,
    ...cost,
    claim: calculateClaim(cost),
    ...(await describeRefundWays(ctx, booking.id, {
      amount: cost.refund,
      leaving: removed.map(({ seq }) => seq),
    })),
    has_account: await hasPayoutAccount(ctx, { booking: booking.id, share: null }),
    later: listCostIncreases(fees, { price, paid, isFirm, today, departure_date }).map((cost) => ({
      ...cost,
      claim: calculateClaim(cost),
    })),
    places: slots.map(({ traveller, kind, name }) => ({
      traveller,
      kind,
      name,
      price: priceRemovedTravellers(booking, toParty([{ kind }])),
    })),
  }
}

/** The sums that were sent are those of the screen: after midnight, or a change by staff, nothing is done. */
export function cancel(ctx: ManualTxContext<Ctx>, input: CancelInput & { fee?: number; refund?: number }) {
  return withIdempotencyKey(ctx, 'cancel', input, async (txCtx) => {
    const booking = await getOwnBooking(txCtx, input, 'lock')
    if (await isDepartureCancelled(txCtx, booking)) refuse('NOT_CANCELLABLE') // the agency is cancelling it already
    const { cost, slots: _, ...cancellation } = await priceCancellation(txCtx, booking, input.travellers)
    const { fee = cost.fee, refund = cost.refund } = input
    if (fee !== cost.fee || refund !== cost.refund) refuse('PRICE_CHANGED')
    const progress = await applyCancellation(txCtx, booking, { by: 'customer', ...cancellation, ...cost })
    return { booking_id: booking.booking_id, progress, refund: cost.refund }
  })
}

/** A job that carries out a decision of staff knows only their name. */
export type CancellationContext = TxContext & StaffActor

/** The caller has locked the booking's row. */
export async function applyCancellation(
  ctx: CancellationContext,
  booking: BookingRow,
  cancellation: CancellationTerms & { isWhole: boolean },
): Promise<Progress> {
  await recheckVirtualAccounts(ctx, booking.id)
  if (booking.progress === 'waiting_for_payment') return cancelUnpaid(ctx, booking, cancellation)
  return cancellation.isWhole
    ? requestCancellation(ctx, booking, cancellation)
    : cancelTravellers(ctx, booking, cancellation)
}

/** The travellers that are cancelled, and the cost today. Refuses a booking that cannot be cancelled. */
export async function priceCancellation(
  { db, travel_agency }: AgencyContext,
  booking: BookingRow,
  seqs: number[] | undefined,
) {
  if (!isOpen(booking.progress)) refuse('NOT_CANCELLABLE')
  if (await isPaymentConfirming({ db, travel_agency }, booking.id)) refuse('NOT_CANCELLABLE')
  const today = await readToday(db)
  const slots = await listTravellerSlots({ db, travel_agency }, booking) // also travellers without a name
  const chosen = seqs && slots.filter(({ traveller }) => seqs.includes(traveller))
  if (chosen && (chosen.length === 0 || chosen.length < new Set(seqs).size)) refuse('NOT_CANCELLABLE')
  const isWhole = !chosen || chosen.length === booking.adult + booking.child + booking.baby
  const removed = isWhole ? [] : chosen.map(({ traveller: seq, kind }) => ({ seq, kind }))
  if (
    !isWhole &&
    (booking.progress === 'waiting_for_payment' || countSeats(booking) - countSeats(toParty(removed)) < 1)
  )
    refuse('NOT_CANCELLABLE')
  const price = isWhole ? booking.total : priceRemovedTravellers(booking, toParty(removed))
  const refunding = await sumPendingRefunds({ db, travel_agency }, booking.id)
  const paid = calculatePaidFor(booking, { price: isWhole ? undefined : price, refunding })
  const isFirm = isUnderWay(booking.progress)
  const daysLeft = countDaysBetween(today, booking.departure_date)
  const cost =
    calculateCancellationCost(booking.fees, { price, paid, isFirm, daysLeft }) ?? refuse('NOT_CANCELLABLE')
  /** The claim on a cancelled booking. Money that travellers who stay still have to pay is no part of it. */
  const calculateClaim = ({ fee, refund }: { fee: number; refund: number }) =>
    isWhole && isFirm ? claimAfterCancel(booking, { fee, refund, refunding }) : 0
  return { price, paid, cost, calculateClaim, removed, isWhole, isFirm, today, slots }
}

const claimAfterCancel = (
  booking: BookingRow,
  { fee, refund, refunding }: { fee: number; refund: number; refunding: number },
) =>
  calculateMoney({
    ...booking,
    paid: booking.paid - refunding,
    going_back: 0,
    progress: 'cancel_requested',
    cancel_fee: fee,
    refund_due: refund,
  }).claim

const toParty = (travellers: { kind: keyof Party }[]): Party => ({
  adult: countKind(travellers, 'adult'),
  child: countKind(travellers, 'child'),
  baby: countKind(travellers, 'baby'),
})
const countKind = (travellers: { kind: keyof Party }[], kind: keyof Party) =>
  travellers.filter((each) => each.kind === kind).length

const priceRemovedTravellers = (booking: BookingRow, removed: Party) =>
  removeFromPrice(booking.price_lines, booking, removed).price

/** The booking was not firm, so its seats are free at once, and partial payments go back. */
async function cancelUnpaid(
  ctx: CancellationContext,
  booking: BookingRow,
  { by, note }: CancellationTerms,
): Promise<Progress> {
  await transitionBooking(ctx, booking, { to: 'cancel_completed', by, note })
  await releaseSeats(ctx, booking, countSeats(booking))
  const refunding = await sumPendingRefunds(ctx, booking.id) // staff would send it a second time
  await sendRefund(ctx, booking, { refund: booking.paid - refunding, by, completes: false })
  return 'cancel_completed'
}

async function requestCancellation(
  ctx: CancellationContext,
  booking: BookingRow,
  { fee, refund, by, note }: CancellationTerms,
): Promise<Progress> {
  await transitionBooking(ctx, booking, { to: 'cancel_requested', by, note })
  await saveCancellationCost(ctx, booking.id, { refund_due: refund, cancel_fee: fee })
  await sendRefund(ctx, booking, { refund, by, completes: true })
  if (refund > 0) return 'cancel_requested'
  await transitionBooking(
    ctx,
    { ...booking, progress: 'cancel_requested' },
    { to: 'cancel_completed', by: 'clock' },
  )
  await releaseSeats(ctx, booking, countSeats(booking))
  return 'cancel_completed'
}

/**
 * Payments through the gateway go back through it; staff send the rest, and are told where the customer
 * cancels. Returns the sum that goes through the gateway.
 */
async function sendRefund(
  ctx: CancellationContext,
  { id }: BookingRow,
  {
    refund,
    by,
    completes,
    leaving,
  }: { refund: number; by: 'customer' | 'staff'; completes: boolean; leaving?: readonly number[] },
): Promise<number> {
  if (refund === 0) return 0
  const byGateway = await requestRefunds(ctx, {
    booking: id,
    amount: refund,
    completes,
    leaving,
    reason: gatewayReasons[by],
  })
  if (refund > byGateway && by === 'customer')
    await notify(ctx, 'agency-cancelling', { ref: id, amount: refund - byGateway })
  return byGateway
}

/** `note`: for the history, where staff see it. */
type CancellationTerms = {
  removed: { seq: number; kind: keyof Party }[]
  price: number
  fee: number
  refund: number
  by: 'customer' | 'staff'
  note?: string
}

/** The travellers who stay may have paid everything by now. Money on its way back pays for nobody. */
const completeWithWhatStays = async (
  ctx: CancellationContext,
  { booking_id }: BookingRow,
  by: CancellationTerms['by'],
): Promise<void> => completePayment(ctx, await getBookingByNumber(ctx, booking_id), by)

async function cancelTravellers(
  ctx: CancellationContext,
  booking: BookingRow,
  { removed, price, fee, refund, by, note = '' }: CancellationTerms,
): Promise<Progress> {
  const { id, progress } = booking
  const removedParty = toParty(removed)
  const { lines: price_lines } = removeFromPrice(booking.price_lines, booking, removedParty)
  const party = {
    adult: booking.adult - removedParty.adult,
    child: booking.child - removedParty.child,
    baby: booking.baby - removedParty.baby,
  }
  await reduceParty(ctx, booking, {
    party,
    price_lines,
    total: booking.total - price,
    fee,
    removed,
    by,
    note: formatRemovalNote({ people: removed.length, fee, refund, reason: note }),
  })
  const gone = removed.map(({ seq }) => seq)
  await revokeAndEraseDocuments(ctx, id, gone)
  await eraseTravellerNotes(ctx, booking, gone)
  await completeWithWhatStays(ctx, booking, by)
  await sendRefund(ctx, booking, { refund, by, completes: false, leaving: gone })
  await ctx.enqueue('cash-receipts', { travel_agency: ctx.travel_agency, booking: id }) // a fee has no receipt
  await releaseSeats(ctx, booking, countSeats(removedParty))
  return progress
}

// §7 Cancelling, whole or by traveller.
// What it costs today is shown first and holds to the won. Money that came through the gateway goes back
// through it. Staff cancel by the same steps: cancel-by-staff.server.ts
import type { Progress } from '#domain/booking/calls.ts'
import { costOf, laterCosts } from '#domain/booking/fees.ts'
import { type Held, ofHolder } from '#domain/booking/find.server.ts'
import type { Acting } from '#domain/booking/history.server.ts'
import { move } from '#domain/booking/move.server.ts'
import { type Party, seatsOf } from '#domain/booking/price.ts'
import { isOpen } from '#domain/booking/progress.ts'
import { giveBack, isCancelled, isConfirming } from '#domain/booking/seats.server.ts'
import { slotsOf } from '#domain/booking/travellers.server.ts'
import { keepCancelCost, makeSmaller } from '#domain/booking/write.server.ts'
import { askRefunds, refundsAsked } from '#domain/payment/refund.server.ts'
import { endPapers } from '#domain/vault/end-papers.server.ts'
import { refuse } from '#errors.ts'
import { daysBetween } from '#plain/days.ts'
import { readToday } from '#platform/db/seoul.server.ts'
import { onceOnly } from '#platform/once-only.server.ts'
import type { Ctx, InAgency, Own, Working } from '#platform/wire/asking.ts'

type CancelWanted = { booking_id: string; landing_user_id?: number; travellers?: number[] }

export async function cancelPreview(ctx: Ctx, asked: CancelWanted) {
  const booking = await ofHolder(ctx, asked)
  const { price, paid, cost, today } = await weighCancel(ctx, booking, asked.travellers)
  const { booking_id, pay_by, fees, departure_date } = booking
  return {
    booking_id,
    paid,
    pay_by,
    ...cost,
    later: laterCosts(fees, { price, paid, today, departure_date }),
  }
}

export function cancel(ctx: Own<Ctx>, asked: CancelWanted) {
  return onceOnly(ctx, 'cancel', asked, async (inside) => {
    const booking = await ofHolder(inside, asked, 'lock')
    if (await isCancelled(inside, booking)) refuse('NOT_CANCELLABLE') // the agency is cancelling it already
    const { cost, ...what } = await weighCancel(inside, booking, asked.travellers)
    const progress = await carryOut(inside, booking, { by: 'customer', ...what, ...cost })
    return { booking_id: booking.booking_id, progress, refund: cost.refund }
  })
}

/** A job that carries out a decision of staff knows only their name. */
export type Acts = Working & Acting

/** The caller holds the booking's row. */
export function carryOut(ctx: Acts, booking: Held, what: Some & { isWhole: boolean }): Promise<Progress> {
  if (booking.progress === 'waiting_for_payment') return letGo(ctx, booking, what)
  return what.isWhole ? requestCancel(ctx, booking, what) : cancelSome(ctx, booking, what)
}

/** What is cancelled, and what it costs today. Refused where nothing can be. */
export async function weighCancel(
  { db, travel_agency }: InAgency,
  booking: Held,
  seqs: number[] | undefined,
) {
  if (!isOpen(booking.progress)) refuse('NOT_CANCELLABLE')
  if (await isConfirming({ db, travel_agency }, booking.id)) refuse('NOT_CANCELLABLE')
  const today = await readToday(db)
  const there = await slotsOf({ db, travel_agency }, booking) // also travellers without a name
  const chosen = seqs && there.filter(({ traveller }) => seqs.includes(traveller))
  if (chosen && (chosen.length === 0 || chosen.length < new Set(seqs).size)) refuse('NOT_CANCELLABLE')
  const isWhole = !chosen || chosen.length === booking.adult + booking.child + booking.baby
  const gone = isWhole ? [] : chosen.map(({ traveller: seq, kind }) => ({ seq, kind }))
  if (
    !isWhole &&
    (booking.progress === 'waiting_for_payment' || seatsOf(booking) - seatsOf(partyOf(gone)) < 1)
  )
    refuse('NOT_CANCELLABLE')
  const price = isWhole ? booking.total : priceOf(booking, partyOf(gone))
  const paidIn = booking.paid - booking.fees_kept - (await refundsAsked({ db, travel_agency }, booking.id))
  const due = Math.max(0, booking.total - paidIn) // unpaid, so it is not paid back for these travellers
  const paid = Math.max(0, isWhole ? paidIn : price - due)
  const cost =
    costOf(booking.fees, { price, paid, left: daysBetween(today, booking.departure_date) }) ??
    refuse('NOT_CANCELLABLE')
  return { price, paid, cost, gone, isWhole, today }
}

const partyOf = (travellers: { kind: keyof Party }[]): Party => ({
  adult: countOf(travellers, 'adult'),
  child: countOf(travellers, 'child'),
  baby: countOf(travellers, 'baby'),
})
const countOf = (travellers: { kind: keyof Party }[], kind: keyof Party) =>
  travellers.filter((each) => each.kind === kind).length

/** How many of a price line end with these travellers. Of single rooms, those that nobody is left for. */
function goneOf({ kind, count }: Held['price_lines'][number], { adult }: Held, gone: Party): number {
  if (kind === 'single') return Math.max(0, count - (adult - gone.adult))
  return kind === 'option' ? seatsOf(gone) : gone[kind]
}

const priceOf = (booking: Held, gone: Party) =>
  booking.price_lines.reduce((sum, line) => sum + line.each * goneOf(line, booking, gone), 0)

/** Nothing was paid: the seats are free at once. */
async function letGo(ctx: Acts, booking: Held, { by, note }: Some): Promise<Progress> {
  await move(ctx, booking, { to: 'cancel_completed', by, note })
  await giveBack(ctx, booking, seatsOf(booking))
  return 'cancel_completed'
}

async function requestCancel(ctx: Acts, booking: Held, { fee, refund, by, note }: Some): Promise<Progress> {
  await move(ctx, booking, { to: 'cancel_requested', by, note })
  await keepCancelCost(ctx, booking.id, { refund_due: refund, cancel_fee: fee })
  if (booking.pay_by === 'bank_transfer') {
    if (by === 'customer') await tellStaff(ctx, booking, refund)
    return 'cancel_requested'
  }
  if (refund > 0) {
    await askRefunds(ctx, { booking: booking.id, amount: refund, completes: true, reason: reasons[by] })
    return 'cancel_requested'
  }
  await move(ctx, { ...booking, progress: 'cancel_requested' }, { to: 'cancel_completed', by: 'clock' })
  await giveBack(ctx, booking, seatsOf(booking))
  return 'cancel_completed'
}

/** The reason as the gateway, and through it the customer's bank, gets it. */
const reasons = { customer: '고객 취소', staff: '여행사 취소' } as const

/** `note`: for the history, where staff see it. */
type Some = {
  gone: { seq: number; kind: keyof Party }[]
  price: number
  fee: number
  refund: number
  by: keyof typeof reasons
  note?: string
}

async function cancelSome(
  ctx: Acts,
  booking: Held,
  { gone, price, fee, refund, by, note = '' }: Some,
): Promise<Progress> {
  const { id, progress } = booking
  const less = partyOf(gone)
  const price_lines = booking.price_lines.flatMap((line) => {
    const count = line.count - goneOf(line, booking, less)
    return count > 0 ? [{ ...line, count, sum: line.each * count }] : []
  })
  const party = {
    adult: booking.adult - less.adult,
    child: booking.child - less.child,
    baby: booking.baby - less.baby,
  }
  await makeSmaller(ctx, booking, {
    party,
    price_lines,
    total: booking.total - price,
    fees_kept: booking.fees_kept + fee,
    gone,
    by,
    note: `${gone.length} cancelled, fee ${fee}, refund ${refund}\n${note}`.trim(),
  })
  await endPapers(
    ctx,
    id,
    gone.map(({ seq }) => seq),
  )
  if (refund > 0 && booking.pay_by === 'gateway')
    await askRefunds(ctx, { booking: id, amount: refund, completes: false, reason: reasons[by] })
  if (refund > 0 && booking.pay_by === 'bank_transfer' && by === 'customer')
    await tellStaff(ctx, booking, refund)
  await giveBack(ctx, booking, seatsOf(less))
  return progress
}

/** Staff send the money back and say so. */
const tellStaff = ({ travel_agency, later }: Working, { id }: Held, amount: number) =>
  later('send-mail', { travel_agency, kind: 'agency-cancelling', ref: id, amount })

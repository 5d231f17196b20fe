// Changes of travellers and dates, by staff or the customer: priced first, then done as shown. Decision 28
import { calculateMoney } from '#domain/booking/booking-money.ts'
import { type BookingRow, getBookingByNumber, getBookingForStaff } from '#domain/booking/find.server.ts'
import { formatPeopleNote, formatRebookNote } from '#domain/booking/history-note.ts'
import { isPaymentConfirming } from '#domain/booking/hold.server.ts'
import { calculateSchedule, type PaymentSchedule } from '#domain/booking/payment-schedule.ts'
import {
  countPeople,
  countSeats,
  findPartyRefusal,
  type Party,
  type PriceLine,
} from '#domain/booking/price.ts'
import { isOpen, isUnderWay } from '#domain/booking/progress.ts'
import { refuseWhileRefunding } from '#domain/booking/staff.server.ts'
import { listTravellerSlots } from '#domain/booking/travellers.server.ts'
import { updateBooking, updateTravelDates } from '#domain/booking/write.server.ts'
import { confirmDeparture } from '#domain/departure/confirm-departure.server.ts'
import { findDeparture } from '#domain/departure/find-departure.server.ts'
import { findDepartureById } from '#domain/departure/open-departures.server.ts'
import { releaseSeats, takeSeats } from '#domain/departure/seats.server.ts'
import { completePayment } from '#domain/payment/complete-payment.server.ts'
import { gatewayReasons } from '#domain/payment/gateway-reasons.ts'
import { requestRefunds } from '#domain/payment/refund.server.ts'
import { recheckVirtualAccounts } from '#domain/payment/virtual-account.server.ts'
import { refuse, refuseIfChanged } from '#errors.ts'
import { readToday } from '#platform/db/seoul.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { In } from '#platform/wire/call.ts'
import { refuseField } from '#platform/wire/read-input.ts'
import type { AgencyContext, Ctx, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import {
  checkTravellersFitParty,
  eraseReassignedDocuments,
  saveTravellers,
} from './change-travellers.server.ts'
import type { reservationOfficeCalls } from './office-calls.ts'
import { countSingleRooms, getAgreedPrices, repriceBooking } from './reprice.ts'

type ReservationOfficeCalls = typeof reservationOfficeCalls
type PriceResult = { lines: PriceLine[]; total: number }

export async function previewPeopleChange(
  ctx: Ctx,
  { booking_id, single_rooms, ...party }: In<ReservationOfficeCalls['peoplePreview']>,
) {
  return describePeopleChange(ctx, await getBookingForStaff(ctx, booking_id), { party, single_rooms })
}

type PeopleChange = { party: Party; single_rooms: number }

/** The price of the booking with other people or single rooms. */
export async function describePeopleChange(ctx: Ctx, booking: BookingRow, change: PeopleChange) {
  const { left, ...priced } = await pricePeopleChange(ctx, booking, change)
  if (countSeats(change.party) - countSeats(booking) > left) refuse('SOLD_OUT') // takeSeats has the last word
  return describePriceChange(booking, priced)
}

export function changePeople(
  ctx: ManualTxContext<StaffCtx>,
  input: In<ReservationOfficeCalls['changePeople']>,
) {
  return withIdempotencyKey(ctx, 'office people', input, async (txCtx) => {
    const booking = await lockBookingForChange(txCtx, input)
    const { departure_date: _, ...changed } = await changeParty(txCtx, booking, input)
    return changed
  })
}

type TravellerChanges = Parameters<typeof saveTravellers>[2]

/** The caller holds the booking's row. Without `travellers` those whose names are known stay. */
export async function changeParty(
  ctx: Ctx,
  booking: BookingRow,
  change: PeopleChange & { travellers?: TravellerChanges; total: number },
) {
  const { party, travellers } = change
  const { lines, total } = await pricePeopleChange(ctx, booking, change)
  if (total !== change.total) refuse('PRICE_CHANGED')
  const slots = await listTravellerSlots(ctx, booking)
  await updateBooking(ctx, booking, {
    ...party,
    price_lines: JSON.stringify(lines),
    total,
    ...(await rescheduleFirstPayment(ctx, booking, { ...booking, party, total })),
    note: formatPeopleNote(booking, { ...party, total }),
  })
  const changed = { ...booking, ...party }
  await eraseReassignedDocuments(ctx, changed, slots)
  if (travellers) await saveTravellers(ctx, changed, travellers)
  const extraSeats = countSeats(party) - countSeats(booking)
  if (extraSeats > 0) await takeSeats(ctx, booking, extraSeats)
  if (extraSeats < 0) await releaseSeats(ctx, booking, -extraSeats)
  return settlePriceChange(ctx, booking, 'booking-changed')
}

export async function previewRebooking(
  ctx: Ctx,
  { booking_id, ...to }: In<ReservationOfficeCalls['rebookPreview']>,
) {
  return describeRebooking(ctx, await getBookingForStaff(ctx, booking_id), to)
}

/** The price on the other departure; refused where the booking cannot go there. */
export async function describeRebooking(ctx: AgencyContext, booking: BookingRow, to: DepartureTarget) {
  const { left, lines, total } = await priceRebooking(ctx, booking, to)
  if (countSeats(booking) > left) refuse('SOLD_OUT') // takeSeats has the last word
  return describePriceChange(booking, { lines, total })
}

export function rebook(ctx: ManualTxContext<StaffCtx>, input: In<ReservationOfficeCalls['rebook']>) {
  return withIdempotencyKey(ctx, 'office move', input, async (txCtx) =>
    applyRebooking(txCtx, await lockBookingForChange(txCtx, input), input),
  )
}

/**
 * Takes seats on the new departure and gives back those on the old one. Departures are locked in the order of
 * their numbers, so two bookings that swap departures never block each other. A refusal leaves both as they
 * were. The caller holds the booking's row.
 */
export async function applyRebooking(ctx: Ctx, booking: BookingRow, to: DepartureTarget & { total: number }) {
  const { departure_date, departure_id, lines, total } = await priceRebooking(ctx, booking, to)
  if (total !== to.total) refuse('PRICE_CHANGED')
  await updateTravelDates(ctx, booking, {
    departure_id,
    departure_date,
    price_lines: JSON.stringify(lines),
    total,
    ...(await rescheduleFirstPayment(ctx, booking, { departure_date, party: booking, total })),
    note: formatRebookNote(booking, { departure_date, total }),
  })
  const steps = [
    { at: departure_id, go: () => takeSeats(ctx, { departure_id }, countSeats(booking)) },
    { at: booking.departure_id, go: () => releaseSeats(ctx, booking, countSeats(booking)) },
  ]
  for (const { go } of steps.sort((one, other) => one.at - other.at)) await go()
  return settlePriceChange(ctx, booking, 'booking-moved')
}

/** While the booking waits for it, the deposit is that of the new price. A deposit that was paid stays. */
async function rescheduleFirstPayment(
  { db }: AgencyContext,
  { progress, plan }: BookingRow,
  booking: { total: number; party: Party; departure_date: string },
): Promise<Partial<PaymentSchedule>> {
  if (progress !== 'waiting_for_payment') return {}
  return calculateSchedule(plan, { ...booking, today: await readToday(db) })
}

export async function lockBookingForChange(
  ctx: Ctx,
  input: { booking_id: string; revision: number },
): Promise<BookingRow> {
  const booking = await getBookingForStaff(ctx, input.booking_id, 'lock')
  refuseIfChanged(booking.revision, input.revision)
  await refuseWhileRefunding(ctx, booking.id)
  return booking
}

export async function refuseUnchangeable(ctx: AgencyContext, booking: BookingRow): Promise<void> {
  if (!isOpen(booking.progress) || (await isPaymentConfirming(ctx, booking.id))) refuse('WRONG_PROGRESS')
}

/** A paid traveller who does not travel must be cancelled, with or without a fee, not just left out. */
async function pricePeopleChange(
  ctx: Ctx,
  booking: BookingRow,
  { party, single_rooms }: { party: Party; single_rooms: number },
) {
  await refuseUnchangeable(ctx, booking)
  const refusal = findPartyRefusal(party)
  if (refusal) refuse(refusal)
  if (single_rooms > party.adult) refuseField('single_rooms', 'fewerRooms')
  const isFewer = countPeople(party) < countPeople(booking) || countSeats(party) < countSeats(booking)
  if (isFewer && isUnderWay(booking.progress)) refuse('CANCEL_INSTEAD')
  const departure = (await findDepartureById(ctx, booking.departure_id)) ?? refuse('WRONG_PROGRESS')
  const { single_supplement, left } = departure
  const prices = getAgreedPrices(booking, departure)
  return { ...repriceBooking(booking, { party, single_rooms, prices, single_supplement }), left }
}

/** The departure by its day, by its number, or by both. */
type DepartureTarget = { departure_date?: string; departure_id?: number }

async function priceRebooking(
  ctx: AgencyContext,
  booking: BookingRow,
  { departure_date, departure_id }: DepartureTarget,
) {
  await refuseUnchangeable(ctx, booking)
  const { package_code } = booking
  const found = await findDeparture(ctx, { package_code, departure_date, departure_id })
  if (!found || found.departure_id === booking.departure_id) refuse('DEPARTURE_CLOSED')
  const target = await findDepartureById(ctx, found.departure_id)
  if (!target?.is_open) refuse('DEPARTURE_CLOSED')
  const slots = await listTravellerSlots(ctx, booking)
  checkTravellersFitParty(
    slots.map(({ kind, birthdate }) => ({ kind, birthdate: birthdate ?? undefined })),
    booking,
    target.departure_date,
  )
  const single_rooms = countSingleRooms(booking)
  const priceInput = {
    party: booking,
    single_rooms,
    prices: target,
    single_supplement: target.single_supplement,
  }
  const { left, departure_id: at, departure_date: day, return_date } = target
  return { ...repriceBooking(booking, priceInput), left, departure_id: at, departure_date: day, return_date }
}

export function describePriceChange(booking: BookingRow, { lines, total }: PriceResult) {
  const { revision, paid } = booking
  const { due, owed_back: refund } = calculateMoney({ ...booking, total })
  return { revision, before: booking.total, lines, total, paid, due, refund }
}

/**
 * Money paid too much goes back the way it came; a sum that is due is paid by transfer or by a link. The
 * customer is told about both. The departure may have enough people now.
 */
async function settlePriceChange(
  ctx: Ctx,
  before: BookingRow,
  occasion: 'booking-changed' | 'booking-moved',
) {
  const actor = ctx.staff ? 'staff' : 'customer'
  await completePayment(ctx, await getBookingByNumber(ctx, before.booking_id), actor)
  const booking = await getBookingByNumber(ctx, before.booking_id)
  const { due, owed_back: refund } = calculateMoney(booking)
  await recheckVirtualAccounts(ctx, booking.id)
  if (refund > 0)
    await requestRefunds(ctx, {
      booking: booking.id,
      amount: refund,
      completes: false,
      reason: gatewayReasons.priceChange,
    })
  if (isUnderWay(booking.progress) || booking.reserved_free) await confirmDeparture(ctx, booking)
  await notify(ctx, occasion, { ref: booking.id })
  const toLogFields = ({ departure_date, adult, child, baby, total }: BookingRow) => ({
    departure_date,
    adult,
    child,
    baby,
    total,
  })
  ctx.logChange({
    subject: `booking ${booking.booking_id}`,
    before: toLogFields(before),
    after: toLogFields(booking),
  })
  return { revision: booking.revision, departure_date: booking.departure_date, due, refund }
}

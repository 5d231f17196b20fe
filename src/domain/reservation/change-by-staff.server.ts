// Staff change who travels, or move a booking to another departure; the price is shown before. Decision 28
import { amountDueOf, owedTo } from '#domain/booking/balance.ts'
import { confirmDeparture } from '#domain/booking/confirm-departure.server.ts'
import { type Held, ofNumber, ofStaff } from '#domain/booking/find.server.ts'
import { findDeparture } from '#domain/booking/find-departure.server.ts'
import { type Party, type PriceLine, peopleOf, seatsOf, troubleOf } from '#domain/booking/price.ts'
import { isOpen, isUnderWay } from '#domain/booking/progress.ts'
import { giveBack, isConfirming, takeSeats } from '#domain/booking/seats.server.ts'
import { refuseWhileRefunding } from '#domain/booking/staff.server.ts'
import { slotsOf } from '#domain/booking/travellers.server.ts'
import { changeBooking, changeDay } from '#domain/booking/write.server.ts'
import { askRefunds } from '#domain/payment/refund.server.ts'
import { refuse, refuseChanged } from '#errors.ts'
import { onceOnly } from '#platform/once-only.server.ts'
import type { Ctx, InAgency, Own, StaffCtx } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import { refuseField } from '#platform/wire/read-input.ts'
import { refuseMisfits, writePeople } from './change-travellers.server.ts'
import { departureAt } from './departures.server.ts'
import type { reservationOfficeCalls } from './office-calls.ts'
import { agreedPrices, priceAnew, singlesOf } from './reprice.ts'

type Calls = typeof reservationOfficeCalls
type Priced = { lines: PriceLine[]; total: number }

export async function previewPeople(
  ctx: Ctx,
  { booking_id, single_rooms, ...party }: In<Calls['peoplePreview']>,
) {
  const booking = await ofStaff(ctx, booking_id)
  const { left, ...priced } = await priceOfPeople(ctx, booking, { party, single_rooms })
  if (seatsOf(party) - seatsOf(booking) > left) refuse('SOLD_OUT') // takeSeats has the last word
  return told(booking, priced)
}

export function changePeople(ctx: Own<StaffCtx>, asked: In<Calls['changePeople']>) {
  return onceOnly(ctx, 'office people', asked, async (inside) => {
    const booking = await lockFor(inside, asked)
    const { party, single_rooms, travellers } = asked
    const { lines, total } = await priceOfPeople(inside, booking, { party, single_rooms })
    if (total !== asked.total) refuse('PRICE_CHANGED')
    const changed = { ...booking, ...party }
    await changeBooking(inside, booking, {
      ...party,
      price_lines: JSON.stringify(lines),
      total,
      note: `${people(booking)} → ${people(party)}, ${booking.total} → ${total}`,
    })
    await writePeople(inside, changed, travellers)
    const more = seatsOf(party) - seatsOf(booking)
    if (more > 0) await takeSeats(inside, booking, more)
    if (more < 0) await giveBack(inside, booking, -more)
    return settle(inside, booking, 'booking-changed')
  })
}

export async function previewMove(ctx: Ctx, { booking_id, ...to }: In<Calls['movePreview']>) {
  const booking = await ofStaff(ctx, booking_id)
  const { left, lines, total } = await priceOfMove(ctx, booking, to)
  if (seatsOf(booking) > left) refuse('SOLD_OUT') // takeSeats has the last word
  return told(booking, { lines, total })
}

export function moveBooking(ctx: Own<StaffCtx>, asked: In<Calls['move']>) {
  return onceOnly(ctx, 'office move', asked, async (inside) =>
    moveTo(inside, await lockFor(inside, asked), asked),
  )
}

/**
 * Takes seats on the new departure and gives back those on the old one. Departures are locked in the order of
 * their numbers, so two bookings that swap departures never block each other. A refusal leaves both as they
 * were. The caller holds the booking's row.
 */
export async function moveTo(ctx: Ctx, booking: Held, to: To & { total: number }) {
  const { departure_date, departure_id, lines, total } = await priceOfMove(ctx, booking, to)
  if (total !== to.total) refuse('PRICE_CHANGED')
  await changeDay(ctx, booking, {
    departure_id,
    departure_date,
    price_lines: JSON.stringify(lines),
    total,
    note: `${booking.departure_date} → ${departure_date}, ${booking.total} → ${total}`,
  })
  const steps = [
    { at: departure_id, go: () => takeSeats(ctx, { departure_id }, seatsOf(booking)) },
    { at: booking.departure_id, go: () => giveBack(ctx, booking, seatsOf(booking)) },
  ]
  for (const { go } of steps.sort((one, other) => one.at - other.at)) await go()
  return settle(ctx, booking, 'booking-moved')
}

async function lockFor(ctx: Ctx, asked: { booking_id: string; revision: number }): Promise<Held> {
  const booking = await ofStaff(ctx, asked.booking_id, 'lock')
  refuseChanged(booking.revision, asked.revision)
  await refuseWhileRefunding(ctx, booking.id)
  return booking
}

async function refuseFixed(ctx: InAgency, booking: Held): Promise<void> {
  if (!isOpen(booking.progress) || (await isConfirming(ctx, booking.id))) refuse('WRONG_PROGRESS')
}

/** A paid traveller who does not travel must be cancelled, with or without a fee, not just left out. */
async function priceOfPeople(
  ctx: Ctx,
  booking: Held,
  { party, single_rooms }: { party: Party; single_rooms: number },
) {
  await refuseFixed(ctx, booking)
  const trouble = troubleOf(party)
  if (trouble) refuse(trouble)
  if (single_rooms > party.adult) refuseField('single_rooms', 'fewerRooms')
  const isFewer = peopleOf(party) < peopleOf(booking) || seatsOf(party) < seatsOf(booking)
  if (isFewer && isUnderWay(booking.progress)) refuse('CANCEL_INSTEAD')
  const departure = (await departureAt(ctx, booking.departure_id)) ?? refuse('WRONG_PROGRESS')
  const { single_supplement, left } = departure
  const prices = agreedPrices(booking, departure)
  return { ...priceAnew(booking, { party, single_rooms, prices, single_supplement }), left }
}

/** Which departure: by its day, by its number, or by both. */
type To = { departure_date?: string; departure_id?: number }

async function priceOfMove(ctx: InAgency, booking: Held, { departure_date, departure_id }: To) {
  await refuseFixed(ctx, booking)
  const { package_code } = booking
  const found = await findDeparture(ctx, { package_code, departure_date, departure_id })
  if (!found || found.departure_id === booking.departure_id) refuse('DEPARTURE_CLOSED')
  const there = await departureAt(ctx, found.departure_id)
  if (!there?.is_open) refuse('DEPARTURE_CLOSED')
  const slots = await slotsOf(ctx, booking)
  refuseMisfits(
    slots.map(({ kind, birthdate }) => ({ kind, birthdate: birthdate ?? undefined })),
    booking,
    there.departure_date,
  )
  const single_rooms = singlesOf(booking)
  const wanted = { party: booking, single_rooms, prices: there, single_supplement: there.single_supplement }
  const { left, departure_id: at, departure_date: day, return_date } = there
  return { ...priceAnew(booking, wanted), left, departure_id: at, departure_date: day, return_date }
}

function told(booking: Held, { lines, total }: Priced) {
  const { revision, paid } = booking
  const after = { ...booking, total }
  return {
    revision,
    before: booking.total,
    lines,
    total,
    paid,
    due: amountDueOf(after),
    refund: owedTo(after),
  }
}

const people = ({ adult, child, baby }: Party) => `${adult}+${child}+${baby}`

/**
 * What was paid too much goes back the way it came. What is due is paid by transfer or by a link. The
 * customer gets a mail about both. The departure may have enough people now.
 */
async function settle(ctx: Ctx, before: Held, kind: 'booking-changed' | 'booking-moved') {
  const { travel_agency, later } = ctx
  const booking = await ofNumber(ctx, before.booking_id)
  const [due, refund] = [amountDueOf(booking), owedTo(booking)]
  if (refund > 0 && booking.pay_by === 'gateway')
    await askRefunds(ctx, { booking: booking.id, amount: refund, completes: false, reason: '요금 차액' })
  if (isUnderWay(booking.progress)) await confirmDeparture(ctx, booking)
  await later('send-mail', { travel_agency, kind, ref: booking.id })
  const shown = ({ departure_date, adult, child, baby, total }: Held) => ({
    departure_date,
    adult,
    child,
    baby,
    total,
  })
  ctx.note({ subject: `booking ${booking.booking_id}`, before: shown(before), after: shown(booking) })
  return { revision: booking.revision, departure_date: booking.departure_date, due, refund }
}

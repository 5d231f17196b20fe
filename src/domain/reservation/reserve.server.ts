// Reserving, by customers and by staff for a caller: everything of it in one transaction. §7
// Seats, booking, travellers, price, history, consents and mail. The key of the answer is written with them.
// All of it is done, or nothing.
import { sql } from 'kysely'
import { openShop } from '#domain/agency/shops.server.ts'
import { findDeparture } from '#domain/booking/find-departure.server.ts'
import { givePass } from '#domain/booking/pass.server.ts'
import { price, seatsOf } from '#domain/booking/price.ts'
import { heldFor, takeSeats } from '#domain/booking/seats.server.ts'
import { writeTravellers } from '#domain/booking/travellers.server.ts'
import { writeBooking } from '#domain/booking/write.server.ts'
import { keepConsents, proofOf } from '#domain/consent/consents.server.ts'
import { textsInForce } from '#domain/consent/texts-in-force.server.ts'
import { refuseOther } from '#domain/member/member.server.ts'
import { keepAttached } from '#domain/vault/attached.server.ts'
import { refuse } from '#errors.ts'
import { tryLimits } from '#limits/access.ts'
import { holdLimits } from '#limits/trade.ts'
import { dayAfter } from '#plain/days.ts'
import { foldAddress } from '#plain/fold-address.ts'
import { newNumber } from '#platform/numbers.server.ts'
import { isAnswered, onceOnly } from '#platform/once-only.server.ts'
import { limitUses } from '#platform/tries.server.ts'
import type { Upload } from '#platform/upload/prepare.server.ts'
import type { Ctx, Own } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import { refuseField } from '#platform/wire/read-input.ts'
import type { reservationCalls } from './calls.ts'
import { refuseMisfits } from './change-travellers.server.ts'
import {
  claimHold,
  isProvedMember,
  type Proof,
  proveByCode,
  provedAddressOf,
  refuseBeyond,
  visitorOf,
} from './holds.server.ts'

type Reservation = In<typeof reservationCalls.reserve>
type Files = { files: Upload[] }
type Form = Own<Ctx, Files>
type Whose = { member_id: number | null; store_id?: string }

export async function reserve(ctx: Form, { code, ...asked }: Reservation, { member_id, store_id }: Whose) {
  refuseOther(ctx.member, asked.landing_user_id)
  refuseMisfits(asked.travellers, asked.party, asked.departure_date)
  const proof = code === undefined ? null : await proveByCode(ctx, asked.email, code)
  // Checked before pictures are decoded. A repeated key gets its first answer again, whatever has become of
  // the trip.
  if (ctx.bringsFiles) {
    await limitUses(ctx, tryLimits.attachedFrom, [ctx.network])
    if (!(await isAnswered(ctx, 'reserve')))
      await ctx.within((inside) => weighReservation(inside, asked, { member_id, proof }))
  }
  let isNew = false
  const receipt = await onceOnly(ctx, 'reserve', { ...asked, member_id, store_id }, (inside) => {
    isNew = true
    return book(inside, asked, { member_id, store_id, proof })
  })
  if (member_id !== null) return receipt
  // Sent again, it gives the first pass again, which ends with the booking.
  givePass(ctx, receipt.booking_id, isNew ? undefined : await reservedAt(ctx, receipt.booking_id))
  return receipt
}

const reservedAt = async (ctx: Form, booking_id: string): Promise<number> => {
  const { reg_date } = await ctx.within(({ db, travel_agency }) =>
    db
      .selectFrom('booking')
      .select('reg_date')
      .where((eb) => eb.and({ travel_agency, booking_id }))
      .executeTakeFirstOrThrow(),
  )
  return Date.parse(reg_date)
}

/** Through a partner shop. An unknown or ended shop is refused. A logged-in member owns the booking. */
export async function reserveBySalon(
  ctx: Form,
  { store_id, ...asked }: In<typeof reservationCalls.reserveSalon>,
) {
  const shop = store_id && (await openShop(ctx, store_id))
  if (!shop) refuse('STORE_MISSING')
  return reserve(ctx, asked, { member_id: ctx.member?.id ?? null, store_id: shop.store_id })
}

/**
 * `consents`: null when staff book for a caller or somebody takes offered seats. Those customers agree before
 * paying.
 */
type Wanted = Omit<Reservation, 'code' | 'consents' | 'landing_user_id'> & {
  consents: Reservation['consents'] | null
}

type Asker = { member_id: number | null; proof: Proof }

/** What would be booked and what it costs. Refuses what is not available. Writes nothing. */
async function weighReservation(ctx: Ctx, asked: Wanted, { member_id, proof }: Asker) {
  const { consents, package_code, party, single_rooms, contact, email } = asked
  const [trip, departure] = await Promise.all([
    findTerms(ctx, package_code, member_id),
    findDeparture(ctx, asked),
  ])
  if (!departure?.is_open) refuse('DEPARTURE_CLOSED')
  const { departure_id } = departure
  if (single_rooms > party.adult) refuseField('single_rooms', 'fewerRooms') // staff send it too
  const options = asked.options.map(
    (id) => trip.options.find(({ option_id }) => option_id === id) ?? refuseField('options', 'format'),
  )
  const { lines, total } = price({
    prices: departure,
    party,
    single_rooms,
    single_supplement: trip.single_supplement,
    options,
  })
  if (asked.total !== undefined && asked.total !== total) refuse('PRICE_CHANGED')
  // takeSeats decides in the end
  if (departure.left < seatsOf(party) && !departure.may_free) refuse('SOLD_OUT')
  if (consents && trip.special && !consents.special) refuse('CONSENT_REQUIRED')
  const proved_by = proof ?? (trip.is_proved ? ('log_in' as const) : null)
  const provedAddress = proof === 'mail' ? email : trip.proved_address
  const hold = {
    departure_id,
    email,
    contact,
    member_id,
    proved_by,
    mailbox: provedAddress && foldAddress(provedAddress),
    seats: seatsOf(party),
    capacity: departure.seats,
    limits: trip.hold_limits,
  }
  if (consents) await refuseBeyond(ctx, hold) // claimHold decides in the end
  return { trip, departure_id, lines, total, hold, proved_by }
}

export async function book(
  ctx: Ctx & { files?: Partial<Files> },
  asked: Wanted,
  { store_id, ...asker }: Whose & Asker,
) {
  const { consents, travellers, party } = asked
  const weighed = await weighReservation(ctx, asked, asker)
  const { trip, departure_id, total, hold } = weighed
  const row = bookingRow(ctx, asked, { ...weighed, member_id: asker.member_id, store_id })
  const { id, booking_id, held_until } = await writeBooking(ctx, row)
  await writeTravellers(ctx, id, travellers)
  await keepAttached(ctx, id, ctx.files?.files ?? [])
  const agreed = trip.terms.filter(({ type }) => consents && (type !== 'special' || consents.special))
  await keepConsents(ctx, { booking: id, member_id: asker.member_id }, agreed.map(proofOf))
  await mailReserved(ctx, id, row.consents_due)
  if (consents) await claimHold(ctx, hold, id)
  // last, because from here on everybody else who wants this departure waits
  await takeSeats(ctx, { departure_id }, seatsOf(party))
  return { booking_id, total, held_until, pay_by: row.pay_by }
}

type Weighed = Awaited<ReturnType<typeof weighReservation>>

function bookingRow(
  ctx: Ctx,
  { package_code, departure_date, party, request, name, contact, email, consents }: Wanted,
  { trip, departure_id, lines, total, proved_by, member_id, store_id }: Weighed & Whose,
) {
  const agreesLater = consents === null
  const pay_by = trip.pays_online ? ('gateway' as const) : ('bank_transfer' as const)
  const isShort = pay_by === 'gateway' && !agreesLater // a caller who agrees later may not be at a screen
  const hold_s = isShort ? holdLimits.reserved_s : trip.transfer_hours * 3_600
  return {
    booking_id: newNumber(),
    package_code,
    departure_id,
    departure_date,
    return_date: dayAfter(departure_date, trip.days - 1),
    page_title: trip.page_title,
    member_id,
    store_id,
    name,
    contact,
    email,
    request,
    language: ctx.staff ? trip.default_language : ctx.language,
    ...party,
    price_lines: JSON.stringify(lines),
    total,
    fees: JSON.stringify(trip.travel_alert === null ? trip.cancel_fees.domestic : trip.cancel_fees.overseas),
    pay_by,
    proved_by,
    consents_due: agreesLater,
    visitor: agreesLater ? null : visitorOf(ctx),
    held_until: heldFor(hold_s, departure_date),
  }
}

/** Whoever agrees later does it by the link, and pays there. */
async function mailReserved({ travel_agency, later }: Ctx, ref: number, agreesLater: boolean): Promise<void> {
  const kinds = agreesLater ? (['pay-link'] as const) : (['booking-reserved', 'agency-reserved'] as const)
  for (const kind of kinds) await later('send-mail', { travel_agency, kind, ref })
}

type Terms = { type: 'tour' | 'privacy' | 'special'; version: string; contents: unknown }

/** What is the same for all departures of a package. */
async function findTerms({ db, travel_agency }: Ctx, package_code: string, member_id: number | null) {
  const terms = sql<Terms[]>`coalesce((
    select json_agg(json_build_object('type', t.type, 'version', t.version, 'contents', t.contents))
    from ${textsInForce(sql.ref('p.travel_agency'))} t where t.type in ('tour', 'privacy', 'special')), '[]')`
  const trip = await db
    .selectFrom('package as p')
    .innerJoin('package_detail as d', (on) =>
      on.onRef('d.travel_agency', '=', 'p.travel_agency').onRef('d.package_code', '=', 'p.package_code'),
    )
    .innerJoin('agency as a', 'a.travel_agency', 'p.travel_agency')
    .leftJoin('agency_info as i', 'i.travel_agency', 'p.travel_agency')
    .select([
      'p.page_title',
      'p.days',
      'd.single_supplement',
      'd.options',
      'd.travel_alert',
      'a.cancel_fees',
      'a.transfer_hours',
      'a.hold_limits',
      'a.default_language',
      terms.as('terms'),
      isProvedMember(member_id).as('is_proved'),
      provedAddressOf(member_id).as('proved_address'),
    ])
    .select(
      sql<boolean>`i.pay_yn = 'Y' and exists (select from agency_secret s where s.travel_agency = p.travel_agency and s.name = 'toss_secret_key')`.as(
        'pays_online',
      ),
    )
    .where('p.travel_agency', '=', travel_agency)
    .where('p.package_code', '=', package_code)
    .where('p.sale_yn', '=', 'Y')
    .executeTakeFirst()
  const found = trip ?? refuse('PACKAGE_UNAVAILABLE')
  return { ...found, special: found.terms.some(({ type }) => type === 'special') }
}

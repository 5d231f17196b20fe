// Reserving, by customers and by staff for a caller: everything of it in one transaction. §7
// Seats, booking, travellers, price, history, consents, mail and the key of the answer: all of it, or nothing.

import { listPayWays } from '#domain/agency/rules/pay-ways.ts'
import { pickPaymentPlan } from '#domain/agency/rules/payment-plan.ts'
import { findOpenShop } from '#domain/agency/shops.server.ts'
import { calculateHoldEnd } from '#domain/booking/hold.server.ts'
import { issueBookingPass } from '#domain/booking/pass.server.ts'
import { calculateSchedule, mayReserveFree } from '#domain/booking/payment-schedule.ts'
import { countPeople, countSeats, priceParty } from '#domain/booking/price.ts'
import type { PriceSplitRule } from '#domain/booking/price-split.ts'
import { createTravellers } from '#domain/booking/travellers.server.ts'
import { createBooking } from '#domain/booking/write.server.ts'
import { getDestination } from '#domain/catalog/destination.ts'
import { type Discount, listHoldingDiscounts } from '#domain/catalog/discounts.ts'
import { saveConsents, toConsentProof } from '#domain/consent/consents.server.ts'
import { confirmDeparture } from '#domain/departure/confirm-departure.server.ts'
import {
  claimDiscountCode,
  getDiscountInForce,
  guessDiscountCode,
} from '#domain/departure/discount/discount-codes.server.ts'
import { findDeparture } from '#domain/departure/find-departure.server.ts'
import { takeSeats } from '#domain/departure/seats.server.ts'
import { refuseOtherMember } from '#domain/member/member.server.ts'
import { saveAttachedFiles } from '#domain/vault/attached-files.server.ts'
import { refuse } from '#errors.ts'
import { addDays } from '#lib/days.ts'
import { foldAddress } from '#lib/fold-address.ts'
import { rateLimits } from '#limits/access.ts'
import { holdLimits } from '#limits/trade.ts'
import { hasStoredAnswer, withIdempotencyKey } from '#platform/idempotency.server.ts'
import { notify } from '#platform/notify.server.ts'
import { createNumber } from '#platform/numbers.server.ts'
import { checkRateLimit } from '#platform/rate-limit.server.ts'
import type { Upload } from '#platform/upload/prepare-uploads.server.ts'
import type { In } from '#platform/wire/call.ts'
import { refuseField } from '#platform/wire/read-input.ts'
import type { Ctx, ManualTxContext } from '#platform/wire/request-context.ts'
import type { reservationCalls } from './calls.ts'
import { checkTravellersFitParty } from './change-travellers.server.ts'
import {
  checkHoldLimitsEarly,
  claimHold,
  hashVisitorNetwork,
  type IdentityProof,
  proveByCode,
} from './holds.server.ts'
import { limitMailsOfReservation } from './limit-mails.server.ts'
import { getTripTerms, type TripTerms } from './trip-terms.server.ts'

type ReservationInput = In<typeof reservationCalls.reserve>
type ReservationFiles = { files: Upload[] }
type ReservationContext = ManualTxContext<Ctx, ReservationFiles>
type BookingOwner = { member_id: number | null; store_id?: string }

export async function reserve(
  ctx: ReservationContext,
  { code, ...input }: ReservationInput,
  { member_id, store_id }: BookingOwner,
) {
  refuseOtherMember(ctx.member, input.landing_user_id)
  checkTravellersFitParty(input.travellers, input.party, input.departure_date)
  await countDiscountGuess(ctx, input)
  const proof = code === undefined ? null : await proveByCode(ctx, input.email, code)
  if (!proof) await limitMailsOfReservation(ctx, input.email, member_id)
  // Checked before pictures are decoded. A repeated key gets its first answer again.
  if (ctx.hasFiles) {
    await checkRateLimit(ctx, rateLimits.attachedFrom, [ctx.network])
    if (!(await hasStoredAnswer(ctx, 'reserve')))
      await ctx.transaction((txCtx) => priceReservation(txCtx, input, { member_id, proof }))
  }
  let isNew = false
  const receipt = await withIdempotencyKey(ctx, 'reserve', { ...input, member_id, store_id }, (txCtx) => {
    isNew = true
    return createReservation(txCtx, input, { member_id, store_id, proof })
  })
  if (member_id === null) await issueReservationPass(ctx, receipt.booking_id, { isNew })
  return receipt
}

/** A repeated request gives the first pass again, which ends with the booking and with its booker. */
export async function issueReservationPass(
  ctx: ManualTxContext<Ctx>,
  booking_id: string,
  { isNew }: { isNew: boolean },
): Promise<void> {
  issueBookingPass(ctx, booking_id, isNew ? undefined : await getReservationTime(ctx, booking_id))
}

async function countDiscountGuess(
  ctx: ReservationContext,
  { package_code, discount_code }: Pick<ReservationInput, 'package_code' | 'discount_code'>,
): Promise<void> {
  if (discount_code === undefined || (await hasStoredAnswer(ctx, 'reserve'))) return // repeated
  await guessDiscountCode(ctx, { package_code, discount_code })
}

const getReservationTime = async (ctx: ManualTxContext<Ctx>, booking_id: string): Promise<number> => {
  const { reg_date } = await ctx.transaction(({ db, travel_agency }) =>
    db
      .selectFrom('booking')
      .select('reg_date')
      .where('travel_agency', '=', travel_agency)
      .where('booking_id', '=', booking_id)
      .executeTakeFirstOrThrow(),
  )
  return Date.parse(reg_date)
}

/** Through a partner shop. An unknown or ended shop is refused. A logged-in member owns the booking. */
export async function reserveBySalon(
  ctx: ReservationContext,
  { store_id, ...input }: In<typeof reservationCalls.reserveSalon>,
) {
  const shop = store_id && (await findOpenShop(ctx, store_id))
  if (!shop) refuse('STORE_MISSING')
  return reserve(ctx, input, { member_id: ctx.member?.id ?? null, store_id: shop.store_id })
}

/**
 * `consents`: null when staff book for a caller or somebody takes offered seats. Those customers agree before
 * paying.
 */
type BookingInput = Omit<ReservationInput, 'code' | 'consents' | 'landing_user_id'> & {
  consents: ReservationInput['consents'] | null
}

type Booker = { member_id: number | null; proof: IdentityProof; quoted?: QuotedTerms | undefined }

/**
 * Discounts and split of a quote, beside the prices of its trip; no other discount and no limit counts.
 * Decision 100
 */
type QuotedTerms = { discounts: Discount[]; price_split: PriceSplitRule }

/** Staff know for whom they book, and a quote's seats are wanted by nobody else. All others hold few. Decision 20 */
const isHold = ({ proof, quoted }: Pick<Booker, 'proof' | 'quoted'>) => proof !== 'staff' && !quoted

/** The booking to be made, and its price. Refuses what is not available. Writes nothing. */
async function priceReservation(ctx: Ctx, input: BookingInput, { member_id, proof, quoted }: Booker) {
  const { consents, package_code, party, single_rooms, contact, email } = input
  const [trip, departure] = await Promise.all([
    getTripTerms(ctx, { package_code, member_id, isPrivate: quoted !== undefined }),
    findDeparture(ctx, input),
  ])
  if (trip.state === 'paused') refuse('AGENCY_PAUSED')
  if (!departure?.is_open) refuse('DEPARTURE_CLOSED')
  const { departure_id } = departure
  if (single_rooms > party.adult) refuseField('single_rooms', 'fewerRooms') // staff send it too
  const { discounts, discount_id, price_split } = quoted
    ? { ...quoted, discount_id: null }
    : await findDiscounts(ctx, input, trip)
  const { lines, total } = priceParty({
    prices: departure,
    party,
    single_rooms,
    single_supplement: trip.single_supplement,
    options: findOptions(trip, input),
    discounts,
  })
  if (input.total !== undefined && input.total !== total) refuse('PRICE_CHANGED')
  if (departure.left < countSeats(party) && !departure.may_free) refuse('SOLD_OUT') // takeSeats decides
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
    seats: countSeats(party),
    capacity: departure.seats,
    limits: trip.hold_limits,
  }
  const payment = planPayment(trip, { ...input, total, isConfirmed: departure.is_confirmed })
  if (payment.reserved_free && proved_by === null) refuse('PROOF_REQUIRED')
  if (isHold({ proof, quoted })) await checkHoldLimitsEarly(ctx, hold) // claimHold decides in the end
  return { trip, departure_id, lines, total, hold, proved_by, payment, discount_id, price_split }
}

const findOptions = ({ options }: TripTerms, input: BookingInput) =>
  input.options.map(
    (id) => options.find(({ option_id }) => option_id === id) ?? refuseField('options', 'format'),
  )

/** The discounts that count by themselves, and that of the code; and the agency's own split. */
async function findDiscounts(ctx: Ctx, input: BookingInput, { discounts, today, price_split }: TripTerms) {
  const { package_code, departure_date, party, discount_code } = input
  const holding = listHoldingDiscounts(discounts, { today, departure_date, people: countPeople(party) })
  if (discount_code === undefined) return { discounts: holding, discount_id: null, price_split }
  const { discount_id, ...code } = await getDiscountInForce(ctx, { package_code, discount_code })
  return { discounts: [...holding, code], discount_id, price_split }
}

type PlannedBooking = Pick<BookingInput, 'party' | 'departure_date'> & { total: number; isConfirmed: boolean }

/** When it is paid: the plan of the trip or of its agency, which the booking keeps. */
function planPayment(
  { today, ...trip }: TripTerms,
  { departure_date, isConfirmed, ...booking }: PlannedBooking,
) {
  const plan = pickPaymentPlan(trip, trip.payment_plan)
  return {
    plan,
    ...calculateSchedule(plan, { ...booking, departure_date, today }),
    reserved_free: mayReserveFree(plan, { departure_date, today, isConfirmed }),
  }
}

export async function createReservation(
  ctx: Ctx & { files?: Partial<ReservationFiles> },
  input: BookingInput,
  { store_id, ...booker }: BookingOwner & Booker,
) {
  const { consents, travellers, party } = input
  const priced = await priceReservation(ctx, input, booker)
  const { trip, departure_id, total, hold } = priced
  const { member_id, quoted } = booker
  const row = buildBookingRow(ctx, input, { ...priced, member_id, store_id, isQuoted: quoted !== undefined })
  // staff book for a caller, and a quote was written to somebody: neither is a test of the site
  const isTest = consents !== null && !quoted && trip.state === 'preparing'
  const preview = { made_in_preview: isTest, reserved_in_preview: isTest }
  const { id, booking_id, held_until } = await createBooking(ctx, { ...row, ...preview })
  await createTravellers(ctx, id, travellers)
  await saveAttachedFiles(ctx, id, ctx.files?.files ?? [])
  const agreed = trip.terms.filter(({ type }) => consents && (type !== 'special' || consents.special))
  await saveConsents(ctx, { booking: id, member_id: booker.member_id }, agreed.map(toConsentProof))
  await tellReserved(ctx, id, row.consents_due)
  if (isHold(booker)) await claimHold(ctx, hold, id)
  if (row.discount_id !== null) await claimDiscountCode(ctx, row.discount_id)
  // last, because from here on everybody else who wants this departure waits
  await takeSeats(ctx, { departure_id }, countSeats(party))
  // it may make the minimum, or its departure may have been confirmed since we looked
  if (row.reserved_free) await confirmDeparture(ctx, { departure_id })
  return { id, booking_id, total, held_until, pay_by: row.pay_by }
}

type ReservationPrice = Awaited<ReturnType<typeof priceReservation>>

function buildBookingRow(
  ctx: Ctx,
  { package_code, departure_date, party, request, name, contact, email, consents }: BookingInput,
  {
    trip,
    departure_id,
    lines,
    total,
    payment,
    proved_by,
    discount_id,
    member_id,
    store_id,
    price_split,
    isQuoted,
  }: ReservationPrice & BookingOwner & { isQuoted: boolean },
) {
  const agreesLater = consents === null
  const isNetworkCounted = !agreesLater || (proved_by === 'mail' && !isQuoted)
  const [firstWay] = listPayWays(trip)
  const pay_by = firstWay === 'bank_transfer' ? firstWay : ('gateway' as const)
  // a caller who agrees later may not be at a screen, and nobody else wants the seats of a quote
  const hasShortHold = pay_by === 'gateway' && !agreesLater && !isQuoted
  const hold_s = hasShortHold ? holdLimits.reserved_s : trip.transfer_hours * 3_600
  return {
    booking_id: createNumber(),
    package_code,
    departure_id,
    departure_date,
    return_date: addDays(departure_date, trip.days - 1),
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
    discount_id,
    price_split,
    ...payment,
    fees: JSON.stringify(trip.cancel_fees[getDestination(trip)]),
    pay_by,
    proved_by,
    consents_due: agreesLater,
    visitor: isNetworkCounted ? hashVisitorNetwork(ctx) : null,
    held_until: payment.reserved_free ? null : calculateHoldEnd(hold_s, departure_date),
  }
}

/** A customer who agrees later gets a link, to agree and to pay. */
async function tellReserved(ctx: Ctx, ref: number, agreesLater: boolean): Promise<void> {
  const occasions = agreesLater ? (['pay-link'] as const) : (['booking-reserved', 'agency-reserved'] as const)
  for (const occasion of occasions) await notify(ctx, occasion, { ref })
}

// Bookings to come that an agency brings along: at the price that was agreed, with seats, and unpaid here.
// Nobody is told. What was paid before is a note, until staff confirm it as any money without a bank line.

import { sql } from 'kysely'
import { listPayWays } from '#domain/agency/rules/pay-ways.ts'
import { pickPaymentPlan } from '#domain/agency/rules/payment-plan.ts'
import { addNote } from '#domain/booking/notes.server.ts'
import { calculateSchedule } from '#domain/booking/payment-schedule.ts'
import { countSeats, findPartyRefusal, type Party, type PriceLine } from '#domain/booking/price.ts'
import { createBooking, deleteUnusedBookings } from '#domain/booking/write.server.ts'
import { getDestination } from '#domain/catalog/destination.ts'
import { findTripsByName } from '#domain/catalog/find-by-name.server.ts'
import { releaseSeats, takeSeats } from '#domain/departure/seats.server.ts'
import { isRefusal } from '#errors.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import { addDays } from '#lib/days.ts'
import { formatNumber } from '#lib/format.ts'
import { toDigits } from '#lib/phone.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { createNumber } from '#platform/numbers.server.ts'
import type { AgencyContext, TxContext } from '#platform/wire/request-context.ts'
import { getTripTerms } from './trip-terms.server.ts'

type MovedBooking = {
  trip: string
  departure_date: string
  name: string
  contact: string
  email?: string | undefined
  adult: number
  child?: number | undefined
  baby?: number | undefined
  total: number
  paid?: number | undefined
  number?: string | undefined
  request?: string | undefined
}

const toParty = ({ adult, child = 0, baby = 0 }: MovedBooking): Party => ({ adult, child, baby })

/** The departures that the rows mean: the first of the day where a trip leaves several times. */
async function findDepartures({ db, travel_agency }: AgencyContext, codes: readonly string[]) {
  const rows = await db
    .selectFrom('departure')
    .select(['departure_id', 'package_code', 'departure_date'])
    .where('travel_agency', '=', travel_agency)
    .where('package_code', '=', sql<string>`any (${[...new Set(codes)]}::text[])`)
    .where('departure_date', '>', sql<string>`${seoulToday}`)
    .where('cancelled', 'is', null)
    .orderBy('departure_id', 'desc')
    .execute()
  return new Map(rows.map((row) => [`${row.package_code} ${row.departure_date}`, row.departure_id]))
}

async function findTargets(ctx: AgencyContext, bookings: readonly MovedBooking[]) {
  const names = bookings.map(({ trip }) => trip)
  const trips = await findTripsByName(ctx, names, { onSale: true })
  const departures = await findDepartures(ctx, [...trips.values()])
  return bookings.map(({ trip, departure_date }) => {
    const package_code = trips.get(trip)
    return { package_code, departure_id: departures.get(`${package_code} ${departure_date}`) }
  })
}

export async function checkMovedBookings(ctx: AgencyContext, bookings: readonly MovedBooking[]) {
  const targets = await findTargets(ctx, bookings)
  const stored = await ctx.db
    .selectFrom('booking')
    .select(['departure_id', 'name', 'contact'])
    .where('travel_agency', '=', ctx.travel_agency)
    .where(
      'departure_id',
      '=',
      sql<number>`any (${targets.flatMap(({ departure_id }) => departure_id ?? [])}::bigint[])`,
    )
    .where('progress', '<>', 'cancel_completed')
    .execute()
  const known = new Set(stored.map((each) => `${each.departure_id} ${each.name} ${toDigits(each.contact)}`))
  return bookings.map((booking, at) => {
    const { package_code, departure_id } = targets[at] ?? {}
    if (package_code === undefined) return 'unknown_trip'
    if (departure_id === undefined) return 'unknown_departure'
    if (findPartyRefusal(toParty(booking))) return 'wrong_party'
    return known.has(`${departure_id} ${booking.name} ${toDigits(booking.contact)}`) ? 'exists' : undefined
  })
}

/** The price that was agreed, by head; a remainder becomes a line of its own. */
function toPriceLines({ total, ...booking }: MovedBooking): PriceLine[] {
  const { adult, child } = toParty({ total, ...booking })
  const each = Math.floor(total / (adult + child))
  const rest = total - each * (adult + child)
  const lines: PriceLine[] = [
    { kind: 'adult', each, count: adult, sum: each * adult },
    { kind: 'child', each, count: child, sum: each * child },
    {
      kind: 'option',
      name: { ko: getOfficeTextIn('ko').moving.rest, en: getOfficeTextIn('en').moving.rest },
      each: rest,
      count: 1,
      sum: rest,
    },
  ]
  return lines.filter(({ sum }) => sum > 0)
}

/** Returns a reason instead of a number where the booking cannot come in any more. */
export async function createMovedBooking(
  ctx: TxContext & { staff: { name: string } },
  booking: MovedBooking,
): Promise<number | 'unknown_departure' | 'sold_out'> {
  const [target] = await findTargets(ctx, [booking])
  if (target?.package_code === undefined || target.departure_id === undefined) return 'unknown_departure'
  const { package_code, departure_id } = target
  const { departure_date, name, contact, email = '', total, request = '' } = booking
  const party = toParty(booking)
  if (!(await tryTakeSeats(ctx, departure_id, countSeats(party)))) return 'sold_out'
  const trip = await getTripTerms(ctx, { package_code, member_id: null, isPrivate: false })
  const plan = pickPaymentPlan(trip, trip.payment_plan)
  const { id, booking_id } = await createBooking(ctx, {
    package_code,
    departure_id,
    departure_date,
    name,
    contact,
    email,
    request,
    booking_id: createNumber(),
    return_date: addDays(departure_date, trip.days - 1),
    page_title: trip.page_title,
    language: trip.default_language,
    ...party,
    price_lines: JSON.stringify(toPriceLines(booking)),
    total,
    price_split: trip.price_split,
    plan,
    ...calculateSchedule(plan, { departure_date, total, party, today: trip.today }),
    fees: JSON.stringify(trip.cancel_fees[getDestination(trip)]),
    pay_by: listPayWays(trip)[0] === 'bank_transfer' ? 'bank_transfer' : 'gateway',
    proved_by: 'staff',
    consents_due: true,
    held_until: null, // agreed long ago: no clock takes the seats away
  })
  await addNote(ctx, booking_id, describeOrigin(booking, trip.default_language))
  return id
}

/** A row that finds no seat is named, and the others come in. */
const tryTakeSeats = (ctx: TxContext, departure_id: number, seats: number): Promise<boolean> =>
  takeSeats(ctx, { departure_id }, seats).then(
    () => true,
    (error: unknown) => {
      if (isRefusal(error) && error.refusal === 'SOLD_OUT') return false
      throw error
    },
  )

function describeOrigin({ number = '', paid = 0 }: MovedBooking, language: 'ko' | 'en'): string {
  const { origin } = getOfficeTextIn(language).moving
  return [origin.lead, number && origin.number(number), paid > 0 && origin.paid(formatNumber(paid))]
    .filter(Boolean)
    .join(' · ')
}

/**
 * A row in one of these, beside what `createMovedBooking` writes, shows that somebody has used the booking.
 */
export const signsOfUse = {
  paid: [
    'payment_try',
    'ledger',
    'refund',
    'bank_match',
    'payout_account',
    'cash_receipt',
    'receipt_wish',
    'share_receipt_wish',
    'share_payout_account',
  ],
  mailed: ['delivery', 'departure_letter', 'timed_message', 'debt_reminder'],
  changed: [
    'traveller',
    'traveller_note',
    'emergency_contact',
    'booking_share',
    'booking_task',
    'contact_change',
    'consent',
    'attached_file',
    'passport',
    'passport_file',
    'passport_reading',
    'contract',
    'booking_link',
    'link',
    'change_request',
    'change_consent',
    'departure_cancel_booking',
    'waiting',
    'travel_group',
    'quote',
  ],
} as const

const hasRowOf = (tables: readonly string[]) =>
  sql.join(
    tables.map(
      (table) =>
        sql`exists (select from ${sql.table(table)} t where t.travel_agency = b.travel_agency and t.booking = b.id)`,
    ),
    sql` or `,
  )
const hasMoreThanFirst = (table: string) =>
  sql`(select count(*) from ${sql.table(table)} t where t.travel_agency = b.travel_agency and t.booking = b.id) > 1`

/** Finds the bookings with which somebody did something since they came in. */
export async function listUsedBookings(
  { db, travel_agency }: AgencyContext,
  ids: readonly number[],
): Promise<Map<number, 'paid' | 'mailed' | 'changed'>> {
  const { rows } = await sql<{ id: number; used: 'paid' | 'mailed' | 'changed' | null }>`
    select b.id, case
      when b.paid > 0 or ${hasRowOf(signsOfUse.paid)} then 'paid'
      when ${hasRowOf(signsOfUse.mailed)} then 'mailed'
      when b.revision > 1 or ${hasMoreThanFirst('booking_history')} or ${hasMoreThanFirst('booking_note')}
        or ${hasRowOf(signsOfUse.changed)} then 'changed'
      end as used
    from booking b where b.travel_agency = ${travel_agency} and b.id = any (${ids}::bigint[])`.execute(db)
  return new Map(rows.flatMap(({ id, used }) => (used ? [[id, used] as const] : [])))
}

export async function removeMovedBookings(ctx: TxContext, ids: readonly number[]): Promise<void> {
  const removed = await deleteUnusedBookings(ctx, ids)
  for (const [departure_id, list] of Map.groupBy(removed, ({ departure_id }) => departure_id))
    await releaseSeats(
      ctx,
      { departure_id },
      list.reduce((sum, { adult, child }) => sum + adult + child, 0),
    )
}

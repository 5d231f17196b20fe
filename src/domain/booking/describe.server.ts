// Everything a screen shows of a booking. §6

import { sql } from 'kysely'
import { readPayWays } from '#domain/agency/rules/pay-ways.server.ts'
import { describeFlights } from '#domain/catalog/describe-flights.ts'
import { isOnSchedule } from '#domain/catalog/find-package.server.ts'
import { selectTripContact } from '#domain/catalog/trip-contact.server.ts'
import { maskContact, maskName } from '#domain/member/mask-name.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { AgencyContext, Ctx } from '#platform/wire/request-context.ts'
import { calculateFeesKept, calculateMoney, type MoneyColumns } from './booking-money.ts'
import { loadBookingReceipts } from './booking-receipts.server.ts'
import { listDepartureFiles } from './departure-files.server.ts'
import type { BookingRow } from './find.server.ts'
import { type Destination, listPackingItems } from './packing-list.ts'
import { hasAgreed, hasPassport, selectPendingItems } from './pending-items.server.ts'
import { describePriceSplit } from './price-split.ts'
import { isOpen } from './progress.ts'
import { describeRefunding } from './refunding.server.ts'
import { findTransferTarget } from './transfer-reference.server.ts'
import { findVirtualAccount } from './virtual-account.server.ts'

type BookingViewer = AgencyContext & Partial<Pick<Ctx, 'member'>>

/** The beginning and the end of a trip abroad at home are no destinations. */
const placesAhead = sql<Omit<Destination, 'month'>>`(
  select json_build_object('isOverseas', d.travel_alert is not null, 'tags', coalesce(p.tag_list, '{}'), 'latitude', avg(l.latitude),
    'countries', coalesce(json_agg(distinct l.country) filter (where l.country is not null), '[]'))
  from place l where ${isOnSchedule} and (d.travel_alert is null or l.country is distinct from 'KR'))`

/** The departure's own holds before the trip's, here as on the itinerary and in messages. */
const meetingPoint = sql<LocalizedText | null>`case when n.meeting_point <> ''
  then jsonb_build_object('ko', n.meeting_point, 'en', n.meeting_point) else d.meeting_point end`
const meetingTime = sql<string>`coalesce(n.meeting_time, '')`

const hasSpecialTerms = sql<boolean>`exists (select from terms e where e.travel_agency = b.travel_agency
  and e.type = 'special' and e.effective_date <= ${seoulToday})`

export const loadBookingDetails = ({ db, travel_agency, member }: BookingViewer, booking: number) =>
  db
    .selectFrom('booking as b')
    .leftJoin('package as p', (on) =>
      on.onRef('p.travel_agency', '=', 'b.travel_agency').onRef('p.package_code', '=', 'b.package_code'),
    )
    .leftJoin('shop as h', (on) =>
      on.onRef('h.travel_agency', '=', 'b.travel_agency').onRef('h.store_id', '=', 'b.store_id'),
    )
    .innerJoin('departure as o', (on) =>
      on.onRef('o.travel_agency', '=', 'b.travel_agency').onRef('o.departure_id', '=', 'b.departure_id'),
    )
    .leftJoin('departure_seat as s', (on) =>
      on.onRef('s.travel_agency', '=', 'b.travel_agency').onRef('s.departure_id', '=', 'b.departure_id'),
    )
    .leftJoin('package_detail as d', (on) =>
      on.onRef('d.travel_agency', '=', 'b.travel_agency').onRef('d.package_code', '=', 'b.package_code'),
    )
    .leftJoin('departure_notice as n', (on) =>
      on.onRef('n.travel_agency', '=', 'b.travel_agency').onRef('n.departure_id', '=', 'b.departure_id'),
    )
    .select([
      'p.thumbnail_path',
      meetingPoint.as('meeting_point'),
      meetingTime.as('meeting_time'),
      placesAhead.as('ahead'),
      selectTripContact('b').as('planner'),
      sql<boolean>`d.travel_alert is not null`.as('is_abroad'),
      'h.store_name',
      's.confirmed',
      'o.departure_time',
      'o.flight_number',
      'o.flights',
      selectPendingItems(member?.id).as('to_do'),
      sql<number>`(select coalesce(sum(m.amount), 0)::bigint from bank_match m where m.travel_agency = b.travel_agency and m.booking = b.id
        and m.ledger is null and m.undone is null)`.as('awaits_agreement'),
      sql<boolean>`b.departure_date >= ${seoulToday}`.as('is_ahead'),
      hasSpecialTerms.as('has_special_terms'),
    ])
    .where('b.travel_agency', '=', travel_agency)
    .where('b.id', '=', booking)
    .executeTakeFirstOrThrow()

/** Its rows in other tables, each in the order in which they came. */
function loadBookingRows({ db, travel_agency }: AgencyContext, booking: number) {
  const bookingKey = { travel_agency, booking }
  return Promise.all([
    db
      .selectFrom('traveller as t')
      .select(['seq', 'kind', 'name', 'name_en', 'gender', 'birthdate', 'cancelled'])
      .select([hasAgreed.as('consents'), hasPassport.as('passport')])
      .where((eb) => eb.and(bookingKey))
      .orderBy('seq')
      .execute(),
    db
      .selectFrom('booking_history')
      .select(['progress', 'at'])
      .where((eb) => eb.and(bookingKey))
      .orderBy('seq')
      .execute(),
    db
      .selectFrom('ledger as l')
      .leftJoin('payment_try as t', (on) =>
        on.onRef('t.travel_agency', '=', 'l.travel_agency').onRef('t.order_id', '=', 'l.order_id'),
      )
      .select(['l.transaction_id', 'l.kind', 'l.method', 'l.amount', 'l.at', 't.receipt_url'])
      .where('l.travel_agency', '=', travel_agency)
      .where('l.booking', '=', booking)
      .orderBy('l.id')
      .execute(),
    db
      .selectFrom('attached_file')
      .select(['id', 'name', 'size', 'by_name'])
      .where((eb) => eb.and(bookingKey))
      .where((eb) => eb.or([eb('by_name', 'is', null), eb('shown', '=', true)]))
      .orderBy('id')
      .execute(),
    listDepartureFiles({ db, travel_agency }, booking),
  ])
}

/**
 * Everything a screen shows of a booking. Telephone and e-mail are masked so that only their owner recognises
 * them.
 */
export async function describeBooking(reader: BookingViewer, row: BookingRow) {
  const { id, contact, email, store_id: _, ...booking } = row
  const [[travellers, history, payments, ...files], more, payment, refunding] = await Promise.all([
    loadBookingRows(reader, id),
    loadBookingDetails(reader, id),
    describePayment(reader, row),
    describeRefunding(reader, row),
  ])
  const { confirmed, is_ahead, flights, ahead, ...details } = more
  return {
    ...booking,
    ...details,
    ...payment,
    price_split: describePriceSplit(row),
    party: { adult: booking.adult, child: booking.child, baby: booking.baby },
    contact_masked: maskContact(contact),
    email_masked: email.replace(/^(.{2})[^@]*/, '$1***'),
    flights: describeFlights(flights),
    packing: listPackingItems({ ...ahead, month: Number(booking.departure_date.slice(5, 7)) }),
    confirmed: confirmed !== null,
    cancellable: is_ahead && isOpen(booking.progress),
    // A traveller who was cancelled before getting a name is not shown, but the number is not given to
    // anybody else.
    travellers: travellers
      .filter(({ name }) => name !== '')
      .map(({ birthdate, cancelled, ...each }) => ({
        ...each,
        has_details: birthdate !== null,
        cancelled: cancelled !== null,
      })),
    files: describeFiles(booking.booking_id, ...files),
    history,
    payments: filterMoneyEntries(payments),
    cancellation: describeCancellation(booking, payments),
    refunding,
  }
}

type BookingRows = Awaited<ReturnType<typeof loadBookingRows>>

/** The files of this booking, and those that everybody on its departure sees. */
const describeFiles = (booking_id: string, own: BookingRows[3], ofDeparture: BookingRows[4]) => [
  ...own.map(({ id, name, size, by_name }) => ({
    name,
    size,
    opens_at: by_name === null ? null : `/attached/${booking_id}/${id}`,
  })),
  ...ofDeparture.map(({ id, name, size }) => ({ name, size, opens_at: `/attached/${booking_id}/d${id}` })),
]

/** The sum payable now, its ways and its account, and the receipts of payments. */
async function describePayment(reader: AgencyContext, booking: BookingRow) {
  const { id, pay_by } = booking
  const { payable, payable_most, claim } = calculateMoney(booking)
  const isTransferAwaited = (payable > 0 && pay_by === 'bank_transfer') || claim > 0 // a fee is paid by transfer alone
  const [bank_transfer, { ways: pay_ways }, virtual_account, receipts] = await Promise.all([
    isTransferAwaited ? findTransferTarget(reader, id) : null,
    payable > 0 ? readPayWays(reader) : { ways: [] },
    payable > 0 ? findVirtualAccount(reader, id) : null,
    loadBookingReceipts(reader, id),
  ])
  return { payable, payable_most, claim, bank_transfer, pay_ways, virtual_account, ...receipts }
}

type LedgerEntry = Awaited<ReturnType<typeof loadBookingRows>>[2][number]

/** The ledger also has entries that no customer paid or got. */
const filterMoneyEntries = (entries: LedgerEntry[]) =>
  entries.flatMap(({ kind, ...each }) =>
    kind === 'payment' || kind === 'refund' || kind === 'payment_undone' ? [{ kind, ...each }] : [],
  )

function describeCancellation(booking: MoneyColumns, entries: LedgerEntry[]) {
  if (booking.progress !== 'cancel_requested' && booking.progress !== 'cancel_completed') return null
  const refunds = filterMoneyEntries(entries).filter(({ kind }) => kind === 'refund')
  return {
    fee: calculateFeesKept(booking),
    refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
    owed_back: calculateMoney(booking).owed_back,
  }
}

/** The part of a cancelled booking that its pass still shows. */
export async function describeOutcome(reader: AgencyContext, row: BookingRow) {
  const [[, history, payments], { cash_receipts }, refunding] = await Promise.all([
    loadBookingRows(reader, row.id),
    loadBookingReceipts(reader, row.id),
    describeRefunding(reader, row),
  ])
  const { adult, child, baby, reg_date, price_lines, total, paid, pay_by, deposit } = row
  const { claim } = calculateMoney(row)
  return {
    party: { adult, child, baby },
    reg_date,
    price_lines,
    price_split: describePriceSplit(row),
    total,
    paid,
    pay_by,
    payments: filterMoneyEntries(payments),
    cash_receipts,
    history,
    cancellation: describeCancellation(row, payments),
    refunding,
    claim,
    bank_transfer: claim > 0 ? await findTransferTarget(reader, row.id) : null,
    deposit,
    name_masked: maskName(row.name),
  }
}

// The itinerary as it will be: flights, hotels, meeting point, guide, the changes that were agreed to, whom to call.
import { type BookingRow, getOwnBooking } from '#domain/booking/find.server.ts'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { isOverseasTrip } from '#domain/booking/overseas-trip.server.ts'
import { isUnderWay } from '#domain/booking/progress.ts'
import { describeFlights, formatFlightLine } from '#domain/catalog/describe-flights.ts'
import { PackageDetail } from '#domain/catalog/package.ts'
import { readNotice } from '#domain/departure/notice.server.ts'
import { refuse } from '#errors.ts'
import { finalItinerary as en } from '#i18n/en/final-itinerary.ts'
import { finalItinerary as ko } from '#i18n/ko/final-itinerary.ts'
import { type LocalizedText, localize } from '#i18n/language.ts'
import { addDays, formatDateSpan } from '#lib/days.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import type { ContractSection } from './calls.ts'
import { describeChanges } from './contract-changes.server.ts'

type Holder = Parameters<typeof getOwnBooking>[0]
type Fact = ContractSection['facts'][number]
type Basis = Awaited<ReturnType<typeof loadBasis>>

const inBoth = (getText: (words: typeof ko, language: 'ko' | 'en') => string): LocalizedText => ({
  ko: getText(ko, 'ko'),
  en: getText(en, 'en'),
})
const asIs = (text: string): LocalizedText => ({ ko: text, en: text })
const translate = (text: LocalizedText | null) =>
  inBoth((_, language) => (text ? localize(text, language) : ''))

/** What nobody knows yet is left out. */
const fact = (label: (words: typeof ko) => string, value: LocalizedText): Fact[] =>
  value.ko || value.en ? [{ label: inBoth(label), value }] : []

const section = (heading: (words: typeof ko) => string, facts: Fact[]): ContractSection[] =>
  facts.length > 0 ? [{ heading: inBoth(heading), facts, text: null }] : []

/** The office of the Foreign Ministry that Koreans abroad call, day and night. */
const consulPhone = '+82-2-3210-0404'

export async function getOwnItinerary(ctx: Holder, booking_id: string) {
  const booking = await getOwnBooking(ctx, { booking_id })
  if (!isUnderWay(booking.progress)) refuse('BOOKING_NOT_FOUND')
  const basis = await loadBasis(ctx, booking)
  const is_confirmed = basis.confirmed !== null
  return {
    booking_id: booking.booking_id,
    is_confirmed,
    title: inBoth(({ title }) => (is_confirmed ? title.confirmed : title.planned)),
    sections: [
      ...describeTrip(booking, basis),
      ...describeMeeting(basis),
      ...describeWay(basis),
      ...describeHotels(booking, basis),
      ...describeDays(booking, basis),
      ...(await describeChanges(ctx, booking)),
      ...describeCard(booking, basis),
    ],
  }
}

async function loadBasis(ctx: AgencyContext, booking: BookingRow) {
  const { db, travel_agency } = ctx
  const { schedule, ...row } = await db
    .selectFrom('booking as b')
    .innerJoin('departure as o', (on) =>
      on.onRef('o.travel_agency', '=', 'b.travel_agency').onRef('o.departure_id', '=', 'b.departure_id'),
    )
    .innerJoin('agency_info as i', 'i.travel_agency', 'b.travel_agency')
    .leftJoin('package_detail as d', (on) =>
      on.onRef('d.travel_agency', '=', 'b.travel_agency').onRef('d.package_code', '=', 'b.package_code'),
    )
    .leftJoin('departure_seat as s', (on) =>
      on.onRef('s.travel_agency', '=', 'b.travel_agency').onRef('s.departure_id', '=', 'b.departure_id'),
    )
    .select(['o.flights', 'o.departure_time', 'i.company_name', 'i.phone', 'd.schedule', 's.confirmed'])
    .select(isOverseasTrip.as('is_abroad'))
    .where('b.travel_agency', '=', travel_agency)
    .where('b.id', '=', booking.id)
    .executeTakeFirstOrThrow()
  const days = PackageDetail.pick({ schedule: true }).safeParse({ schedule })
  const travellers = await db
    .selectFrom('traveller')
    .select('name')
    .where((eb) => eb.and({ travel_agency, booking: booking.id }))
    .where('cancelled', 'is', null)
    .where('name', '<>', '')
    .orderBy('seq')
    .execute()
  return {
    ...row,
    days: days.success ? days.data.schedule : [],
    notice: await readNotice(ctx, booking),
    names: travellers.map(({ name }) => name),
  }
}

const describeTrip = (booking: BookingRow, { names, confirmed }: Basis) =>
  section(({ trip }) => trip.heading, [
    ...fact(({ trip }) => trip.name, translate(booking.page_title)),
    ...fact(({ trip }) => trip.number, asIs(formatInFours(booking.booking_id))),
    ...fact(({ trip }) => trip.dates, asIs(formatDateSpan(booking.departure_date, booking.return_date))),
    ...fact(({ trip }) => trip.people, asIs(names.join(', '))),
    ...fact(
      ({ trip }) => trip.notice,
      inBoth((words) => (confirmed === null ? words.planned : '')),
    ),
  ])

/** The departure's own meeting point holds before the trip's. */
function describeMeeting({ notice }: Basis) {
  const { meeting_point, meeting_time, guide_name, guide_phone, trip_meeting } = notice
  const place = meeting_point ? asIs(meeting_point) : translate(trip_meeting)
  return section(({ meeting }) => meeting.heading, [
    ...fact(
      ({ meeting }) => meeting.place,
      place.ko || place.en ? place : inBoth(({ meeting }) => meeting.later),
    ),
    ...fact(({ meeting }) => meeting.time, asIs(meeting_time)),
    ...fact(({ meeting }) => meeting.guide, asIs(guide_name)),
    ...fact(({ meeting }) => meeting.guidePhone, asIs(guide_phone)),
  ])
}

const describeWay = ({ flights, departure_time }: Basis) =>
  section(({ flights: words }) => words.heading, [
    ...describeFlights(flights).flatMap((flight) =>
      fact(
        ({ flights: words }) => words[flight.way],
        inBoth((_, language) => formatFlightLine(flight, language)),
      ),
    ),
    ...(flights.length === 0
      ? fact(({ flights: words }) => words.leaves, asIs(departure_time ?? ''))
      : []),
  ])

const describeHotels = ({ departure_date }: BookingRow, { days }: Basis) =>
  section(
    ({ hotels }) => hotels.heading,
    days.flatMap(({ day, hotel }) =>
      fact(({ hotels }) => hotels.night(addDays(departure_date, day - 1)), translate(hotel)),
    ),
  )

const describeDays = ({ departure_date }: BookingRow, { days }: Basis) =>
  section(
    (words) => words.days.heading,
    days.flatMap((day) =>
      fact(
        (words) => words.days.day(day.day, addDays(departure_date, day.day - 1)),
        inBoth((words, language) => describeDay(day, words, language)),
      ),
    ),
  )

function describeDay(day: Basis['days'][number], { days: words }: typeof ko, language: 'ko' | 'en'): string {
  const inLanguage = (text: LocalizedText | null) => (text ? localize(text, language) : '')
  const meals = (['breakfast', 'lunch', 'dinner'] as const)
    .map((meal) => [words.meals[meal], inLanguage(day.meals[meal])])
    .filter(([, meal]) => meal)
    .map(([label, meal]) => `${label} ${meal}`)
  const lines = [
    inLanguage(day.heading),
    ...day.places.map(({ time, name }) => [time, inLanguage(name)].filter(Boolean).join(' ')),
    meals.join(' · '),
    ...[
      [words.transport, inLanguage(day.transport)],
      [words.hotel, inLanguage(day.hotel)],
    ].map(([label, value]) => (value ? `${label}: ${value}` : '')),
  ]
  return lines.filter(Boolean).join('\n')
}

/** Its labels are in both languages: it is shown to people who read only one of them. */
const describeCard = (booking: BookingRow, { names, company_name, phone, notice, is_abroad }: Basis) =>
  section(({ card }) => card.heading, [
    ...fact(({ card }) => card.name, asIs(names.join(', ') || booking.name)),
    ...fact(
      ({ card }) => card.agency,
      inBoth((_, language) => `${localize(company_name, language)} ${phone}`),
    ),
    ...fact(({ card }) => card.guide, asIs([notice.guide_name, notice.guide_phone].filter(Boolean).join(' '))),
    ...fact(({ card }) => card.local, asIs(notice.emergency)),
    ...fact(({ card }) => card.consul, asIs(is_abroad ? consulPhone : '')),
    ...fact(({ card }) => card.number, asIs(formatInFours(booking.booking_id))),
  ])

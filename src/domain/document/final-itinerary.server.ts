// The itinerary as it will be: flights, hotels, meeting point, guide, agreed changes, whom to call.
import { type BookingRow, getOwnBooking } from '#domain/booking/find.server.ts'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { isOverseasTrip } from '#domain/booking/overseas-trip.server.ts'
import { isUnderWay } from '#domain/booking/progress.ts'
import { describeFlights } from '#domain/catalog/describe-flights.ts'
import { formatFlightLine } from '#domain/catalog/format-flight-line.ts'
import { PackageDetail } from '#domain/catalog/package.ts'
import { readNotice } from '#domain/departure/notice.server.ts'
import { refuse } from '#errors.ts'
import { finalItinerary as en } from '#i18n/en/final-itinerary.ts'
import { finalItinerary as ko } from '#i18n/ko/final-itinerary.ts'
import { createTranslate, type LocalizedText, localize } from '#i18n/language.ts'
import { addDays, formatDateSpan } from '#lib/days.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import type { ContractSection } from './calls.ts'
import { describeChanges, listAgreedItineraryChanges } from './contract-changes.server.ts'

type Holder = Parameters<typeof getOwnBooking>[0]
type Fact = ContractSection['facts'][number]
type Basis = Awaited<ReturnType<typeof loadBasis>>

const toBothLanguages = createTranslate(ko, en)
const toUntranslatedWords = (text: string): LocalizedText => ({ ko: text, en: text })
const translate = (text: LocalizedText | null) =>
  toBothLanguages((_, language) => (text ? localize(text, language) : ''))

/** A fact without a value is left out. */
const buildFact = (label: (words: typeof ko) => string, value: LocalizedText): Fact[] =>
  value.ko || value.en ? [{ label: toBothLanguages(label), value }] : []

const buildSection = (heading: (words: typeof ko) => string, facts: Fact[]): ContractSection[] =>
  facts.length > 0 ? [{ heading: toBothLanguages(heading), facts, text: null }] : []

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
    title: toBothLanguages(({ title }) => (is_confirmed ? title.confirmed : title.planned)),
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
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking.id)
    .where('cancelled', 'is', null)
    .where('name', '<>', '')
    .orderBy('seq')
    .execute()
  return {
    ...row,
    days: days.success ? days.data.schedule : [],
    notice: await readNotice(ctx, booking),
    changes: await listAgreedItineraryChanges(ctx, booking),
    names: travellers.map(({ name }) => name),
  }
}

const describeTrip = (booking: BookingRow, { names, confirmed }: Basis) =>
  buildSection(
    ({ trip }) => trip.heading,
    [
      ...buildFact(({ trip }) => trip.name, translate(booking.page_title)),
      ...buildFact(({ trip }) => trip.number, toUntranslatedWords(formatInFours(booking.booking_id))),
      ...buildFact(
        ({ trip }) => trip.dates,
        toUntranslatedWords(formatDateSpan(booking.departure_date, booking.return_date)),
      ),
      ...buildFact(({ trip }) => trip.people, toUntranslatedWords(names.join(', '))),
      ...buildFact(
        ({ trip }) => trip.notice,
        toBothLanguages((words) => (confirmed === null ? words.planned : '')),
      ),
    ],
  )

/** The departure's own meeting point holds before the trip's. */
function describeMeeting({ notice }: Basis) {
  const { meeting_point, meeting_time, guide_name, guide_phone, trip_meeting } = notice
  const place = meeting_point ? toUntranslatedWords(meeting_point) : translate(trip_meeting)
  return buildSection(
    ({ meeting }) => meeting.heading,
    [
      ...buildFact(
        ({ meeting }) => meeting.place,
        place.ko || place.en ? place : toBothLanguages(({ meeting }) => meeting.later),
      ),
      ...buildFact(({ meeting }) => meeting.time, toUntranslatedWords(meeting_time)),
      ...buildFact(({ meeting }) => meeting.guide, toUntranslatedWords(guide_name)),
      ...buildFact(({ meeting }) => meeting.guidePhone, toUntranslatedWords(guide_phone)),
    ],
  )
}

const describeWay = ({ flights, departure_time }: Basis) =>
  buildSection(
    ({ flights: words }) => words.heading,
    [
      ...describeFlights(flights).flatMap((flight) =>
        buildFact(
          ({ flights: words }) => words[flight.way],
          toBothLanguages((_, language) => formatFlightLine(flight, language)),
        ),
      ),
      ...(flights.length === 0
        ? buildFact(({ flights: words }) => words.leaves, toUntranslatedWords(departure_time ?? ''))
        : []),
    ],
  )

/** A hotel that was changed after the sale replaces the one that was sold. */
function describeHotels({ departure_date }: BookingRow, { days, changes }: Basis) {
  const describeHotel = ({ day, hotel }: Basis['days'][number]) => {
    const changed = changes.findLast((each) => each.kind === 'hotel' && each.day === day)
    if (!changed) return translate(hotel)
    return toBothLanguages(({ hotels }, language) =>
      hotels.changed(localize(changed.after, language), localize(changed.before, language)),
    )
  }
  return buildSection(
    ({ hotels }) => hotels.heading,
    days.flatMap((day) =>
      buildFact(({ hotels }) => hotels.night(addDays(departure_date, day.day - 1)), describeHotel(day)),
    ),
  )
}

const describeDays = ({ departure_date }: BookingRow, { days, changes }: Basis) =>
  buildSection(
    (words) => words.days.heading,
    days.flatMap((day) =>
      buildFact(
        (words) => words.days.day(day.day, addDays(departure_date, day.day - 1)),
        toBothLanguages((words, language) =>
          [
            ...changes
              .filter((change) => change.day === day.day)
              .map(({ before, after }) =>
                words.days.changed(localize(before, language), localize(after, language)),
              ),
            describeDay(day, words, language),
          ].join('\n'),
        ),
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

/** The card is shown to people who read only one of the languages: its labels say both. */
function describeCard(
  booking: BookingRow,
  { names, company_name, phone, notice, is_abroad }: Basis,
): ContractSection[] {
  const facts = [
    ...buildFact(({ card }) => card.name, toUntranslatedWords(names.join(', ') || booking.name)),
    ...buildFact(
      ({ card }) => card.agency,
      toBothLanguages((_, language) => `${localize(company_name, language)} ${phone}`),
    ),
    ...buildFact(
      ({ card }) => card.guide,
      toUntranslatedWords([notice.guide_name, notice.guide_phone].filter(Boolean).join(' ')),
    ),
    ...buildFact(({ card }) => card.local, toUntranslatedWords(notice.emergency)),
    ...buildFact(({ card }) => card.consul, toUntranslatedWords(is_abroad ? consulPhone : '')),
    ...buildFact(({ card }) => card.number, toUntranslatedWords(formatInFours(booking.booking_id))),
  ]
  return buildSection(({ card }) => card.heading, facts).map(({ heading, ...section }) => ({
    ...section,
    heading: sayBoth(heading),
    facts: facts.map(({ label, value }) => ({ label: sayBoth(label), value })),
  }))
}

const sayBoth = ({ ko, en }: LocalizedText): LocalizedText => ({ ko: `${ko} (${en})`, en: `${en} (${ko})` })

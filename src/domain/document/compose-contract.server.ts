// Writes a travel contract in the standard form, in both languages.
// Its parts: parties, trip, price, payment, cancelling, insurance, itinerary, terms, special terms.

import type { FeeRow } from '#domain/booking/fees.ts'
import type { Held } from '#domain/booking/find.server.ts'
import { flightLine, showFlights } from '#domain/catalog/show-flights.ts'
import { maskContact } from '#domain/member/mask-name.ts'
import { spanOf } from '#plain/days.ts'
import { shownWords } from '#platform/rich-text.server.ts'
import type { InAgency } from '#platform/wire/asking.ts'
import { contract as en } from '#words/en/contract.ts'
import { contract as ko } from '#words/ko/contract.ts'
import { inLanguage, type Words } from '#words/language.ts'
import type { Section } from './calls.ts'
import { type Basis, findBasis, type Terms } from './contract-basis.server.ts'

type Fact = Section['facts'][number]

const both = (say: (words: typeof ko) => string): Words => ({ ko: say(ko), en: say(en) })
const plain = (text: string): Words => ({ ko: text, en: text })
const won = (amount: number) => both(({ price }) => price.won(amount.toLocaleString('en-US')))
const joined = (list: Words[]): Words => ({
  ko: list.map((each) => inLanguage(each, 'ko')).join(', '),
  en: list.map((each) => inLanguage(each, 'en')).join(', '),
})
const fact = (label: (words: typeof ko) => string, value: Words | null): Fact[] =>
  value && (value.ko || value.en) ? [{ label: both(label), value }] : []

export const contractTitle = both(({ title }) => title)

export const isSpecial = ({ heading }: Section) => heading.ko === ko.special.heading

const section = (
  heading: (words: typeof ko) => string,
  facts: Fact[],
  text: Words | null = null,
): Section => ({ heading: both(heading), facts, text })

/** Written for a booking as it is now, or for a package, with everything open that a booking decides. */
export async function composeContract(
  here: InAgency,
  package_code: string,
  booking?: Held,
): Promise<Section[]> {
  const found = await findBasis(here, package_code, booking)
  const usualFees = found.travel_alert === null ? found.cancel_fees.domestic : found.cancel_fees.overseas
  return [
    section(({ parties }) => parties.heading, partiesOf(found, booking)),
    section(({ trip }) => trip.heading, tripOf(found, booking)),
    section(({ price }) => price.heading, priceOf(found, booking)),
    section(({ payment }) => payment.heading, paymentOf(found, booking)),
    section(({ cancel }) => cancel.heading, feesOf(booking?.fees ?? usualFees)),
    section(({ insurance }) => insurance.heading, insuranceOf(found)),
    section(({ itinerary }) => itinerary.heading, itineraryOf(found)),
    ...found.terms.filter(({ type }) => type === 'tour').map(termsOf),
    ...found.terms.filter(({ type }) => type === 'special').map(specialTermsOf),
  ]
}

const insuranceOf = ({ insurance }: Basis): Fact[] =>
  fact((words) => words.insurance.guarantee, insurance ?? both((words) => words.insurance.none))

const itineraryOf = ({ schedule }: Basis): Fact[] => [
  ...schedule.flatMap(({ day, heading }) => fact(({ itinerary }) => itinerary.day(day), heading)),
  ...fact(
    ({ itinerary }) => itinerary.change,
    both(({ itinerary }) => itinerary.changeOf),
  ),
]

const termsOf = (tour: Terms): Section =>
  section(({ terms }) => terms.heading, versionOf(tour), shownWords(tour.contents, tour.contents_cleaned))

const specialTermsOf = (special: Terms): Section =>
  section(
    (words) => words.special.heading,
    [
      ...fact(
        (words) => words.special.notice,
        both((words) => words.special.noticeOf),
      ),
      ...versionOf(special),
    ],
    shownWords(special.contents, special.contents_cleaned),
  )

const partiesOf = (
  { company_name, ceo_name, address, phone, biz_number, tourism_number }: Basis,
  booking: Held | undefined,
): Fact[] => [
  ...fact(({ parties }) => parties.agency, company_name),
  ...fact(({ parties }) => parties.ceo, ceo_name),
  ...fact(({ parties }) => parties.address, address),
  ...fact(({ parties }) => parties.phone, plain(phone)),
  ...fact(({ parties }) => parties.biz, plain(biz_number)),
  ...fact(({ parties }) => parties.licence, plain(tourism_number ?? '')),
  ...(booking
    ? [
        ...fact(({ parties }) => parties.traveller, plain(booking.name)),
        ...fact(({ parties }) => parties.contact, plain(maskContact(booking.contact))),
        ...fact(({ parties }) => parties.number, plain(booking.booking_id)),
      ]
    : []),
]

const tripOf = (found: Basis, booking: Held | undefined): Fact[] => {
  const length = both(({ trip }) => trip.days(found.nights, found.days))
  const dates = booking && spanOf(booking.departure_date, booking.return_date)
  const { departure_time = null, flights = [] } = found.leaving ?? {}
  return [
    ...fact(({ trip }) => trip.name, booking?.page_title ?? found.page_title),
    ...fact(({ trip }) => trip.code, plain(found.package_code)),
    ...fact(
      ({ trip }) => trip.period,
      booking ? { ko: `${dates} (${length.ko})`, en: `${dates} (${length.en})` } : length,
    ),
    ...(booking
      ? fact(
          ({ trip }) => trip.party,
          both(({ trip }) => trip.people(booking.adult, booking.child, booking.baby)),
        )
      : []),
    ...fact(
      ({ trip }) => trip.minimum,
      both(({ trip }) => trip.minimumOf(found.minimum ?? 1)),
    ),
    ...fact(({ trip }) => trip.meeting, found.meeting_point),
    ...fact(({ trip }) => trip.leaves, plain(flights.length === 0 ? (departure_time ?? '') : '')),
    ...showFlights(flights).flatMap((flight) =>
      fact(({ trip }) => trip.flights[flight.way], {
        ko: flightLine(flight, 'ko'),
        en: flightLine(flight, 'en'),
      }),
    ),
    ...fact(({ trip }) => trip.transport, flights.length === 0 ? found.airline : null),
    ...fact(({ trip }) => trip.included, joined(found.included)),
    ...fact(({ trip }) => trip.notIncluded, joined(found.not_included)),
    ...fact(
      ({ trip }) => trip.shopping,
      both(({ trip }) => trip.times(found.shopping_visits)),
    ),
    ...fact(({ trip }) => trip.guideFee, found.guide_fee),
  ]
}

function priceOf({ page_price }: Basis, booking: Held | undefined): Fact[] {
  const compulsory = fact(
    ({ price }) => price.compulsory,
    both(({ price }) => price.compulsoryOf),
  )
  const from =
    page_price === null
      ? both(({ price }) => price.onRequest)
      : both(({ price }) => price.fromOf(price.won(page_price.toLocaleString('en-US'))))
  if (!booking) return [...fact(({ price }) => price.from, from), ...compulsory]
  const lines = booking.price_lines.map(({ kind, name, each, count, sum }) => ({
    label: name ?? both(({ price }) => price.lines[kind]),
    value: both(({ price }) =>
      price[kind === 'single' ? 'rooms' : 'sum'](
        price.won(each.toLocaleString('en-US')),
        count,
        price.won(sum.toLocaleString('en-US')),
      ),
    ),
  }))
  return [...lines, ...fact(({ price }) => price.total, won(booking.total)), ...compulsory]
}

function paymentOf({ bank, account_number, account_holder }: Basis, booking: Held | undefined): Fact[] {
  const isTransfer = booking?.pay_by === 'bank_transfer' && bank
  return [
    ...fact(
      ({ payment }) => payment.by,
      both(({ payment }) => payment.methods[booking?.pay_by ?? 'either']),
    ),
    ...(isTransfer
      ? fact(
          ({ payment }) => payment.account,
          both(({ payment }) => payment.accountOf(bank, account_number ?? '', account_holder ?? '')),
        )
      : []),
    ...fact(
      ({ payment }) => payment.due,
      both(({ payment }) => payment.dueOf),
    ),
  ]
}

const feesOf = (fees: FeeRow[]): Fact[] => [
  ...[...fees]
    .sort((one, other) => other.days - one.days)
    .flatMap(({ days, percent }) =>
      fact(
        ({ cancel }) => cancel.from(days),
        both(({ cancel }) => cancel.fee(percent)),
      ),
    ),
  ...fact(
    ({ cancel }) => cancel.without,
    both(({ cancel }) => cancel.withoutOf),
  ),
]

const versionOf = ({ title, version, effective_date }: Terms): Fact[] =>
  fact(({ terms }) => terms.version, {
    ko: ko.terms.versionOf(title.ko, version, effective_date),
    en: en.terms.versionOf(title.en, version, effective_date),
  })

// Writes a travel contract in the standard form, in both languages.
// Its parts: parties, trip, price, payment, cancelling, insurance, itinerary, terms, special terms.

import type { FeeRow } from '#domain/booking/fees.ts'
import type { BookingRow } from '#domain/booking/find.server.ts'
import { type PriceLine, sumBeforeDiscounts } from '#domain/booking/price.ts'
import { describePriceSplit } from '#domain/booking/price-split.ts'
import { describeFlights } from '#domain/catalog/describe-flights.ts'
import { getDestination } from '#domain/catalog/destination.ts'
import { formatFlightLine } from '#domain/catalog/format-flight-line.ts'
import { listEntryRules } from '#domain/catalog/list-entry-rules.ts'
import { maskContact } from '#domain/member/mask-name.ts'
import { contract as en } from '#i18n/en/contract.ts'
import { contract as ko } from '#i18n/ko/contract.ts'
import { createTranslate, type LocalizedText, localize } from '#i18n/language.ts'
import { formatDateSpan } from '#lib/days.ts'
import { formatWon } from '#lib/format.ts'
import { toDisplayLocalizedText } from '#platform/rich-text.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import type { ContractSection } from './calls.ts'
import { type ContractBasis, type ContractTerms, getContractBasis } from './contract-basis.server.ts'
import { describeChanges } from './contract-changes.server.ts'

type ContractFact = ContractSection['facts'][number]

const toBothLanguages = createTranslate(ko, en)
const toUntranslatedWords = (text: string): LocalizedText => ({ ko: text, en: text })
const toWonText = (amount: number) => toBothLanguages((_, language) => formatWon(amount, language))
const joinWords = (list: LocalizedText[]): LocalizedText => ({
  ko: list.map((each) => localize(each, 'ko')).join(', '),
  en: list.map((each) => localize(each, 'en')).join(', '),
})
const buildFact = (label: (words: typeof ko) => string, value: LocalizedText | null): ContractFact[] =>
  value && (value.ko || value.en) ? [{ label: toBothLanguages(label), value }] : []

export const contractTitle = toBothLanguages(({ title }) => title)

export const isSpecialTerms = ({ heading }: ContractSection) => heading.ko === ko.special.heading

const buildSection = (
  heading: (words: typeof ko) => string,
  facts: ContractFact[],
  text: LocalizedText | null = null,
): ContractSection => ({ heading: toBothLanguages(heading), facts, text })

/** Written for a booking as it is now, or for a package, with everything open that a booking decides. */
export async function composeContract(
  ctx: AgencyContext,
  package_code: string,
  booking?: BookingRow,
): Promise<ContractSection[]> {
  const basis = await getContractBasis(ctx, package_code, booking)
  const usualFees = basis.cancel_fees[getDestination(basis)]
  return [
    buildSection(({ parties }) => parties.heading, describeParties(basis, booking)),
    buildSection(({ trip }) => trip.heading, describeTrip(basis, booking)),
    buildSection(({ price }) => price.heading, describePrice(basis, booking)),
    buildSection(({ payment }) => payment.heading, describePayment(basis, booking)),
    buildSection(({ cancel }) => cancel.heading, describeFees(booking?.fees ?? usualFees)),
    buildSection(({ insurance }) => insurance.heading, describeInsurance(basis)),
    buildSection(({ itinerary }) => itinerary.heading, describeItinerary(basis)),
    ...(await describeChanges(ctx, booking)),
    ...basis.terms.filter(({ type }) => type === 'tour').map(describeTerms),
    ...basis.terms.filter(({ type }) => type === 'special').map(describeSpecialTerms),
  ]
}

const describeInsurance = ({ insurance }: ContractBasis): ContractFact[] =>
  buildFact(
    (words) => words.insurance.guarantee,
    insurance ?? toBothLanguages((words) => words.insurance.none),
  )

const describeItinerary = ({ schedule }: ContractBasis): ContractFact[] => [
  ...schedule.flatMap(({ day, heading }) => buildFact(({ itinerary }) => itinerary.day(day), heading)),
  ...buildFact(
    ({ itinerary }) => itinerary.change,
    toBothLanguages(({ itinerary }) => itinerary.changeText),
  ),
]

const describeTerms = (tour: ContractTerms): ContractSection =>
  buildSection(
    ({ terms }) => terms.heading,
    describeTermsVersion(tour),
    toDisplayLocalizedText(tour.contents, tour.contents_cleaned),
  )

const describeSpecialTerms = (special: ContractTerms): ContractSection =>
  buildSection(
    (words) => words.special.heading,
    [
      ...buildFact(
        (words) => words.special.notice,
        toBothLanguages((words) => words.special.noticeText),
      ),
      ...describeTermsVersion(special),
    ],
    toDisplayLocalizedText(special.contents, special.contents_cleaned),
  )

const describeParties = (
  { company_name, ceo_name, address, phone, biz_number, tourism_number }: ContractBasis,
  booking: BookingRow | undefined,
): ContractFact[] => [
  ...buildFact(({ parties }) => parties.agency, company_name),
  ...buildFact(({ parties }) => parties.ceo, ceo_name),
  ...buildFact(({ parties }) => parties.address, address),
  ...buildFact(({ parties }) => parties.phone, toUntranslatedWords(phone)),
  ...buildFact(({ parties }) => parties.biz, toUntranslatedWords(biz_number)),
  ...buildFact(({ parties }) => parties.licence, toUntranslatedWords(tourism_number ?? '')),
  ...(booking
    ? [
        ...buildFact(({ parties }) => parties.traveller, toUntranslatedWords(booking.name)),
        ...buildFact(({ parties }) => parties.contact, toUntranslatedWords(maskContact(booking.contact))),
        ...buildFact(({ parties }) => parties.number, toUntranslatedWords(booking.booking_id)),
      ]
    : []),
]

const describeTrip = (basis: ContractBasis, booking: BookingRow | undefined): ContractFact[] => {
  const length = toBothLanguages(({ trip }) => trip.days(basis.nights, basis.days))
  const dates = booking && formatDateSpan(booking.departure_date, booking.return_date)
  const { departure_time = null, flights = [] } = basis.leaving ?? {}
  return [
    ...buildFact(({ trip }) => trip.name, booking?.page_title ?? basis.page_title),
    ...buildFact(({ trip }) => trip.code, toUntranslatedWords(basis.package_code)),
    ...buildFact(
      ({ trip }) => trip.period,
      booking ? { ko: `${dates} (${length.ko})`, en: `${dates} (${length.en})` } : length,
    ),
    ...(booking
      ? buildFact(
          ({ trip }) => trip.party,
          toBothLanguages(({ trip }) => trip.people(booking.adult, booking.child, booking.baby)),
        )
      : []),
    ...buildFact(
      ({ trip }) => trip.minimum,
      toBothLanguages(({ trip }) => trip.minimumText(basis.minimum ?? 1)),
    ),
    ...buildFact(({ trip }) => trip.meeting, basis.meeting_point),
    ...buildFact(
      ({ trip }) => trip.leaves,
      toUntranslatedWords(flights.length === 0 ? (departure_time ?? '') : ''),
    ),
    ...describeFlights(flights).flatMap((flight) =>
      buildFact(({ trip }) => trip.flights[flight.way], {
        ko: formatFlightLine(flight, 'ko'),
        en: formatFlightLine(flight, 'en'),
      }),
    ),
    ...buildFact(({ trip }) => trip.transport, flights.length === 0 ? basis.airline : null),
    ...buildFact(({ trip }) => trip.included, joinWords(basis.included)),
    ...buildFact(({ trip }) => trip.notIncluded, joinWords(basis.not_included)),
    ...buildFact(
      ({ trip }) => trip.shopping,
      toBothLanguages(({ trip }) => trip.times(basis.shopping_visits)),
    ),
    ...buildFact(({ trip }) => trip.guideFee, basis.guide_fee),
    ...buildFact(({ trip }) => trip.entry.title, describeEntryRules(basis)),
  ]
}

const describeEntryRules = (basis: ContractBasis): LocalizedText => {
  const rules = toBothLanguages(({ trip }) => listEntryRules(basis, trip.entry).join(', '))
  return joinWords([rules, basis.entry_note ?? { ko: '', en: '' }].filter(({ ko, en }) => ko || en))
}

function describePrice({ page_price }: ContractBasis, booking: BookingRow | undefined): ContractFact[] {
  const compulsory = buildFact(
    ({ price }) => price.compulsory,
    toBothLanguages(({ price }) => price.compulsoryText),
  )
  const from =
    page_price === null
      ? toBothLanguages(({ price }) => price.onRequest)
      : toBothLanguages(({ price }, language) => price.fromText(formatWon(page_price, language)))
  if (!booking) return [...buildFact(({ price }) => price.from, from), ...compulsory]
  const before = sumBeforeDiscounts(booking.price_lines)
  return [
    ...booking.price_lines.filter(({ rate }) => !rate).map(describePriceLine),
    ...(before > booking.total ? buildFact(({ price }) => price.before, toWonText(before)) : []),
    ...booking.price_lines.filter(({ rate }) => rate).map(describePriceLine),
    ...buildFact(({ price }) => price.total, toWonText(booking.total)),
    ...describeSplit(booking),
    ...compulsory,
  ]
}

const describePriceLine = ({ kind, name, rate, each, count, sum }: PriceLine): ContractFact => ({
  label: name ?? toBothLanguages(({ price }) => price.lines[kind]),
  value: rate
    ? toWonText(sum)
    : toBothLanguages(({ price }, language) =>
        price[kind === 'single' ? 'rooms' : 'sum'](
          formatWon(each, language),
          count,
          formatWon(sum, language),
        ),
      ),
})

/** The parts of the price, passed on and the agency's own, where the agency shows them. */
function describeSplit(booking: BookingRow): ContractFact[] {
  const split = describePriceSplit(booking)
  if (!split) return []
  return [
    ...buildFact(({ price }) => price.passThrough, toWonText(split.pass_through)),
    ...buildFact(({ price }) => price.commission, toWonText(split.commission)),
  ]
}

function describePayment(
  { bank, account_number, account_holder }: ContractBasis,
  booking: BookingRow | undefined,
): ContractFact[] {
  const isTransfer = booking?.pay_by === 'bank_transfer' && bank
  return [
    ...buildFact(
      ({ payment }) => payment.by,
      toBothLanguages(({ payment }) => payment.methods[booking?.pay_by ?? 'either']),
    ),
    ...(isTransfer
      ? buildFact(
          ({ payment }) => payment.account,
          toBothLanguages(({ payment }) =>
            payment.accountText(bank, account_number ?? '', account_holder ?? ''),
          ),
        )
      : []),
    ...describeDueDates(booking),
  ]
}

/**
 * All at once, or a deposit first and the balance by its day; open where nothing is booked yet. Whether it was
 * asked for by now is not said: the text would change, and have to be agreed to again.
 */
function describeDueDates(booking: BookingRow | undefined): ContractFact[] {
  const { deposit = 0, total = 0, balance_by = null, plan } = booking ?? {}
  const by = plan?.kind === 'confirmed' ? 'onceConfirmed' : 'onceBooked'
  if (balance_by === null)
    return buildFact(
      ({ payment }) => payment.due,
      toBothLanguages(({ payment }) => (booking ? payment.dueText[by] : payment.dueOpenText)),
    )
  return [
    ...buildFact(
      ({ payment }) => payment.deposit,
      toBothLanguages(({ payment }, language) => payment.depositText[by](formatWon(deposit, language))),
    ),
    ...buildFact(
      ({ payment }) => payment.balance,
      toBothLanguages(({ payment }, language) =>
        payment.balanceText(formatWon(total - deposit, language), balance_by),
      ),
    ),
  ]
}

const describeFees = (fees: FeeRow[]): ContractFact[] => [
  ...[...fees]
    .sort((one, other) => other.days - one.days)
    .flatMap(({ days, percent }) =>
      buildFact(
        ({ cancel }) => cancel.from(days),
        toBothLanguages(({ cancel }) => cancel.fee(percent)),
      ),
    ),
  ...buildFact(
    ({ cancel }) => cancel.without,
    toBothLanguages(({ cancel }) => cancel.withoutText),
  ),
]

const describeTermsVersion = ({ title, version, effective_date }: ContractTerms): ContractFact[] =>
  buildFact(({ terms }) => terms.version, {
    ko: ko.terms.versionText(title.ko, version, effective_date),
    en: en.terms.versionText(title.en, version, effective_date),
  })

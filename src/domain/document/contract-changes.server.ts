// The section of a contract that says which changes of the trip its booker has signed. Decision 101
import type { BookingRow } from '#domain/booking/find.server.ts'
import { contract as en } from '#i18n/en/contract.ts'
import { contract as ko } from '#i18n/ko/contract.ts'
import { createTranslate, type LocalizedText, localize } from '#i18n/language.ts'
import { addDays } from '#lib/days.ts'
import { formatDay, formatTime } from '#lib/format.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import type { ContractSection } from './calls.ts'

const toBothLanguages = createTranslate(ko.changes, en.changes)

/** No section while nothing was agreed. */
export async function describeChanges(
  ctx: AgencyContext,
  booking: BookingRow | undefined,
): Promise<ContractSection[]> {
  const changes = booking ? await listAgreedItineraryChanges(ctx, booking) : []
  if (!booking || changes.length === 0) return []
  const facts = changes.flatMap(({ kind, day, before, after, reason, cost, signed_by, answered }, at) => {
    const inLanguage = (text: LocalizedText) => toBothLanguages((_, language) => localize(text, language))
    const date = addDays(booking.departure_date, day - 1)
    return [
      {
        label: toBothLanguages((words) => words.what(at + 1, words.kinds[kind])),
        value: toBothLanguages((words, language) =>
          words.fromTo(day, date, localize(before, language), localize(after, language)),
        ),
      },
      { label: toBothLanguages((words) => words.reason(at + 1)), value: inLanguage(reason) },
      ...(cost.ko || cost.en
        ? [{ label: toBothLanguages((words) => words.cost(at + 1)), value: inLanguage(cost) }]
        : []),
      {
        label: toBothLanguages((words) => words.agreed(at + 1)),
        value: toBothLanguages(() => (answered ? `${formatDay(answered)} ${formatTime(answered)}` : '')),
      },
      // a fact of its own: whoever reads the contract by another's link sees the name masked
      { label: toBothLanguages((words) => words.by(at + 1)), value: toBothLanguages(() => signed_by ?? '') },
    ]
  })
  return [{ heading: toBothLanguages((words) => words.heading), facts, text: null }]
}

/** The changes that the booker signed, the latest last. */
export const listAgreedItineraryChanges = (
  { db, travel_agency }: AgencyContext,
  { id, departure_id }: Pick<BookingRow, 'id' | 'departure_id'>,
) =>
  db
    .selectFrom('change_consent as c')
    .innerJoin('itinerary_change as d', (on) =>
      on.onRef('d.travel_agency', '=', 'c.travel_agency').onRef('d.id', '=', 'c.change'),
    )
    .select(['d.kind', 'd.day', 'd.before', 'd.after', 'd.reason', 'd.cost', 'c.signed_by', 'c.answered'])
    .where('c.travel_agency', '=', travel_agency)
    .where('c.booking', '=', id)
    .where('c.answer', '=', 'agreed')
    .where('d.departure_id', '=', departure_id)
    .orderBy('d.id')
    .execute()

// Publish blockers of a trip, and what it lacks to sell well: a line for each, with its field.
import { findDepositAbovePrice } from '#domain/agency/rules/payment-plan.ts'
import type { PublishBlocker } from './office-calls.ts'
import { Trip, type TripDraft, tidyDraft } from './trip.ts'

/** Facts of the trip besides its draft. */
export type PublishFacts = {
  departures: number
  without_minimum: number
  /** The lowest price of an adult; null without a departure. */
  lowest_price: number | null
  registered: boolean
  bilingual: boolean
}

export function listPublishBlockers(draft: TripDraft, facts: PublishFacts): PublishBlocker[] {
  const field = findDepositAbovePrice(draft, facts.lowest_price)
  return [
    ...listRequiredFixes(draft),
    ...(field ? [{ level: 'must' as const, kind: 'depositPrice' as const, field, number: null }] : []),
    ...listRecommendedFixes(draft, facts),
  ]
}

const kindByField: Record<string, PublishBlocker['kind']> = {
  page_title: 'title',
  destination: 'destination',
  travel_alert: 'alert',
  shopping_visits: 'shopping',
  days: 'days',
  nights: 'days',
  schedule: 'day',
  options: 'options',
  deposit_percent: 'deposit',
  balance_days: 'deposit',
}

/** One line for each field, however many faults it has. */
function listRequiredFixes(draft: TripDraft): PublishBlocker[] {
  const read = Trip.safeParse(tidyDraft(draft))
  if (read.success) return []
  const lines = read.error.issues.map(({ path }): PublishBlocker => {
    const [first, at] = path
    const field = String(first ?? '')
    const number = typeof at === 'number' ? at + 1 : null
    return { level: 'must', kind: kindByField[field] ?? 'words', field: path.join('.'), number }
  })
  return lines.filter(
    ({ kind, number }, at) =>
      lines.findIndex((other) => other.kind === kind && other.number === number) === at,
  )
}

function listRecommendedFixes(draft: TripDraft, facts: PublishFacts): PublishBlocker[] {
  const { schedule, pictures } = draft
  const recommend = (
    kind: PublishBlocker['kind'],
    field: string,
    number: number | null = null,
  ): PublishBlocker => ({
    level: 'should',
    kind,
    field,
    number,
  })
  const daysWithoutMeals = schedule.flatMap(({ meals }, at) =>
    meals.breakfast || meals.lunch || meals.dinner ? [] : [at],
  )
  const picturesWithoutAlt = pictures.filter(({ alt }) => !alt?.ko && !alt?.en).length
  const missing = (language: 'ko' | 'en') => countUntranslated(draft, language)
  const lines: [boolean, PublishBlocker][] = [
    [facts.departures === 0, recommend('departures', 'departures')],
    [facts.without_minimum > 0, recommend('minimum', 'departures', facts.without_minimum)],
    [pictures.length === 0, recommend('pictures', 'pictures')],
    [picturesWithoutAlt > 0, recommend('alt', 'pictures', picturesWithoutAlt)],
    [schedule.length === 0, recommend('schedule', 'schedule')],
    ...daysWithoutMeals.map((at): [boolean, PublishBlocker] => [
      true,
      recommend('meals', `schedule.${at}.meals`, at + 1),
    ]),
    [!facts.registered, recommend('registration', 'registration')],
    [facts.bilingual && missing('en') > 0, recommend('english', 'english', missing('en'))],
    [facts.bilingual && missing('ko') > 0, recommend('korean', 'korean', missing('ko'))],
  ]
  return lines.flatMap(([holds, line]) => (holds ? [line] : []))
}

/** How many texts say something in the other language and nothing in this one. */
function countUntranslated(value: unknown, language: 'ko' | 'en'): number {
  if (Array.isArray(value))
    return value.reduce<number>((sum, each) => sum + countUntranslated(each, language), 0)
  if (typeof value !== 'object' || value === null) return 0
  if ('ko' in value && 'en' in value) {
    const other = language === 'ko' ? value.en : value.ko
    return typeof other === 'string' && other.trim() !== '' && !value[language] ? 1 : 0
  }
  return Object.values(value).reduce<number>((sum, each) => sum + countUntranslated(each, language), 0)
}

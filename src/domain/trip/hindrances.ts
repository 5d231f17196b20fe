// What still hinders a trip from being shown, or from selling as it could: a line for each, with its field.
import type { Hindrance } from './office-calls.ts'
import { Trip, type TripDraft, tidied } from './trip.ts'

/** What is known of it besides what is written. */
export type Around = { departures: number; without_minimum: number; registered: boolean; bilingual: boolean }

export function hindrancesOf(draft: TripDraft, around: Around): Hindrance[] {
  return [...musts(draft), ...shoulds(draft, around)]
}

const kinds: Record<string, Hindrance['kind']> = {
  page_title: 'title',
  destination: 'alert',
  travel_alert: 'alert',
  shopping_visits: 'shopping',
  days: 'days',
  nights: 'days',
  schedule: 'day',
  options: 'options',
}

/** One line for each field, however many faults it has. */
function musts(draft: TripDraft): Hindrance[] {
  const read = Trip.safeParse(tidied(draft))
  if (read.success) return []
  const lines = read.error.issues.map(({ path }): Hindrance => {
    const [first, at] = path
    const field = String(first ?? '')
    const number = typeof at === 'number' ? at + 1 : null
    return { level: 'must', kind: kinds[field] ?? 'words', field: path.join('.'), number }
  })
  return lines.filter(
    ({ kind, number }, at) =>
      lines.findIndex((other) => other.kind === kind && other.number === number) === at,
  )
}

function shoulds(draft: TripDraft, around: Around): Hindrance[] {
  const { schedule, pictures } = draft
  const should = (kind: Hindrance['kind'], field: string, number: number | null = null): Hindrance => ({
    level: 'should',
    kind,
    field,
    number,
  })
  const hungry = schedule.flatMap(({ meals }, at) =>
    meals.breakfast || meals.lunch || meals.dinner ? [] : [at],
  )
  const wordless = pictures.filter(({ alt }) => !alt?.ko && !alt?.en).length
  const missing = (language: 'ko' | 'en') => silentIn(draft, language)
  const lines: [boolean, Hindrance][] = [
    [around.departures === 0, should('departures', 'departures')],
    [around.without_minimum > 0, should('minimum', 'departures', around.without_minimum)],
    [pictures.length === 0, should('pictures', 'pictures')],
    [wordless > 0, should('alt', 'pictures', wordless)],
    [schedule.length === 0, should('schedule', 'schedule')],
    ...hungry.map((at): [boolean, Hindrance] => [true, should('meals', `schedule.${at}.meals`, at + 1)]),
    [!around.registered, should('registration', 'registration')],
    [around.bilingual && missing('en') > 0, should('english', 'english', missing('en'))],
    [around.bilingual && missing('ko') > 0, should('korean', 'korean', missing('ko'))],
  ]
  return lines.flatMap(([holds, line]) => (holds ? [line] : []))
}

/** How many texts say something in the other language and nothing in this one. */
function silentIn(value: unknown, language: 'ko' | 'en'): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + silentIn(each, language), 0)
  if (typeof value !== 'object' || value === null) return 0
  if ('ko' in value && 'en' in value) {
    const other = language === 'ko' ? value.en : value.ko
    return typeof other === 'string' && other.trim() !== '' && !value[language] ? 1 : 0
  }
  return Object.values(value).reduce<number>((sum, each) => sum + silentIn(each, language), 0)
}

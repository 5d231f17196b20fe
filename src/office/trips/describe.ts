// A trip as lines of plain words, so that two versions can be laid side by side.

import type { Words } from '#words/language.ts'
import type { OfficeWords } from '#words/office/speak.ts'
import { plainWords } from '../kit/plain-words.ts'
import type { Content } from './use-draft.ts'

type Named = readonly (readonly [name: string, value: string])[]

const both = (words: Words | null) => [words?.ko, words?.en].filter(Boolean).join('\n')
const list = (lines: readonly Words[]) =>
  lines.map((line) => `· ${both(line).replace('\n', ' / ')}`).join('\n')

function describe(trip: Content, words: OfficeWords['trips']): Named {
  const { fields } = words
  const days = trip.schedule.map((day, at): [string, string] => [
    words.day(at + 1),
    [
      both(day.heading),
      ...day.places.map(({ time, name, line }) => [time, both(name), both(line)].filter(Boolean).join(' ')),
      ...(['breakfast', 'lunch', 'dinner'] as const).map((meal) => {
        const eaten = both(day.meals[meal])
        return eaten && `${words.meals[meal]}: ${eaten}`
      }),
      both(day.hotel) && `${words.hotel}: ${both(day.hotel)}`,
      both(day.transport) && `${words.transport}: ${both(day.transport)}`,
      both(day.text),
    ]
      .filter(Boolean)
      .join('\n'),
  ])
  const pictureLine = ({ path, alt, on_day }: Content['pictures'][number]) =>
    [path.slice(7, 23), both(alt), on_day === null ? '' : words.day(on_day)].filter(Boolean).join(' ')
  return [
    [fields.page_title, both(trip.page_title)],
    [fields.summary, both(trip.summary)],
    [fields.tour_category_id, [trip.tour_category_id, trip.tour_area_id, trip.tour_area_detail_id].join(' ')],
    [fields.tags, [...trip.tag_list, ...trip.tag_list_en].join(', ')],
    [fields.days, words.nights(trip.nights, trip.days)],
    [fields.summary_points, list(trip.summary_points)],
    ...days,
    [fields.pictures, trip.pictures.map(pictureLine).join('\n')],
    [fields.included, list(trip.included)],
    [fields.not_included, list(trip.not_included)],
    [fields.cautions, list(trip.cautions)],
    [fields.meeting_point, both(trip.meeting_point)],
    [fields.airline, both(trip.airline)],
    [fields.travel_alert, trip.travel_alert === null ? '' : (words.alerts[trip.travel_alert] ?? '')],
    [fields.shopping_visits, String(trip.shopping_visits ?? '')],
    [fields.guide_fee, both(trip.guide_fee)],
    [fields.single_supplement, String(trip.single_supplement)],
    [fields.options, trip.options.map(({ name, price }) => `${both(name)} ${price}`).join('\n')],
    [fields.file_request, both(trip.file_request)],
    [fields.contents, plainWords(both(trip.contents))],
  ]
}

/** What differs between two of them, the same lines on both sides. */
export function differences(
  one: Content,
  other: Content,
  words: OfficeWords['trips'],
): { one: Named; other: Named } {
  const [left, right] = [new Map(describe(one, words)), new Map(describe(other, words))]
  const names = [...new Set([...left.keys(), ...right.keys()])].filter(
    (name) => (left.get(name) ?? '') !== (right.get(name) ?? ''),
  )
  const side = (of: Map<string, string>): Named => names.map((name) => [name, of.get(name) || '–'] as const)
  return { one: side(left), other: side(right) }
}

// A trip as lines of plain words, so that two versions can be laid side by side.
import type { Categories } from '#domain/trip/exchange.ts'
import type { Words } from '#words/language.ts'
import type { OfficeWords } from '#words/office/speak.ts'
import { plainWords } from '../kit/plain-words.ts'
import type { Content } from './use-draft.ts'

type Named = readonly (readonly [name: string, value: string])[]

const both = (words: Words | null) => [words?.ko, words?.en].filter(Boolean).join('\n')
/** Both languages where other words stand on the same line. */
const inLine = (words: Words | null) => [words?.ko, words?.en].filter(Boolean).join(' / ')
const list = (lines: readonly Words[]) => lines.map((line) => `· ${inLine(line)}`).join('\n')

type Said = { words: OfficeWords['trips']; categories: Categories }

/** Where it stands in the menu of the site, by names. */
function standing({ tour_category_id, tour_area_id, tour_area_detail_id }: Content, tree: Categories) {
  const category = tree.find(({ id }) => id === tour_category_id)
  const area = category?.areas.find(({ id }) => id === tour_area_id)
  const detail = area?.details.find(({ id }) => id === tour_area_detail_id)
  return [category, area, detail].flatMap((node) => (node ? inLine(node.name) : [])).join(' › ')
}

type Day = Content['schedule'][number]

const dayLines = (day: Day, words: Said['words']) =>
  [
    both(day.heading),
    ...day.places.map(({ time, name, line }) =>
      [[time, inLine(name)].filter(Boolean).join(' '), inLine(line)].filter(Boolean).join(' · '),
    ),
    ...(['breakfast', 'lunch', 'dinner'] as const).map((meal) => {
      const eaten = inLine(day.meals[meal])
      return eaten && `${words.meals[meal]}: ${eaten}`
    }),
    inLine(day.hotel) && `${words.hotel}: ${inLine(day.hotel)}`,
    inLine(day.transport) && `${words.transport}: ${inLine(day.transport)}`,
    both(day.text),
  ]
    .filter(Boolean)
    .join('\n')

const pictureLine = ({ path, alt, on_day, x, y }: Content['pictures'][number], words: Said['words']) =>
  [
    path.slice(7, 15),
    inLine(alt),
    on_day === null ? '' : words.day(on_day),
    x === 50 && y === 50 ? '' : words.keptPoint(x, y),
  ]
    .filter(Boolean)
    .join(' · ')

function describe(trip: Content, { words, categories }: Said): Named {
  const { fields } = words
  return [
    [fields.page_title, both(trip.page_title)],
    [fields.summary, both(trip.summary)],
    [fields.tour_category_id, standing(trip, categories)],
    [fields.tags, [...trip.tag_list, ...trip.tag_list_en].join(', ')],
    [fields.days, words.nights(trip.nights, trip.days)],
    [fields.summary_points, list(trip.summary_points)],
    ...trip.schedule.map((day, at) => [words.day(at + 1), dayLines(day, words)] as const),
    [fields.pictures, trip.pictures.map((each) => pictureLine(each, words)).join('\n')],
    [fields.included, list(trip.included)],
    [fields.not_included, list(trip.not_included)],
    [fields.cautions, list(trip.cautions)],
    [fields.meeting_point, both(trip.meeting_point)],
    [fields.airline, both(trip.airline)],
    [fields.destination, trip.destination === null ? '' : words.destinations[trip.destination]],
    [fields.travel_alert, trip.travel_alert === null ? '' : (words.alerts[trip.travel_alert] ?? '')],
    [fields.shopping_visits, String(trip.shopping_visits ?? '')],
    [fields.guide_fee, both(trip.guide_fee)],
    [fields.single_supplement, String(trip.single_supplement)],
    [fields.options, trip.options.map(({ name, price }) => `${inLine(name)} · ${price}`).join('\n')],
    [fields.file_request, both(trip.file_request)],
    [fields.contents, plainWords(both(trip.contents))],
  ]
}

/** What differs between two of them, the same lines on both sides. */
export function differences(one: Content, other: Content, said: Said): { one: Named; other: Named } {
  const [left, right] = [new Map(describe(one, said)), new Map(describe(other, said))]
  const names = [...new Set([...left.keys(), ...right.keys()])].filter(
    (name) => (left.get(name) ?? '') !== (right.get(name) ?? ''),
  )
  const side = (of: Map<string, string>): Named => names.map((name) => [name, of.get(name) || '–'] as const)
  return { one: side(left), other: side(right) }
}

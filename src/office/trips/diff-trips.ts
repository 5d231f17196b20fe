// A trip as lines of plain words, so that two versions can be laid side by side.
import type { Categories } from '#domain/trip/import-export.ts'
import type { LocalizedText } from '#i18n/language.ts'
import type { OfficeText } from '#i18n/office/office-text.ts'
import { htmlToText } from '../kit/html-to-text.ts'
import type { TripContent } from './use-draft.ts'

type TripLines = readonly (readonly [name: string, value: string])[]

const joinLanguages = (words: LocalizedText | null) => [words?.ko, words?.en].filter(Boolean).join('\n')
/** Both languages where other words stand on the same line. */
const joinLanguagesInLine = (words: LocalizedText | null) =>
  [words?.ko, words?.en].filter(Boolean).join(' / ')
const toBulletList = (lines: readonly LocalizedText[]) =>
  lines.map((line) => `· ${joinLanguagesInLine(line)}`).join('\n')

type DescribeOptions = { words: OfficeText['trips']; categories: Categories }

/** Where it stands in the menu of the site, by names. */
function describeCategoryPath(
  { tour_category_id, tour_area_id, tour_area_detail_id }: TripContent,
  tree: Categories,
) {
  const category = tree.find(({ id }) => id === tour_category_id)
  const area = category?.areas.find(({ id }) => id === tour_area_id)
  const detail = area?.details.find(({ id }) => id === tour_area_detail_id)
  return [category, area, detail].flatMap((node) => (node ? joinLanguagesInLine(node.name) : [])).join(' › ')
}

type DraftDay = TripContent['schedule'][number]

const describeDay = (day: DraftDay, words: DescribeOptions['words']) =>
  [
    joinLanguages(day.heading),
    ...day.places.map(({ time, name, line }) =>
      [[time, joinLanguagesInLine(name)].filter(Boolean).join(' '), joinLanguagesInLine(line)]
        .filter(Boolean)
        .join(' · '),
    ),
    ...(['breakfast', 'lunch', 'dinner'] as const).map((meal) => {
      const mealText = joinLanguagesInLine(day.meals[meal])
      return mealText && `${words.meals[meal]}: ${mealText}`
    }),
    joinLanguagesInLine(day.hotel) && `${words.hotel}: ${joinLanguagesInLine(day.hotel)}`,
    joinLanguagesInLine(day.transport) && `${words.transport}: ${joinLanguagesInLine(day.transport)}`,
    joinLanguages(day.text),
  ]
    .filter(Boolean)
    .join('\n')

const describePicture = (
  { path, alt, on_day, x, y }: TripContent['pictures'][number],
  words: DescribeOptions['words'],
) =>
  [
    path.slice(7, 15),
    joinLanguagesInLine(alt),
    on_day === null ? '' : words.day(on_day),
    x === 50 && y === 50 ? '' : words.keptPoint(x, y),
  ]
    .filter(Boolean)
    .join(' · ')

function describeTrip(trip: TripContent, { words, categories }: DescribeOptions): TripLines {
  const { fields } = words
  return [
    [fields.page_title, joinLanguages(trip.page_title)],
    [fields.summary, joinLanguages(trip.summary)],
    [fields.tour_category_id, describeCategoryPath(trip, categories)],
    [fields.tags, [...trip.tag_list, ...trip.tag_list_en].join(', ')],
    [fields.days, words.nights(trip.nights, trip.days)],
    [fields.summary_points, toBulletList(trip.summary_points)],
    ...trip.schedule.map((day, at) => [words.day(at + 1), describeDay(day, words)] as const),
    [fields.pictures, trip.pictures.map((each) => describePicture(each, words)).join('\n')],
    [fields.included, toBulletList(trip.included)],
    [fields.not_included, toBulletList(trip.not_included)],
    [fields.cautions, toBulletList(trip.cautions)],
    [fields.meeting_point, joinLanguages(trip.meeting_point)],
    [fields.airline, joinLanguages(trip.airline)],
    [fields.destination, trip.destination === null ? '' : words.destinations[trip.destination]],
    [fields.travel_alert, trip.travel_alert === null ? '' : (words.alerts[trip.travel_alert] ?? '')],
    [fields.shopping_visits, String(trip.shopping_visits ?? '')],
    [fields.guide_fee, joinLanguages(trip.guide_fee)],
    [fields.single_supplement, String(trip.single_supplement)],
    [
      fields.options,
      trip.options.map(({ name, price }) => `${joinLanguagesInLine(name)} · ${price}`).join('\n'),
    ],
    [fields.file_request, joinLanguages(trip.file_request)],
    [fields.contents, htmlToText(joinLanguages(trip.contents))],
  ]
}

/** What differs between two of them, the same lines on both sides. */
export function diffTrips(
  one: TripContent,
  other: TripContent,
  options: DescribeOptions,
): { one: TripLines; other: TripLines } {
  const [left, right] = [new Map(describeTrip(one, options)), new Map(describeTrip(other, options))]
  const names = [...new Set([...left.keys(), ...right.keys()])].filter(
    (name) => (left.get(name) ?? '') !== (right.get(name) ?? ''),
  )
  const side = (lines: Map<string, string>): TripLines =>
    names.map((name) => [name, lines.get(name) || '–'] as const)
  return { one: side(left), other: side(right) }
}

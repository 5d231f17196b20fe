// A trip as lines of plain words, so that two versions can be laid side by side.
import { listFields, tripFieldNames } from '#domain/catalog/trip-fields.ts'
import type { Categories } from '#domain/trip/import-export.ts'
import type { LocalizedText } from '#i18n/language.ts'
import type { OfficeText } from '#i18n/office/office-text.ts'
import { buildRecord } from '#lib/build-record.ts'
import { htmlToText } from '#office/kit/html-to-text.ts'
import type { TripContent } from './use-trip-draft.ts'

type TripLines = readonly (readonly [name: string, value: string])[]

const joinLanguages = (words: LocalizedText | null) => [words?.ko, words?.en].filter(Boolean).join('\n')
/** Both languages where other words are on the same line. */
const joinLanguagesInLine = (words: LocalizedText | null) =>
  [words?.ko, words?.en].filter(Boolean).join(' / ')
const toBulletList = (lines: readonly LocalizedText[]) =>
  lines.map((line) => `· ${joinLanguagesInLine(line)}`).join('\n')

type DescribeOptions = { words: OfficeText['trips']; categories: Categories }

/** Its place in the menu of the site, by names. */
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

const describeHotelFacts = ({ hotel_facts }: DraftDay, words: DescribeOptions['words']) =>
  (['stars', 'room_m2', 'latitude', 'longitude'] as const)
    .flatMap((name) =>
      hotel_facts && hotel_facts[name] !== null ? `${words.hotelFacts[name]} ${hotel_facts[name]}` : [],
    )
    .join(' · ')

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
    describeHotelFacts(day, words),
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

const describeChoice = (labels: Record<string, string>, value: string | null) => labels[value ?? ''] ?? ''

/**
 * In the order of the table of fields. Areas are named by the path of the category, a day has its own line.
 */
function describeTrip(trip: TripContent, { words, categories }: DescribeOptions): TripLines {
  const values = {
    ...buildRecord(listFields('kind', 'text', 'optionalText'), (name) => joinLanguages(trip[name])),
    ...buildRecord(listFields('kind', 'lines'), (name) => toBulletList(trip[name])),
    ...buildRecord(listFields('kind', 'tags'), (name) => trip[name].join(', ')),
    ...buildRecord(listFields('kind', 'number', 'optionalNumber'), (name) => String(trip[name] ?? '')),
    ...buildRecord(listFields('kind', 'optionalId'), () => ''),
    tour_category_id: describeCategoryPath(trip, categories),
    ...buildRecord(listFields('kind', 'choice'), (name) => describeChoice(words.choices[name], trip[name])),
    ...buildRecord(listFields('kind', 'yesNo'), (name) => (trip[name] === 'Y' ? words.yes : '')),
    travel_alert: trip.travel_alert === null ? '' : (words.alerts[trip.travel_alert] ?? ''),
    schedule: '',
    pictures: trip.pictures.map((each) => describePicture(each, words)).join('\n'),
    options: trip.options.map(({ name, price }) => `${joinLanguagesInLine(name)} · ${price}`).join('\n'),
    contents: htmlToText(joinLanguages(trip.contents)),
  }
  const days = trip.schedule.map((day, at) => [words.day(at + 1), describeDay(day, words)] as const)
  return tripFieldNames.flatMap((name) =>
    name === 'schedule' ? days : [[words.fields[name], values[name]] as const],
  )
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

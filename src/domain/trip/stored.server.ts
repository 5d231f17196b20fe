// From the rows of a trip to what the editor shows, and back: the one place where both shapes are known.

import { refuse } from '#errors.ts'
import { cleanWords, shownWords } from '#platform/rich-text.server.ts'
import type { InAgency } from '#platform/wire/asking.ts'
import type { Words } from '#words/language.ts'
import type { Trip, TripDraft } from './trip.ts'

/** A row may lack a language. */
const whole = (words: Words): Words => ({ ko: words?.ko ?? '', en: words?.en ?? '' })
const wholeOrNull = (words: Words | null) => (words === null ? null : whole(words))

export async function readStored(here: InAgency, package_code: string): Promise<TripDraft> {
  const found = (await findRow(here, package_code)) ?? refuse('PACKAGE_UNAVAILABLE')
  return {
    page_title: whole(found.page_title),
    summary: whole(found.summary),
    tour_category_id: found.tour_category_id,
    tour_area_id: found.tour_area_id,
    tour_area_detail_id: found.tour_area_detail_id,
    tag_list: found.tag_list,
    tag_list_en: found.tag_list_en,
    nights: found.nights,
    days: found.days,
    pictures: readPictures(found),
    summary_points: found.summary_points.map(whole),
    schedule: found.schedule.map(readDay),
    included: found.included.map(whole),
    not_included: found.not_included.map(whole),
    cautions: found.cautions.map(whole),
    meeting_point: wholeOrNull(found.meeting_point),
    airline: wholeOrNull(found.airline),
    contents: shownWords(found.contents, found.contents_cleaned),
    destination: found.travel_alert === null ? 'domestic' : 'overseas',
    travel_alert: found.travel_alert,
    shopping_visits: found.shopping_visits,
    guide_fee: wholeOrNull(found.guide_fee),
    single_supplement: found.single_supplement,
    options: found.options.map(({ option_id, name, price }) => ({ option_id, name: whole(name), price })),
    file_request: wholeOrNull(found.file_request),
  }
}

const findRow = ({ db, travel_agency }: InAgency, package_code: string) =>
  db
    .selectFrom('package as p')
    .innerJoin('package_detail as d', (on) =>
      on.onRef('d.travel_agency', '=', 'p.travel_agency').onRef('d.package_code', '=', 'p.package_code'),
    )
    .selectAll('d')
    .select([
      'p.page_title',
      'p.summary',
      'p.tour_category_id',
      'p.tour_area_id',
      'p.tour_area_detail_id',
      'p.tag_list',
      'p.tag_list_en',
      'p.nights',
      'p.days',
    ])
    .where('p.travel_agency', '=', travel_agency)
    .where('p.package_code', '=', package_code)
    .executeTakeFirst()
type Found = NonNullable<Awaited<ReturnType<typeof findRow>>>

/** The gallery has the paths in their order. The details of each picture are in another column. */
function readPictures({ gallery, pictures }: Found): TripDraft['pictures'] {
  const known = new Map(pictures.map((picture) => [picture.path, picture]))
  return gallery.map((path) => {
    const { alt = null, x = 50, y = 50, on_day = null } = known.get(path) ?? {}
    return { path, alt: wholeOrNull(alt), x, y, on_day }
  })
}

type Day = Found['schedule'][number]

const readDay = ({ heading, places, meals, hotel, transport, text }: Day): TripDraft['schedule'][number] => ({
  heading: whole(heading),
  text: whole(text ?? { ko: '', en: '' }),
  places: places.map(({ time, name, line, place_id = null }) => ({
    place_id,
    time,
    name: whole(name),
    line: whole(line),
  })),
  meals: {
    breakfast: wholeOrNull(meals.breakfast),
    lunch: wholeOrNull(meals.lunch),
    dinner: wholeOrNull(meals.dinner),
  },
  hotel: wholeOrNull(hotel),
  transport: wholeOrNull(transport),
})

/** What a trip is in the table of cards. */
export const cardColumns = (trip: TripDraft) => ({
  page_title: trip.page_title,
  summary: trip.summary,
  tour_category_id: trip.tour_category_id,
  tour_area_id: trip.tour_area_id,
  tour_area_detail_id: trip.tour_area_detail_id,
  tag_list: trip.tag_list,
  tag_list_en: trip.tag_list_en,
  nights: trip.nights,
  days: trip.days,
  thumbnail_path: trip.pictures[0]?.path ?? null,
})

/** What a trip is in the table of contents. */
export function detailColumns(trip: Trip) {
  const { text: contents, stamp: contents_stamp } = cleanWords(trip.contents)
  return {
    gallery: trip.pictures.map(({ path }) => path),
    pictures: JSON.stringify(trip.pictures),
    summary_points: JSON.stringify(trip.summary_points),
    schedule: JSON.stringify(trip.schedule.map((day, at) => ({ day: at + 1, ...day }))),
    included: JSON.stringify(trip.included),
    not_included: JSON.stringify(trip.not_included),
    cautions: JSON.stringify(trip.cautions),
    meeting_point: trip.meeting_point,
    airline: trip.airline,
    contents,
    contents_stamp,
    travel_alert: trip.travel_alert,
    shopping_visits: trip.shopping_visits ?? 0,
    guide_fee: trip.guide_fee,
    single_supplement: trip.single_supplement,
    options: JSON.stringify(trip.options),
    file_request: trip.file_request,
  }
}

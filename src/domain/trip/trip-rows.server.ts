// From the rows of a trip to what the editor shows, and back: the one place where both shapes are known.

import { refuse } from '#errors.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { sanitizeLocalizedText, toDisplayLocalizedText } from '#platform/rich-text.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import type { Trip, TripDraft } from './trip.ts'

/** A row may lack a language. */
const fillLanguages = (words: LocalizedText): LocalizedText => ({ ko: words?.ko ?? '', en: words?.en ?? '' })
const fillLanguagesOrNull = (words: LocalizedText | null) => (words === null ? null : fillLanguages(words))

export async function readStoredTrip(ctx: AgencyContext, package_code: string): Promise<TripDraft> {
  const found = (await findRow(ctx, package_code)) ?? refuse('PACKAGE_UNAVAILABLE')
  return {
    page_title: fillLanguages(found.page_title),
    summary: fillLanguages(found.summary),
    tour_category_id: found.tour_category_id,
    tour_area_id: found.tour_area_id,
    tour_area_detail_id: found.tour_area_detail_id,
    tag_list: found.tag_list,
    tag_list_en: found.tag_list_en,
    nights: found.nights,
    days: found.days,
    pictures: readPictures(found),
    summary_points: found.summary_points.map(fillLanguages),
    schedule: found.schedule.map(readDay),
    included: found.included.map(fillLanguages),
    not_included: found.not_included.map(fillLanguages),
    cautions: found.cautions.map(fillLanguages),
    meeting_point: fillLanguagesOrNull(found.meeting_point),
    airline: fillLanguagesOrNull(found.airline),
    contents: toDisplayLocalizedText(found.contents, found.contents_cleaned),
    destination: found.travel_alert === null ? 'domestic' : 'overseas',
    travel_alert: found.travel_alert,
    shopping_visits: found.shopping_visits,
    guide_fee: fillLanguagesOrNull(found.guide_fee),
    single_supplement: found.single_supplement,
    options: found.options.map(({ option_id, name, price }) => ({
      option_id,
      name: fillLanguages(name),
      price,
    })),
    file_request: fillLanguagesOrNull(found.file_request),
  }
}

const findRow = ({ db, travel_agency }: AgencyContext, package_code: string) =>
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
type TripRow = NonNullable<Awaited<ReturnType<typeof findRow>>>

/** The gallery has the paths in their order. The details of each picture are in another column. */
function readPictures({ gallery, pictures }: TripRow): TripDraft['pictures'] {
  const pictureByPath = new Map(pictures.map((picture) => [picture.path, picture]))
  return gallery.map((path) => {
    const { alt = null, x = 50, y = 50, on_day = null } = pictureByPath.get(path) ?? {}
    return { path, alt: fillLanguagesOrNull(alt), x, y, on_day }
  })
}

type StoredDay = TripRow['schedule'][number]

const readDay = ({
  heading,
  places,
  meals,
  hotel,
  transport,
  text,
}: StoredDay): TripDraft['schedule'][number] => ({
  heading: fillLanguages(heading),
  text: fillLanguages(text ?? { ko: '', en: '' }),
  places: places.map(({ time, name, line, place_id = null }) => ({
    place_id,
    time,
    name: fillLanguages(name),
    line: fillLanguages(line),
  })),
  meals: {
    breakfast: fillLanguagesOrNull(meals.breakfast),
    lunch: fillLanguagesOrNull(meals.lunch),
    dinner: fillLanguagesOrNull(meals.dinner),
  },
  hotel: fillLanguagesOrNull(hotel),
  transport: fillLanguagesOrNull(transport),
})

/** What a trip is in the table of cards. */
export const toCardColumns = (trip: TripDraft) => ({
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
export function toDetailColumns(trip: Trip) {
  const { text: contents, stamp: contents_stamp } = sanitizeLocalizedText(trip.contents)
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

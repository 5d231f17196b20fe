// Converts the rows of a trip to what the editor shows, and back; the fields come from trip-fields.ts.
import { getDestination } from '#domain/catalog/destination.ts'
import { listFields } from '#domain/catalog/trip-fields.ts'
import { refuse } from '#errors.ts'
import { buildRecord, pick } from '#lib/build-record.ts'
import { sanitizeLocalizedText, toDisplayLocalizedText } from '#platform/rich-text.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import type { Trip, TripDraft } from './trip.ts'

/** A row may lack a language, however deep: it gets an empty text. */
function fillLanguages(stored: unknown): void {
  if (typeof stored !== 'object' || stored === null) return
  if ('ko' in stored || 'en' in stored) Object.assign(stored, { ko: '', en: '', ...stored })
  else for (const each of Object.values(stored)) fillLanguages(each)
}

export async function readStoredTrip(ctx: AgencyContext, package_code: string): Promise<TripDraft> {
  const found = (await findRow(ctx, package_code)) ?? refuse('PACKAGE_UNAVAILABLE')
  fillLanguages(found)
  const { gallery, contents_cleaned, ...trip } = found
  return {
    ...trip,
    pictures: readPictures(found),
    schedule: trip.schedule.map(readDay),
    contents: toDisplayLocalizedText(trip.contents, contents_cleaned),
    destination: getDestination(trip),
  }
}

const cardFields = listFields('home', 'card')
const detailFields = listFields('home', 'info', 'detail', 'plan')

const findRow = ({ db, travel_agency }: AgencyContext, package_code: string) =>
  db
    .selectFrom('package as p')
    .innerJoin('package_detail as d', (on) =>
      on.onRef('d.travel_agency', '=', 'p.travel_agency').onRef('d.package_code', '=', 'p.package_code'),
    )
    .select(cardFields.map((name) => `p.${name}` as const))
    .select(detailFields.map((name) => `d.${name}` as const))
    .select(['d.gallery', 'd.contents_cleaned'])
    .where('p.travel_agency', '=', travel_agency)
    .where('p.package_code', '=', package_code)
    .executeTakeFirst()
type TripRow = NonNullable<Awaited<ReturnType<typeof findRow>>>

/** The gallery has the paths in their order. The details of each picture are in another column. */
function readPictures({ gallery, pictures }: TripRow): TripDraft['pictures'] {
  const pictureByPath = new Map(pictures.map((picture) => [picture.path, picture]))
  return gallery.map((path) => {
    const { alt = null, x = 50, y = 50, on_day = null } = pictureByPath.get(path) ?? {}
    return { path, alt, x, y, on_day }
  })
}

/** A day of an older version has no text, and its places no numbers. */
const readDay = ({ day: _, places, text, hotel_facts, ...day }: TripRow['schedule'][number]) => ({
  ...day,
  text: text ?? { ko: '', en: '' },
  hotel_facts: hotel_facts ?? null,
  places: places.map((place) => ({ ...place, place_id: place.place_id ?? null })),
})

export const toCardColumns = (trip: TripDraft) => ({
  ...pick(trip, cardFields),
  thumbnail_path: trip.pictures[0]?.path ?? null,
})

/** Lists are stored as JSON. */
export function toDetailColumns(trip: Trip) {
  const { text: contents, stamp: contents_stamp } = sanitizeLocalizedText(trip.contents)
  return {
    ...pick(trip, detailFields),
    ...buildRecord(listFields('kind', 'lines', 'part'), (name) => JSON.stringify(trip[name])),
    gallery: trip.pictures.map(({ path }) => path),
    schedule: JSON.stringify(trip.schedule.map((day, at) => ({ day: at + 1, ...day }))),
    contents,
    contents_stamp,
    shopping_visits: trip.shopping_visits ?? 0,
  }
}

// The trips of a demo agency: cards, contents, departures and reviews. Seats are taken by bookings alone. The
// same every time but for the dates, which follow today.
import type { Insertable } from 'kysely'
import { createEmptyTrip } from '#domain/trip/empty-trip.ts'
import { Trip, type TripDraft } from '#domain/trip/trip.ts'
import { toCardColumns, toDetailColumns } from '#domain/trip/trip-rows.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { DB } from '#platform/db/rows.ts'
import type { DemoAgency, DemoPackage, Words } from './demo-types.ts'
import { createDepartures } from './departures.ts'
import { listCloseUps } from './list-close-ups.ts'
import { createCaptions, findStop } from './scene-places.ts'
import { closeUpNames, type SceneName } from './scenes/scene-names.ts'
import { findSpot } from './trip/spots.ts'
import { createTripDetail } from './trip.ts'
import { createReviews } from './trip-reviews.ts'

export type CategoryPath = { tour_category_id: number; tour_area_id?: number; tour_area_detail_id?: number }

export type TripPictures = { packages: string[]; closeUps: Map<string, string> }
type GalleryPicture = { path: string; alt: Words | null; on_day: number | null }

export async function fillPackages(
  db: Db,
  agency: DemoAgency,
  places: Map<string, CategoryPath>,
  drawn: TripPictures,
): Promise<void> {
  const { travel_agency, packages } = agency
  const order = mixCategories(packages)
  const galleries = packages.map((_, at) => buildGallery(agency, drawn, at))
  const stops = await fillPlaces(db, agency)
  const written = packages.map((trip, at) =>
    buildTripContent(agency, trip, { places, stops, gallery: galleries[at] ?? [] }),
  )
  const each = <R>(buildRows: (trip: DemoPackage, at: number) => R[]) =>
    packages.flatMap((trip, at) =>
      buildRows(trip, at).map((row) => ({ travel_agency, package_code: trip.package_code, ...row })),
    )
  await insertAll(
    db,
    'package',
    each((trip, at) => [
      {
        ...toCardColumns(written[at] ?? failMissingTrip(trip)),
        published: daysAgo(400 - at),
        seq: order.indexOf(trip),
        reg_date: daysAgo(400 - at),
      },
    ]),
  )
  await insertAll(
    db,
    'package_detail',
    each((trip, at) => [toDetailColumns(written[at] ?? failMissingTrip(trip))]),
  )
  await insertAll(
    db,
    'departure',
    each((trip, at) => createDepartures(agency, trip, at)),
  )
  // Not the pictures of other trips: those are below the reviews, with the trips that are like this one.
  const listOwnPictures = (at: number) => [drawn.packages[at], ...drawn.closeUps.values()]
  const photos = galleries.map((gallery, at) =>
    gallery.filter(({ path }) => listOwnPictures(at).includes(path)),
  )
  if (agency.review_yn === 'Y')
    await insertAll(
      db,
      'review',
      createReviews(agency, photos).map((review) => ({ travel_agency, ...review })),
    )
}

/**
 * The places the trips come to, with where they lie as far as it is known. Answers their numbers by Korean
 * name.
 */
async function fillPlaces(db: Db, agency: DemoAgency): Promise<Map<string, number>> {
  const { travel_agency, packages } = agency
  const spots = packages.flatMap((trip) =>
    createTripDetail(agency, trip).schedule.flatMap(({ places }) => places.flatMap(({ spot }) => spot ?? [])),
  )
  const names = [...new Map(spots.map((name) => [name.ko, name])).values()]
  const rows = await db
    .insertInto('place')
    .values(
      names.map((name) => {
        const { country = null, latitude = null, longitude = null } = findSpot(name.ko) ?? {}
        return { travel_agency, name, country, latitude, longitude }
      }),
    )
    .returning(['place_id', 'name'])
    .execute()
  return new Map(rows.map(({ place_id, name }) => [name.ko, place_id]))
}

function failMissingTrip({ package_code }: DemoPackage): never {
  throw new Error(`${package_code} was not written`)
}

/** A statement takes 65,535 values at most. */
async function insertAll<T extends keyof DB>(db: Db, table: T, rows: Insertable<DB[T]>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 2_000)
    await db
      .insertInto(table)
      .values(rows.slice(from, from + 2_000))
      .execute()
}

// The list mixes the categories, as a person would lay them out: the first of each, the second of each, and
// so on.
export function mixCategories(packages: DemoPackage[]): DemoPackage[] {
  const categories = [...Map.groupBy(packages, ({ place }) => place.split('/')[0]).values()]
  return packages.flatMap((_, round) => categories.flatMap((trips) => trips[round] ?? []))
}

/**
 * The trip's own picture, then those of other trips that show a place it goes to, the nearest first, then
 * what every trip has: a table, a room unless it is a day trip, a seat, somebody to look out with. No scene
 * twice: the same mountain in another light is not a second place.
 */
export function buildGallery(
  agency: DemoAgency,
  { packages: pictures, closeUps }: TripPictures,
  at: number,
): GalleryPicture[] {
  const { packages } = agency
  const trip = packages[at]
  if (!trip) return []
  const shared = (other: DemoPackage) => {
    const [own, their] = [trip.place.split('/'), other.place.split('/')]
    return own.filter((part, depth) => part === their[depth]).length
  }
  const others = packages
    .map((other, nth) => ({ other, path: pictures[nth] }))
    .filter(({ other: { scene } }) => scene !== trip.scene && !isCloseUp(scene))
    .filter(({ other }) => findStop(agency, trip, other.scene))
    .toSorted((one, two) => shared(two.other) - shared(one.other))
    .filter(({ other: { scene } }, nth, all) => all.findIndex(({ other }) => other.scene === scene) === nth)
    .slice(0, 2)
  const own = [{ other: trip, path: pictures[at] }, ...others].map(({ other: { scene }, path }) => ({
    scene,
    path,
  }))
  const near = listCloseUps(agency, trip, at).map(({ name, key }) => ({
    scene: name,
    path: closeUps.get(key),
  }))
  const shown = [...own, ...near].flatMap(({ scene, path }) => (path ? [{ scene, path }] : [])).slice(0, 5)
  const captions = createCaptions(
    agency,
    trip,
    shown.map(({ scene }) => scene),
  )
  return shown.map(({ path }, nth) => ({ path, ...(captions[nth] ?? { alt: null, on_day: null }) }))
}

const isCloseUp = (scene: SceneName) => closeUpNames.some((name) => name === scene)

/** As the office would have written it: seed data that it could not store is refused here. */
export function buildTripContent(
  agency: DemoAgency,
  demo: DemoPackage,
  {
    places,
    stops,
    gallery,
  }: { places: Map<string, CategoryPath>; stops: Map<string, number>; gallery: GalleryPicture[] },
): Trip {
  const where = places.get(demo.place)
  if (!where) throw new Error(`${demo.package_code}: there is no ${demo.place}`)
  const { schedule, options, travel_alert, ...detail } = createTripDetail(agency, demo)
  const { title: page_title, nights, days } = demo
  const { tour_category_id } = where
  const written: TripDraft = {
    ...createEmptyTrip({ page_title, tour_category_id, nights, days }),
    ...detail,
    summary: demo.summary,
    tour_area_id: where.tour_area_id ?? null,
    tour_area_detail_id: where.tour_area_detail_id ?? null,
    tag_list: demo.tags.map(([ko]) => ko),
    tag_list_en: demo.tags.map(([, en]) => en),
    pictures: gallery.map((shown) => ({ ...shown, x: 50, y: 50 })),
    schedule: schedule.map(({ day: _, places: entries, ...day }) => ({
      ...day,
      text: { ko: '', en: '' },
      places: entries.map(({ spot, ...entry }) => ({
        place_id: stops.get(spot?.ko ?? '') ?? null,
        ...entry,
      })),
    })),
    destination: travel_alert === null ? 'domestic' : 'overseas',
    travel_alert,
    options: options.map((option, at) => ({ option_id: `option-${at + 1}`, ...option })),
  }
  return Trip.parse(written)
}

const day = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()

// The trips of a demo agency: cards, contents, departures and reviews. Seats are taken by bookings alone. The same every time but for the dates, which follow today.
import type { Insertable } from 'kysely'
import { cardColumns, detailColumns } from '#domain/trip/stored.server.ts'
import { Trip, type TripDraft } from '#domain/trip/trip.ts'
import type { Db } from '#platform/db/open.server.ts'
import type { DB } from '#platform/db/rows.ts'
import type { DemoAgency, DemoPackage } from './demo-types.ts'
import { replyTo } from './review-replies.ts'
import { reviewerNames, reviewTexts } from './reviews.ts'
import { tripOf } from './trip.ts'

export type Place = { tour_category_id: number; tour_area_id?: number; tour_area_detail_id?: number }

export async function fillPackages(
  db: Db,
  agency: DemoAgency,
  places: Map<string, Place>,
  pictures: string[],
): Promise<void> {
  const { travel_agency, packages } = agency
  const order = mixed(packages)
  const galleries = packages.map((_, at) => galleryOf(packages, pictures, at))
  const written = packages.map((trip, at) =>
    writtenBy(agency, trip, { places, gallery: galleries[at] ?? [] }),
  )
  const each = <R>(rowsOf: (trip: DemoPackage, at: number) => R[]) =>
    packages.flatMap((trip, at) =>
      rowsOf(trip, at).map((row) => ({ travel_agency, package_code: trip.package_code, ...row })),
    )
  await insertAll(
    db,
    'package',
    each((trip, at) => [
      {
        ...cardColumns(written[at] ?? missing(trip)),
        published: ago(400 - at),
        seq: order.indexOf(trip),
        reg_date: ago(400 - at),
      },
    ]),
  )
  await insertAll(
    db,
    'package_detail',
    each((trip, at) => [detailColumns(written[at] ?? missing(trip))]),
  )
  await insertAll(
    db,
    'departure',
    each((trip, at) => departuresOf(agency, trip, at)),
  )
  await insertAll(
    db,
    'review',
    each((trip, at) => reviewsOf(agency, trip, at, galleries[at] ?? [])),
  )
}

function missing({ package_code }: DemoPackage): never {
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

// The list mixes the categories, as a person would lay them out: the first of each, the second of each, and so on.
function mixed(packages: DemoPackage[]): DemoPackage[] {
  const categories = [...Map.groupBy(packages, ({ place }) => place.split('/')[0]).values()]
  return packages.flatMap((_, round) => categories.flatMap((trips) => trips[round] ?? []))
}

/** The trip's own picture, then those of its neighbours: the sub-area's, the area's, the category's. */
function galleryOf(packages: DemoPackage[], pictures: string[], at: number): string[] {
  const place = packages[at]?.place.split('/') ?? []
  const nearest = [3, 2, 1].flatMap((depth) =>
    pictures.filter(
      (_, other) =>
        packages[other]?.place.split('/').slice(0, depth).join('/') === place.slice(0, depth).join('/'),
    ),
  )
  return [...new Set([...pictures.slice(at, at + 1), ...nearest])].slice(0, 5)
}

/** As the office would have written it: seed data that it could not store is refused here. */
export function writtenBy(
  agency: DemoAgency,
  demo: DemoPackage,
  { places, gallery }: { places: Map<string, Place>; gallery: string[] },
): Trip {
  const where = places.get(demo.place)
  if (!where) throw new Error(`${demo.package_code}: there is no ${demo.place}`)
  const { schedule, options, travel_alert, ...detail } = tripOf(agency, demo)
  const written: TripDraft = {
    ...detail,
    page_title: demo.title,
    summary: demo.summary,
    tour_category_id: where.tour_category_id,
    tour_area_id: where.tour_area_id ?? null,
    tour_area_detail_id: where.tour_area_detail_id ?? null,
    tag_list: demo.tags.map(([ko]) => ko),
    tag_list_en: demo.tags.map(([, en]) => en),
    nights: demo.nights,
    days: demo.days,
    pictures: gallery.map((path) => ({ path, alt: null, x: 50, y: 50 })),
    schedule: schedule.map(({ day: _, places: stops, ...day }) => ({
      ...day,
      text: { ko: '', en: '' },
      places: stops.map((stop) => ({ place_id: null, ...stop })),
    })),
    destination: travel_alert === null ? 'domestic' : 'overseas',
    travel_alert,
    guide_fee: null,
    options: options.map((option, at) => ({ option_id: `option-${at + 1}`, ...option })),
    file_request: null,
  }
  return Trip.parse(written)
}

const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day).toISOString()

/** Agencies that promise small groups keep to it. */
const mostSeats: Record<number, number> = { 3: 12, 4: 10 }

// Three to four departures a month over half a year; weekends and holidays cost more, the quoted price is the lowest.
function departuresOf({ travel_agency }: DemoAgency, { price }: DemoPackage, at: number) {
  const every = 6 + (at % 4)
  const seats = Math.min([12, 16, 20, 24][at % 4] ?? 20, mostSeats[travel_agency] ?? 24)
  const minimum = Math.min([4, 6, 8, 10][at % 4] ?? 8, Math.floor(seats / 2))
  return Array.from({ length: Math.floor(190 / every) }, (_, index) => {
    const date = new Date(Date.now() + (9 + (at % 5) + index * every) * day)
    const dear = [0, 0.05, 0.12, 0][index % 4] ?? 0
    const adult_price = Math.round((price * (1 + dear)) / 1000) * 1000
    return {
      departure_date: date.toISOString().slice(0, 10),
      adult_price,
      child_price: Math.round((adult_price * 0.9) / 1000) * 1000,
      baby_price: Math.round((adult_price * 0.1) / 1000) * 1000,
      seats,
      minimum,
    }
  })
}

type Kind = (typeof reviewTexts)[number]['kind']
const kindOfAgency: Record<number, Kind> = { 5: 'couple', 6: 'golf', 7: 'parents', 8: 'trek', 10: 'solo' }
const kindOfTag: Record<string, Kind> = {
  가족여행: 'family',
  아이와: 'family',
  커플: 'couple',
  부모님과: 'parents',
  친구끼리: 'friends',
  '혼자 환영': 'solo',
}

/** Nought to fourteen of them, about what the trip is for, some with photos. */
function reviewsOf(
  { travel_agency, default_language }: DemoAgency,
  { tags }: DemoPackage,
  at: number,
  gallery: string[],
) {
  const kind = kindOfAgency[travel_agency] ?? tags.map(([ko]) => kindOfTag[ko]).find(Boolean) ?? 'any'
  const texts = reviewTexts.filter((text) => text.kind === kind || text.kind === 'any')
  const names = reviewerNames[default_language]
  const count = [4, 1, 11, 0, 2, 6, 1, 3][at % 8] ?? 0
  return Array.from({ length: Math.min(count, texts.length) }, (_, index) => {
    const { stars, contents } = texts[(at * 17 + index) % texts.length] ?? {
      stars: 5,
      contents: { ko: '', en: '' },
    }
    const name = names[(at * 7 + index * 3) % names.length] ?? ''
    const days = 11 + ((at * 37 + index * 53) % 300)
    return {
      stars,
      contents: contents[default_language],
      reg_name: name,
      photos: gallery.slice(0, [0, 2, 0, 0, 3, 0][(at + index) % 6]),
      reg_date: ago(days),
      ...((at + index) % 5 > 0 && {
        reply: replyTo(default_language, at + index),
        reply_date: ago(days - 2),
      }),
    }
  })
}

// What follows from where a hotel lies: how far it is to the next stop, and both on a map. §2
import { geoDistance } from 'd3-geo'
import type { LocalizedText } from '#i18n/language.ts'
import type { GeoPoint } from '#lib/world-map.ts'
import { hotelDistance } from '#limits/display.ts'
import { earth_km } from './map-view.server.ts'
import { buildRoute, type PlaceLocation } from './route.server.ts'
import type { HotelFacts } from './trip-field-schemas.ts'

type StopDay = { places: { place_id?: number | null }[] }
type HotelDay = StopDay & { hotel: LocalizedText | null; hotel_facts?: HotelFacts | null }
type NamedPoint = GeoPoint & { name: LocalizedText }

/** Facts that say nothing are left out with their hotel's block. */
export function describeHotels<D extends HotelDay>(days: readonly D[], places: readonly PlaceLocation[]) {
  return days.map((day, at) => ({ ...day, hotel_facts: describeHotel(day, days[at + 1], places) }))
}

function describeHotel(
  { hotel, hotel_facts }: HotelDay,
  tomorrow: StopDay | undefined,
  places: readonly PlaceLocation[],
) {
  if (!hotel || !hotel_facts) return null
  const { latitude, longitude } = hotel_facts
  if (latitude === null || longitude === null) return { ...hotel_facts, next: null, map: null }
  const here = { name: hotel, latitude, longitude }
  const next = findNextStop(tomorrow, places)
  const km = next ? measureDistance(here, next) : 0
  const isApart = next !== undefined && km >= hotelDistance.least_km
  return {
    ...hotel_facts,
    next: isApart ? { name: next.name, km } : null,
    map: drawMap(isApart ? [here, next] : [here]),
  }
}

/** The first place of the next day whose location is known. */
function findNextStop(
  tomorrow: StopDay | undefined,
  places: readonly PlaceLocation[],
): NamedPoint | undefined {
  const stops = (tomorrow?.places ?? []).flatMap(({ place_id }) =>
    places.filter((place) => place.place_id === place_id),
  )
  const stop = stops.find(({ latitude, longitude }) => latitude !== null && longitude !== null)
  if (!stop || stop.latitude === null || stop.longitude === null) return undefined
  return { name: stop.name, latitude: stop.latitude, longitude: stop.longitude }
}

/** The distance is as the crow flies, because the length of the way is not known. */
function measureDistance(one: GeoPoint, other: GeoPoint): number {
  const km = earth_km * geoDistance([one.longitude, one.latitude], [other.longitude, other.latitude])
  return km < 10 ? Math.round(km * 10) / 10 : Math.round(km)
}

/** Drawn as the route of a trip is: the hotel is its first stop. */
const drawMap = (points: NamedPoint[]) =>
  buildRoute(
    [{ places: points.map((_, at) => ({ place_id: at })) }],
    points.map((point, at) => ({ ...point, place_id: at })),
  )

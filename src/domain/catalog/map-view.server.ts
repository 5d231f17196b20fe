// The part of the world a map shows. Its numbers are rounded: points and land are drawn apart and must agree.
import { type GeoProjection, geoCentroid, geoDistance, geoMercator } from 'd3-geo'
import type { GeoPoint, WorldView } from '#lib/world-map.ts'
import { mapSize } from '#limits/display.ts'

export type View = WorldView

export const createProjection = ({ longitude, latitude, scale }: View): GeoProjection =>
  geoMercator()
    .rotate([-longitude, 0])
    .center([0, latitude])
    .scale(scale)
    .translate([mapSize.width / 2, mapSize.height / 2])

/** A view with all places and room for their names, never so near that one cannot tell where it is. */
export function fitView(places: GeoPoint[]): View {
  const all: GeoJSON.MultiPoint = {
    type: 'MultiPoint',
    coordinates: places.map(({ longitude, latitude }) => [longitude, latitude]),
  }
  const { width, height, edge, least_km, alone_km } = mapSize
  const [rotation, middle] = geoCentroid(all)
  const isOneSpot = places.every((one) => places[0] && !areApart(one, places[0]))
  const fitted = geoMercator()
    .rotate([-rotation, 0])
    .fitExtent(
      [
        [edge, edge],
        [width - edge, height - edge],
      ],
      all,
    )
  // around one spot nothing can be fitted: its surroundings are shown
  const [longitude, latitude] = isOneSpot
    ? [rotation, middle]
    : (fitted.invert?.([width / 2, height / 2]) ?? [rotation, 0])
  const least = isOneSpot ? alone_km : least_km
  const nearest = (width * earth_km * Math.cos((latitude * Math.PI) / 180)) / least
  return {
    longitude: roundDegrees(longitude),
    latitude: roundDegrees(latitude),
    scale: Math.max(mapSize.leastScale, Math.floor(Math.min(fitted.scale(), nearest))),
  }
}

const areApart = (one: GeoPoint, other: GeoPoint) =>
  geoDistance([one.longitude, one.latitude], [other.longitude, other.latitude]) > 1e-5

export const earth_km = 6_371
const roundDegrees = (degrees: number) => Math.round(degrees * 1_000) / 1_000

/** Undefined when the text is not the name of a view. */
export function parseView(name: string): View | undefined {
  const [, longitude, latitude, scale] =
    /^(-?\d{1,3}(?:\.\d{1,3})?)_(-?\d{1,2}(?:\.\d{1,3})?)_(\d{1,6})$/.exec(name)?.map(Number) ?? []
  if (longitude === undefined || latitude === undefined || scale === undefined) return undefined
  const isThere = Math.abs(longitude) <= 180 && Math.abs(latitude) <= mapSize.mostLatitude
  const isDrawn = scale >= mapSize.leastScale && scale <= mapSize.mostScale
  return isThere && isDrawn ? { longitude, latitude, scale } : undefined
}

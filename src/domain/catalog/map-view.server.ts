// The part of the world a map shows. Its numbers are rounded: points and land are drawn apart and must agree.
import { type GeoProjection, geoCentroid, geoMercator } from 'd3-geo'
import { mapSize } from '#limits/shown.ts'
import type { Spot, WorldView } from '#plain/world-map.ts'

export type View = WorldView

export const projectionOf = ({ longitude, latitude, scale }: View): GeoProjection =>
  geoMercator()
    .rotate([-longitude, 0])
    .center([0, latitude])
    .scale(scale)
    .translate([mapSize.width / 2, mapSize.height / 2])

/** A view with all places and room for their names, never so near that one cannot tell where it is. */
export function viewOf(places: Spot[]): View {
  const all: GeoJSON.MultiPoint = {
    type: 'MultiPoint',
    coordinates: places.map(({ longitude, latitude }) => [longitude, latitude]),
  }
  const { width, height, edge, least_km } = mapSize
  const [turn] = geoCentroid(all)
  const around = geoMercator()
    .rotate([-turn, 0])
    .fitExtent(
      [
        [edge, edge],
        [width - edge, height - edge],
      ],
      all,
    )
  const [longitude, latitude] = around.invert?.([width / 2, height / 2]) ?? [turn, 0]
  const nearest = (width * earth_km * Math.cos((latitude * Math.PI) / 180)) / least_km
  return {
    longitude: rounded(longitude),
    latitude: rounded(latitude),
    scale: Math.max(mapSize.leastScale, Math.floor(Math.min(around.scale(), nearest))),
  }
}

const earth_km = 6_371
const rounded = (degrees: number) => Math.round(degrees * 1_000) / 1_000

/** Undefined when the text is not the name of a view. */
export function viewNamed(name: string): View | undefined {
  const [, longitude, latitude, scale] =
    /^(-?\d{1,3}(?:\.\d{1,3})?)_(-?\d{1,2}(?:\.\d{1,3})?)_(\d{1,6})$/.exec(name)?.map(Number) ?? []
  if (longitude === undefined || latitude === undefined || scale === undefined) return undefined
  const isThere = Math.abs(longitude) <= 180 && Math.abs(latitude) <= mapSize.mostLatitude
  const isDrawn = scale >= mapSize.leastScale && scale <= mapSize.mostScale
  return isThere && isDrawn ? { longitude, latitude, scale } : undefined
}

// The address of a place on a map of the web: in Korea on one that knows its streets, elsewhere on another.
import type { GeoPoint } from '#lib/world-map.ts'

/** Korea's mainland and islands, roughly: a map of Korea shows nothing beyond. */
const korea = { south: 33, north: 38.7, west: 124.5, east: 131.9 } as const

/** The box also holds Tsushima and a part of Kyushu, which lie south-east of Busan. */
const isInKorea = ({ latitude, longitude }: GeoPoint) =>
  latitude >= korea.south &&
  latitude <= korea.north &&
  longitude >= korea.west &&
  longitude <= korea.east &&
  !(longitude > 129.15 && latitude < 35)

export function buildMapHref({ name, latitude, longitude }: GeoPoint & { name: string }): string {
  const point = `${latitude},${longitude}`
  return isInKorea({ latitude, longitude })
    ? `https://map.kakao.com/link/map/${encodeURIComponent(name.replaceAll(',', ' '))},${point}`
    : `https://www.google.com/maps/search/?api=1&query=${point}`
}

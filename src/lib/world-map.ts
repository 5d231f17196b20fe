// A point of the world on a flat map, and back: the same projection as the land that the server draws.
import { mapSize } from '#limits/display.ts'

/** In degrees. */
export type GeoPoint = { latitude: number; longitude: number }
/** The middle of the map, and how large the globe is drawn. */
export type WorldView = GeoPoint & { scale: number }

const { width, height } = mapSize
const radians = Math.PI / 180
const toMercatorY = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2))
const normalizeLongitude = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180

/** In shares of the map's width and height; outside of 0 to 1 it is not seen. */
export const projectToMap = ({ latitude, longitude }: GeoPoint, view: WorldView) => ({
  x: 0.5 + (view.scale * radians * normalizeLongitude(longitude - view.longitude)) / width,
  y: 0.5 - (view.scale * (toMercatorY(latitude) - toMercatorY(view.latitude))) / height,
})

export function toGeoPoint({ x, y }: { x: number; y: number }, view: WorldView): GeoPoint {
  const longitude = normalizeLongitude(view.longitude + ((x - 0.5) * width) / view.scale / radians)
  const north = toMercatorY(view.latitude) - ((y - 0.5) * height) / view.scale
  const latitude = (2 * Math.atan(Math.exp(north)) - Math.PI / 2) / radians
  return roundPoint({ latitude, longitude }, view.scale)
}

/**
 * The point is as exact as a touch: a pixel is some kilometres, and a thousandth of a degree a hundred
 * metres.
 */
function roundPoint({ latitude, longitude }: GeoPoint, scale: number): GeoPoint {
  const steps = 10 ** Math.min(4, Math.max(2, Math.floor(Math.log10(scale))))
  return { latitude: Math.round(latitude * steps) / steps, longitude: Math.round(longitude * steps) / steps }
}

/** Nearer or farther around a point, within what the server draws. */
export const createView = ({ latitude, longitude }: GeoPoint, scale: number): WorldView => ({
  latitude:
    Math.round(Math.min(mapSize.mostLatitude, Math.max(-mapSize.mostLatitude, latitude)) * 1_000) / 1_000,
  longitude: Math.round(longitude * 1_000) / 1_000,
  scale: Math.round(Math.min(mapSize.mostScale, Math.max(mapSize.leastScale, scale))),
})

/** A view as the address of its picture has it. */
export const formatViewName = ({ longitude, latitude, scale }: WorldView) =>
  `${longitude}_${latitude}_${scale}`

// A touch on the map means what the land under it means.
import { expect, test } from 'vitest'
import { createProjection } from '#domain/catalog/map-view.server.ts'
import { mapSize } from '#limits/display.ts'
import { createView, projectToMap, toGeoPoint } from './world-map.ts'

const danang = { latitude: 16.054, longitude: 108.202 }

test.each([
  createView({ latitude: 20, longitude: 127 }, 46),
  createView({ latitude: 15, longitude: 107 }, 2_944),
  createView({ latitude: -17, longitude: 179.5 }, 700),
])('a place stands where the land of its map has it, and is found again there: %o', (view) => {
  for (const spot of [danang, { latitude: -18.1, longitude: -178.4 }]) {
    const { x, y } = projectToMap(spot, view)
    const [drawnX = 0, drawnY = 0] = createProjection(view)([spot.longitude, spot.latitude]) ?? []
    expect(x * mapSize.width).toBeCloseTo(drawnX, 6)
    expect(y * mapSize.height).toBeCloseTo(drawnY, 6)
    const found = toGeoPoint({ x, y }, view)
    expect(Math.abs(found.latitude - spot.latitude)).toBeLessThan(0.01)
    expect(Math.abs(found.longitude - spot.longitude)).toBeLessThan(0.01)
  }
})

test('no view leaves what is drawn', () => {
  expect(createView({ latitude: 89.9, longitude: 10.00049 }, 9e9)).toEqual({
    latitude: mapSize.mostLatitude,
    longitude: 10,
    scale: mapSize.mostScale,
  })
})

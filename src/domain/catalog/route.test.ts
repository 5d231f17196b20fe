// A route as a map shows it: numbered in the order it is come to, readable, and none where there is nothing
// to join.
import { expect, test } from 'vitest'
import { mapSize } from '#limits/display.ts'
import { drawLand } from './draw-land.server.ts'
import { parseView } from './map-view.server.ts'
import { buildRoute, type PlaceLocation } from './route.server.ts'

const place = (
  place_id: number,
  ko: string,
  latitude: number | null,
  longitude: number | null,
): PlaceLocation => ({
  place_id,
  name: { ko, en: ko },
  latitude,
  longitude,
})
const daNang = place(1, '다낭', 16.06, 108.22)
const hoiAn = place(2, '호이안', 15.88, 108.33)
const hue = place(3, '후에', 16.46, 107.59)
const ship = place(4, '배', null, null)
const days = (...ids: (number | null)[][]) =>
  ids.map((day) => ({ places: day.map((place_id) => ({ place_id })) }))

test('stops are numbered in the order the trip comes to them, each once, with their days', () => {
  const route = buildRoute(days([1], [2, 3], [1]), [daNang, hoiAn, hue])
  expect(route?.stops.map(({ name, days: on, at }) => [name.ko, on, at?.number])).toEqual([
    ['다낭', [1, 3], 1],
    ['호이안', [2], 2],
    ['후에', [2], 3],
  ])
  expect(route?.legs).toHaveLength(3) // there, on, and back
})

test('a stop that nobody has located stays in the list, without a number', () => {
  const route = buildRoute(days([1], [4], [3]), [daNang, ship, hue])
  expect(route?.stops.map(({ name, at }) => [name.ko, at?.number ?? null])).toEqual([
    ['다낭', 1],
    ['배', null],
    ['후에', 2],
  ])
})

test('a cruise round the world has as many numbers as find room, and the rest stay in the list', () => {
  const ports = Array.from({ length: 1_800 }, (_, at) =>
    place(at + 1, `항구 ${at}`, (at % 120) - 60, at % 360),
  )
  const route = buildRoute(
    days(
      ...Array.from({ length: 60 }, (_, day) =>
        ports.slice(day * 30, day * 30 + 30).map(({ place_id }) => place_id),
      ),
    ),
    ports,
  )
  expect(route?.stops).toHaveLength(1_800)
  expect(route?.stops.filter(({ at }) => at !== null)).toHaveLength(mapSize.stops)
})

test('a place alone is shown where it lies, with no way to follow; without one there is no map', () => {
  const alone = buildRoute(days([1], [4]), [daNang, ship])
  expect(alone?.legs).toEqual([])
  expect(alone?.stops.map(({ at }) => at && [at.x, at.y])).toEqual([
    [mapSize.width / 2, mapSize.height / 2],
    null,
  ])
  expect(parseView(alone?.land ?? '')).toMatchObject({ longitude: 108.22, latitude: 16.06 })
  expect(buildRoute(days([null], []), [])).toBeNull()
  expect(buildRoute(days([4]), [ship])).toBeNull()
})

test('numbers of neighbours stand apart, names cover no number and nothing leaves the picture', () => {
  const neighbours = Array.from({ length: 9 }, (_, at) =>
    place(at + 1, `우도${at}`, 33.5 + at * 0.001, 126.95),
  )
  const far = place(20, '아주 긴 이름의 바닷가 마을', 33.25, 126.3)
  const route = buildRoute(days([...neighbours, far].map(({ place_id }) => place_id)), [...neighbours, far])
  const points = route?.stops.flatMap(({ at }) => at ?? []) ?? []
  for (const [index, one] of points.entries()) {
    expect([one.x > 0, one.x < mapSize.width, one.y > 0, one.y < mapSize.height]).not.toContain(false)
    for (const other of points.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(22)
  }
})

test('a route across the date line is one map, not the whole world', async () => {
  const route = buildRoute(days([1], [2]), [place(1, '나디', -17.8, 177.4), place(2, '라우', -17.9, -178.8)])
  const view = parseView(route?.land ?? '')
  expect(view?.scale).toBeGreaterThan(1_000)
  const [nadi, lau] = route?.stops.flatMap(({ at }) => at ?? []) ?? []
  expect(nadi?.x).toBeLessThan(lau?.x ?? 0)
  if (view) expect(await drawLand(view)).toMatch(/<path fill-opacity[^>]* d="M[\d. -]/)
})

test('a map of the whole world has no line across it where land crosses the date line', async () => {
  const drawn = await drawLand({ longitude: 127, latitude: 20, scale: mapSize.leastScale })
  const pieces = [...drawn.matchAll(/M[^MZ"]+/g)].map(([piece]) =>
    piece
      .slice(1)
      .split('L')
      .map((point) => point.split(' ').map(Number)),
  )
  const across = pieces.flatMap((piece) =>
    piece.slice(1).flatMap(([x = 0, y = 0], at) => {
      const isEdge = y <= 0 || y >= mapSize.height - 1
      return Math.abs(x - (piece[at]?.[0] ?? x)) > mapSize.width / 4 && !isEdge ? [y] : []
    }),
  )
  expect(pieces.length).toBeGreaterThan(100)
  expect(across).toEqual([])
})

test('only a view of the world is drawn', () => {
  expect(parseView('108.2_16.05_5400')).toEqual({ longitude: 108.2, latitude: 16.05, scale: 5400 })
  for (const name of [
    '',
    '1_2',
    '999_0_500',
    '0_99_500',
    '0_0_1',
    '0_0_99999',
    '1e3_0_500',
    '0_0_500_1',
    'NaN_0_500',
  ])
    expect([name, parseView(name)]).toEqual([name, undefined])
})

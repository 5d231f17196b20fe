// Land and borders around a route, as an SVG that is all shape and no colour: the page tints it.
// The world is read when a map is first asked for, in a thread beside the pages: it takes a second.
import fs from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { mapSize } from '#limits/shown.ts'
import { projectionOf, type View } from './map-view.server.ts'

/** Longitude and latitude in turn, in degrees. */
type Line = Float32Array
type Box = { west: number; south: number; east: number; north: number }
type Shape = { line: Line; box: Box }
type World = { land: Shape[]; borders: Shape[] }
type Point = [longitude: number, latitude: number]

type Detail = '50m' | '10m'
const worlds = new Map<Detail, Promise<World>>()

/** The fine world is for maps of an island; across a country it would be a line of dots. */
const fineFrom = 5_000

export async function drawLand(view: View): Promise<string> {
  const detail = view.scale < fineFrom ? '50m' : '10m'
  const reading = worlds.get(detail) ?? readWorld(detail)
  worlds.set(detail, reading)
  const { land, borders } = await reading
  const { width, height } = mapSize
  const project = projectionOf(view)
  const corners = [0, width].flatMap((x) => [0, height].map((y) => project.invert?.([x, y]) ?? [0, 0]))
  const box = around(
    corners.map(([longitude = 0, latitude = 0]): Point => [nearTo(longitude, view), latitude]),
  )
  const pathOf = (points: Point[], end: '' | 'Z') => {
    const shown = thinned(points.map((point) => project(point) ?? [0, 0]))
    return shown.length < 2 ? '' : `M${shown.map(([x, y]) => `${x} ${y}`).join('L')}${end}`
  }
  // A map across the date line meets the world twice.
  const turns = [-360, 0, 360]
  const seen = (shapes: Shape[]) =>
    turns.flatMap((turn) =>
      shapes.filter((shape) => meets(shape.box, box, turn)).map(({ line }) => pointsOf(line, turn)),
    )
  const coast = seen(land).map((ring) => pathOf(cut(ring, box), 'Z'))
  const lines = seen(borders).flatMap((line) => piecesIn(line, box).map((piece) => pathOf(piece, '')))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<path fill-opacity=".55" fill-rule="evenodd" d="${coast.join('')}"/>`,
    `<path fill="none" stroke="#000" stroke-width=".7" stroke-linejoin="round" d="${lines.join('')}"/>`,
    '</svg>',
  ].join('')
}

type Atlas = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

async function readWorld(detail: Detail): Promise<World> {
  const file = fileURLToPath(import.meta.resolve(`world-atlas/countries-${detail}.json`))
  const atlas: Atlas = JSON.parse(await fs.readFile(file, 'utf8'))
  const { countries, land } = atlas.objects
  const rings = feature(atlas, land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [],
  )
  const borders = mesh(atlas, countries, (one, other) => one !== other).coordinates
  return { land: rings.map(shapeOf), borders: borders.map(shapeOf) }
}

function shapeOf(points: number[][]): Shape {
  const whole = unbroken(points)
  const line = new Float32Array(whole.length * 2)
  for (const [at, [longitude, latitude]] of whole.entries()) {
    line[at * 2] = longitude
    line[at * 2 + 1] = latitude
  }
  return { line, box: around(pointsOf(line, 0)) }
}

/**
 * Longitudes go on counting beyond the date line, so no line jumps across the world. A ring around a pole is
 * closed at the pole.
 */
function unbroken(points: number[][]): Point[] {
  const whole: Point[] = []
  let turn = 0
  for (const [longitude = 0, latitude = 0] of points) {
    const before = whole.at(-1)?.[0] ?? longitude
    turn += 360 * Math.round((before - turn - longitude) / 360)
    whole.push([longitude + turn, latitude])
  }
  const [first, last] = [whole[0], whole.at(-1)]
  if (!first || !last || Math.abs(last[0] - first[0]) < 180) return whole
  const pole = Math.sign(first[1]) * 90
  return [...whole, [last[0], pole], [first[0], pole]]
}

function pointsOf(line: Line, turn: number): Point[] {
  return Array.from({ length: line.length / 2 }, (_, at) => [
    (line[at * 2] ?? 0) + turn,
    line[at * 2 + 1] ?? 0,
  ])
}

function around(points: Point[]): Box {
  const box = { west: 720, south: 90, east: -720, north: -90 }
  for (const [longitude, latitude] of points) {
    box.west = Math.min(box.west, longitude)
    box.east = Math.max(box.east, longitude)
    box.south = Math.min(box.south, latitude)
    box.north = Math.max(box.north, latitude)
  }
  return box
}

const meets = (one: Box, other: Box, turn: number) =>
  one.west + turn <= other.east &&
  one.east + turn >= other.west &&
  one.south <= other.north &&
  one.north >= other.south

/** The same meridian, counted from the middle of the map. */
const nearTo = (longitude: number, { longitude: middle }: View) =>
  longitude + 360 * Math.round((middle - longitude) / 360)

type Side = { isIn: (point: Point) => boolean; cross: (from: Point, to: Point) => Point }

const sidesOf = ({ west, south, east, north }: Box): Side[] => [
  { isIn: ([x]) => x >= west, cross: (from, to) => atLongitude(west, from, to) },
  { isIn: ([x]) => x <= east, cross: (from, to) => atLongitude(east, from, to) },
  { isIn: ([, y]) => y >= south, cross: (from, to) => atLatitude(south, from, to) },
  { isIn: ([, y]) => y <= north, cross: (from, to) => atLatitude(north, from, to) },
]

const atLongitude = (x: number, [x1, y1]: Point, [x2, y2]: Point): Point => [
  x,
  y1 + ((y2 - y1) * (x - x1)) / (x2 - x1),
]
const atLatitude = (y: number, [x1, y1]: Point, [x2, y2]: Point): Point => [
  x1 + ((x2 - x1) * (y - y1)) / (y2 - y1),
  y,
]

/**
 * The part of a ring that lies in the box: what is outside is cut away at one side after the other. A
 * continent of 100,000 points takes a few milliseconds.
 */
function cut(ring: Point[], box: Box): Point[] {
  let left = ring
  for (const { isIn, cross } of sidesOf(box)) {
    const inBox: Point[] = []
    let before = left.at(-1)
    for (const point of left) {
      if (before && isIn(point) !== isIn(before)) inBox.push(cross(before, point))
      if (isIn(point)) inBox.push(point)
      before = point
    }
    left = inBox
  }
  return left
}

/** The parts of a line that come near the box. They may reach a little beyond the picture. */
function piecesIn(line: Point[], { west, south, east, north }: Box): Point[][] {
  const pieces: Point[][] = [[]]
  for (const point of line) {
    const [x, y] = point
    if (x >= west && x <= east && y >= south && y <= north) pieces.at(-1)?.push(point)
    else if (pieces.at(-1)?.length) pieces.push([])
  }
  return pieces.filter(({ length }) => length > 1)
}

/** Points closer than the eye tells apart are left out. */
function thinned(points: [number, number][]): [number, number][] {
  const apart: [number, number][] = []
  for (const [x, y] of points) {
    const last = apart.at(-1)
    if (!last || Math.hypot(x - last[0], y - last[1]) >= 0.8) apart.push([tenth(x), tenth(y)])
  }
  return apart
}

const tenth = (value: number) => Math.round(value * 10) / 10

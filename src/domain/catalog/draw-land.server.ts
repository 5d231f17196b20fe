// Land and borders around a route, as an SVG that is all shape and no colour: the page tints it.
// The world is read when a map is first asked for, in a thread beside the pages: it takes a second.
import fs from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { mapSize } from '#limits/display.ts'
import { createProjection, type View } from './map-view.server.ts'

/** Longitude and latitude in turn, in degrees. */
type Polyline = Float32Array
type Box = { west: number; south: number; east: number; north: number }
type Shape = { line: Polyline; box: Box }
type World = { land: Shape[]; borders: Shape[] }
type Point = [longitude: number, latitude: number]

type Detail = '50m' | '10m'
const worlds = new Map<Detail, Promise<World>>()

/** The fine world is for maps of an island; across a country it would be a line of dots. */
const fineDetailScale = 5_000

export async function drawLand(view: View): Promise<string> {
  const detail = view.scale < fineDetailScale ? '50m' : '10m'
  const reading = worlds.get(detail) ?? readWorld(detail)
  worlds.set(detail, reading)
  const { land, borders } = await reading
  const { width, height } = mapSize
  const project = createProjection(view)
  const corners = [0, width].flatMap((x) => [0, height].map((y) => project.invert?.([x, y]) ?? [0, 0]))
  const box = getBounds(
    corners.map(([longitude = 0, latitude = 0]): Point => [toNearestLongitude(longitude, view), latitude]),
  )
  const toPath = (points: Point[], end: '' | 'Z') => {
    const visible = thinOut(points.map((point) => project(point) ?? [0, 0]))
    return visible.length < 2 ? '' : `M${visible.map(([x, y]) => `${x} ${y}`).join('L')}${end}`
  }
  // A map across the date line meets the world twice.
  const offsets = [-360, 0, 360]
  const findVisible = (shapes: Shape[]) =>
    offsets.flatMap((offset) =>
      shapes.filter((shape) => overlaps(shape.box, box, offset)).map(({ line }) => toPoints(line, offset)),
    )
  const coast = findVisible(land).map((ring) => toPath(clipRing(ring, box), 'Z'))
  const lines = findVisible(borders).flatMap((line) => clipLine(line, box).map((piece) => toPath(piece, '')))
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
  return { land: rings.map(toShape), borders: borders.map(toShape) }
}

function toShape(points: number[][]): Shape {
  const whole = unwrapLongitudes(points)
  const line = new Float32Array(whole.length * 2)
  for (const [at, [longitude, latitude]] of whole.entries()) {
    line[at * 2] = longitude
    line[at * 2 + 1] = latitude
  }
  return { line, box: getBounds(toPoints(line, 0)) }
}

/**
 * Longitudes go on counting beyond the date line, so no line jumps across the world. A ring around a pole is
 * closed at the pole.
 */
function unwrapLongitudes(points: number[][]): Point[] {
  const whole: Point[] = []
  let offset = 0
  for (const [longitude = 0, latitude = 0] of points) {
    const before = whole.at(-1)?.[0] ?? longitude
    offset += 360 * Math.round((before - offset - longitude) / 360)
    whole.push([longitude + offset, latitude])
  }
  const [first, last] = [whole[0], whole.at(-1)]
  if (!first || !last || Math.abs(last[0] - first[0]) < 180) return whole
  const pole = Math.sign(first[1]) * 90
  return [...whole, [last[0], pole], [first[0], pole]]
}

function toPoints(line: Polyline, offset: number): Point[] {
  return Array.from({ length: line.length / 2 }, (_, at) => [
    (line[at * 2] ?? 0) + offset,
    line[at * 2 + 1] ?? 0,
  ])
}

function getBounds(points: Point[]): Box {
  const box = { west: 720, south: 90, east: -720, north: -90 }
  for (const [longitude, latitude] of points) {
    box.west = Math.min(box.west, longitude)
    box.east = Math.max(box.east, longitude)
    box.south = Math.min(box.south, latitude)
    box.north = Math.max(box.north, latitude)
  }
  return box
}

const overlaps = (one: Box, other: Box, offset: number) =>
  one.west + offset <= other.east &&
  one.east + offset >= other.west &&
  one.south <= other.north &&
  one.north >= other.south

/** The same meridian, counted from the middle of the map. */
const toNearestLongitude = (longitude: number, { longitude: middle }: View) =>
  longitude + 360 * Math.round((middle - longitude) / 360)

type Side = { isIn: (point: Point) => boolean; cross: (from: Point, to: Point) => Point }

const listSides = ({ west, south, east, north }: Box): Side[] => [
  { isIn: ([x]) => x >= west, cross: (from, to) => crossAtLongitude(west, from, to) },
  { isIn: ([x]) => x <= east, cross: (from, to) => crossAtLongitude(east, from, to) },
  { isIn: ([, y]) => y >= south, cross: (from, to) => crossAtLatitude(south, from, to) },
  { isIn: ([, y]) => y <= north, cross: (from, to) => crossAtLatitude(north, from, to) },
]

const crossAtLongitude = (x: number, [x1, y1]: Point, [x2, y2]: Point): Point => [
  x,
  y1 + ((y2 - y1) * (x - x1)) / (x2 - x1),
]
const crossAtLatitude = (y: number, [x1, y1]: Point, [x2, y2]: Point): Point => [
  x1 + ((x2 - x1) * (y - y1)) / (y2 - y1),
  y,
]

/**
 * The part of a ring that lies in the box: what is outside is cut away at one side after the other. A
 * continent of 100,000 points takes a few milliseconds.
 */
function clipRing(ring: Point[], box: Box): Point[] {
  let left = ring
  for (const { isIn, cross } of listSides(box)) {
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
function clipLine(line: Point[], { west, south, east, north }: Box): Point[][] {
  const pieces: Point[][] = [[]]
  for (const point of line) {
    const [x, y] = point
    if (x >= west && x <= east && y >= south && y <= north) pieces.at(-1)?.push(point)
    else if (pieces.at(-1)?.length) pieces.push([])
  }
  return pieces.filter(({ length }) => length > 1)
}

/** Points closer than the eye tells apart are left out. */
function thinOut(points: [number, number][]): [number, number][] {
  const apart: [number, number][] = []
  for (const [x, y] of points) {
    const last = apart.at(-1)
    if (!last || Math.hypot(x - last[0], y - last[1]) >= 0.8) apart.push([roundToTenth(x), roundToTenth(y)])
  }
  return apart
}

const roundToTenth = (value: number) => Math.round(value * 10) / 10

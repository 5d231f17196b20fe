// Pictures are true: none shows another country than its trip goes to.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { agencies } from './agencies.ts'
import { listPictures, parseShot } from './faces/brand-kit.ts'
import { buildGallery, mixCategories } from './fill-packages.ts'
import { listCloseUps } from './list-close-ups.ts'
import { findPhoto } from './photos.ts'
import { findNature, listTripScenes } from './scene-nature.ts'
import { findStop, scenePlaces } from './scene-places.ts'
import { meals, rooms, sceneNames } from './scenes/scene-names.ts'
import { drawScene } from './scenes.ts'
import { createPlan } from './trip/plan.ts'
import { getTown } from './trip/towns.ts'

describe.each(agencies.map((agency) => ({ name: agency.info.company_name.ko, agency })))(
  '$name',
  ({ agency }) => {
    const { packages, home, theme } = agency

    test('every trip shows a place it goes to', () => {
      const wrong = packages.filter((trip) => !findStop(agency, trip, trip.scene))
      expect(wrong.map(({ package_code, scene }) => `${package_code} ${scene}`)).toEqual([])
    })

    test('the home page shows places one can book', () => {
      const shown = [
        home.hero.scene,
        ...home.hero.pictures.map(({ scene }) => scene),
        ...listPictures(theme).map((text) => parseShot(text).name),
      ]
      expect(shown.filter((scene) => !packages.some((trip) => findStop(agency, trip, scene)))).toEqual([])
    })

    test('a gallery has four to five pictures of the trip’s own places, no scene twice, captioned with its stop, and one a day', () => {
      const closeUps = packages.flatMap((trip, at) => listCloseUps(agency, trip, at))
      const drawn = {
        packages: packages.map(({ scene }, at) => `${scene} ${at}`),
        closeUps: new Map(closeUps.map(({ name, key }) => [key, `${name} ${key}`])),
      }
      const faults = packages.flatMap((trip, at) => {
        const gallery = buildGallery(agency, drawn, at)
        const isTrue = gallery.every(({ path: shown }) => {
          const name = sceneNames.find((known) => known === shown.split(' ')[0])
          return name && findStop(agency, trip, name)
        })
        const once = new Set(gallery.map(({ path: shown }) => shown.split(' ')[0])).size === gallery.length
        const stops = createPlan(agency, trip).legs.map(({ at: stop }) => getTown(stop).name.ko)
        const captioned = gallery.every(({ alt }) => stops.some((stop) => alt?.ko.startsWith(`${stop}, `)))
        const days = gallery.flatMap(({ on_day }) => on_day ?? [])
        const onceADay = days.length > 0 && new Set(days).size === days.length
        return isTrue && once && captioned && onceADay && gallery.length >= 4 ? [] : [trip.package_code]
      })
      expect(faults).toEqual([])
    })
  },
)

const findTrip = (code: string) => {
  const agency = agencies.find(({ packages }) => packages.some(({ package_code }) => package_code === code))
  const trip = agency?.packages.find(({ package_code }) => package_code === code)
  if (!agency || !trip) throw new Error(`there is no ${code}`)
  return { agency, trip }
}

test('mountains, falls and fairways are drawn as their country has them', () => {
  const describe = (code: string) => {
    const { agency, trip } = findTrip(code)
    return { scene: trip.scene, ...findNature(agency, trip, trip.scene) }
  }
  expect(describe('HN303')).toMatchObject({ scene: 'heaven-lake' }) // Baekdusan is no cone
  expect(describe('OR106')).toMatchObject({ scene: 'halla-slope' })
  expect(describe('SS503')).toMatchObject({ scene: 'halla-slope', season: 'winter' })
  const falls = agencies.flatMap((agency) =>
    agency.packages
      .filter(
        (trip) => trip.scene === 'waterfall' && findStop(agency, trip, 'waterfall')?.ko === '루앙프라방',
      )
      .map((trip) => findNature(agency, trip, 'waterfall').variant),
  )
  expect(falls.length).toBeGreaterThan(0)
  expect(new Set(falls)).toEqual(new Set(['tiers']))
  const tropical = agencies.flatMap((agency) =>
    agency.packages
      .filter(({ scene }) => scene === 'golf-fairway')
      .map((trip) => ({ trip, nature: findNature(agency, trip, 'golf-fairway') }))
      .filter(({ nature }) => nature.climate === 'tropical'),
  )
  expect(tropical.length).toBeGreaterThan(3)
  // snow is drawn for a highland alone, and there are palms in its place
  const draw = (climate: 'tropical' | 'cold') =>
    drawScene({ name: 'golf-fairway', hour: 'day', seed: 1, ratio: '4:3', climate, variant: 'highland' })
  expect(draw('tropical')).not.toBe(draw('cold'))
})

test('ten tables and eight beds: each trip has those of the country it goes to', () => {
  const all = agencies.flatMap((agency) =>
    agency.packages.flatMap((trip, at) => listCloseUps(agency, trip, at)),
  )
  const drawn = (name: string) =>
    new Set(all.filter((one) => one.name === name).map(({ nature }) => nature.variant))
  expect(drawn('table-meal')).toEqual(new Set(meals))
  expect(drawn('guest-room')).toEqual(new Set(rooms))
  const getMeal = (code: string) => {
    const { agency, trip } = findTrip(code)
    return findNature(agency, trip, 'table-meal').variant
  }
  expect(['HN101', 'HN201', 'HN301', 'SP101', 'SV201'].map(getMeal)).toEqual([
    'noodles',
    'japanese',
    'chinese',
    'korean',
    'board',
  ])
})

/** How far two pictures are from each other: 0 is the same, 441 is black and white. */
function measureDistance(one: Buffer, other: Buffer): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 3)
    sum += Math.hypot(...[0, 1, 2].map((of) => (one[at + of] ?? 0) - (other[at + of] ?? 0)))
  return sum / (one.length / 3)
}

test('no picture is seen twice among the first thirty trips of an agency', async () => {
  const twice: string[] = []
  for (const agency of agencies) {
    const shown = await Promise.all(
      mixCategories(agency.packages)
        .slice(0, 30)
        .map(async ({ package_code }) => {
          const at = agency.packages.findIndex((trip) => trip.package_code === package_code)
          const scene = listTripScenes(agency)[at]
          if (!scene) throw new Error(`${package_code} has no picture`)
          const seen = await sharp(Buffer.from(drawScene(scene)))
            .resize(32, 24)
            .removeAlpha()
            .raw()
            .toBuffer()
          return { package_code, seen }
        }),
    )
    for (const [at, one] of shown.entries())
      for (const other of shown.slice(at + 1))
        if (measureDistance(one.seen, other.seen) < 12)
          twice.push(`${one.package_code} ${other.package_code}`)
  }
  expect(twice).toEqual([])
}, 120_000)

test('a picture of one place is refused for a trip to another', () => {
  const wrong = [
    ['HN301', 'palace-gate'],
    ['HN301', 'golf-fairway'],
    ['HN502', 'city-night'],
    ['HN102', 'cable-car'],
    ['HN105', 'palm-bay'],
    ['HN412', 'aurora'],
    ['SP201', 'pine-trail'],
    ['SP201', 'hanok-roofs'],
    ['SV101', 'vineyard'],
  ] as const
  for (const [code, scene] of wrong) {
    const { agency, trip } = findTrip(code)
    expect(findStop(agency, trip, scene)).toBeUndefined()
  }
})

test('every scene can be drawn, is used by an agency, and has a place', () => {
  const used = new Set(
    agencies.flatMap(({ packages, home, theme }) => [
      ...packages.map(({ scene }) => scene),
      home.hero.scene,
      ...home.hero.pictures.map(({ scene }) => scene),
      ...listPictures(theme).map((text) => parseShot(text).name),
    ]),
  )
  for (const name of sceneNames) {
    const { regions = [], stops = [], anywhere } = scenePlaces[name]
    expect([name, anywhere || regions.length + stops.length > 0]).toEqual([name, true])
    expect(drawScene({ name, hour: 'dusk', seed: 3, ratio: '4:3' })).not.toMatch(/NaN|undefined/)
  }
  const unused = sceneNames.filter((name) => !used.has(name) && !scenePlaces[name].anywhere)
  expect(unused).toEqual([])
})

test('a photograph with its licence stands in the place of a drawing; without one it is refused', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-photos-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const ours = await sharp(Buffer.from(drawScene({ name: 'arena', hour: 'day', seed: 1, ratio: '4:3' })))
    .jpeg()
    .toBuffer()
  fs.writeFileSync(path.join(folder, 'arena-day.jpg'), ours)
  const wanted = { name: 'arena', hour: 'day' } as const
  expect(() => findPhoto(wanted, folder)).toThrow('has no licence')
  fs.writeFileSync(path.join(folder, 'arena-day.licence.txt'), 'Drawn by ourselves.')
  expect(findPhoto(wanted, folder)).toEqual(ours)
  expect(findPhoto({ name: 'arena', hour: 'dusk' }, folder)).toBeUndefined()
})

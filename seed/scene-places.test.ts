// Pictures are true: none shows another country than its trip goes to.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { agencies } from './agencies.ts'
import { listPictures, parseShot } from './faces/brand-kit.ts'
import { buildGallery } from './fill-packages.ts'
import { findPhoto } from './photos.ts'
import { findStop, scenePlaces } from './scene-places.ts'
import { closeUpNames, type SceneName, sceneNames } from './scenes/scene-names.ts'
import { drawScene } from './scenes.ts'
import { createPlan } from './trip/plan.ts'
import { getTown } from './trip/towns.ts'

const closeUps = new Map<SceneName, string>(closeUpNames.map((name) => [name, name]))

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
      const drawn = { packages: packages.map(({ scene }, at) => `${scene} ${at}`), closeUps }
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
    const agency = agencies.find(({ packages }) => packages.some(({ package_code }) => package_code === code))
    const trip = agency?.packages.find(({ package_code }) => package_code === code)
    expect(agency && trip && findStop(agency, trip, scene)).toBeUndefined()
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

// No owner can break the page: a thousand random looks within the forms, each drawn, each readable.
import { beforeAll, expect, test } from 'vitest'
import { PublishedLook, type SiteLook } from '#domain/agency/look/look.ts'
import { computeContrast } from '#lib/colour.ts'
import { createPalette, getStepColour } from '#lib/theme.ts'
import { addTripNotes, createRandomLook } from './random-looks.ts'
import { saveRandomSettings } from './random-settings.ts'
import { createDice } from './random-trips.ts'
import { pickCount } from './sampling.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'

const looks = 1_000
/** Each of these is also published, with settings beside it, and asked for; the others are drawn as palettes. */
const drawn = pickCount(200, 12)

let site: Site
let owner: StaffUser
beforeAll(async () => {
  site = await createSite({ shared: true })
  owner = await createStaffUser(site)
})

/** What must be read, the colour behind it, and how far they must be apart. */
function listPairs(theme: SiteLook['theme']) {
  const palette = createPalette(theme)
  const { ground, card, wash, ink, soft, brand, accent, band } = palette
  return [
    ...[ground, card, wash].map((paper) => ['ink', ink, paper, 4.5] as const),
    ...[ground, card].map((paper) => ['soft', soft, paper, 4.5] as const),
    ...(['good', 'warn', 'bad'] as const).map((state) => [state, palette[state], card, 4.5] as const),
    ['brand', palette['brand-on'], brand, 4.5] as const,
    ['accent', palette['accent-on'], accent, 4.5] as const,
    ['band', palette['band-ink'], band, 4.5] as const,
    ['band press', palette['band-press-ink'], palette['band-press'], 4.5] as const,
    ['link', getStepColour(theme, 700), card, 4.5] as const,
    ['edge', palette['brand-edge'], card, 3] as const,
    ['field', palette.edge, card, 3] as const,
  ]
}

test('a thousand random looks pass the form, and every text and control keeps its contrast', () => {
  const dice = createDice(20_261_118)
  const failures: string[] = []
  for (let at = 0; at < looks; at++) {
    const look = addTripNotes(createRandomLook(dice), dice)
    expect(PublishedLook.safeParse(look).error, `look ${at}`).toBeUndefined()
    for (const [name, front, behind, least] of listPairs(look.theme)) {
      const contrast = computeContrast(front, behind)
      if (contrast < least) failures.push(`${at} ${name} ${contrast.toFixed(2)} ${look.theme.ground}`)
    }
  }
  expect(failures).toEqual([])
})

test('published one after the other, every page of each answers 200 with its own style sheet', {
  timeout: 600_000,
}, async () => {
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id })
  const dice = createDice(7)
  const sheets = new Set<string>()
  for (let at = 0; at < drawn; at++) {
    const { revision } = await owner.api.look.look()
    const content = addTripNotes(createRandomLook(dice, package_code), dice, package_code)
    const saved = await owner.api.look.saveLook({ revision, content })
    await owner.api.look.publishLook({ revision: saved.revision })
    const ownPage = await saveRandomSettings(owner, dice)
    for (const path of ['/', '/travel', `/travel/detail/${package_code}`, '/contact', ownPage]) {
      const page = await site.request(path)
      expect([at, path, page.statusCode]).toEqual([at, path, 200])
      const href = /href="(\/theme\/[^"]+\.css)"/.exec(page.body)?.[1] ?? ''
      expect((await site.request(href)).statusCode, `${at} ${path}`).toBe(200)
      sheets.add(href)
    }
  }
  expect(sheets.size).toBeGreaterThan(drawn / 2)
})

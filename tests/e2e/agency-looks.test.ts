// Ten agencies, ten faces: told apart from afar, and every combination of looks keeps to its screen.
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { cards, defaultLook, densities, footers, headers, heroes } from '#lib/theme.ts'
import { agencies } from '#seed/agencies.ts'
import { renderThemeFile } from '#serve/theme-file.server.ts'
import { pickSample, printSeedOnFailure } from '../sampling.ts'
import { listFaintTexts } from './measure-text-contrast.ts'
import { eventually, openStorefront } from './storefront-page.ts'

beforeEach(printSeedOnFailure)

/** How far two pictures are from each other, as colours are: 0 is the same, 441 is black and white. */
function measureDistance(one: Buffer, other: Buffer): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 3) {
    const part = (of: number) => (one[at + of] ?? 0) - (other[at + of] ?? 0)
    sum += Math.hypot(part(0), part(1), part(2))
  }
  return sum / (one.length / 3)
}

/** What of a home page is left at 24 pixels: no word, no web font, the first screen alone. */
const shrink = async (shot: Buffer) => sharp(shot).resize({ width: 24 }).removeAlpha().raw().toBuffer()

/**
 * Pictures that are twice so near to each other that both are on one screen. Trips that other journeys have made,
 * as copies with the same pictures, do not count.
 */
const findRepeatedPictures = (page: Page, { packages }: (typeof agencies)[number]) =>
  page.evaluate(
    (codes) => {
      const getTripCode = (img: Element) =>
        img.closest('li, article')?.querySelector('a[href^="/travel/detail/"]')?.getAttribute('href')
      const isOurs = (img: Element) => {
        const trip = getTripCode(img)
        return !trip || codes.includes(trip.split(/[/?]/)[3] ?? '')
      }
      const shown = [...document.querySelectorAll('main img')]
        .filter((img) => img.checkVisibility() && isOurs(img))
        .map((img) => ({
          stem: img.getAttribute('src')?.replace(/_\d+\.webp$/, ''),
          top: img.getBoundingClientRect().top,
        }))
      return shown
        .filter(({ stem, top }, at) =>
          shown.slice(0, at).some((other) => other.stem === stem && Math.abs(other.top - top) < innerHeight),
        )
        .map(({ stem }) => `${location.host}${location.pathname} at ${innerWidth}: ${stem}`)
    },
    packages.map(({ package_code }) => package_code),
  )

/** What of the page is on the screen has come: its styles, and the pictures of this width. */
async function waitUntilRendered(page: Page): Promise<void> {
  await page.waitForLoadState()
  const coming = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((img) => {
          const { top, bottom, left, right } = img.getBoundingClientRect()
          const isOnScreen = top < innerHeight && bottom > 0 && left < innerWidth && right > 0
          return isOnScreen && img.checkVisibility() && !(img.complete && img.naturalWidth > 0)
        })
        .map(({ src }) => src),
    )
  await eventually(coming).toEqual([])
}

type Screen = { path: string; width: number }
const screens: Screen[] = ['/', '/travel'].flatMap((path) => [390, 1440].map((width) => ({ path, width })))

test('the homes and the lists of any two agencies differ even at 24 pixels wide, and no screen repeats a picture', async () => {
  const faces: (Screen & { key: number; seen: Buffer })[] = []
  const twice: string[] = []
  const further = pickSample(agencies, 2)
  for (const agency of agencies) {
    const key = agency.travel_agency
    const { page, open } = await openStorefront(key, '/', { script: false, width: 390, pixels: 0.25 })
    for (const { path, width } of screens) {
      await page.setViewportSize({ width, height: 900 })
      await open(path)
      await waitUntilRendered(page)
      twice.push(...(await findRepeatedPictures(page, agency)))
      faces.push({ key, path, width, seen: await shrink(await page.screenshot()) })
    }
    if (further.includes(agency)) {
      await open(`/travel/detail/${agency.packages[0]?.package_code}`)
      await waitUntilRendered(page)
      twice.push(...(await findRepeatedPictures(page, agency)))
    }
    await page.close()
  }
  expect(twice).toEqual([])
  const alike = faces.flatMap(({ key, path, width, seen }) =>
    faces
      .filter((other) => other.key > key && other.path === path && other.width === width)
      .filter((other) => measureDistance(seen, other.seen) < 32)
      .map((other) => `${key} and ${other.key} at ${path}, ${width}`),
  )
  expect(alike).toEqual([])
})

/** Pictures further down come when one has scrolled to them. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 800) {
    await page.evaluate((to) => scrollTo(0, to), top)
    await waitUntilRendered(page)
  }
  await page.evaluate(() => scrollTo(0, 0))
}

test('on the homes every word can be read, on pictures too', { timeout: 600_000 }, async () => {
  const faint: string[] = []
  for (const { travel_agency } of pickSample(agencies, 3))
    for (const width of pickSample([390, 1440] as const, 1)) {
      const { page } = await openStorefront(travel_agency, '/', { width })
      await page.waitForLoadState('networkidle')
      await scrollThrough(page)
      const found = await listFaintTexts(page, 'header, main, footer')
      faint.push(...found.map((text) => `${travel_agency} at ${width}: ${text}`))
      await page.close()
    }
  expect(faint).toEqual([])
})

test('whatever hero, card, header, footer, density and size of type are chosen, nothing is wider than the screen', async () => {
  const looks = heroes.flatMap((hero) => cards.map((card) => ({ ...defaultLook, hero, card })))
  const pick = <T>(list: readonly T[], at: number, usual: T) => list[at % list.length] ?? usual
  const tried = pickSample([...looks.entries()], 10)
  const { page } = await openStorefront(5, '/', { script: false, width: 390 })
  await page.waitForLoadState() // styles that are still on their way are no look
  const wide: string[] = []
  for (const [at, look] of tried) {
    const density = densities[at % densities.length] ?? 'usual'
    const header = pick(headers, at, 'rows')
    const footer = pick(footers, at, 'lines')
    const chosen = { ...look, density, header, footer, radius: at % 2 ? 0 : 28, type_scale: 1.2 }
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
      for (const link of document.querySelectorAll('link[href*="/theme/"]'))
        link.setAttribute('media', 'none')
    }, renderThemeFile(chosen))
    for (const width of [320, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const shown = await page.evaluate(() => document.documentElement.scrollWidth)
      if (shown > width) wide.push(`${look.hero} ${look.card} ${density} ${header}: ${shown} of ${width}`)
    }
  }
  expect(wide).toEqual([])
})

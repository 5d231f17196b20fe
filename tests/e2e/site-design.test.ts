// An owner gives the site a new look and announces something: how many presses it takes, and what visitors see.
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { words } from '#i18n/office/ko.ts'
import type { HomeSection } from '#lib/home-section.ts'
import { heroes } from '#lib/theme.ts'
import { createRandomLook } from '../random-looks.ts'
import { createDice } from '../random-trips.ts'
import { pickSample, printSeedOnFailure } from '../sampling.ts'
import { getBrowser, getSiteOrigin, openPage, releasePage } from './browser-pages.ts'
import { expectAccessible } from './expect-accessible.ts'
import { listFaintTexts } from './measure-text-contrast.ts'
import { officeOrigin, openOfficeAs } from './office-page.ts'
import { runInAgency } from './reserve-steps.ts'
import { eventually } from './storefront-page.ts'

/** Nobody else looks at its home page. */
const key = 3
const { look, promotions, shell, kit } = words

/** Somebody of the office at the first screen, and how often they have pressed something since. */
async function openOffice() {
  const { page, context } = await openOfficeAs(key, `/${key}`)
  let presses = 0
  const press = async (what: Locator) => {
    presses++
    await what.click()
  }
  const menu = (name: string) =>
    page.getByRole('navigation', { name: shell.menuName }).getByRole('link', { name })
  return { page, context, press, menu, countPresses: () => presses, addPress: () => presses++ }
}

const findToast = (page: Page, text: string) => page.getByText(text)

/** What is shown becomes the first version again, so that others find the agency as it was. */
async function restoreFirstLook(page: Page): Promise<void> {
  await page.goto(`${officeOrigin()}/${key}/look`)
  await page.getByRole('button', { name: look.history }).click()
  await page.getByRole('button', { name: /^버전 1 / }).click()
  await page.getByRole('button', { name: look.restore }).click()
  await findToast(page, look.restored).waitFor()
  await page.getByRole('button', { name: look.publish, exact: true }).click()
  await findToast(page, look.published).waitFor()
}

test('a new look from a dropped logo is published in eight presses at most, seen by all, and taken back', {
  timeout: 180_000,
}, async () => {
  const { page, context, press, menu, countPresses, addPress } = await openOffice()
  await press(menu(shell.menu.look))
  const red = await sharp({ create: { width: 300, height: 80, channels: 4, background: '#c2185b' } })
    .png()
    .toBuffer()
  addPress() // the file dialog
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: red })
  await page.getByText(kit.drop.sent).waitFor()
  await press(page.getByRole('button', { name: look.proposals.bold }))
  await page.getByText(look.changed).waitFor()
  const frame = page.frameLocator('iframe').first()
  await frame.locator('.header-logo img').waitFor()
  await press(page.getByRole('button', { name: look.publish, exact: true }))
  await findToast(page, look.published).waitFor()
  expect(countPresses()).toBeLessThanOrEqual(8)
  const visitor = await context.newPage()
  await visitor.goto(getSiteOrigin(key))
  const brand = await visitor.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--brand'),
  )
  const hue = Number(brand.split(' ').at(-1)?.replace(')', ''))
  expect(Math.min(hue, 360 - hue), 'the red of the logo').toBeLessThan(30)
  expect(await visitor.locator('.header-logo[data-wide] img').count()).toBe(1)
  await restoreFirstLook(page)
  await visitor.reload()
  expect(await visitor.locator('.header-logo[data-wide]').count()).toBe(0)
})

test('a popup is announced in eight presses at most, seen once, hidden for seven days, and counted', {
  timeout: 120_000,
}, async () => {
  const { page, press, menu, countPresses } = await openOffice()
  await press(menu(shell.menu.promotions))
  await press(page.getByRole('button', { name: promotions.addPopup }))
  const dialog = page.getByRole('dialog')
  const title = dialog.getByLabel(promotions.fields.title, { exact: true })
  await press(title)
  await title.fill('봄 산행 예약 시작')
  await press(dialog.getByRole('button', { name: kit.save }))
  await findToast(page, promotions.saved).waitFor()
  expect(countPresses()).toBeLessThanOrEqual(8)

  const visits = await (await getBrowser()).newContext({ viewport: { width: 390, height: 800 } })
  onTestFinished(() => visits.close())
  const visitor = await visits.newPage()
  await visitor.goto(getSiteOrigin(key))
  const popup = visitor.getByRole('complementary', { name: '봄 산행 예약 시작' })
  await visitor.locator('html[data-device]').waitFor()
  expect(await popup.count()).toBe(0) // the first screen is for choosing
  await visitor.mouse.wheel(0, 1_000)
  await popup.waitFor()
  await popup.getByRole('button', { name: '7일간 보지 않기' }).click()
  await expect.poll(() => popup.count()).toBe(0)
  await visitor.reload()
  await visitor.waitForLoadState('networkidle')
  await visitor.mouse.wheel(0, 1_000)
  expect(await popup.count()).toBe(0)
  await eventually(async () => {
    await page.reload()
    return page.getByRole('row', { name: /봄 산행 예약 시작/ }).textContent()
  }).toMatch(/모두1/)
  await page.getByRole('button', { name: promotions.editLabel('봄 산행 예약 시작') }).click()
  await page.getByRole('button', { name: promotions.remove }).click()
  await page.getByRole('button', { name: promotions.remove }).last().click()
  await findToast(page, promotions.removed).waitFor()
})

/** On the page itself, one of a kind: two of one name are the owner's choice, and axe minds them. */
const layOnPage = (sections: readonly HomeSection[]) =>
  sections
    .filter(({ kind }, at) => sections.findIndex((each) => each.kind === kind) === at)
    .map((section, at) => ({
      ...section,
      at: 'page' as const,
      title: { ko: `${section.title.ko} ${at}`, en: `${section.title.en} ${at}` },
    }))

const seeds = Array.from({ length: 30 }, (_, at) => at + 1)

/** A visitor of an agency whose look is set without the office, and is as it was afterwards. */
async function openVisitor() {
  const { theme: first } = await runInAgency(key, (tx) =>
    tx.selectFrom('agency').select('theme').where('travel_agency', '=', key).executeTakeFirstOrThrow(),
  )
  const setTheme = (theme: typeof first) =>
    runInAgency(key, (tx) =>
      tx.updateTable('agency').set({ theme }).where('travel_agency', '=', key).execute(),
    )
  onTestFinished(async () => void (await setTheme(first)))
  printSeedOnFailure()
  const page = await openPage(false, { viewport: { width: 390, height: 900 }, reducedMotion: 'reduce' })
  onTestFinished(() => releasePage(page))
  const open = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(getSiteOrigin(key), { waitUntil: 'networkidle' })
    return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
  }
  return { page, setTheme, open }
}

test('random looks within the forms: axe finds nothing on the home page, on a phone', {
  timeout: 600_000,
}, async () => {
  const { page, setTheme, open } = await openVisitor()
  for (const seed of pickSample(seeds, 3)) {
    const { theme } = createRandomLook(createDice(seed), 'none')
    await setTheme({ ...theme, home: layOnPage(theme.home) })
    expect([seed, await open(390)]).toEqual([seed, 0])
    await expectAccessible({ page }, 'body')
  }
})

/** Black and white fields: whatever an owner uploads, it is no harder to read on. */
async function replacePictures(page: Page): Promise<void> {
  const size = 64
  const bytes = Buffer.from(
    Array.from({ length: size * size }, (_, at) => ((at >> 4) + (at >> 10)) % 2 && 255),
  )
  const board = await sharp(bytes, { raw: { width: size, height: size, channels: 1 } })
    .webp()
    .toBuffer()
  await page.route('**/*.webp', (route) => route.fulfill({ body: board, contentType: 'image/webp' }))
}

test.each(pickSample(heroes, 3))(
  'random looks with the hero "%s": axe finds nothing, and its own words can be read on any picture',
  { timeout: 600_000 },
  async (hero) => {
    const { page, setTheme, open } = await openVisitor()
    await replacePictures(page)
    for (const seed of pickSample(seeds, 1)) {
      const { theme } = createRandomLook(createDice(1_000 * heroes.indexOf(hero) + seed), 'none')
      await setTheme({ ...theme, hero, home: layOnPage(theme.home) })
      for (const width of [1440, 820, 390]) {
        const seen = { wider: await open(width), faint: await listFaintTexts(page, '.hero') }
        expect({ seed, width, ...seen }).toEqual({ seed, width, wider: 0, faint: [] })
      }
      await expectAccessible({ page }, 'body') // on a phone
    }
  },
)

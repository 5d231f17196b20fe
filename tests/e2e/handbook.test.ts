// The handbook's screens, one after the other, as somebody at the office opens them. `npm run handbook` keeps
// their pictures.

import { randomInt } from 'node:crypto'
import path from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, inject, onTestFinished, test } from 'vitest'
import { words as en } from '#i18n/office/en.ts'
import { words as ko } from '#i18n/office/ko.ts'
import { make } from '#seed/make.ts'
import { demoPassword } from '#seed/staff.ts'
import { dateInDays } from '../days.ts'
import { pickSample, printSeedOnFailure } from '../sampling.ts'
import { getBrowser, isDeployed } from './browser-pages.ts'
import { openOfficeAs } from './office-page.ts'
import { runInAgency, runOnDatabase } from './reserve-steps.ts'
import { eventually } from './storefront-page.ts'

const folder = path.resolve(import.meta.dirname, '../../docs/handbook/pictures')
const isSavingPictures = Boolean(process.env.HANDBOOK)
const getOfficeOrigin = () => `http://office.localhost:${inject('port')}`

/** Small enough for a page that is read on a telephone. */
async function savePicture(page: Page, name: string): Promise<void> {
  if (!isSavingPictures) return
  await page.waitForLoadState('networkidle') // the parts of the font come as letters need them
  await page.evaluate(() => document.fonts.ready)
  const taken = await page.screenshot()
  await sharp(taken)
    .resize(960)
    .webp({ quality: 60 })
    .toFile(path.join(folder, `${name}.webp`))
}

/** A booking that is being prepared: there is something in every part of its page. */
async function findPreparedBooking(travel_agency: number): Promise<string> {
  const { booking_id } = await runInAgency(travel_agency, (tx) =>
    tx
      .selectFrom('booking as b')
      .innerJoin('booking_note as n', (on) =>
        on.onRef('n.travel_agency', '=', 'b.travel_agency').onRef('n.booking', '=', 'b.id'),
      )
      .select('b.booking_id')
      .where('b.travel_agency', '=', travel_agency)
      .orderBy('b.id')
      .executeTakeFirstOrThrow(),
  )
  return booking_id
}

/** One whose books are open, with costs. */
async function findDepartureWithCosts(travel_agency: number): Promise<number> {
  const { departure_id } = await runInAgency(travel_agency, (tx) =>
    tx
      .selectFrom('cost_line')
      .select('departure_id')
      .where('travel_agency', '=', travel_agency)
      .where('bill', 'is', null)
      .orderBy('departure_id')
      .executeTakeFirstOrThrow(),
  )
  return departure_id
}

/** In which something departs. */
async function findMonthWithDepartures(travel_agency: number): Promise<string> {
  const { departure_date } = await runInAgency(travel_agency, (tx) =>
    tx
      .selectFrom('departure')
      .select('departure_date')
      .where('travel_agency', '=', travel_agency)
      .where('departure_date', '>', dateInDays(10))
      .orderBy('departure_date')
      .executeTakeFirstOrThrow(),
  )
  return departure_date.slice(0, 7)
}

const offices = [
  { language: 'ko', key: 9, words: ko },
  { language: 'en', key: 4, words: en },
] as const

test.skipIf(isDeployed()).each(isSavingPictures ? offices : pickSample(offices, 1))(
  'every handbook screen opens, and the ? help describes it: $language',
  { timeout: 180_000 },
  async ({ language, key, words }) => {
    const context = await (await getBrowser(isSavingPictures)).newContext({
      viewport: { width: 1200, height: 760 },
      locale: language === 'ko' ? 'ko-KR' : 'en-GB',
    })
    onTestFinished(() => context.close())
    await context.addCookies([{ name: 'language', value: language, url: getOfficeOrigin() }])
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(`${getOfficeOrigin()}/login`)
    await page.getByRole('heading', { name: words.team.login.title }).waitFor()
    await savePicture(page, `log-in-${language}`)
    await page.getByLabel(words.team.login.email).fill(`owner@a${key}.example`)
    await page.getByLabel(words.team.login.password, { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: words.team.login.submit, exact: true }).click()
    await eventually(() => page.url()).toMatch(new RegExp(`/${key}$`))

    const screens: [name: string, at: string][] = [
      ['today', `/${key}`],
      ['bookings', `/${key}/bookings`],
      ['new-booking', `/${key}/bookings/new`],
      ['booking', `/${key}/bookings/${await findPreparedBooking(key)}`],
      ['customers', `/${key}/customers`],
      ['questions', `/${key}/questions`],
      ['boards', `/${key}/boards`],
      ['shops', `/${key}/shops`],
      ['trips', `/${key}/trips`],
      ['paste', `/${key}/trips/paste`],
      ['trips-file', `/${key}/trips/file`],
      ['departures', `/${key}/departures?month=${await findMonthWithDepartures(key)}`],
      ['occupancy', `/${key}/filling`],
      ['messages', `/${key}/messages`],
      ['deposits', `/${key}/deposits`],
      ['payouts', `/${key}/payouts`],
      ['receivables', `/${key}/receivables`],
      ['suppliers', `/${key}/suppliers`],
      ['books', `/${key}/filling/${await findDepartureWithCosts(key)}/books`],
      ['receipts', `/${key}/receipts`],
      ['settings', `/${key}/payment-plan`],
      ['look', `/${key}/look`],
      ['home-page', `/${key}/look/home`],
      ['promotions', `/${key}/promotions`],
      ['menus', `/${key}/menus`],
      ['pages', `/${key}/pages`],
      ['categories', `/${key}/categories`],
      ['company', `/${key}/settings/company`],
      ['terms', `/${key}/terms`],
      ['moving', `/${key}/moving`],
      ['keys', `/${key}/keys`],
      ['team', `/${key}/people`],
      ['log', `/${key}/log`],
      ['account', '/account'],
    ]
    printSeedOnFailure()
    for (const [name, at] of isSavingPictures ? screens : pickSample(screens, 5)) {
      await page.goto(`${getOfficeOrigin()}${at}`)
      const title = await page.locator('h1').first().textContent()
      expect([name, title]).not.toEqual([name, words.shell.notFound])
      await savePicture(page, `${name}-${language}`)
      await page.keyboard.press('?')
      const help = page.getByRole('dialog', { name: words.shell.help })
      await eventually(() => help.getByRole('heading', { level: 3 }).count()).toBe(1)
      await page.keyboard.press('Escape')
    }
    expect(faults).toEqual([])
  },
)

const firstDays = { ko: '처음 시작할 때', en: 'The first day' }

test.skipIf(isDeployed()).each(isSavingPictures ? offices : pickSample(offices, 1))(
  'an agency that prepares sees its steps, and ? explains them one by one: $language',
  async ({ language, words }) => {
    const key = 3_000_000 + randomInt(1_000_000)
    const name = { ko: '새벽여행', en: 'Dawn Travel' }
    await runOnDatabase((db) =>
      make(db, key).agency({
        state: 'preparing',
        default_language: language,
        info: { company_name: name, account_number: null },
      }),
    )
    const { page } = await openOfficeAs(key, `/${key}`, { role: 'owner', language })
    await page.setViewportSize({ width: 1200, height: 760 })
    await page.getByRole('heading', { name: words.shell.firstSteps.title }).waitFor()
    await savePicture(page, `first-day-${language}`)
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: words.shell.help })
    await help.getByRole('heading', { level: 3, name: firstDays[language] }).waitFor()
    for (const step of Object.values(words.shell.firstSteps.steps))
      await help.getByRole('listitem').filter({ hasText: step }).first().waitFor()
  },
)

test.skipIf(isDeployed()).each(isSavingPictures ? offices : pickSample(offices, 1))(
  'the operator’s console has its page, which an operator finds with Ctrl-K and nobody else: $language',
  async ({ language, key, words }) => {
    const { page } = await openOfficeAs(key, '/console', { role: 'operator', language })
    await page.setViewportSize({ width: 1200, height: 760 })
    await page.getByRole('heading', { level: 1, name: words.console.title }).waitFor()
    await savePicture(page, `console-${language}`)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: words.shell.find }).fill(words.console.records)
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
    const help = page.getByRole('dialog', { name: words.shell.help })
    await help.getByText(words.console.records, { exact: true }).waitFor()
    const { page: other } = await openOfficeAs(key, `/${key}`, { role: 'owner', language })
    await other.keyboard.press('Control+k')
    await other.getByRole('combobox', { name: words.shell.find }).fill(words.console.records)
    await other.getByText(words.shell.findNothing).waitFor()
  },
)

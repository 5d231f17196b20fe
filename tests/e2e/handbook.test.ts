// The handbook's screens, one after the other, as somebody at the office opens them. `npm run handbook` keeps
// their pictures.

import path from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, inject, onTestFinished, test } from 'vitest'
import { demoPassword } from '#seed/staff.ts'
import { words as en } from '#words/office/en.ts'
import { words as ko } from '#words/office/ko.ts'
import { inDays } from '../days.ts'
import { sample, saySeed } from '../sample.ts'
import { inBookings } from './bookings.ts'
import { theBrowser } from './page.ts'
import { eventually } from './shop.ts'

const folder = path.resolve(import.meta.dirname, '../../docs/handbook/pictures')
const keeping = Boolean(process.env.HANDBOOK)
const office = () => `http://office.localhost:${inject('port')}`

/** Small enough for a page that is read on a telephone. */
async function keep(page: Page, name: string): Promise<void> {
  if (!keeping) return
  await page.waitForLoadState('networkidle') // the parts of the font come as letters need them
  await page.evaluate(() => document.fonts.ready)
  const taken = await page.screenshot()
  await sharp(taken)
    .resize(960)
    .webp({ quality: 60 })
    .toFile(path.join(folder, `${name}.webp`))
}

/** A booking that is being prepared: there is something in every part of its page. */
async function aBooking(travel_agency: number): Promise<string> {
  const { booking_id } = await inBookings(travel_agency, (tx) =>
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

/** In which something departs. */
async function aMonth(travel_agency: number): Promise<string> {
  const { departure_date } = await inBookings(travel_agency, (tx) =>
    tx
      .selectFrom('departure')
      .select('departure_date')
      .where('travel_agency', '=', travel_agency)
      .where('departure_date', '>', inDays(10))
      .orderBy('departure_date')
      .executeTakeFirstOrThrow(),
  )
  return departure_date.slice(0, 7)
}

const offices = [
  { language: 'ko', key: 9, words: ko },
  { language: 'en', key: 4, words: en },
] as const

test.each(keeping ? offices : sample(offices, 1))(
  'the screens open, and ? says what can be done there: $language',
  { timeout: 180_000 },
  async ({ language, key, words }) => {
    const context = await (await theBrowser(keeping)).newContext({
      viewport: { width: 1200, height: 760 },
      locale: language === 'ko' ? 'ko-KR' : 'en-GB',
    })
    onTestFinished(() => context.close())
    await context.addCookies([{ name: 'language', value: language, url: office() }])
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(`${office()}/login`)
    await page.getByRole('heading', { name: words.people.login.title }).waitFor()
    await keep(page, `log-in-${language}`)
    await page.getByLabel(words.people.login.email).fill(`owner@a${key}.example`)
    await page.getByLabel(words.people.login.password, { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: words.people.login.submit, exact: true }).click()
    await eventually(() => page.url()).toMatch(new RegExp(`/${key}$`))

    const screens: [name: string, at: string][] = [
      ['today', `/${key}`],
      ['bookings', `/${key}/bookings`],
      ['new-booking', `/${key}/bookings/new`],
      ['booking', `/${key}/bookings/${await aBooking(key)}`],
      ['questions', `/${key}/questions`],
      ['boards', `/${key}/boards`],
      ['shops', `/${key}/shops`],
      ['trips', `/${key}/trips`],
      ['paste', `/${key}/trips/paste`],
      ['trips-file', `/${key}/trips/file`],
      ['sheet', `/${key}/departures?month=${await aMonth(key)}`],
      ['filling', `/${key}/filling`],
      ['payouts', `/${key}/payouts`],
      ['categories', `/${key}/categories`],
      ['keys', `/${key}/keys`],
      ['people', `/${key}/people`],
      ['log', `/${key}/log`],
      ['account', '/account'],
    ]
    saySeed()
    for (const [name, at] of keeping ? screens : sample(screens, 5)) {
      await page.goto(`${office()}${at}`)
      const title = await page.locator('h1').first().textContent()
      expect([name, title]).not.toEqual([name, words.shell.notFound])
      await keep(page, `${name}-${language}`)
      await page.keyboard.press('?')
      const help = page.getByRole('dialog', { name: words.shell.help })
      await eventually(() => help.getByRole('heading', { level: 3 }).count()).toBe(1)
      await page.keyboard.press('Escape')
    }
    expect(faults).toEqual([])
  },
)

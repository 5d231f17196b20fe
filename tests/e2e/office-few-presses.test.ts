// What an agency does every week is done in few presses: half a year of departures, another trip, a colleague.
import { sql } from 'kysely'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { prices } from '#i18n/office/ko/prices.ts'
import { shell } from '#i18n/office/ko/shell.ts'
import { team } from '#i18n/office/ko/team.ts'
import { trips } from '#i18n/office/ko/trips.ts'
import { addDays } from '#lib/days.ts'
import { createNumber } from '#platform/numbers.server.ts'
import { dateInDays } from '../days.ts'
import { pickSample } from '../sampling.ts'
import { expectToast, openOfficeAs } from './office-page.ts'
import { runInAgency } from './reserve-steps.ts'

const key = 3
const stockedKey = 8 // nobody else reserves there

function createPressCounter() {
  let presses = 0
  const press = async (work: Promise<unknown>) => {
    presses++
    await work
  }
  return { press, fill: (field: Locator, text: string) => press(field.fill(text)), count: () => presses }
}

test('26 departures, one a week, are made and saved in at most 8 presses', async () => {
  const { page, open } = await openOfficeAs(stockedKey, `/${stockedKey}/trips`, { role: 'owner' })
  const trip = await page.locator('tbody a[href*="/trips/"]').first().getAttribute('href')
  await open(trip ?? '')
  const { press, fill, count } = createPressCounter()
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  await press(page.locator(`#content a[href$="${trip}/departures"]`).first().click())
  // As much as the trip costs: a price that is far from it is asked about.
  const price = (await page.locator('td[data-row="0"][data-column="2"]').textContent()) ?? ''
  const form = page.locator('form')
  const from = dateInDays(800)
  await fill(form.getByLabel(prices.from, { exact: true }), from)
  await fill(form.getByLabel(prices.until, { exact: true }), addDays(from, 26 * 7 - 1))
  await press(page.getByText(prices.weekdays[5] ?? '', { exact: true }).click())
  await fill(form.getByLabel(prices.columns.adult_price, { exact: true }), price.replaceAll(',', ''))
  await press(button(prices.addRule(26)).click())
  await expectToast(page, prices.saved(26), () => press(button(prices.save(26)).click()))
  console.info(`26 departures: ${count()} presses`)
  expect(count()).toBeLessThanOrEqual(8)
})

test.each(pickSample([1440, 390], 1))(
  'a second trip is copied from the first and sold in at most 8 presses, %i wide',
  async (width) => {
    const { page } = await openOfficeAs(stockedKey, `/${stockedKey}`, {
      role: 'manager',
      width,
      touch: width === 390,
    })
    const { press, fill, count } = createPressCounter()
    const title = `두 번째 여행 ${createNumber()}`
    if (width === 390) await press(page.getByRole('button', { name: shell.openMenu, exact: true }).click())
    await press(
      page
        .getByRole('link', { name: shell.menu.trips, exact: true })
        .filter({ visible: true })
        .first()
        .click(),
    )
    await page.getByRole('heading', { level: 1, name: trips.title }).waitFor()
    await expectToast(page, trips.copied, () =>
      press(
        page
          .getByRole('button', { name: / 복사$/ })
          .first()
          .click(),
      ),
    )
    await fill(page.getByLabel(new RegExp(`^${trips.fields.page_title}`)).first(), title)
    await expectToast(page, trips.publishedNow, () =>
      press(page.getByRole('button', { name: trips.publish, exact: true }).click()),
    )
    console.info(`a second trip at ${width}: ${count()} presses`)
    expect(count()).toBeLessThanOrEqual(8)
    const sold = await runInAgency(stockedKey, (tx) =>
      sql<{ sale_yn: string; departures: number }>`
      select p.sale_yn, (select count(*)::int from departure d where d.travel_agency = ${stockedKey} and d.package_code = p.package_code) as departures
      from package p where p.travel_agency = ${stockedKey} and p.page_title ->> 'ko' = ${title}`.execute(tx),
    )
    expect(sold.rows).toEqual([{ sale_yn: 'Y', departures: expect.any(Number) }])
    expect(sold.rows[0]?.departures).toBeGreaterThan(0)
  },
)

test.each(pickSample([1440, 390], 1))(
  'a colleague is invited in at most 4 presses, %i wide',
  async (width) => {
    const { page } = await openOfficeAs(key, `/${key}/people`, { role: 'owner', width, touch: width === 390 })
    const { press, fill, count } = createPressCounter()
    const email = `colleague-${createNumber().toLowerCase()}@example.com`
    await press(page.getByRole('button', { name: team.people.invite, exact: true }).click())
    const form = page.getByRole('dialog', { name: team.people.invite })
    await fill(form.getByLabel(team.people.email), email)
    await press(form.getByRole('checkbox', { name: team.people.role.sales }).check())
    await press(form.getByRole('button', { name: team.people.send }).click())
    await page.getByText(team.people.sent(email)).waitFor()
    console.info(`a colleague at ${width}: ${count()} presses`)
    expect(count()).toBeLessThanOrEqual(4)
  },
)

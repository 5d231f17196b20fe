// A shop is stocked by hand: a first trip from nothing, a second by copying it. Everything a person does is
// counted.

import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { kit } from '#i18n/office/ko/kit.ts'
import { places as placeWords } from '#i18n/office/ko/places.ts'
import { prices } from '#i18n/office/ko/prices.ts'
import { trips as words } from '#i18n/office/ko/trips.ts'
import { dateInDays } from '../days.ts'
import { getSiteOrigin } from './browser-pages.ts'
import { expectToast, officeOrigin, openOfficeAs } from './office-page.ts'
import { eventually } from './storefront-page.ts'

const key = 6

/** Each click, each field that is filled, each choice: one action. */
function createActionCounter() {
  let count = 0
  const act =
    <A extends unknown[]>(work: (...args: A) => Promise<unknown>) =>
    async (...args: A) => {
      count++
      await work(...args)
    }
  return {
    count: () => count,
    click: act((on: Locator) => on.click()),
    fill: act((into: Locator, text: string) => into.fill(text)),
    choose: act((from: Locator, label: string) => from.selectOption({ label })),
    drop: act((into: Locator, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
      into.setInputFiles(files),
    ),
  }
}

const openTripList = () => openOfficeAs(key, `/${key}/trips`, { role: 'owner' })

const createPictureFile = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

/** As a customer finds it: title and price are on the list that was searched. */
async function isOnSite(page: Page, title: string, price: string): Promise<boolean> {
  const shop = await page.context().newPage()
  await shop.goto(`${getSiteOrigin(key)}/travel?page_title=${encodeURIComponent(title)}`)
  const shown = await shop.content()
  await shop.close()
  return shown.includes(title) && shown.includes(price)
}

test('a first trip by hand in 60 actions, the second by copy in 8', { timeout: 180_000 }, async () => {
  const { page } = await openTripList()
  const title = `하문 골프 ${Date.now() % 100_000}`
  const named = (name: string) => page.getByLabel(name, { exact: true })
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

  const first = createActionCounter()
  await first.click(button(words.make))
  await first.fill(named(words.fields.page_title), title)
  await first.fill(named(words.fields.nights), '2')
  await first.fill(named(words.fields.days), '3')
  await first.click(button(words.makeNow))
  await first.fill(named(words.fields.summary), '하루 18홀, 조식과 석식')
  await first.fill(named(words.lineLabel(words.fields.summary_points, 1)), '18홀 두 번')
  for (const day of [1, 2, 3]) {
    const place = (at: number) => named(words.placeLabel(day, at))
    await first.fill(place(1), ['인천 출발', '동방 골프장', '인천 도착'][day - 1] ?? '')
    await first.fill(place(2), ['하문 도착', '구랑서', '해산'][day - 1] ?? '')
    const section = page.getByRole('region', { name: words.day(day), exact: true })
    if (day > 1) await first.click(section.getByRole('button', { name: words.sameAsBefore }))
    else
      for (const [label, text] of [
        [words.meals.breakfast, '호텔식'],
        [words.meals.lunch, '클럽식'],
        [words.meals.dinner, '현지식'],
        [words.hotel, '하문 리조트'],
      ] as const)
        await first.fill(section.getByLabel(label), text)
  }
  const pictures = await Promise.all(
    ['#335', '#353', '#533'].map((at, n) => createPictureFile(`${n}.jpg`, at)),
  )
  await first.drop(page.locator('#part-pictures input[type=file]'), pictures)
  await named(words.altLabel(3)).waitFor()
  for (const at of [1, 2, 3]) await first.fill(named(words.altLabel(at)), `골프장 ${at}번 홀`)
  for (const [list, text] of [
    [words.fields.included, '왕복 항공권'],
    [words.fields.not_included, '캐디피'],
  ] as const)
    await first.fill(named(words.lineLabel(list, 1)), text)
  await first.choose(named(words.fields.destination), words.choices.destination.overseas)
  await first.choose(named(words.fields.travel_alert), words.alerts[0] ?? '')
  await first.fill(named(words.fields.shopping_visits), '0')
  await first.fill(named(words.fields.meeting_point), '인천공항 3층')
  await first.click(page.locator('#content').getByRole('link', { name: words.toPrices, exact: true }))
  await first.fill(named(prices.from), dateInDays(30))
  await first.fill(named(prices.until), dateInDays(60))
  await first.click(page.getByText(prices.weekdays[5] ?? '', { exact: true }))
  await first.fill(page.locator('form').getByLabel(prices.columns.adult_price), '899000')
  await first.click(button(/출발 \d+건 추가/))
  await expectToast(page, /^\d+행을 저장했습니다\.$/, () => first.click(button(/\d+행 저장/)))
  await first.click(page.getByRole('link', { name: words.edit, exact: true }))
  await expectToast(page, words.publishedNow, () => first.click(button(words.publish)))
  await eventually(() => isOnSite(page, title, '899,000')).toBe(true)
  console.info(`a first trip by hand: ${first.count()} actions`)
  expect(first.count()).toBeLessThanOrEqual(60)

  await page.getByRole('link', { name: words.toList, exact: true }).click()
  const second = createActionCounter()
  await second.click(button(words.copyLabel(title)))
  const copied = `${title} 겨울`
  await second.fill(named(words.fields.page_title), copied)
  await second.click(page.locator('#content').getByRole('link', { name: words.toPrices, exact: true }))
  await second.fill(named(prices.changeAll), '+10%')
  await second.click(button(/\d+행 변경/))
  await expectToast(page, /^\d+행을 저장했습니다\.$/, () => second.click(button(/\d+행 저장/)))
  await second.click(page.getByRole('link', { name: words.edit, exact: true }))
  await expectToast(page, words.publishedNow, () => second.click(button(words.publish)))
  await eventually(() => isOnSite(page, copied, '989,000')).toBe(true)
  console.info(`a second trip by copy: ${second.count()} actions`)
  expect(second.count()).toBeLessThanOrEqual(8)

  // Where a place is: touched on the map, and from then on among the agency's places.
  await button(placeWords.locate('동방 골프장')).click()
  const dialog = page.getByRole('dialog', { name: '동방 골프장' })
  await dialog
    .getByRole('button', { name: placeWords.map, exact: true })
    .click({ position: { x: 60, y: 60 } })
  await eventually(() => dialog.getByLabel(placeWords.latitude).inputValue()).toMatch(/^\d+\.\d+$/)
  await dialog.getByLabel(placeWords.latitude).fill('24.4798, 118.0894')
  await eventually(() => dialog.getByLabel(placeWords.longitude).inputValue()).toBe('118.0894')
  await expectToast(page, placeWords.saved, () =>
    dialog.getByRole('button', { name: placeWords.save, exact: true }).click(),
  )
  await page.goto(`${officeOrigin()}/${key}/places?query=${encodeURIComponent('동방')}`)
  await page.getByText('24.480, 118.089').waitFor()
})

test('two people write one trip: the second sees both versions and loses nothing', {
  timeout: 120_000,
}, async () => {
  const [{ page: one }, { page: two, faults }] = [await openTripList(), await openTripList()]
  const href = await one
    .getByRole('link', { name: /./ })
    .and(one.locator('tbody a'))
    .first()
    .getAttribute('href')
  const address = `${officeOrigin()}${href}`
  await Promise.all([one.goto(address), two.goto(address)])
  const summary = (page: Page) => page.getByLabel(words.fields.summary, { exact: true })
  await Promise.all([summary(one).waitFor(), summary(two).waitFor()])
  await summary(one).fill('먼저 쓴 소개')
  await one.getByText(/저장됨/).waitFor()
  await summary(two).fill('나중에 쓴 소개')
  const dialog = two.getByRole('dialog')
  await dialog.getByText('먼저 쓴 소개').waitFor()
  await dialog.getByText('나중에 쓴 소개').waitFor()
  expect(faults.splice(0)).toEqual([expect.stringContaining('409')])
  await dialog.getByRole('button', { name: '입력한 내용으로 저장' }).click()
  await two.getByText(/저장됨/).waitFor()
  await one.reload()
  await eventually(() => summary(one).inputValue()).toBe('나중에 쓴 소개')
})

test('a preview is retried, and a late suggestion does not replace a newer one', async () => {
  const { page, faults } = await openTripList()
  await page.route('**/api/office/trip/preview?**', (route) => route.abort(), { times: 1 })
  await page.locator('tbody a').first().click()
  const summary = page.getByLabel(words.fields.summary, { exact: true })
  await page.getByText(kit.failed).waitFor() // on a wide screen the preview is open
  expect(faults.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
  await summary.fill('미리 볼 소개')
  await page.locator('iframe').waitFor()
  await eventually(() => page.getByText(kit.failed).count()).toBe(0)

  const place = page.getByLabel(words.placeLabel(1, 1), { exact: true })
  const suggested = () =>
    place.evaluate((box: HTMLInputElement) => [...(box.list?.options ?? [])].map(({ value }) => value))
  const held = Promise.withResolvers<void>()
  await page.route('**/api/office/places?**', async (route) => {
    const query = new URL(route.request().url()).searchParams.get('query')
    if (query === '늦은') await held.promise
    const name = { ko: `${query} 곳`, en: '' }
    await route.fulfill({ json: { list: [{ place_id: null, name, country: 'KR' }] } })
  })
  const asked = page.waitForRequest('**/api/office/places?**')
  await place.fill('늦은')
  await asked
  await place.fill('새로운')
  await eventually(suggested).toEqual(['새로운 곳'])
  const late = page.waitForResponse('**/api/office/places?**')
  held.resolve()
  await (await late).finished()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await suggested()).toEqual(['새로운 곳'])
})

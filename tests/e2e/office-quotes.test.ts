// A quote from a trip is sent in a few presses; its customer comments, agrees and books it on a phone.
import type { Locator } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { quote as quoteText } from '#i18n/ko/quote.ts'
import { reserve as reserveText } from '#i18n/ko/reserve.ts'
import { words } from '#i18n/office/ko.ts'
import { getBrowser } from './browser-pages.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openOfficeAs } from './office-page.ts'
import { runInAgency } from './reserve-steps.ts'
import { eventually } from './storefront-page.ts'

const key = 8
const { quotes, trips } = words

/** Pictures for who looks: `QUOTES=folder`. */
const picturesTo = process.env.QUOTES

const findTripOnSale = () =>
  runInAgency(key, (tx) =>
    tx
      .selectFrom('package')
      .select('package_code')
      .where('travel_agency', '=', key)
      .where('sale_yn', '=', 'Y')
      .orderBy('seq')
      .executeTakeFirstOrThrow(),
  )

async function openPhone() {
  const context = await (await getBrowser()).newContext({
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    ignoreHTTPSErrors: true,
  })
  onTestFinished(() => context.close())
  return context.newPage()
}

test('a quote from a trip is sent in at most 12 presses, and booked by its customer on a phone', async () => {
  const { package_code } = await findTripOnSale()
  const { page } = await openOfficeAs(key, `/${key}/trips/${package_code}`, { role: 'sales' })
  let presses = 0
  const press = async (what: Locator) => {
    presses++
    await what.click()
  }
  const type = async (label: string, text: string) => {
    await press(page.getByLabel(label, { exact: true }))
    await page.keyboard.press('Control+A')
    await page.keyboard.type(text)
  }
  const picture = async (name: string, shown = page) => {
    if (picturesTo) await shown.screenshot({ path: `${picturesTo}/${name}.png`, fullPage: true })
  }
  await press(page.getByText(trips.more, { exact: true }))
  await press(page.getByRole('button', { name: trips.writeQuote, exact: true }))
  await eventually(() => page.url()).toMatch(/\/quotes\/\d+$/)
  await type(quotes.name, '김견적')
  await type(quotes.email, 'quote@example.com')
  await type(quotes.people(quotes.adult), '3')
  await press(page.getByRole('button', { name: quotes.send, exact: true }))
  await press(page.getByRole('dialog').getByRole('button', { name: quotes.send, exact: true }))
  await page.getByText(quotes.sentNow).waitFor()
  expect(presses).toBeLessThanOrEqual(12)
  await picture('office-1440')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await picture('office-390')
  await expectAccessible({ page }, 'body')

  const link = await page.getByRole('link', { name: quotes.openLink }).getAttribute('href')
  const phone = await openPhone()
  await phone.goto(link ?? '')
  await phone.getByRole('heading', { name: quoteText.price }).waitFor()
  expect(phone.url()).not.toContain('#')
  await picture('site-390', phone)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible({ page: phone }, 'body')
  await phone.getByLabel(quoteText.comment).fill('창가 자리로 부탁드려요.')
  await phone.getByRole('button', { name: quoteText.send }).click()
  await phone.getByText(quoteText.sent).waitFor()
  await phone.getByLabel(quoteText.contactField).fill('010-1234-5678')
  await phone.getByLabel(reserveText.agreeRequired).check()
  const special = phone.locator('input[name="consents.special"]')
  if (await special.count()) await special.check()
  await phone.getByRole('button', { name: quoteText.accept, exact: true }).click()
  await eventually(() => phone.url()).toMatch(/\/travel\/booking\/\w{12}$/)
  await phone.locator('h1').waitFor()
  await picture('booking-390', phone)

  await phone.goto(link ?? '')
  await phone.getByText(quoteText.accepted).waitFor()
  await phone.getByRole('link', { name: quoteText.toBooking }).click()
  await eventually(() => phone.url()).toMatch(/\/travel\/booking\/\w{12}$/)
})

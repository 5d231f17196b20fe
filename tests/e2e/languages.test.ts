// §1, §4 Two languages: agency 4 has both and starts in English; elsewhere the agency's own rules.
import { expect, test } from 'vitest'
import { eventually, openStorefront, type StorefrontPage } from './storefront-page.ts'

const readLanguage = ({ page }: StorefrontPage) => page.locator('html').getAttribute('lang')
const findLanguageCookie = async ({ page }: StorefrontPage) =>
  (await page.context().cookies()).find(({ name }) => name === 'language')

test('agency 4 starts in English and offers Korean', async () => {
  const shop = await openStorefront(4, '/travel')
  expect(await readLanguage(shop)).toBe('en')
  expect(await shop.title.textContent()).toBe('Trips')
  expect(await shop.header.getByRole('link', { name: '한국어' }).getAttribute('hreflang')).toBe('ko')
})

test('changing the language keeps the page, clears the query of the list, and is remembered for a year', async () => {
  const shop = await openStorefront(4, '/travel?page=2')
  await shop.header.getByRole('link', { name: '한국어' }).click()
  await shop.waitForAddress('/travel?language=ko')
  await eventually(() => readLanguage(shop)).toBe('ko')
  await eventually(() => shop.title.textContent()).toBe('여행상품')
  const cookie = await findLanguageCookie(shop)
  expect(cookie?.value).toBe('ko')
  expect(Math.abs((cookie?.expires ?? 0) - (Date.now() / 1000 + 31_536_000))).toBeLessThan(120)
  await shop.open('/travel')
  expect(await readLanguage(shop)).toBe('ko')
  await shop.page.reload()
  expect(await shop.title.textContent()).toBe('여행상품')
})

test('the partner shop stays selected when the language changes', async () => {
  const shop = await openStorefront(4, '/travel/detail/SP101?store_id=S1')
  await shop.header.getByRole('link', { name: '한국어' }).click()
  await shop.waitForAddress('/travel/detail/SP101?store_id=S1&language=ko')
})

test('on a phone the language is changed in the menu', async () => {
  const shop = await openStorefront(4, '/travel', { width: 390 })
  await shop.openMenu()
  await shop.menu.getByRole('link', { name: '한국어' }).click()
  await eventually(() => readLanguage(shop)).toBe('ko')
})

test('?language= overrides the cookie, and links keep the language', async () => {
  const shop = await openStorefront(4, '/travel?language=ko', { language: 'en' })
  expect(await readLanguage(shop)).toBe('ko')
  expect((await findLanguageCookie(shop))?.value).toBe('ko')
  await shop.header.getByRole('link', { name: '전체', exact: true }).click()
  await shop.waitForAddress('/travel')
  await eventually(() => shop.title.textContent()).toBe('여행상품')
})

test('agency 1 has one language: no switcher, and neither the address nor a cookie changes it', async () => {
  const shop = await openStorefront(1, '/travel?language=en')
  for (const language of ['en', 'xx', "en'--"]) {
    await shop.setCookie('language', language)
    await shop.open('/travel?language=en')
    expect(await readLanguage(shop)).toBe('ko')
    expect(await shop.title.textContent()).toBe('여행상품')
    expect(await shop.page.getByRole('link', { name: /English|한국어/ }).count()).toBe(0)
    expect((await findLanguageCookie(shop))?.value).toBe('ko')
  }
})

test('agency 4 falls back to English when the cookie names no language', async () => {
  const shop = await openStorefront(4, '/travel?language=ko')
  for (const language of ['xx', "en'--"]) {
    await shop.setCookie('language', language)
    await shop.open('/travel')
    expect(await readLanguage(shop)).toBe('en')
    expect((await findLanguageCookie(shop))?.value).toBe('en')
  }
})

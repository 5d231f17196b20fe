// §2 /about: who one deals with and how one reaches them; nothing of it is torn, however large the letters.
import { expect, test } from 'vitest'
import { pages } from '#i18n/ko/pages.ts'
import { expectAccessible } from './expect-accessible.ts'
import { getAgency, openStorefront, type StorefrontPage } from './storefront-page.ts'

const doubleLetters = ({ page }: StorefrontPage) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))

test('the page about an agency has faces, its licence, a map, hours, and a number one touches', async () => {
  const shop = await openStorefront(7, '/about', { width: 390 })
  const { info, theme } = getAgency(7)
  const people = theme.home.find((section) => section.kind === 'people')
  for (const { name } of people?.people ?? []) await shop.main.getByText(name.ko, { exact: true }).waitFor()
  const call = shop.main.getByRole('link', { name: `${pages.about.call} ${info.phone}` })
  expect(await call.getAttribute('href')).toBe(`tel:${info.phone.replaceAll('-', '')}`)
  const licence = shop.main.getByRole('region', { name: pages.about.licence })
  for (const fact of [info.tourism_number, info.biz_number, info.ceo_name.ko])
    expect(await licence.textContent()).toContain(fact)
  expect(await shop.main.getByRole('img', { name: pages.about.map('대전') }).count()).toBe(1)
  expect(await shop.main.getByRole('region', { name: pages.about.visit }).textContent()).toContain(
    info.operating_time.ko,
  )
  await expectAccessible(shop)
})

test('no telephone of it is torn, and nothing is wider than a phone, also in letters twice as large', async () => {
  const shop = await openStorefront(7, '/about', { width: 390, font: true })
  for (const isLarge of [false, true]) {
    if (isLarge) await doubleLetters(shop)
    const torn = await shop.main
      .locator('.rich-text .whitespace-nowrap, a[href^="tel:"] .money')
      .evaluateAll((numbers) => numbers.filter((number) => number.getClientRects().length !== 1).length)
    expect(torn).toBe(0)
    expect(await shop.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
})

// What a page tells search engines and messengers, while one moves around.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, openStorefront } from './storefront-page.ts'

/** How often each is said, and what; elements outside the head are named as such. */
const readHeadTags = (page: Page) =>
  page.evaluate(() => {
    const found = [
      ...document.querySelectorAll(
        'title, meta[property], meta[name], link[rel=canonical], link[rel=alternate]',
      ),
    ]
    return found.map(
      (element) =>
        [
          element.tagName,
          ...['rel', 'hreflang', 'name', 'property'].map((name) => element.getAttribute(name) ?? ''),
        ]
          .join(' ')
          .trim() + (document.head.contains(element) ? '' : ' outside the head'),
    )
  })
const readCanonical = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href)

test('after client-side navigation the head has each tag once and the page’s own canonical URL', async () => {
  const { page, origin, cards } = await openStorefront(4)
  const first = (await readHeadTags(page)).sort()
  expect(new Set(first).size).toBe(first.length)
  expect(await readCanonical(page)).toBe(`${origin}/`)
  await page.getByRole('main').getByRole('link', { name: 'See every trip' }).click()
  await eventually(() => readCanonical(page)).toBe(`${origin}/travel`)
  expect((await readHeadTags(page)).sort()).toEqual(first)
  await cards.first().click()
  await eventually(() => readCanonical(page)).toMatch(/\/travel\/detail\/\w+$/)
  expect((await readHeadTags(page)).sort()).toEqual(first)
  await page.goBack()
  await eventually(() => readCanonical(page)).toBe(`${origin}/travel`)
  expect((await readHeadTags(page)).sort()).toEqual(first)
})

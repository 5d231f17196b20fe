// What a page tells search engines and messengers, while one moves around.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, visit } from './shop.ts'

/** How often each is said, and what; elements outside the head are named as such. */
const said = (page: Page) =>
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
const addressOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href)

test('moving around, a page says everything once, in its head, and its own address', async () => {
  const { page, origin, cards } = await visit(4)
  const first = (await said(page)).sort()
  expect(new Set(first).size).toBe(first.length)
  expect(await addressOf(page)).toBe(`${origin}/`)
  await page.getByRole('main').getByRole('link', { name: 'See every trip' }).click()
  await eventually(() => addressOf(page)).toBe(`${origin}/travel`)
  expect((await said(page)).sort()).toEqual(first)
  await cards.first().click()
  await eventually(() => addressOf(page)).toMatch(/\/travel\/detail\/\w+$/)
  expect((await said(page)).sort()).toEqual(first)
  await page.goBack()
  await eventually(() => addressOf(page)).toBe(`${origin}/travel`)
  expect((await said(page)).sort()).toEqual(first)
})

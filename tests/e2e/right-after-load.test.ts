// What is pressed right after a page is there, while scripts take it over, is never lost.
import { expect, test } from 'vitest'
import { pickCount } from '../sampling.ts'
import { openStorefront } from './storefront-page.ts'

const [tries, within_ms] = [pickCount(50, 6), 300]
type OpenedPage = Awaited<ReturnType<typeof openStorefront>>

/**
 * Presses a link or a button so long after the page is there, holds it so long, and says where that led.
 * Takeover begins with the press at the latest, so it falls between the two.
 */
async function pressEarly(
  shop: OpenedPage,
  address: string,
  { name, role = 'link' }: { name: string; role?: 'link' | 'button' },
  { after, held }: { after: number; held: number },
) {
  await shop.page.goto('about:blank')
  await shop.page.goto(shop.origin + address, { waitUntil: 'commit' })
  const link = shop.page.getByRole(role, { name, exact: true }).filter({ visible: true }).first()
  const { mouse } = shop.page
  await link.hover() // where it stays: before its styles are there it is elsewhere
  await shop.page.waitForTimeout(after)
  await mouse.down()
  await shop.page.waitForTimeout(held)
  await mouse.up()
}

test(`of ${tries} presses within ${within_ms} ms of a page none is lost, on the language switch and in the menu`, {
  timeout: 240_000,
}, async () => {
  const shop = await openStorefront(4, '/travel', { language: 'en' })
  const links = [
    { at: '/travel?page=2', name: 'Language: 한국어', to: '/travel?language=ko' },
    { at: '/travel?utm_source=mail', name: 'Language: 한국어', to: '/travel?language=ko' },
    { at: '/', name: shop.words.notice, to: '/board/notice' },
    { at: '/travel', name: shop.words.contact, to: '/contact' },
  ]
  const lost: string[] = []
  for (let at = 0; at < tries; at++) {
    const link = links[at % links.length] ?? expect.fail()
    const after = (at * 37) % (within_ms / 2)
    await shop.setCookie('language', 'en')
    await pressEarly(shop, link.at, link, { after, held: within_ms - after - 10 * (at % 7) })
    await shop
      .waitForAddress(link.to)
      .catch(() => lost.push(`${at}: ${link.name} after ${after} ms at ${shop.getAddress()}`))
  }
  expect(lost).toEqual([])
})

test(`of ${tries} presses within ${within_ms} ms of a page none is lost, on the search button`, {
  timeout: 240_000,
}, async () => {
  const shop = await openStorefront(1, '/travel')
  const lost: number[] = []
  for (let at = 0; at < tries; at++) {
    const after = (at * 37) % (within_ms / 2)
    const button = { name: shop.words.search.open, role: 'button' } as const
    await pressEarly(shop, '/travel', button, { after, held: (at * 53) % (within_ms / 2) })
    await shop.searchBox.waitFor().catch(() => lost.push(after))
    await shop.page.locator('html[data-device]').waitFor()
    await shop.page.waitForTimeout(100) // what the first effects change is drawn by then
    if (!(await shop.searchBox.isVisible())) lost.push(after)
  }
  expect(lost).toEqual([])
})

// §2, §4 The wish heart and the wish list.
import { expect, test } from 'vitest'
import { catalog as ko } from '#i18n/ko/catalog.ts'
import { wish } from '#i18n/ko/wish.ts'
import { pickSample } from '../sampling.ts'
import { createMember, expectLoggedIn, logIn } from './member-steps.ts'
import { eventually, openStorefront } from './storefront-page.ts'

test('a visitor’s hearts are kept in the browser, and join the wish list at the log-in, once', async () => {
  const shop = await openStorefront(1, '/travel')
  const filled = shop.main.getByRole('button', { name: ko.unwish })
  const hrefs = await shop.cards.evaluateAll((cards) => cards.map((card) => card.getAttribute('href') ?? ''))
  for (const count of [1, 2, 3]) {
    await shop.main.getByRole('button', { name: ko.wish }).first().click()
    await eventually(() => filled.count()).toBe(count)
  }
  const toast = shop.page.getByRole('status').filter({ hasText: '로그인이 필요합니다.' })
  expect(await toast.getByRole('link', { name: shop.words.login }).count()).toBe(1)
  expect(await shop.popup.count()).toBe(0)
  await filled.nth(1).click() // taken back
  await eventually(() => filled.count()).toBe(2)
  await shop.open('/travel')
  await eventually(() => filled.count()).toBe(2)
  // A trip that is gone meanwhile, and what is no list of ours, are left out.
  await shop.page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('naru:wishes:1') ?? '{}')
    localStorage.setItem('naru:wishes:1', JSON.stringify({ codes: [...stored.codes, 'GONE-1', 7, '<b>'] }))
  })
  await shop.openLogin()
  await logIn(shop, await createMember(1))
  await expectLoggedIn(shop)
  await shop.open('/mypage/wish')
  expect(await shop.cards.count()).toBe(2)
  expect(await shop.page.evaluate(() => localStorage.getItem('naru:wishes:1'))).toBe('{"codes":[]}')
  // Taken off the list it does not come back with another log-in.
  await filled.first().click()
  await eventually(() => shop.cards.count()).toBe(1)
  await shop.open('/')
  await shop.header.getByRole('link', { name: shop.words.logout }).click()
  await shop.header.getByRole('link', { name: shop.words.login }).waitFor()
  await shop.open(hrefs[0] ?? '')
  expect(await filled.count()).toBe(0)
})

test('a member’s heart fills at a press, on card, page and list alike, and empties again', async () => {
  const shop = await openStorefront(1, '/travel', { member: true, width: 390 })
  const hearts = () => shop.main.getByRole('button', { name: ko.unwish })
  await shop.main.getByRole('button', { name: ko.wish }).first().click()
  await eventually(() => hearts().count()).toBe(1)
  const code = (await shop.cards.first().getAttribute('href')) ?? ''
  // Both come from pages that are kept for everybody: what the scripts take over must be what the server
  // wrote.
  for (const page of ['/travel', code]) {
    await shop.open(page)
    expect(await hearts().count()).toBe(1)
  }
  await shop.open('/mypage/wish')
  expect(await shop.cards.count()).toBe(1)
  await hearts().click()
  await eventually(() => shop.main.getByText(wish.none).count()).toBe(1)
})

const hearts = [
  ['/travel/detail/HN101', 1440],
  ['/travel/detail/HN101', 390],
  ['/travel', 1440],
  ['/travel', 390],
] as const
test.for(pickSample(hearts, 2))(
  'a failure shows "위시리스트에 추가 실패했습니다." beside the heart, which stays as it was: %s, %i wide',
  async ([path, width]) => {
    const shop = await openStorefront(1, path, {
      member: true,
      width,
      refused: ['/api/landing/package/wishlist'],
    })
    await shop.page.route('**/api/landing/package/wishlist*', (route) =>
      route.fulfill({ status: 500, json: {} }),
    )
    const heart = shop.main.getByRole('button', { name: ko.wish }).first()
    const said = shop.main.getByText('위시리스트에 추가 실패했습니다.')
    await shop.page.waitForLoadState()
    await eventually(() => shop.main.getByText('확인 중').count()).toBe(0) // the seats have come
    const before = await shop.main.boundingBox()
    await heart.click()
    await said.waitFor()
    expect(
      await shop.main.getByRole('alert').filter({ hasText: '위시리스트에 추가 실패했습니다.' }).count(),
    ).toBe(1)
    const bubble = (await said.boundingBox()) ?? expect.fail('it is not seen')
    expect(bubble.width).toBeGreaterThan(100)
    expect(bubble.x).toBeGreaterThanOrEqual(0)
    expect(bubble.x + bubble.width).toBeLessThanOrEqual(width)
    expect(await shop.main.boundingBox()).toEqual(before) // nothing moved
    expect(await shop.main.getByRole('button', { name: ko.unwish }).count()).toBe(0)
    await said.waitFor({ state: 'detached' })
  },
)

test('the wish list of a visitor is the way to log in', async () => {
  const shop = await openStorefront(1, '/mypage/wish', {
    refused: ['/mypage/wish', '/api/landing/user/package/wishlist'],
  })
  expect(shop.response?.status()).toBe(401)
  expect(await shop.title.textContent()).toBe('로그인이 필요합니다.')
  await shop.main.getByRole('link', { name: shop.words.login }).click()
  await shop.popup.getByRole('heading', { name: shop.words.popup.login }).waitFor()
})

// §2, §4 The wish heart and the wish list.
import { expect, test } from 'vitest'
import { catalog as ko } from '#i18n/ko/catalog.ts'
import { wish } from '#i18n/ko/wish.ts'
import { pickSample } from '../sampling.ts'
import { createMember, expectLoggedIn, logIn } from './member-steps.ts'
import { eventually, openStorefront } from './storefront-page.ts'

test('a visitor’s heart on a card asks to log in, and the trip is wished for when they have', async () => {
  const shop = await openStorefront(1, '/travel')
  const code = (await shop.cards.first().getAttribute('href')) ?? ''
  await shop.main.getByRole('button', { name: ko.wish }).first().click()
  await shop.popup.getByText('로그인이 필요합니다.').waitFor()
  await logIn(shop, await createMember(1))
  await expectLoggedIn(shop)
  await shop.open(code)
  await eventually(() => shop.main.getByRole('button', { name: ko.unwish }).count()).toBe(1)
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

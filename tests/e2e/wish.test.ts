// §2, §4 The wish heart and the wish list.
import { expect, test } from 'vitest'
import { catalog as ko } from '#words/ko/catalog.ts'
import { wish } from '#words/ko/wish.ts'
import { eventually, visit } from './shop.ts'

test('a visitor sees no heart on cards; on the detail page it asks to log in', async () => {
  const shop = await visit(1, '/travel')
  expect(await shop.main.getByRole('button', { name: ko.wish }).count()).toBe(0)
  await shop.open('/travel/detail/HN101')
  await shop.main.getByRole('button', { name: ko.wish }).click()
  await shop.popup.getByText('로그인이 필요합니다.').waitFor()
  expect(await shop.popup.getByRole('heading', { name: shop.words.popup.login }).count()).toBe(1)
})

test('a member’s heart fills at a press, on card, page and list alike, and empties again', async () => {
  const shop = await visit(1, '/travel', { member: true, width: 390 })
  const hearts = () => shop.main.getByRole('button', { name: ko.unwish })
  await shop.main.getByRole('button', { name: ko.wish }).first().click()
  await eventually(() => hearts().count()).toBe(1)
  const code = (await shop.cards.first().getAttribute('href')) ?? ''
  await shop.open(code)
  expect(await hearts().count()).toBe(1)
  await shop.open('/mypage/wish')
  expect(await shop.cards.count()).toBe(1)
  await hearts().click()
  await eventually(() => shop.main.getByText(wish.none).count()).toBe(1)
})

test('a failure says "위시리스트에 추가 실패했습니다." and the heart stays as it was', async () => {
  const shop = await visit(1, '/travel/detail/HN101', { member: true, refused: ['/api/landing/package/wishlist'] })
  await shop.page.route('**/api/landing/package/wishlist*', (route) => route.fulfill({ status: 500, json: {} }))
  await shop.main.getByRole('button', { name: ko.wish }).click()
  await eventually(() => shop.main.getByRole('alert').filter({ hasText: '위시리스트에 추가 실패했습니다.' }).count()).toBe(1)
  expect(await shop.main.getByRole('button', { name: ko.unwish }).count()).toBe(0)
})

test('the wish list of a visitor is the way to log in', async () => {
  const shop = await visit(1, '/mypage/wish', { refused: ['/mypage/wish', '/api/landing/user/package/wishlist'] })
  expect(shop.response?.status()).toBe(401)
  expect(await shop.title.textContent()).toBe('로그인이 필요합니다.')
  await shop.main.getByRole('link', { name: shop.words.login }).click()
  await shop.popup.getByRole('heading', { name: shop.words.popup.login }).waitFor()
})

import { expect, test } from 'vitest'
import { buildLanguageHref } from './language-href.ts'

test('a change of language clears the query of a list, and of a post that carries one', () => {
  for (const pathname of [
    '/travel',
    '/board/review',
    '/board/NOTICE',
    '/board/QNA/12',
    '/mypage/wish',
    '/mypage/reservations',
  ])
    expect(buildLanguageHref({ pathname, search: '?page=2&language=en' }, 'ko')).toBe(
      `${pathname}?language=ko`,
    )
})

test('every other page keeps what it was asked for', () => {
  const asked = {
    '/travel/reserve/HN101': '?date=2027-01-02&store_id=S1',
    '/travel/detail/HN101': '?store_id=S1',
    '/travel/booking/ABC': '?name=Kim',
    '/auth/login': '?to=%2Fmypage',
    '/payment/return': '?paymentKey=k&orderId=o&amount=1',
  }
  for (const [pathname, search] of Object.entries(asked))
    expect(buildLanguageHref({ pathname, search }, 'ko')).toBe(`${pathname}${search}&language=ko`)
  expect(buildLanguageHref({ pathname: '/contact', search: '?language=en&package_code=HN101' }, 'ko')).toBe(
    '/contact?language=ko&package_code=HN101',
  )
})

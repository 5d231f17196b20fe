// What the search of Ctrl-K finds: every screen, by the words of the trade.
import { expect, test } from 'vitest'
import { words as en } from '#i18n/office/en.ts'
import { words as ko } from '#i18n/office/ko.ts'
import { screens } from '#office/routes.ts'
import { findScreens } from './find-screens.ts'

test.each([
  ['팝업', '/:agency/promotions'],
  ['약관', '/:agency/terms'],
  ['통계', '/:agency/statistics'],
  ['계좌', '/:agency/settings/payment'],
  ['견적', '/:agency/quotes'],
  ['잔금', '/:agency/payment-plan'],
  ['상담', '/:agency/questions/consultations'],
  ['후기', '/:agency/boards/reviews'],
  ['회사 소개', '/:agency/pages/about'],
  ['붙여넣기', '/:agency/trips/paste'],
  ['예약 취소', '/:agency/bookings'],
  ['여권', '/:agency/filling'],
  ['테스트', '/:agency/settings/opening'],
])('%s finds %s', (query, path) => {
  expect(findScreens(ko, query).map((screen) => screen.path)).toContain(path)
})

/** Reached from elsewhere alone: before an agency is chosen, or from the account. */
const notOfAnAgency = /^\/(?!:agency)/

test('each screen of an agency that is about no single row is found by its name, in both languages', () => {
  const ofLists = screens.filter(({ path }) => !notOfAnAgency.test(path) && !/\/:(?!agency)/.test(path))
  expect(ofLists.length).toBeGreaterThan(40)
  for (const words of [ko, en]) {
    const found = findScreens(words, '').map(({ path }) => path)
    expect(ofLists.map(({ path }) => path).filter((path) => !found.includes(path))).toEqual([])
  }
})

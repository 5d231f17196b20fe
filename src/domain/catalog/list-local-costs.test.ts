// What a trip still costs after it is paid: only what the trip says, and never zero beside a cost.
import { expect, test } from 'vitest'
import { trip } from '#i18n/ko/trip.ts'
import { listLocalCosts } from './list-local-costs.ts'

const silent = { all_paid_yn: 'N', guide_fee: null, visa: null, options: [] } as const
const list = (said: object) =>
  listLocalCosts(
    { ...silent, options: [], ...said },
    { words: trip.localCosts, localized: (text) => text?.ko ?? '' },
  )
const fee = { ko: '1인 50달러', en: '' }

test('a trip that says nothing of costs there shows no line at all', () => {
  expect(list({})).toEqual([])
  expect(list({ visa: 'none' })).toEqual([])
})

test('zero is said where the trip says so, and not beside a cost that is paid there', () => {
  expect(list({ all_paid_yn: 'Y' })).toEqual(['현지에서 더 내는 돈 0원'])
  expect(list({ all_paid_yn: 'Y', visa: 'authorisation' })).toEqual([
    '현지에서 더 내는 돈 0원',
    '전자여행허가 수수료 별도',
  ])
  expect(list({ all_paid_yn: 'Y', visa: 'on_arrival' })).toEqual(['도착비자 수수료 현지 납부'])
  expect(list({ all_paid_yn: 'Y', guide_fee: fee })).toEqual(['현지에서 내는 돈 1인 50달러'])
})

test('optional things are named as what they are', () => {
  const options = [{ option_id: 'a', name: { ko: '마사지', en: '' }, price: 50_000 }]
  expect(list({ all_paid_yn: 'Y', options })).toEqual(['현지에서 더 내는 돈 0원', '선택 항목은 원할 때만'])
})

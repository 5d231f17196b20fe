import { expect, test } from 'vitest'
import { bookings as en } from '#i18n/office/en/bookings.ts'
import { bookings as ko } from '#i18n/office/ko/bookings.ts'
import { describeHistoryNote } from './describe-history-note.ts'

test.each([
  ['1 cancelled, fee 50000, refund 450000\n태풍', '1명 취소 · 수수료 50,000원 · 환불 450,000원\n태풍'],
  ['contact, email', '전화, 이메일 변경'],
  ['2+0+0 → 3+1+0, 1000000 → 1500000', '성인 2 → 성인 3 소아 1, 1,000,000 → 1,500,000'],
  ['2027-01-01 → 2027-02-01, 900000 → 900000', '2027-01-01 → 2027-02-01, 900,000 → 900,000'],
  ['contact 님이 전화하심', 'contact 님이 전화하심'],
  ['', ''],
])('the history says “%s” in Korean', (note, sentence) => {
  expect(describeHistoryNote(note, ko)).toBe(sentence)
})

test('and in English to who reads English', () => {
  expect(describeHistoryNote('contact', en)).toBe('Changed: phone')
})

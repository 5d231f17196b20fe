import { expect, test } from 'vitest'
import { findNewLines, listFingerprintTexts } from './find-new-lines.ts'

const line = {
  booked_on: '2026-11-18',
  booked_time: '09:12:33',
  amount: 1_000_000,
  payer: '홍길동',
  balance: 5_000_000,
}
const later = { ...line, booked_time: '15:00:00', balance: 6_000_000 }

test('a line that is stored is not new, with or without its seconds, its balance and its gaps', () => {
  expect(findNewLines([line], [line])).toEqual([])
  expect(findNewLines([line], [{ ...line, booked_time: '09:12', balance: null }])).toEqual([])
  expect(findNewLines([{ ...line, booked_time: '', balance: null }], [line])).toEqual([])
  expect(findNewLines([line], [{ ...line, payer: '홍 길동' }])).toEqual([])
})

test('the same payer and sum at another time, or with another balance, is another line', () => {
  expect(findNewLines([line], [line, later])).toEqual([1])
  expect(findNewLines([line], [{ ...line, balance: 6_000_000 }])).toEqual([0])
})

test('two equal lines of one file are two, and stay two when the file comes again or overlaps', () => {
  const bare = { ...line, booked_time: '', balance: null }
  expect(findNewLines([], [bare, bare])).toEqual([0, 1])
  expect(findNewLines([bare, bare], [bare, bare])).toEqual([])
  expect(findNewLines([bare], [bare, bare])).toEqual([1])
  expect(new Set(listFingerprintTexts([bare, bare, line])).size).toBe(3)
})

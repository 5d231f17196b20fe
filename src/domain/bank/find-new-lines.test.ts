import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
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

test('the look-ups find what a comparison of every pair would find', () => {
  const rule = (stored: readonly BankLine[], incoming: readonly BankLine[]) => {
    const left = [...stored]
    return incoming.flatMap((one, at) => {
      const fits = left.filter(
        (each) =>
          (each.booked_time.startsWith(one.booked_time) || one.booked_time.startsWith(each.booked_time)) &&
          (each.balance === null || one.balance === null || each.balance === one.balance),
      )
      const found =
        fits.find((each) => each.booked_time === one.booked_time && each.balance === one.balance) ?? fits[0]
      if (!found) return [at]
      left.splice(left.indexOf(found), 1)
      return []
    })
  }
  const anyLine = fc.record({
    booked_on: fc.constant(line.booked_on),
    payer: fc.constant(line.payer),
    amount: fc.constant(line.amount),
    booked_time: fc.constantFrom('', '09:12', '09:12:33', '09:12:34', '15:00'),
    balance: fc.constantFrom(null, 1, 2),
  })
  fc.assert(
    fc.property(fc.array(anyLine), fc.array(anyLine), (stored, incoming) => {
      expect(findNewLines(stored, incoming)).toEqual(rule(stored, incoming))
    }),
    { numRuns: 500 },
  )
})

test('thousands of lines of one day, sum and payer are looked up, and not compared with each other', () => {
  const spy = vi.spyOn(String.prototype, 'startsWith')
  const stored = Array.from({ length: 2_000 }, (_, at) => ({ ...line, balance: at }))
  const incoming = Array.from({ length: 500 }, (_, at) => ({
    ...line,
    booked_time: '10:00:00',
    balance: -at,
  }))
  expect(findNewLines(stored, incoming)).toHaveLength(500)
  expect(spy.mock.calls.length).toBeLessThan(10_000)
  spy.mockRestore()
  const many = Array.from({ length: 50_000 }, (_, at) => ({ ...line, balance: at + 10 }))
  expect(findNewLines(many, many.slice(0, 5_000))).toEqual([])
})

type BankLine = Omit<typeof line, 'balance'> & { balance: number | null }

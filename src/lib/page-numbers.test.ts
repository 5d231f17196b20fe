// §2 Pagination: blocks of five.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listPageNumbers } from './page-numbers.ts'

test('pages stand in blocks of five, with a step to the block before and after', () => {
  expect(listPageNumbers(1, 240, 20)).toEqual({ pages: [1, 2, 3, 4, 5], previous: undefined, next: 6 })
  expect(listPageNumbers(5, 240, 20)).toEqual({ pages: [1, 2, 3, 4, 5], previous: undefined, next: 6 })
  expect(listPageNumbers(6, 240, 20)).toEqual({ pages: [6, 7, 8, 9, 10], previous: 5, next: 11 })
  expect(listPageNumbers(12, 240, 20)).toEqual({ pages: [11, 12], previous: 10, next: undefined })
  expect(listPageNumbers(1, 0, 20)).toEqual({ pages: [1], previous: undefined, next: undefined })
})

test('whatever the numbers, the page shown is in its block and no block has more than five', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: 400 }),
      (total, size, wanted) => {
        const last = Math.ceil(total / size)
        const page = Math.min(wanted, last)
        const { pages, previous, next } = listPageNumbers(page, total, size)
        expect(pages).toContain(page)
        expect(pages.length).toBeLessThanOrEqual(5)
        expect(pages.every((number) => number >= 1 && number <= last)).toBe(true)
        expect([previous === undefined, next === undefined]).toEqual([pages[0] === 1, pages.at(-1) === last])
      },
    ),
  )
})

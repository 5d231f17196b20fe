import { expect, test } from 'vitest'
import { expiresSoon } from './expires-soon.ts'

test('six months are counted from the day of return, to the day', () => {
  expect(expiresSoon('2030-06-30', '2030-01-01')).toBe(true)
  expect(expiresSoon('2030-07-01', '2030-01-01')).toBe(false)
  expect(expiresSoon('2030-02-27', '2029-08-31')).toBe(true)
  expect(expiresSoon('2030-02-28', '2029-08-31')).toBe(false)
})

// Which consent lets a passport number go where.
import { expect, test } from 'vitest'
import { namesReceiver } from './passport-purpose.ts'

test('a consent that names airlines lets a number go to an airline and to nobody else', () => {
  const text = '<p>항공사에 여권번호를 제공합니다.</p>'
  expect(namesReceiver('airline', text)).toBe(true)
  expect(namesReceiver('hotel', text)).toBe(false)
  expect(namesReceiver('visa', text)).toBe(false)
})

test('a check within the office needs no receiver', () => expect(namesReceiver('check', '')).toBe(true))

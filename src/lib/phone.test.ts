// Which telephone numbers take texts.
import { expect, test } from 'vitest'
import { isMobile, toDigits } from './phone.ts'

test('mobile numbers take texts, however they are written; landlines and numbers abroad do not', () => {
  expect(['010-1234-5678', '01012345678', '+82 10-1234-5678', '016-123-4567'].map(isMobile)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['02-123-4567', '031-1234-5678', '+1 415 555 0100', '', '010-123-45'].map(isMobile)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
  for (const typed of ['010-1234-5678', '+82 10-1234-5678', '+82 (0)10 1234 5678', '0082 10 1234 5678'])
    expect(toDigits(typed)).toBe('01012345678')
  expect(['+82 2-123-4567', '+1 415 555 0100', '010-8'].map(toDigits)).toEqual([
    '021234567',
    '14155550100',
    '0108',
  ])
})

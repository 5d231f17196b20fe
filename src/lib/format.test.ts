// §5 Numbers as people read them.
import { expect, test } from 'vitest'
import {
  describePhone,
  formatDay,
  formatFileSize,
  formatNumber,
  formatPhone,
  formatTime,
  parseSeoulMoment,
} from './format.ts'

test('a file size has two decimals, in steps of 1024 up to GB', () => {
  const shown = {
    0: '0.00 B',
    1: '1.00 B',
    1023: '1023.00 B',
    1024: '1.00 KB',
    1536: '1.50 KB',
    [1024 ** 2 - 1]: '1.00 MB',
    [10 * 1024 ** 2]: '10.00 MB',
    [1024 ** 3]: '1.00 GB',
    [5000 * 1024 ** 3]: '5000.00 GB',
  }
  for (const [bytes, text] of Object.entries(shown))
    expect([bytes, formatFileSize(Number(bytes))]).toEqual([bytes, text])
})

test('thousands are parted by commas', () => {
  const shown = {
    0: '0',
    999: '999',
    1000: '1,000',
    615000: '615,000',
    1234567890: '1,234,567,890',
    '-1500': '-1,500',
  }
  for (const [number, text] of Object.entries(shown)) expect(formatNumber(Number(number))).toBe(text)
})

test('a telephone number is read in groups', () => {
  const shown = {
    '01012345678': '010-1234-5678',
    '0111234567': '011-123-4567',
    '021234567': '02-123-4567',
    '0212345678': '02-1234-5678',
    '0641234567': '064-123-4567',
    '010-1234-5678': '010-1234-5678',
    '+821012345678': '+821012345678',
    '15881234': '15881234',
  }
  for (const [typed, text] of Object.entries(shown)) expect(formatPhone(typed)).toBe(text)
})

test('days and times are those of Seoul', () => {
  const seoul = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', ...options })
  for (const moment of [
    '2026-12-31T14:59:59.999Z',
    '2026-12-31T15:00:00Z',
    '2027-07-01T00:00:00+09:00',
    '2028-02-28T15:30:00Z',
  ]) {
    expect(formatDay(moment)).toBe(seoul({}).format(new Date(moment)))
    expect(formatTime(moment)).toBe(seoul({ hour: '2-digit', minute: '2-digit' }).format(new Date(moment)))
  }
})

test('readers abroad dial a number of Korea with the country’s code', () => {
  expect(describePhone('ko', '02-555-0144')).toEqual({ text: '02-555-0144', href: 'tel:025550144' })
  expect(describePhone('en', '02-555-0144')).toEqual({ text: '+82 2-555-0144', href: 'tel:+8225550144' })
  expect(describePhone('en', '+82 2-555-0144').text).toBe('+82 2-555-0144')
  expect(describePhone('en', '1588-1234').text).toBe('1588-1234')
})

test('a time that was typed is Seoul’s, whatever the zone of the machine', () => {
  expect(parseSeoulMoment('2026-11-19T09:30')).toBe('2026-11-19T00:30:00.000Z')
})

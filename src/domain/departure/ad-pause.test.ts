// When advertising may go out.
import { expect, test } from 'vitest'
import { delayAd } from './ad-pause.ts'

test('advertising goes out from 08:00 until before 20:50 in Seoul, and waits for 08:00 otherwise', () => {
  const delay = (time: string) => delayAd(new Date(`2026-11-18T${time}+09:00`)).toISOString()
  expect(delay('08:00:00')).toBe('2026-11-17T23:00:00.000Z')
  expect(delay('20:49:59')).toBe('2026-11-18T11:49:59.000Z')
  expect(delay('20:50:00')).toBe('2026-11-18T23:00:00.000Z')
  expect(delay('23:59:30')).toBe('2026-11-18T23:00:00.000Z')
  expect(delay('07:59:59')).toBe('2026-11-17T23:00:00.000Z')
})

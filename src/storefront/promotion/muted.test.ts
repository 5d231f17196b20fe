// How long a popup that was closed stays away: until Seoul's midnight, or for seven days.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isMuted, mutePromotion } from './muted.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  })
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('closed for today it comes again at midnight in Seoul, wherever the visitor is', () => {
  vi.setSystemTime('2026-11-20T23:30:00+09:00')
  mutePromotion(1, 'day')
  vi.setSystemTime('2026-11-20T23:59:59+09:00')
  expect([isMuted(1), isMuted(2)]).toEqual([true, false])
  vi.setSystemTime('2026-11-21T00:00:01+09:00')
  expect(isMuted(1)).toBe(false)
})

test('closed for seven days it comes again after them, and what is over is forgotten', () => {
  vi.setSystemTime('2026-11-20T00:10:00+09:00')
  mutePromotion(1, 'day')
  mutePromotion(2, 'week')
  vi.setSystemTime('2026-11-27T00:09:00+09:00')
  expect([isMuted(1), isMuted(2)]).toEqual([false, true])
  vi.setSystemTime('2026-11-27T00:11:00+09:00')
  expect(isMuted(2)).toBe(false)
  mutePromotion(3, 'day')
  expect(Object.keys(JSON.parse(stored.get('naru:muted') ?? '{}'))).toEqual(['3'])
})

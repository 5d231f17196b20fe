// §3 Persisted client state, §9 its time-out.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getAgencyKey, saveAgencyState } from './persisted-agency.ts'

const kept = new Map<string, string>()
const visitor = {
  travel_agency: null,
  language: 'ko' as const,
  origin: '',
  isLoggedIn: false,
  mustChange: false,
  tokenSeconds: null,
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
  vi.stubGlobal('addEventListener', () => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('agency, key and categories are kept under a name that holds the agency', () => {
  saveAgencyState(
    { ...visitor, travel_agency: 4 },
    { shell: { info: { id: 4 }, categories: [{ tour_category_id: 1 }] } },
  )
  expect(JSON.parse(kept.get('naru:4') ?? '')).toEqual({
    travel_agency: 4,
    agency: { id: 4 },
    categories: [{ tour_category_id: 1 }],
  })
})

test('the page’s own key wins over the persisted one', async () => {
  saveAgencyState({ ...visitor, travel_agency: 4 }, { shell: { info: {}, categories: [] } })
  expect(await getAgencyKey({ ...visitor, travel_agency: 2 })).toBe(2)
  expect(await getAgencyKey(visitor)).toBe(4)
})

test('a reader waits 5,000 ms for it, not longer', async () => {
  vi.useFakeTimers()
  const waiting = expect(getAgencyKey(visitor)).rejects.toThrow('not known')
  await vi.advanceTimersByTimeAsync(4_999)
  await vi.advanceTimersByTimeAsync(1)
  await waiting
})

test('a full or forbidden storage does no harm', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(() =>
    saveAgencyState({ ...visitor, travel_agency: 1 }, { shell: { info: {}, categories: [] } }),
  ).not.toThrow()
})

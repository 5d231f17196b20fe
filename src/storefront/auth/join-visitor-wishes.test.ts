// §5 The hearts of a visitor at a log-in: joined, waiting for the next one, or of no use.
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { visitorWishesMost } from '#limits/display.ts'
import type { Api } from '#storefront/api.ts'
import { toggleVisitorWish } from '#storefront/wish/visitor-wishes.ts'
import { joinVisitorWishes } from './join-visitor-wishes.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
  vi.stubGlobal('dispatchEvent', () => true)
  onTestFinished(() => void vi.unstubAllGlobals())
})

const readStored = () => JSON.parse(stored.get('naru:wishes:1') ?? '{}')
const join = (answer: () => Promise<{ package_codes: string[] }>) =>
  joinVisitorWishes({ wish: { join: answer } } as unknown as Api, 1)
const refuse = (refusal: string) => async () => {
  throw Object.assign(new Error(refusal), { refusal })
}

test.each(['PASSWORD_MUST_CHANGE', 'LOGIN_REQUIRED', 'FOREIGN_ORIGIN'])(
  'hearts that are refused with %s are there again, and joined at the next log-in',
  async (refusal) => {
    for (const code of ['HN101', 'HN102']) toggleVisitorWish(1, code)
    await join(refuse(refusal))
    expect(readStored()).toEqual({ codes: ['HN102', 'HN101'] })
    await join(async () => ({ package_codes: [] }))
    expect(readStored()).toEqual({ codes: [] })
  },
)

test('an error that is no refusal loses no heart; one without an answer is sent again with its key', async () => {
  toggleVisitorWish(1, 'HN101')
  await join(async () => {
    throw new TypeError('a fault')
  })
  expect(readStored()).toEqual({ codes: ['HN101'] })
  await join(refuse('OFFLINE'))
  const { joining } = readStored()
  expect(joining).toMatchObject({ codes: ['HN101'] })
  await join(refuse('STILL_RUNNING'))
  expect(readStored()).toEqual({ codes: [], joining })
})

test('what another member joined with this key is not sent on for ever', async () => {
  toggleVisitorWish(1, 'HN101')
  await join(refuse('IDEMPOTENCY_KEY_REUSED'))
  expect(readStored()).toEqual({ codes: [] })
})

test('a browser that keeps nothing is said to keep nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(toggleVisitorWish(1, 'HN101')).toBeUndefined()
})

test('the hundred and first heart makes the first one fall off', () => {
  for (let at = 0; at <= visitorWishesMost; at++) toggleVisitorWish(1, `T${at}`)
  const { codes } = readStored()
  expect([codes.length, codes[0], codes.at(-1)]).toEqual([visitorWishesMost, `T${visitorWishesMost}`, 'T1'])
})

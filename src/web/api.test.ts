// §4 The browser's kept answers: no expiry, no retry, wait for the agency's key, an undefined answer is an
// error.
import { expect, test } from 'vitest'
import { buildCallTable } from '#platform/wire/call-table.ts'
import { calls } from '#storefront/calls.ts'
import { createApi } from './api.ts'

function opened({
  answer = () => new Response('{"list":[]}'),
  agencyKey = async () => 1,
  tokenSeconds = null,
}: {
  answer?: () => Response
  agencyKey?: () => Promise<number>
  tokenSeconds?: number | null
} = {}) {
  const sent: string[] = []
  const send = async (address: unknown, init?: RequestInit) => {
    sent.push(`${init?.method} ${address}`)
    return answer()
  }
  return {
    sent,
    api: createApi<typeof calls>({ table: () => buildCallTable(calls), agencyKey, send, tokenSeconds }),
  }
}

test('the same question is asked once, and carries the agency’s key', async () => {
  const { api, sent } = opened()
  await Promise.all([api.agency.category(), api.agency.category()])
  await api.agency.category()
  expect(sent).toEqual(['GET /api/landing/category?travel_agency=1'])
})

test('other questions are other answers; what is undefined is not sent', async () => {
  const { api, sent } = opened()
  await api.catalog.packageList({ page: 1 })
  await api.catalog.packageList({ page: 2, tour_area: undefined })
  expect(sent).toEqual([
    'GET /api/landing/packageList?page=1&travel_agency=1',
    'GET /api/landing/packageList?page=2&travel_agency=1',
  ])
})

test('a write drops its own noun and those it names, and no other', async () => {
  const { api, sent } = opened()
  const read = async () => {
    await api.catalog.packageList()
    await api.wish.list()
    await api.agency.category()
  }
  await read()
  await api.wish.toggle({ package_code: 'P1' })
  sent.length = 0
  await read()
  expect(sent.map((line) => line.split('?')[0])).toEqual([
    'GET /api/landing/packageList',
    'GET /api/landing/user/package/wishlist',
  ])
})

test('a question waits for the agency’s key', async () => {
  const key = Promise.withResolvers<number>()
  const { api, sent } = opened({ agencyKey: () => key.promise })
  const asked = api.agency.category()
  expect(sent).toEqual([])
  key.resolve(7)
  await asked
  expect(sent).toEqual(['GET /api/landing/category?travel_agency=7'])
})

test('an answer of nothing is an error, a failure is not kept and not retried', async () => {
  const { api, sent } = opened({ answer: () => new Response('') })
  await expect(api.agency.category()).rejects.toThrow('answered nothing')
  await expect(api.agency.category()).rejects.toThrow('answered nothing')
  expect(sent).toHaveLength(2)
})

test('a refusal arrives with its code, status and sentence; a lost connection as OFFLINE', async () => {
  const refused = opened({
    answer: () =>
      Response.json(
        { code: 'LOGIN_REQUIRED', description: { ko: '로그인이 필요합니다.', en: 'x' } },
        { status: 401 },
      ),
  })
  await expect(refused.api.wish.list()).rejects.toMatchObject({
    refusal: 'LOGIN_REQUIRED',
    status: 401,
    description: { ko: '로그인이 필요합니다.' },
  })
  const offline = createApi<typeof calls>({
    table: () => buildCallTable(calls),
    agencyKey: async () => 1,
    send: () => Promise.reject(new TypeError('network')),
  })
  await expect(offline.agency.category()).rejects.toMatchObject({ refusal: 'OFFLINE' })
})

const renewal = 'POST /api/user/refresh'
const asked = (sent: string[]) => sent.map((line) => line.split('?')[0])

test('a token that is about to end is renewed first, once for all who ask meanwhile', async () => {
  const { api, sent } = opened({ tokenSeconds: 20 })
  await Promise.all([api.agency.category(), api.wish.list()])
  await api.catalog.packageList()
  expect(asked(sent)).toEqual([
    renewal,
    'GET /api/landing/category',
    'GET /api/landing/user/package/wishlist',
    'GET /api/landing/packageList',
  ])
})

test('where the server says that the token has ended it is renewed, and the question asked once more', async () => {
  const refused = () => Response.json({ code: 'LOGIN_REQUIRED' }, { status: 401 })
  const answers = [refused(), new Response('{}'), new Response('{"list":[]}')]
  const { api, sent } = opened({ tokenSeconds: 900, answer: () => answers.shift() ?? refused() })
  expect(await api.wish.list()).toEqual({ list: [] })
  await expect(api.member.info()).rejects.toMatchObject({ refusal: 'LOGIN_REQUIRED' })
  const question = 'GET /api/landing/user/package/wishlist'
  expect(asked(sent).slice(0, 3)).toEqual([question, renewal, question])
  expect(asked(sent).slice(3)).toHaveLength(3) // and not for ever
})

test('a visitor has no token to renew', async () => {
  const refused = () => Response.json({ code: 'LOGIN_REQUIRED' }, { status: 401 })
  const { api, sent } = opened({ answer: refused })
  await expect(api.wish.list()).rejects.toMatchObject({ refusal: 'LOGIN_REQUIRED' })
  expect(sent).toHaveLength(1)
})

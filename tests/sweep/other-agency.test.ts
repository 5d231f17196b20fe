// Every call, asked by everyone it is not for: refused, and not a byte of another agency's rows.
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Call } from '#platform/wire/call.ts'
import { make } from '#seed/make.ts'
import { calls } from '#storefront/calls.ts'
import { countCases } from '../attacks/count-cases.ts'
import { createSite, type Site } from '../site.ts'
import {
  createOddSamples,
  createSample,
  createSamplesWithExtraField,
  type SampleIds,
} from './call-samples.ts'

const storefrontCalls = Object.entries(calls).flatMap(([room, named]) =>
  Object.entries(named).map(([name, call]: [string, Call]) => ({ room, name, call })),
)
const toCanary = (key: number) => `canary-of-${key}`

/** Rows of every kind that say whose they are. */
async function createRows(site: Site, key: number): Promise<SampleIds & { cookie: string }> {
  const at = make(site.db, key)
  const canary = { ko: toCanary(key), en: toCanary(key) }
  const { tour_category_id } = await at.category({ tour_category_name: canary })
  const { tour_area_id } = await at.area({ tour_category_id, tour_area_name: canary })
  const { package_code } = await at.package({
    package_code: `CODE${key}`,
    tour_category_id,
    tour_area_id,
    page_title: canary,
    summary: canary,
    tag_list: [toCanary(key)],
  })
  const { board_id } = await at.board({ board_id: `board${key}`, board_name: canary })
  const { id: post } = await at.post({
    board_id,
    type: board_id,
    title: toCanary(key),
    contents: toCanary(key),
    reg_name: toCanary(key),
  })
  await site.db
    .insertInto('shop')
    .values({ travel_agency: key, store_id: `store${key}`, store_name: canary })
    .execute()
  await site.db
    .insertInto('terms')
    .values({
      travel_agency: key,
      type: 'use',
      version: '1',
      effective_date: '2020-01-01',
      title: canary,
      contents: canary,
    })
    .execute()
  return {
    package_code,
    board_id,
    post,
    store_id: `store${key}`,
    tour_category: tour_category_id,
    ...(await logIn(site, key)),
  }
}

let memberCount = 0
async function logIn(site: Site, key: number): Promise<{ member: number; cookie: string }> {
  const person = await make(site.db, key).member({
    name: toCanary(key),
    login_id: `${toCanary(key)}-${++memberCount}`,
  })
  return { member: person.id, cookie: await site.createTokenCookie(person, key) }
}

type CallOptions = {
  cookie?: string
  origin?: string
  sample?: Record<string, unknown>
  query?: Record<string, string>
  key?: string
}

function sendCall(
  site: Site,
  call: Call,
  { cookie, origin = 'http://a1.localhost', sample = {}, query = {}, key }: CallOptions,
) {
  const inQuery =
    call.takes === 'query'
      ? Object.fromEntries(
          Object.entries(sample).map(([name, value]) => [
            name,
            typeof value === 'object' ? JSON.stringify(value) : String(value),
          ]),
        )
      : {}
  const search = new URLSearchParams({ ...inQuery, ...query })
  return site.request(`${call.path.replace(':path', 'x')}?${search}`, {
    method: call.method,
    ...(call.takes === 'query' ? {} : { payload: JSON.stringify(sample) }),
    headers: {
      ...(call.takes !== 'query' && { 'content-type': 'application/json' }),
      ...(call.method !== 'GET' && { origin }),
      ...(cookie && { cookie }),
      ...(key && { 'idempotency-key': key }),
    },
  })
}

// One site for the whole matrix. Some calls end a log-in or an account: each test has members of its own.
let sites: {
  site: Site
  one: Awaited<ReturnType<typeof createRows>>
  two: Awaited<ReturnType<typeof createRows>>
}
beforeAll(async () => {
  const site = await createSite({ shared: true })
  sites = { site, one: await createRows(site, 1), two: await createRows(site, 2) }
})
beforeEach(async () => {
  const { site, one, two } = sites
  sites = { site, one: { ...one, ...(await logIn(site, 1)) }, two: { ...two, ...(await logIn(site, 2)) } }
})

test.each(storefrontCalls)(
  '$room $name: nobody reaches another agency through it',
  async ({ room, call }) => {
    const { site, one, two } = sites
    const askers = [undefined, one.cookie, two.cookie]
    countCases(askers.length * 3)
    for (const cookie of askers) {
      for (const sample of [{}, createSample(call, room, one), createSample(call, room, two)]) {
        const response = await sendCall(site, call, { cookie, sample })
        expect(response.body).not.toContain(toCanary(2))
        expect(response.statusCode).not.toBe(500)
      }
    }
  },
)

test.each(storefrontCalls)(
  '$room $name: another travel_agency, a repeated one or none at all',
  async ({ room, call }) => {
    const { site, one } = sites
    const sample = createSample(call, room, one)
    countCases(call.takes === 'query' ? 6 : 5)
    for (const travel_agency of ['2', 'abc', '01', '1.0', '999999999999']) {
      const response = await (call.takes === 'query'
        ? sendCall(site, call, { cookie: one.cookie, sample, query: { travel_agency } })
        : sendCall(site, call, { cookie: one.cookie, sample: { ...sample, travel_agency } }))
      expect([travel_agency, response.statusCode, response.json().code]).toEqual([
        travel_agency,
        call.who === 'staff' ? 403 : 400,
        'WRONG_AGENCY',
      ])
    }
    if (call.takes !== 'query') return
    const twice = await site.request(`${call.path}?travel_agency=1&travel_agency=2`, {
      method: call.method,
      headers: { cookie: one.cookie, origin: 'http://a1.localhost' },
    })
    expect(twice.statusCode).toBe(400)
  },
)

test.each(storefrontCalls.filter(({ call }) => call.who === 'member' || call.who === 'holder'))(
  '$room $name: a visitor, and the member of another agency, must log in',
  async ({ room, call }) => {
    const { site, one, two } = sites
    for (const cookie of [undefined, two.cookie, 'token=nonsense', `${one.cookie}; ${one.cookie}`]) {
      const response = await sendCall(site, call, { cookie, sample: createSample(call, room, one) })
      expect([cookie, response.json().code]).toEqual([cookie, 'LOGIN_REQUIRED'])
      expect(response.statusCode).toBe(401)
    }
  },
)

test.each(storefrontCalls.filter(({ call }) => call.method !== 'GET'))(
  '$room $name: a page of another site cannot send it',
  async ({ room, call }) => {
    const { site, one } = sites
    const sample = createSample(call, room, one)
    for (const origin of [
      'http://a2.localhost',
      'https://evil.example',
      'http://a1.localhost.evil.example',
      'http://a1.localhost:81',
    ]) {
      const response = await sendCall(site, call, { cookie: one.cookie, origin, sample })
      expect([origin, response.json().code]).toEqual([origin, 'FOREIGN_ORIGIN'])
    }
    const withoutOrigin = await site.request(call.path, {
      method: call.method,
      headers: { cookie: one.cookie, 'content-type': 'application/json' },
      payload: '{}',
    })
    expect(withoutOrigin.json().code).toBe('FOREIGN_ORIGIN')
  },
)

test.each(storefrontCalls)(
  '$room $name: an unknown field is named and refused',
  async ({ room, call, name }) => {
    if (name === 'tossWebhook') return // takes what the gateway sends
    const { site, one } = sites
    const response = await sendCall(site, call, {
      cookie: one.cookie,
      sample: { ...createSample(call, room, one), is_admin: 'true' },
    })
    expect([response.statusCode, Object.keys(response.json().fields ?? {})]).toEqual([400, ['is_admin']])
    expect(response.json().description).toMatchObject({
      ko: expect.stringMatching(/\S/),
      en: expect.stringMatching(/\S/),
    })
  },
)

test.each(storefrontCalls)(
  '$room $name: an unknown nested field is named and refused',
  async ({ room, call, name }) => {
    if (name === 'tossWebhook') return // takes what the gateway sends
    const { site, one } = sites
    const overfull = createSamplesWithExtraField(call, room, one)
    countCases(overfull.length)
    for (const [where, sample] of overfull) {
      const { statusCode, body } = await sendCall(site, call, { cookie: one.cookie, sample: { ...sample } })
      expect([where, statusCode, Object.keys(JSON.parse(body).fields ?? {})]).toEqual([where, 400, [where]])
    }
  },
)

test.each(storefrontCalls)(
  '$room $name: NUL and lone surrogates in any text are refused, never a 500',
  async ({ room, call }) => {
    const { site, one } = sites
    const sample = createSample(call, room, one)
    for (const [field, value] of Object.entries(sample)) {
      if (typeof value !== 'string' || field === 'path') continue // it is in the address
      for (const bad of call.takes === 'query' ? [`${value}\0`] : [`${value}\0`, `${value}\ud800`]) {
        const response = await sendCall(site, call, {
          cookie: one.cookie,
          sample: { ...sample, [field]: bad },
        })
        expect([field, response.statusCode]).toEqual([field, 400])
      }
    }
  },
)

test.each(storefrontCalls)(
  '$room $name: a number or a day that no column holds is never a 500',
  async ({ room, call }) => {
    const { site, one } = sites
    const odd = createOddSamples(call, room, one)
    countCases(odd.length)
    for (const sample of odd) {
      const response = await sendCall(site, call, { cookie: one.cookie, sample, key: randomUUID() })
      expect([sample, response.statusCode]).not.toEqual([sample, 500])
    }
  },
)

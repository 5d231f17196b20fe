// Every CHECK of the database has a schema that refuses first what it would: a person is told, and gets no 500.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { AgencyForm, emptyForm } from '#domain/agency/form.server.ts'
import { Trip } from '#domain/trip/trip.ts'
import { readFields } from '#lib/read-fields.ts'
import { calls as office } from '#office/calls.ts'
import type { Call } from '#platform/wire/call.ts'
import { calls as storefront } from '#storefront/calls.ts'
import { createDice, createValidTrip } from '../random-trips.ts'
import { createSite, type Site } from '../site.ts'
import { createStaffUser, type StaffUser } from '../staff-user.ts'
import { createFullSample } from './call-samples.ts'
import { type Probe, probes, unreachableChecks } from './check-constraint-probes.ts'

let site: Site
let owner: StaffUser
beforeAll(async () => {
  site = await createSite({ shared: true })
  owner = await createStaffUser(site)
})

const ids = { package_code: 'P', board_id: 'notice', post: 1, store_id: 'x', member: 1, tour_category: 1 }
const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The same with this in it, at a path such as `rows.0.seats`. */
function setAtPath(whole: unknown, path: string[], bad: unknown): unknown {
  const [name = '', ...rest] = path
  const there = isRecord(whole) ? readFields(whole)[name] : undefined
  const inside = rest.length > 0 ? setAtPath(there, rest, bad) : bad
  if (Array.isArray(whole)) return whole.map((each, at) => (String(at) === name ? inside : each))
  return { ...(isRecord(whole) ? whole : {}), [name]: inside }
}

function findCall(name: string): { call: Call; room: string } {
  const [where, of = ''] = name.split(' ')
  const [room = '', callName = ''] = of.split('.')
  const rooms: Record<string, Record<string, Call>> = where === 'office' ? office : storefront
  const call = rooms[room]?.[callName]
  if (!call) throw new Error(`there is no call ${name}`)
  return { call, room }
}

/** What the schema is asked, and something that it takes. */
function findSchema({ by }: Probe): { schema: z.ZodType; good: unknown } {
  if (by === 'trip') return { schema: Trip, good: { ...createValidTrip(createDice(7), 1), ...fullTrip } }
  if (by === 'agency form') return { schema: AgencyForm, good: { ...emptyForm, travel_agency: 1 } }
  const { call, room } = findCall(by)
  return { schema: call.input, good: createFullSample(call, room, ids) }
}
const words = { ko: '말', en: '' }
const fullTrip = {
  pay_plan: 'deposit',
  deposit_percent: 10,
  deposit_won: null,
  balance_days: 30,
  summary_points: [words],
  included: [words],
  not_included: [words],
  cautions: [words],
  pictures: [{ path: '/files/0123456789abcdef-640x480.webp', alt: words, x: 1, y: 1, on_day: null }],
  options: [{ option_id: 'a', name: words, price: 1 }],
}

test('every CHECK of the database is known here: a schema refuses it, or nobody can reach it', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text || '.' || conname as name from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace order by 1`.execute(site.db)
  const known = [...Object.keys(probes), ...Object.values(unreachableChecks).flat()]
  expect(new Set(known).size).toBe(known.length)
  expect(rows.map(({ name }) => name)).toEqual(known.toSorted())
})

test.each(Object.entries(probes))('%s: a schema refuses it first, at its field', (_name, probe) => {
  const { schema, good } = findSchema(probe)
  const listFields = (input: unknown) =>
    schema.safeParse(input).error?.issues.map(({ path }) => path.join('.')) ?? []
  const about = (fields: string[]) =>
    fields.filter((field) => probe.at.startsWith(field) || field.startsWith(probe.at))
  expect(about(listFields(good))).toEqual([])
  for (const bad of probe.bad)
    expect([bad, about(listFields(setAtPath(good, probe.at.split('.'), bad))).length]).not.toEqual([bad, 0])
})

const callProbes = Object.entries(probes).filter(([, { by }]) => by.includes('.'))

test.each(callProbes)('%s: sent over HTTP, it is refused', async (_name, probe) => {
  const { call } = findCall(probe.by)
  const { good } = findSchema(probe)
  for (const bad of probe.bad) {
    const payload = { ...readFields(setAtPath(good, probe.at.split('.'), bad)) }
    const status = probe.by.startsWith('office')
      ? (await owner.sendOnce(call.method, call.path, payload)).status
      : (await sendCall(call, payload)).statusCode
    expect([bad, status]).toEqual([bad, expect.toBeOneOf(call.proof ? [400, 403] : [400, 401])])
  }
})

const sendCall = ({ method, path, takes }: Call, payload: object) =>
  site.request(takes === 'query' ? `${path}?${new URLSearchParams(Object.entries(payload))}` : path, {
    method,
    ...(takes !== 'query' && { payload }),
    headers: { origin: 'http://a1.localhost', 'idempotency-key': randomUUID() },
  })

test('a trip that is made, brought in or copied without a title is no fault of ours', async () => {
  const { tour_category_id } = await site.make.category()
  const content = {
    ...createValidTrip(createDice(7), tour_category_id),
    page_title: { ko: ' ', en: '\u3000' },
  }
  const made = await owner.sendOnce('POST', '/api/office/trip', {
    page_title: words,
    tour_category_id,
    nights: 0,
    days: 1,
    content,
  })
  expect([made.status, Object.keys(made.body.fields ?? {})]).toEqual([400, ['content.page_title']])
  const trips = [{ package_code: null, revision: 0, content, rows: [] }]
  const taken = await owner.sendOnce('POST', '/api/office/trips/import', { trips })
  expect([taken.status, Object.keys(taken.body.fields ?? {})]).toEqual([400, ['trips.0.content.page_title']])
  const begin = { tour_category_id, nights: 0, days: 1 }
  const { body } = await owner.sendOnce('POST', '/api/office/trip', { page_title: words, ...begin })
  const { package_code } = body
  const saved = await owner.send('PUT', '/api/office/trip', { package_code, revision: 1, content })
  expect(saved.status).toBe(200)
  const copied = await owner.sendOnce('POST', '/api/office/trip/copy', { package_code })
  expect(copied.status).toBe(200)
  const copy = await owner.send('GET', `/api/office/trip?package_code=${copied.body.package_code}`)
  expect(copy.body.content.page_title).toEqual({ ko: '(복사)', en: '(copy)' })
})

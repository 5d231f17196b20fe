// API keys: an owner makes them, an agency's own system writes with them, and a revoked one is refused at
// once.

import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#lib/days.ts'
import { formatSeoulDay } from '#lib/format.ts'
import { maxKeys, rateLimits } from '#limits/access.ts'
import { createDice, createValidTrip } from './random-trips.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser, officeHost, type StaffUser } from './staff-user.ts'

let site: Site
let owner: StaffUser
beforeAll(async () => {
  site = await createSite({ shared: true })
  owner = await createStaffUser(site, { name: '김대표' })
})

type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'
async function callWithKey(key: string, method: HttpMethod, path: string, body?: object) {
  const answer = await site.naru.office?.inject({
    method,
    url: path,
    headers: { host: officeHost, authorization: `Bearer ${key}`, 'idempotency-key': randomUUID() },
    ...(body && { payload: body }),
  })
  return { status: answer?.statusCode, body: answer?.json() }
}
async function createKey(scopes: string[], name = '예약 시스템') {
  const { status, body } = await owner.send('POST', '/api/office/key', { name, scopes })
  expect(status).toBe(200)
  return body
}

test('a key is shown once, its hash is kept, and it is listed with when it was last used', async () => {
  const { id, key } = await createKey(['trips', 'departures'], '가격 시스템')
  expect(key).toMatch(/^naru_1_[\w-]{43}$/)
  const row = await site.db.selectFrom('api_key').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(key.slice(7))
  const listed = async () => {
    const { body } = await owner.send('GET', '/api/office/keys')
    expect(JSON.stringify(body)).not.toContain(key.slice(7))
    return body.list.find((each: { id: number }) => each.id === id)
  }
  expect(await listed()).toMatchObject({
    name: '가격 시스템',
    made_by: '김대표',
    last_used: null,
    revoked: null,
  })
  expect((await callWithKey(key, 'GET', '/api/office/trips')).status).toBe(200)
  expect(await listed()).toMatchObject({ last_used: expect.any(String) })
})

test('an agency’s own system writes trips and departures, and the log names its key', async () => {
  const { id, key } = await createKey(['trips', 'departures'], '홈페이지 연동')
  const { tour_category_id } = await site.make.category()
  const made = await callWithKey(key, 'POST', '/api/office/trip', {
    page_title: { ko: '키로 만든 여행', en: '' },
    tour_category_id,
    nights: 0,
    days: 1,
  })
  expect(made.status).toBe(200)
  const { package_code } = made.body
  const content = {
    ...createValidTrip(createDice(2), tour_category_id),
    page_title: { ko: '키로 쓴 여행', en: '' },
  }
  const saved = await callWithKey(key, 'PUT', '/api/office/trip', { package_code, revision: 1, content })
  expect(saved).toMatchObject({ status: 200, body: { revision: 2, staff_name: '홈페이지 연동' } })
  const departure_date = addDays(formatSeoulDay(new Date()), 40)
  const prices = { adult_price: 700_000, child_price: 600_000, baby_price: 0 }
  const rows = [{ departure_date, ...prices, seats: 20, minimum: 4, closed_yn: 'N', revision: 0 }]
  expect(await callWithKey(key, 'PUT', '/api/office/departures', { package_code, rows })).toMatchObject({
    status: 200,
  })
  expect(
    (await callWithKey(key, 'POST', '/api/office/trip/publish', { package_code, revision: 2 })).status,
  ).toBe(200)
  expect((await site.request(`/travel/detail/${package_code}`)).body).toContain('키로 쓴 여행')
  const { body: log } = await owner.send(
    'GET',
    `/api/office/log?subject=${encodeURIComponent(`trip ${package_code}`)}`,
  )
  expect(log.list).toHaveLength(3)
  for (const line of log.list)
    expect(line).toMatchObject({ staff_id: null, staff_name: '홈페이지 연동', key_id: id })
})

test('a key allows only its scopes, and only at its own agency', async () => {
  const { key } = await createKey(['departures'])
  expect(await callWithKey(key, 'GET', '/api/office/trips')).toMatchObject({
    status: 403,
    body: { code: 'NOT_ALLOWED' },
  })
  for (const path of [
    '/api/office/bookings',
    '/api/office/keys',
    '/api/office/me',
    '/api/office/trips/export',
  ])
    expect(await callWithKey(key, 'GET', path)).toMatchObject({ status: 403, body: { code: 'NOT_ALLOWED' } })
  const two = site.makeAt(2)
  const { tour_category_id } = await two.category()
  const { package_code } = await two.package({ tour_category_id })
  expect(await callWithKey(key, 'GET', `/api/office/departures?package_code=${package_code}`)).toMatchObject({
    status: 404,
    body: { code: 'PACKAGE_UNAVAILABLE' },
  })
  expect(
    await callWithKey(key, 'GET', `/api/office/departures?package_code=x&travel_agency=2`),
  ).toMatchObject({
    body: { code: 'AGENCY_NOT_FOUND' },
  })
  const moved = key.replace('naru_1_', 'naru_2_')
  expect(await callWithKey(moved, 'GET', '/api/office/trips')).toMatchObject({
    status: 401,
    body: { code: 'KEY_REFUSED' },
  })
})

test('a revoked key is refused on the next call', async () => {
  const { id, key } = await createKey(['trips'])
  expect((await callWithKey(key, 'GET', '/api/office/trips')).status).toBe(200)
  expect((await owner.send('DELETE', `/api/office/key?id=${id}`)).status).toBe(200)
  expect(await callWithKey(key, 'GET', '/api/office/trips')).toMatchObject({
    status: 401,
    body: { code: 'KEY_REFUSED' },
  })
  expect(await owner.send('DELETE', `/api/office/key?id=${id}`)).toMatchObject({ status: 404 })
})

test('only an owner with a fresh second factor creates keys, up to the limit', async () => {
  const manager = await createStaffUser(site, { roles: ['manager'] })
  const body = { name: '몰래', scopes: ['trips'] }
  expect(await manager.send('POST', '/api/office/key', body)).toMatchObject({ status: 403 })
  expect(await owner.send('POST', '/api/office/key', { name: '빈 것', scopes: [] })).toMatchObject({
    status: 400,
  })
  expect(await owner.send('POST', '/api/office/key', { name: '너무', scopes: ['bookings'] })).toMatchObject({
    status: 400,
  })
  const elsewhere = await createStaffUser(site, { travel_agency: 2 })
  for (let count = 0; count < maxKeys; count++) await site.makeAt(2).apiKey()
  expect(await elsewhere.send('POST', '/api/office/key', body)).toMatchObject({
    status: 409,
    body: { code: 'TOO_MANY_KEYS' },
  })
})

test('guessing keys and calling too often is rate limited', async () => {
  await site.db.deleteFrom('failed_try').execute()
  const codes: unknown[] = []
  for (let count = 0; count <= rateLimits.keyFrom.free; count++)
    codes.push((await callWithKey('naru_1_guess', 'GET', '/api/office/trips')).body.code)
  expect(codes.slice(0, -1).every((code) => code === 'KEY_REFUSED')).toBe(true)
  expect(codes.at(-1)).toBe('TOO_MANY_TRIES')
  const { key } = await createKey(['trips'])
  await callWithKey(key, 'GET', '/api/office/trips')
  await site.db
    .updateTable('failed_try')
    .set({ failures: rateLimits.keyUses.free })
    .where('travel_agency', '=', 1)
    .execute()
  expect(await callWithKey(key, 'GET', '/api/office/trips')).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_TRIES' },
  })
})

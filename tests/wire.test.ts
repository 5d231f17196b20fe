// The one door: what every call does before and after its handler.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createAnonymousContext } from '#context.server.ts'
import { readFields } from '#lib/read-fields.ts'
import { call } from '#platform/wire/call.ts'
import { createEndpoints, runCall } from '#platform/wire/invoke.server.ts'
import { createInputReader } from '#platform/wire/read-input.ts'
import { createSite } from './site.ts'

test('an answer is reduced to its output schema, so extra fields of a handler are not sent', async () => {
  const site = await createSite()
  const calls = {
    room: {
      leak: call({
        method: 'GET',
        path: '/api/leak',
        takes: 'query',
        who: 'anyone',
        input: z.object({}),
        output: z.object({ kept: z.string() }),
      }),
    },
  }
  const [endpoint] = createEndpoints(calls, { room: { leak: () => ({ kept: 'yes', password_hash: 'no' }) } })
  const requestContext = {
    ...createAnonymousContext({ id: '1', ip: '127.0.0.1', log: site.naru.app.log }),
    travel_agency: 1,
    host: 'a1.localhost',
  }
  expect(endpoint && (await runCall(site.naru.deps, endpoint, requestContext, {}))).toEqual({ kept: 'yes' })
})

test('bodies that are too large, of another kind, or not JSON are refused before a handler runs', async () => {
  const site = await createSite()
  const post = (payload: string, type = 'application/json') =>
    site.request('/api/user/join', {
      method: 'POST',
      payload,
      headers: { 'content-type': type, origin: 'http://a1.localhost' },
    })
  const codes = [
    await post('x'.repeat(300 * 1024)),
    await post('a=1', 'application/x-www-form-urlencoded'),
    await post('{"half"'),
    await post('[]'),
    await post('"text"'),
    await post('{"__proto__":{"role":"ADMIN"}}'),
    await post(''),
  ]
  expect(codes.map((response) => [response.statusCode, response.json().code])).toEqual([
    [413, 'BODY_TOO_LARGE'],
    [415, 'UNSUPPORTED_BODY'],
    [400, 'BAD_INPUT'],
    [400, 'BAD_INPUT'],
    [400, 'BAD_INPUT'],
    [400, 'BAD_INPUT'],
    [400, 'BAD_INPUT'],
  ])
})

test('what is nested too deep, or hides a NUL in a text of JSON, is bad input and no fault of ours', async () => {
  const site = await createSite()
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const answer = await site.request('/api/user/join', {
    method: 'POST',
    payload: `{"login_id":${deep}}`,
    headers: { 'content-type': 'application/json', origin: 'http://a1.localhost' },
  })
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'BAD_INPUT', fields: { login_id: expect.anything() } }),
  ])
  const read = createInputReader(
    call({
      method: 'POST',
      path: '/api/list',
      takes: 'form',
      who: 'anyone',
      input: z.object({ list: z.array(z.string()) }),
      output: z.object({}),
    }),
  )
  expect(read({ list: '["whole"]' })).toEqual({ list: ['whole'] })
  for (const list of ['["\\u0000"]', '["\\ud800"]', deep])
    expect(() => read({ list })).toThrow(expect.objectContaining({ refusal: 'BAD_INPUT' }))
})

test('what stands in place of the agency is a number or its text, and anything else is the wrong agency', async () => {
  const site = await createSite()
  const deep = `${'['.repeat(120_000)}${']'.repeat(120_000)}`
  for (const sent of [
    '{"toString":1}',
    '{"valueOf":null,"toString":null}',
    '[]',
    '[1]',
    'null',
    'true',
    deep,
  ]) {
    const answer = await site.request('/api/user/join', {
      method: 'POST',
      payload: `{"travel_agency":${sent}}`,
      headers: { 'content-type': 'application/json', origin: 'http://a1.localhost' },
    })
    expect([sent.slice(0, 20), answer.statusCode, answer.json().code]).toEqual([
      sent.slice(0, 20),
      400,
      'WRONG_AGENCY',
    ])
  }
})

test('a field that a call does not know is named, however deep it lies', () => {
  const read = createInputReader(
    call({
      method: 'POST',
      path: '/api/list',
      takes: 'json',
      who: 'anyone',
      input: z.object({
        party: z.object({ adult: z.int() }).refine(({ adult }) => adult > 0, { error: 'NOBODY_TRAVELS' }),
        list: z.array(z.object({ name: z.string() }).nullable()).default([]),
      }),
      output: z.object({}),
    }),
  )
  expect(read({ party: { adult: 1 } })).toEqual({ party: { adult: 1 }, list: [] })
  expect(() => read({ party: { adult: 0 } })).toThrow(expect.objectContaining({ refusal: 'NOBODY_TRAVELS' }))
  expect(() =>
    read({ party: { adult: 1, dog: 1 }, list: [{ name: 'Mina', role: 'ADMIN' }], is_admin: 1 }),
  ).toThrow(
    expect.objectContaining({
      refusal: 'BAD_INPUT',
      fields: {
        is_admin: expect.anything(),
        'party.dog': expect.anything(),
        'list.0.role': expect.anything(),
      },
    }),
  )
})

test('a role sent by the client is refused', async () => {
  const site = await createSite()
  for (const role of ['ADMIN', 'admin', 'STAFF', '', null, ['MEMBER']]) {
    await expect(
      site.client.member.join({ login_id: 'mina01', password: 'long enough 1', ...readFields({ role }) }),
    ).rejects.toMatchObject({ refusal: 'BAD_INPUT', fields: { role: { ko: expect.any(String) } } })
  }
})

test('a server error sends a general message and logs request id and agency', async () => {
  const lines: string[] = []
  const site = await createSite({ lines })
  await site.db.schema
    .alterTable('tour_area')
    .renameColumn('tour_area_name', 'gone')
    .execute()
    .catch(() => {})
  site.naru.deps.db.executeQuery = () => Promise.reject(new Error('secret detail'))
  const response = await site.request('/api/landing/packageList')
  expect([response.statusCode, response.json().code, response.body.includes('secret detail')]).toEqual([
    500,
    'UNEXPECTED',
    false,
  ])
  const logged = lines.map((line) => JSON.parse(line)).find(({ level }) => level === 50)
  expect(logged).toMatchObject({ agency: 1, reqId: expect.any(String), err: { message: 'secret detail' } })
})

test('secrets do not reach the log', async () => {
  const lines: string[] = []
  const site = await createSite({ lines })
  site.naru.app.log.info(
    {
      body: { password: 'hush-1', token: 'hush-2', refreshToken: 'hush-3' },
      request: { cookie: 'hush-4', authorization: 'hush-5' },
      booking: { name: 'hush-6' },
    },
    'a careless line',
  )
  await site.request('/api/user/login/landing?password=hush-7', {
    method: 'POST',
    payload: { username: 'u', password: 'hush-8' },
    headers: { cookie: 'token=hush-9', origin: 'http://a1.localhost' },
  })
  expect(lines.join('')).toContain('a careless line')
  expect(lines.join('').match(/hush-\d/g)).toBeNull()
})

test('a kept answer is sent compressed, has a name of its own, and 304 when nothing changed', async () => {
  const site = await createSite()
  const { tour_category_id } = await site.make.category()
  for (let at = 0; at < 20; at++) await site.make.package({ tour_category_id })
  const plain = await site.request('/api/landing/packageList')
  const get = (headers: Record<string, string>) => site.request('/api/landing/packageList', { headers })
  let compressed = await get({ 'accept-encoding': 'br' })
  for (let tries = 0; tries < 50 && compressed.headers['content-encoding'] !== 'br'; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 10))
    compressed = await get({ 'accept-encoding': 'br' })
  }
  expect(compressed.headers['content-encoding']).toBe('br')
  expect(Number(compressed.headers['content-length'])).toBeLessThan(plain.rawPayload.length / 3)
  expect(compressed.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
  const gzip = await get({ 'accept-encoding': 'gzip' })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(new Set([compressed.headers.etag, gzip.headers.etag, (await get({})).headers.etag]).size).toBe(3)
  const unchanged = await get({ 'accept-encoding': 'br', 'if-none-match': String(compressed.headers.etag) })
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, ''])
})

test('an address with NUL, broken escapes or a megabyte of query is refused', async () => {
  const site = await createSite()
  for (const path of ['/travel%00', '/api/landing/packageList?page_title=%00', '/%', '/travel/%E0%A4%A']) {
    const response = await site.request(path)
    expect([path, response.statusCode]).toEqual([path, 400])
    expect(response.json()).toMatchObject({ code: 'BAD_INPUT', description: { ko: expect.any(String) } })
  }
})

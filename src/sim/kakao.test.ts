// The Kakao stand-in is as strict as Kakao: what the browser sees, single-use codes, tokens that end, and its
// codes in their shapes.
import { once } from 'node:events'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { pageCodes, tokenCodes, userCodes } from './kakao/codes.server.ts'
import { kakaoPeople } from './kakao/people.server.ts'
import { createKakaoSim } from './kakao.server.ts'

const client_id = 'key-of-one'
const redirect_uri = 'http://a1.localhost:3000/auth/kakao'
const kakao_id = kakaoPeople.verified.kakao_id
const app = { client_id, client_secret: 'secret', admin_key: 'admin', redirect_uris: [redirect_uri] }
const authorizeQuery = { response_type: 'code', client_id, redirect_uri, state: 'a b&c' }

async function createServer() {
  const sim = createKakaoSim()
  sim.registerApp(app)
  const server = Fastify()
  await sim.mount(server, '/kakao')
  onTestFinished(() => server.close())
  const form = { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' }
  const get = (url: string, authorization = '') =>
    server.inject({ url: `/kakao${url}`, headers: { authorization } })
  const post = (url: string, fields: Record<string, string>, authorization = '') =>
    server.inject({
      method: 'POST',
      url: `/kakao${url}`,
      headers: { ...form, authorization },
      payload: String(new URLSearchParams(fields)),
    })
  const authorize = (query: Record<string, string> = authorizeQuery) =>
    `/oauth/authorize?${new URLSearchParams(query)}`
  const exchange = (fields: Record<string, string> = {}) =>
    post('/oauth/token', {
      grant_type: 'authorization_code',
      client_id,
      client_secret: 'secret',
      redirect_uri,
      code: sim.agree({ client_id, redirect_uri, kakao_id }),
      ...fields,
    })
  const control = (wanted: object) =>
    server.inject({ method: 'POST', url: '/kakao/control', payload: wanted })
  return { sim, server, get, post, authorize, exchange, control }
}

test('the consent page offers everybody, runs no script, and may lead to another site', async () => {
  const { get, authorize } = await createServer()
  const page = await get(authorize())
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.headers['content-security-policy']).toContain('form-action http: https:')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  for (const person of Object.values(kakaoPeople)) expect(page.body).toContain(`value="${person.kakao_id}"`)
  expect(page.body).toContain('a1.localhost:3000')
  expect(page.body).not.toContain('<script')
})

test('agreeing leads back with a code and the state as it was', async () => {
  const { post, authorize, exchange } = await createServer()
  const answer = await post(authorize(), { kakao_id, answer: 'agree' })
  expect(answer.statusCode).toBe(302)
  const back = new URL(String(answer.headers.location))
  expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([redirect_uri, 'a b&c'])
  expect((await exchange({ code: back.searchParams.get('code') ?? '' })).statusCode).toBe(200)
})

test('denying leads back with an error and no code', async () => {
  const { post, authorize } = await createServer()
  const answer = await post(authorize(), { answer: 'deny' })
  expect([answer.statusCode, answer.headers.location]).toEqual([
    302,
    `${redirect_uri}?error=access_denied&error_description=User%20denied%20access&state=a%20b%26c`,
  ])
})

test.each([
  ['KOE101', { ...authorizeQuery, client_id: 'another' }],
  ['KOE006', { ...authorizeQuery, redirect_uri: `${redirect_uri}/` }],
  ['KOE006', { response_type: 'code', client_id }],
  ['KOE201', { ...authorizeQuery, response_type: 'token' }],
] as const)('%s is shown on a page of its own, which leads nowhere', async (code, query) => {
  const { get, post, authorize } = await createServer()
  for (const page of [
    await get(authorize(query)),
    await post(authorize(query), { kakao_id, answer: 'agree' }),
  ]) {
    expect([page.statusCode, page.headers.location]).toEqual([400, undefined])
    expect(page.body).toContain(code)
  }
})

test('a token is given as Kakao gives it', async () => {
  const { exchange } = await createServer()
  expect((await exchange()).json()).toEqual({
    token_type: 'bearer',
    access_token: expect.any(String),
    expires_in: 21_599,
    refresh_token: expect.any(String),
    refresh_token_expires_in: 5_183_999,
    scope: kakaoPeople.verified.scope,
  })
})

test.each<[string, number, string, Record<string, string>]>([
  ['KOE310', 400, 'invalid_request', { grant_type: 'password' }],
  ['KOE101', 400, 'invalid_client', { client_id: 'another' }],
  ['KOE010', 401, 'invalid_client', { client_secret: '' }],
  ['KOE320', 400, 'invalid_grant', { code: 'made-up' }],
  ['KOE303', 400, 'invalid_grant', { redirect_uri: 'http://a2.localhost:3000/auth/kakao' }],
  ['KOE319', 400, 'invalid_grant', { grant_type: 'refresh_token' }],
  ['KOE322', 400, 'invalid_grant', { grant_type: 'refresh_token', refresh_token: 'made-up' }],
])('a token is refused with %s', async (error_code, status, error, fields) => {
  const { exchange } = await createServer()
  const refused = await exchange(fields)
  expect(refused.statusCode).toBe(status)
  expect(refused.json()).toEqual({ error, error_description: expect.any(String), error_code })
})

test('a token is not given for JSON, nor for a code of another app', async () => {
  const { sim, server, exchange } = await createServer()
  const asJson = await server.inject({
    method: 'POST',
    url: '/kakao/oauth/token',
    payload: {
      grant_type: 'authorization_code',
      client_id,
      client_secret: 'secret',
      redirect_uri,
      code: sim.agree({ client_id, redirect_uri, kakao_id }),
    },
  })
  expect(asJson.json()).toMatchObject({ error_code: 'KOE310' })
  sim.registerApp({ client_id: 'key-of-two', redirect_uris: [redirect_uri] })
  expect((await exchange({ client_id: 'key-of-two' })).json()).toMatchObject({ error_code: 'KOE320' })
})

test('a code lasts ten minutes by the simulator’s clock, and works once', async () => {
  const { sim, exchange } = await createServer()
  const [early, late] = [1, 2].map(() => sim.agree({ client_id, redirect_uri, kakao_id }))
  sim.control({ advance_ms: 590_000 })
  expect((await exchange({ code: early ?? '' })).statusCode).toBe(200)
  expect((await exchange({ code: early ?? '' })).json()).toMatchObject({ error_code: 'KOE320' })
  sim.control({ advance_ms: 10_000 })
  expect((await exchange({ code: late ?? '' })).json()).toMatchObject({ error_code: 'KOE320' })
})

test('a token ends and can be renewed; the refresh token changes in its last month and ends in its turn', async () => {
  const { sim, get, exchange } = await createServer()
  const { access_token, refresh_token } = (await exchange()).json()
  const renew = async (token: string) =>
    (await exchange({ grant_type: 'refresh_token', refresh_token: token })).json()
  expect((await get('/v1/user/access_token_info', `Bearer ${access_token}`)).json()).toEqual({
    id: Number(kakao_id),
    expires_in: expect.any(Number),
    app_id: expect.any(Number),
  })
  sim.control({ advance_ms: 21_599_000 })
  expect((await get('/v2/user/me', `Bearer ${access_token}`)).json()).toEqual({
    msg: 'this access token does not exist',
    code: -401,
  })
  const renewed = await renew(refresh_token)
  expect(renewed).toEqual({ token_type: 'bearer', access_token: expect.any(String), expires_in: 21_599 })
  expect((await get('/v2/user/me', `Bearer ${renewed.access_token}`)).statusCode).toBe(200)
  sim.control({ advance_ms: 31 * 86_400_000 })
  const later = await renew(refresh_token)
  expect(later).toMatchObject({ refresh_token: expect.any(String), refresh_token_expires_in: 5_183_999 })
  sim.control({ advance_ms: 61 * 86_400_000 })
  expect(await renew(later.refresh_token)).toMatchObject({ error_code: 'KOE322' })
})

test('a person is told by GET and POST alike, the id as a number with all its digits', async () => {
  const { sim, get, post, exchange } = await createServer()
  const { access_token } = (await exchange()).json()
  const answer = await get('/v2/user/me', `Bearer ${access_token}`)
  expect(answer.json()).toMatchObject({
    id: 3910482751,
    connected_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    kakao_account: { email: 'haneul.kim@kakao.example', is_email_verified: true },
  })
  expect((await post('/v2/user/me', {}, `Bearer ${access_token}`)).body).toBe(answer.body)
  const alone = (
    await exchange({ code: sim.agree({ client_id, redirect_uri, kakao_id: kakaoPeople.idAlone.kakao_id }) })
  ).json()
  expect((await get('/v2/user/me', `Bearer ${alone.access_token}`)).body).toMatch(
    /^\{"id":9223372036854775807,"connected_at":"[^"]+"\}$/,
  )
})

test('a child under 14 gets a token and is not told', async () => {
  const { sim, get, exchange } = await createServer()
  const { access_token } = (
    await exchange({ code: sim.agree({ client_id, redirect_uri, kakao_id: kakaoPeople.under14.kakao_id }) })
  ).json()
  const refused = await get('/v2/user/me', `Bearer ${access_token}`)
  expect([refused.statusCode, refused.json().code]).toEqual([401, -406])
})

test('logging out ends the token and not the link; unlinking ends both', async () => {
  const { sim, post, exchange } = await createServer()
  const target = { target_id_type: 'user_id', target_id: kakao_id }
  const { access_token } = (await exchange()).json()
  expect((await post('/v1/user/logout', {}, `Bearer ${access_token}`)).json()).toEqual({
    id: Number(kakao_id),
  })
  expect((await post('/v1/user/logout', {}, `Bearer ${access_token}`)).json()).toMatchObject({ code: -401 })
  const again = (await exchange()).json()
  expect((await post('/v1/user/unlink', target, 'KakaoAK admin')).json()).toEqual({ id: Number(kakao_id) })
  expect((await post('/v2/user/me', {}, `Bearer ${again.access_token}`)).json()).toMatchObject({ code: -401 })
  expect((await post('/v1/user/unlink', target, 'KakaoAK admin')).json()).toMatchObject({ code: -101 })
  const own = (await exchange()).json()
  expect((await post('/v1/user/unlink', {}, `Bearer ${own.access_token}`)).statusCode).toBe(200)
  expect(sim.unlinked).toEqual([1, 2].map(() => ({ client_id, kakao_id })))
})

test('an admin key opens its own app alone, for accounts that exist', async () => {
  const { sim, post } = await createServer()
  sim.registerApp({ client_id: 'key-of-two', admin_key: 'admin-two', redirect_uris: [redirect_uri] })
  sim.agree({ client_id, redirect_uri, kakao_id })
  const unlink = async (key: string, fields: Record<string, string>) =>
    (await post('/v1/user/unlink', fields, `KakaoAK ${key}`)).json().code
  expect(await unlink('admin-two', { target_id_type: 'user_id', target_id: kakao_id })).toBe(-101)
  expect(await unlink('undefined', { target_id_type: 'user_id', target_id: kakao_id })).toBe(-401)
  expect(await unlink('admin', { target_id_type: 'user_id', target_id: '1' })).toBe(-103)
  expect(await unlink('admin', { target_id: kakao_id })).toBe(-2)
  expect(sim.unlinked).toEqual([])
})

test('every code can be asked for, at the call it belongs to and in its shape', async () => {
  const { get, post, authorize, exchange, control } = await createServer()
  for (const code of Object.keys(pageCodes)) {
    await control({ says: { authorize: code } })
    expect((await get(authorize())).body).toContain(code)
  }
  for (const [code, { status, error }] of Object.entries(tokenCodes)) {
    await control({ says: { token: code } })
    const refused = await exchange()
    expect([refused.statusCode, refused.json()]).toEqual([
      status,
      { error, error_description: expect.any(String), error_code: code },
    ])
  }
  for (const [code, { status, msg }] of Object.entries(userCodes)) {
    await control({ says: { me: code, access_token_info: code, logout: code, unlink: code } })
    const refused = [
      await get('/v2/user/me'),
      await get('/v1/user/access_token_info'),
      await post('/v1/user/logout', {}),
      await post('/v1/user/unlink', {}),
    ]
    for (const { statusCode, json } of refused)
      expect([statusCode, json()]).toEqual([status, expect.objectContaining({ msg, code: Number(code) })])
  }
  await control({ says: {} })
  expect((await exchange()).statusCode).toBe(200)
})

test('trouble is made and ended over HTTP, and only as it is known', async () => {
  const { sim, exchange, control } = await createServer()
  expect((await control({ outage: { token: 'down' } })).json()).toEqual({
    outage: { token: 'down' },
    says: {},
    unlinked: [],
  })
  expect((await exchange()).statusCode).toBe(503)
  for (const wrong of [
    { outage: { tokn: 'down' } },
    { outage: { token: 'slow' } },
    { says: { me: 'KOE320' } },
    { says: { me: 'toString' } },
    { advance_ms: -1 },
    { more: 1 },
  ])
    expect((await control(wrong)).statusCode).toBe(400)
  const code = sim.agree({ client_id, redirect_uri, kakao_id })
  await control({ outage: {}, advance_ms: 600_000 })
  expect((await exchange({ code })).json()).toMatchObject({ error_code: 'KOE320' })
  expect((await exchange()).statusCode).toBe(200)
})

test('a server with somebody stalled can still close', async () => {
  const { sim, server, authorize } = await createServer()
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  sim.control({ outage: { authorize: 'stalled' } })
  const waiting = once(server.server, 'request')
  const visit = fetch(`${origin}/kakao${authorize()}`).catch(() => 'cut off')
  await waiting
  await server.close()
  expect(await visit).toBe('cut off')
})

// Log-in by Kakao against the stand-in: every kind of person, every way it can fail, and what may be said of
// it in a log.
import Fastify, { type FastifyReply } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { kakaoPeople } from '#sim/kakao/people.server.ts'
import { createKakaoSim } from '#sim/kakao.server.ts'
import { createKakao } from './kakao.server.ts'

const app = { client_id: 'key-of-one', client_secret: 'secret-of-one', admin_key: 'admin-of-one' }
const redirect_uri = 'http://a1.localhost:3000/auth/kakao'

// Closed by force: a fetch that gave up leaves a connection behind on which nothing was ever asked.
const newServer = () => Fastify({ forceCloseConnections: true })

async function opened({ wait_ms = 5_000 } = {}) {
  const sim = createKakaoSim()
  sim.registerApp({ ...app, redirect_uris: [redirect_uri] })
  const server = newServer()
  await sim.mount(server, '/kakao')
  return { sim, ...(await listening(server, '/kakao', wait_ms)) }
}

/** Kakao as one likes it: a token for any code, and this person behind it. */
async function openedWith(me: (reply: FastifyReply) => unknown) {
  const server = newServer()
  const asked: string[] = []
  server.addHook('onRequest', async ({ url }) => void asked.push(url))
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  server.post('/oauth/token', async () => ({ access_token: 'a-token', something: 'new' }))
  server.post('/v2/user/me', (_request, reply) => void me(reply))
  return { asked, ...(await listening(server, '', 5_000)) }
}

async function listening(server: ReturnType<typeof Fastify>, prefix: string, wait_ms: number) {
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.close())
  const lines: string[] = []
  const note = (about: object, message?: string) => void lines.push(JSON.stringify({ about, message }))
  const url = () => `${origin}${prefix}`
  return {
    kakao: createKakao({ auth: url, api: url }, { info: note, warn: note, error: note }, wait_ms),
    lines,
    server,
    url,
  }
}

const json = (body: string) => (reply: FastifyReply) => reply.type('application/json').send(body)
const account = (said: object) => json(JSON.stringify({ id: 7, kakao_account: said }))

test('the browser is sent to Kakao with the key, the way back and the state', () => {
  const silent = { info: () => {}, warn: () => {}, error: () => {} }
  const asked = { client_id: 'key', redirect_uri, state: 'a&b' }
  const query = `response_type=code&client_id=key&redirect_uri=${encodeURIComponent(redirect_uri)}&state=a%26b`
  const urls = { auth: () => 'https://kauth.kakao.com', api: () => 'https://kapi.kakao.com' }
  expect(createKakao(urls, silent).createAuthorizeUrl(asked)).toBe(
    `https://kauth.kakao.com/oauth/authorize?${query}`,
  )
  expect(createKakao({ ...urls, authPage: () => '/sim' }, silent).createAuthorizeUrl(asked)).toBe(
    `/sim/oauth/authorize?${query}`,
  )
})

test.each([
  [
    'a person who gives everything is known with all of it',
    'verified',
    {
      name: '김하늘',
      email: 'haneul.kim@kakao.example',
      email_verified: true,
      gender: 'female',
      birthdate: '1991-04-12',
      contact: '010-2345-6789',
    },
  ],
  [
    'a person without an e-mail is known by nickname',
    'withoutEmail',
    { name: '준서🏕', email_verified: false },
  ],
  [
    'an unverified e-mail is told as such, and a lunar birthday not at all',
    'unverified',
    { name: '서연', email: 'seoyeon.park@naver.example', email_verified: false },
  ],
  ['a person is known by the id alone, to its last digit', 'idAlone', { email_verified: false }],
] as const)('%s', async (_name, who, known) => {
  const { sim, kakao, lines } = await opened()
  const { kakao_id } = kakaoPeople[who]
  const code = sim.agree({ client_id: app.client_id, redirect_uri, kakao_id })
  expect(await kakao.findPerson(app, { code, redirect_uri })).toEqual({ kakao_id, ...known })
  expect(lines).toEqual([])
})

test('an app without a secret sends none', async () => {
  const { sim, kakao } = await opened()
  const open = { client_id: 'key-of-two' }
  sim.registerApp({ ...open, redirect_uris: [redirect_uri] })
  const code = sim.agree({ ...open, redirect_uri, kakao_id: kakaoPeople.idAlone.kakao_id })
  expect(await kakao.findPerson(open, { code, redirect_uri })).toMatchObject({
    kakao_id: kakaoPeople.idAlone.kakao_id,
  })
})

test('a code works once', async () => {
  const { sim, kakao, lines } = await opened()
  const code = sim.agree({ client_id: app.client_id, redirect_uri, kakao_id: kakaoPeople.verified.kakao_id })
  expect(await kakao.findPerson(app, { code, redirect_uri })).toBeDefined()
  expect(await kakao.findPerson(app, { code, redirect_uri })).toBeUndefined()
  expect(lines).toEqual([expect.stringContaining('KOE320')])
})

test.each<
  [
    string,
    string,
    { app?: object; code?: string; redirect_uri?: string; later_ms?: number; who?: keyof typeof kakaoPeople },
  ]
>([
  ['a made-up code is nobody', 'KOE320', { code: 'made-up' }],
  ['a code that is ten minutes old is nobody', 'KOE320', { later_ms: 10 * 60_000 }],
  ['a wrong secret is nobody', 'KOE010', { app: { client_secret: 'another' } }],
  ['a missing secret is nobody', 'KOE010', { app: { client_secret: undefined } }],
  ['an unknown key is nobody', 'KOE101', { app: { client_id: 'another' } }],
  [
    'another way back than the one that was asked for is nobody',
    'KOE303',
    { redirect_uri: `${redirect_uri}/` },
  ],
  ['a child under 14 is nobody', '-406', { who: 'under14' }],
])('%s', async (_name, failed, { later_ms = 0, who = 'verified', ...other }) => {
  const { sim, kakao, lines } = await opened()
  const code = sim.agree({ client_id: app.client_id, redirect_uri, kakao_id: kakaoPeople[who].kakao_id })
  sim.control({ advance_ms: later_ms })
  expect(await kakao.findPerson({ ...app, ...other.app }, { code, redirect_uri, ...other })).toBeUndefined()
  expect(lines).toEqual([expect.stringContaining(`"${failed}"`)])
})

test.each(['token', 'me'] as const)(
  'while Kakao is down or silent at %s, nobody comes in and nobody waits longer than the limit',
  async (call) => {
    const { sim, kakao, lines } = await opened({ wait_ms: 1_000 })
    const ask = () =>
      kakao.findPerson(app, {
        code: sim.agree({ client_id: app.client_id, redirect_uri, kakao_id: kakaoPeople.verified.kakao_id }),
        redirect_uri,
      })
    sim.control({ outage: { [call]: 'down' } })
    expect(await ask()).toBeUndefined()
    sim.control({ outage: { [call]: 'stalled' } })
    const started = performance.now()
    expect(await ask()).toBeUndefined()
    expect(performance.now() - started).toBeLessThan(3_000)
    expect(lines).toEqual([expect.stringContaining('"503"'), expect.stringContaining('"TimeoutError"')])
    sim.control({ outage: {} })
    expect(await ask()).toMatchObject({ name: '김하늘' })
  },
)

test('an answer that begins and does not end counts as none', async () => {
  const { url } = await openedWith((reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'application/json' })
    reply.raw.write('{"id":')
  })
  const kakao = createKakao({ auth: url, api: url }, { info: () => {}, warn: () => {}, error: () => {} }, 200)
  expect(await kakao.findPerson(app, { code: 'any', redirect_uri })).toBeUndefined()
})

test('a Kakao that is not there at all is nobody, too', async () => {
  const { sim, kakao, lines, server } = await opened()
  const code = sim.agree({ client_id: app.client_id, redirect_uri, kakao_id: kakaoPeople.verified.kakao_id })
  await server.close()
  expect(await kakao.findPerson(app, { code, redirect_uri })).toBeUndefined()
  expect(lines).toEqual([expect.stringContaining('ECONNREFUSED')])
})

test('a redirect is not followed: the token stays here', async () => {
  const { kakao, asked } = await openedWith((reply) => reply.redirect('/elsewhere', 307))
  expect(await kakao.findPerson(app, { code: 'any', redirect_uri })).toBeUndefined()
  expect(asked).toEqual(['/oauth/token', '/v2/user/me'])
})

test.each([
  ['9007199254740993', '9007199254740993'],
  ['4019283746', '4019283746'],
  ['"4019283746"', '4019283746'],
])('the id %s keeps its digits', async (sent, kakao_id) => {
  const { kakao } = await openedWith(json(`{"id":${sent},"new":{"fields":[1.5]}}`))
  expect(await kakao.findPerson(app, { code: 'any', redirect_uri })).toEqual({
    kakao_id,
    email_verified: false,
  })
})

test.each([
  '{}',
  '{"id":null}',
  '{"id":0}',
  '{"id":-5}',
  '{"id":1.5}',
  '{"id":1e300}',
  '{"id":"7; drop"}',
  '[]',
  'null',
  '{"id":7',
])('an answer without a usable id is nobody: %s', async (body) => {
  const { kakao, lines } = await openedWith(json(body))
  expect(await kakao.findPerson(app, { code: 'any', redirect_uri })).toBeUndefined()
  expect(lines).toHaveLength(1)
})

test.each<[string, object, object]>([
  [
    'an address that is verified but no longer valid is not trusted',
    { email: 'a@b.kr', is_email_valid: false, is_email_verified: true },
    { email: 'a@b.kr' },
  ],
  ['an address without a word on it is not trusted', { email: 'a@b.kr' }, { email: 'a@b.kr' }],
  [
    'flags that are no booleans do not count',
    { email: 'a@b.kr', is_email_valid: 'true', is_email_verified: 1 },
    { email: 'a@b.kr' },
  ],
  ['flags without an address verify nothing', { is_email_valid: true, is_email_verified: true }, {}],
  [
    'an address that is none is left out',
    { email: 'not an address', is_email_valid: true, is_email_verified: true },
    {},
  ],
  [
    'a name with control characters and an empty one are left out',
    { name: 'a\u0000b', profile: { nickname: ' ' } },
    {},
  ],
  ['an endless name is left out', { name: '하'.repeat(61) }, {}],
  [
    'the real name comes before the nickname',
    { name: ' 김하늘 ', profile: { nickname: '하늘' } },
    { name: '김하늘' },
  ],
  ['a day that does not exist is left out', { birthyear: '2001', birthday: '0229' }, {}],
  ['a birthday without a year is left out', { birthday: '0412' }, {}],
  ['a birthday to come is left out', { birthyear: '2099', birthday: '0101' }, {}],
  ['a leap day is a day', { birthyear: '2000', birthday: '0229' }, { birthdate: '2000-02-29' }],
  ['a foreign number keeps its country', { phone_number: '+1 2025550123' }, { contact: '+1 2025550123' }],
  ['a number that is none is left out', { phone_number: 'call me' }, {}],
  ['an unknown gender is left out', { gender: 'other' }, {}],
])('%s', async (_name, said, known) => {
  const { kakao } = await openedWith(account(said))
  expect(await kakao.findPerson(app, { code: 'any', redirect_uri })).toEqual({
    kakao_id: '7',
    email_verified: false,
    ...known,
  })
})

test('who is unlinked once stays so, and a second time is no failure', async () => {
  const { sim, kakao } = await opened()
  const { kakao_id } = kakaoPeople.idAlone
  await kakao.findPerson(app, {
    code: sim.agree({ client_id: app.client_id, redirect_uri, kakao_id }),
    redirect_uri,
  })
  await kakao.unlink(app, kakao_id)
  await kakao.unlink(app, kakao_id)
  expect(sim.unlinked).toEqual([{ client_id: app.client_id, kakao_id }])
})

test('an unlinking that did not happen is thrown, so that it is tried again, and then it happens', async () => {
  const { sim, kakao } = await opened({ wait_ms: 2_000 })
  const { kakao_id } = kakaoPeople.verified
  sim.agree({ client_id: app.client_id, redirect_uri, kakao_id })
  sim.control({ outage: { unlink: 'down' } })
  await expect(kakao.unlink(app, kakao_id)).rejects.toThrow('Kakao did not unlink: 503')
  sim.control({ outage: { unlink: 'stalled' } })
  await expect(kakao.unlink(app, kakao_id)).rejects.toThrow('TimeoutError')
  sim.control({ outage: {} })
  await expect(kakao.unlink({ ...app, admin_key: 'another' }, kakao_id)).rejects.toThrow('-401')
  await expect(kakao.unlink({ client_id: app.client_id }, kakao_id)).rejects.toThrow('admin key')
  expect(sim.unlinked).toEqual([])
  await kakao.unlink(app, kakao_id)
  expect(sim.unlinked).toHaveLength(1)
})

test('no secret, code, id or text of Kakao’s stands in a log or an error', async () => {
  const secrets = /secret-of-one|admin-of-one|code-of-one|a-token|3910482751|a1\.localhost|haneul/
  const chatty = await openedWith((reply) =>
    reply
      .code(400)
      .send({ msg: 'a-token of haneul', code: '3910482751 secret-of-one', error_code: 'KOE320 code-of-one' }),
  )
  await chatty.kakao.findPerson(app, { code: 'code-of-one', redirect_uri })
  const { sim, kakao, lines } = await opened({ wait_ms: 200 })
  const errors: string[] = []
  for (const outage of ['down', 'stalled'] as const) {
    sim.control({ outage: { token: outage, unlink: outage } })
    await kakao.findPerson(app, { code: 'code-of-one', redirect_uri })
    await kakao
      .unlink(app, kakaoPeople.verified.kakao_id)
      .catch((error) => errors.push(`${error.stack} ${JSON.stringify(error)}`))
  }
  expect([chatty.lines.length, lines.length, errors.length]).toEqual([1, 2, 2])
  for (const line of [...chatty.lines, ...lines, ...errors]) expect(line).not.toMatch(secrets)
})

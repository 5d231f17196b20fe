// Logging in with Kakao: a code and a state, of this browser and this agency, once.
import Fastify from 'fastify'
import { beforeAll, expect, test, vi } from 'vitest'
import { saveSecret } from '#domain/agency/keys/secrets.server.ts'
import { unlinkKakao } from '#domain/member/unlink-kakao.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { kakaoPeople } from '#sim/kakao/people.server.ts'
import { createKakaoSim, type KakaoSim } from '#sim/kakao.server.ts'
import { startDuringTransaction } from './during-transaction.ts'
import { cleanUpAfterFile } from './file-cleanup.ts'
import { queryAsOwner } from './form-endpoints.ts'
import { createSite, type Site } from './site.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const apps = [1, 2].map((key) => ({
  key,
  client_id: `app-${key}`,
  client_secret: `secret-${key}`,
  admin_key: `admin-${key}`,
  redirect_uri: `http://a${key}.localhost/auth/kakao`,
}))
let site: Site
let kakao: KakaoSim
beforeAll(async () => {
  kakao = createKakaoSim()
  const app = Fastify({ forceCloseConnections: true })
  await kakao.mount(app, '/kakao')
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/kakao`
  cleanUpAfterFile(() => app.close())
  site = await createSite({ shared: true, env: { KAKAO_AUTH_URL: url, KAKAO_API_URL: url } })
  for (const { key, client_id, client_secret, admin_key, redirect_uri } of apps) {
    kakao.registerApp({ client_id, client_secret, admin_key, redirect_uris: [redirect_uri] })
    await site.db
      .updateTable('agency_info')
      .set({ kakao_key: client_id })
      .where('travel_agency', '=', key)
      .execute()
    await runInTransaction(site.db, key, async (tx) => {
      const of = { db: tx, travel_agency: key, keyFor: site.naru.keyFor }
      await saveSecret(of, 'kakao_client_secret', client_secret)
      await saveSecret(of, 'kakao_admin_key', admin_key)
    })
  }
})

const getApp = (key: number) => apps.find((app) => app.key === key) ?? expect.fail()

/** To Kakao; what comes back is the state in the address. */
async function startLogin(person: Visitor, key = 1): Promise<string> {
  const response = await site.naru.app.inject({
    url: '/auth/kakao/start',
    headers: { host: `a${key}.localhost` },
  })
  const there = new URL(String(response.headers.location))
  expect([
    response.statusCode,
    there.searchParams.get('client_id'),
    there.searchParams.get('redirect_uri'),
  ]).toEqual([302, getApp(key).client_id, getApp(key).redirect_uri])
  const cookie =
    [response.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('kakao_state')) ?? ''
  expect(cookie).toMatch(/HttpOnly.*SameSite=Strict/)
  person.cookies.set('kakao_state', /kakao_state=([^;]+)/.exec(cookie)?.[1] ?? '')
  return there.searchParams.get('state') ?? ''
}
const agreeAtKakao = (kakao_id: string, key = 1) =>
  kakao.agree({ client_id: getApp(key).client_id, redirect_uri: getApp(key).redirect_uri, kakao_id })
const returnFromKakao = (person: Visitor, code: string, state: string) =>
  person.send('POST', '/api/user/kakaoLogin', { code, state })
const listMembers = (key: number) =>
  runInTransaction(site.db, key, (tx) =>
    tx.selectFrom('member').selectAll().where('travel_agency', '=', key).orderBy('id').execute(),
  )

test('each kind of person comes in, with an id alone too, and is the same member the second time', async () => {
  for (const who of ['verified', 'withoutEmail', 'unverified', 'idAlone'] as const) {
    const me = createVisitor(site)
    const { kakao_id } = kakaoPeople[who]
    const state = await startLogin(me)
    const first = await returnFromKakao(me, agreeAtKakao(kakao_id), state)
    expect([who, first.status]).toEqual([who, 200])
    expect((await me.info()).body).toMatchObject({
      id: first.body.id,
      login_type: 'kakao',
      consents_missing: true,
      email_verified: who === 'verified',
    })
    const again = createVisitor(site)
    expect((await returnFromKakao(again, agreeAtKakao(kakao_id), await startLogin(again))).body.id).toBe(
      first.body.id,
    )
  }
  expect((await listMembers(1)).filter(({ kakao_id }) => kakao_id)).toHaveLength(4)
})

test('a Kakao log-in with a known email creates a separate account: accounts are never merged', async () => {
  const address = kakaoPeople.verified.account?.email ?? ''
  const { id } = await site.makeAt(2).member({ email: address, email_verified: true })
  const me = createVisitor(site, { host: 'a2.localhost' })
  const { body } = await returnFromKakao(
    me,
    agreeAtKakao(kakaoPeople.verified.kakao_id, 2),
    await startLogin(me, 2),
  )
  expect(body.id).not.toBe(id)
  expect((await me.info()).body.email_verified).toBe(false)
})

const deleteMember = (kakao_id: string) =>
  runInTransaction(site.db, 1, (tx) =>
    tx.deleteFrom('member').where('travel_agency', '=', 1).where('kakao_id', '=', kakao_id).execute(),
  )

test('taking an id first does not block the Kakao member', async () => {
  const { kakao_id } = kakaoPeople.idAlone
  await deleteMember(kakao_id)
  const other = createVisitor(site)
  const join = (login_id: string) =>
    other.send('POST', '/api/user/join', { login_id, password: '나루 건너 저 언덕' })
  expect([(await join(`kakao_${kakao_id}`)).status, (await join(`kakao:${kakao_id}`)).body.code]).toEqual([
    200,
    'BAD_INPUT',
  ])
  const me = createVisitor(site)
  expect((await returnFromKakao(me, agreeAtKakao(kakao_id), await startLogin(me))).status).toBe(200)
})

test('who comes for the first time in several tabs at once is one member', async () => {
  const { kakao_id } = kakaoPeople.verified
  await deleteMember(kakao_id)
  const tabs = Array.from({ length: 4 }, () => createVisitor(site))
  const ways = []
  for (const tab of tabs) ways.push({ tab, state: await startLogin(tab), code: agreeAtKakao(kakao_id) })
  const answers = await Promise.all(ways.map(({ tab, code, state }) => returnFromKakao(tab, code, state)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
})

test('an address and a telephone that another member gets at the same moment stay with that member', async () => {
  const { kakao_id, account } = kakaoPeople.verified
  await deleteMember(kakao_id)
  const me = createVisitor(site)
  const state = await startLogin(me)
  const [coming] = await runInTransaction(site.db, 1, async (tx) => {
    await tx
      .insertInto('member')
      .values({
        travel_agency: 1,
        login_id: 'quicker',
        contact: '010-2345-6789',
        email: account?.email,
        email_verified: true,
      })
      .execute()
    return startDuringTransaction(site, () => returnFromKakao(me, agreeAtKakao(kakao_id), state))
  })
  expect((await coming).status).toBe(200)
  expect((await me.info()).body).toMatchObject({
    login_type: 'kakao',
    contact: null,
    email: account?.email,
    email_verified: false,
  })
})

test.each<[string, (me: Visitor) => Promise<{ code: string; state: string }>]>([
  [
    'a state nobody was given',
    async (me) => ({ state: `${await startLogin(me)}x`, code: agreeAtKakao(kakaoPeople.verified.kakao_id) }),
  ],
  [
    'the state of another browser',
    async () => ({
      state: await startLogin(createVisitor(site)),
      code: agreeAtKakao(kakaoPeople.verified.kakao_id),
    }),
  ],
  [
    'a state without its cookie',
    async (me) => {
      const state = await startLogin(me)
      me.cookies.delete('kakao_state')
      return { state, code: agreeAtKakao(kakaoPeople.verified.kakao_id) }
    },
  ],
  [
    'the state of another agency',
    async (me) => {
      const other = createVisitor(site)
      const state = await startLogin(other, 2)
      me.cookies.set('kakao_state', other.cookies.get('kakao_state') ?? '')
      return { state, code: agreeAtKakao(kakaoPeople.verified.kakao_id) }
    },
  ],
  [
    'a state that is ten minutes old',
    async (me) => {
      const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 601_000)
      const state = await startLogin(me).finally(() => now.mockRestore())
      return { state, code: agreeAtKakao(kakaoPeople.verified.kakao_id) }
    },
  ],
  [
    'a state whose end was moved',
    async (me) => {
      const [nonce, until, mac] = (await startLogin(me)).split('.')
      const state = `${nonce}.${Number(until) + 600}.${mac}`
      me.cookies.set('kakao_state', state)
      return { state, code: agreeAtKakao(kakaoPeople.verified.kakao_id) }
    },
  ],
  ['a code nobody gave', async (me) => ({ state: await startLogin(me), code: 'made-up' })],
  [
    'the code of another agency’s app',
    async (me) => ({ state: await startLogin(me), code: agreeAtKakao(kakaoPeople.verified.kakao_id, 2) }),
  ],
  [
    'a code that was used',
    async (me) => {
      const code = agreeAtKakao(kakaoPeople.verified.kakao_id)
      const other = createVisitor(site)
      await returnFromKakao(other, code, await startLogin(other))
      return { state: await startLogin(me), code }
    },
  ],
  [
    'somebody under fourteen',
    async (me) => ({ state: await startLogin(me), code: agreeAtKakao(kakaoPeople.under14.kakao_id) }),
  ],
])('%s lets nobody in', async (_, prepare) => {
  const before = (await listMembers(1)).length
  const me = createVisitor(site)
  const { code, state } = await prepare(me)
  const { status, body } = await returnFromKakao(me, code, state)
  expect([status, body.code]).toEqual([401, 'KAKAO_FAILED'])
  expect(me.cookies.has('token')).toBe(false)
  expect(await listMembers(1)).toHaveLength(before)
})

test('starting a Kakao log-in writes nothing', async () => {
  const everyRow = () =>
    queryAsOwner(
      site,
      `select sum((xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', relname), false, true, '')))[1]::text::int)
       from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
  const before = await everyRow()
  for (let at = 0; at < 20; at++) await startLogin(createVisitor(site))
  expect(await everyRow()).toEqual(before)
})

test('a state is good once, even when Kakao did not answer', async () => {
  const me = createVisitor(site)
  const state = await startLogin(me)
  const cookie = me.cookies.get('kakao_state') ?? ''
  kakao.control({ outage: { token: 'down' } })
  expect((await returnFromKakao(me, agreeAtKakao(kakaoPeople.verified.kakao_id), state)).status).toBe(401)
  kakao.control({ outage: {} })
  me.cookies.set('kakao_state', cookie)
  expect((await returnFromKakao(me, agreeAtKakao(kakaoPeople.verified.kakao_id), state)).status).toBe(401)
})

test('without a Kakao key the log-in is not offered; with one, no answer contains the secret', async () => {
  const info = await site.request('/api/landing/landingHomepageInfo')
  expect(info.body).toContain('app-1')
  expect(info.body).not.toContain('secret-1')
  await site.db.updateTable('agency_info').set({ kakao_key: null }).where('travel_agency', '=', 2).execute()
  await expect
    .poll(
      async () =>
        (await site.naru.app.inject({ url: '/auth/kakao/start', headers: { host: 'a2.localhost' } })).headers
          .location,
      { timeout: 10_000 },
    )
    .toBe('/auth/login')
})

test('a Kakao member leaves without a password, and Kakao is told', async () => {
  const me = createVisitor(site)
  const { kakao_id } = kakaoPeople.withoutEmail
  await returnFromKakao(me, agreeAtKakao(kakao_id), await startLogin(me))
  expect((await me.send('DELETE', '/api/landing/user/withdrawal', {})).status).toBe(200)
  const { db, cache, keyFor, integrations } = site.naru.deps
  await unlinkKakao({ db, cache, keyFor, integrations }, { travel_agency: 1, kakao_id })
  expect(kakao.unlinked).toEqual([{ client_id: 'app-1', kakao_id }])
})

// §7 User: staying logged in, and tokens that log nobody in.
import { createHmac } from 'node:crypto'
import { parseSetCookie } from 'cookie'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { issueToken, readToken } from '#domain/member/access-token.server.ts'
import { sessionSeconds } from '#limits/access.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { countCases } from './attacks/count-cases.ts'
import { createBrowser, createMemberWith, runInAgency, setUpMembers, site } from './members-setup.ts'
import { rightPassword } from './password.ts'
import { retryWhile503 } from './visitor.ts'

beforeAll(setUpMembers)

test('a token that was good once is not good for ever, nor at another agency, nor after the log-in', async () => {
  const key = site.naru.keyFor('access token')
  const person = await site.make.member()
  const token = await issueToken(key, 1, person)
  const whoIs = async (travel_agency = 1) =>
    (await readToken(token, { key, db: site.db, travel_agency, trips: [] }))?.person.id
  expect([await whoIs(), await whoIs(), await whoIs(2), await whoIs(2)]).toEqual([
    person.id,
    person.id,
    undefined,
    undefined,
  ])
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + (sessionSeconds.token + 60) * 1000)
  expect(await whoIs()).toBeUndefined()
  clock.mockRestore()
  expect(await whoIs()).toBe(person.id)
  await runInTransaction(site.db, 1, (tx) =>
    tx.deleteFrom('session').where('travel_agency', '=', 1).where('sid', '=', person.sid).execute(),
  )
  expect(await whoIs()).toBeUndefined()
})

describe('staying logged in', () => {
  test('a hundred refreshes at once from one browser: all get the same successor, and nobody is logged out', async () => {
    const { login_id } = await createMemberWith()
    const me = createBrowser()
    await me.login(login_id, rightPassword)
    const sent = decodeURIComponent(me.cookies.get('refreshToken') ?? '')
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => retryWhile503(() => createBrowser().refresh({ refreshToken: sent }))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1)
    expect((await createBrowser().refresh({ refreshToken: answers[0]?.body.refreshToken })).status).toBe(200)
  })

  test('reusing a refresh token ends the session and all its tokens', async () => {
    const replays = await Promise.all(
      Array.from({ length: 25 }, async () => {
        const { login_id } = await createMemberWith()
        const me = createBrowser()
        const { body: first } = await me.login(login_id, rightPassword)
        const { body: second } = await me.refresh()
        const { body: third } = await me.refresh()
        const answers = []
        for (let at = 0; at < 20; at++)
          answers.push((await createBrowser().refresh({ refreshToken: first.refreshToken })).status)
        const after = await Promise.all([
          createBrowser().refresh({ refreshToken: second.refreshToken }),
          createBrowser().refresh({ refreshToken: third.refreshToken }),
          me.info(),
        ])
        return [...answers, ...after.map(({ status }) => status)]
      }),
    )
    expect(new Set(replays.flat())).toEqual(new Set([401]))
  })

  test('after ten seconds reusing the previous refresh token ends the session too', async () => {
    const { id, login_id } = await createMemberWith()
    const me = createBrowser()
    const { body: first } = await me.login(login_id, rightPassword)
    await me.refresh()
    await runInAgency((tx) =>
      tx
        .updateTable('session')
        .set({ rotated: sql`now() - interval '11 seconds'` })
        .where('travel_agency', '=', 1)
        .where('member_id', '=', id)
        .execute(),
    )
    expect((await createBrowser().refresh({ refreshToken: first.refreshToken })).status).toBe(401)
    expect((await me.refresh()).status).toBe(401)
    expect(me.cookies.has('refreshToken')).toBe(false)
  })

  test('after ninety days a log-in is over, however often it was carried on', async () => {
    const { id, login_id } = await createMemberWith()
    const me = createBrowser()
    await me.login(login_id, rightPassword, { auto_login: true })
    const age = (days: number) =>
      runInAgency((tx) =>
        tx
          .updateTable('session')
          .set({ started: sql`now() - make_interval(days => ${days}::int)` })
          .where('travel_agency', '=', 1)
          .where('member_id', '=', id)
          .execute(),
      )
    await age(80)
    const late = await me.refresh()
    expect(late.status).toBe(200)
    const { maxAge = 0 } = parseSetCookie(
      [late.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('refreshToken')) ?? '',
    )
    expect([maxAge <= 10 * 86_400, maxAge > 10 * 86_400 - 60]).toEqual([true, true])
    await age(90)
    expect((await me.refresh()).status).toBe(401)
    expect(me.cookies.has('refreshToken')).toBe(false)
  })

  test('a page goes on with the refresh token when the access token has ended', async () => {
    const { login_id } = await createMemberWith()
    const me = createBrowser()
    await me.login(login_id, rightPassword)
    me.cookies.delete('token')
    const page = await site.naru.app.inject({
      url: '/',
      headers: {
        host: 'a1.localhost',
        cookie: [...me.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    expect(page.body).toContain('"isLoggedIn":true')
    expect([page.headers['set-cookie'] ?? []].flat().some((line) => line.startsWith('token='))).toBe(true)
  })

  test('logging out, changing the password and withdrawing end every log-in at once', async () => {
    for (const how of ['logout', 'logout when the access token has ended', 'password', 'withdrawal']) {
      const { login_id } = await createMemberWith()
      const [me, ...others] = Array.from({ length: 8 }, () => createBrowser())
      // at once they would count as guesses
      for (const one of [me, ...others]) await one?.login(login_id, rightPassword)
      if (how === 'logout when the access token has ended') me?.cookies.delete('token')
      if (how.startsWith('logout')) expect((await me?.send('POST', '/api/user/logout', {}))?.status).toBe(200)
      if (how === 'password')
        expect(
          (
            await me?.send('PUT', '/api/landing/user/updatePassword', {
              current_password: rightPassword,
              new_password: '새로운 나루터 1',
            })
          )?.status,
        ).toBe(200)
      if (how === 'withdrawal')
        expect(
          (await me?.send('DELETE', '/api/landing/user/withdrawal', { password: rightPassword }))?.status,
        ).toBe(200)
      for (const other of others)
        expect([how, (await other.info()).status, (await other.refresh()).status]).toEqual([how, 401, 401])
      expect((await me?.info())?.status).toBe(how === 'password' ? 200 : 401)
    }
  })

  test('a refresh token that is forged, of another agency or over logs nobody out', async () => {
    const { id, login_id } = await createMemberWith()
    const me = createBrowser()
    const { body } = await me.login(login_id, rightPassword)
    const logOutWith = async (refreshToken: string, host = 'a1.localhost') => {
      const stranger = createBrowser({ host })
      stranger.cookies.set('refreshToken', refreshToken)
      expect((await stranger.send('POST', '/api/user/logout', {})).status).toBe(200)
    }
    for (const forged of [
      '',
      'nonsense',
      body.refreshToken.replace(/.{4}$/, 'AAAA'),
      body.refreshToken.replace('.0.', '.1.'),
    ])
      await logOutWith(forged)
    await logOutWith(body.refreshToken, 'a2.localhost')
    expect((await me.info()).status).toBe(200)
    const other = createBrowser()
    await other.login(login_id, rightPassword)
    await runInAgency((tx) =>
      tx
        .updateTable('session')
        .set({ expires: sql`now() - interval '1 second'` })
        .where('travel_agency', '=', 1)
        .where('member_id', '=', id)
        .where('sid', '=', body.refreshToken.slice(0, 36))
        .execute(),
    )
    await logOutWith(body.refreshToken)
    expect((await other.info()).status).toBe(200)
  })

  test('forty forged tokens at eight endpoints log nobody in', async () => {
    const { id, login_id } = await createMemberWith()
    await createMemberWith({ login_id: 'token-two' }, 2)
    const me = createBrowser()
    const { body } = await me.login(login_id, rightPassword)
    const elsewhere = createBrowser({ host: 'a2.localhost' })
    const { body: foreign } = await elsewhere.login('token-two', rightPassword)
    const [head = '', claims = '', mac = ''] = String(body.token).split('.')
    const b64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const payload = JSON.parse(Buffer.from(claims, 'base64url').toString())
    const sign = (h: unknown, c: unknown, key: string | Uint8Array = 'secret') =>
      `${b64(h)}.${b64(c)}.${createHmac('sha256', key)
        .update(`${b64(h)}.${b64(c)}`)
        .digest('base64url')}`
    const ours = site.naru.keyFor('access token')
    const good = { alg: 'HS256', typ: 'at+jwt' }
    const crafted = [
      foreign.token,
      body.refreshToken,
      `${head}.${claims}.`,
      `${head}.${claims}`,
      `${b64({ alg: 'none', typ: 'at+jwt' })}.${claims}.`,
      `${b64({ alg: 'None', typ: 'at+jwt' })}.${claims}.${mac}`,
      sign(good, payload),
      sign({ ...good, alg: 'HS512' }, payload, ours),
      sign({ ...good, typ: 'JWT' }, payload, ours),
      sign({ alg: 'HS256' }, payload, ours),
      sign({ ...good, kid: '../../etc/passwd' }, payload),
      sign({ ...good, jku: 'http://evil.example/keys' }, payload),
      sign({ ...good, jwk: { kty: 'oct', k: 'c2VjcmV0' } }, payload),
      sign(good, { ...payload, aud: '2' }, ours),
      sign(good, { ...payload, aud: ['2', '3'] }, ours),
      sign(good, { ...payload, iss: 'other' }, ours),
      sign(good, { ...payload, exp: Math.floor(Date.now() / 1000) - 61 }, ours),
      sign(good, { ...payload, exp: undefined }, ours),
      sign(good, { ...payload, sub: String(id + 1) }, ours),
      sign(good, { ...payload, sub: id }, ours),
      sign(good, { ...payload, sid: '00000000-0000-4000-8000-000000000000' }, ours),
      sign(good, { ...payload, sid: "' or 1=1 --" }, ours),
      sign(good, { ...payload, sid: undefined }, ours),
      sign(good, payload, site.naru.keyFor('refresh token')),
      'nonsense',
      '..',
      'a'.repeat(4_000),
      ...Array.from(
        { length: 13 },
        (_, at) => `${head}.${claims.slice(0, at + 1)}A${claims.slice(at + 2)}.${mac}`,
      ),
    ]
    expect(crafted).toHaveLength(40)
    const endpoints = [
      '/api/landing/user/info',
      '/api/landing/user/package/wishlist',
      '/api/landing/user/booking/packageList',
      '/api/landing/user/info?id=1',
    ]
    const writes = [
      '/api/landing/user/update',
      '/api/landing/user/updatePassword',
      '/api/landing/user/withdrawal',
      '/api/landing/user/askVerification',
    ]
    const methods: Record<string, 'DELETE' | 'POST'> = { withdrawal: 'DELETE', askVerification: 'POST' }
    countCases(crafted.length * (endpoints.length + writes.length))
    let refused = 0
    for (const token of crafted) {
      for (const endpoint of endpoints)
        refused += Number(
          (await site.request(endpoint, { headers: { cookie: `token=${token}` } })).statusCode === 401,
        )
      for (const endpoint of writes)
        refused += Number(
          (
            await site.request(endpoint, {
              method: methods[endpoint.split('/').at(-1) ?? ''] ?? 'PUT',
              headers: {
                cookie: `token=${token}`,
                origin: 'http://a1.localhost',
                'content-type': 'application/json',
              },
              payload: '{}',
            })
          ).statusCode === 401,
        )
    }
    expect(refused).toBe(crafted.length * (endpoints.length + writes.length))
    expect((await me.info()).status).toBe(200)
  })

  test('two token cookies: pages see a visitor, writes are refused', async () => {
    const { login_id } = await createMemberWith()
    const me = createBrowser()
    const { body } = await me.login(login_id, rightPassword)
    const cookie = `token=${body.token}; token=${body.token}`
    expect((await site.request('/', { headers: { cookie } })).body).toContain('"isLoggedIn":false')
    expect(
      (
        await site.request('/api/user/logout', {
          method: 'POST',
          headers: { cookie, origin: 'http://a1.localhost', 'content-type': 'application/json' },
          payload: '{}',
        })
      ).json().code,
    ).toBe('ABNORMAL_ACCESS')
  })
})

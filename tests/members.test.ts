// §7 User: join, log in, stay logged in, my own data, leaving.
import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { parseSetCookie } from 'cookie'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { issueToken, readToken } from '#domain/member/token.server.ts'
import { sessionSeconds } from '#limits.ts'
import { dayAfter } from '#plain/days.ts'
import { seoulDay } from '#plain/format.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { hashPassword } from '#platform/passwords.server.ts'
import { tried } from './attacks/tried.ts'
import { beginBeside } from './beside.ts'
import { reservationOf } from './lent/reservation.ts'
import { personAt } from './person.ts'
import { openSite, type Site } from './site.ts'

const right = '나루 건너 저 언덕'
let site: Site
let hash: string
beforeAll(async () => {
  site = await openSite({ keep: true })
  // as strong as this test needs
  hash = await hashPassword({ travel_agency: 1 }, right, { memory: 1_024, passes: 1 })
  await site.db
    .insertInto('terms')
    .values(
      (['use', 'privacy', 'tour'] as const).map((type) => ({
        travel_agency: 1,
        type,
        version: '2',
        effective_date: '2020-01-01',
        title: { ko: type, en: type },
        contents: { ko: `글 ${type}`, en: type },
      })),
    )
    .execute()
})

const browser = (at?: Parameters<typeof personAt>[1]) => personAt(site, at)

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
  await inAgency(site.db, 1, (tx) =>
    tx.deleteFrom('session').where('travel_agency', '=', 1).where('sid', '=', person.sid).execute(),
  )
  expect(await whoIs()).toBeUndefined()
})

/** Told to come again is no answer. */
async function untilAnswered<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await ask()
    if (answer.status !== 503) return answer
    await wait(50)
  }
}

let names = 0
async function memberWith(given: Record<string, unknown> = {}, key = 1) {
  const login_id = `person${++names}`
  const { id } = await site.makeAt(key).member({ login_id, password_hash: hash, name: '김미나', ...given })
  return { id, login_id: String(given.login_id ?? login_id) }
}

const inside = <T>(work: Parameters<typeof inAgency<T>>[2], key = 1) => inAgency(site.db, key, work)
const memberRow = (id: number) =>
  inside((tx) =>
    tx
      .selectFrom('member')
      .selectAll()
      .where('travel_agency', '=', 1)
      .where('id', '=', id)
      .executeTakeFirst(),
  )
const all = { age: true, use: true, privacy: true, tour: true }

describe('join', () => {
  test('an id and a password suffice; the id is free before and taken after, in whatever letters', async () => {
    const me = browser()
    expect((await me.send('GET', '/api/user/idFree?login_id=Mina.K')).body).toEqual({ free: true })
    expect(
      (await me.send('POST', '/api/user/join', { login_id: 'Mina.K', password: right, role: 'MEMBER' }))
        .status,
    ).toBe(200)
    expect((await me.send('GET', '/api/user/idFree?login_id=mina.k')).body).toEqual({ free: false })
    expect(
      (await me.send('POST', '/api/user/join', { login_id: 'MINA.K', password: right })).body,
    ).toMatchObject({ code: 'ID_TAKEN', description: { ko: '이미 사용 중인 아이디입니다.' } })
    expect((await me.login('MINA.k', right)).status).toBe(200)
    expect((await me.info()).body).toMatchObject({
      login_id: 'mina.k',
      login_type: 'id',
      consents_missing: true,
    })
  })

  test('everything the form asks is kept, and each consent with the version and the hash of its text', async () => {
    const me = browser()
    const form = {
      login_id: 'whole',
      password: right,
      name: '홍길동',
      email: 'Hong@example.com',
      contact: '010-9999-0001',
      gender: 'male',
      birthdate: '1990-02-28',
      consents: all,
    }
    const { body } = await me.send('POST', '/api/user/join', form)
    await me.login('whole', right)
    expect((await me.info()).body).toMatchObject({
      id: body.id,
      name: '홍길동',
      email: 'Hong@example.com',
      email_verified: false,
      gender: 'male',
      birthdate: '1990-02-28',
      consents_missing: false,
    })
    const kept = await inside((tx) =>
      tx
        .selectFrom('consent')
        .select(['type', 'version', 'text_hash'])
        .where('travel_agency', '=', 1)
        .where('member_id', '=', body.id)
        .orderBy('type')
        .execute(),
    )
    expect(kept.map(({ type, version, text_hash }) => [type, version, text_hash.length])).toEqual([
      ['age', '', 0],
      ['privacy', '2', 64],
      ['tour', '2', 64],
      ['use', '2', 64],
    ])
  })

  test('a telephone belongs to one member, however it is written', async () => {
    const me = browser()
    expect(
      (
        await me.send('POST', '/api/user/join', {
          login_id: 'phone1',
          password: right,
          contact: '010-7777-1111',
        })
      ).status,
    ).toBe(200)
    for (const contact of ['01077771111', '+82 10-7777-1111', '010 7777 1111'])
      expect(
        (await me.send('POST', '/api/user/join', { login_id: 'phone2', password: right, contact })).body.code,
      ).toBe('PHONE_TAKEN')
    const elsewhere = browser({ host: 'a2.localhost' })
    expect(
      (
        await elsewhere.send('POST', '/api/user/join', {
          login_id: 'phone1',
          password: right,
          contact: '010-7777-1111',
        })
      ).status,
    ).toBe(200)
  })

  test('of ten who want one id at once, one gets it', async () => {
    const login_id = `wanted${++names}`
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        browser().send('POST', '/api/user/join', { login_id, password: right }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)).toEqual(
      expect.arrayContaining(['ID_TAKEN']),
    )
  })

  test.each([
    ['a password everybody has', { password: 'password1' }, 'WEAK_PASSWORD'],
    ['a password that is the id', { password: 'refused01' }, 'WEAK_PASSWORD'],
    ['one letter again and again', { password: 'aaaaaaaaaa' }, 'WEAK_PASSWORD'],
    ['seven characters', { password: 'abcdef1' }, 'BAD_INPUT'],
    ['a megabyte', { password: 'x'.repeat(1_000_000) }, 'BODY_TOO_LARGE'],
    ['a role', { role: 'ADMIN' }, 'BAD_INPUT'],
    ['an array for an id', { login_id: ['a', 'b'] }, 'BAD_INPUT'],
    ['an object for an id', { login_id: { $ne: '' } }, 'BAD_INPUT'],
    ['an emoji in the id', { login_id: 'mina🙂' }, 'BAD_INPUT'],
    ['an address as the id', { login_id: 'www.elsewhere.example' }, 'BAD_INPUT'],
    ['an address within the id', { login_id: 'win-http.elsewhere.example' }, 'BAD_INPUT'],
    ['a consent that is missing', { consents: { ...all, tour: false } }, 'CONSENT_REQUIRED'],
    ['a birthday to come', { birthdate: '2999-01-01' }, 'BAD_INPUT'],
    ['a column of the table', { email_verified: true }, 'BAD_INPUT'],
    ['another column', { id: 1 }, 'BAD_INPUT'],
    ['a constructor', { constructor: { role: 'ADMIN' } }, 'BAD_INPUT'],
  ])('%s is refused, and nobody joined', async (_, given, code) => {
    const { body } = await browser().send('POST', '/api/user/join', {
      login_id: 'refused01',
      password: right,
      ...given,
    })
    expect(body.code).toBe(code)
    expect(
      await inside((tx) =>
        tx
          .selectFrom('member')
          .select('id')
          .where('travel_agency', '=', 1)
          .where('login_id', 'like', 'refused01%')
          .execute(),
      ),
    ).toEqual([])
  })

  test('a name typed in pieces (NFD) is kept whole', async () => {
    const me = browser()
    await me.send('POST', '/api/user/join', {
      login_id: 'nfd01',
      password: right,
      name: '홍길동'.normalize('NFD'),
    })
    await me.login('nfd01', right)
    expect((await me.info()).body.name).toBe('홍길동')
  })
})

describe('log in', () => {
  test('answers id and tokens, and sets the cookies of the product', async () => {
    const { id, login_id } = await memberWith()
    const me = browser()
    const { body, headers } = await me.login(login_id, right, { auto_login: true })
    expect(Object.keys(body)).toEqual(['id', 'token', 'refreshToken'])
    expect(body.id).toBe(id)
    const set = [headers['set-cookie'] ?? []].flat().map((line) => parseSetCookie(line))
    expect(
      set.map(({ name, httpOnly = false, sameSite, path, domain, maxAge }) => [
        name,
        httpOnly,
        sameSite,
        path,
        domain,
        maxAge,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['token', true, 'strict', '/', undefined, 900],
        ['refreshToken', true, 'strict', '/', undefined, 30 * 86_400],
        ['user', false, 'strict', '/', undefined, 30 * 86_400],
      ]),
    )
    expect(JSON.parse(set.find(({ name }) => name === 'user')?.value ?? '')).toEqual({ id, name: '김미나' })
    const brief = await browser().login(login_id, right)
    expect(
      [brief.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('refreshToken')),
    ).toContain('Max-Age=86400')
  })

  test('an unknown id, a wrong password and a member of another agency get the same answer', async () => {
    const { login_id } = await memberWith()
    await memberWith({ login_id: 'elsewhere' }, 2)
    const answers = await Promise.all([
      browser().login(login_id, 'wrong'),
      browser().login('nobody-at-all', 'wrong'),
      browser().login('elsewhere', right),
    ])
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([401, answers[0]?.body])
    expect(answers[0]?.body).toMatchObject({ code: 'LOGIN_FAILED' })
  })

  test('the sixth failure must wait, and so must the right password from a strange browser; a browser that logged in before need not', async () => {
    const { login_id } = await memberWith()
    const mine = browser()
    await mine.login(login_id, right)
    for (let at = 0; at < 5; at++) expect((await browser().login(login_id, `guess ${at}`)).status).toBe(401)
    const blocked = await browser().login(login_id, right)
    expect([blocked.status, blocked.body.code]).toEqual([429, 'TOO_MANY_TRIES'])
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
    expect((await mine.login(login_id, right)).status).toBe(200)
  })

  test('no stranger keeps a member out of a browser that is known: not by a name that looks like its counter, not from its own address', async () => {
    const { login_id } = await memberWith()
    const ip = '10.9.8.7'
    const mine = browser({ ip })
    await mine.login(login_id, right)
    for (const name of [`${login_id}|known`, `browser|${login_id}`, login_id])
      for (let at = 0; at < 6; at++) await browser().login(name, `guess ${at}`)
    for (let at = 0; at < 25; at++) await browser({ ip }).login(`somebody${at}`, 'x')
    expect((await browser({ ip }).login('somebody', 'x')).status).toBe(429)
    expect((await mine.login(login_id, right)).status).toBe(200)
    for (let at = 0; at < 5; at++) expect((await mine.login(login_id, `slip ${at}`)).status).toBe(401)
    expect((await mine.login(login_id, right)).status).toBe(429) // its own guesses count
  })

  test('nor from an address where the member has logged in, in a browser that is new', async () => {
    const { login_id } = await memberWith()
    const ip = '10.9.8.8'
    await browser({ ip }).login(login_id, right)
    for (let at = 0; at < 6; at++) await browser().login(login_id, `guess ${at}`)
    expect((await browser().login(login_id, right)).status).toBe(429)
    expect((await browser({ ip }).login(login_id, right)).status).toBe(200)
  })

  test('an address is known no longer than the password that was used there', async () => {
    const { login_id } = await memberWith()
    const [elsewhere, next] = ['10.9.8.6', '새로운 나루터 3']
    await browser({ ip: elsewhere }).login(login_id, right)
    const mine = browser()
    await mine.login(login_id, right)
    const sent = { current_password: right, new_password: next }
    expect((await mine.send('PUT', '/api/landing/user/updatePassword', sent)).status).toBe(200)
    for (let at = 0; at < 6; at++) await browser().login(login_id, `guess ${at}`)
    expect((await browser({ ip: elsewhere }).login(login_id, next)).status).toBe(429)
  })

  test('of IPv6 a whole /64 counts as one', async () => {
    for (let at = 0; at < 20; at++)
      expect((await browser({ ip: `2001:db8:1:2::${at + 1}` }).login(`someone${at}`, 'x')).status).toBe(401)
    expect((await browser({ ip: '2001:db8:1:2:ffff::1' }).login('someone', 'x')).status).toBe(429)
    expect((await browser({ ip: '2001:db8:1:3::1' }).login('someone', 'x')).status).toBe(401)
  })

  test('a browser is known no longer than the password it logged in with', async () => {
    const { login_id } = await memberWith()
    const [mine, other] = [browser(), browser()]
    await other.login(login_id, right)
    await mine.login(login_id, right)
    const next = '새로운 나루터 2'
    await mine.send('PUT', '/api/landing/user/updatePassword', {
      current_password: right,
      new_password: next,
    })
    for (let at = 0; at < 6; at++) await browser().login(login_id, `guess ${at}`)
    const moved = browser()
    moved.cookies.set('known', other.cookies.get('known') ?? '')
    expect((await moved.login(login_id, next)).status).toBe(429)
    expect((await mine.login(login_id, next)).status).toBe(200) // where it was changed
  })

  test('a log-in with a password that was changed while it was checked is none', async () => {
    const { id, login_id } = await memberWith()
    const me = browser()
    const [entering] = await inside(async (tx) => {
      await tx
        .updateTable('member')
        .set({ password_hash: null })
        .where('travel_agency', '=', 1)
        .where('id', '=', id)
        .execute()
      return beginBeside(site, () => me.login(login_id, right))
    })
    expect((await entering).body.code).toBe('LOGIN_FAILED')
    expect(me.cookies.has('token')).toBe(false)
  })

  test('wrong passwords in one log-in do not keep another from changing it', async () => {
    const { login_id } = await memberWith()
    const [mine, stolen] = [browser(), browser()]
    await mine.login(login_id, right)
    await stolen.login(login_id, right)
    const change = (from: typeof mine, current_password: string) =>
      from.send('PUT', '/api/landing/user/updatePassword', { current_password, new_password: '새 나루터 33' })
    for (let at = 0; at < 5; at++)
      expect((await change(stolen, `guess ${at}`)).body.code).toBe('WRONG_PASSWORD')
    expect((await change(stolen, right)).body.code).toBe('TOO_MANY_TRIES')
    expect((await change(mine, right)).status).toBe(200)
  })

  test('one address may fail twenty times a minute, over all accounts; a success does not pay for failures', async () => {
    const { login_id } = await memberWith()
    const ip = '10.9.9.9'
    for (let at = 0; at < 20; at++) await browser({ ip }).login((await memberWith()).login_id, 'x')
    expect((await browser({ ip }).login(login_id, right)).status).toBe(429)
    expect((await browser().login(login_id, right)).status).toBe(200)
  })

  test('two processes on one database count together, and a log-in at one is a log-in at the other', async () => {
    const other = await openSite({ databaseUrl: site.url })
    const { login_id } = await memberWith()
    const me = browser()
    await me.login(login_id, right)
    const there = personAt(other)
    for (const [name, value] of me.cookies) there.cookies.set(name, value)
    expect((await there.info()).status).toBe(200)
    for (let at = 0; at < 5; at++) await personAt(at % 2 ? site : other).login(login_id, `guess ${at}`)
    expect((await personAt(other).login(login_id, right)).status).toBe(429)
    expect((await personAt(site).login(login_id, right)).status).toBe(429)
    await there.send('POST', '/api/user/logout', {})
    expect((await me.info()).status).toBe(401)
  })

  test('each log-in and each failure leaves a line that the application cannot change', async () => {
    const { id, login_id } = await memberWith()
    await browser().login(login_id, 'a guess that must not be kept')
    await browser().login(login_id, right)
    const lines = await inside((tx) =>
      tx
        .selectFrom('audit')
        .selectAll()
        .where('travel_agency', '=', 1)
        .where('member_id', '=', id)
        .orderBy('id')
        .execute(),
    )
    expect(lines.map(({ act }) => act)).toEqual(['log-in-failed', 'logged-in'])
    expect(JSON.stringify(lines)).not.toMatch(/guess|언덕/)
    await expect(
      inside((tx) => tx.deleteFrom('audit').where('travel_agency', '=', 1).execute()),
    ).rejects.toThrow('permission denied')
    await expect(
      inside((tx) => tx.updateTable('audit').set({ ip: '' }).where('travel_agency', '=', 1).execute()),
    ).rejects.toThrow('permission denied')
  })

  test('a foreign Origin is refused before anything is looked at', async () => {
    const { login_id } = await memberWith()
    const answer = await browser().send(
      'POST',
      '/api/user/login/landing',
      { username: login_id, password: right },
      { origin: 'http://a2.localhost' },
    )
    expect([answer.status, answer.body.code]).toEqual([403, 'FOREIGN_ORIGIN'])
  })

  test.each([
    ['array', ['a']],
    ['object', { $gt: '' }],
    ['number', 5],
    ['nothing', null],
  ])('a username that is an %s is bad input', async (_, username) => {
    expect(
      (await browser().send('POST', '/api/user/login/landing', { username, password: right })).status,
    ).toBe(400)
  })
})

describe('staying logged in', () => {
  test('a hundred refreshes at once from one browser: all get the same successor, and nobody is logged out', async () => {
    const { login_id } = await memberWith()
    const me = browser()
    await me.login(login_id, right)
    const sent = decodeURIComponent(me.cookies.get('refreshToken') ?? '')
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => untilAnswered(() => browser().refresh({ refreshToken: sent }))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1)
    expect((await browser().refresh({ refreshToken: answers[0]?.body.refreshToken })).status).toBe(200)
  })

  test('a used token that comes back closes the log-in: its other tokens are worth nothing either', async () => {
    const replays = await Promise.all(
      Array.from({ length: 25 }, async () => {
        const { login_id } = await memberWith()
        const me = browser()
        const { body: first } = await me.login(login_id, right)
        const { body: second } = await me.refresh()
        const { body: third } = await me.refresh()
        const answers = []
        for (let at = 0; at < 20; at++)
          answers.push((await browser().refresh({ refreshToken: first.refreshToken })).status)
        const after = await Promise.all([
          browser().refresh({ refreshToken: second.refreshToken }),
          browser().refresh({ refreshToken: third.refreshToken }),
          me.info(),
        ])
        return [...answers, ...after.map(({ status }) => status)]
      }),
    )
    expect(new Set(replays.flat())).toEqual(new Set([401]))
  })

  test('after ten seconds the one before last closes it too', async () => {
    const { id, login_id } = await memberWith()
    const me = browser()
    const { body: first } = await me.login(login_id, right)
    await me.refresh()
    await inside((tx) =>
      tx
        .updateTable('session')
        .set({ rotated: sql`now() - interval '11 seconds'` })
        .where('travel_agency', '=', 1)
        .where('member_id', '=', id)
        .execute(),
    )
    expect((await browser().refresh({ refreshToken: first.refreshToken })).status).toBe(401)
    expect((await me.refresh()).status).toBe(401)
    expect(me.cookies.has('refreshToken')).toBe(false)
  })

  test('after ninety days a log-in is over, however often it was carried on', async () => {
    const { id, login_id } = await memberWith()
    const me = browser()
    await me.login(login_id, right, { auto_login: true })
    const age = (days: number) =>
      inside((tx) =>
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
    const { login_id } = await memberWith()
    const me = browser()
    await me.login(login_id, right)
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
      const { login_id } = await memberWith()
      const [me, ...others] = Array.from({ length: 8 }, () => browser())
      // at once they would count as guesses
      for (const one of [me, ...others]) await one?.login(login_id, right)
      if (how === 'logout when the access token has ended') me?.cookies.delete('token')
      if (how.startsWith('logout')) expect((await me?.send('POST', '/api/user/logout', {}))?.status).toBe(200)
      if (how === 'password')
        expect(
          (
            await me?.send('PUT', '/api/landing/user/updatePassword', {
              current_password: right,
              new_password: '새로운 나루터 1',
            })
          )?.status,
        ).toBe(200)
      if (how === 'withdrawal')
        expect((await me?.send('DELETE', '/api/landing/user/withdrawal', { password: right }))?.status).toBe(
          200,
        )
      for (const other of others)
        expect([how, (await other.info()).status, (await other.refresh()).status]).toEqual([how, 401, 401])
      expect((await me?.info())?.status).toBe(how === 'password' ? 200 : 401)
    }
  })

  test('a refresh token that is forged, of another agency or over logs nobody out', async () => {
    const { id, login_id } = await memberWith()
    const me = browser()
    const { body } = await me.login(login_id, right)
    const logOutWith = async (refreshToken: string, host = 'a1.localhost') => {
      const stranger = browser({ host })
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
    const other = browser()
    await other.login(login_id, right)
    await inside((tx) =>
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

  test('forty crafted tokens at eight doors: none is taken for anybody', async () => {
    const { id, login_id } = await memberWith()
    const other = await memberWith({ login_id: 'token-two' }, 2)
    const me = browser()
    const { body } = await me.login(login_id, right)
    const elsewhere = browser({ host: 'a2.localhost' })
    const { body: foreign } = await elsewhere.login('token-two', right)
    expect(other.id).toBeGreaterThan(0)
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
    const doors = [
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
    tried(crafted.length * (doors.length + writes.length))
    let refused = 0
    for (const token of crafted) {
      for (const door of doors)
        refused += Number(
          (await site.ask(door, { headers: { cookie: `token=${token}` } })).statusCode === 401,
        )
      for (const door of writes)
        refused += Number(
          (
            await site.ask(door, {
              method: methods[door.split('/').at(-1) ?? ''] ?? 'PUT',
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
    expect(refused).toBe(crafted.length * (doors.length + writes.length))
    expect((await me.info()).status).toBe(200)
  })

  test('two token cookies: pages see a visitor, writes are refused', async () => {
    const { login_id } = await memberWith()
    const me = browser()
    const { body } = await me.login(login_id, right)
    const cookie = `token=${body.token}; token=${body.token}`
    expect((await site.ask('/', { headers: { cookie } })).body).toContain('"isLoggedIn":false')
    expect(
      (
        await site.ask('/api/user/logout', {
          method: 'POST',
          headers: { cookie, origin: 'http://a1.localhost', 'content-type': 'application/json' },
          payload: '{}',
        })
      ).json().code,
    ).toBe('ABNORMAL_ACCESS')
  })
})

describe('my own data', () => {
  test('only what the call takes changes: every other column is refused', async () => {
    const { id, login_id } = await memberWith({ email: 'a@example.com' })
    const me = browser()
    await me.login(login_id, right)
    const before = await memberRow(id)
    for (const column of Object.keys(before ?? {}).filter(
      (name) => !['name', 'email', 'contact', 'gender', 'birthdate', 'id', 'travel_agency'].includes(name),
    )) {
      const { status, body } = await me.send('PUT', '/api/landing/user/update', { [column]: 'x' })
      expect([column, status, body.code]).toEqual([column, 400, 'BAD_INPUT'])
    }
    expect((await me.send('PUT', '/api/landing/user/update', { role: 'ADMIN', name: '이' })).status).toBe(400)
    expect((await me.send('PUT', '/api/landing/user/update', { id: id + 1, name: '이' })).body).toMatchObject(
      { code: 'ABNORMAL_ACCESS', description: { ko: '비정상적인 접근입니다.' } },
    )
    expect(await memberRow(id)).toEqual(before)
    expect(
      (
        await me.send('PUT', '/api/landing/user/update', {
          name: '이순신',
          gender: 'male',
          birthdate: '1980-04-28',
        })
      ).body,
    ).toEqual({ id })
    expect((await me.info()).body).toMatchObject({
      name: '이순신',
      gender: 'male',
      birthdate: '1980-04-28',
      email: 'a@example.com',
    })
  })

  test('another address needs the password, and is unverified again', async () => {
    const { id, login_id } = await memberWith({ email: 'old@example.com', email_verified: true })
    const me = browser()
    await me.login(login_id, right)
    const change = (more: object) =>
      me.send('PUT', '/api/landing/user/update', { email: 'new@example.com', ...more })
    expect((await change({})).body).toMatchObject({
      code: 'BAD_INPUT',
      fields: { current_password: expect.anything() },
    })
    expect((await change({ current_password: 'wrong' })).body.code).toBe('WRONG_PASSWORD')
    expect(await memberRow(id)).toMatchObject({ email: 'old@example.com', email_verified: true })
    expect((await change({ current_password: right })).status).toBe(200)
    expect(await memberRow(id)).toMatchObject({ email: 'new@example.com', email_verified: false })
  })

  test.each([
    ['a wrong current one', { current_password: 'wrong', new_password: '새로운 나루터 2' }, 'WRONG_PASSWORD'],
    ['none', { new_password: '새로운 나루터 2' }, 'BAD_INPUT'],
    ['the same', { current_password: right, new_password: right }, 'SAME_PASSWORD'],
    ['a common one', { current_password: right, new_password: 'password123' }, 'WEAK_PASSWORD'],
    ['a short one', { current_password: right, new_password: '짧아요' }, 'BAD_INPUT'],
  ])('the password is not changed with %s', async (_, given, code) => {
    const { login_id } = await memberWith()
    const me = browser()
    await me.login(login_id, right)
    expect((await me.send('PUT', '/api/landing/user/updatePassword', given)).body.code).toBe(code)
    expect((await browser().login(login_id, right)).status).toBe(200)
  })

  test('whoever leaves is gone: row, wishes, log-ins, consents; the posts stay without a name behind them', async () => {
    const { id, login_id } = await memberWith()
    const board = await site.make.board({ write: 'member' })
    const post = await site.make.post({ board_id: board.board_id, type: board.board_id, user_id: id })
    const me = browser()
    await me.login(login_id, right)
    expect((await me.send('DELETE', '/api/landing/user/withdrawal', { password: 'wrong' })).body.code).toBe(
      'WRONG_PASSWORD',
    )
    expect((await me.send('DELETE', '/api/landing/user/withdrawal', { password: right })).status).toBe(200)
    expect(me.cookies.has('token') || me.cookies.has('user')).toBe(false)
    expect(await memberRow(id)).toBeUndefined()
    const left = await site.db
      .selectFrom('post')
      .select('user_id')
      .where('travel_agency', '=', 1)
      .where('id', '=', post.id)
      .executeTakeFirst()
    expect(left).toEqual({ user_id: null })
    expect((await browser().login(login_id, right)).status).toBe(401)
  })

  test('whoever leaves takes the consents of the membership along; those of a booking stay with it, without the member', async () => {
    const { tour_category_id } = await site.make.category()
    const { package_code } = await site.make.package({ tour_category_id, detail: { travel_alert: 1 } })
    const departure_date = dayAfter(seoulDay(new Date()), 60)
    await site.make.departure({ package_code, departure_date, adult_price: 1_000_000 })
    const { id, login_id } = await memberWith()
    const me = browser()
    await me.login(login_id, right)
    expect((await me.send('PUT', '/api/landing/user/update', { consents: all })).status).toBe(200)
    const form = reservationOf({ package_code, departure_date }, { party: { adult: 1, child: 0, baby: 0 } })
    expect((await me.sendOnce('POST', '/api/landing/package', form)).status).toBe(200)
    const consents = () =>
      inside((tx) =>
        tx
          .selectFrom('consent')
          .select(['id', 'member_id', 'booking', 'type'])
          .where('travel_agency', '=', 1)
          .orderBy('id')
          .execute(),
      )
    const given = (await consents()).filter(({ member_id }) => member_id === id)
    expect(given.map(({ type, booking }) => [type, booking !== null]).sort()).toEqual([
      ['age', false],
      ['privacy', false],
      ['privacy', true],
      ['tour', false],
      ['tour', true],
      ['use', false],
    ])
    expect((await me.send('DELETE', '/api/landing/user/withdrawal', { password: right })).status).toBe(200)
    const left = (await consents()).filter((each) => given.some((before) => before.id === each.id))
    expect(left).toEqual(
      given.filter(({ booking }) => booking !== null).map((each) => ({ ...each, member_id: null })),
    )
  })

  test('the same words at two agencies are two members', async () => {
    const one = await memberWith({ login_id: 'twin', email: 'twin@example.com', email_verified: true })
    const two = await memberWith(
      { login_id: 'twin', email: 'twin@example.com', email_verified: true, name: '다른 사람' },
      2,
    )
    const [here, there] = [browser(), browser({ host: 'a2.localhost' })]
    await here.login('twin', right)
    await there.login('twin', right)
    expect((await here.info()).body).toMatchObject({ id: one.id, name: '김미나' })
    expect((await there.info()).body).toMatchObject({ id: two.id, name: '다른 사람' })
    const carried = browser({ host: 'a2.localhost' })
    for (const [name, value] of here.cookies) carried.cookies.set(name, value)
    expect((await carried.info()).status).toBe(401)
    expect((await carried.refresh()).status).toBe(401)
  })
})

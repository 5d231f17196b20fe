// The people of an office: logging in, the second factor, their own log-ins.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { rotateSecrets } from '#domain/document/rotate.server.ts'
import { makeResetToken } from '#domain/staff/account.server.ts'
import { officeLimits, tryLimits } from '#limits/access.ts'
import { openSecrets } from '#platform/secrets.server.ts'
import { forget } from '../src/forget.server.ts'
import { atOffice, colleagueAt } from './office.ts'
import { right } from './password.ts'
import { personAt } from './person.ts'
import { openSite } from './site.ts'
import { me, openStaff, rowsOfLog, site, withPassword, withPhone } from './staff.ts'

beforeAll(openStaff)

describe('logging in', () => {
  test('with the right password one is in, and the log of the agency says so', async () => {
    const { email, id } = await withPassword()
    const browser = atOffice(site)
    const answer = await browser.send('POST', '/api/office/login', {
      email: email.toUpperCase(),
      password: right,
    })
    expect(answer).toMatchObject({ status: 200, body: { next: 'in', factors: [] } })
    expect(await me(browser)).toMatchObject({
      status: 200,
      body: { email, agencies: [{ travel_agency: 1 }] },
    })
    expect(await rowsOfLog(id)).toEqual([{ call: 'staff.login' }])
  })

  test('an unknown address and a wrong password answer alike, and guessing gets slow', async () => {
    const { email } = await withPassword()
    const browser = atOffice(site)
    const unknown = await browser.send('POST', '/api/office/login', {
      email: 'no@example.com',
      password: right,
    })
    const wrong = await browser.send('POST', '/api/office/login', { email, password: 'another one' })
    expect(unknown.body).toEqual(wrong.body)
    expect(wrong).toMatchObject({ status: 401, body: { code: 'LOGIN_FAILED' } })
    for (let tries = 0; tries < 4; tries++)
      await browser.send('POST', '/api/office/login?travel_agency=1', { email, password: 'another one' })
    const slowed = await atOffice(site).send('POST', '/api/office/login', { email, password: right })
    expect(slowed).toMatchObject({ status: 429, body: { code: 'TOO_MANY_TRIES' } })
  })

  test('no stranger keeps somebody out of a browser they have logged in with, whoever guesses and under whichever agency', async () => {
    const { email } = await withPassword()
    const mine = atOffice(site)
    const login = (browser: ReturnType<typeof atOffice>, password: string, query = '') =>
      browser.send('POST', `/api/office/login${query}`, { email, password })
    await login(mine, right)
    const inside = await colleagueAt(site)
    for (let tries = 0; tries < 5; tries++)
      await login(inside.browser, `guess ${tries}`, `?travel_agency=${tries % 2}`)
    expect((await login(inside.browser, right)).status).toBe(429)
    expect((await login(inside.browser, right, '?travel_agency=1')).status).toBe(429)
    expect((await login(atOffice(site), right)).status).toBe(429)
    expect((await login(mine, right)).status).toBe(200)
    for (let tries = 0; tries < 5; tries++) expect((await login(mine, `slip ${tries}`)).status).toBe(401)
    expect((await login(mine, right)).status).toBe(429) // its own guesses count
  })

  test('is noted when it is whole: not by the password of who has a second factor, and by a passkey, too', async () => {
    const { email, id } = await withPassword()
    const browser = atOffice(site)
    await browser.send('POST', '/api/office/login', { email, password: right })
    const { code } = await withPhone(browser)
    const logIns = async () =>
      (await rowsOfLog(id)).filter(({ call }: { call: string }) => call === 'staff.login').length
    expect(await logIns()).toBe(1)
    const again = atOffice(site)
    await again.send('POST', '/api/office/login', { email, password: right })
    expect(await logIns()).toBe(1)
    await again.send('POST', '/api/office/login/second', { code: code() })
    expect(await logIns()).toBe(2)
  })

  test('a stranger fills no table with challenges that nobody answers, and the night forgets what is over', async () => {
    const stranger = atOffice(site)
    const answers = []
    for (let at = 0; at < tryLimits.challengeFrom.free + 3; at++)
      answers.push((await stranger.send('POST', '/api/office/passkey/ask', {})).status)
    expect(answers.filter((status) => status === 429)).toHaveLength(3)
    await site.db.updateTable('staff_challenge').set({ expires: '2020-01-01' }).execute()
    await site.db
      .updateTable('failed_try')
      .set({ latest: '2020-01-01' })
      .where('travel_agency', '=', 0)
      .execute()
    await forget(site.naru.ground)
    expect(await site.db.selectFrom('staff_challenge').selectAll().execute()).toEqual([])
    expect(
      await site.db.selectFrom('failed_try').selectAll().where('travel_agency', '=', 0).execute(),
    ).toEqual([])
  })

  test("a member's cookie opens nothing at the office, nor staff's at an agency", async () => {
    const member = await site.make.member()
    const stranger = atOffice(site)
    stranger.cookies.set('token', (await site.cookieOf(member)).slice('token='.length))
    expect(await me(stranger)).toMatchObject({ status: 401, body: { code: 'LOGIN_REQUIRED' } })
    const owner = await colleagueAt(site)
    const visitor = personAt(site)
    visitor.cookies.set('office', owner.browser.cookies.get('office') ?? '')
    expect((await visitor.info()).status).toBe(401)
    expect((await visitor.send('GET', '/api/office/me')).status).toBe(404)
    expect((await site.ask('/api/landing/homepage', { host: 'office.localhost' })).statusCode).not.toBe(200)
  })
})

describe('a second factor', () => {
  test('is asked for once it is set, and a code is good once', async () => {
    const { email } = await withPassword()
    const browser = atOffice(site)
    await browser.send('POST', '/api/office/login', { email, password: right })
    const { code } = await withPhone(browser)
    const again = atOffice(site)
    const answer = await again.send('POST', '/api/office/login', { email, password: right })
    expect(answer.body).toEqual({ next: 'second', factors: ['totp'] })
    expect((await me(again)).status).toBe(401)
    const now = code()
    expect((await again.send('POST', '/api/office/login/second', { code: now })).status).toBe(200)
    expect((await me(again)).status).toBe(200)
    const replayed = atOffice(site)
    await replayed.send('POST', '/api/office/login', { email, password: right })
    expect(await replayed.send('POST', '/api/office/login/second', { code: now })).toMatchObject({
      status: 403,
      body: { code: 'WRONG_CODE' },
    })
  })

  test('a code on paper opens the door once, and guessing codes gets slow', async () => {
    const { email } = await withPassword()
    const browser = atOffice(site)
    await browser.send('POST', '/api/office/login', { email, password: right })
    const { codes } = await withPhone(browser)
    expect(codes).toHaveLength(officeLimits.recoveryCodes)
    const half = async () => {
      const again = atOffice(site)
      await again.send('POST', '/api/office/login', { email, password: right })
      return again
    }
    const [first, second] = [await half(), await half()]
    expect((await first.send('POST', '/api/office/login/second', { code: codes[0] })).status).toBe(200)
    expect((await second.send('POST', '/api/office/login/second', { code: codes[0] })).status).toBe(403)
    for (let tries = 0; tries < 4; tries++)
      await second.send('POST', '/api/office/login/second', { code: '000000' })
    expect((await second.send('POST', '/api/office/login/second', { code: codes[1] })).status).toBe(429)
  })

  test('outlives a new SECRET_KEY: what makes its codes is locked anew', async () => {
    const old = await openSite()
    const owner = await colleagueAt(old)
    const { code } = await withPhone(owner.browser)
    const env = { SECRET_KEY: 'another secret of the tests, longer still' }
    const both = { ...env, SECRET_KEY_PREVIOUS: 'a secret of the tests, long enough', DATA_DIR: old.dataDir }
    expect(await rotateSecrets(old.db, openSecrets(both))).toEqual({ keys: 0, secrets: 0, factors: 1 })
    const fresh = await openSite({ databaseUrl: old.url, env })
    const browser = atOffice(fresh)
    browser.cookies.set('office', owner.browser.cookies.get('office') ?? '')
    expect((await browser.send('POST', '/api/office/step-up', { code: code() })).status).toBe(200)
  })

  test('what needs a fresh proof is refused without one, also past the screens', async () => {
    const owner = await colleagueAt(site)
    await withPhone(owner.browser)
    await site.db
      .updateTable('staff_session')
      .set({ proved: sql`now() - interval '16 minutes'` })
      .where('staff_id', '=', owner.id)
      .execute()
    const invite = () =>
      owner.ask('POST', '/api/office/people/invite', { email: 'new@example.com', roles: ['sales'] })
    expect(await invite()).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } })
    const { body: offer } = await owner.browser.send('POST', '/api/office/totp/offer', {})
    expect(offer.code).toBe('STEP_UP_REQUIRED')
    const asked = await site.db
      .selectFrom('staff_invitation')
      .select('id')
      .where('email', '=', 'new@example.com')
      .execute()
    expect(asked).toEqual([])
  })

  test('in live mode nothing delicate opens without one', async () => {
    const live = await openSite({
      env: { NARU: 'live', OFFICE_HOST: 'office.localhost', DATABASE_URL: site.url },
    })
    const owner = await colleagueAt(live, { proved: false })
    expect(
      await owner.ask('POST', '/api/office/people/invite', { email: 'new@example.com', roles: ['sales'] }),
    ).toMatchObject({ status: 403, body: { code: 'FACTOR_REQUIRED' } })
  })
})

describe("one's own log-ins", () => {
  test('are listed, and an ended one is refused at its next call', async () => {
    const { email } = await withPassword()
    const [here, there] = [atOffice(site), atOffice(site)]
    for (const browser of [here, there])
      await browser.send('POST', '/api/office/login', { email, password: right })
    const { body } = await here.send('GET', '/api/office/sessions')
    expect(body.list).toHaveLength(2)
    const other = body.list.find((each: { here: boolean }) => !each.here)
    expect((await here.send('DELETE', '/api/office/sessions', { id: other.id })).status).toBe(200)
    expect((await me(there)).status).toBe(401)
    expect((await me(here)).status).toBe(200)
  })

  test('a mailed link sets a new password once and ends every log-in', async () => {
    const { email, id } = await withPassword()
    const browser = atOffice(site)
    await browser.send('POST', '/api/office/login', { email, password: right })
    const token = await makeResetToken(site.db, id)
    const choose = () =>
      atOffice(site).send('POST', '/api/office/password/new', { token, password: '새로 정한 비밀번호' })
    expect((await choose()).status).toBe(200)
    expect((await choose()).status).toBe(404)
    expect((await me(browser)).status).toBe(401)
    expect(
      (await browser.send('POST', '/api/office/login', { email, password: '새로 정한 비밀번호' })).status,
    ).toBe(200)
  })
})

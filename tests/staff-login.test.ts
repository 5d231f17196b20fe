// The people of an office: logging in, the second factor, their own log-ins.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { rotateSecrets } from '#domain/document/rotate-secrets.server.ts'
import { createResetToken } from '#domain/staff/account.server.ts'
import { officeLimits, rateLimits } from '#limits/access.ts'
import { createKeyFor } from '#platform/secrets.server.ts'
import { purgeExpired } from '../src/retention.server.ts'
import { rightPassword } from './password.ts'
import { createSite } from './site.ts'
import {
  createStaffWithPassword,
  listLogCalls,
  readOwnAccount,
  setUpStaff,
  setUpTotp,
  site,
} from './staff-setup.ts'
import { createOfficeVisitor, createStaffUser } from './staff-user.ts'
import { createVisitor } from './visitor.ts'

beforeAll(setUpStaff)

describe('logging in', () => {
  test('with the right password one is in, and the log of the agency says so', async () => {
    const { email, id } = await createStaffWithPassword()
    const browser = createOfficeVisitor(site)
    const answer = await browser.send('POST', '/api/office/login', {
      email: email.toUpperCase(),
      password: rightPassword,
    })
    expect(answer).toMatchObject({ status: 200, body: { next: 'in', factors: [] } })
    expect(await readOwnAccount(browser)).toMatchObject({
      status: 200,
      body: { email, agencies: [{ travel_agency: 1 }] },
    })
    expect(await listLogCalls(id)).toEqual([{ call: 'staff.login' }])
  })

  test('an unknown address and a wrong password answer alike, and guessing gets slow', async () => {
    const { email } = await createStaffWithPassword()
    const browser = createOfficeVisitor(site)
    const unknown = await browser.send('POST', '/api/office/login', {
      email: 'no@example.com',
      password: rightPassword,
    })
    const wrong = await browser.send('POST', '/api/office/login', { email, password: 'another one' })
    expect(unknown.body).toEqual(wrong.body)
    expect(wrong).toMatchObject({ status: 401, body: { code: 'LOGIN_FAILED' } })
    for (let tries = 0; tries < 4; tries++)
      await browser.send('POST', '/api/office/login?travel_agency=1', { email, password: 'another one' })
    const slowed = await createOfficeVisitor(site).send('POST', '/api/office/login', {
      email,
      password: rightPassword,
    })
    expect(slowed).toMatchObject({ status: 429, body: { code: 'TOO_MANY_TRIES' } })
  })

  test('no stranger keeps somebody out of a browser they have logged in with, whoever guesses and under whichever agency', async () => {
    const { email } = await createStaffWithPassword()
    const mine = createOfficeVisitor(site)
    const login = (browser: ReturnType<typeof createOfficeVisitor>, password: string, query = '') =>
      browser.send('POST', `/api/office/login${query}`, { email, password })
    await login(mine, rightPassword)
    const inside = await createStaffUser(site)
    for (let tries = 0; tries < 5; tries++)
      await login(inside.visitor, `guess ${tries}`, `?travel_agency=${tries % 2}`)
    expect((await login(inside.visitor, rightPassword)).status).toBe(429)
    expect((await login(inside.visitor, rightPassword, '?travel_agency=1')).status).toBe(429)
    expect((await login(createOfficeVisitor(site), rightPassword)).status).toBe(429)
    expect((await login(mine, rightPassword)).status).toBe(200)
    for (let tries = 0; tries < 5; tries++) expect((await login(mine, `slip ${tries}`)).status).toBe(401)
    expect((await login(mine, rightPassword)).status).toBe(429) // its own guesses count
  })

  test('is noted when it is whole: not by the password of who has a second factor, and by a passkey, too', async () => {
    const { email, id } = await createStaffWithPassword()
    const browser = createOfficeVisitor(site)
    await browser.send('POST', '/api/office/login', { email, password: rightPassword })
    const { code } = await setUpTotp(browser)
    const logIns = async () =>
      (await listLogCalls(id)).filter(({ call }: { call: string }) => call === 'staff.login').length
    expect(await logIns()).toBe(1)
    const again = createOfficeVisitor(site)
    await again.send('POST', '/api/office/login', { email, password: rightPassword })
    expect(await logIns()).toBe(1)
    await again.send('POST', '/api/office/login/second', { code: code() })
    expect(await logIns()).toBe(2)
  })

  test('unanswered passkey challenges are limited, and the nightly job deletes expired ones', async () => {
    const stranger = createOfficeVisitor(site)
    const answers = []
    for (let at = 0; at < rateLimits.challengeFrom.free + 3; at++)
      answers.push((await stranger.send('POST', '/api/office/passkey/ask', {})).status)
    expect(answers.filter((status) => status === 429)).toHaveLength(3)
    await site.db.updateTable('staff_challenge').set({ expires: '2020-01-01' }).execute()
    await site.db
      .updateTable('failed_try')
      .set({ latest: '2020-01-01' })
      .where('travel_agency', '=', 0)
      .execute()
    await purgeExpired(site.naru.deps)
    expect(await site.db.selectFrom('staff_challenge').selectAll().execute()).toEqual([])
    expect(
      await site.db.selectFrom('failed_try').selectAll().where('travel_agency', '=', 0).execute(),
    ).toEqual([])
  })

  test("a member's cookie opens nothing at the office, nor staff's at an agency", async () => {
    const member = await site.make.member()
    const stranger = createOfficeVisitor(site)
    stranger.cookies.set('token', (await site.createTokenCookie(member)).slice('token='.length))
    expect(await readOwnAccount(stranger)).toMatchObject({ status: 401, body: { code: 'LOGIN_REQUIRED' } })
    const owner = await createStaffUser(site)
    const visitor = createVisitor(site)
    visitor.cookies.set('office', owner.visitor.cookies.get('office') ?? '')
    expect((await visitor.info()).status).toBe(401)
    expect((await visitor.send('GET', '/api/office/me')).status).toBe(404)
    expect((await site.request('/api/landing/homepage', { host: 'office.localhost' })).statusCode).not.toBe(
      200,
    )
  })
})

describe('a second factor', () => {
  test('is asked for once it is set, and a code is good once', async () => {
    const { email } = await createStaffWithPassword()
    const browser = createOfficeVisitor(site)
    await browser.send('POST', '/api/office/login', { email, password: rightPassword })
    const { code } = await setUpTotp(browser)
    const again = createOfficeVisitor(site)
    const answer = await again.send('POST', '/api/office/login', { email, password: rightPassword })
    expect(answer.body).toEqual({ next: 'second', factors: ['totp'] })
    expect((await readOwnAccount(again)).status).toBe(401)
    const now = code()
    expect((await again.send('POST', '/api/office/login/second', { code: now })).status).toBe(200)
    expect((await readOwnAccount(again)).status).toBe(200)
    const replayed = createOfficeVisitor(site)
    await replayed.send('POST', '/api/office/login', { email, password: rightPassword })
    expect(await replayed.send('POST', '/api/office/login/second', { code: now })).toMatchObject({
      status: 403,
      body: { code: 'WRONG_CODE' },
    })
  })

  test('a recovery code works once, and guessing codes is rate limited', async () => {
    const { email } = await createStaffWithPassword()
    const browser = createOfficeVisitor(site)
    await browser.send('POST', '/api/office/login', { email, password: rightPassword })
    const { codes } = await setUpTotp(browser)
    expect(codes).toHaveLength(officeLimits.recoveryCodes)
    const half = async () => {
      const again = createOfficeVisitor(site)
      await again.send('POST', '/api/office/login', { email, password: rightPassword })
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
    const old = await createSite()
    const owner = await createStaffUser(old)
    const { code } = await setUpTotp(owner.visitor)
    const env = { SECRET_KEY: 'another secret of the tests, longer still' }
    const both = { ...env, SECRET_KEY_PREVIOUS: 'a secret of the tests, long enough', DATA_DIR: old.dataDir }
    expect(await rotateSecrets(old.db, createKeyFor(both))).toEqual({ keys: 0, secrets: 0, factors: 1 })
    const fresh = await createSite({ databaseUrl: old.url, env })
    const browser = createOfficeVisitor(fresh)
    browser.cookies.set('office', owner.visitor.cookies.get('office') ?? '')
    expect((await browser.send('POST', '/api/office/step-up', { code: code() })).status).toBe(200)
  })

  test('what needs a fresh proof is refused without one, also past the screens', async () => {
    const owner = await createStaffUser(site)
    await setUpTotp(owner.visitor)
    await site.db
      .updateTable('staff_session')
      .set({ proved: sql`now() - interval '16 minutes'` })
      .where('staff_id', '=', owner.id)
      .execute()
    const invite = () =>
      owner.send('POST', '/api/office/people/invite', { email: 'new@example.com', roles: ['sales'] })
    expect(await invite()).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } })
    const { body: offer } = await owner.visitor.send('POST', '/api/office/totp/offer', {})
    expect(offer.code).toBe('STEP_UP_REQUIRED')
    const asked = await site.db
      .selectFrom('staff_invitation')
      .select('id')
      .where('email', '=', 'new@example.com')
      .execute()
    expect(asked).toEqual([])
  })

  test('in live mode nothing delicate opens without one', async () => {
    const live = await createSite({
      env: { NARU: 'live', OFFICE_HOST: 'office.localhost', DATABASE_URL: site.url },
    })
    const owner = await createStaffUser(live, { proved: false })
    expect(
      await owner.send('POST', '/api/office/people/invite', { email: 'new@example.com', roles: ['sales'] }),
    ).toMatchObject({ status: 403, body: { code: 'FACTOR_REQUIRED' } })
  })
})

describe("one's own log-ins", () => {
  test('are listed, and an ended one is refused at its next call', async () => {
    const { email } = await createStaffWithPassword()
    const [here, there] = [createOfficeVisitor(site), createOfficeVisitor(site)]
    for (const browser of [here, there])
      await browser.send('POST', '/api/office/login', { email, password: rightPassword })
    const { body } = await here.send('GET', '/api/office/sessions')
    expect(body.list).toHaveLength(2)
    const other = body.list.find((each: { here: boolean }) => !each.here)
    expect((await here.send('DELETE', '/api/office/sessions', { id: other.id })).status).toBe(200)
    expect((await readOwnAccount(there)).status).toBe(401)
    expect((await readOwnAccount(here)).status).toBe(200)
  })

  test('a mailed link sets a new password once and ends every log-in', async () => {
    const { email, id } = await createStaffWithPassword()
    const browser = createOfficeVisitor(site)
    await browser.send('POST', '/api/office/login', { email, password: rightPassword })
    const token = await createResetToken(site.db, id)
    const choose = () =>
      createOfficeVisitor(site).send('POST', '/api/office/password/new', {
        token,
        password: '새로 정한 비밀번호',
      })
    expect((await choose()).status).toBe(200)
    expect((await choose()).status).toBe(404)
    expect((await readOwnAccount(browser)).status).toBe(401)
    expect(
      (await browser.send('POST', '/api/office/login', { email, password: '새로 정한 비밀번호' })).status,
    ).toBe(200)
  })
})

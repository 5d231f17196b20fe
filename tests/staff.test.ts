// The people of an office: invited, logged in, with a second factor, with roles, and gone.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { rotateSecrets } from '#domain/document/rotate.server.ts'
import { makeResetToken } from '#domain/staff/account.server.ts'
import { makeInvitationToken } from '#domain/staff/invite.server.ts'
import { codeAt, stepAt } from '#domain/staff/totp.ts'
import { officeLimits, tryLimits } from '#limits.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { hashPassword } from '#platform/passwords.server.ts'
import { openSecrets } from '#platform/secrets.server.ts'
import type { Role } from '#roles.ts'
import { askDesk } from '../bin/desk/ask.ts'
import { forget } from '../src/forget.server.ts'
import { beginBeside } from './beside.ts'
import { atOffice, type Colleague, colleagueAt } from './office.ts'
import { personAt } from './person.ts'
import { outboxOf } from './read-mail.ts'
import { openSite, type Site } from './site.ts'

const right = '나루 건너 저 언덕'
let site: Site
let hash: string
beforeAll(async () => {
  site = await openSite({ keep: true })
  // as strong as this test needs
  hash = await hashPassword({ travel_agency: 1 }, right, { memory: 1_024, passes: 1 })
})

const withPassword = (roles: Role[] = ['owner']) => site.make.staff({ roles, password_hash: hash })
const me = (browser: ReturnType<typeof atOffice>) => browser.send('GET', '/api/office/me')

const rowsOfLog = (staff_id: number) =>
  inAgency(site.db, 1, (tx) =>
    tx
      .selectFrom('staff_log')
      .select('call')
      .where('travel_agency', '=', 1)
      .where('staff_id', '=', staff_id)
      .execute(),
  )

async function invited(email: string, roles: Role[] = ['sales'], travel_agency = 1) {
  const { id } = await site.db
    .insertInto('staff_invitation')
    .values({ travel_agency, email, roles, language: 'ko', invited_by: '김대표' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token: await makeInvitationToken({ db: site.db, travel_agency }, id) }
}

/** Sets up codes of a phone and says how to make one. */
async function withPhone(browser: ReturnType<typeof atOffice>) {
  const { body: offer } = await browser.send('POST', '/api/office/totp/offer', {})
  const code = (later = 0) => codeAt(offer.secret, stepAt(Date.now()) + later)
  const set = await browser.send('POST', '/api/office/totp', { code: code(-1) })
  return { code, codes: set.body.codes as string[], offer }
}

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

describe('invitations', () => {
  test('a link makes an account once, for the address it was sent to', async () => {
    const { token } = await invited('guide@example.com', ['guide'])
    const browser = atOffice(site)
    expect(await browser.send('POST', '/api/office/invitation', { token })).toMatchObject({
      status: 200,
      body: { email: 'guide@example.com', roles: ['guide'], known: false },
    })
    for (const password of ['', 'abc', 'k3#vQ9x', 'password1', 'guide@example.com']) {
      const asked = { token, name: '박가이드', password }
      const { body } = await atOffice(site).send('POST', '/api/office/invitation/accept', asked)
      expect([password, body.code]).toEqual([password, 'WEAK_PASSWORD'])
    }
    const accepted = await browser.send('POST', '/api/office/invitation/accept', {
      token,
      name: '박가이드',
      password: right,
    })
    expect(accepted).toMatchObject({ status: 200, body: { travel_agency: 1, next: 'in' } })
    expect((await me(browser)).body).toMatchObject({
      email: 'guide@example.com',
      agencies: [{ roles: ['guide'] }],
    })
    const again = await atOffice(site).send('POST', '/api/office/invitation/accept', {
      token,
      name: '또',
      password: right,
    })
    expect(again).toMatchObject({ status: 404, body: { code: 'LINK_EXPIRED' } })
  })

  test('a late link is over, and so is one that was called back', async () => {
    const late = await invited('late@example.com')
    await site.db
      .updateTable('staff_invitation')
      .set({ expires: sql<string>`now() - interval '1 second'` })
      .where('id', '=', late.id)
      .execute()
    const back = await invited('back@example.com')
    const owner = await colleagueAt(site)
    expect((await owner.ask('DELETE', '/api/office/people/invite', { id: back.id })).status).toBe(200)
    for (const { token } of [late, back])
      expect((await atOffice(site).send('POST', '/api/office/invitation', { token })).status).toBe(404)
  })

  test('who has an account proves it by its password, and then works for both', async () => {
    const { email } = await withPassword()
    const { token } = await invited(email, ['sales'], 2)
    const browser = atOffice(site)
    expect(
      await browser.send('POST', '/api/office/invitation/accept', { token, password: 'somebody else' }),
    ).toMatchObject({ status: 401, body: { code: 'LOGIN_FAILED' } })
    expect(
      (await browser.send('POST', '/api/office/invitation/accept', { token, password: right })).status,
    ).toBe(200)
    expect((await me(browser)).body.agencies).toMatchObject([{ travel_agency: 1 }, { travel_agency: 2 }])
  })

  test('a link from before brings nobody back and raises nobody: an address has one open invitation, and who works here none', async () => {
    const owner = await colleagueAt(site)
    const email = 'twice@example.com'
    const invite = (roles: Role[]) => owner.ask('POST', '/api/office/people/invite', { email, roles })
    const tokenOf = async (id: number) => makeInvitationToken({ db: site.db, travel_agency: 1 }, id)
    const accept = (token: string) =>
      atOffice(site).send('POST', '/api/office/invitation/accept', { token, name: '둘', password: right })
    const first = await tokenOf((await invite(['owner'])).body.id)
    const second = await tokenOf((await invite(['guide'])).body.id)
    expect(await accept(first)).toMatchObject({ status: 404, body: { code: 'LINK_EXPIRED' } })
    const stray = await invited(email, ['owner']) // one that was written at the same moment
    expect((await accept(second)).status).toBe(200)
    expect((await accept(stray.token)).status).toBe(404)
    const { body } = await owner.ask('GET', '/api/office/people')
    const one = body.list.find((each: { email: string }) => each.email === email)
    expect(one.roles).toEqual(['guide'])
    expect((await owner.ask('DELETE', '/api/office/people', { staff_id: one.staff_id })).status).toBe(200)
    expect((await accept(stray.token)).status).toBe(404)
  })

  test('of two who use a link at once one is let in', async () => {
    const { token } = await invited('race@example.com')
    const answers = await Promise.all(
      ['하나', '둘', '셋'].map((name) =>
        atOffice(site).send('POST', '/api/office/invitation/accept', { token, name, password: right }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  })
})

describe('roles', () => {
  test('somebody who leaves is nobody here at once, and goes on elsewhere', async () => {
    const owner = await colleagueAt(site)
    const sales = await colleagueAt(site, { roles: ['manager'] })
    await site.db
      .insertInto('staff_role')
      .values({ travel_agency: 2, staff_id: sales.id, roles: ['manager'] })
      .execute()
    expect((await sales.ask('GET', '/api/office/log')).status).toBe(200)
    expect((await owner.ask('DELETE', '/api/office/people', { staff_id: sales.id })).status).toBe(200)
    expect(await sales.ask('GET', '/api/office/log')).toMatchObject({
      status: 404,
      body: { code: 'AGENCY_NOT_FOUND' },
    })
    expect((await sales.browser.send('GET', sales.at('/api/office/log', 2))).status).toBe(200)
  })

  test('an owner ends the log-ins of a colleague: out at the next call on every device, noted, and free to come back', async () => {
    const owner = await colleagueAt(site, { name: '한대표' })
    const { email, id } = await site.make.staff({ roles: ['sales'], name: '권사원', password_hash: hash })
    const browsers = [atOffice(site), atOffice(site)]
    for (const browser of browsers)
      expect((await browser.send('POST', '/api/office/login', { email, password: right })).status).toBe(200)
    const { body } = await owner.ask('GET', '/api/office/people')
    expect(body.list).toContainEqual(expect.objectContaining({ staff_id: id, log_ins: 2 }))
    const end = (who: typeof owner, staff_id: number) =>
      who.ask('DELETE', '/api/office/people/sessions', { staff_id })
    const manager = await colleagueAt(site, { roles: ['manager'] })
    expect((await end(manager, id)).body.code).toBe('NOT_ALLOWED')
    expect((await end(await colleagueAt(site, { travel_agency: 2 }), id)).body.code).toBe('NOT_FOUND')
    for (const browser of browsers) expect((await me(browser)).status).toBe(200)
    expect(await end(owner, id)).toMatchObject({ status: 200, body: { ended: 2 } })
    for (const browser of browsers) expect((await me(browser)).status).toBe(401)
    const log = await owner.ask('GET', '/api/office/log?call=staff.endLogIns')
    expect(log.body.list[0]).toMatchObject({
      staff_name: '한대표',
      subject: `staff ${id}`,
      said: { what: '직원 로그인 끝냄', about: '직원 권사원', after: '끝낸 로그인 2' },
    })
    const [again] = browsers
    expect((await again?.send('POST', '/api/office/login', { email, password: right }))?.status).toBe(200)
    expect((await end(owner, owner.id)).body).toEqual({ ended: 0 })
    expect((await owner.ask('GET', '/api/office/people')).status).toBe(200)
  })

  test('a role that is taken away while somebody fills in a form refuses the form, and nothing is written', async () => {
    const owner = await colleagueAt(site)
    const editor = await colleagueAt(site, { roles: ['content'] })
    const board_name = { ko: '사진', en: 'Pictures' }
    const made = () => editor.askOnce('POST', '/api/office/board', { board_name })
    expect((await editor.ask('GET', '/api/office/boards/own')).status).toBe(200)
    const change = { staff_id: editor.id, roles: ['guide'], revision: 1 }
    expect((await owner.ask('PUT', '/api/office/people', change)).status).toBe(200)
    expect(await made()).toMatchObject({ status: 403, body: { code: 'NOT_ALLOWED' } })
    expect((await owner.ask('GET', '/api/office/boards/own')).body.list).toEqual([])
    expect(await rowsOfLog(editor.id)).toEqual([])
  })

  test('a second factor that guards another agency, too, is not taken away by this one', async () => {
    const owner = await colleagueAt(site)
    const both = await colleagueAt(site, { roles: ['guide'] })
    await withPhone(both.browser)
    const reset = () => owner.ask('POST', '/api/office/people/factor', { staff_id: both.id })
    await site.db
      .insertInto('staff_role')
      .values({ travel_agency: 2, staff_id: both.id, roles: ['owner'] })
      .execute()
    expect(await reset()).toMatchObject({ status: 403, body: { code: 'WORKS_ELSEWHERE' } })
    expect((await me(both.browser)).body.totp).toBe(true)
    await site.db
      .deleteFrom('staff_role')
      .where('travel_agency', '=', 2)
      .where('staff_id', '=', both.id)
      .execute()
    expect((await reset()).status).toBe(200)
  })

  test('at least one owner stays, also when two leave at once', async () => {
    await site.makeAt(7).agency()
    const [one, two] = [
      await colleagueAt(site, { travel_agency: 7 }),
      await colleagueAt(site, { travel_agency: 7 }),
    ]
    const remove = (who: Colleague, other: Colleague) =>
      who.ask('DELETE', '/api/office/people', { staff_id: other.id })
    // Both are known by their log-in before either is gone.
    const [begun] = await inAgency(site.db, 7, async (tx) => {
      await tx
        .selectFrom('staff_role')
        .select('staff_id')
        .where('travel_agency', '=', 7)
        .forUpdate()
        .execute()
      return beginBeside(site, () => Promise.all([remove(one, two), remove(two, one)]), 2)
    })
    const answers = await begun
    const owners = await site.db
      .selectFrom('staff_role')
      .select('staff_id')
      .where('travel_agency', '=', 7)
      .execute()
    expect(owners).toHaveLength(1)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('of two who change the same roles the second is told', async () => {
    const owner = await colleagueAt(site)
    const other = await colleagueAt(site, { roles: ['sales'] })
    const change = (roles: Role[]) =>
      owner.ask('PUT', '/api/office/people', { staff_id: other.id, roles, revision: 1 })
    expect((await change(['money'])).status).toBe(200)
    expect(await change(['guide'])).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } })
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

test('what staff did is noted with before and after, and nobody can change it', async () => {
  const owner = await colleagueAt(site, { name: '최대표' })
  const other = await colleagueAt(site, { roles: ['sales'], name: '박담당' })
  await owner.ask('PUT', '/api/office/people', { staff_id: other.id, roles: ['money'], revision: 1 })
  const noted = {
    travel_agency: 1,
    staff_id: owner.id,
    staff_name: '최대표',
    ip: '10.0.0.1',
    call: 'board.updateConsultation',
    subject: 'consultation 7',
    before: JSON.stringify({ state: 'new' }),
    after: JSON.stringify({ in_charge: other.id }),
  }
  await inAgency(site.db, 1, (tx) => tx.insertInto('staff_log').values(noted).execute())
  const { body } = await owner.ask('GET', `/api/office/log?staff_id=${owner.id}`)
  expect(body.list[0].said).toMatchObject({ before: '상태 새 상담', after: '담당 박담당' })
  const corrected = { call: 'reservation.correctContact', subject: 'booking ABCDEFGHJKLM', before: null }
  const after = JSON.stringify({ changed: 'contact, email' })
  await inAgency(site.db, 1, (tx) =>
    tx
      .insertInto('staff_log')
      .values({ ...noted, ...corrected, after })
      .execute(),
  )
  const contact = await owner.ask('GET', '/api/office/log?call=reservation.correctContact')
  expect(contact.body.list[0].said.after).toBe('바뀐 칸 전화, 이메일')
  expect(body.list[1].said).toMatchObject({ what: '역할 바꿈', about: '직원 박담당' })
  expect(body.list[1]).toMatchObject({
    staff_name: '최대표',
    call: 'staff.changeRoles',
    subject: `staff ${other.id}`,
    before: { roles: ['sales'] },
    after: { roles: ['money'] },
  })
  await expect(
    inAgency(site.db, 1, (tx) => tx.deleteFrom('staff_log').where('travel_agency', '=', 1).execute()),
  ).rejects.toThrow(/permission denied/)
})

test('the log is filtered by anybody who did something, also by who has left and is not on the page, and by deed', async () => {
  const owner = await colleagueAt(site, { name: '남대표' })
  const gone = await colleagueAt(site, { roles: ['sales'], name: '나간사람' })
  const wanted = { list: 'bookings', name: '보기', query: '' }
  expect((await gone.ask('PUT', '/api/office/view', wanted)).status).toBe(200)
  await owner.ask('DELETE', '/api/office/people', { staff_id: gone.id })
  for (let at = 0; at < 3; at++) await owner.ask('PUT', '/api/office/view', { ...wanted, name: `보기 ${at}` })
  const { body } = await owner.ask('GET', '/api/office/log?page_size=1')
  expect(body.people).toContainEqual({ staff_id: gone.id, name: '나간사람' })
  expect(body.people.filter(({ name }: { name: string }) => name === '남대표')).toHaveLength(1)
  expect(body.deeds).toContainEqual({ call: 'staff.removePerson', what: '직원 내보냄' })
  const shop = {
    store_name: { ko: '살롱', en: 'Salon' },
    contact: '02-111-2222',
    address: { ko: '', en: '' },
  }
  await owner.askOnce('POST', '/api/office/shops', shop)
  const added = await owner.ask('GET', '/api/office/log?call=agency.addShop&page_size=1')
  expect(added.body.list[0].said.after).toBe('전화 02-111-2222 · 이름 영어 Salon · 한국어 살롱')
  const removed = await owner.ask('GET', '/api/office/log?call=staff.removePerson&page_size=1')
  expect(removed.body.list).toMatchObject([{ subject: `staff ${gone.id}` }])
  const theirs = await colleagueAt(site, { travel_agency: 2 })
  const { body: elsewhere } = await theirs.ask('GET', '/api/office/log')
  expect(elsewhere.people.map((each: { staff_id: number }) => each.staff_id)).not.toContain(gone.id)
})

test('the operator invites the first owner and replaces a lost phone, and owners are told', async () => {
  const demo = await openSite({ jobs: true })
  const desk = (line: string) =>
    askDesk(line.split(' '), { DATABASE_URL: demo.url, NARU: 'demo', DATA_DIR: demo.dataDir })
  await desk('staff invite First@Owner.example --agency 1 --roles owner')
  const mail = await vi.waitFor(() => {
    const [found] = outboxOf(demo.dataDir, 'staff-invited')
    expect(found).toBeDefined()
    return found?.mail.text ?? ''
  }, 15_000)
  const token = /invitation#([\w-]+)/.exec(mail)?.[1]
  const browser = atOffice(demo)
  await browser.send('POST', '/api/office/invitation/accept', { token, name: '첫 대표', password: right })
  await withPhone(browser)
  await desk('staff reset first@owner.example --agency 1')
  expect((await me(browser)).status).toBe(401)
  const again = await browser.send('POST', '/api/office/login', {
    email: 'first@owner.example',
    password: right,
  })
  expect(again.body).toMatchObject({ next: 'in' })
  await vi.waitFor(() => expect(outboxOf(demo.dataDir, 'staff-factor-reset')).toHaveLength(1), 15_000)
  expect(await desk('staff invite nobody --agency 1 --roles owner')).toMatchObject({ code: 1 })
  expect(await desk('staff invite a@b.example --agency 1 --roles king')).toMatchObject({ code: 1 })
})

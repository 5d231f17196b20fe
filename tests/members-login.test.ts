// §7 User: logging in, and what guessing costs.
import { parseSetCookie } from 'cookie'
import { beforeAll, describe, expect, test } from 'vitest'
import { startDuringTransaction } from './during-transaction.ts'
import { createBrowser, createMemberWith, runInAgency, setUpMembers, site } from './members-setup.ts'
import { rightPassword } from './password.ts'
import { createSite } from './site.ts'
import { createVisitor } from './visitor.ts'

beforeAll(setUpMembers)

describe('log in', () => {
  test('answers id and tokens, and sets the cookies of the product', async () => {
    const { id, login_id } = await createMemberWith()
    const me = createBrowser()
    const { body, headers } = await me.login(login_id, rightPassword, { auto_login: true })
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
    const brief = await createBrowser().login(login_id, rightPassword)
    expect(
      [brief.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('refreshToken')),
    ).toContain('Max-Age=86400')
  })

  test('an unknown id, a wrong password and a member of another agency get the same answer', async () => {
    const { login_id } = await createMemberWith()
    await createMemberWith({ login_id: 'elsewhere' }, 2)
    const answers = await Promise.all([
      createBrowser().login(login_id, 'wrong'),
      createBrowser().login('nobody-at-all', 'wrong'),
      createBrowser().login('elsewhere', rightPassword),
    ])
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([401, answers[0]?.body])
    expect(answers[0]?.body).toMatchObject({ code: 'LOGIN_FAILED' })
  })

  test('the sixth failure must wait, and so must the right password from a strange browser; a browser that logged in before need not', async () => {
    const { login_id } = await createMemberWith()
    const mine = createBrowser()
    await mine.login(login_id, rightPassword)
    for (let at = 0; at < 5; at++)
      expect((await createBrowser().login(login_id, `guess ${at}`)).status).toBe(401)
    const blocked = await createBrowser().login(login_id, rightPassword)
    expect([blocked.status, blocked.body.code]).toEqual([429, 'TOO_MANY_TRIES'])
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
    expect((await mine.login(login_id, rightPassword)).status).toBe(200)
  })

  test('no stranger keeps a member out of a browser that is known: not by a name that looks like its counter, not from its own address', async () => {
    const { login_id } = await createMemberWith()
    const ip = '10.9.8.7'
    const mine = createBrowser({ ip })
    await mine.login(login_id, rightPassword)
    for (const name of [`${login_id}|known`, `browser|${login_id}`, login_id])
      for (let at = 0; at < 6; at++) await createBrowser().login(name, `guess ${at}`)
    for (let at = 0; at < 25; at++) await createBrowser({ ip }).login(`somebody${at}`, 'x')
    expect((await createBrowser({ ip }).login('somebody', 'x')).status).toBe(429)
    expect((await mine.login(login_id, rightPassword)).status).toBe(200)
    for (let at = 0; at < 5; at++) expect((await mine.login(login_id, `slip ${at}`)).status).toBe(401)
    expect((await mine.login(login_id, rightPassword)).status).toBe(429) // its own guesses count
  })

  test('a stranger’s failures do not lock the member out of a known address in a new browser', async () => {
    const { login_id } = await createMemberWith()
    const ip = '10.9.8.8'
    await createBrowser({ ip }).login(login_id, rightPassword)
    for (let at = 0; at < 6; at++) await createBrowser().login(login_id, `guess ${at}`)
    expect((await createBrowser().login(login_id, rightPassword)).status).toBe(429)
    expect((await createBrowser({ ip }).login(login_id, rightPassword)).status).toBe(200)
  })

  test('a known address is forgotten when the password changes', async () => {
    const { login_id } = await createMemberWith()
    const [elsewhere, next] = ['10.9.8.6', '새로운 나루터 3']
    await createBrowser({ ip: elsewhere }).login(login_id, rightPassword)
    const mine = createBrowser()
    await mine.login(login_id, rightPassword)
    const sent = { current_password: rightPassword, new_password: next }
    expect((await mine.send('PUT', '/api/landing/user/updatePassword', sent)).status).toBe(200)
    for (let at = 0; at < 6; at++) await createBrowser().login(login_id, `guess ${at}`)
    expect((await createBrowser({ ip: elsewhere }).login(login_id, next)).status).toBe(429)
  })

  test('an IPv6 /64 counts as one address', async () => {
    for (let at = 0; at < 20; at++)
      expect((await createBrowser({ ip: `2001:db8:1:2::${at + 1}` }).login(`someone${at}`, 'x')).status).toBe(
        401,
      )
    expect((await createBrowser({ ip: '2001:db8:1:2:ffff::1' }).login('someone', 'x')).status).toBe(429)
    expect((await createBrowser({ ip: '2001:db8:1:3::1' }).login('someone', 'x')).status).toBe(401)
  })

  test('a known browser is forgotten when the password changes', async () => {
    const { login_id } = await createMemberWith()
    const [mine, other] = [createBrowser(), createBrowser()]
    await other.login(login_id, rightPassword)
    await mine.login(login_id, rightPassword)
    const next = '새로운 나루터 2'
    await mine.send('PUT', '/api/landing/user/updatePassword', {
      current_password: rightPassword,
      new_password: next,
    })
    for (let at = 0; at < 6; at++) await createBrowser().login(login_id, `guess ${at}`)
    const moved = createBrowser()
    moved.cookies.set('known', other.cookies.get('known') ?? '')
    expect((await moved.login(login_id, next)).status).toBe(429)
    expect((await mine.login(login_id, next)).status).toBe(200) // where it was changed
  })

  test('a log-in fails if the password changes while it is checked', async () => {
    const { id, login_id } = await createMemberWith()
    const me = createBrowser()
    const [entering] = await runInAgency(async (tx) => {
      await tx
        .updateTable('member')
        .set({ password_hash: null })
        .where('travel_agency', '=', 1)
        .where('id', '=', id)
        .execute()
      return startDuringTransaction(site, () => me.login(login_id, rightPassword))
    })
    expect((await entering).body.code).toBe('LOGIN_FAILED')
    expect(me.cookies.has('token')).toBe(false)
  })

  test('wrong passwords in one log-in do not keep another from changing it', async () => {
    const { login_id } = await createMemberWith()
    const [mine, stolen] = [createBrowser(), createBrowser()]
    await mine.login(login_id, rightPassword)
    await stolen.login(login_id, rightPassword)
    const change = (from: typeof mine, current_password: string) =>
      from.send('PUT', '/api/landing/user/updatePassword', { current_password, new_password: '새 나루터 33' })
    for (let at = 0; at < 5; at++)
      expect((await change(stolen, `guess ${at}`)).body.code).toBe('WRONG_PASSWORD')
    expect((await change(stolen, rightPassword)).body.code).toBe('TOO_MANY_TRIES')
    expect((await change(mine, rightPassword)).status).toBe(200)
  })

  test('one address may fail twenty times a minute, over all accounts; a success does not pay for failures', async () => {
    const { login_id } = await createMemberWith()
    const ip = '10.9.9.9'
    for (let at = 0; at < 20; at++)
      await createBrowser({ ip }).login((await createMemberWith()).login_id, 'x')
    expect((await createBrowser({ ip }).login(login_id, rightPassword)).status).toBe(429)
    expect((await createBrowser().login(login_id, rightPassword)).status).toBe(200)
  })

  test('two processes on one database count together, and a log-in at one is a log-in at the other', async () => {
    const other = await createSite({ databaseUrl: site.url })
    const { login_id } = await createMemberWith()
    const me = createBrowser()
    await me.login(login_id, rightPassword)
    const there = createVisitor(other)
    for (const [name, value] of me.cookies) there.cookies.set(name, value)
    expect((await there.info()).status).toBe(200)
    for (let at = 0; at < 5; at++) await createVisitor(at % 2 ? site : other).login(login_id, `guess ${at}`)
    expect((await createVisitor(other).login(login_id, rightPassword)).status).toBe(429)
    expect((await createVisitor(site).login(login_id, rightPassword)).status).toBe(429)
    await there.send('POST', '/api/user/logout', {})
    expect((await me.info()).status).toBe(401)
  })

  test('each log-in and each failure leaves a line that the application cannot change', async () => {
    const { id, login_id } = await createMemberWith()
    await createBrowser().login(login_id, 'a guess that must not be kept')
    await createBrowser().login(login_id, rightPassword)
    const lines = await runInAgency((tx) =>
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
      runInAgency((tx) => tx.deleteFrom('audit').where('travel_agency', '=', 1).execute()),
    ).rejects.toThrow('permission denied')
    await expect(
      runInAgency((tx) => tx.updateTable('audit').set({ ip: '' }).where('travel_agency', '=', 1).execute()),
    ).rejects.toThrow('permission denied')
  })

  test('a foreign Origin is refused before anything is looked at', async () => {
    const { login_id } = await createMemberWith()
    const answer = await createBrowser().send(
      'POST',
      '/api/user/login/landing',
      { username: login_id, password: rightPassword },
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
      (await createBrowser().send('POST', '/api/user/login/landing', { username, password: rightPassword }))
        .status,
    ).toBe(400)
  })
})

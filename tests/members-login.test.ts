// §7 User: logging in, and what guessing costs.
import { parseSetCookie } from 'cookie'
import { beforeAll, describe, expect, test } from 'vitest'
import { beginBeside } from './beside.ts'
import { browser, inside, memberWith, openMembers, site } from './members.ts'
import { right } from './password.ts'
import { personAt } from './person.ts'
import { openSite } from './site.ts'

beforeAll(openMembers)

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

// The first second factor in live mode: the password makes it, and nothing weaker than a factor changes one.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeInvitationToken } from '#domain/staff/invite.server.ts'
import { tryLimits } from '#limits/access.ts'
import { makeAuthenticator } from './authenticator.ts'
import { atOffice } from './office.ts'
import { hashOfRight, right } from './password.ts'
import { openSite, type Site } from './site.ts'
import { withPhone } from './staff.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({
    env: { NARU: 'live', OFFICE_HOST: 'office.localhost', DATABASE_URL: 'postgres://nobody@localhost/none' },
    keep: true,
  })
})

type Browser = ReturnType<typeof atOffice>

/** An owner who has just typed the password, in a browser of their own; `again` is another one. */
async function loggedIn() {
  const { id, email } = await site.make.staff({ roles: ['owner'], password_hash: await hashOfRight() })
  const again = async () => {
    const browser = atOffice(site)
    expect((await browser.send('POST', '/api/office/login', { email, password: right })).status).toBe(200)
    return browser
  }
  return { id, email, again, browser: await again() }
}

/** A quarter of an hour goes by. */
const wait = (id: number) =>
  site.db
    .updateTable('staff_session')
    .set({
      proved: sql<string>`proved - interval '16 minutes'`,
      password_given: sql<string>`password_given - interval '16 minutes'`,
    })
    .where('staff_id', '=', id)
    .execute()

const offer = (browser: Browser) => browser.send('POST', '/api/office/totp/offer', {})
const typePassword = (browser: Browser, password: string) =>
  browser.send('POST', '/api/office/step-up', { password })
const invite = (browser: Browser) =>
  browser.send('POST', '/api/office/people/invite?travel_agency=1', {
    email: 'new@example.com',
    roles: ['sales'],
  })
const addPasskey = async (browser: Browser, authenticator = makeAuthenticator('http://office.localhost')) => {
  const { status, body } = await browser.send('POST', '/api/office/passkey/offer', {})
  if (status !== 200) return { status, body }
  return browser.send('POST', '/api/office/passkey', {
    name: '열쇠',
    signed: authenticator.make(body.challenge),
  })
}
const refusedFor = (code: string) => ({ status: 403, body: { code } })

describe('the first one', () => {
  test('is an app, made by who has just typed the password; then money, people and papers open', async () => {
    const { browser } = await loggedIn()
    expect(await invite(browser)).toMatchObject(refusedFor('FACTOR_REQUIRED'))
    const { codes } = await withPhone(browser)
    expect(codes).toHaveLength(10)
    expect((await invite(browser)).status).toBe(200)
  })

  test('is a passkey', async () => {
    const { browser } = await loggedIn()
    expect((await addPasskey(browser)).status).toBe(200)
    expect((await invite(browser)).status).toBe(200)
  })

  test('follows an invitation: the password that was chosen just now counts', async () => {
    const { browser: owner } = await loggedIn()
    await withPhone(owner)
    const { body } = await invite(owner)
    const token = await makeInvitationToken({ db: site.db, travel_agency: 1 }, body.id)
    const fresh = atOffice(site)
    const accepted = await fresh.send('POST', '/api/office/invitation/accept', {
      token,
      name: '새 사람',
      password: 'a long sentence of my own',
    })
    expect(accepted.status).toBe(200)
    expect((await withPhone(fresh)).codes).toHaveLength(10)
  })

  test('asks for the password again after a quarter of an hour, so a stolen log-in makes none', async () => {
    const { id, browser } = await loggedIn()
    await wait(id)
    expect(await offer(browser)).toMatchObject(refusedFor('PASSWORD_REQUIRED'))
    expect(await browser.send('POST', '/api/office/totp', { code: '000000' })).toMatchObject(
      refusedFor('PASSWORD_REQUIRED'),
    )
    expect(await addPasskey(browser)).toMatchObject(refusedFor('PASSWORD_REQUIRED'))
    expect(await typePassword(browser, 'another one')).toMatchObject(refusedFor('WRONG_PASSWORD'))
    expect(await offer(browser)).toMatchObject(refusedFor('PASSWORD_REQUIRED'))
    expect((await typePassword(browser, right)).status).toBe(200)
    expect((await offer(browser)).status).toBe(200)
  })

  test('is not guessed at: a stolen log-in has few tries at the password', async () => {
    const { id, browser } = await loggedIn()
    await wait(id)
    for (let tries = 0; tries < tryLimits.password.free; tries++)
      await typePassword(browser, `guess ${tries}`)
    expect((await typePassword(browser, right)).status).toBe(429)
    expect(await offer(browser)).toMatchObject(refusedFor('PASSWORD_REQUIRED'))
  })

  test('is made by who has just changed the password, too', async () => {
    const { id, browser } = await loggedIn()
    await wait(id)
    const changed = { current_password: right, new_password: 'a long sentence of my own' }
    expect((await browser.send('PUT', '/api/office/password', changed)).status).toBe(200)
    expect((await offer(browser)).status).toBe(200)
  })
})

describe('a password', () => {
  test('opens nothing that needs a second factor, however fresh it is', async () => {
    const { browser } = await loggedIn()
    expect((await typePassword(browser, right)).status).toBe(200)
    for (const [method, path] of [
      ['POST', '/api/office/people/invite'],
      ['GET', '/api/office/log/file'],
      ['POST', '/api/office/codes'],
      ['DELETE', '/api/office/totp'],
      ['DELETE', '/api/office/passkey'],
    ] as const)
      expect(await browser.send(method, `${path}?travel_agency=1`, {}), path).toMatchObject(
        refusedFor('FACTOR_REQUIRED'),
      )
  })

  test('is no proof for who has a second factor: the app must be shown to change either', async () => {
    const { id, browser, email } = await loggedIn()
    const { code } = await withPhone(browser)
    await wait(id)
    expect(await typePassword(browser, right)).toMatchObject(refusedFor('STEP_UP_REQUIRED'))
    expect(await offer(browser)).toMatchObject(refusedFor('STEP_UP_REQUIRED'))
    expect(await addPasskey(browser)).toMatchObject(refusedFor('STEP_UP_REQUIRED'))
    expect(await browser.send('DELETE', '/api/office/totp', {})).toMatchObject(refusedFor('STEP_UP_REQUIRED'))
    const half = atOffice(site)
    await half.send('POST', '/api/office/login', { email, password: right })
    expect((await typePassword(half, right)).status).toBe(401)
    expect((await browser.send('POST', '/api/office/step-up', { code: code() })).status).toBe(200)
    expect((await addPasskey(browser)).status).toBe(200)
  })
})

describe('two at once', () => {
  test('two log-ins make a first one: the slower must show the faster', async () => {
    const { again, browser: one, id } = await loggedIn()
    const other = await again()
    const authenticator = makeAuthenticator('http://office.localhost')
    const { body: asked } = await other.send('POST', '/api/office/passkey/offer', {})
    await withPhone(one)
    const signed = authenticator.make(asked.challenge)
    expect(await other.send('POST', '/api/office/passkey', { name: '열쇠', signed })).toMatchObject(
      refusedFor('STEP_UP_REQUIRED'),
    )
    expect(
      await site.db.selectFrom('staff_passkey').selectAll().where('staff_id', '=', id).execute(),
    ).toEqual([])
  })

  test('sent in the same moment by two log-ins, one is made and the other is refused', async () => {
    const { again, browser: one, id } = await loggedIn()
    const browsers = [one, ...(await Promise.all([1, 2, 3].map(again)))]
    const sent = []
    for (const browser of browsers) {
      const { body } = await browser.send('POST', '/api/office/passkey/offer', {})
      const signed = makeAuthenticator('http://office.localhost').make(body.challenge)
      sent.push({ browser, body: { name: '열쇠', signed } })
    }
    const answers = await Promise.all(
      sent.map(({ browser, body }) => browser.send('POST', '/api/office/passkey', body)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403])
    const kept = await site.db.selectFrom('staff_passkey').select('name').where('staff_id', '=', id).execute()
    expect(kept).toHaveLength(1)
  })

  test('two tabs of one log-in: the code that was shown last makes it, the other is wrong', async () => {
    const { browser } = await loggedIn()
    await offer(browser)
    expect((await withPhone(browser)).codes).toHaveLength(10)
    expect((await addPasskey(browser)).status).toBe(200) // proved by the first
  })
})

describe('without one again', () => {
  test('who took the last away is back at the start: nothing delicate, and the password for a new one', async () => {
    const { id, browser } = await loggedIn()
    await withPhone(browser)
    expect((await browser.send('DELETE', '/api/office/totp', {})).status).toBe(200)
    expect(await invite(browser)).toMatchObject(refusedFor('FACTOR_REQUIRED'))
    await wait(id)
    expect(await offer(browser)).toMatchObject(refusedFor('PASSWORD_REQUIRED'))
    expect((await typePassword(browser, right)).status).toBe(200)
    expect((await withPhone(browser)).codes).toHaveLength(10)
  })

  test('the codes on paper end with the last factor, whichever it was', async () => {
    const { browser, id } = await loggedIn()
    const authenticator = makeAuthenticator('http://office.localhost')
    await addPasskey(browser, authenticator)
    const { body } = await browser.send('POST', '/api/office/codes', {})
    expect(body.codes).toHaveLength(10)
    const { credential_id } = await site.db
      .selectFrom('staff_passkey')
      .select('credential_id')
      .where('staff_id', '=', id)
      .executeTakeFirstOrThrow()
    expect((await browser.send('DELETE', '/api/office/passkey', { credential_id })).status).toBe(200)
    expect(await browser.send('POST', '/api/office/step-up', { code: body.codes[0] })).toMatchObject(
      refusedFor('WRONG_CODE'),
    )
  })

  test('a code on paper is the factor of who lost the phone: it changes the app', async () => {
    const { id, browser } = await loggedIn()
    const { codes } = await withPhone(browser)
    await wait(id)
    expect((await browser.send('POST', '/api/office/step-up', { code: codes[0] })).status).toBe(200)
    expect((await withPhone(browser)).codes).toHaveLength(10)
  })
})

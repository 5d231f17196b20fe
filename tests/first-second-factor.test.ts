// The first second factor in live mode: the password makes it, and nothing weaker than a factor changes one.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createInvitationToken } from '#domain/staff/invite.server.ts'
import { rateLimits } from '#limits/access.ts'
import { makeAuthenticator } from './passkey-device.ts'
import { hashRightPassword, rightPassword } from './password.ts'
import { createSite, type Site } from './site.ts'
import { setUpTotp } from './staff-setup.ts'
import { createOfficeVisitor } from './staff-user.ts'

let site: Site
beforeAll(async () => {
  site = await createSite({
    env: { NARU: 'live', OFFICE_HOST: 'office.localhost', DATABASE_URL: 'postgres://nobody@localhost/none' },
    shared: true,
  })
})

type OfficeVisitor = ReturnType<typeof createOfficeVisitor>

/** An owner who has just typed the password, in a browser of their own; `again` is another one. */
async function createLoggedInOwner() {
  const { id, email } = await site.make.staff({ roles: ['owner'], password_hash: await hashRightPassword() })
  const again = async () => {
    const browser = createOfficeVisitor(site)
    expect((await browser.send('POST', '/api/office/login', { email, password: rightPassword })).status).toBe(
      200,
    )
    return browser
  }
  return { id, email, again, browser: await again() }
}

/** A quarter of an hour goes by. */
const ageProofs = (id: number) =>
  site.db
    .updateTable('staff_session')
    .set({
      proved: sql<string>`proved - interval '16 minutes'`,
      password_given: sql<string>`password_given - interval '16 minutes'`,
    })
    .where('staff_id', '=', id)
    .execute()

const offerTotp = (browser: OfficeVisitor) => browser.send('POST', '/api/office/totp/offer', {})
const confirmPassword = (browser: OfficeVisitor, password: string) =>
  browser.send('POST', '/api/office/step-up', { password })
const inviteStaff = (browser: OfficeVisitor) =>
  browser.send('POST', '/api/office/people/invite?travel_agency=1', {
    email: 'new@example.com',
    roles: ['sales'],
  })
const addPasskey = async (
  browser: OfficeVisitor,
  authenticator = makeAuthenticator('http://office.localhost'),
) => {
  const { status, body } = await browser.send('POST', '/api/office/passkey/offer', {})
  if (status !== 200) return { status, body }
  return browser.send('POST', '/api/office/passkey', {
    name: '열쇠',
    signed: authenticator.make(body.challenge),
  })
}
const toRefusal = (code: string) => ({ status: 403, body: { code } })

describe('the first second factor', () => {
  test('a fresh password sets up an authenticator app, which opens money, team and documents', async () => {
    const { browser } = await createLoggedInOwner()
    expect(await inviteStaff(browser)).toMatchObject(toRefusal('FACTOR_REQUIRED'))
    const { codes } = await setUpTotp(browser)
    expect(codes).toHaveLength(10)
    expect((await inviteStaff(browser)).status).toBe(200)
  })

  test('is a passkey', async () => {
    const { browser } = await createLoggedInOwner()
    expect((await addPasskey(browser)).status).toBe(200)
    expect((await inviteStaff(browser)).status).toBe(200)
  })

  test('follows an invitation: the password that was chosen just now counts', async () => {
    const { browser: owner } = await createLoggedInOwner()
    await setUpTotp(owner)
    const { body } = await inviteStaff(owner)
    const token = await createInvitationToken({ db: site.db, travel_agency: 1 }, body.id)
    const fresh = createOfficeVisitor(site)
    const accepted = await fresh.send('POST', '/api/office/invitation/accept', {
      token,
      name: '새 사람',
      password: 'a long sentence of my own',
    })
    expect(accepted.status).toBe(200)
    expect((await setUpTotp(fresh)).codes).toHaveLength(10)
  })

  test('asks for the password again after 15 minutes, so a stolen session cannot add a factor', async () => {
    const { id, browser } = await createLoggedInOwner()
    await ageProofs(id)
    expect(await offerTotp(browser)).toMatchObject(toRefusal('PASSWORD_REQUIRED'))
    expect(await browser.send('POST', '/api/office/totp', { code: '000000' })).toMatchObject(
      toRefusal('PASSWORD_REQUIRED'),
    )
    expect(await addPasskey(browser)).toMatchObject(toRefusal('PASSWORD_REQUIRED'))
    expect(await confirmPassword(browser, 'another one')).toMatchObject(toRefusal('WRONG_PASSWORD'))
    expect(await offerTotp(browser)).toMatchObject(toRefusal('PASSWORD_REQUIRED'))
    expect((await confirmPassword(browser, rightPassword)).status).toBe(200)
    expect((await offerTotp(browser)).status).toBe(200)
  })

  test('limits password tries of a stolen session', async () => {
    const { id, browser } = await createLoggedInOwner()
    await ageProofs(id)
    for (let tries = 0; tries < rateLimits.password.free; tries++)
      await confirmPassword(browser, `guess ${tries}`)
    expect((await confirmPassword(browser, rightPassword)).status).toBe(429)
    expect(await offerTotp(browser)).toMatchObject(toRefusal('PASSWORD_REQUIRED'))
  })

  test('is made by who has just changed the password, too', async () => {
    const { id, browser } = await createLoggedInOwner()
    await ageProofs(id)
    const changed = { current_password: rightPassword, new_password: 'a long sentence of my own' }
    expect((await browser.send('PUT', '/api/office/password', changed)).status).toBe(200)
    expect((await offerTotp(browser)).status).toBe(200)
  })
})

describe('a password', () => {
  test('a fresh password alone opens nothing that needs a second factor', async () => {
    const { browser } = await createLoggedInOwner()
    expect((await confirmPassword(browser, rightPassword)).status).toBe(200)
    for (const [method, path] of [
      ['POST', '/api/office/people/invite'],
      ['GET', '/api/office/log/file'],
      ['POST', '/api/office/codes'],
      ['DELETE', '/api/office/totp'],
      ['DELETE', '/api/office/passkey'],
    ] as const)
      expect(await browser.send(method, `${path}?travel_agency=1`, {}), path).toMatchObject(
        toRefusal('FACTOR_REQUIRED'),
      )
  })

  test('is no proof for who has a second factor: the app must be shown to change either', async () => {
    const { id, browser, email } = await createLoggedInOwner()
    const { code } = await setUpTotp(browser)
    await ageProofs(id)
    expect(await confirmPassword(browser, rightPassword)).toMatchObject(toRefusal('STEP_UP_REQUIRED'))
    expect(await offerTotp(browser)).toMatchObject(toRefusal('STEP_UP_REQUIRED'))
    expect(await addPasskey(browser)).toMatchObject(toRefusal('STEP_UP_REQUIRED'))
    expect(await browser.send('DELETE', '/api/office/totp', {})).toMatchObject(toRefusal('STEP_UP_REQUIRED'))
    const half = createOfficeVisitor(site)
    await half.send('POST', '/api/office/login', { email, password: rightPassword })
    expect((await confirmPassword(half, rightPassword)).status).toBe(401)
    expect((await browser.send('POST', '/api/office/step-up', { code: code() })).status).toBe(200)
    expect((await addPasskey(browser)).status).toBe(200)
  })
})

describe('two sessions at once', () => {
  test('when two sessions add a first factor, the second must confirm with the first one’s', async () => {
    const { again, browser: one, id } = await createLoggedInOwner()
    const other = await again()
    const authenticator = makeAuthenticator('http://office.localhost')
    const { body: asked } = await other.send('POST', '/api/office/passkey/offer', {})
    await setUpTotp(one)
    const signed = authenticator.make(asked.challenge)
    expect(await other.send('POST', '/api/office/passkey', { name: '열쇠', signed })).toMatchObject(
      toRefusal('STEP_UP_REQUIRED'),
    )
    expect(
      await site.db.selectFrom('staff_passkey').selectAll().where('staff_id', '=', id).execute(),
    ).toEqual([])
  })

  test('sent in the same moment by two log-ins, one is made and the other is refused', async () => {
    const { again, browser: one, id } = await createLoggedInOwner()
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
    const storedPasskeys = await site.db
      .selectFrom('staff_passkey')
      .select('name')
      .where('staff_id', '=', id)
      .execute()
    expect(storedPasskeys).toHaveLength(1)
  })

  test('two tabs of one log-in: the code that was shown last makes it, the other is wrong', async () => {
    const { browser } = await createLoggedInOwner()
    await offerTotp(browser)
    expect((await setUpTotp(browser)).codes).toHaveLength(10)
    expect((await addPasskey(browser)).status).toBe(200) // proved by the first
  })
})

describe('after the last factor was removed', () => {
  test('after removing the last factor protected actions are refused, and the password adds a new factor', async () => {
    const { id, browser } = await createLoggedInOwner()
    await setUpTotp(browser)
    expect((await browser.send('DELETE', '/api/office/totp', {})).status).toBe(200)
    expect(await inviteStaff(browser)).toMatchObject(toRefusal('FACTOR_REQUIRED'))
    await ageProofs(id)
    expect(await offerTotp(browser)).toMatchObject(toRefusal('PASSWORD_REQUIRED'))
    expect((await confirmPassword(browser, rightPassword)).status).toBe(200)
    expect((await setUpTotp(browser)).codes).toHaveLength(10)
  })

  test('recovery codes end when the last factor is removed', async () => {
    const { browser, id } = await createLoggedInOwner()
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
      toRefusal('WRONG_CODE'),
    )
  })

  test('a recovery code lets somebody who lost the phone replace the app', async () => {
    const { id, browser } = await createLoggedInOwner()
    const { codes } = await setUpTotp(browser)
    await ageProofs(id)
    expect((await browser.send('POST', '/api/office/step-up', { code: codes[0] })).status).toBe(200)
    expect((await setUpTotp(browser)).codes).toHaveLength(10)
  })
})

// What proves an address, and what comes with it: guest bookings and a new password. Decision 23
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { inAgency } from '#platform/db/transaction.server.ts'
import { hashPassword } from '#platform/passwords.server.ts'
import { sha256Of } from '#platform/secrets.server.ts'
import { beginBeside } from './beside.ts'
import { fillTerms, paidBooking } from './paid.ts'
import { type Person, personAt } from './person.ts'
import { outboxOf } from './read-mail.ts'
import { openSite, type Site } from './site.ts'

const password = '나루 건너 저 언덕'
const next = '새 나루터 2026'
let site: Site
let password_hash: string
beforeAll(async () => {
  site = await openSite({ keep: true, jobs: true })
  password_hash = await hashPassword({ travel_agency: 1 }, password, { memory: 1_024, passes: 1 })
  await fillTerms(site)
})

let people = 0
async function memberOf(email: string, given: object = {}) {
  const login_id = `proves${++people}`
  const { id } = await site.make.member({ login_id, password_hash, name: '김미나', email, ...given })
  return { id, login_id }
}
const inside = <T>(work: Parameters<typeof inAgency<T>>[2]) => inAgency(site.db, 1, work)
const memberRow = (id: number) =>
  inside((tx) =>
    tx
      .selectFrom('member')
      .select(['email', 'email_verified', 'password_hash'])
      .where('travel_agency', '=', 1)
      .where('id', '=', id)
      .executeTakeFirst(),
  )
async function loggedIn(login_id: string): Promise<Person> {
  const person = personAt(site)
  expect((await person.login(login_id, password)).status).toBe(200)
  return person
}

async function mailTo(email: string, kind: string): Promise<string> {
  const found = await vi.waitFor(
    () =>
      outboxOf(site.dataDir, kind)
        .filter(({ mail }) => mail.headers.to?.toLowerCase() === email)
        .at(-1) ?? expect.fail(`no ${kind} to ${email}`),
    { timeout: 25_000, interval: 100 },
  )
  return found.mail.text
}
const tokenIn = (text: string, page: 'verify' | 'reset') => {
  const [, token = ''] = new RegExp(`http://a1\\.localhost:\\d+/auth/${page}#([\\w-]+)`).exec(text) ?? []
  expect(token).toHaveLength(43)
  return token
}
const verify = (person: Person, token: string) =>
  person.send('POST', '/api/landing/user/verifyEmail', { token })
const look = (person: Person, token: string) => person.send('POST', '/api/landing/user/mailLink', { token })

/** A link as the job makes it, without the mail. */
async function linkFor(kind: 'verify-email' | 'reset-password', email: string, member_id?: number) {
  const token = `token-${++people}`
  await inside((tx) =>
    tx
      .insertInto('member_mail')
      .values({
        travel_agency: 1,
        kind,
        email,
        member_id,
        language: 'ko',
        token_hash: sha256Of(token),
        expires: new Date(Date.now() + 60_000).toISOString(),
      })
      .execute(),
  )
  return token
}
const reset = (token: string, login_id: string, new_password = next, person = personAt(site)) =>
  person.send('POST', '/api/landing/user/resetByLink', { token, login_id, new_password })

describe('verifying', () => {
  test('the link works once, for the member who gave the address and is logged in, at the agency it was sent for; a forged Host is not in it', async () => {
    const { id, login_id } = await memberOf('mine@example.com')
    const thief = await memberOf('mine@example.com')
    const me = await loggedIn(login_id)
    const asked = await me.send(
      'POST',
      '/api/landing/user/askVerification',
      {},
      { 'x-forwarded-host': 'evil.example' },
    )
    expect(asked.status).toBe(200)
    const text = await mailTo('mine@example.com', 'verify-email')
    expect(text).not.toContain('evil.example')
    expect(text).toContain(login_id)
    const token = tokenIn(text, 'verify')
    expect((await look(personAt(site), token)).body).toMatchObject({
      purpose: 'verify-email',
      login_ids: [login_id],
      is_mine: false,
    })
    expect((await look(me, token)).body).toMatchObject({ is_mine: true })
    expect((await verify(personAt(site), token)).body.code).toBe('LOGIN_REQUIRED')
    expect((await verify(await loggedIn(thief.login_id), token)).body.code).toBe('LINK_EXPIRED')
    expect((await look(personAt(site, { host: 'a2.localhost' }), token)).body.code).toBe('LINK_EXPIRED')
    expect(await memberRow(id)).toMatchObject({ email_verified: false })
    expect((await verify(me, token)).status).toBe(200)
    expect((await verify(me, token)).body.code).toBe('LINK_EXPIRED')
    expect((await look(me, token)).body.code).toBe('LINK_EXPIRED')
    expect(await memberRow(id)).toMatchObject({ email_verified: true })
    expect(await memberRow(thief.id)).toMatchObject({ email_verified: false })
  })

  test('who joins with the address of another gets none of their bookings when they press the link; who proves it does, and the address is told', async () => {
    const email = 'mina@example.com'
    const { booking_id } = await paidBooking(site, { progress: 'waiting_for_payment' })
    const thief = personAt(site)
    const joined = await thief.send('POST', '/api/user/join', { login_id: 'sly-one', password, email })
    expect(joined.status).toBe(200)
    await thief.login('sly-one', password)
    const token = tokenIn(await mailTo(email, 'verify-email'), 'verify')
    const victim = personAt(site)
    expect((await look(victim, token)).body).toMatchObject({ login_ids: ['sly-one'], is_mine: false })
    expect((await verify(victim, token)).body.code).toBe('LOGIN_REQUIRED')
    const listOf = async (person: Person) =>
      (await person.send('GET', '/api/landing/user/booking/packageList')).body.list.map(
        (booking: { booking_id: string }) => booking.booking_id,
      )
    expect(await listOf(thief)).toEqual([])

    const { id, login_id } = await memberOf(email)
    const me = await loggedIn(login_id)
    expect(await listOf(me)).toEqual([])
    expect((await verify(me, await linkFor('verify-email', email, id))).status).toBe(200)
    expect(await listOf(me)).toEqual([booking_id])
    const told = await mailTo(email, 'email-proved')
    expect([told.includes(login_id), told.includes('1건')]).toEqual([true, true])
    expect((await verify(thief, token)).body.code).toBe('LINK_EXPIRED') // it has been proved by somebody
    expect(await listOf(thief)).toEqual([])
  })

  test('an address that was changed, and a member who has left, make the link worthless', async () => {
    const changed = await memberOf('before@example.com')
    const me = await loggedIn(changed.login_id)
    const token = await linkFor('verify-email', 'before@example.com', changed.id)
    await me.send('PUT', '/api/landing/user/update', {
      email: 'after@example.com',
      current_password: password,
    })
    expect((await verify(me, token)).body.code).toBe('LINK_EXPIRED')
    expect(await memberRow(changed.id)).toMatchObject({ email: 'after@example.com', email_verified: false })

    const gone = await memberOf('gone@example.com')
    const leaving = await loggedIn(gone.login_id)
    const links = [
      await linkFor('verify-email', 'gone@example.com', gone.id),
      await linkFor('reset-password', 'gone@example.com'),
    ]
    expect((await leaving.send('DELETE', '/api/landing/user/withdrawal', { password })).status).toBe(200)
    for (const link of links) expect((await look(personAt(site), link)).body.code).toBe('LINK_EXPIRED')
    expect((await reset(links[1] ?? '', gone.login_id)).body.code).toBe('LINK_EXPIRED')
  })

  test('of two members who prove the same address at once, one has it and the other is told that the link is over', async () => {
    const email = 'shared@example.com'
    const [first, second] = [await memberOf(email), await memberOf(email)]
    const me = await loggedIn(second.login_id)
    const token = await linkFor('verify-email', email, second.id)
    const [proving] = await inside(async (tx) => {
      await tx
        .updateTable('member')
        .set({ email_verified: true })
        .where('travel_agency', '=', 1)
        .where('id', '=', first.id)
        .execute()
      return beginBeside(site, () => verify(me, token))
    })
    expect((await proving).body.code).toBe('LINK_EXPIRED')
    expect(await memberRow(second.id)).toMatchObject({ email_verified: false })
  })
})

describe('a new password at an address nobody has proved', () => {
  test('the mail names the id and brings a link; with a new password the address is proved, and nothing of before is good', async () => {
    const email = 'never@example.com'
    const { id, login_id } = await memberOf(email)
    const before = await loggedIn(login_id)
    expect((await personAt(site).send('POST', '/api/landing/user/resetPassword', { email })).body).toEqual({})
    const text = await mailTo(email, 'reset-password')
    expect(text).toContain(login_id)
    const token = tokenIn(text, 'reset')
    expect((await look(personAt(site), token)).body).toMatchObject({
      purpose: 'reset-password',
      login_ids: [login_id],
    })
    expect((await verify(before, token)).body.code).toBe('LINK_EXPIRED') // it is no link that verifies
    expect((await reset(token, login_id, 'password1')).body.code).toBe('WEAK_PASSWORD')
    expect((await reset(token, login_id, password)).body.code).toBe('SAME_PASSWORD')
    expect(await memberRow(id)).toMatchObject({ email_verified: false, password_hash })
    expect((await before.info()).status).toBe(200)

    expect((await reset(token, login_id)).status).toBe(200)
    expect(await memberRow(id)).toMatchObject({ email_verified: true })
    expect([(await before.info()).status, (await before.refresh()).status]).toEqual([401, 401])
    expect((await personAt(site).login(login_id, password)).status).toBe(401)
    expect((await personAt(site).login(login_id, next)).status).toBe(200)
    expect((await reset(token, login_id, '또 다른 나루 9')).body.code).toBe('LINK_EXPIRED')
    expect(await mailTo(email, 'email-proved')).toContain(login_id)
  })

  test('two members with the address are both named, and one is chosen; the other stays as it was', async () => {
    const email = 'twice@example.com'
    const [one, two] = [await memberOf(email), await memberOf(email)]
    const stranger = await memberOf('else@example.com')
    await personAt(site).send('POST', '/api/landing/user/resetPassword', { email })
    const text = await mailTo(email, 'reset-password')
    for (const { login_id } of [one, two]) expect(text).toContain(login_id)
    const token = tokenIn(text, 'reset')
    expect((await look(personAt(site), token)).body.login_ids).toEqual([one.login_id, two.login_id])
    expect((await reset(token, stranger.login_id)).body.code).toBe('LINK_EXPIRED')
    expect((await reset(token, two.login_id)).status).toBe(200)
    expect(await memberRow(two.id)).toMatchObject({ email_verified: true })
    expect(await memberRow(one.id)).toMatchObject({ email_verified: false, password_hash })
    expect(await memberRow(stranger.id)).toMatchObject({ email_verified: false, password_hash })
  })

  test('where one has proved it, only that one gets a mail, with a password', async () => {
    const email = 'proved@example.com'
    const owner = await memberOf(email, { email_verified: true })
    const other = await memberOf(email)
    const late = await linkFor('reset-password', email)
    expect((await reset(late, other.login_id)).body.code).toBe('LINK_EXPIRED')
    await personAt(site).send('POST', '/api/landing/user/resetPassword', { email })
    const text = await mailTo(email, 'reset-password')
    expect([text.includes(owner.login_id), text.includes(other.login_id)]).toEqual([true, false])
    expect(text).not.toContain('/auth/reset')
  })

  test('two links of one address, used at the same moment for two members: one of them has it', async () => {
    const email = 'race@example.com'
    const [one, two] = [await memberOf(email), await memberOf(email)]
    const links = [await linkFor('reset-password', email), await linkFor('reset-password', email)]
    const answers = await Promise.all([
      reset(links[0] ?? '', one.login_id),
      reset(links[1] ?? '', two.login_id),
      reset(links[0] ?? '', one.login_id),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const rows = await Promise.all([memberRow(one.id), memberRow(two.id)])
    expect(rows.filter((row) => row?.email_verified)).toHaveLength(1)
    expect(rows.filter((row) => row?.password_hash === password_hash)).toHaveLength(1)
  })

  test('what somebody logged in before had begun to change at that moment is refused', async () => {
    const email = 'meanwhile@example.com'
    const { id, login_id } = await memberOf(email)
    const thief = await loggedIn(login_id)
    const [changing] = await inside(async (tx) => {
      await tx
        .updateTable('member')
        .set({ email_verified: true })
        .where('travel_agency', '=', 1)
        .where('id', '=', id)
        .execute()
      await tx.deleteFrom('session').where('travel_agency', '=', 1).where('member_id', '=', id).execute()
      return beginBeside(site, () =>
        thief.send('PUT', '/api/landing/user/update', {
          email: 'thief@example.com',
          current_password: password,
        }),
      )
    })
    expect((await changing).body.code).toBe('LOGIN_REQUIRED')
    expect(await memberRow(id)).toMatchObject({ email, email_verified: true })
  })
})

// What proves an address, and what comes with it: guest bookings and a new password. Decision 23
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { hashPassword } from '#platform/passwords.server.ts'
import { hashSha256 } from '#platform/secrets.server.ts'
import { startDuringTransaction } from './during-transaction.ts'
import { createPaidBooking, createTerms } from './paid-booking.ts'
import { listOutbox } from './read-mail.ts'
import { createSite, type Site } from './site.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const password = '나루 건너 저 언덕'
const newPassword = '새 나루터 2026'
let site: Site
let password_hash: string
beforeAll(async () => {
  site = await createSite({ shared: true, jobs: true })
  password_hash = await hashPassword({ travel_agency: 1 }, password, { memory: 1_024, passes: 1 })
  await createTerms(site)
})

let memberCount = 0
async function createMemberWithEmail(email: string, overrides: object = {}) {
  const login_id = `proves${++memberCount}`
  const { id } = await site.make.member({ login_id, password_hash, name: '김미나', email, ...overrides })
  return { id, login_id }
}
const runInAgency = <T>(work: Parameters<typeof runInTransaction<T>>[2]) => runInTransaction(site.db, 1, work)
const findMemberRow = (id: number) =>
  runInAgency((tx) =>
    tx
      .selectFrom('member')
      .select(['email', 'email_verified', 'password_hash'])
      .where('travel_agency', '=', 1)
      .where('id', '=', id)
      .executeTakeFirst(),
  )
async function logInMember(login_id: string): Promise<Visitor> {
  const person = createVisitor(site)
  expect((await person.login(login_id, password)).status).toBe(200)
  return person
}

async function waitForMail(email: string, kind: string): Promise<string> {
  const found = await vi.waitFor(
    () =>
      listOutbox(site.dataDir, kind)
        .filter(({ mail }) => mail.headers.to?.toLowerCase() === email)
        .at(-1) ?? expect.fail(`no ${kind} to ${email}`),
    { timeout: 25_000, interval: 100 },
  )
  return found.mail.text
}
const findToken = (text: string, page: 'verify' | 'reset') => {
  const [, token = ''] = new RegExp(`http://a1\\.localhost:\\d+/auth/${page}#([\\w-]+)`).exec(text) ?? []
  expect(token).toHaveLength(43)
  return token
}
const verifyEmail = (person: Visitor, token: string) =>
  person.send('POST', '/api/landing/user/verifyEmail', { token })
const readMailLink = (person: Visitor, token: string) =>
  person.send('POST', '/api/landing/user/mailLink', { token })

/** A link as the job makes it, without the mail. */
async function createLink(kind: 'verify-email' | 'reset-password', email: string, member_id?: number) {
  const token = `token-${++memberCount}`
  await runInAgency((tx) =>
    tx
      .insertInto('member_mail')
      .values({
        travel_agency: 1,
        kind,
        email,
        member_id,
        language: 'ko',
        token_hash: hashSha256(token),
        expires: new Date(Date.now() + 60_000).toISOString(),
      })
      .execute(),
  )
  return token
}
const resetPassword = (
  token: string,
  login_id: string,
  new_password = newPassword,
  person = createVisitor(site),
) => person.send('POST', '/api/landing/user/resetByLink', { token, login_id, new_password })

describe('verifying', () => {
  test('the link works once, for the member who gave the address and is logged in, at the agency it was sent for; a forged Host is not in it', async () => {
    const { id, login_id } = await createMemberWithEmail('mine@example.com')
    const thief = await createMemberWithEmail('mine@example.com')
    const me = await logInMember(login_id)
    const asked = await me.send(
      'POST',
      '/api/landing/user/askVerification',
      {},
      { 'x-forwarded-host': 'evil.example' },
    )
    expect(asked.status).toBe(200)
    const text = await waitForMail('mine@example.com', 'verify-email')
    expect(text).not.toContain('evil.example')
    expect(text).toContain(login_id)
    const token = findToken(text, 'verify')
    expect((await readMailLink(createVisitor(site), token)).body).toMatchObject({
      purpose: 'verify-email',
      login_ids: [login_id],
      is_mine: false,
    })
    expect((await readMailLink(me, token)).body).toMatchObject({ is_mine: true })
    expect((await verifyEmail(createVisitor(site), token)).body.code).toBe('LOGIN_REQUIRED')
    expect((await verifyEmail(await logInMember(thief.login_id), token)).body.code).toBe('LINK_EXPIRED')
    expect((await readMailLink(createVisitor(site, { host: 'a2.localhost' }), token)).body.code).toBe(
      'LINK_EXPIRED',
    )
    expect(await findMemberRow(id)).toMatchObject({ email_verified: false })
    expect((await verifyEmail(me, token)).status).toBe(200)
    expect((await verifyEmail(me, token)).body.code).toBe('LINK_EXPIRED')
    expect((await readMailLink(me, token)).body.code).toBe('LINK_EXPIRED')
    expect(await findMemberRow(id)).toMatchObject({ email_verified: true })
    expect(await findMemberRow(thief.id)).toMatchObject({ email_verified: false })
  })

  test('who joins with the address of another gets none of their bookings when they press the link; who proves it does, and the address is told', async () => {
    const email = 'mina@example.com'
    const { booking_id } = await createPaidBooking(site, { progress: 'waiting_for_payment' })
    const thief = createVisitor(site)
    const joined = await thief.send('POST', '/api/user/join', { login_id: 'sly-one', password, email })
    expect(joined.status).toBe(200)
    await thief.login('sly-one', password)
    const token = findToken(await waitForMail(email, 'verify-email'), 'verify')
    const victim = createVisitor(site)
    expect((await readMailLink(victim, token)).body).toMatchObject({ login_ids: ['sly-one'], is_mine: false })
    expect((await verifyEmail(victim, token)).body.code).toBe('LOGIN_REQUIRED')
    const listBookings = async (person: Visitor) =>
      (await person.send('GET', '/api/landing/user/booking/packageList')).body.list.map(
        (booking: { booking_id: string }) => booking.booking_id,
      )
    expect(await listBookings(thief)).toEqual([])

    const { id, login_id } = await createMemberWithEmail(email)
    const me = await logInMember(login_id)
    expect(await listBookings(me)).toEqual([])
    expect((await verifyEmail(me, await createLink('verify-email', email, id))).status).toBe(200)
    expect(await listBookings(me)).toEqual([booking_id])
    const mailText = await waitForMail(email, 'email-proved')
    expect([mailText.includes(login_id), mailText.includes('1건')]).toEqual([true, true])
    expect((await verifyEmail(thief, token)).body.code).toBe('LINK_EXPIRED') // it has been proved by somebody
    expect(await listBookings(thief)).toEqual([])
  })

  test('an address that was changed, and a member who has left, make the link worthless', async () => {
    const changed = await createMemberWithEmail('before@example.com')
    const me = await logInMember(changed.login_id)
    const token = await createLink('verify-email', 'before@example.com', changed.id)
    await me.send('PUT', '/api/landing/user/update', {
      email: 'after@example.com',
      current_password: password,
    })
    expect((await verifyEmail(me, token)).body.code).toBe('LINK_EXPIRED')
    expect(await findMemberRow(changed.id)).toMatchObject({
      email: 'after@example.com',
      email_verified: false,
    })

    const gone = await createMemberWithEmail('gone@example.com')
    const leaving = await logInMember(gone.login_id)
    const links = [
      await createLink('verify-email', 'gone@example.com', gone.id),
      await createLink('reset-password', 'gone@example.com'),
    ]
    expect((await leaving.send('DELETE', '/api/landing/user/withdrawal', { password })).status).toBe(200)
    for (const link of links)
      expect((await readMailLink(createVisitor(site), link)).body.code).toBe('LINK_EXPIRED')
    expect((await resetPassword(links[1] ?? '', gone.login_id)).body.code).toBe('LINK_EXPIRED')
  })

  test('of two members who prove the same address at once, one has it and the other is told that the link is over', async () => {
    const email = 'shared@example.com'
    const [first, second] = [await createMemberWithEmail(email), await createMemberWithEmail(email)]
    const me = await logInMember(second.login_id)
    const token = await createLink('verify-email', email, second.id)
    const [proving] = await runInAgency(async (tx) => {
      await tx
        .updateTable('member')
        .set({ email_verified: true })
        .where('travel_agency', '=', 1)
        .where('id', '=', first.id)
        .execute()
      return startDuringTransaction(site, () => verifyEmail(me, token))
    })
    expect((await proving).body.code).toBe('LINK_EXPIRED')
    expect(await findMemberRow(second.id)).toMatchObject({ email_verified: false })
  })
})

describe('a new password at an address nobody has proved', () => {
  test('the mail names the id and brings a link; with a new password the address is proved, and nothing of before is good', async () => {
    const email = 'never@example.com'
    const { id, login_id } = await createMemberWithEmail(email)
    const before = await logInMember(login_id)
    expect(
      (await createVisitor(site).send('POST', '/api/landing/user/resetPassword', { email })).body,
    ).toEqual({})
    const text = await waitForMail(email, 'reset-password')
    expect(text).toContain(login_id)
    const token = findToken(text, 'reset')
    expect((await readMailLink(createVisitor(site), token)).body).toMatchObject({
      purpose: 'reset-password',
      login_ids: [login_id],
    })
    expect((await verifyEmail(before, token)).body.code).toBe('LINK_EXPIRED') // it is no link that verifies
    expect((await resetPassword(token, login_id, 'password1')).body.code).toBe('WEAK_PASSWORD')
    expect((await resetPassword(token, login_id, password)).body.code).toBe('SAME_PASSWORD')
    expect(await findMemberRow(id)).toMatchObject({ email_verified: false, password_hash })
    expect((await before.info()).status).toBe(200)

    expect((await resetPassword(token, login_id)).status).toBe(200)
    expect(await findMemberRow(id)).toMatchObject({ email_verified: true })
    expect([(await before.info()).status, (await before.refresh()).status]).toEqual([401, 401])
    expect((await createVisitor(site).login(login_id, password)).status).toBe(401)
    expect((await createVisitor(site).login(login_id, newPassword)).status).toBe(200)
    expect((await resetPassword(token, login_id, '또 다른 나루 9')).body.code).toBe('LINK_EXPIRED')
    expect(await waitForMail(email, 'email-proved')).toContain(login_id)
  })

  test('two members with the address are both named, and one is chosen; the other stays as it was', async () => {
    const email = 'twice@example.com'
    const [one, two] = [await createMemberWithEmail(email), await createMemberWithEmail(email)]
    const stranger = await createMemberWithEmail('else@example.com')
    await createVisitor(site).send('POST', '/api/landing/user/resetPassword', { email })
    const text = await waitForMail(email, 'reset-password')
    for (const { login_id } of [one, two]) expect(text).toContain(login_id)
    const token = findToken(text, 'reset')
    expect((await readMailLink(createVisitor(site), token)).body.login_ids).toEqual([
      one.login_id,
      two.login_id,
    ])
    expect((await resetPassword(token, stranger.login_id)).body.code).toBe('LINK_EXPIRED')
    expect((await resetPassword(token, two.login_id)).status).toBe(200)
    expect(await findMemberRow(two.id)).toMatchObject({ email_verified: true })
    expect(await findMemberRow(one.id)).toMatchObject({ email_verified: false, password_hash })
    expect(await findMemberRow(stranger.id)).toMatchObject({ email_verified: false, password_hash })
  })

  test('where one has proved it, only that one gets a mail, with a password', async () => {
    const email = 'proved@example.com'
    const owner = await createMemberWithEmail(email, { email_verified: true })
    const other = await createMemberWithEmail(email)
    const late = await createLink('reset-password', email)
    expect((await resetPassword(late, other.login_id)).body.code).toBe('LINK_EXPIRED')
    await createVisitor(site).send('POST', '/api/landing/user/resetPassword', { email })
    const text = await waitForMail(email, 'reset-password')
    expect([text.includes(owner.login_id), text.includes(other.login_id)]).toEqual([true, false])
    expect(text).not.toContain('/auth/reset')
  })

  test('two links of one address, used at the same moment for two members: one of them has it', async () => {
    const email = 'race@example.com'
    const [one, two] = [await createMemberWithEmail(email), await createMemberWithEmail(email)]
    const links = [await createLink('reset-password', email), await createLink('reset-password', email)]
    const answers = await Promise.all([
      resetPassword(links[0] ?? '', one.login_id),
      resetPassword(links[1] ?? '', two.login_id),
      resetPassword(links[0] ?? '', one.login_id),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const rows = await Promise.all([findMemberRow(one.id), findMemberRow(two.id)])
    expect(rows.filter((row) => row?.email_verified)).toHaveLength(1)
    expect(rows.filter((row) => row?.password_hash === password_hash)).toHaveLength(1)
  })

  test('what somebody logged in before had begun to change at that moment is refused', async () => {
    const email = 'meanwhile@example.com'
    const { id, login_id } = await createMemberWithEmail(email)
    const thief = await logInMember(login_id)
    const [changing] = await runInAgency(async (tx) => {
      await tx
        .updateTable('member')
        .set({ email_verified: true })
        .where('travel_agency', '=', 1)
        .where('id', '=', id)
        .execute()
      await tx.deleteFrom('session').where('travel_agency', '=', 1).where('member_id', '=', id).execute()
      return startDuringTransaction(site, () =>
        thief.send('PUT', '/api/landing/user/update', {
          email: 'thief@example.com',
          current_password: password,
        }),
      )
    })
    expect((await changing).body.code).toBe('LOGIN_REQUIRED')
    expect(await findMemberRow(id)).toMatchObject({ email, email_verified: true })
  })
})

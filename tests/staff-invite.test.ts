// The people of an office: how somebody comes in, by invitation or by the operator.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createInvitationToken } from '#domain/staff/invite.server.ts'
import type { Role } from '#roles.ts'
import { runDeskCommand } from '../bin/desk/run-desk-command.ts'
import { rightPassword } from './password.ts'
import { listOutbox } from './read-mail.ts'
import { createSite } from './site.ts'
import { createStaffWithPassword, readOwnAccount, setUpStaff, setUpTotp, site } from './staff-setup.ts'
import { createOfficeVisitor, createStaffUser } from './staff-user.ts'

beforeAll(setUpStaff)

async function createInvitation(email: string, roles: Role[] = ['sales'], travel_agency = 1) {
  const { id } = await site.db
    .insertInto('staff_invitation')
    .values({ travel_agency, email, roles, language: 'ko', invited_by: '김대표' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token: await createInvitationToken({ db: site.db, travel_agency }, id) }
}

describe('invitations', () => {
  test('a link makes an account once, for the address it was sent to', async () => {
    const { token } = await createInvitation('guide@example.com', ['guide'])
    const browser = createOfficeVisitor(site)
    expect(await browser.send('POST', '/api/office/invitation', { token })).toMatchObject({
      status: 200,
      body: { email: 'guide@example.com', roles: ['guide'], known: false },
    })
    for (const password of ['', 'abc', 'k3#vQ9x', 'password1', 'guide@example.com']) {
      const input = { token, name: '박가이드', password }
      const { body } = await createOfficeVisitor(site).send('POST', '/api/office/invitation/accept', input)
      expect([password, body.code]).toEqual([password, 'WEAK_PASSWORD'])
    }
    const accepted = await browser.send('POST', '/api/office/invitation/accept', {
      token,
      name: '박가이드',
      password: rightPassword,
    })
    expect(accepted).toMatchObject({ status: 200, body: { travel_agency: 1, next: 'in' } })
    expect((await readOwnAccount(browser)).body).toMatchObject({
      email: 'guide@example.com',
      agencies: [{ roles: ['guide'] }],
    })
    const again = await createOfficeVisitor(site).send('POST', '/api/office/invitation/accept', {
      token,
      name: '또',
      password: rightPassword,
    })
    expect(again).toMatchObject({ status: 404, body: { code: 'LINK_EXPIRED' } })
  })

  test('an expired or revoked invitation link is refused', async () => {
    const late = await createInvitation('late@example.com')
    await site.db
      .updateTable('staff_invitation')
      .set({ expires: sql<string>`now() - interval '1 second'` })
      .where('id', '=', late.id)
      .execute()
    const back = await createInvitation('back@example.com')
    const owner = await createStaffUser(site)
    expect((await owner.send('DELETE', '/api/office/people/invite', { id: back.id })).status).toBe(200)
    for (const { token } of [late, back])
      expect((await createOfficeVisitor(site).send('POST', '/api/office/invitation', { token })).status).toBe(
        404,
      )
  })

  test('an invited person with an account confirms by password and then works for both agencies', async () => {
    const { email } = await createStaffWithPassword()
    const { token } = await createInvitation(email, ['sales'], 2)
    const browser = createOfficeVisitor(site)
    expect(
      await browser.send('POST', '/api/office/invitation/accept', { token, password: 'somebody else' }),
    ).toMatchObject({ status: 401, body: { code: 'LOGIN_FAILED' } })
    expect(
      (await browser.send('POST', '/api/office/invitation/accept', { token, password: rightPassword }))
        .status,
    ).toBe(200)
    expect((await readOwnAccount(browser)).body.agencies).toMatchObject([
      { travel_agency: 1 },
      { travel_agency: 2 },
    ])
  })

  test('who opens somebody else’s invitation gets nothing by it: it is the address’s it was sent to', async () => {
    const other = await createStaffUser(site, { roles: ['guide'] })
    const { token } = await createInvitation('meant@example.com', ['owner'], 2)
    const accept = { token, name: '남', password: rightPassword, email: other.email }
    await other.visitor.send('POST', '/api/office/invitation/accept', accept)
    const roles = await site.db
      .selectFrom('staff_role as r')
      .innerJoin('staff as p', 'p.id', 'r.staff_id')
      .select(['p.email', 'r.travel_agency'])
      .where('p.email', 'in', [other.email, 'meant@example.com'])
      .execute()
    expect(roles).toContainEqual({ email: other.email, travel_agency: 1 })
    expect(roles).not.toContainEqual({ email: other.email, travel_agency: 2 })
  })

  test('a link from before brings nobody back and raises nobody: an address has one open invitation, and who works here none', async () => {
    const owner = await createStaffUser(site)
    const email = 'twice@example.com'
    const invite = (roles: Role[]) => owner.send('POST', '/api/office/people/invite', { email, roles })
    const createTokenFor = async (id: number) => createInvitationToken({ db: site.db, travel_agency: 1 }, id)
    const accept = (token: string) =>
      createOfficeVisitor(site).send('POST', '/api/office/invitation/accept', {
        token,
        name: '둘',
        password: rightPassword,
      })
    const first = await createTokenFor((await invite(['owner'])).body.id)
    const second = await createTokenFor((await invite(['guide'])).body.id)
    expect(await accept(first)).toMatchObject({ status: 404, body: { code: 'LINK_EXPIRED' } })
    const stray = await createInvitation(email, ['owner']) // one that was written at the same moment
    expect((await accept(second)).status).toBe(200)
    expect((await accept(stray.token)).status).toBe(404)
    const { body } = await owner.send('GET', '/api/office/people')
    const one = body.list.find((each: { email: string }) => each.email === email)
    expect(one.roles).toEqual(['guide'])
    expect((await owner.send('DELETE', '/api/office/people', { staff_id: one.staff_id })).status).toBe(200)
    expect((await accept(stray.token)).status).toBe(404)
  })

  test('of two who use a link at once one is let in', async () => {
    const { token } = await createInvitation('race@example.com')
    const answers = await Promise.all(
      ['하나', '둘', '셋'].map((name) =>
        createOfficeVisitor(site).send('POST', '/api/office/invitation/accept', {
          token,
          name,
          password: rightPassword,
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  })
})

test('the operator invites the first owner and replaces a lost phone, and owners are told', async () => {
  const demo = await createSite({ jobs: true })
  const desk = (line: string) =>
    runDeskCommand(line.split(' '), { DATABASE_URL: demo.url, NARU: 'demo', DATA_DIR: demo.dataDir })
  await desk('staff invite First@Owner.example --agency 1 --roles owner')
  const mail = await vi.waitFor(() => {
    const [found] = listOutbox(demo.dataDir, 'staff-invited')
    expect(found).toBeDefined()
    return found?.mail.text ?? ''
  }, 15_000)
  const token = /invitation#([\w-]+)/.exec(mail)?.[1]
  const browser = createOfficeVisitor(demo)
  await browser.send('POST', '/api/office/invitation/accept', {
    token,
    name: '첫 대표',
    password: rightPassword,
  })
  await setUpTotp(browser)
  await desk('staff reset first@owner.example --agency 1')
  expect((await readOwnAccount(browser)).status).toBe(401)
  const again = await browser.send('POST', '/api/office/login', {
    email: 'first@owner.example',
    password: rightPassword,
  })
  expect(again.body).toMatchObject({ next: 'in' })
  await vi.waitFor(() => expect(listOutbox(demo.dataDir, 'staff-factor-reset')).toHaveLength(1), 15_000)
  expect(await desk('staff invite nobody --agency 1 --roles owner')).toMatchObject({ code: 1 })
  expect(await desk('staff invite a@b.example --agency 1 --roles king')).toMatchObject({ code: 1 })
})

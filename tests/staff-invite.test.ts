// The people of an office: how somebody comes in, by invitation or by the operator.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { makeInvitationToken } from '#domain/staff/invite.server.ts'
import type { Role } from '#roles.ts'
import { askDesk } from '../bin/desk/ask.ts'
import { atOffice, colleagueAt } from './office.ts'
import { right } from './password.ts'
import { outboxOf } from './read-mail.ts'
import { openSite } from './site.ts'
import { me, openStaff, site, withPassword, withPhone } from './staff.ts'

beforeAll(openStaff)

async function invited(email: string, roles: Role[] = ['sales'], travel_agency = 1) {
  const { id } = await site.db
    .insertInto('staff_invitation')
    .values({ travel_agency, email, roles, language: 'ko', invited_by: '김대표' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token: await makeInvitationToken({ db: site.db, travel_agency }, id) }
}

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

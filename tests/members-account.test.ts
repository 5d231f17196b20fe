// §7 User: my own data, and leaving.
import { beforeAll, describe, expect, test } from 'vitest'
import { isAdRefused } from '#domain/message/ad-refusals.server.ts'
import { addDays } from '#lib/days.ts'
import { formatSeoulDay } from '#lib/format.ts'
import {
  allConsents,
  createBrowser,
  createMemberWith,
  runInAgency,
  setUpMembers,
  site,
} from './members-setup.ts'
import { rightPassword } from './password.ts'
import { buildReservation } from './shared/reservation-form.ts'

beforeAll(setUpMembers)

const findMemberRow = (id: number) =>
  runInAgency((tx) =>
    tx
      .selectFrom('member')
      .selectAll()
      .where('travel_agency', '=', 1)
      .where('id', '=', id)
      .executeTakeFirst(),
  )

describe('my own data', () => {
  test('only the fields of the call can be changed; every other column is refused', async () => {
    const { id, login_id } = await createMemberWith({ email: 'a@example.com' })
    const me = createBrowser()
    await me.login(login_id, rightPassword)
    const before = await findMemberRow(id)
    for (const column of Object.keys(before ?? {}).filter(
      (name) => !['name', 'email', 'contact', 'gender', 'birthdate', 'id', 'travel_agency'].includes(name),
    )) {
      const { status, body } = await me.send('PUT', '/api/landing/user/update', { [column]: 'x' })
      expect([column, status, body.code]).toEqual([column, 400, 'BAD_INPUT'])
    }
    expect((await me.send('PUT', '/api/landing/user/update', { role: 'ADMIN', name: '이' })).status).toBe(400)
    expect((await me.send('PUT', '/api/landing/user/update', { id: id + 1, name: '이' })).body).toMatchObject(
      { code: 'ABNORMAL_ACCESS', description: { ko: '비정상적인 접근입니다.' } },
    )
    expect(await findMemberRow(id)).toEqual(before)
    expect(
      (
        await me.send('PUT', '/api/landing/user/update', {
          name: '이순신',
          gender: 'male',
          birthdate: '1980-04-28',
        })
      ).body,
    ).toEqual({ id })
    expect((await me.info()).body).toMatchObject({
      name: '이순신',
      gender: 'male',
      birthdate: '1980-04-28',
      email: 'a@example.com',
    })
  })

  test('another address needs the password, and is unverified again', async () => {
    const { id, login_id } = await createMemberWith({ email: 'old@example.com', email_verified: true })
    const me = createBrowser()
    await me.login(login_id, rightPassword)
    const change = (more: object) =>
      me.send('PUT', '/api/landing/user/update', { email: 'new@example.com', ...more })
    expect((await change({})).body).toMatchObject({
      code: 'BAD_INPUT',
      fields: { current_password: expect.anything() },
    })
    expect((await change({ current_password: 'wrong' })).body.code).toBe('WRONG_PASSWORD')
    expect(await findMemberRow(id)).toMatchObject({ email: 'old@example.com', email_verified: true })
    expect((await change({ current_password: rightPassword })).status).toBe(200)
    expect(await findMemberRow(id)).toMatchObject({ email: 'new@example.com', email_verified: false })
  })

  test.each([
    ['a wrong current one', { current_password: 'wrong', new_password: '새로운 나루터 2' }, 'WRONG_PASSWORD'],
    ['none', { new_password: '새로운 나루터 2' }, 'BAD_INPUT'],
    ['the same', { current_password: rightPassword, new_password: rightPassword }, 'SAME_PASSWORD'],
    ['a common one', { current_password: rightPassword, new_password: 'password123' }, 'WEAK_PASSWORD'],
    ['a short one', { current_password: rightPassword, new_password: '짧아요' }, 'BAD_INPUT'],
  ])('the password is not changed with %s', async (_, given, code) => {
    const { login_id } = await createMemberWith()
    const me = createBrowser()
    await me.login(login_id, rightPassword)
    expect((await me.send('PUT', '/api/landing/user/updatePassword', given)).body.code).toBe(code)
    expect((await createBrowser().login(login_id, rightPassword)).status).toBe(200)
  })

  test('withdrawal deletes the member’s row, wishes, sessions and consents; posts stay without a name', async () => {
    const { id, login_id } = await createMemberWith()
    const board = await site.make.board({ write: 'member' })
    const post = await site.make.post({ board_id: board.board_id, type: board.board_id, user_id: id })
    const me = createBrowser()
    await me.login(login_id, rightPassword)
    expect((await me.send('DELETE', '/api/landing/user/withdrawal', { password: 'wrong' })).body.code).toBe(
      'WRONG_PASSWORD',
    )
    expect(
      (await me.send('DELETE', '/api/landing/user/withdrawal', { password: rightPassword })).status,
    ).toBe(200)
    expect(me.cookies.has('token') || me.cookies.has('user')).toBe(false)
    expect(await findMemberRow(id)).toBeUndefined()
    const left = await site.db
      .selectFrom('post')
      .select('user_id')
      .where('travel_agency', '=', 1)
      .where('id', '=', post.id)
      .executeTakeFirst()
    expect(left).toEqual({ user_id: null })
    expect((await createBrowser().login(login_id, rightPassword)).status).toBe(401)
  })

  test('whoever leaves takes the consents of the membership along; those of a booking stay with it, without the member', async () => {
    const { tour_category_id } = await site.make.category()
    const { package_code } = await site.make.package({ tour_category_id, detail: { travel_alert: 1 } })
    const departure_date = addDays(formatSeoulDay(new Date()), 60)
    await site.make.departure({ package_code, departure_date, adult_price: 1_000_000 })
    const { id, login_id } = await createMemberWith()
    const me = createBrowser()
    await me.login(login_id, rightPassword)
    expect((await me.send('PUT', '/api/landing/user/update', { consents: allConsents })).status).toBe(200)
    const form = buildReservation(
      { package_code, departure_date },
      { party: { adult: 1, child: 0, baby: 0 } },
    )
    expect((await me.sendOnce('POST', '/api/landing/package', form)).status).toBe(200)
    const consents = () =>
      runInAgency((tx) =>
        tx
          .selectFrom('consent')
          .select(['id', 'member_id', 'booking', 'type'])
          .where('travel_agency', '=', 1)
          .orderBy('id')
          .execute(),
      )
    const given = (await consents()).filter(({ member_id }) => member_id === id)
    expect(given.map(({ type, booking }) => [type, booking !== null]).sort()).toEqual([
      ['age', false],
      ['privacy', false],
      ['privacy', true],
      ['tour', false],
      ['tour', true],
      ['use', false],
    ])
    expect(
      (await me.send('DELETE', '/api/landing/user/withdrawal', { password: rightPassword })).status,
    ).toBe(200)
    const left = (await consents()).filter((each) => given.some((before) => before.id === each.id))
    expect(left).toEqual(
      given.filter(({ booking }) => booking !== null).map((each) => ({ ...each, member_id: null })),
    )
    const isRefused = (contact: { contact: string; email: string }) =>
      runInAgency((db) => isAdRefused({ db, travel_agency: 1, keyFor: site.naru.keyFor }, contact))
    expect(await isRefused({ contact: form.contact, email: '' }), 'advertising by text').toBe(true)
    expect(await isRefused({ contact: '', email: form.email }), 'advertising by mail').toBe(true)
    expect(await isRefused({ contact: '010-9999-0000', email: 'other@example.com' })).toBe(false)
  })

  test('the same id at two agencies is two members', async () => {
    const one = await createMemberWith({ login_id: 'twin', email: 'twin@example.com', email_verified: true })
    const two = await createMemberWith(
      { login_id: 'twin', email: 'twin@example.com', email_verified: true, name: '다른 사람' },
      2,
    )
    const [here, there] = [createBrowser(), createBrowser({ host: 'a2.localhost' })]
    await here.login('twin', rightPassword)
    await there.login('twin', rightPassword)
    expect((await here.info()).body).toMatchObject({ id: one.id, name: '김미나' })
    expect((await there.info()).body).toMatchObject({ id: two.id, name: '다른 사람' })
    const carried = createBrowser({ host: 'a2.localhost' })
    for (const [name, value] of here.cookies) carried.cookies.set(name, value)
    expect((await carried.info()).status).toBe(401)
    expect((await carried.refresh()).status).toBe(401)
  })
})

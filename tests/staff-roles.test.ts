// The people of an office: their roles, leaving, and that each action is in the log.
import { beforeAll, describe, expect, test } from 'vitest'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import type { Role } from '#roles.ts'
import { startDuringTransaction } from './during-transaction.ts'
import { rightPassword } from './password.ts'
import { listLogCalls, passwordHash, readOwnAccount, setUpStaff, setUpTotp, site } from './staff-setup.ts'
import { createOfficeVisitor, createStaffUser, type StaffUser } from './staff-user.ts'

beforeAll(setUpStaff)

describe('roles', () => {
  test('a removed staff user loses access at once but keeps it at other agencies', async () => {
    const owner = await createStaffUser(site)
    const sales = await createStaffUser(site, { roles: ['manager'] })
    await site.db
      .insertInto('staff_role')
      .values({ travel_agency: 2, staff_id: sales.id, roles: ['manager'] })
      .execute()
    expect((await sales.send('GET', '/api/office/log')).status).toBe(200)
    expect((await owner.send('DELETE', '/api/office/people', { staff_id: sales.id })).status).toBe(200)
    expect(await sales.send('GET', '/api/office/log')).toMatchObject({
      status: 404,
      body: { code: 'AGENCY_NOT_FOUND' },
    })
    expect((await sales.visitor.send('GET', sales.withAgency('/api/office/log', 2))).status).toBe(200)
  })

  test('an owner ends the log-ins of a colleague: out at the next call on every device, noted, and free to come back', async () => {
    const owner = await createStaffUser(site, { name: '한대표' })
    const { email, id } = await site.make.staff({
      roles: ['sales'],
      name: '권사원',
      password_hash: passwordHash,
    })
    const browsers = [createOfficeVisitor(site), createOfficeVisitor(site)]
    for (const browser of browsers)
      expect(
        (await browser.send('POST', '/api/office/login', { email, password: rightPassword })).status,
      ).toBe(200)
    const { body } = await owner.send('GET', '/api/office/people')
    expect(body.list).toContainEqual(expect.objectContaining({ staff_id: id, log_ins: 2 }))
    const end = (who: typeof owner, staff_id: number) =>
      who.send('DELETE', '/api/office/people/sessions', { staff_id })
    const manager = await createStaffUser(site, { roles: ['manager'] })
    expect((await end(manager, id)).body.code).toBe('NOT_ALLOWED')
    expect((await end(await createStaffUser(site, { travel_agency: 2 }), id)).body.code).toBe('NOT_FOUND')
    for (const browser of browsers) expect((await readOwnAccount(browser)).status).toBe(200)
    expect(await end(owner, id)).toMatchObject({ status: 200, body: { ended: 2 } })
    for (const browser of browsers) expect((await readOwnAccount(browser)).status).toBe(401)
    const log = await owner.send('GET', '/api/office/log?call=staff.endLogIns')
    expect(log.body.list[0]).toMatchObject({
      staff_name: '한대표',
      subject: `staff ${id}`,
      said: { what: '직원 전체 로그아웃', about: '직원 권사원', after: '로그아웃한 기기 2' },
    })
    const [again] = browsers
    expect((await again?.send('POST', '/api/office/login', { email, password: rightPassword }))?.status).toBe(
      200,
    )
    expect((await end(owner, owner.id)).body).toEqual({ ended: 0 })
    expect((await owner.send('GET', '/api/office/people')).status).toBe(200)
  })

  test('a role that is taken away while somebody fills in a form refuses the form, and nothing is written', async () => {
    const owner = await createStaffUser(site)
    const editor = await createStaffUser(site, { roles: ['content'] })
    const board_name = { ko: '사진', en: 'Pictures' }
    const made = () => editor.sendOnce('POST', '/api/office/board', { board_name })
    expect((await editor.send('GET', '/api/office/boards/own')).status).toBe(200)
    const change = { staff_id: editor.id, roles: ['guide'], revision: 1 }
    expect((await owner.send('PUT', '/api/office/people', change)).status).toBe(200)
    expect(await made()).toMatchObject({ status: 403, body: { code: 'NOT_ALLOWED' } })
    expect((await owner.api.board.ownBoards()).list).toEqual([])
    expect(await listLogCalls(editor.id)).toEqual([])
  })

  test('a second factor that guards another agency, too, is not taken away by this one', async () => {
    const owner = await createStaffUser(site)
    const both = await createStaffUser(site, { roles: ['guide'] })
    await setUpTotp(both.visitor)
    const reset = () => owner.send('POST', '/api/office/people/factor', { staff_id: both.id })
    await site.db
      .insertInto('staff_role')
      .values({ travel_agency: 2, staff_id: both.id, roles: ['owner'] })
      .execute()
    expect(await reset()).toMatchObject({ status: 403, body: { code: 'WORKS_ELSEWHERE' } })
    expect((await readOwnAccount(both.visitor)).body.totp).toBe(true)
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
      await createStaffUser(site, { travel_agency: 7 }),
      await createStaffUser(site, { travel_agency: 7 }),
    ]
    const remove = (who: StaffUser, other: StaffUser) =>
      who.send('DELETE', '/api/office/people', { staff_id: other.id })
    // Both are known by their log-in before either is gone.
    const [begun] = await runInTransaction(site.db, 7, async (tx) => {
      await tx
        .selectFrom('staff_role')
        .select('staff_id')
        .where('travel_agency', '=', 7)
        .forUpdate()
        .execute()
      return startDuringTransaction(site, () => Promise.all([remove(one, two), remove(two, one)]), 2)
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
    const owner = await createStaffUser(site)
    const other = await createStaffUser(site, { roles: ['sales'] })
    const change = (roles: Role[]) =>
      owner.send('PUT', '/api/office/people', { staff_id: other.id, roles, revision: 1 })
    expect((await change(['money'])).status).toBe(200)
    expect(await change(['guide'])).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } })
  })
})

test('what staff did is noted with before and after, and nobody can change it', async () => {
  const owner = await createStaffUser(site, { name: '최대표' })
  const other = await createStaffUser(site, { roles: ['sales'], name: '박담당' })
  await owner.send('PUT', '/api/office/people', { staff_id: other.id, roles: ['money'], revision: 1 })
  const logEntry = {
    travel_agency: 1,
    staff_id: owner.id,
    staff_name: '최대표',
    ip: '10.0.0.1',
    call: 'board.updateConsultation',
    subject: 'consultation 7',
    before: JSON.stringify({ state: 'new' }),
    after: JSON.stringify({ in_charge: other.id }),
  }
  await runInTransaction(site.db, 1, (tx) => tx.insertInto('staff_log').values(logEntry).execute())
  const { body } = await owner.send('GET', `/api/office/log?staff_id=${owner.id}`)
  expect(body.list[0].said).toMatchObject({ before: '상태 새 상담', after: '담당자 박담당' })
  const corrected = { call: 'reservation.correctContact', subject: 'booking ABCDEFGHJKLM', before: null }
  const after = JSON.stringify({ changed: 'contact, email' })
  await runInTransaction(site.db, 1, (tx) =>
    tx
      .insertInto('staff_log')
      .values({ ...logEntry, ...corrected, after })
      .execute(),
  )
  const contact = await owner.send('GET', '/api/office/log?call=reservation.correctContact')
  expect(contact.body.list[0].said.after).toBe('변경 항목 전화, 이메일')
  expect(body.list[1].said).toMatchObject({ what: '역할 변경', about: '직원 박담당' })
  expect(body.list[1]).toMatchObject({
    staff_name: '최대표',
    call: 'staff.changeRoles',
    subject: `staff ${other.id}`,
    before: { roles: ['sales'] },
    after: { roles: ['money'] },
  })
  await expect(
    runInTransaction(site.db, 1, (tx) => tx.deleteFrom('staff_log').where('travel_agency', '=', 1).execute()),
  ).rejects.toThrow(/permission denied/)
})

test('the log is filtered by anybody who did something, also by who has left and is not on the page, and by action', async () => {
  const owner = await createStaffUser(site, { name: '남대표' })
  const gone = await createStaffUser(site, { roles: ['sales'], name: '나간사람' })
  const view = { list: 'bookings', name: '보기', query: '' }
  expect((await gone.send('PUT', '/api/office/view', view)).status).toBe(200)
  await owner.send('DELETE', '/api/office/people', { staff_id: gone.id })
  for (let at = 0; at < 3; at++) await owner.send('PUT', '/api/office/view', { ...view, name: `보기 ${at}` })
  const { body } = await owner.send('GET', '/api/office/log?page_size=1')
  expect(body.people).toContainEqual({ staff_id: gone.id, name: '나간사람' })
  expect(body.people.filter(({ name }: { name: string }) => name === '남대표')).toHaveLength(1)
  expect(body.actions).toContainEqual({ call: 'staff.removePerson', what: '직원 퇴사 처리' })
  const shop = {
    store_name: { ko: '살롱', en: 'Salon' },
    contact: '02-111-2222',
    address: { ko: '', en: '' },
  }
  await owner.sendOnce('POST', '/api/office/shops', shop)
  const added = await owner.send('GET', '/api/office/log?call=agency.addShop&page_size=1')
  expect(added.body.list[0].said.after).toBe('전화 02-111-2222 · 이름 영어 Salon · 한국어 살롱')
  const removed = await owner.send('GET', '/api/office/log?call=staff.removePerson&page_size=1')
  expect(removed.body.list).toMatchObject([{ subject: `staff ${gone.id}` }])
  const theirs = await createStaffUser(site, { travel_agency: 2 })
  const { body: elsewhere } = await theirs.send('GET', '/api/office/log')
  expect(elsewhere.people.map((each: { staff_id: number }) => each.staff_id)).not.toContain(gone.id)
})

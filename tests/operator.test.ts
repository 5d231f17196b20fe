// The operator: opens, pauses, hands over and closes agencies, and sees nobody's data without a grant.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createInvitationToken } from '#domain/staff/invite.server.ts'
import { addOperator } from '#domain/staff/operators.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { saveLastBackup } from '#platform/operations.server.ts'
import { purgeExpired } from '../src/retention.server.ts'
import { addOpenAccount, endOpenPayments } from './open-payment.ts'
import { createGrant, createOperator, endGrants } from './operator-setup.ts'
import { createSite, type Site } from './site.ts'
import { createOfficeVisitor, createStaffUser } from './staff-user.ts'

let site: Site
let operator: Awaited<ReturnType<typeof createOperator>>
beforeAll(async () => {
  site = await createSite({ shared: true })
  operator = await createOperator(site)
})

const readLog = (travel_agency: number) =>
  runInTransaction(site.db, travel_agency, (db) =>
    db
      .selectFrom('staff_log')
      .select(['call', 'staff_name'])
      .where('travel_agency', '=', travel_agency)
      .orderBy('id')
      .execute(),
  )
const findAgency = async (key: number) =>
  (await operator.api.operator.agencies({ page_size: 100 })).list.find((each) => each.travel_agency === key)
const post = (path: string, body: object) =>
  operator.visitor.send('POST', `/api/office/console/${path}`, body)

test('an agency is opened with a name and an address, prepares, and is opened once', async () => {
  const sent = await Promise.all(
    [1, 2].map(() => post('agencies', { name: '새벽여행', email: 'Owner@dawn.example' })),
  )
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(sent.find(({ status }) => status === 409)?.body.code).toBe('AGENCY_OPENED')
  const agency = sent.find(({ status }) => status === 200)?.body.agency
  expect(await findAgency(agency)).toMatchObject({
    state: 'preparing',
    owners: [],
    invited: ['owner@dawn.example'],
    domains: [],
    trips: 0,
    bookings: 0,
  })
  expect((await site.request('/', { host: `a${agency}.localhost` })).statusCode).toBe(200)
  expect(await readLog(agency)).toEqual([{ call: 'operator.openAgency', staff_name: operator.name }])
  expect((await post('agencies', { name: '', email: 'nothing' })).body).toMatchObject({
    code: 'BAD_INPUT',
    fields: { name: expect.anything(), email: expect.anything() },
  })
})

test('an agency is opened in its owner’s language, and a mailbox gets no more than five invitations an hour', async () => {
  const { body } = await post('agencies', { name: 'Dawn Tours', email: 'kim@dawn.example', language: 'en' })
  const opened = await site.db
    .selectFrom('agency as a')
    .innerJoin('agency_info as i', 'i.travel_agency', 'a.travel_agency')
    .innerJoin('staff_invitation as v', 'v.travel_agency', 'a.travel_agency')
    .select(['a.default_language', 'i.company_name', 'v.language'])
    .where('a.travel_agency', '=', body.agency)
    .execute()
  expect(opened).toEqual([
    { default_language: 'en', company_name: { ko: '', en: 'Dawn Tours' }, language: 'en' },
  ])
  const codes: string[] = []
  for (let sent = 0; sent < 5; sent++)
    codes.push((await post('owner', { agency: body.agency, email: 'kim@dawn.example' })).body.code ?? 'sent')
  expect(codes).toEqual(['sent', 'sent', 'sent', 'sent', 'TOO_MANY_TRIES'])
})

test('the console says when the last backup was made, and in live mode that it is overdue', async () => {
  const live = await createSite({
    env: { NARU: 'live', OFFICE_HOST: 'office.example', SITES_DOMAIN: 'sites.example', SMTP_URL: 'smtp://x' },
  })
  const { api } = await createOperator(live)
  const read = async () => {
    const { last_backup, is_backup_overdue } = await api.operator.agencies({})
    return { last_backup, is_backup_overdue }
  }
  expect(await read()).toEqual({ last_backup: null, is_backup_overdue: true })
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  for (const [made, is_backup_overdue] of [
    [hoursAgo(49), true],
    [hoursAgo(47), false],
  ] as const) {
    await saveLastBackup(live.dataDir, made)
    expect(await read()).toEqual({ last_backup: made, is_backup_overdue })
  }
  expect(await operator.api.operator.agencies({})).toMatchObject({ is_backup_overdue: false }) // the demo
})

test('an agency that would have no address is not opened, nor published', async () => {
  const live = await createSite({
    env: { NARU: 'live', OFFICE_HOST: 'office.example', SMTP_URL: 'smtp://x' },
  })
  const { visitor } = await createOperator(live)
  const form = { name: '주소 없는 여행사', email: 'owner@nowhere.example' }
  const { body } = await visitor.send('POST', '/api/office/console/agencies', form)
  expect(body.code).toBe('SITES_DOMAIN_MISSING')
  const count = await live.db.selectFrom('agency').select('travel_agency').execute()
  expect(count.length).toBe(2)
  const owner = await createStaffUser(live)
  await live.db.deleteFrom('agency_domain').where('travel_agency', '=', 1).execute()
  const { lines } = await owner.api.agency.opening()
  expect(lines).toContainEqual({ line: 'site_address', is_done: false })
})

test('an agency is paused and resumed; what its state does not allow is refused, and the log has it', async () => {
  await site.makeAt(20).agency()
  expect((await post('resume', { agency: 20 })).body.code).toBe('WRONG_STATE')
  expect((await post('pause', { agency: 20 })).status).toBe(200)
  expect((await post('pause', { agency: 20 })).body.code).toBe('WRONG_STATE')
  expect((await findAgency(20))?.state).toBe('paused')
  expect((await post('resume', { agency: 20 })).status).toBe(200)
  expect((await post('pause', { agency: 999 })).body.code).toBe('NOT_FOUND')
  expect((await readLog(20)).map(({ call }) => call)).toEqual(['operator.pause', 'operator.resume'])
})

test('a new owner is invited, and every owner is told', async () => {
  await site.makeAt(21).agency()
  const owner = await createStaffUser(site, { travel_agency: 21 })
  expect((await post('owner', { agency: 21, email: owner.email })).body.code).toBe('ALREADY_STAFF')
  expect((await post('owner', { agency: 21, email: 'next@dawn.example' })).status).toBe(200)
  expect(await findAgency(21)).toMatchObject({ owners: [owner.email], invited: ['next@dawn.example'] })
  const notices = await runInTransaction(site.db, 21, (db) =>
    db
      .selectFrom('settings_notice')
      .select(['setting', 'staff_id'])
      .where('travel_agency', '=', 21)
      .execute(),
  )
  expect(notices).toEqual([{ setting: 'owner', staff_id: owner.id }])
})

test('while there is an owner, an invited one waits for days, and an owner calls it back', async () => {
  await site.makeAt(27).agency()
  const readInvitation = (email: string) =>
    runInTransaction(site.db, 27, async (db) => {
      const { id } = await db
        .selectFrom('staff_invitation')
        .select('id')
        .where('travel_agency', '=', 27)
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      return { id, token: await createInvitationToken({ db, travel_agency: 27 }, id) }
    })
  const accept = async (token: string) =>
    (
      await createOfficeVisitor(site).send('POST', '/api/office/invitation/accept', {
        token,
        name: '새대표',
        password: 'a long sentence of my own',
      })
    ).body
  expect((await post('owner', { agency: 27, email: 'first@dawn.example' })).status).toBe(200)
  expect(await accept((await readInvitation('first@dawn.example')).token)).toMatchObject({
    travel_agency: 27,
  })

  const owner = await createStaffUser(site, { travel_agency: 27 })
  expect((await post('owner', { agency: 27, email: 'second@dawn.example' })).status).toBe(200)
  const { id, token } = await readInvitation('second@dawn.example')
  const invited = await createOfficeVisitor(site).send('POST', '/api/office/invitation', { token })
  const days = (Date.parse(invited.body.usable_from) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(7)
  expect((Date.parse(invited.body.expires) - Date.parse(invited.body.usable_from)) / 3_600_000).toBe(72)
  expect(await accept(token)).toMatchObject({ code: 'INVITATION_WAITS' })
  expect((await owner.api.staff.team()).invitations).toMatchObject([{ email: 'second@dawn.example' }])
  expect((await owner.send('DELETE', '/api/office/people/invite', { id })).status).toBe(200)
  expect(await accept(token)).toMatchObject({ code: 'LINK_EXPIRED' })

  await post('owner', { agency: 27, email: 'third@dawn.example' }) // nobody objects
  const third = await readInvitation('third@dawn.example')
  await runInTransaction(site.db, 27, (db) =>
    db
      .updateTable('staff_invitation')
      .set({ usable_from: sql<string>`now() - interval '1 second'` })
      .where('travel_agency', '=', 27)
      .where('id', '=', third.id)
      .execute(),
  )
  expect(await accept(third.token)).toMatchObject({ travel_agency: 27 })
})

test('an operator makes no operator the owner of an agency', async () => {
  await site.makeAt(28).agency()
  const colleague = await createOperator(site)
  for (const { email } of [operator, colleague])
    expect((await post('owner', { agency: 28, email: email.toUpperCase() })).body.code).toBe(
      'OPERATOR_ADDRESS',
    )
  expect((await findAgency(28))?.invited).toEqual([])
})

test('an agency is closed by its name, paused and exported; then nobody reaches it, nor an operator', async () => {
  const make = site.makeAt(22)
  await make.agency()
  const owner = await createStaffUser(site, { travel_agency: 22 })
  const close = (name = 'Agency 22', more: object = {}) => post('close', { agency: 22, name, ...more })
  await createGrant(site, 22)
  const look = async () =>
    (await operator.visitor.send('GET', '/api/office/bookings?travel_agency=22')).body.code ?? 'seen'
  expect(await look()).toBe('seen')
  expect((await close()).body.code).toBe('WRONG_STATE')
  await post('pause', { agency: 22 })
  expect((await close('Agency 2')).body.code).toBe('NAME_DIFFERS')
  expect((await owner.send('GET', '/api/office/people')).status).toBe(200)
  expect((await close()).body.code).toBe('NOT_EXPORTED')
  await runInTransaction(site.db, 22, (db) =>
    db
      .insertInto('staff_log')
      .values({ travel_agency: 22, staff_name: owner.name, ip: '', call: 'archive.fetchDataFile' })
      .execute(),
  )
  expect((await close()).status).toBe(200)
  expect((await findAgency(22))?.state).toBe('closed')
  expect(await look()).not.toBe('seen')
  expect((await owner.send('GET', '/api/office/people')).body.code).toBe('AGENCY_NOT_FOUND')
  expect((await site.request('/', { host: 'a22.localhost' })).headers.location).toBe('/agencyError')
  expect((await close()).body.code).toBe('WRONG_STATE')
})

/** Somebody reserved a free place of a trip that leaves in the far future. */
async function addBooking(travel_agency: number, values: { made_in_preview?: boolean } = {}): Promise<void> {
  const make = site.makeAt(travel_agency)
  const { tour_category_id } = await make.category()
  const { package_code } = await make.package({ tour_category_id })
  const departure_date = '2099-01-01'
  const { departure_id } = await make.departure({ package_code, departure_date, taken: 1 })
  await runInTransaction(site.db, travel_agency, (db) =>
    db
      .insertInto('booking')
      .values({
        travel_agency,
        booking_id: `CLOSE${travel_agency}00000`,
        package_code,
        departure_id,
        departure_date,
        return_date: departure_date,
        page_title: { ko: '', en: '' },
        name: '이손님',
        contact: '',
        email: '',
        language: 'ko',
        adult: 1,
        child: 0,
        baby: 0,
        price_lines: '[]',
        total: 0,
        fees: '[]',
        pay_by: 'bank_transfer',
        ...values,
      })
      .execute(),
  )
}

test('an agency that only tried its site is closed with its test bookings; a real booking keeps it open', async () => {
  await site.makeAt(24).agency({ state: 'preparing' })
  await site.makeAt(25).agency({ state: 'preparing' })
  await addBooking(24, { made_in_preview: true })
  await addBooking(25)
  expect((await post('close', { agency: 25, name: 'Agency 25' })).body.code).toBe('TRAVELS_TO_COME')
  expect((await post('close', { agency: 24, name: 'Agency 24' })).status).toBe(200)
  const left = await runInTransaction(site.db, 24, (db) =>
    db.selectFrom('booking').select('id').where('travel_agency', '=', 24).execute(),
  )
  expect(left).toEqual([])
})

test('an agency is not closed while it owes customers money, and without an export only knowingly', async () => {
  await site.makeAt(23).agency()
  await addBooking(23)
  const change = (values: object) =>
    runInTransaction(site.db, 23, (db) =>
      db.updateTable('booking').set(values).where('travel_agency', '=', 23).execute(),
    )
  const close = (more: object = {}) => post('close', { agency: 23, name: 'Agency 23', ...more })
  await post('pause', { agency: 23 })
  expect((await close()).body.code).toBe('TRAVELS_TO_COME')
  await change({ progress: 'cancel_completed', compensation_owed: 100_000 })
  expect((await close({ without_export: true })).body.code).toBe('MONEY_OWED')
  expect((await findAgency(23))?.state).toBe('paused')
  await change({ compensation_owed: 0 })
  await addOpenAccount(site, 23, { order_id: 'open-of-23' })
  expect((await close({ without_export: true })).body.code).toBe('PAYMENTS_OPEN')
  await endOpenPayments(site, 23)
  expect((await close()).body.code).toBe('NOT_EXPORTED')
  expect((await close({ without_export: true })).status).toBe(200)
  expect((await readLog(23)).map(({ call }) => call)).toEqual(['operator.pause', 'operator.close'])
})

test('an owner lets operators in for hours, ends it, and it ends by itself; each is in the log', async () => {
  const owner = await createStaffUser(site, { travel_agency: 2 })
  const ask = async () =>
    (await operator.visitor.send('GET', '/api/office/bookings?travel_agency=2')).body.code ?? 'seen'
  expect(await ask()).toBe('GRANT_REQUIRED')
  expect((await owner.send('POST', '/api/office/grants', { hours: 73, reason: '' })).body.code).toBe(
    'BAD_INPUT',
  )
  await owner.api.operator.grant({ hours: 4, reason: '입금 확인 도움' })
  expect(await ask()).toBe('seen')
  expect((await operator.api.staff.me()).agencies).toMatchObject([{ travel_agency: 2, roles: ['manager'] }])
  const [open] = (await owner.api.operator.grants()).list
  await owner.api.operator.endGrant({ id: open?.id ?? 0 })
  expect(await ask()).toBe('GRANT_REQUIRED')
  expect((await owner.send('DELETE', '/api/office/grants', { id: open?.id })).body.code).toBe('NOT_FOUND')
  await createGrant(site, 2)
  expect(await ask()).toBe('seen')
  await endGrants(site, 2)
  expect(await ask()).toBe('GRANT_REQUIRED')
  const calls = (await readLog(2)).map(({ call }) => call)
  expect(calls.filter((call) => call.startsWith('operator.'))).toEqual([
    'operator.grant',
    'operator.endGrant',
  ])
})

test('grants that ended a month ago are forgotten', async () => {
  await createGrant(site, 1)
  await site.db.updateTable('operator_grant').set({ expires: '2020-01-01' }).execute()
  await purgeExpired({ db: site.db, enqueue: async () => {} })
  expect(await site.db.selectFrom('operator_grant').select('id').execute()).toEqual([])
})

test('a new operator has no password until they choose one with their link', async () => {
  const email = 'first@naru.example'
  const lost = await addOperator(site.db, email)
  const token = await addOperator(site.db, email) // added again, because the first link is lost or over
  const visitor = createOfficeVisitor(site)
  const logIn = (password: string) => visitor.send('POST', '/api/office/login', { email, password })
  expect((await logIn('none')).body.code).toBe('LOGIN_FAILED')
  const password = 'a long sentence of my own'
  const choose = (link: string | null) =>
    visitor.send('POST', '/api/office/password/new', { token: link, password })
  expect((await choose(lost)).status).not.toBe(200)
  expect((await choose(token)).status).toBe(200)
  expect(await addOperator(site.db, email)).toBeNull()
  expect((await logIn(password)).status).toBe(200)
  const asked = await visitor.send('GET', '/api/office/console/agencies')
  expect(asked.body.code).toBe('FACTOR_REQUIRED') // in the demo, too
})

test('an operator who gave no name changes their language, and keeps being called by their address', async () => {
  const { status } = await operator.visitor.send('PUT', '/api/office/me', { language: 'en' })
  expect(status).toBe(200)
  expect(await operator.api.staff.me()).toMatchObject({ language: 'en', name: operator.name })
})

// The log of staff: what changes a log-in is at every agency, names are told apart, and customers are not in it.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createResetToken } from '#domain/staff/account.server.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import {
  createReservedBooking,
  owner,
  requestBooking,
  sendAction,
  setUpBookings,
  site,
} from './office-bookings-setup.ts'
import { hashRightPassword, rightPassword } from './password.ts'
import { createDatabaseBefore } from './site.ts'
import { setUpTotp } from './staff-setup.ts'
import { createOfficeVisitor, createStaffUser } from './staff-user.ts'

beforeAll(setUpBookings)

const listLogEntries = (staff_id: number, travel_agency: number) =>
  runInTransaction(site.db, travel_agency, (tx) =>
    tx
      .selectFrom('staff_log')
      .select(['call', 'before', 'after'])
      .where('travel_agency', '=', travel_agency)
      .where('staff_id', '=', staff_id)
      .orderBy('id')
      .execute(),
  )

/** Somebody who works at the agencies 1 and 2. */
async function createStaffAtTwoAgencies(name = '양다리') {
  const person = await createStaffUser(site, { name, roles: ['sales'] })
  await site.db
    .insertInto('staff_role')
    .values({ travel_agency: 2, staff_id: person.id, roles: ['sales'] })
    .execute()
  const password_hash = await hashRightPassword()
  await site.db.updateTable('staff').set({ password_hash }).where('id', '=', person.id).execute()
  return person
}

test('the days of the filter are those of Seoul, from midnight to midnight', async () => {
  const { id: staff_id, name: staff_name } = await createStaffUser(site, { name: '밤샘' })
  const at = ['2031-03-01T23:59:59+09:00', '2031-03-02T00:00:00+09:00', '2031-03-02T23:59:59+09:00']
  await runInTransaction(site.db, 1, (tx) =>
    tx
      .insertInto('staff_log')
      .values(
        at.map((each) => ({ travel_agency: 1, at: each, staff_id, staff_name, ip: '', call: 'test.look' })),
      )
      .execute(),
  )
  const { list } = await owner.api.staff.log({ staff_id, from: '2031-03-02', to: '2031-03-02' })
  expect(list.map((entry) => Date.parse(entry.at))).toEqual(
    [at[2], at[1]].map((each = '') => Date.parse(each)),
  )
})

test('a line from before a call was renamed reads as today’s, and is found by its action', async () => {
  const { id: staff_id, name: staff_name } = await createStaffUser(site, { name: '옛이름' })
  const lines = ['filling.cancel', 'reservation.cancelDeparture', 'reservation.cancel']
  await runInTransaction(site.db, 1, (tx) =>
    tx
      .insertInto('staff_log')
      .values(lines.map((call) => ({ travel_agency: 1, staff_id, staff_name, ip: '', call })))
      .execute(),
  )
  const { list } = await owner.api.staff.log({ staff_id, call: 'reservation.cancelDeparture' })
  expect(list.map(({ said }) => said.what)).toEqual(['출발 취소', '출발 취소'])
})

describe('what changes a log-in', () => {
  test('is noted at every agency of the person, whichever the query names', async () => {
    for (const named of ['', '?travel_agency=1', '?travel_agency=2']) {
      const { id, visitor } = await createStaffAtTwoAgencies()
      const send = (method: 'PUT' | 'POST' | 'DELETE', path: string, body: object = {}) =>
        visitor.send(method, `${path}${named}`, body)
      expect((await send('PUT', '/api/office/me', { name: '새이름', language: 'ko' })).status).toBe(200)
      const change = { current_password: rightPassword, new_password: 'a much better one 77' }
      expect((await send('PUT', '/api/office/password', change)).status).toBe(200)
      await setUpTotp({
        ...visitor,
        send: (method, path, body) => visitor.send(method, `${path}${named}`, body),
      })
      expect((await send('POST', '/api/office/codes')).status).toBe(200)
      expect((await send('DELETE', '/api/office/totp')).status).toBe(200)
      const here = await listLogEntries(id, 1)
      expect(here.map(({ call }) => call)).toEqual([
        'staff.updateMe',
        'staff.changePassword',
        'staff.totpOffer',
        'staff.totpSet',
        'staff.newCodes',
        'staff.totpRemove',
      ])
      expect(await listLogEntries(id, 2)).toEqual(here)
      expect(here[0]).toMatchObject({ before: { name: '양다리' }, after: { name: '새이름' } })
    }
  })

  test('also where a mailed link sets the password', async () => {
    const { id } = await createStaffAtTwoAgencies()
    const token = await createResetToken(site.db, id)
    const password = 'another much better one 78'
    const { status } = await createOfficeVisitor(site).send('POST', '/api/office/password/new', {
      token,
      password,
    })
    expect(status).toBe(200)
    for (const agency of [1, 2])
      expect((await listLogEntries(id, agency)).map(({ call }) => call)).toEqual(['staff.newPassword'])
  })
})

describe('names', () => {
  const saved = { list: 'bookings', name: '보기', query: '' }

  test('that a colleague has, too, are shown with the address, also when somebody takes one for a while', async () => {
    const [one, other] = [
      await createStaffUser(site, { name: '이동명', roles: ['sales'] }),
      await createStaffUser(site, { name: '김혼자', roles: ['sales'] }),
    ]
    const email = async (id: number) =>
      (await site.db.selectFrom('staff').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
    for (const each of [one, other]) await each.send('PUT', '/api/office/view', saved)
    const findLogName = async (id: number) =>
      (await owner.send('GET', `/api/office/log?staff_id=${id}&call=staff.saveView`)).body.list.map(
        ({ said }: { said: { who: string } }) => said.who,
      )
    expect([await findLogName(one.id), await findLogName(other.id)]).toEqual([['이동명'], ['김혼자']])
    await other.send('PUT', '/api/office/me', { name: '이동명', language: 'ko' })
    await other.send('PUT', '/api/office/view', saved)
    expect(await findLogName(one.id)).toEqual([`이동명 (${await email(one.id)})`])
    await other.send('PUT', '/api/office/me', { name: '김혼자', language: 'ko' })
    expect(await findLogName(other.id)).toEqual([`이동명 (${await email(other.id)})`, '김혼자'])
    const namesake = await createStaffUser(site, { name: '김혼자', roles: ['sales'] })
    const { body } = await owner.send('GET', '/api/office/colleagues')
    const names = body.list.map(({ name }: { name: string }) => name)
    expect(names).toContain(`김혼자 (${await email(other.id)})`)
    expect(names).toContain(`김혼자 (${await email(namesake.id)})`)
    expect(names).toContain('이동명')
  })

  test('in the file always stand with the address', async () => {
    const only = await createStaffUser(site, { name: '하나뿐', roles: ['sales'] })
    await only.send('PUT', '/api/office/view', saved)
    const columns = encodeURIComponent('["who","what"]')
    const { text } = await owner.send(
      'GET',
      `/api/office/log/file?format=csv&columns=${columns}&staff_id=${only.id}`,
    )
    expect(text).toMatch(/하나뿐 \(\S+@\S+\),/)
  })
})

describe('customers', () => {
  const customer = '독고탁'

  test('customer names appear in no log entry, whatever staff write, search or open', async () => {
    const { booking_id } = await createReservedBooking({ name: customer, contact: '010-7654-3210' })
    await sendAction(owner, 'note', { booking_id, text: `${customer} 님이 전화하심` })
    const due = '2031-01-01'
    const { body: task } = await sendAction(owner, 'task', { booking_id, text: `${customer} 여권`, due })
    expect((await owner.send('PUT', '/api/office/booking/task', { id: task.id })).status).toBe(200)
    const columns = encodeURIComponent('["number"]')
    const file = `/api/office/bookings/file?format=csv&columns=${columns}&q=${encodeURIComponent(customer)}`
    expect((await owner.send('GET', file)).status).toBe(200)
    const view = { list: 'bookings', name: customer, query: `q=${customer}` }
    const { body: kept } = await owner.send('PUT', '/api/office/view', view)
    await owner.send('DELETE', '/api/office/view', { id: kept.id })
    const other = await createReservedBooking({ name: customer, contact: '010-7654-3210' })
    const paid = { booking_id: other.booking_id, amount: 1_000, reason: `${customer} 님이 현금으로` }
    expect((await sendAction(owner, 'deposit', paid)).status).toBe(200)
    const { body: shown } = await requestBooking(booking_id)
    const cancel = { booking_id, revision: shown.revision, reason: 'customer', note: `${customer} 원함` }
    const { status } = await sendAction(owner, 'cancel', { ...cancel, refund: 0, compensation: 0 })
    expect(status).toBe(200)
    const lines = await runInTransaction(site.db, 1, (tx) =>
      sql<{
        call: string
        line: string
      }>`select call, concat_ws(' ', subject, before, after) as line from staff_log
        where travel_agency = 1 order by id`.execute(tx),
    )
    const calls = lines.rows.map(({ call }) => call)
    for (const call of ['booking.addNote', 'booking.addTask', 'booking.exportList', 'reservation.cancel'])
      expect(calls).toContain(call)
    expect(lines.rows.filter(({ line }) => line.includes(customer) || line.includes('7654'))).toEqual([])
  })

  test('reasons, titles and subjects are removed from existing log entries', async () => {
    const { url, formerOwner } = await createDatabaseBefore('0240')
    await formerOwner.query(
      `insert into agency (travel_agency, theme) values (1, '{"hue": 250, "chroma": 0.14, "type_scale": 1}')`,
    )
    await formerOwner.query(`select set_config('app.travel_agency', '1', false)`)
    const line = (call: string, before: object | null, after: object | null) =>
      formerOwner.query(
        `insert into staff_log (travel_agency, staff_name, ip, call, before, after) values (1, '박', '', $1, $2, $3)`,
        [call, before && JSON.stringify(before), after && JSON.stringify(after)],
      )
    await line('payment.confirmDeposit', null, { amount: 1, reason: customer })
    await line('bank.undo', null, { amount: 1, reason: customer })
    await line('quote.createQuote', null, { title: customer })
    await line('filling.withdrawMessage', { message: customer }, null)
    await line('supply.ask', null, { kind: 'rooms', question: customer })
    await line('operator.grant', null, { hours: 1, reason: '화면 오류' })
    await migrate(url)
    const { rows } = await formerOwner.query('select before, after from staff_log order by id')
    expect(rows.map(({ before, after }) => [before, after])).toEqual([
      [null, { amount: 1 }],
      [null, { amount: 1 }],
      [null, {}],
      [{}, null],
      [null, { kind: 'rooms' }],
      [null, { hours: 1, reason: '화면 오류' }],
    ])
  })

  test('customer names are removed from existing log entries', async () => {
    const { url, formerOwner } = await createDatabaseBefore('0083')
    await formerOwner.query(
      `insert into agency (travel_agency, theme) values (1, '{"hue": 250, "chroma": 0.14, "type_scale": 1}')`,
    )
    await formerOwner.query(`select set_config('app.travel_agency', '1', false)`)
    const line = (call: string, before: object | null, after: object | null) =>
      formerOwner.query(
        `insert into staff_log (travel_agency, staff_name, ip, call, before, after) values (1, '박', '', $1, $2, $3)`,
        [call, before && JSON.stringify(before), after && JSON.stringify(after)],
      )
    await line('booking.addNote', null, { text: customer })
    await line('booking.addTask', null, { text: customer, due: '2031-01-01' })
    await line('booking.refuseCancel', null, { note: customer })
    await line('reservation.cancel', null, { reason: 'customer', note: customer })
    await line('document.removeFile', { file: `${customer}.pdf` }, null)
    await line('document.passportPicture', null, { file: 'passport-1-1.webp' })
    await line('review.reply', { reply: null }, { reply: `${customer} 님 감사합니다` })
    await line('review.hide', { hidden_yn: 'N' }, { hidden_yn: 'Y', reason: customer })
    await line('staff.saveView', null, { name: customer, query: '' })
    await line('booking.exportList', null, { format: 'csv', q: customer, rows: 1 })
    await line('trip.createTrip', null, { page_title: '다낭' })
    await migrate(url)
    const { rows } = await formerOwner.query('select call, before, after from staff_log order by id')
    expect(JSON.stringify(rows)).not.toContain(customer)
    expect(rows.map(({ before, after }) => [before, after])).toEqual([
      [null, {}],
      [null, { due: '2031-01-01' }],
      [null, {}],
      [null, { reason: 'customer' }],
      [{}, null],
      [null, { file: 'passport-1-1.webp' }],
      [{ reply: false }, { reply: true }],
      [{ hidden_yn: 'N' }, { hidden_yn: 'Y' }],
      [null, null],
      [null, { format: 'csv', rows: 1, searched: true }],
      [null, { page_title: '다낭' }],
    ])
  })
})

// Bookings in the office: found and seen, by who may, at their own agency.

import { sql } from 'kysely'
import readXlsx from 'read-excel-file/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { addDays } from '#lib/days.ts'
import type { Role } from '#roles.ts'
import {
  createReservedBooking,
  listLogEntries,
  owner,
  readBooking,
  requestBooking,
  runInAgency,
  sendAction,
  setUpBookings,
  site,
  today,
} from './office-bookings-setup.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'

beforeAll(setUpBookings)

const searchBookings = async (asked: Record<string, string>, who = owner) =>
  (await who.send('GET', `/api/office/bookings?${new URLSearchParams(asked)}`)).body
const searchBookingIds = async (q: string, more = {}) =>
  (await searchBookings({ q, ...more })).list.map((each: { booking_id: string }) => each.booking_id)

describe('the list', () => {
  test('finds by part of a name, of a telephone, the number, a traveller and the trip', async () => {
    const { booking_id } = await createReservedBooking(
      {
        name: '남궁해솔',
        contact: '+82 10-7391-4826',
        travellers: [{ kind: 'adult', name: '제갈윤슬', name_en: 'JEGAL YUNSEUL' }],
      },
      '봄날 홋카이도',
    )
    for (const q of [
      '남궁해솔',
      '궁해',
      '제갈윤',
      'jegal yun',
      '4826',
      '7391-48',
      '01073914826',
      '홋카이',
      formatInFours(booking_id),
      booking_id.slice(0, 4),
    ])
      expect([q, await searchBookingIds(q)]).toEqual([q, expect.arrayContaining([booking_id])])
    for (const q of ['남궁솔해', '4862', '739148261', '훗카이', 'ZZZZ-ZZZZ'])
      expect([q, await searchBookingIds(q)]).toEqual([q, expect.not.arrayContaining([booking_id])])
    expect(await searchBookingIds('남궁해솔', { progress: 'ready' })).toEqual([])
    expect(await searchBookingIds('남궁해솔', { progress: 'waiting_for_payment', from: today })).toEqual([
      booking_id,
    ])
    expect(await searchBookingIds("%' or 1=1 --")).toEqual([])
  })

  test('no longer finds a former name, and masks telephone numbers', async () => {
    const { me, booking_id } = await createReservedBooking({
      name: '표주박',
      contact: '010-5555-8642',
      travellers: [{ kind: 'adult', name: '탁고은' }],
    })
    expect(await searchBookingIds('탁고은')).toEqual([booking_id])
    await me.send('PUT', '/api/landing/user/booking/travellers', {
      booking_id,
      travellers: [{ kind: 'adult', name: '봉하늘' }],
    })
    expect(await searchBookingIds('탁고은')).toEqual([])
    expect(await searchBookingIds('봉하늘')).toEqual([booking_id])
    const { list } = await searchBookings({ q: '표주박' })
    expect(JSON.stringify(list)).not.toMatch(/5555|mina/)
    await runInAgency((tx) =>
      sql`delete from booking where travel_agency = 1 and booking_id = ${booking_id}`.execute(tx),
    )
    const { rows } = await runInAgency((tx) =>
      sql`select from booking_gram where gram in ('a표주', 'a봉하', 'p864')`.execute(tx),
    )
    expect(rows).toEqual([])
  })

  test('sorts, filters by departure and counts', async () => {
    await createReservedBooking()
    const all = await searchBookings({ sort: 'departure', page_size: '2' })
    expect(all).toMatchObject({ page: 1, page_size: 2, more: false })
    expect(all.total).toBeGreaterThan(1)
    const days = all.list.map((each: { departure_date: string }) => each.departure_date)
    expect(days).toEqual([...days].sort())
    expect((await searchBookings({ to: today })).list).toEqual([])
    const span = await searchBookings({ from: today })
    const asked = span.list.map((each: { departure_date: string }) => each.departure_date)
    expect(asked).toEqual([...asked].sort())
    expect((await owner.send('GET', '/api/office/bookings?sort=name')).status).toBe(400)
  })

  test('shows only bookings of the own agency', async () => {
    const { booking_id } = await createReservedBooking({ name: '독고진실' })
    const other = await createStaffUser(site, { travel_agency: 2 })
    expect((await searchBookings({ q: '독고진실' }, other)).list).toEqual([])
    expect((await searchBookings({}, other)).list).toEqual([])
    for (const path of ['', '/money', '/papers'])
      expect(await other.send('GET', `/api/office/booking${path}?booking_id=${booking_id}`)).toMatchObject({
        status: 404,
        body: { code: 'BOOKING_NOT_FOUND' },
      })
  })
})

test('the export has real dates, real numbers and one column per value', async () => {
  const { booking_id, total } = await createReservedBooking({ name: '나엑셀' })
  const columns = ['number', 'who', 'progress', 'departure', 'trip', 'people', 'paid', 'reserved']
  const got = await owner.send(
    'GET',
    `/api/office/bookings/file?format=xlsx&q=${encodeURIComponent('나엑셀')}&columns=${encodeURIComponent(JSON.stringify(columns))}`,
  )
  const read = await readXlsx(got.bytes)
  const dayAt = (day: string) => new Date(`${day}T00:00:00Z`)
  expect(read[0]?.data).toEqual([
    ['예약번호', '예약자', '전화', '상태', '출발일', '상품', '인원', '입금액', '총액', '예약일'],
    [
      booking_id.replace(/(.{4})(?=.)/g, '$1-'),
      '나엑셀',
      expect.stringContaining('*'),
      '입금 대기',
      dayAt(addDays(today, 60)),
      '가을 다낭',
      2,
      0,
      total,
      dayAt(today),
    ],
  ])
})

test('one booking is shown in full, and the reading is logged', async () => {
  const { booking_id, total } = await createReservedBooking({ request: '창가 자리' })
  expect(await readBooking(booking_id)).toMatchObject({
    name: '김미나',
    contact: '010-1234-5678',
    email: expect.stringContaining('@example.com'),
    request: '창가 자리',
    progress: 'waiting_for_payment',
    total,
    paid: 0,
    resendable: ['booking-reserved', 'pay-link'],
    history: [{ progress: 'waiting_for_payment', by: 'customer', by_name: null }],
  })
  expect(await listLogEntries(booking_id)).toEqual([{ call: 'booking.one', staff_name: '박대표' }])
  const access = await runInAgency((tx) =>
    tx
      .selectFrom('access_log as a')
      .innerJoin('booking as b', (join) =>
        join.onRef('b.travel_agency', '=', 'a.travel_agency').onRef('b.id', '=', 'a.booking'),
      )
      .select(['a.who', 'a.what'])
      .where('a.travel_agency', '=', 1)
      .where('b.booking_id', '=', booking_id)
      .execute(),
  )
  expect(access).toEqual([{ who: 'staff 박대표', what: 'contact' }])
})

test('actions need their role: money for payments, a right for passports', async () => {
  const { booking_id, total } = await createReservedBooking()
  const refused = async (role: Role, send: (who: StaffUser) => ReturnType<StaffUser['send']>) =>
    expect(await send(await createStaffUser(site, { roles: [role] }))).toMatchObject({
      status: 403,
      body: { code: 'NOT_ALLOWED' },
    })
  await refused('sales', (who) => sendAction(who, 'deposit', { booking_id, amount: total, reason: '현금' }))
  await refused('sales', (who) => sendAction(who, 'send-back', { booking_id, amount: 1 }))
  await refused('money', (who) => sendAction(who, 'prepare', { booking_id }))
  await refused('money', (who) =>
    who.send('GET', `/api/office/booking/attached?booking_id=${booking_id}&id=1`),
  )
  for (const role of ['content', 'guide'] as const) {
    await refused(role, (who) => requestBooking(booking_id, who))
    await refused(role, (who) => who.send('GET', '/api/office/bookings'))
  }
  expect(await readBooking(booking_id)).toMatchObject({ progress: 'waiting_for_payment' })
})

// Dates that are promises, by value: until when seats are held, what cancelling costs from which day on, on
// pages, in answers and in mails.
// They are counted here by hand, not with the functions that say them.
import { beforeAll, expect, test } from 'vitest'
import { completeTravels } from '#domain/reservation/clock.server.ts'
import { composeMail } from './compose-mail.ts'
import {
  createTrip,
  requestBooking,
  runInAgency,
  sendReservation,
  setUpReservations,
  site,
} from './reservation-setup.ts'
import { createVisitor } from './visitor.ts'

beforeAll(setUpReservations)

const day_ms = 86_400_000
/** So many days after this one, on the calendar. */
const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * day_ms).toISOString().slice(0, 10)
/** The day and the time of a moment on a clock in Seoul, which is nine hours ahead all year. */
const toSeoulTime = (moment: string) => {
  const there = new Date(Date.parse(moment) + 9 * 3_600_000).toISOString()
  return { day: there.slice(0, 10), time: there.slice(11, 16) }
}
/** The day as mails write it. */
const inWords = (day: string) =>
  `${Number(day.slice(5, 7))}월\u00a0${Number(day.slice(8))}일(${'일월화수목금토'[new Date(day).getUTCDay()]})`
const today = toSeoulTime(new Date().toISOString()).day

const buildMailContext = (ref: number) => ({
  db: site.db,
  keyFor: site.naru.keyFor,
  travel_agency: 1,
  ref,
  origin: 'http://a1.localhost',
  office: 'http://office.localhost',
})
const updateBooking = (id: number, changed: object) =>
  runInAgency((tx) =>
    tx.updateTable('booking').set(changed).where('travel_agency', '=', 1).where('id', '=', id).execute(),
  )
const paidFields = { progress: 'payment_completed', paid: 2_000_000, held_until: null }

async function createBooking(departure_date: string) {
  const me = createVisitor(site)
  const trip = await createTrip({ departure_date })
  const { body } = await sendReservation(me, trip, { departure_date, total: 2_000_000 })
  const { booking_id } = body
  const { body: info } = await requestBooking(me, booking_id)
  const { id } = await runInAgency((tx) =>
    tx
      .selectFrom('booking')
      .select('id')
      .where('travel_agency', '=', 1)
      .where('booking_id', '=', booking_id)
      .executeTakeFirstOrThrow(),
  )
  return { me, id, booking_id, info }
}

test('seats wait for a transfer for as many hours as the agency says, and the mail says until when', async () => {
  const { id, info } = await createBooking(addDays(today, 60))
  const hours = (Date.parse(info.held_until) - Date.parse(info.reg_date)) / 3_600_000
  expect(hours).toBeCloseTo(48, 3)
  const { day, time } = toSeoulTime(info.held_until)
  const mail = await composeMail('booking-reserved', buildMailContext(id))
  expect(mail?.text).toContain(`${inWords(day)} ${time}`)
})

test('they never wait into the day of departure', async () => {
  const { info } = await createBooking(addDays(today, 1))
  expect(toSeoulTime(info.held_until)).toEqual({ day: addDays(today, 1), time: '00:00' })
})

test('the preview of a cancel names each day from which it costs more', async () => {
  const leaves = addDays(today, 60)
  const { me, booking_id, id } = await createBooking(leaves)
  await updateBooking(id, paidFields)
  const { body } = await me.send('GET', `/api/landing/user/booking/cancelPreview?booking_id=${booking_id}`)
  expect(body).toMatchObject({ fee: 0 })
  expect(
    body.later.map(({ from, fee_percent }: { from: string; fee_percent: number }) => [from, fee_percent]),
  ).toEqual([
    [addDays(leaves, -29), 10],
    [addDays(leaves, -19), 15],
    [addDays(leaves, -9), 20],
    [addDays(leaves, -7), 30],
    [leaves, 50],
  ])
})

test('mails name the day and the time of Seoul, also after midnight at the end of a month', async () => {
  const { id } = await createBooking(addDays(today, 60))
  const said = async (held_until: string) => {
    await updateBooking(id, { held_until })
    return [
      (await composeMail('booking-reserved', buildMailContext(id)))?.text,
      (await composeMail('pay-link', buildMailContext(id)))?.text,
    ]
  }
  for (const text of await said('2096-02-29T14:59:00Z')) expect(text).toContain('2월\u00a029일(수) 23:59')
  for (const text of await said('2096-02-29T15:00:00Z')) expect(text).toContain('3월\u00a01일(목) 00:00')
  for (const text of await said('2096-12-31T15:30:00Z')) expect(text).toContain('1월\u00a01일(화) 00:30')
})

test('the preview of a cancel counts its days over the end of a month with 29 days', async () => {
  const { me, booking_id, id } = await createBooking('2096-03-29')
  await updateBooking(id, paidFields)
  const { body } = await me.send('GET', `/api/landing/user/booking/cancelPreview?booking_id=${booking_id}`)
  expect(body.later.map(({ from }: { from: string }) => from)).toEqual([
    '2096-02-29',
    '2096-03-10',
    '2096-03-20',
    '2096-03-22',
    '2096-03-29',
  ])
})

test('on the last day that is promised free it costs nothing, on the next it does, and so on', async () => {
  const { me, booking_id, id } = await createBooking(addDays(today, 60))
  const feeIn = async (days: number) => {
    await updateBooking(id, {
      ...paidFields,
      departure_date: addDays(today, days),
      return_date: addDays(today, days + 2),
    })
    const { body } = await me.send('GET', `/api/landing/user/booking/cancelPreview?booking_id=${booking_id}`)
    return body.fee_percent
  }
  const percents = []
  for (const days of [30, 29, 20, 19, 10, 9, 8, 7, 1, 0]) percents.push(await feeIn(days))
  expect(percents).toEqual([0, 10, 10, 15, 15, 20, 20, 30, 30, 50])
})

test.each([
  ['2096-03-30', '2월 29일까지 무료 취소'],
  ['2097-01-30', '12월 31일까지 무료 취소'],
])('the comparison of a trip that leaves on %s names the last free day', async (departure_date, said) => {
  const { package_code } = await createTrip({ departure_date })
  expect((await site.request(`/travel/compare?trips=${package_code}`)).body).toContain(said)
})

test('a trip comes back on its last day, in the answer, in the mail and in the contract', async () => {
  const { me, id, booking_id, info } = await createBooking('2096-02-27')
  const days = (Date.parse(info.return_date) - Date.parse('2096-02-27')) / day_ms + 1
  const trip = await site.db
    .selectFrom('package')
    .select('days')
    .where('package_code', '=', info.package_code)
    .executeTakeFirstOrThrow()
  expect(days).toBe(trip.days)
  await updateBooking(id, paidFields)
  const span = `2096-02-27 – ${info.return_date}`
  expect((await composeMail('booking-paid', buildMailContext(id)))?.text).toContain(
    `2096년 ${inWords('2096-02-27')} ~\u00a0${inWords(info.return_date)}`,
  )
  const { body } = await me.send('GET', `/api/landing/contract?booking_id=${booking_id}`)
  expect(JSON.stringify(body.sections)).toContain(span)
})

test('a trip is over on the day after its return and not before', async () => {
  const { id } = await createBooking(addDays(today, 60))
  const returned = async (return_date: string) => {
    await updateBooking(id, { ...paidFields, departure_date: addDays(return_date, -2), return_date })
    await completeTravels(site.naru.deps)
    const found = runInAgency((tx) =>
      tx.selectFrom('booking').select('progress').where('id', '=', id).executeTakeFirst(),
    )
    return (await found)?.progress
  }
  expect(await returned(today)).toBe('payment_completed')
  expect(await returned(addDays(today, -1))).toBe('travel_completed')
})

// Dates that are promises, by value: until when seats are held, what cancelling costs from which day on.
// They are counted here by hand, not with the functions that say them.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { bookingMail } from '#mail/booking.server.ts'
import { infoOf, inside, openReservations, reserve, site, tripWith } from './booking.ts'
import { personAt } from './person.ts'

beforeAll(openReservations)

const day_ms = 86_400_000
/** So many days after this one, on the calendar. */
const later = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * day_ms).toISOString().slice(0, 10)
/** The day and the time of a moment on a clock in Seoul, which is nine hours ahead all year. */
const inSeoul = (moment: string) => {
  const there = new Date(Date.parse(moment) + 9 * 3_600_000).toISOString()
  return { day: there.slice(0, 10), time: there.slice(11, 16) }
}
const today = inSeoul(new Date().toISOString()).day

async function booked(departure_date: string) {
  const me = personAt(site)
  const trip = await tripWith({ departure_date })
  const { body } = await reserve(me, trip, { departure_date, total: 2_000_000 })
  const { booking_id } = body
  const { body: info } = await infoOf(me, booking_id)
  const { id } = await inside((tx) =>
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
  const { id, info } = await booked(later(today, 60))
  const hours = (Date.parse(info.held_until) - Date.parse(info.reg_date)) / 3_600_000
  expect(hours).toBeCloseTo(48, 3)
  const { day, time } = inSeoul(info.held_until)
  const mail = await bookingMail('reserved')({
    db: site.db,
    keyFor: site.naru.keyFor,
    travel_agency: 1,
    ref: id,
    origin: 'http://a1.localhost',
    office: 'http://office.localhost',
  })
  expect(mail?.text).toContain(`${day} ${time}`)
})

test('they never wait into the day of departure', async () => {
  const { info } = await booked(later(today, 1))
  expect(inSeoul(info.held_until)).toEqual({ day: later(today, 1), time: '00:00' })
})

test('the preview of a cancel names each day from which it costs more', async () => {
  const leaves = later(today, 60)
  const { me, booking_id, id } = await booked(leaves)
  await inside((tx) =>
    sql`update booking set progress = 'payment_completed', paid = total, held_until = null where travel_agency = 1 and id = ${id}`.execute(
      tx,
    ),
  )
  const { body } = await me.send('GET', `/api/landing/user/booking/cancelPreview?booking_id=${booking_id}`)
  expect(body).toMatchObject({ fee: 0 })
  expect(
    body.later.map(({ from, fee_percent }: { from: string; fee_percent: number }) => [from, fee_percent]),
  ).toEqual([
    [later(leaves, -29), 10],
    [later(leaves, -19), 15],
    [later(leaves, -9), 20],
    [later(leaves, -7), 30],
    [leaves, 50],
  ])
})

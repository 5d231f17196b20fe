// A departure that people have booked leaves on another day: they go along, are told, and may cancel free.
import { beforeAll, expect, test } from 'vitest'
import { bookingMail } from '#mail/booking.server.ts'
import { inDays } from './days.ts'
import { openFilling } from './filling.ts'

let it: Awaited<ReturnType<typeof openFilling>>
beforeAll(async () => {
  it = await openFilling()
})

test('a booked day changes only when customers are told; then each gets a mail and cancels free', async () => {
  const { package_code, at } = await it.trip({ 12: 500_000, 40: 500_000 })
  const [one, other] = [
    await it.paid(package_code, { days: 12 }),
    await it.booked(package_code, { days: 12, name: '이손님' }),
  ]
  const stays = await it.paid(package_code, { days: 40 })
  it.mails()
  const prices = { adult_price: 500_000, child_price: 500_000, baby_price: 0, seats: 10, minimum: 4 }
  const row = { departure_id: at(12), departure_date: inDays(15), ...prices, closed_yn: 'N', revision: 1 }
  const save = (more: object = {}) =>
    it.sales.askOnce('PUT', '/api/office/departures', { package_code, rows: [{ ...row, ...more }] })
  expect((await save()).body).toMatchObject({
    code: 'BOOKED_UNTOLD',
    fields: { 'rows.0.departure_date': {} },
  })
  expect(await it.held(one.booking_id)).toMatchObject({ departure_date: inDays(12) })
  expect(it.mails()).toEqual([])

  expect((await save({ tell_booked: true })).status).toBe(200)
  for (const { booking_id, total } of [one, other])
    expect(await it.held(booking_id)).toMatchObject({
      departure_date: inDays(15),
      return_date: inDays(17),
      fees: [{ days: 0, percent: 0 }],
      total,
    })
  expect(await it.held(stays.booking_id)).toMatchObject({ departure_date: inDays(40) })
  const told = it.mails()
  expect(told.map(({ kind }) => kind)).toEqual(['departure-moved', 'departure-moved'])
  const letter = await bookingMail('dayMoved')(it.post(told[0]?.ref ?? 0))
  expect(letter?.text).toContain(inDays(15))
  expect(letter?.text).toContain('수수료 없이')
  expect(await it.taken(at(12))).toBe(4)
})

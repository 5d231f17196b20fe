// A departure that people have booked leaves on another day: they go along, are told, and may cancel free.
import { beforeAll, expect, test } from 'vitest'
import { lockBooking } from '#domain/booking/find.server.ts'
import { messageDates } from '#notify/message.server.ts'
import { composeMail } from './compose-mail.ts'
import { dateInDays } from './days.ts'
import { startDuringTransaction } from './during-transaction.ts'
import { setUpOccupancy } from './occupancy-setup.ts'

let office: Awaited<ReturnType<typeof setUpOccupancy>>
beforeAll(async () => {
  office = await setUpOccupancy()
})

test('a booked day changes only when customers are told; then each gets a mail and cancels free', async () => {
  const { package_code, at } = await office.createTrip({ 12: 500_000, 40: 500_000 })
  const [one, other] = [
    await office.createPaidBooking(package_code, { days: 12 }),
    await office.createBooking(package_code, { days: 12, name: '이손님' }),
  ]
  const stays = await office.createPaidBooking(package_code, { days: 40 })
  office.takeMails()
  const prices = { adult_price: 500_000, child_price: 500_000, baby_price: 0, seats: 10, minimum: 4 }
  const row = { departure_id: at(12), departure_date: dateInDays(15), ...prices, closed_yn: 'N', revision: 1 }
  const save = (more: object = {}) =>
    office.sales.sendOnce('PUT', '/api/office/departures', { package_code, rows: [{ ...row, ...more }] })
  expect((await save()).body).toMatchObject({
    code: 'BOOKED_UNTOLD',
    fields: { 'rows.0.departure_date': {} },
  })
  expect(await office.findBooking(one.booking_id)).toMatchObject({ departure_date: dateInDays(12) })
  expect(office.takeMails()).toEqual([])

  expect((await save({ tell_booked: true })).status).toBe(200)
  for (const { booking_id, total } of [one, other])
    expect(await office.findBooking(booking_id)).toMatchObject({
      departure_date: dateInDays(15),
      return_date: dateInDays(17),
      fees: [{ days: 0, percent: 0 }],
      total,
    })
  expect(await office.findBooking(stays.booking_id)).toMatchObject({ departure_date: dateInDays(40) })
  const mails = office.takeMails()
  expect(mails.map(({ kind }) => kind)).toEqual(['departure-moved', 'departure-moved'])
  const letter = await composeMail('departure-moved', office.buildMailContext(mails[0]?.ref ?? 0))
  expect(letter?.text).toContain(messageDates.ko.formatDate(dateInDays(15)))
  expect(letter?.text).toContain('수수료 없이')
  expect(await office.countTaken(at(12))).toBe(4)
})

test('who holds a booking finds the seats free while its departure waits to move or to be cancelled', async () => {
  const { package_code, at } = await office.createTrip({ 20: 500_000 })
  const { booking_id } = await office.createPaidBooking(package_code, { days: 20 })
  const { id } = await office.findBooking(booking_id)
  const prices = { adult_price: 500_000, child_price: 500_000, baby_price: 0, seats: 10, minimum: 4 }
  const row = { departure_id: at(20), departure_date: dateInDays(25), ...prices, closed_yn: 'N', revision: 1 }
  const move = () =>
    office.sales.sendOnce('PUT', '/api/office/departures', {
      package_code,
      rows: [{ ...row, tell_booked: true }],
    })
  const cancel = async () => {
    const path = '/api/office/filling/cancel'
    const query = `?departure_id=${at(20)}&reason=minimum`
    const { seen } = (await office.sales.send('GET', `${path}${query}`)).body
    const decision = { departure_id: at(20), reason: 'minimum', note: '인원 부족', seen }
    return office.sales.sendOnce('POST', path, decision)
  }
  for (const begin of [move, cancel]) {
    const [begun] = await office.runInAgency(async (tx) => {
      await lockBooking({ db: tx, travel_agency: 1 }, id)
      const begun = await startDuringTransaction(office.site, begin)
      const seats = await tx
        .selectFrom('departure_seat')
        .select('taken')
        .where((eb) => eb.and({ travel_agency: 1, departure_id: at(20) }))
        .forUpdate()
        .skipLocked()
        .execute()
      expect(seats).toEqual([{ taken: 2 }])
      return begun
    })
    expect((await begun).status).toBe(200)
  }
})

// A cancelled departure’s customers choose another date by the link of the mail, or their money goes back.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { cancelOverdueBookings } from '#domain/reservation/cancel-departure-bookings.server.ts'
import { composeMail } from './compose-mail.ts'
import { dateInDays } from './days.ts'
import {
  cancelDeparture,
  completeCancels,
  findBookingId,
  findLinkCode,
  findLinkOfMail,
  findPayout,
  listCancelRows,
  office,
  readLink,
  sendByLink,
  setUpPayouts,
} from './payouts-setup.ts'

beforeAll(setUpPayouts)

describe('another date', () => {
  test('is offered by mail to paid customers with the price difference, and accepted with one click', async () => {
    const { package_code, at } = await office.createTrip({ 30: 500_000, 40: 550_000, 50: 450_000 })
    const [dearer, cheaper] = [
      await office.createPaidBooking(package_code),
      await office.createPaidBooking(package_code),
    ]
    const unpaid = await office.createBooking(package_code, { adult: 1 })
    office.takeMails()
    await cancelDeparture(at(30))
    expect(office.takeMails().map(({ kind }) => kind)).toEqual(['departure-cancelled', 'departure-cancelled'])
    const letter = await composeMail(
      'departure-cancelled',
      office.buildMailContext(await findBookingId(dearer.booking_id)),
    )
    expect(letter?.text).toContain('100,000원 더 내요')
    expect(letter?.text).toContain('100,000원 돌려드려요')
    const code = findLinkCode(letter?.text)
    expect(await readLink(code)).toMatchObject({
      kind: 'back',
      back: {
        by_transfer: 1_000_000,
        by_gateway: 0,
        account: null,
        others: [
          { departure_id: at(40), departure_date: dateInDays(40), total: 1_100_000, more: 100_000 },
          { departure_id: at(50), more: -100_000 },
        ],
      },
    })
    const input = { code, departure_id: at(40), total: 1_100_000 }
    expect((await sendByLink('/move', { ...input, total: 1_000_000 })).body.code).toBe('PRICE_CHANGED')
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2].map(() => sendByLink('/move', input, key)))
    const moved = { departure_date: dateInDays(40), due: 100_000, refund: 0 }
    expect(answers.map(({ body }) => body)).toEqual([moved, moved])
    expect((await sendByLink('/move', input, key)).body).toEqual(moved) // an answer that was lost
    expect(await readLink(code)).toMatchObject({ kind: 'pay', pay: { amount: 100_000 } }) // the same link goes on
    const cheap = await findLinkOfMail(cheaper.booking_id)
    const less = await sendByLink('/move', { code: cheap, departure_id: at(50), total: 900_000 })
    expect(less.body).toMatchObject({ due: 0, refund: 100_000 })
    expect(await findPayout(cheaper.booking_id)).toMatchObject({ refund: 100_000, compensation: 0 })
    await cancelOverdueBookings(office.jobContext)
    await completeCancels(at(30))
    expect((await listCancelRows(at(30))).map(({ state }) => state)).toEqual(['gone', 'gone', 'done'])
    expect(await office.findBooking(unpaid.booking_id)).toMatchObject({ progress: 'cancel_completed' })
    expect(await office.findBooking(dearer.booking_id)).toMatchObject({ progress: 'payment_completed' })
    expect([
      await office.countTaken(at(30)),
      await office.countTaken(at(40)),
      await office.countTaken(at(50)),
    ]).toEqual([0, 2, 2])
  })

  test('must be chosen within the hours staff set (one day by default); page and mail show the deadline', async () => {
    const until = async (wait_hours?: number) => {
      const { package_code, at } = await office.createTrip({ 30: 500_000, 40: 500_000 })
      const { booking_id } = await office.createPaidBooking(package_code)
      const before = Date.now()
      await cancelDeparture(at(30), wait_hours)
      const { back } = await readLink(await findLinkOfMail(booking_id))
      return {
        booking_id,
        at,
        until: back.until,
        hours: Math.round((Date.parse(back.until) - before) / 360_000) / 10,
      }
    }
    expect((await until(72)).hours).toBe(72)
    const { booking_id, at, hours } = await until()
    expect(hours).toBe(24)
    await office.runInAgency((tx) =>
      tx
        .updateTable('departure_cancel_booking')
        .set({ due: '2096-02-29T15:30:00Z' })
        .where('departure_id', '=', at(30))
        .execute(),
    )
    const letter = await composeMail(
      'departure-cancelled',
      office.buildMailContext(await findBookingId(booking_id)),
    )
    expect(letter?.text).toContain('3월\u00a01일(목) 00:30')
  })

  test('with one seat left, one of two simultaneous customers gets it and the other’s booking is unchanged', async () => {
    const { package_code, at } = await office.createTrip({ 30: 500_000, 40: 500_000 })
    const both = [await office.createPaidBooking(package_code), await office.createPaidBooking(package_code)]
    await office.createBooking(package_code, { days: 40, adult: 8 })
    await cancelDeparture(at(30))
    const codes = await Promise.all(both.map(({ booking_id }) => findLinkOfMail(booking_id)))
    const answers = await Promise.all(
      codes.map((code) => sendByLink('/move', { code, departure_id: at(40), total: 1_000_000 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('SOLD_OUT')
    expect([await office.countTaken(at(30)), await office.countTaken(at(40))]).toEqual([2, 10])
    expect((await listCancelRows(at(30))).map(({ state }) => state).sort()).toEqual(['asked', 'gone'])
  })

  test('is refused after the deadline, and the payment is refunded automatically', async () => {
    const { package_code, at } = await office.createTrip({ 30: 500_000, 40: 500_000 })
    const { booking_id } = await office.createPaidBooking(package_code)
    await cancelDeparture(at(30), 1)
    const code = await findLinkOfMail(booking_id)
    await cancelOverdueBookings(office.jobContext)
    expect((await listCancelRows(at(30))).map(({ state }) => state)).toEqual(['asked'])
    await office.runInAgency((tx) =>
      tx
        .updateTable('departure_cancel_booking')
        .set({ due: sql<string>`now() - interval '1 hour'` })
        .where('departure_id', '=', at(30))
        .execute(),
    )
    const late = await sendByLink('/move', { code, departure_id: at(40), total: 1_000_000 })
    expect(late.body.code).toBe('LINK_EXPIRED')
    await cancelOverdueBookings(office.jobContext)
    expect(await office.findBooking(booking_id)).toMatchObject({
      progress: 'cancel_requested',
      refund_due: 1_000_000,
    })
    expect(await office.countTaken(at(40))).toBe(0)
    expect(
      await composeMail('departure-cancelled', office.buildMailContext(await findBookingId(booking_id))),
    ).toBeUndefined()
  })
})

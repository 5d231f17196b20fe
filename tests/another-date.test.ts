// A cancelled departure’s customers choose another date by the link of the mail, or their money goes back.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { carryOutLeft } from '#domain/reservation/cancel-departure.server.ts'
import { departureCancelled } from '#mail/back.server.ts'
import { inDays } from './days.ts'
import {
  byLink,
  carryOut,
  codeIn,
  decide,
  idOf,
  it,
  linkOf,
  openPayouts,
  payoutOf,
  rowsOf,
  show,
} from './payouts.ts'

beforeAll(openPayouts)

describe('another date', () => {
  test('is offered by mail to who has paid, with the difference, and taken by one click', async () => {
    const { package_code, at } = await it.trip({ 30: 500_000, 40: 550_000, 50: 450_000 })
    const [dearer, cheaper] = [await it.paid(package_code), await it.paid(package_code)]
    const unpaid = await it.booked(package_code, { adult: 1 })
    it.mails()
    await decide(at(30))
    expect(it.mails().map(({ kind }) => kind)).toEqual(['departure-cancelled', 'departure-cancelled'])
    const letter = await departureCancelled(it.post(await idOf(dearer.booking_id)))
    expect(letter?.text).toContain('100,000원 더 냅니다')
    expect(letter?.text).toContain('100,000원 돌려드립니다')
    const code = codeIn(letter?.text)
    expect(await show(code)).toMatchObject({
      kind: 'back',
      back: {
        by_transfer: 1_000_000,
        by_gateway: 0,
        account: null,
        others: [
          { departure_id: at(40), departure_date: inDays(40), total: 1_100_000, more: 100_000 },
          { departure_id: at(50), more: -100_000 },
        ],
      },
    })
    const asked = { code, departure_id: at(40), total: 1_100_000 }
    expect((await byLink('/move', { ...asked, total: 1_000_000 })).body.code).toBe('PRICE_CHANGED')
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2].map(() => byLink('/move', asked, key)))
    const moved = { departure_date: inDays(40), due: 100_000, refund: 0 }
    expect(answers.map(({ body }) => body)).toEqual([moved, moved])
    expect((await byLink('/move', asked, key)).body).toEqual(moved) // an answer that was lost
    expect(await show(code)).toMatchObject({ kind: 'pay', pay: { amount: 100_000 } }) // the same link goes on
    const cheap = await linkOf(cheaper.booking_id)
    const less = await byLink('/move', { code: cheap, departure_id: at(50), total: 900_000 })
    expect(less.body).toMatchObject({ due: 0, refund: 100_000 })
    expect(await payoutOf(cheaper.booking_id)).toMatchObject({ refund: 100_000, compensation: 0 })
    await carryOutLeft(it.desk)
    await carryOut(at(30))
    expect((await rowsOf(at(30))).map(({ state }) => state)).toEqual(['gone', 'gone', 'done'])
    expect(await it.held(unpaid.booking_id)).toMatchObject({ progress: 'cancel_completed' })
    expect(await it.held(dearer.booking_id)).toMatchObject({ progress: 'payment_completed' })
    expect([await it.taken(at(30)), await it.taken(at(40)), await it.taken(at(50))]).toEqual([0, 2, 2])
  })

  test('is chosen within the hours that staff gave, a day unless they say; page and mail name the moment', async () => {
    const until = async (wait_hours?: number) => {
      const { package_code, at } = await it.trip({ 30: 500_000, 40: 500_000 })
      const { booking_id } = await it.paid(package_code)
      const before = Date.now()
      await decide(at(30), wait_hours)
      const { back } = await show(await linkOf(booking_id))
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
    await it.inside((tx) =>
      tx
        .updateTable('departure_cancel_booking')
        .set({ due: '2096-02-29T15:30:00Z' })
        .where('departure_id', '=', at(30))
        .execute(),
    )
    const letter = await departureCancelled(it.post(await idOf(booking_id)))
    expect(letter?.text).toContain('2096-03-01 00:30')
  })

  test('has seats for one of two who press at the same moment; the other stays as they were', async () => {
    const { package_code, at } = await it.trip({ 30: 500_000, 40: 500_000 })
    const both = [await it.paid(package_code), await it.paid(package_code)]
    await it.booked(package_code, { days: 40, adult: 8 })
    await decide(at(30))
    const codes = await Promise.all(both.map(({ booking_id }) => linkOf(booking_id)))
    const answers = await Promise.all(
      codes.map((code) => byLink('/move', { code, departure_id: at(40), total: 1_000_000 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('SOLD_OUT')
    expect([await it.taken(at(30)), await it.taken(at(40))]).toEqual([2, 10])
    expect((await rowsOf(at(30))).map(({ state }) => state).sort()).toEqual(['asked', 'gone'])
  })

  test('is refused when the time is over: then the money goes back by itself', async () => {
    const { package_code, at } = await it.trip({ 30: 500_000, 40: 500_000 })
    const { booking_id } = await it.paid(package_code)
    await decide(at(30), 1)
    const code = await linkOf(booking_id)
    await carryOutLeft(it.desk)
    expect((await rowsOf(at(30))).map(({ state }) => state)).toEqual(['asked'])
    await it.inside((tx) =>
      tx
        .updateTable('departure_cancel_booking')
        .set({ due: sql<string>`now() - interval '1 hour'` })
        .where('departure_id', '=', at(30))
        .execute(),
    )
    const late = await byLink('/move', { code, departure_id: at(40), total: 1_000_000 })
    expect(late.body.code).toBe('LINK_EXPIRED')
    await carryOutLeft(it.desk)
    expect(await it.held(booking_id)).toMatchObject({ progress: 'cancel_requested', refund_due: 1_000_000 })
    expect(await it.taken(at(40))).toBe(0)
    expect(await departureCancelled(it.post(await idOf(booking_id)))).toBeUndefined()
  })
})

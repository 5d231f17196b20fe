// The people of a booking changed by staff, with the new price.
import { beforeAll, describe, expect, test } from 'vitest'
import { settleRefund } from '#domain/payment/settle.server.ts'
import { payLink } from '#mail/pay-link.server.ts'
import { inDays } from './days.ts'
import { keys } from './gateway.ts'
import {
  act,
  booked,
  gateway,
  held,
  inside,
  mailsFor,
  money,
  moneyOf,
  openActs,
  other,
  paid,
  paidOnline,
  post,
  preview,
  read,
  seen,
  site,
  taken,
  trip,
  withGateway,
} from './office-acts.ts'
import { personAt } from './person.ts'

beforeAll(openActs)

describe('change of people', () => {
  const people = (party: { adult: number; child: number; baby: number }, more: object = {}) => ({
    party,
    single_rooms: 0,
    travellers: [],
    ...more,
  })
  const ask = (booking_id: string, party: { adult: number; child: number; baby: number }, single_rooms = 0) =>
    preview('people', {
      booking_id,
      ...Object.fromEntries(Object.entries(party).map(([kind, count]) => [kind, String(count)])),
      single_rooms: String(single_rooms),
    })

  test('shows the new price, keeps what was agreed, and takes the seats', async () => {
    const { booking_id, package_code } = await paid()
    await site.db
      .updateTable('departure')
      .set({ adult_price: 900_000, child_price: 300_000 })
      .where('package_code', '=', package_code)
      .execute()
    const party = { adult: 3, child: 1, baby: 0 }
    const { body } = await ask(booking_id, party, 1)
    expect(body).toMatchObject({ before: 1_000_000, total: 1_900_000, due: 900_000, refund: 0 })
    const answer = await act('people', {
      ...(await seen(booking_id)),
      ...people(party, { single_rooms: 1, total: 1_900_000 }),
    })
    expect(answer.body).toMatchObject({ due: 900_000, refund: 0 })
    expect(await taken(package_code, inDays(60))).toBe(4)
    expect(await moneyOf(booking_id)).toMatchObject({ due: 900_000 })
    expect(await mailsFor(booking_id)).toContain('booking-changed')
    const pay = (amount: number) =>
      money.askOnce('POST', '/api/office/booking/deposit', { booking_id, amount })
    expect((await pay(1_900_000)).body.code).toBe('PAYMENT_MISMATCH')
    expect((await Promise.all([pay(900_000), pay(900_000)])).map(({ status }) => status).sort()).toEqual([
      200, 409,
    ])
    expect(await read(booking_id)).toMatchObject({ paid: 1_900_000, progress: 'payment_completed' })
  })

  test('what is due is paid with a link, once, and goes back to the order it came by', async () => {
    await withGateway(async () => {
      const { booking_id, total } = await paidOnline()
      expect((await act('pay-link', { booking_id })).body.code).toBe('WRONG_PROGRESS') // nothing is due
      const more = people({ adult: 3, child: 0, baby: 0 }, { total: 1_500_000 })
      expect((await act('people', { ...(await seen(booking_id)), ...more })).body).toMatchObject({
        due: 500_000,
      })
      const { code } = (await act('pay-link', { booking_id })).body
      const me = personAt(site)
      const link = (way: string) => me.sendOnce('POST', `/api/landing/user/booking/link${way}`, { code })
      expect((await link('')).body).toMatchObject({
        kind: 'pay',
        pay: { booking_id, total: 1_500_000, amount: 500_000, held_until: null },
      })
      const [one, other] = [(await link('/pay')).body, (await link('/pay')).body]
      const comeBack = (orderId: string) => {
        const { paymentKey } = gateway.sim.authenticate({
          secretKey: keys.secretKey,
          orderId,
          amount: 500_000,
        })
        const returned = { paymentKey, orderId, amount: 500_000 }
        return me.send('POST', '/api/landing/package/paymentReturn', returned)
      }
      expect((await comeBack(one.gateway.order_id)).body.state).toBe('paid')
      // two windows, one payment
      expect((await comeBack(other.gateway.order_id)).body.code).toBe('NOT_PAYABLE')
      expect(await read(booking_id)).toMatchObject({ paid: 1_500_000, progress: 'payment_completed' })
      expect((await link('')).body.code).toBe('LINK_EXPIRED')
      const { revision } = await seen(booking_id)
      const asked = { booking_id, revision, reason: 'free', note: '태풍', refund: 1_500_000, compensation: 0 }
      expect((await act('cancel', asked)).body).toMatchObject({ progress: 'cancel_requested' })
      const { id } = await held(booking_id)
      const refunds = await inside((tx) =>
        tx
          .selectFrom('refund')
          .select(['id', 'amount', 'order_id'])
          .where('booking', '=', id)
          .orderBy('id')
          .execute(),
      )
      expect(refunds.map(({ amount }) => amount)).toEqual([500_000, total])
      expect(refunds[0]?.order_id).toBe(one.gateway.order_id)
      const { db, keyFor, outside, later } = site.naru.ground
      const desk = { db, keyFor, outside, later, log: site.naru.app.log }
      await settleRefund(desk, { travel_agency: 1, refund: refunds[0]?.id ?? 0 })
      expect(await read(booking_id)).toMatchObject({ progress: 'cancel_requested', paid: total })
      await settleRefund(desk, { travel_agency: 1, refund: refunds[1]?.id ?? 0 })
      expect(await read(booking_id)).toMatchObject({ progress: 'cancel_completed', paid: 0 })
    })
  })

  test('what is due by transfer has its account behind the link, and a mail of its own', async () => {
    const { booking_id } = await paid(undefined, { email: 'caller@example.com' })
    const more = people({ adult: 3, child: 0, baby: 0 }, { total: 1_500_000 })
    await act('people', { ...(await seen(booking_id)), ...more })
    const { id } = await held(booking_id)
    const letter = await payLink(post(id))
    expect(letter?.text).toContain('500,000')
    const [, code = ''] = /go#([0-9A-Z]{12})/.exec(letter?.text ?? '') ?? []
    const shown = await personAt(site).send('POST', '/api/landing/user/booking/link', { code })
    expect(shown.body.pay).toMatchObject({ amount: 500_000 })
    const { resendable } = await read(booking_id)
    expect(resendable).toEqual(['pay-link', 'booking-paid', 'papers-asked', 'booking-changed'])
    for (const kind of resendable) expect((await act('resend', { booking_id, kind })).status, kind).toBe(200)
  })

  test('fewer are cancelled instead where they paid, and simply fewer where they did not', async () => {
    const { booking_id } = await paid()
    const fewer = { adult: 1, child: 0, baby: 0 }
    expect((await ask(booking_id, fewer)).body.code).toBe('CANCEL_INSTEAD')
    const open = await booked()
    expect((await ask(open.booking_id, fewer)).body).toMatchObject({ total: 500_000, due: 0, refund: 0 })
    const asked = { ...(await seen(open.booking_id)), ...people(fewer, { total: 500_000 }) }
    expect((await act('people', asked)).status).toBe(200)
    expect(await taken(open.package_code, inDays(60))).toBe(1)
    expect(await read(open.booking_id)).toMatchObject({ total: 500_000, progress: 'waiting_for_payment' })
  })

  test('a smaller price goes back through the gateway by itself', async () => {
    await withGateway(async () => {
      const { booking_id } = await paidOnline()
      const asked = people({ adult: 1, child: 1, baby: 0 }, { total: 750_000 })
      const answer = await act('people', { ...(await seen(booking_id)), ...asked })
      expect(answer.body).toMatchObject({ due: 0, refund: 250_000 })
      const { id } = await held(booking_id)
      const refunds = await inside((tx) =>
        tx.selectFrom('refund').select(['amount', 'completes']).where('booking', '=', id).execute(),
      )
      expect(refunds).toEqual([{ amount: 250_000, completes: false }])
      const again = await act('people', { ...(await seen(booking_id)), ...asked })
      expect(again.body.code).toBe('REFUND_UNDER_WAY')
    })
  })

  test('beyond the seats, at another price, of another agency: nothing changes', async () => {
    const { booking_id, package_code } = await booked(await trip({ 60: 500_000 }, 3))
    const before = await read(booking_id)
    const four = { adult: 4, child: 0, baby: 0 }
    expect((await ask(booking_id, four)).body.code).toBe('SOLD_OUT')
    const asked = { ...(await seen(booking_id)), ...people(four, { total: 2_000_000 }) }
    expect((await act('people', asked)).body.code).toBe('SOLD_OUT')
    expect((await act('people', { ...asked, total: 1 })).body.code).toBe('PRICE_CHANGED')
    expect((await act('people', asked, other)).body.code).toBe('BOOKING_NOT_FOUND')
    expect(
      (await act('people', { ...asked, ...people({ adult: 0, child: 0, baby: 1 }) })).body.code,
    ).toBeDefined()
    expect(await read(booking_id)).toEqual(before)
    expect(await taken(package_code, inDays(60))).toBe(2)
  })

  test('two at once: the second is told, and a name typed by the customer counts as a change', async () => {
    const { booking_id } = await booked()
    const asked = {
      ...(await seen(booking_id)),
      ...people({ adult: 3, child: 0, baby: 0 }, { total: 1_500_000 }),
    }
    const answers = await Promise.all([act('people', asked), act('people', asked)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const before = await seen(booking_id)
    const me = personAt(site)
    const { code } = (await act('open-link', { booking_id })).body
    await me.send('POST', '/api/landing/user/booking/link/open', { code })
    const named = await me.send('PUT', '/api/landing/user/booking/travellers', {
      booking_id,
      travellers: [{ kind: 'adult', name: '<script>alert(1)</script>' }],
    })
    expect(named.status).toBe(200)
    const late = { ...before, ...people({ adult: 3, child: 0, baby: 0 }, { total: 1_500_000 }) }
    expect((await act('people', late)).body.code).toBe('CHANGED_MEANWHILE')
    expect((await read(booking_id)).travellers).toMatchObject([{ name: '<script>alert(1)</script>' }])
  })
})

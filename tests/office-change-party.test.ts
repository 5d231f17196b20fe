// The people of a booking changed by staff, with the new price.
import { beforeAll, describe, expect, test } from 'vitest'
import { recheckRefund } from '#domain/payment/recheck-gateway.server.ts'
import { composeMail } from './compose-mail.ts'
import { dateInDays } from './days.ts'
import { keys } from './gateway.ts'
import {
  buildMailContext,
  countTaken,
  createBooking,
  createBookingPaidOnline,
  createPaidBooking,
  createTrip,
  findBooking,
  gateway,
  listMailKinds,
  money,
  other,
  readBooking,
  readPayments,
  readRevision,
  requestPreview,
  runInAgency,
  runWithGateway,
  sendAction,
  setUpOfficeActions,
  site,
} from './office-actions-setup.ts'
import { createVisitor } from './visitor.ts'

beforeAll(setUpOfficeActions)

describe('change of people', () => {
  const people = (party: { adult: number; child: number; baby: number }, more: object = {}) => ({
    party,
    single_rooms: 0,
    travellers: [],
    ...more,
  })
  const ask = (booking_id: string, party: { adult: number; child: number; baby: number }, single_rooms = 0) =>
    requestPreview('people', {
      booking_id,
      ...Object.fromEntries(Object.entries(party).map(([kind, count]) => [kind, String(count)])),
      single_rooms: String(single_rooms),
    })

  test('shows the new price, keeps what was agreed, and takes the seats', async () => {
    const { booking_id, package_code } = await createPaidBooking()
    await site.db
      .updateTable('departure')
      .set({ adult_price: 900_000, child_price: 300_000 })
      .where('package_code', '=', package_code)
      .execute()
    const party = { adult: 3, child: 1, baby: 0 }
    const { body } = await ask(booking_id, party, 1)
    expect(body).toMatchObject({ before: 1_000_000, total: 1_900_000, due: 900_000, refund: 0 })
    const answer = await sendAction('people', {
      ...(await readRevision(booking_id)),
      ...people(party, { single_rooms: 1, total: 1_900_000 }),
    })
    expect(answer.body).toMatchObject({ due: 900_000, refund: 0 })
    expect(await countTaken(package_code, dateInDays(60))).toBe(4)
    expect(await readPayments(booking_id)).toMatchObject({ due: 900_000 })
    expect(await listMailKinds(booking_id)).toContain('booking-changed')
    const pay = (amount: number) =>
      money.sendOnce('POST', '/api/office/booking/deposit', { booking_id, amount, reason: '현금' })
    expect((await pay(1_900_000)).body.code).toBe('PAYMENT_MISMATCH')
    expect((await Promise.all([pay(900_000), pay(900_000)])).map(({ status }) => status).sort()).toEqual([
      200, 409,
    ])
    expect(await readBooking(booking_id)).toMatchObject({ paid: 1_900_000, progress: 'payment_completed' })
  })

  test('what is due is paid with a link, once, and goes back to the order it came by', async () => {
    await runWithGateway(async () => {
      const { booking_id, total } = await createBookingPaidOnline()
      expect((await sendAction('pay-link', { booking_id })).body.code).toBe('WRONG_PROGRESS') // nothing is due
      const more = people({ adult: 3, child: 0, baby: 0 }, { total: 1_500_000 })
      expect(
        (await sendAction('people', { ...(await readRevision(booking_id)), ...more })).body,
      ).toMatchObject({
        due: 500_000,
      })
      const { code } = (await sendAction('pay-link', { booking_id })).body
      const me = createVisitor(site)
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
      expect(await readBooking(booking_id)).toMatchObject({ paid: 1_500_000, progress: 'payment_completed' })
      expect((await link('')).body.code).toBe('LINK_EXPIRED')
      const { revision } = await readRevision(booking_id)
      const input = { booking_id, revision, reason: 'free', note: '태풍', refund: 1_500_000, compensation: 0 }
      expect((await sendAction('cancel', input)).body).toMatchObject({ progress: 'cancel_requested' })
      const { id } = await findBooking(booking_id)
      const refunds = await runInAgency((tx) =>
        tx
          .selectFrom('refund')
          .select(['id', 'amount', 'order_id'])
          .where('booking', '=', id)
          .orderBy('id')
          .execute(),
      )
      expect(refunds.map(({ amount }) => amount)).toEqual([500_000, total])
      expect(refunds[0]?.order_id).toBe(one.gateway.order_id)
      const { db, keyFor, integrations, enqueue } = site.naru.deps
      const desk = { db, keyFor, integrations, enqueue, log: site.naru.app.log }
      await recheckRefund(desk, { travel_agency: 1, refund: refunds[0]?.id ?? 0 })
      expect(await readBooking(booking_id)).toMatchObject({ progress: 'cancel_requested', paid: total })
      await recheckRefund(desk, { travel_agency: 1, refund: refunds[1]?.id ?? 0 })
      expect(await readBooking(booking_id)).toMatchObject({ progress: 'cancel_completed', paid: 0 })
    })
  })

  test('what is due by transfer has its account behind the link, and a mail of its own', async () => {
    const { booking_id } = await createPaidBooking(undefined, { email: 'caller@example.com' })
    const more = people({ adult: 3, child: 0, baby: 0 }, { total: 1_500_000 })
    await sendAction('people', { ...(await readRevision(booking_id)), ...more })
    const { id } = await findBooking(booking_id)
    const letter = await composeMail('pay-link', buildMailContext(id))
    expect(letter?.text).toContain('500,000')
    const [, code = ''] = /go#([0-9A-Z]{12})/.exec(letter?.text ?? '') ?? []
    const shown = await createVisitor(site).send('POST', '/api/landing/user/booking/link', { code })
    expect(shown.body.pay).toMatchObject({ amount: 500_000 })
    const { resendable } = await readBooking(booking_id)
    expect(resendable).toEqual(['pay-link', 'booking-paid', 'papers-asked', 'booking-changed'])
    for (const kind of resendable)
      expect((await sendAction('resend', { booking_id, kind })).status, kind).toBe(200)
  })

  test('a smaller party is a partial cancellation when paid, and a plain change when unpaid', async () => {
    const { booking_id } = await createPaidBooking()
    const fewer = { adult: 1, child: 0, baby: 0 }
    expect((await ask(booking_id, fewer)).body.code).toBe('CANCEL_INSTEAD')
    const open = await createBooking()
    expect((await ask(open.booking_id, fewer)).body).toMatchObject({ total: 500_000, due: 0, refund: 0 })
    const input = { ...(await readRevision(open.booking_id)), ...people(fewer, { total: 500_000 }) }
    expect((await sendAction('people', input)).status).toBe(200)
    expect(await countTaken(open.package_code, dateInDays(60))).toBe(1)
    expect(await readBooking(open.booking_id)).toMatchObject({
      total: 500_000,
      progress: 'waiting_for_payment',
    })
  })

  test('a smaller price goes back through the gateway by itself', async () => {
    await runWithGateway(async () => {
      const { booking_id } = await createBookingPaidOnline()
      const input = people({ adult: 1, child: 1, baby: 0 }, { total: 750_000 })
      const answer = await sendAction('people', { ...(await readRevision(booking_id)), ...input })
      expect(answer.body).toMatchObject({ due: 0, refund: 250_000 })
      const { id } = await findBooking(booking_id)
      const refunds = await runInAgency((tx) =>
        tx.selectFrom('refund').select(['amount', 'completes']).where('booking', '=', id).execute(),
      )
      expect(refunds).toEqual([{ amount: 250_000, completes: false }])
      const again = await sendAction('people', { ...(await readRevision(booking_id)), ...input })
      expect(again.body.code).toBe('REFUND_UNDER_WAY')
    })
  })

  test('beyond the seats, at another price, of another agency: nothing changes', async () => {
    const { booking_id, package_code } = await createBooking(await createTrip({ 60: 500_000 }, 3))
    const before = await readBooking(booking_id)
    const four = { adult: 4, child: 0, baby: 0 }
    expect((await ask(booking_id, four)).body.code).toBe('SOLD_OUT')
    const input = { ...(await readRevision(booking_id)), ...people(four, { total: 2_000_000 }) }
    expect((await sendAction('people', input)).body.code).toBe('SOLD_OUT')
    expect((await sendAction('people', { ...input, total: 1 })).body.code).toBe('PRICE_CHANGED')
    expect((await sendAction('people', input, other)).body.code).toBe('BOOKING_NOT_FOUND')
    expect(
      (await sendAction('people', { ...input, ...people({ adult: 0, child: 0, baby: 1 }) })).body.code,
    ).toBe('NOBODY_TRAVELS')
    expect(await readBooking(booking_id)).toEqual(before)
    expect(await countTaken(package_code, dateInDays(60))).toBe(2)
  })

  test('two at once: the second is told, and a name typed by the customer counts as a change', async () => {
    const { booking_id } = await createBooking()
    const input = {
      ...(await readRevision(booking_id)),
      ...people({ adult: 3, child: 0, baby: 0 }, { total: 1_500_000 }),
    }
    const answers = await Promise.all([sendAction('people', input), sendAction('people', input)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const before = await readRevision(booking_id)
    const me = createVisitor(site)
    const { code } = (await sendAction('open-link', { booking_id })).body
    await me.send('POST', '/api/landing/user/booking/link/open', { code })
    const named = await me.send('PUT', '/api/landing/user/booking/travellers', {
      booking_id,
      travellers: [{ kind: 'adult', name: '<script>alert(1)</script>' }],
    })
    expect(named.status).toBe(200)
    const late = { ...before, ...people({ adult: 3, child: 0, baby: 0 }, { total: 1_500_000 }) }
    expect((await sendAction('people', late)).body.code).toBe('CHANGED_MEANWHILE')
    expect((await readBooking(booking_id)).travellers).toMatchObject([{ name: '<script>alert(1)</script>' }])
  })
})

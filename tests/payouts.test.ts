// What is owed to customers of a cancelled departure: their account, what is sent once, what goes back by card.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { settleRefund } from '#domain/payment/settle.server.ts'
import { forget } from '#forget.server.ts'
import { accountAsked } from '#mail/back.server.ts'
import { bookingMail } from '#mail/booking.server.ts'
import { inDays } from './days.ts'
import { keys } from './gateway.ts'
import { reservationOf } from './lent/reservation.ts'
import {
  byLink,
  carryOut,
  codeIn,
  decide,
  gateway,
  idOf,
  it,
  linkOf,
  openPayouts,
  payoutOf,
  payouts,
  show,
  visitor,
} from './payouts.ts'

beforeAll(openPayouts)

const account = { bank: '국민은행', account_number: '123-45-6789012', account_holder: '김손님' }
const ledgerOf = async (booking_id: string) => {
  const booking = await idOf(booking_id)
  return it.inside((tx) =>
    tx.selectFrom('ledger').select(['kind', 'amount']).where('booking', '=', booking).orderBy('id').execute(),
  )
}
const send = (body: object, key?: string, who = it.money) =>
  who.askOnce('POST', '/api/office/payout', body, key)

async function paidByCard(package_code: string, days: number, adult = 2) {
  const pays = (pay_yn: 'Y' | 'N') =>
    it.site.db.updateTable('agency_info').set({ pay_yn }).where('travel_agency', '=', 1).execute()
  await pays('Y')
  const me = visitor()
  const form = reservationOf(
    { package_code, departure_date: inDays(days) },
    {
      party: { adult, child: 0, baby: 0 },
      name: '박카드',
      email: `card-${crypto.randomUUID()}@example.com`,
    },
  )
  const { booking_id } = (await me.sendOnce('POST', '/api/landing/package/nonMember', form)).body
  const { gateway: opened, amount } = (
    await me.sendOnce('POST', '/api/landing/package/payment', { booking_id })
  ).body
  const orderId = opened.order_id
  const { paymentKey } = gateway.sim.authenticate({ secretKey: keys.secretKey, orderId, amount })
  const back = await me.send('POST', '/api/landing/package/paymentReturn', { paymentKey, orderId, amount })
  expect(back.body.progress).toBe('payment_completed')
  await pays('N')
  return { booking_id: String(booking_id), amount: Number(amount) }
}
const refundOf = async (booking_id: string) => {
  const booking = await idOf(booking_id)
  return it.inside((tx) =>
    tx
      .selectFrom('refund')
      .select(['id', 'state', 'amount'])
      .where('booking', '=', booking)
      .executeTakeFirstOrThrow(),
  )
}

describe('an account', () => {
  test('is given by the link with the choice of the money, and kept locked', async () => {
    const { package_code, at } = await it.trip({ 5: 500_000, 40: 500_000 })
    const { booking_id } = await it.paid(package_code, { days: 5 })
    await decide(at(5))
    const code = await linkOf(booking_id)
    for (const [wrong, field] of [
      [{ ...account, account_number: '12a4567890' }, 'account.account_number'],
      [{ ...account, account_number: '1234567' }, 'account.account_number'],
      [{ ...account, bank: ' ' }, 'account.bank'],
      [{ ...account, account_holder: 'www.example.com' }, 'account.account_holder'],
    ] as const) {
      const { status, body } = await byLink('/back', { code, account: wrong })
      expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
    }
    expect(await it.held(booking_id)).toMatchObject({ progress: 'payment_completed' })
    const shown = (await byLink('/back', { code, account })).body
    expect(shown.back).toMatchObject({
      until: null,
      others: [],
      by_transfer: 1_000_000,
      compensation: 300_000,
      account: { bank: '국민은행', ending: '9012', account_holder: '김○님' },
    })
    expect(JSON.stringify(shown)).not.toContain('6789012')
    const [kept] = await it.inside((tx) => tx.selectFrom('payout_account').selectAll().execute())
    expect(JSON.stringify(kept)).not.toMatch(/6789012|국민|김손님/)
    await byLink('/back', { code, account: { ...account, bank: '신한은행' } }) // sent again, the last one counts
    expect((await show(code)).back.account.bank).toBe('신한은행')
    expect(await ledgerOf(booking_id)).toEqual([
      { kind: 'payment', amount: 1_000_000 },
      { kind: 'compensation', amount: 300_000 },
    ])
  })

  test('is asked for in the mail about the cancel, and again by staff, as long as money is owed', async () => {
    const { package_code, at } = await it.trip({ 5: 500_000 })
    const { booking_id } = await it.paid(package_code, { days: 5 })
    const ask = (who = it.money) => who.ask('POST', '/api/office/payout/ask', { booking_id })
    expect((await ask()).body.code).toBe('NOTHING_OWED')
    await decide(at(5))
    await carryOut(at(5))
    const ref = await idOf(booking_id)
    const told = await bookingMail('cancelledByUs')(it.post(ref))
    expect((await show(codeIn(told?.text))).back).toMatchObject({
      by_transfer: 1_000_000,
      compensation: 300_000,
    })
    expect((await ask(it.sales)).body.code).toBe('NOT_ALLOWED')
    expect((await ask(it.other)).body.code).toBe('BOOKING_NOT_FOUND')
    it.mails()
    const { body } = await ask()
    expect(body).toMatchObject({ is_mailed: true })
    expect(it.mails()).toMatchObject([{ kind: 'account-asked', ref }])
    expect((await show(codeIn(body.address))).kind).toBe('back')
    expect((await accountAsked(it.post(ref)))?.subject).toContain('계좌')
    expect(await payoutOf(booking_id)).toMatchObject({
      account_given: null,
      email_masked: expect.stringMatching(/^..\*\*\*@example\.com$/),
    })
    expect((await payoutOf(booking_id)).account_asked).not.toBeNull()
    const code = codeIn(body.address)
    await byLink('/back', { code, account })
    expect((await bookingMail('cancelledByUs')(it.post(ref)))?.text).not.toContain('/go#') // the account is known
    const contact = { name: '김손님', contact: '010-2222-3333', email: 'new@example.com' }
    const { revision } = await it.held(booking_id)
    await it.sales.askOnce('POST', '/api/office/booking/contact', { booking_id, revision, ...contact })
    expect((await byLink('', { code })).body.code).toBe('LINK_EXPIRED') // it was sent to another address
  })
})

describe('what is to be sent', () => {
  test('is seen by who moves money with its account, which is noted, and marked sent once', async () => {
    const { package_code, at } = await it.trip({ 5: 500_000 })
    const { booking_id } = await it.paid(package_code, { days: 5 })
    await decide(at(5))
    await carryOut(at(5))
    const told = await bookingMail('cancelledByUs')(it.post(await idOf(booking_id)))
    await byLink('/back', { code: codeIn(told?.text), account })
    expect((await payouts(it.sales)).code).toBe('NOT_ALLOWED')
    expect((await payouts(it.other)).list).toEqual([])
    const row = await payoutOf(booking_id)
    expect(row).toMatchObject({ name: '김손님', refund: 1_000_000, compensation: 300_000 })
    expect(Date.now() - Date.parse(row.since)).toBeLessThan(60_000)
    const one = await it.money.api.payment.payout({ booking_id })
    expect(one.account).toEqual({ ...account, account_number: '123456789012' })
    const noted = await it.inside((tx) =>
      tx
        .selectFrom('staff_log')
        .select(['subject'])
        .where('call', '=', 'payment.payout')
        .where('travel_agency', '=', 1)
        .execute(),
    )
    expect(noted).toEqual([{ subject: `booking ${booking_id}` }])
    const sums = { booking_id, refund: 1_000_000, compensation: 300_000 }
    expect((await send({ ...sums, compensation: 0 })).body.code).toBe('PAYMENT_MISMATCH')
    it.mails()
    const key = crypto.randomUUID()
    const twice = await Promise.all([1, 2].map(() => send(sums, key)))
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect((await send(sums)).body.code).toBe('NOTHING_OWED') // a second click, a second colleague
    expect(await ledgerOf(booking_id)).toEqual([
      { kind: 'payment', amount: 1_000_000 },
      { kind: 'compensation', amount: 300_000 },
      { kind: 'refund', amount: 1_000_000 },
      { kind: 'compensation_paid', amount: 300_000 },
    ])
    expect(
      it
        .mails()
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['booking-cancelled', 'booking-compensated', 'booking-refunded'])
    expect(await it.held(booking_id)).toMatchObject({ progress: 'cancel_completed', compensation_owed: 0 })
    expect(await payoutOf(booking_id)).toBeUndefined()
  })

  test('the account is erased thirty days after it was used, and one that is still needed is not', async () => {
    const { package_code, at } = await it.trip({ 5: 500_000 })
    const [used, open] = [await it.paid(package_code, { days: 5 }), await it.paid(package_code, { days: 5 })]
    await decide(at(5))
    await carryOut(at(5))
    for (const { booking_id } of [used, open]) {
      const told = await bookingMail('cancelledByUs')(it.post(await idOf(booking_id)))
      await byLink('/back', { code: codeIn(told?.text), account })
    }
    await send({ booking_id: used.booking_id, refund: 1_000_000, compensation: 300_000 })
    const age = async (days: number) => {
      await it.inside(async (tx) => {
        const at = sql<string>`now() - make_interval(days => ${days})`
        await tx.updateTable('payout_account').set({ given: at }).execute()
        await tx.updateTable('payout_account').set({ used: at }).where('used', 'is not', null).execute()
      })
      await forget(it.site.naru.ground)
    }
    const has = async (booking_id: string) =>
      (await it.money.api.payment.payout({ booking_id })).account !== null
    await age(29)
    expect([await has(used.booking_id), await has(open.booking_id)]).toEqual([true, true])
    await age(30)
    expect([await has(used.booking_id), await has(open.booking_id)]).toEqual([false, true])
  })
})

describe('what was paid by card', () => {
  test('goes back through the gateway, also when that fails first; the compensation is sent by transfer', async () => {
    const { package_code, at } = await it.trip({ 5: 500_000 })
    const { booking_id } = await paidByCard(package_code, 5)
    const path = `/api/office/filling/cancel?departure_id=${at(5)}&reason=minimum`
    expect((await it.sales.ask('GET', path)).body.list).toMatchObject([
      { by_gateway: 1_000_000, by_transfer: 0, compensation: 300_000 },
    ])
    await decide(at(5))
    await carryOut(at(5))
    const { id, amount } = await refundOf(booking_id)
    expect(amount).toBe(1_000_000)
    const settle = () => settleRefund(it.desk, { travel_agency: 1, refund: id })
    gateway.sim.next('cancel', 'cut-before')
    await expect(settle()).rejects.toThrow('not settled')
    expect(await it.held(booking_id)).toMatchObject({ progress: 'cancel_requested' })
    expect(await payoutOf(booking_id)).toMatchObject({ refund: 0, compensation: 300_000 })
    gateway.sim.next('cancel', 'cut-after') // done, and nobody heard of it
    await settle()
    await settle()
    expect(await refundOf(booking_id)).toMatchObject({ state: 'done' })
    expect(await it.held(booking_id)).toMatchObject({ progress: 'cancel_completed' })
    expect(await it.taken(at(5))).toBe(0)
    expect(await payoutOf(booking_id)).toMatchObject({ refund: 0, compensation: 300_000 })
    expect((await send({ booking_id, refund: 0, compensation: 300_000 })).status).toBe(200)
    expect(await ledgerOf(booking_id)).toEqual([
      { kind: 'payment', amount: 1_000_000 },
      { kind: 'compensation', amount: 300_000 },
      { kind: 'refund', amount: 1_000_000 },
      { kind: 'compensation_paid', amount: 300_000 },
    ])
  })

  test('is sent by transfer where the gateway refuses for good, and moves with the booking otherwise', async () => {
    const { package_code, at } = await it.trip({ 30: 500_000, 40: 450_000 })
    const [refused, moved] = [await paidByCard(package_code, 30), await paidByCard(package_code, 30)]
    await decide(at(30))
    const took = await byLink('/back', { code: await linkOf(refused.booking_id) })
    expect(took.body.back).toMatchObject({ by_gateway: 1_000_000, by_transfer: 0, until: null })
    const { id } = await refundOf(refused.booking_id)
    gateway.sim.next('cancel', { refuse: 'REFUND_REJECTED' })
    await settleRefund(it.desk, { travel_agency: 1, refund: id })
    expect(await payoutOf(refused.booking_id)).toMatchObject({ refund: 1_000_000, compensation: 0 })
    const code = await linkOf(moved.booking_id)
    const answer = await byLink('/move', { code, departure_id: at(40), total: 900_000 })
    expect(answer.body).toMatchObject({ due: 0, refund: 100_000 })
    expect(await refundOf(moved.booking_id)).toMatchObject({ state: 'asked', amount: 100_000 })
    expect(await it.held(moved.booking_id)).toMatchObject({ progress: 'payment_completed', total: 900_000 })
    expect(await payoutOf(moved.booking_id)).toBeUndefined() // it goes back through the gateway
  })
})

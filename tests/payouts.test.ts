// A departure is cancelled: other dates by one click, money back by the way it came, and what is sent by
// transfer, once.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { keepSecret } from '#domain/agency/secrets.server.ts'
import { forgetAccounts } from '#domain/payment/account.server.ts'
import { settleRefund } from '#domain/payment/settle.server.ts'
import { carryOutCancel, carryOutLeft } from '#domain/reservation/cancel-departure.server.ts'
import { accountAsked, departureCancelled } from '#mail/back.server.ts'
import { bookingMail } from '#mail/booking.server.ts'
import { inDays, openFilling } from './filling.ts'
import { adapterAt, keys, openGateway } from './gateway.ts'
import { reservationOf } from './lent/reservation.ts'
import { personAt } from './person.ts'

let it: Awaited<ReturnType<typeof openFilling>>
let gateway: Awaited<ReturnType<typeof openGateway>>
beforeAll(async () => {
  gateway = await openGateway({ webhooks: 'held' }, { keep: true })
  it = await openFilling({ env: { TOSS_URL: gateway.url } })
  it.site.naru.ground.outside.toss = adapterAt(gateway.url).toss
  await it.inside(async (tx) => {
    const of = { db: tx, travel_agency: 1, keyFor: it.site.naru.keyFor }
    await keepSecret(of, 'toss_client_key', keys.clientKey)
    await keepSecret(of, 'toss_secret_key', keys.secretKey)
  })
})

const account = { bank: '국민은행', account_number: '123-45-6789012', account_holder: '김손님' }
const visitor = () => personAt(it.site)
const byLink = (what: string, body: object, key?: string) =>
  visitor().sendOnce('POST', `/api/landing/user/booking/link${what}`, body, key)
const show = async (code: string) => (await byLink('', { code })).body
const codeIn = (text = '') => /\/go#(\w{12})/.exec(text)?.[1] ?? ''
const idOf = async (booking_id: string) => (await it.held(booking_id)).id
/** The code of the link that the mail about a cancelled departure carries. */
const linkOf = async (booking_id: string) =>
  codeIn((await departureCancelled(it.post(await idOf(booking_id))))?.text)
const rowsOf = (departure_id: number) =>
  it.inside((tx) =>
    tx
      .selectFrom('departure_cancel_booking')
      .select(['id', 'state', 'booking'])
      .where('departure_id', '=', departure_id)
      .orderBy('booking')
      .execute(),
  )
const ledgerOf = async (booking_id: string) => {
  const booking = await idOf(booking_id)
  return it.inside((tx) =>
    tx.selectFrom('ledger').select(['kind', 'amount']).where('booking', '=', booking).orderBy('id').execute(),
  )
}
async function decide(departure_id: number, wait_hours?: number) {
  const path = `/api/office/filling/cancel?departure_id=${departure_id}&reason=minimum`
  const { seen } = (await it.sales.ask('GET', path)).body
  const asked = { departure_id, reason: 'minimum', note: '인원 부족', seen, wait_hours }
  expect((await it.sales.askOnce('POST', '/api/office/filling/cancel', asked)).status).toBe(200)
}
const carryOut = async (departure_id: number) => {
  for (const { id } of await rowsOf(departure_id)) await carryOutCancel(it.desk, { travel_agency: 1, id })
}
const payouts = async (who = it.money) => (await who.ask('GET', '/api/office/payouts?page_size=100')).body
const payoutOf = async (booking_id: string) =>
  (await payouts()).list.find((each: { booking_id: string }) => each.booking_id === booking_id)
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
      account: { bank: '국민은행', ending: '9012', account_holder: '김손님' },
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
    expect(await payoutOf(booking_id)).toMatchObject({ account_given: null })
    expect((await payoutOf(booking_id)).account_asked).not.toBeNull()
    const code = codeIn(body.address)
    await byLink('/back', { code, account })
    expect((await bookingMail('cancelledByUs')(it.post(ref)))?.text).not.toContain('/go#') // it is known
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
    const one = (await it.money.ask('GET', `/api/office/payout?booking_id=${booking_id}`)).body
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
    const age = (days: number) =>
      it.inside(async (tx) => {
        const at = sql<string>`now() - make_interval(days => ${days})`
        await tx.updateTable('payout_account').set({ given: at }).execute()
        await tx.updateTable('payout_account').set({ used: at }).where('used', 'is not', null).execute()
        await forgetAccounts({ db: tx, travel_agency: 1 })
      })
    const has = async (booking_id: string) =>
      (await it.money.ask('GET', `/api/office/payout?booking_id=${booking_id}`)).body.account !== null
    await age(29)
    expect([await has(used.booking_id), await has(open.booking_id)]).toEqual([true, true])
    await age(31)
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

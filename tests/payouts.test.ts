// What is owed to customers of a cancelled departure: their account, what is sent once, what goes back by card.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { recheckRefund } from '#domain/payment/recheck-gateway.server.ts'
import { purgeExpired } from '#retention.server.ts'
import { composeMail } from './compose-mail.ts'
import { dateInDays } from './days.ts'
import { keys } from './gateway.ts'
import {
  cancelDeparture,
  completeCancels,
  createLinkVisitor,
  findBookingId,
  findLinkCode,
  findLinkOfMail,
  findPayout,
  gateway,
  listPayouts,
  office,
  readLink,
  sendByLink,
  setUpPayouts,
} from './payouts-setup.ts'
import { buildReservation } from './shared/reservation-form.ts'

beforeAll(setUpPayouts)

const account = { bank: '국민은행', account_number: '123-45-6789012', account_holder: '김손님' }
const listLedgerEntries = async (booking_id: string) => {
  const booking = await findBookingId(booking_id)
  return office.runInAgency((tx) =>
    tx.selectFrom('ledger').select(['kind', 'amount']).where('booking', '=', booking).orderBy('id').execute(),
  )
}
const sendPayout = (body: object, key?: string, who = office.money) =>
  who.sendOnce('POST', '/api/office/payout', body, key)

async function createBookingPaidByCard(package_code: string, days: number, adult = 2) {
  const pays = (pay_yn: 'Y' | 'N') =>
    office.site.db.updateTable('agency_info').set({ pay_yn }).where('travel_agency', '=', 1).execute()
  await pays('Y')
  const me = createLinkVisitor()
  const form = buildReservation(
    { package_code, departure_date: dateInDays(days) },
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
const findRefund = async (booking_id: string) => {
  const booking = await findBookingId(booking_id)
  return office.runInAgency((tx) =>
    tx
      .selectFrom('refund')
      .select(['id', 'state', 'amount'])
      .where('booking', '=', booking)
      .executeTakeFirstOrThrow(),
  )
}

describe('an account', () => {
  test('is given by the link with the choice of the money, and kept locked', async () => {
    const { package_code, at } = await office.createTrip({ 5: 500_000, 40: 500_000 })
    const { booking_id } = await office.createPaidBooking(package_code, { days: 5 })
    await cancelDeparture(at(5))
    const code = await findLinkOfMail(booking_id)
    for (const [wrong, field] of [
      [{ ...account, account_number: '12a4567890' }, 'account.account_number'],
      [{ ...account, account_number: '1234567' }, 'account.account_number'],
      [{ ...account, bank: ' ' }, 'account.bank'],
      [{ ...account, account_holder: 'www.example.com' }, 'account.account_holder'],
    ] as const) {
      const { status, body } = await sendByLink('/back', { code, account: wrong })
      expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
    }
    expect(await office.findBooking(booking_id)).toMatchObject({ progress: 'payment_completed' })
    const shown = (await sendByLink('/back', { code, account })).body
    expect(shown.back).toMatchObject({
      until: null,
      others: [],
      by_transfer: 1_000_000,
      compensation: 300_000,
      account: { bank: '국민은행', ending: '9012', account_holder: '김○님' },
    })
    expect(JSON.stringify(shown)).not.toContain('6789012')
    const [storedAccount] = await office.runInAgency((tx) =>
      tx.selectFrom('payout_account').selectAll().execute(),
    )
    expect(JSON.stringify(storedAccount)).not.toMatch(/6789012|국민|김손님/)
    await sendByLink('/back', { code, account: { ...account, bank: '신한은행' } }) // sent again, the last one counts
    expect((await readLink(code)).back.account.bank).toBe('신한은행')
    expect(await listLedgerEntries(booking_id)).toEqual([
      { kind: 'payment', amount: 1_000_000 },
      { kind: 'compensation', amount: 300_000 },
    ])
  })

  test('is asked for in the mail about the cancel, and again by staff, as long as money is owed', async () => {
    const { package_code, at } = await office.createTrip({ 5: 500_000 })
    const { booking_id } = await office.createPaidBooking(package_code, { days: 5 })
    const ask = (who = office.money) => who.send('POST', '/api/office/payout/ask', { booking_id })
    expect((await ask()).body.code).toBe('NOTHING_OWED')
    await cancelDeparture(at(5))
    await completeCancels(at(5))
    const ref = await findBookingId(booking_id)
    const mail = await composeMail('booking-cancelled-by-us', office.buildMailContext(ref))
    expect((await readLink(findLinkCode(mail?.text))).back).toMatchObject({
      by_transfer: 1_000_000,
      compensation: 300_000,
    })
    expect((await ask(office.sales)).body.code).toBe('NOT_ALLOWED')
    expect((await ask(office.other)).body.code).toBe('BOOKING_NOT_FOUND')
    office.takeMails()
    const { body } = await ask()
    expect(body).toMatchObject({ is_mailed: true })
    expect(office.takeMails()).toMatchObject([{ kind: 'account-asked', ref }])
    expect((await readLink(findLinkCode(body.address))).kind).toBe('back')
    expect((await composeMail('account-asked', office.buildMailContext(ref)))?.subject).toContain('계좌')
    expect(await findPayout(booking_id)).toMatchObject({
      account_given: null,
      email_masked: expect.stringMatching(/^..\*\*\*@example\.com$/),
    })
    expect((await findPayout(booking_id)).account_asked).not.toBeNull()
    const code = findLinkCode(body.address)
    await sendByLink('/back', { code, account })
    expect((await composeMail('booking-cancelled-by-us', office.buildMailContext(ref)))?.text).not.toContain(
      '/go#',
    ) // the account is known
    const contact = { name: '김손님', contact: '010-2222-3333', email: 'new@example.com' }
    const { revision } = await office.findBooking(booking_id)
    await office.sales.sendOnce('POST', '/api/office/booking/contact', { booking_id, revision, ...contact })
    expect((await sendByLink('', { code })).body.code).toBe('LINK_EXPIRED') // it was sent to another address
  })
})

describe('what is to be sent', () => {
  test('is seen by who moves money with its account, which is noted, and marked sent once', async () => {
    const { package_code, at } = await office.createTrip({ 5: 500_000 })
    const { booking_id } = await office.createPaidBooking(package_code, { days: 5 })
    await cancelDeparture(at(5))
    await completeCancels(at(5))
    const mail = await composeMail(
      'booking-cancelled-by-us',
      office.buildMailContext(await findBookingId(booking_id)),
    )
    await sendByLink('/back', { code: findLinkCode(mail?.text), account })
    expect((await listPayouts(office.sales)).code).toBe('NOT_ALLOWED')
    expect((await listPayouts(office.other)).list).toEqual([])
    const row = await findPayout(booking_id)
    expect(row).toMatchObject({ name: '김손님', refund: 1_000_000, compensation: 300_000 })
    expect(Date.now() - Date.parse(row.since)).toBeLessThan(60_000)
    const one = await office.money.api.payment.payout({ booking_id })
    expect(one.account).toEqual({ ...account, account_number: '123456789012' })
    const logEntries = await office.runInAgency((tx) =>
      tx
        .selectFrom('staff_log')
        .select(['subject'])
        .where('call', '=', 'payment.payout')
        .where('travel_agency', '=', 1)
        .execute(),
    )
    expect(logEntries).toEqual([{ subject: `booking ${booking_id}` }])
    const sums = { booking_id, refund: 1_000_000, compensation: 300_000 }
    for (const wrong of [{ compensation: 0 }, { refund: 1_000_001 }])
      expect((await sendPayout({ ...sums, ...wrong })).body.code).toBe('PAYMENT_MISMATCH')
    office.takeMails()
    const key = crypto.randomUUID()
    const twice = await Promise.all([1, 2].map(() => sendPayout(sums, key)))
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect((await sendPayout(sums)).body.code).toBe('NOTHING_OWED') // a second click, a second colleague
    expect(await listLedgerEntries(booking_id)).toEqual([
      { kind: 'payment', amount: 1_000_000 },
      { kind: 'compensation', amount: 300_000 },
      { kind: 'refund', amount: 1_000_000 },
      { kind: 'compensation_paid', amount: 300_000 },
    ])
    expect(
      office
        .takeMails()
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['booking-cancelled', 'booking-compensated', 'booking-refunded'])
    expect(await office.findBooking(booking_id)).toMatchObject({
      progress: 'cancel_completed',
      compensation_owed: 0,
    })
    expect(await findPayout(booking_id)).toBeUndefined()
  })

  test('the account is erased thirty days after it was used, and one that is still needed is not', async () => {
    const { package_code, at } = await office.createTrip({ 5: 500_000 })
    const [used, open] = [
      await office.createPaidBooking(package_code, { days: 5 }),
      await office.createPaidBooking(package_code, { days: 5 }),
    ]
    await cancelDeparture(at(5))
    await completeCancels(at(5))
    for (const { booking_id } of [used, open]) {
      const mail = await composeMail(
        'booking-cancelled-by-us',
        office.buildMailContext(await findBookingId(booking_id)),
      )
      await sendByLink('/back', { code: findLinkCode(mail?.text), account })
    }
    await sendPayout({ booking_id: used.booking_id, refund: 1_000_000, compensation: 300_000 })
    const age = async (days: number) => {
      await office.runInAgency(async (tx) => {
        const at = sql<string>`now() - make_interval(days => ${days})`
        await tx.updateTable('payout_account').set({ given: at }).execute()
        await tx.updateTable('payout_account').set({ used: at }).where('used', 'is not', null).execute()
      })
      await purgeExpired(office.site.naru.deps)
    }
    const has = async (booking_id: string) =>
      (await office.money.api.payment.payout({ booking_id })).account !== null
    await age(29)
    expect([await has(used.booking_id), await has(open.booking_id)]).toEqual([true, true])
    await age(30)
    expect([await has(used.booking_id), await has(open.booking_id)]).toEqual([false, true])
  })
})

describe('what was paid by card', () => {
  test('goes back through the gateway, also when that fails first; the compensation is sent by transfer', async () => {
    const { package_code, at } = await office.createTrip({ 5: 500_000 })
    const { booking_id } = await createBookingPaidByCard(package_code, 5)
    const path = `/api/office/filling/cancel?departure_id=${at(5)}&reason=minimum`
    expect((await office.sales.send('GET', path)).body.list).toMatchObject([
      { by_gateway: 1_000_000, by_transfer: 0, compensation: 300_000 },
    ])
    await cancelDeparture(at(5))
    await completeCancels(at(5))
    const { id, amount } = await findRefund(booking_id)
    expect(amount).toBe(1_000_000)
    const settle = () => recheckRefund(office.jobContext, { travel_agency: 1, refund: id })
    gateway.sim.next('cancel', 'cut-before')
    await expect(settle()).rejects.toThrow('not settled')
    expect(await office.findBooking(booking_id)).toMatchObject({ progress: 'cancel_requested' })
    expect(await findPayout(booking_id)).toMatchObject({ refund: 0, compensation: 300_000 })
    gateway.sim.next('cancel', 'cut-after') // done, and nobody heard of it
    await settle()
    await settle()
    expect(await findRefund(booking_id)).toMatchObject({ state: 'done' })
    expect(await office.findBooking(booking_id)).toMatchObject({ progress: 'cancel_completed' })
    expect(await office.countTaken(at(5))).toBe(0)
    expect(await findPayout(booking_id)).toMatchObject({ refund: 0, compensation: 300_000 })
    expect((await sendPayout({ booking_id, refund: 0, compensation: 300_000 })).status).toBe(200)
    expect(await listLedgerEntries(booking_id)).toEqual([
      { kind: 'payment', amount: 1_000_000 },
      { kind: 'compensation', amount: 300_000 },
      { kind: 'refund', amount: 1_000_000 },
      { kind: 'compensation_paid', amount: 300_000 },
    ])
  })

  test('is sent by transfer where the gateway refuses for good, and moves with the booking otherwise', async () => {
    const { package_code, at } = await office.createTrip({ 30: 500_000, 40: 450_000 })
    const [refused, moved] = [
      await createBookingPaidByCard(package_code, 30),
      await createBookingPaidByCard(package_code, 30),
    ]
    await cancelDeparture(at(30))
    const took = await sendByLink('/back', { code: await findLinkOfMail(refused.booking_id) })
    expect(took.body.back).toMatchObject({ by_gateway: 1_000_000, by_transfer: 0, until: null })
    const { id } = await findRefund(refused.booking_id)
    gateway.sim.next('cancel', { refuse: 'REFUND_REJECTED' })
    await recheckRefund(office.jobContext, { travel_agency: 1, refund: id })
    expect(await findPayout(refused.booking_id)).toMatchObject({ refund: 1_000_000, compensation: 0 })
    const code = await findLinkOfMail(moved.booking_id)
    const answer = await sendByLink('/move', { code, departure_id: at(40), total: 900_000 })
    expect(answer.body).toMatchObject({ due: 0, refund: 100_000 })
    expect(await findRefund(moved.booking_id)).toMatchObject({ state: 'asked', amount: 100_000 })
    expect(await office.findBooking(moved.booking_id)).toMatchObject({
      progress: 'payment_completed',
      total: 900_000,
    })
    expect(await findPayout(moved.booking_id)).toMatchObject({ way: 'card', state: 'asked', refund: 100_000 })
  })
})

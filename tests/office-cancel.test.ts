// A booking that the agency itself cancels, whole or in part.
import { beforeAll, describe, expect, test } from 'vitest'
import { recheckRefund } from '#domain/payment/recheck-gateway.server.ts'
import { composeMail } from './compose-mail.ts'
import { dateInDays } from './days.ts'
import {
  buildMailContext,
  countTaken,
  createBooking,
  createBookingPaidOnline,
  createPaidBooking,
  createTrip,
  findBooking,
  listMailKinds,
  money,
  other,
  readBooking,
  readPayments,
  readRevision,
  requestPreview,
  runInAgency,
  runWithGateway,
  sales,
  sendAction,
  setUpOfficeActions,
  site,
} from './office-actions-setup.ts'

beforeAll(setUpOfficeActions)

describe('staff cancel', () => {
  const what = (reason: string, more: object = {}) => ({ reason, note: '단체 취소', ...more })
  const readPrice = async (booking_id: string, reason: string, more: Record<string, string> = {}) =>
    (await requestPreview('cancel', { booking_id, reason, ...more })).body
  const cancel = async (booking_id: string, reason: string, more: object = {}, who = sales) => {
    const { refund, compensation } = await readPrice(
      booking_id,
      reason,
      Object.fromEntries(Object.entries(more).map(([name, value]) => [name, JSON.stringify(value)])),
    )
    const sums = { refund, compensation: compensation.amount }
    return sendAction('cancel', { ...(await readRevision(booking_id)), ...what(reason, more), ...sums }, who)
  }

  test('a booking that is not paid: the seats are free, and nothing is owed', async () => {
    const { booking_id, package_code } = await createBooking()
    expect((await cancel(booking_id, 'minimum')).body).toEqual({
      progress: 'cancel_completed',
      refund: 0,
      compensation: 0,
    })
    expect(await countTaken(package_code, dateInDays(60))).toBe(0)
    expect((await readBooking(booking_id)).history.at(-1)).toMatchObject({
      by_name: '이영업',
      note: '단체 취소',
    })
  })

  test.each([
    ['as the customer wants, the fee by the table', 5, 'customer', {}, 300_000, 0],
    ['as the customer wants, the fee waived', 5, 'customer', { waive: true }, 0, 0],
    ['too few travel, told in time', 8, 'minimum', {}, 0, 0],
    ['too few travel, told late', 5, 'minimum', {}, 0, 300_000],
    ['by our fault', 15, 'fault', {}, 0, 150_000],
    ['a disaster', 5, 'free', {}, 0, 0],
  ] as const)('%s', async (_name, days, reason, more, fee, compensation) => {
    const { booking_id } = await createPaidBooking(await createTrip({ [days]: 500_000 }), {
      departure_date: dateInDays(days),
    })
    const { body } = await cancel(booking_id, reason, more)
    expect(body).toEqual({ progress: 'cancel_requested', refund: 1_000_000 - fee, compensation })
    expect(await readPayments(booking_id)).toMatchObject({ for_cancel: 1_000_000 - fee, compensation })
    expect(await readBooking(booking_id)).toMatchObject({ cancel_reason: reason, paid: 1_000_000 })
    expect(await listMailKinds(booking_id)).toContain('booking-cancelled-by-us')
    expect(await listMailKinds(booking_id)).not.toContain('booking-cancelling')
    expect((await money.sendOnce('POST', '/api/office/booking/complete-cancel', { booking_id })).status).toBe(
      200,
    )
    expect((await readPayments(booking_id)).compensation).toBe(compensation) // a debt of its own
  })

  test('a compensation is sent once by who may, and is no money of the trip', async () => {
    const { booking_id } = await createPaidBooking(await createTrip({ 5: 500_000 }), {
      departure_date: dateInDays(5),
      email: 'kim@example.com',
    })
    await cancel(booking_id, 'minimum')
    const send = (amount: number, who = money) =>
      who.sendOnce('POST', '/api/office/booking/compensation', { booking_id, amount })
    expect((await send(300_000, sales)).body.code).toBe('NOT_ALLOWED')
    expect((await send(299_999)).body.code).toBe('PAYMENT_MISMATCH')
    const answers = await Promise.all([send(300_000), send(300_000)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { payments, paid: got } = await readBooking(booking_id)
    expect(got).toBe(1_000_000)
    expect(payments.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
      ['payment', 1_000_000],
      ['compensation', 300_000],
      ['compensation_paid', 300_000],
    ])
    const { id } = await findBooking(booking_id)
    const letter = await composeMail('booking-cancelled-by-us', buildMailContext(id, 1_000_000))
    expect(letter?.text).toContain('최소 출발 인원이 모이지 않았어요.')
  })

  test('goes back through the gateway without the compensation, which never does', async () => {
    await runWithGateway(async () => {
      const { booking_id, total } = await createBookingPaidOnline(5)
      expect((await cancel(booking_id, 'minimum')).body).toEqual({
        progress: 'cancel_requested',
        refund: total,
        compensation: total * 0.3,
      })
      const { id } = await findBooking(booking_id)
      const [refund] = await runInAgency((tx) =>
        tx.selectFrom('refund').select(['id', 'amount']).where('booking', '=', id).execute(),
      )
      expect(refund?.amount).toBe(total)
      const { db, keyFor, integrations } = site.naru.deps
      const desk = { db, keyFor, integrations, enqueue: site.naru.deps.enqueue, log: site.naru.app.log }
      await recheckRefund(desk, { travel_agency: 1, refund: refund?.id ?? 0 })
      expect(await readBooking(booking_id)).toMatchObject({ progress: 'cancel_completed', paid: 0 })
      expect((await readPayments(booking_id)).compensation).toBe(total * 0.3)
    })
  })

  test('staff cancel some travellers, and the others keep their booking', async () => {
    const { booking_id, package_code } = await createPaidBooking()
    await sendAction('people', {
      ...(await readRevision(booking_id)),
      party: { adult: 2, child: 0, baby: 0 },
      single_rooms: 0,
      total: 1_000_000,
      travellers: [
        { kind: 'adult', name: '하나' },
        { kind: 'adult', name: '둘' },
      ],
    })
    const { body } = await cancel(booking_id, 'customer', { travellers: [2], waive: true })
    expect(body).toEqual({ progress: 'payment_completed', refund: 500_000, compensation: 0 })
    expect(await readPayments(booking_id)).toMatchObject({ owed: 500_000 })
    expect(await countTaken(package_code, dateInDays(60))).toBe(1)
    expect(await readBooking(booking_id)).toMatchObject({ cancel_reason: null, total: 500_000 })
  })

  test('staff cancel a traveller without a name, whose number is not reused', async () => {
    const { booking_id, package_code } = await createPaidBooking(undefined, {
      party: { adult: 3, child: 0, baby: 0 },
      total: 1_500_000,
    })
    const { body } = await cancel(booking_id, 'customer', { travellers: [2], waive: true })
    expect(body).toEqual({ progress: 'payment_completed', refund: 500_000, compensation: 0 })
    expect(await countTaken(package_code, dateInDays(60))).toBe(2)
    expect(await readBooking(booking_id)).toMatchObject({
      total: 1_000_000,
      party: { adult: 2 },
      travellers: [],
    })
    const papers = await sales.api.document.papers({ booking_id })
    expect(papers.travellers.map(({ traveller }: { traveller: number }) => traveller)).toEqual([1, 3])
    for (const travellers of ['[2]', '[4]'])
      expect((await readPrice(booking_id, 'customer', { travellers })).code).toBe('NOT_CANCELLABLE')
    expect(await readBooking(booking_id)).toMatchObject({ total: 1_000_000 })
  })

  test('happens once, and is refused after another change, for another sum, another agency or without a second factor', async () => {
    const { booking_id, package_code } = await createPaidBooking()
    const input = {
      ...(await readRevision(booking_id)),
      ...what('customer'),
      refund: 1_000_000,
      compensation: 0,
    }
    expect((await sendAction('cancel', { ...input, refund: 1 })).body.code).toBe('PAYMENT_MISMATCH')
    expect((await sendAction('cancel', { ...input, revision: input.revision + 1 })).body.code).toBe(
      'CHANGED_MEANWHILE',
    )
    expect((await sendAction('cancel', input, other)).body.code).toBe('BOOKING_NOT_FOUND')
    expect((await sendAction('cancel', input, money)).body.code).toBe('NOT_ALLOWED')
    const key = crypto.randomUUID()
    const insist = async () => {
      for (;;) {
        const answer = await sendAction('cancel', input, sales, key)
        if (answer.body.code !== 'STILL_RUNNING') return answer
      }
    }
    const answers = await Promise.all([insist(), insist()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await sendAction('cancel', input)).body.code).toBe('CHANGED_MEANWHILE')
    const { history } = await readBooking(booking_id)
    expect(
      history.filter(({ progress }: { progress: string }) => progress === 'cancel_requested'),
    ).toHaveLength(1)
    await money.sendOnce('POST', '/api/office/booking/complete-cancel', { booking_id })
    expect(await countTaken(package_code, dateInDays(60))).toBe(0)
    expect((await sendAction('refuse-cancel', { booking_id, note: '아니' })).body.code).toBe('WRONG_PROGRESS')
  })

  test('what the agency cancelled is not taken back by refusing the cancel', async () => {
    const { booking_id } = await createPaidBooking()
    await cancel(booking_id, 'fault')
    const answer = await sales.send('POST', '/api/office/booking/refuse-cancel', { booking_id, note: '아니' })
    expect(answer.body.code).toBe('WRONG_PROGRESS')
  })
})

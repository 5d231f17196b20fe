// What staff do with a booking from the desk: deposits, moving on, cancels, money that is sent back.
import { beforeAll, describe, expect, test } from 'vitest'
import { refuseCancel, transitionByStaff } from '#domain/booking/staff.server.ts'
import { completeCancel, sendBack } from '#domain/payment/transfer.server.ts'
import { renderBooking } from '../bin/desk/show.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import {
  createPaidBooking,
  createReservedBooking,
  createTripIn,
  expectRefused,
  readBookingState,
  runAtDesk,
  runInAgency,
  setUpDesk,
  site,
} from './desk-setup.ts'
import type { Visitor } from './visitor.ts'

beforeAll(setUpDesk)

async function createBookingWithCancelRequest(days = 60) {
  const booking = await createPaidBooking(days)
  await requestCancel(booking.me, booking.booking_id)
  return booking
}
const requestCancel = (me: Visitor, booking_id: string, more = '') =>
  me.sendUntilAnswered(
    'PUT',
    `/api/landing/user/booking/packageCancle?booking_id=${booking_id}${more}`,
    undefined,
  )

describe('a deposit', () => {
  test('completes the payment: a receipt with a number that looks the booking up, history by staff, a mail', async () => {
    const { me, booking_id, total } = await createReservedBooking()
    const mails = await runAtDesk((ctx) => confirmDeposit(ctx, booking_id, total))
    expect(mails).toEqual(['booking-paid', 'papers-asked'])
    const { payments, ...state } = await readBookingState(booking_id)
    expect(state).toMatchObject({
      progress: 'payment_completed',
      paid: total,
      held_until: null,
      taken: 2,
      money: [['payment', total, 'bank_transfer']],
      history: ['waiting_for_payment customer', 'payment_completed staff'],
    })
    const found = await me.send(
      'GET',
      `/api/landing/user/booking/packageInfo/nonMember?${new URLSearchParams({ booking_id: payments[0]?.transaction_id ?? '', name: '김미나' })}`,
    )
    expect(found.body).toMatchObject({ booking_id, progress: 'payment_completed' })
  })

  test('more than may be paid is refused, and nothing', async () => {
    const { booking_id, total } = await createReservedBooking()
    for (const amount of [total + 1, 0])
      await expectRefused('PAYMENT_MISMATCH', booking_id, (ctx) => confirmDeposit(ctx, booking_id, amount))
  })

  test('a part stays, and the booking waits for the rest of it', async () => {
    const { booking_id, total } = await createReservedBooking()
    expect(await runAtDesk((ctx) => confirmDeposit(ctx, booking_id, total - 300))).toEqual([])
    expect(await readBookingState(booking_id)).toMatchObject({
      progress: 'waiting_for_payment',
      paid: total - 300,
    })
    await expectRefused('PAYMENT_MISMATCH', booking_id, (ctx) => confirmDeposit(ctx, booking_id, 301))
    await runAtDesk((ctx) => confirmDeposit(ctx, booking_id, 300))
    expect(await readBookingState(booking_id)).toMatchObject({ progress: 'payment_completed', paid: total })
  })

  test('is confirmed once, also by two people at the same moment', async () => {
    const { booking_id, total } = await createReservedBooking()
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => runAtDesk((ctx) => confirmDeposit(ctx, booking_id))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect((await readBookingState(booking_id)).money).toEqual([['payment', total, 'bank_transfer']])
    await expectRefused('NOT_PAYABLE', booking_id, (ctx) => confirmDeposit(ctx, booking_id))
  })

  test('is refused for a booking that was cancelled meanwhile; one that had chosen the card takes it', async () => {
    const { me, booking_id } = await createReservedBooking()
    await requestCancel(me, booking_id)
    await expectRefused('NOT_PAYABLE', booking_id, (ctx) => confirmDeposit(ctx, booking_id))
    const { booking_id: other } = await createReservedBooking()
    await runInAgency((tx) =>
      tx
        .updateTable('booking')
        .set({ pay_by: 'gateway' })
        .where('travel_agency', '=', 1)
        .where('booking_id', '=', other)
        .execute(),
    )
    await runAtDesk((ctx) => confirmDeposit(ctx, other))
    expect(await readBookingState(other)).toMatchObject({ progress: 'payment_completed' })
  })

  test('a deposit that reaches the minimum mails everyone who has paid that the trip takes place', async () => {
    const trip = await createTripIn(60, { minimum: 4 })
    const [first, second] = [
      await createReservedBooking(60, {}, trip),
      await createReservedBooking(60, {}, trip),
    ]
    expect(await runAtDesk((ctx) => confirmDeposit(ctx, first.booking_id))).toEqual([
      'booking-paid',
      'papers-asked',
    ])
    expect(await runAtDesk((ctx) => confirmDeposit(ctx, second.booking_id))).toEqual([
      'booking-paid',
      'papers-asked',
      'departure-confirmed',
      'departure-confirmed',
    ])
    expect(await readBookingState(first.booking_id)).toMatchObject({ confirmed: true })
  })
})

test('a paid booking moves to preparing and then ready, once each', async () => {
  const { booking_id } = await createReservedBooking()
  await expectRefused('WRONG_PROGRESS', booking_id, (ctx) => transitionByStaff(ctx, booking_id, 'preparing'))
  await runAtDesk((ctx) => confirmDeposit(ctx, booking_id))
  await expectRefused('WRONG_PROGRESS', booking_id, (ctx) => transitionByStaff(ctx, booking_id, 'ready'))
  await runAtDesk((ctx) => transitionByStaff(ctx, booking_id, 'preparing'))
  await expectRefused('WRONG_PROGRESS', booking_id, (ctx) => transitionByStaff(ctx, booking_id, 'preparing'))
  await runAtDesk((ctx) => transitionByStaff(ctx, booking_id, 'ready'))
  expect((await readBookingState(booking_id)).history).toEqual([
    'waiting_for_payment customer',
    'payment_completed staff',
    'preparing staff',
    'ready staff',
  ])
})

describe('a cancel that was asked for', () => {
  test('is completed: the refund as it was previewed, the seats free, two mails', async () => {
    const { booking_id, total } = await createBookingWithCancelRequest(25) // 10 percent
    const refund = total - total / 10
    expect(await readBookingState(booking_id)).toMatchObject({
      progress: 'cancel_requested',
      refund_due: refund,
      taken: 2,
    })
    const shown = () => renderBooking({ ...site.naru.deps, travel_agency: 1, language: 'ko' }, booking_id)
    expect(await shown()).toContain('to go back for the cancel')
    expect(await runAtDesk((ctx) => completeCancel(ctx, booking_id))).toEqual([
      'booking-refunded',
      'booking-cancelled',
    ])
    const done = {
      progress: 'cancel_completed',
      paid: total / 10,
      taken: 0,
      money: [
        ['payment', total, 'bank_transfer'],
        ['refund', refund, 'bank_transfer'],
      ],
    }
    expect(await readBookingState(booking_id)).toMatchObject(done)
    expect(await shown()).not.toMatch(/to go back|to be sent back/)
    await expectRefused('WRONG_PROGRESS', booking_id, (ctx) => completeCancel(ctx, booking_id))
    await expectRefused('WRONG_PROGRESS', booking_id, (ctx) => refuseCancel(ctx, booking_id))
  })

  test('a refused cancellation request restores the former state with the reason, and can be made again', async () => {
    const { me, booking_id } = await createPaidBooking()
    await runAtDesk((ctx) => transitionByStaff(ctx, booking_id, 'preparing'))
    await requestCancel(me, booking_id)
    for (const to of ['preparing', 'ready'] as const)
      await expectRefused('WRONG_PROGRESS', booking_id, (ctx) => transitionByStaff(ctx, booking_id, to))
    expect(await runAtDesk((ctx) => refuseCancel(ctx, booking_id, '표가 이미 발권됨'))).toEqual([
      'booking-cancel-refused',
    ])
    expect(await readBookingState(booking_id)).toMatchObject({
      progress: 'preparing',
      refund_due: null,
      taken: 2,
    })
    expect((await readBookingState(booking_id)).history.at(-1)).toBe('preparing staff 표가 이미 발권됨')
    expect((await requestCancel(me, booking_id)).body.progress).toBe('cancel_requested')
  })

  test('without a cancellation request nothing can be completed or refused', async () => {
    const { booking_id } = await createPaidBooking()
    await expectRefused('WRONG_PROGRESS', booking_id, (ctx) => completeCancel(ctx, booking_id))
    await expectRefused('WRONG_PROGRESS', booking_id, (ctx) => refuseCancel(ctx, booking_id))
  })

  /** Paid and cancelled through the gateway, whose refund is at this state. */
  async function throughGateway(state: 'asked' | 'refused') {
    const { booking_id, total } = await createBookingWithCancelRequest()
    const { id: booking } = await readBookingState(booking_id)
    const of = { travel_agency: 1, booking, order_id: `${booking_id}-1` }
    await runInAgency(async (tx) => {
      await tx
        .updateTable('booking')
        .set({ pay_by: 'gateway' })
        .where('travel_agency', '=', 1)
        .where('id', '=', booking)
        .execute()
      await tx
        .insertInto('payment_try')
        .values({ ...of, amount: total, state: 'paid', payment_key: `key-${booking_id}` })
        .execute()
      await tx
        .insertInto('refund')
        .values({ ...of, amount: total, reason: 'x', completes: true, state })
        .execute()
    })
    return { booking_id, total, of }
  }

  test('a cancellation with a gateway refund under way cannot be completed or refused by hand', async () => {
    const { booking_id } = await throughGateway('asked')
    await expectRefused('REFUND_UNDER_WAY', booking_id, (ctx) => completeCancel(ctx, booking_id))
    await expectRefused('REFUND_UNDER_WAY', booking_id, (ctx) => refuseCancel(ctx, booking_id))
  })

  test('after a refused gateway refund staff complete it by hand, less what was refunded at the gateway itself', async () => {
    const { booking_id, total, of } = await throughGateway('refused')
    await runInAgency((tx) =>
      tx
        .insertInto('ledger')
        .values({
          ...of,
          kind: 'refund',
          amount: 300_000,
          method: '카드',
          transaction_id: `T${booking_id}`,
          gateway_key: `console-${booking_id}`,
        })
        .execute(),
    )
    await runAtDesk((ctx) => completeCancel(ctx, booking_id))
    expect(await readBookingState(booking_id)).toMatchObject({
      progress: 'cancel_completed',
      paid: 0,
      taken: 0,
      money: [
        ['payment', total, 'bank_transfer'],
        ['refund', 300_000, '카드'],
        ['refund', total - 300_000, 'bank_transfer'],
      ],
    })
  })
})

test('the refund of one cancelled traveller is paid once, not again when the others cancel', async () => {
  const travellers = [
    { kind: 'adult', name: '가' },
    { kind: 'adult', name: '나' },
  ]
  const { me, booking_id, total } = await createPaidBooking(25, {
    party: { adult: 2, child: 0, baby: 0 },
    travellers,
  })
  await expectRefused('NOTHING_OWED', booking_id, (ctx) => sendBack(ctx, booking_id))
  await requestCancel(me, booking_id, '&travellers=[2]')
  expect(await runAtDesk((ctx) => sendBack(ctx, booking_id))).toEqual(['booking-refunded'])
  expect(await readBookingState(booking_id)).toMatchObject({
    progress: 'payment_completed',
    paid: 550_000,
    money: [
      ['payment', total, 'bank_transfer'],
      ['refund', 450_000, 'bank_transfer'],
    ],
  })
  await expectRefused('NOTHING_OWED', booking_id, (ctx) => sendBack(ctx, booking_id))
  await requestCancel(me, booking_id)
  await expectRefused('NOTHING_OWED', booking_id, (ctx) => sendBack(ctx, booking_id))
  await runAtDesk((ctx) => completeCancel(ctx, booking_id))
  expect(await readBookingState(booking_id)).toMatchObject({
    progress: 'cancel_completed',
    paid: 50_000 + 50_000,
  })
})

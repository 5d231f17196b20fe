// One booking in the office: its money, moving on, notes and tasks, papers and mails; each once.
import { beforeAll, describe, expect, test } from 'vitest'
import {
  createReservedBooking,
  listLogEntries,
  owner,
  readBooking,
  runInAgency,
  sendAction,
  setUpBookings,
  site,
  today,
} from './office-bookings-setup.ts'
import { createStaffUser } from './staff-user.ts'
import { createVisitor } from './visitor.ts'

beforeAll(setUpBookings)

/** Why money is believed that is on no bank line. */
const reason = '현금'

async function createPaidBooking(overrides: object = {}) {
  const booking = await createReservedBooking(overrides)
  const { booking_id, total: amount } = booking
  expect((await sendAction(owner, 'deposit', { booking_id, amount, reason })).status).toBe(200)
  return booking
}
async function createBookingWithCancelRequest() {
  const booking = await createPaidBooking()
  const { booking_id } = booking
  await booking.me.sendUntilAnswered(
    'PUT',
    `/api/landing/user/booking/packageCancle?booking_id=${booking_id}`,
    undefined,
  )
  expect((await readBooking(booking_id)).progress).toBe('cancel_requested')
  return booking
}

describe('a transfer', () => {
  test('is confirmed once, by name, in history, ledger and log', async () => {
    const { booking_id, total: amount } = await createReservedBooking()
    const answers = await Promise.all(
      [1, 2].map(() => sendAction(owner, 'deposit', { booking_id, amount, reason })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const shown = await readBooking(booking_id)
    expect(shown).toMatchObject({
      progress: 'payment_completed',
      paid: amount,
      payments: [{ kind: 'payment', amount, by_name: '박대표' }],
      history: [{ by: 'customer' }, { progress: 'payment_completed', by: 'staff', by_name: '박대표' }],
    })
    expect(await listLogEntries(booking_id)).toContainEqual({
      call: 'bank.confirmDeposit',
      staff_name: '박대표',
    })
    expect(await sendAction(owner, 'deposit', { booking_id, amount, reason })).toMatchObject({
      status: 409,
      body: { code: 'NOT_PAYABLE' },
    })
  })

  test('of more than may be paid is not taken, nor another agency’s', async () => {
    const { booking_id, total } = await createReservedBooking()
    expect(await sendAction(owner, 'deposit', { booking_id, amount: total + 1, reason })).toMatchObject({
      status: 409,
      body: { code: 'PAYMENT_MISMATCH' },
    })
    const other = await createStaffUser(site, { travel_agency: 2 })
    expect(await sendAction(other, 'deposit', { booking_id, amount: total, reason })).toMatchObject({
      status: 404,
      body: { code: 'BOOKING_NOT_FOUND' },
    })
    expect(await readBooking(booking_id)).toMatchObject({ progress: 'waiting_for_payment', payments: [] })
  })
})

describe('moving on', () => {
  test('moves to the next state once; acting on an outdated state is refused', async () => {
    const { booking_id } = await createPaidBooking()
    expect((await sendAction(owner, 'ready', { booking_id })).body.code).toBe('WRONG_PROGRESS')
    const twice = await Promise.all([1, 2].map(() => sendAction(owner, 'prepare', { booking_id })))
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await sendAction(owner, 'ready', { booking_id })).status).toBe(200)
    const { progress, history } = await readBooking(booking_id)
    expect(progress).toBe('ready')
    expect(history.map((each: { by_name: string }) => each.by_name)).toEqual([
      null,
      '박대표',
      '박대표',
      '박대표',
    ])
  })

  test('a cancel is refused with a note, or completed with its money', async () => {
    const back = await createBookingWithCancelRequest()
    const refusal = { booking_id: back.booking_id, note: '항공권 발권 뒤' }
    expect((await sendAction(owner, 'refuse-cancel', { ...refusal, note: ' ' })).status).toBe(400)
    expect((await sendAction(owner, 'refuse-cancel', refusal)).status).toBe(200)
    expect((await sendAction(owner, 'refuse-cancel', refusal)).body.code).toBe('WRONG_PROGRESS')
    expect(await readBooking(back.booking_id)).toMatchObject({
      progress: 'payment_completed',
      refund_due: null,
    })
    expect((await readBooking(back.booking_id)).resendable).toEqual([
      'booking-paid',
      'papers-asked',
      'booking-cancel-refused',
    ])
    expect((await readBooking(back.booking_id)).history.at(-1)).toMatchObject({
      note: '항공권 발권 뒤',
      by_name: '박대표',
    })
    expect((await sendAction(owner, 'complete-cancel', { booking_id: back.booking_id })).body.code).toBe(
      'WRONG_PROGRESS',
    )

    const { booking_id } = await createBookingWithCancelRequest()
    const money = await owner.send('GET', `/api/office/booking/money?booking_id=${booking_id}`)
    expect(money.body).toMatchObject({ owed: 0, for_cancel: expect.any(Number) })
    const twice = await Promise.all([1, 2].map(() => sendAction(owner, 'complete-cancel', { booking_id })))
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    const shown = await readBooking(booking_id)
    expect(shown).toMatchObject({
      progress: 'cancel_completed',
      resendable: ['booking-cancelled', 'booking-refunded'],
    })
    expect(shown.payments.at(-1)).toMatchObject({
      kind: 'refund',
      amount: money.body.for_cancel,
      by_name: '박대표',
    })
  })

  test('what is owed is sent back once, as it was seen', async () => {
    const { me, booking_id } = await createPaidBooking({
      travellers: [
        { kind: 'adult', name: '김미나' },
        { kind: 'adult', name: '이도윤' },
      ],
    })
    expect((await sendAction(owner, 'send-back', { booking_id, amount: 0 })).body.code).toBe('NOTHING_OWED')
    await me.sendUntilAnswered(
      'PUT',
      `/api/landing/user/booking/packageCancle?booking_id=${booking_id}&travellers=[2]`,
      undefined,
    )
    const { owed } = (await owner.send('GET', `/api/office/booking/money?booking_id=${booking_id}`)).body
    expect(owed).toBeGreaterThan(0)
    expect((await sendAction(owner, 'send-back', { booking_id, amount: owed + 1 })).body.code).toBe(
      'PAYMENT_MISMATCH',
    )
    expect((await sendAction(owner, 'send-back', { booking_id, amount: owed })).status).toBe(200)
    expect((await sendAction(owner, 'send-back', { booking_id, amount: owed })).body.code).toBe(
      'NOTHING_OWED',
    )
  })
})

describe('notes and tasks', () => {
  test('a note stays text, is written once for its key, and nobody changes it', async () => {
    const { booking_id } = await createReservedBooking()
    const text = '<script>alert(1)</script>\n손님이 창가를 원함'
    const key = crypto.randomUUID()
    const send = () => owner.sendOnce('POST', '/api/office/booking/note', { booking_id, text }, key)
    const [first, second] = await Promise.all([send(), send()])
    expect(first.body).toEqual(second.body)
    expect((await readBooking(booking_id)).notes).toMatchObject([{ text, by_name: '박대표' }])
    const without = await owner.send('POST', '/api/office/booking/note', { booking_id, text })
    expect(without).toMatchObject({ status: 400, body: { code: 'IDEMPOTENCY_KEY_REQUIRED' } })
    const other = await owner.sendOnce(
      'POST',
      '/api/office/booking/note',
      { booking_id, text: '다른 글' },
      key,
    )
    expect(other.body.code).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(
      (await owner.sendOnce('POST', '/api/office/booking/note', { booking_id, text: ' \n' })).status,
    ).toBe(400)
    await expect(
      runInAgency((tx) => tx.updateTable('booking_note').set({ text: 'x' }).execute()),
    ).rejects.toThrow('permission denied')
    await expect(runInAgency((tx) => tx.deleteFrom('booking_note').execute())).rejects.toThrow(
      'permission denied',
    )
  })

  test('a task is for somebody who works here, and done once', async () => {
    const { booking_id } = await createReservedBooking()
    const stranger = await createStaffUser(site, { travel_agency: 2 })
    const task = { booking_id, text: '비자 확인', due: today }
    const add = (more: object) => owner.sendOnce('POST', '/api/office/booking/task', { ...task, ...more })
    expect((await add({ staff_id: stranger.id })).body.code).toBe('NOT_FOUND')
    expect((await add({ due: '2026-02-30' })).status).toBe(400)
    const { id } = (await add({ staff_id: owner.id })).body
    expect((await readBooking(booking_id)).tasks).toMatchObject([
      { id, text: '비자 확인', due: today, staff_id: owner.id, staff_name: '박대표', done: null },
    ])
    const end = (who = owner) => who.send('PUT', '/api/office/booking/task', { id })
    expect((await end(stranger)).body.code).toBe('NOT_FOUND')
    expect((await end()).status).toBe(200)
    expect((await end()).body.code).toBe('CHANGED_MEANWHILE')
    expect((await readBooking(booking_id)).tasks).toMatchObject([{ done_by: '박대표' }])
  })
})

describe('papers and mails', () => {
  test('links are handed over, mailed and ended', async () => {
    const { booking_id } = await createPaidBooking()
    const papers = async () =>
      (await owner.send('GET', `/api/office/booking/papers?booking_id=${booking_id}`)).body
    expect(await papers()).toMatchObject({
      needs_passports: true,
      travellers: [
        { traveller: 1, consents: false, passport: false },
        { traveller: 2, consents: false },
      ],
    })
    expect((await sendAction(owner, 'links/hand', { booking_id, traveller: 9 })).body.code).toBe('NOT_FOUND')
    const { address } = (await sendAction(owner, 'links/hand', { booking_id, traveller: 2 })).body
    const token = address.split('#')[1]
    const opened = () => createVisitor(site).send('POST', '/api/consult/linkExpired', { token })
    expect((await papers()).travellers[1].link).toMatchObject({ state: 'open', mailed: false })
    expect((await opened()).body.code).not.toBe('LINK_EXPIRED')
    expect((await sendAction(owner, 'links/end', { booking_id })).body.ended).toBeGreaterThan(0)
    expect((await papers()).travellers[1].link.state).toBe('ended')
    expect((await owner.sendOnce('POST', '/api/office/booking/links/mail', { booking_id })).status).toBe(200)
  })

  test('a mail can be resent only while its content still holds', async () => {
    const { booking_id } = await createPaidBooking()
    const send = (kind: string) => owner.sendOnce('POST', '/api/office/booking/resend', { booking_id, kind })
    expect((await send('booking-paid')).status).toBe(200)
    expect((await send('booking-reserved')).body.code).toBe('WRONG_PROGRESS')
    expect((await send('staff-invited')).status).toBe(400)
  })
})

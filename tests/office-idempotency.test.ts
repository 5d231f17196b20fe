// What moves money or people in the office is done once: pressed twice at the same moment, and again when no
// answer came.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { dateInDays } from './days.ts'
import { setUpOccupancy } from './occupancy-setup.ts'
import type { StaffUser } from './staff-user.ts'

let office: Awaited<ReturnType<typeof setUpOccupancy>>
beforeAll(async () => {
  office = await setUpOccupancy()
})

type OnceAction = { who: StaffUser; path: string; body: object; booking_id?: string; package_code: string }

const readRevision = async (booking_id: string) => {
  const { body } = await office.sales.send('GET', `/api/office/booking?booking_id=${booking_id}`)
  return { booking_id, revision: body.revision }
}
const readPayments = async (booking_id: string) => await office.sales.api.payment.ofBooking({ booking_id })

async function sendAction(path: string, body: object): Promise<void> {
  const { status, text } = await office.sales.sendOnce('POST', `/api/office/booking/${path}`, body)
  expect([status, text]).toEqual([200, expect.any(String)])
}
const buildLargerParty = async (booking_id: string, adult = 3) => ({
  ...(await readRevision(booking_id)),
  party: { adult, child: 0, baby: 0 },
  single_rooms: 0,
  travellers: [],
  total: adult * 500_000,
})
async function sendCancel(booking_id: string, options: { reason: string; travellers?: number[] }) {
  const { travellers, ...fields } = options
  const query = new URLSearchParams({
    booking_id,
    ...fields,
    ...(travellers && { travellers: JSON.stringify(travellers) }),
  })
  const { body } = await office.sales.send('GET', `/api/office/booking/cancel?${query}`)
  const sums = { refund: body.refund, compensation: body.compensation.amount }
  return { ...(await readRevision(booking_id)), ...options, note: '여행사 사정', ...sums }
}

/** Each act where it can be done, by its name. */
const actions: Record<string, () => Promise<OnceAction>> = {
  'a booking for a caller': async () => {
    const { package_code } = await office.createTrip()
    const party = { adult: 2, child: 0, baby: 0 }
    const who = { name: '김손님', contact: '010-2222-3333', email: 'kim@example.com' }
    const body = { package_code, departure_date: dateInDays(30), party, total: 1_000_000, ...who }
    return { who: office.sales, path: '', body, package_code }
  },
  'a transfer that was seen': async () => {
    const { package_code } = await office.createTrip()
    const { booking_id, total: amount } = await office.createBooking(package_code)
    const body = { booking_id, amount, reason: '현금' }
    return { who: office.money, path: '/deposit', body, booking_id, package_code }
  },
  'what was due on top': async () => {
    const { package_code } = await office.createTrip()
    const { booking_id } = await office.createPaidBooking(package_code)
    await sendAction('people', await buildLargerParty(booking_id))
    const body = { booking_id, amount: 500_000, reason: '현금' }
    return { who: office.money, path: '/deposit', body, booking_id, package_code }
  },
  'a change of people': async () => {
    const { package_code } = await office.createTrip()
    const { booking_id } = await office.createPaidBooking(package_code)
    return {
      who: office.sales,
      path: '/people',
      body: await buildLargerParty(booking_id),
      booking_id,
      package_code,
    }
  },
  'a move': async () => {
    const { package_code } = await office.createTrip({ 30: 500_000, 60: 600_000 })
    const { booking_id } = await office.createPaidBooking(package_code)
    const body = { ...(await readRevision(booking_id)), departure_date: dateInDays(60), total: 1_200_000 }
    return { who: office.sales, path: '/move', body, booking_id, package_code }
  },
  'a change that a customer asked for': async () => {
    const { package_code } = await office.createTrip()
    const { booking_id } = await office.createPaidBooking(package_code)
    const change = { kind: 'party' as const, adult: 3, child: 0, baby: 0 }
    const { id } = await office.runInAgency((tx) =>
      tx
        .insertInto('change_request')
        .values({
          travel_agency: 1,
          booking: sql<number>`(select id from booking where travel_agency = 1 and booking_id = ${booking_id})`,
          kind: change.kind,
          change,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    const body = { ...(await readRevision(booking_id)), id, total: 1_500_000 }
    return { who: office.sales, path: '/change-request/accept', body, booking_id, package_code }
  },
  'a cancel by the agency': async () => {
    const { package_code } = await office.createTrip({ 15: 500_000 })
    const { booking_id } = await office.createPaidBooking(package_code, { days: 15 })
    const body = await sendCancel(booking_id, { reason: 'fault' })
    return { who: office.sales, path: '/cancel', body, booking_id, package_code }
  },
  'a cancel that is completed': async () => {
    const { package_code } = await office.createTrip()
    const { booking_id } = await office.createPaidBooking(package_code)
    await sendAction('cancel', await sendCancel(booking_id, { reason: 'free' }))
    return { who: office.money, path: '/complete-cancel', body: { booking_id }, booking_id, package_code }
  },
  'a compensation': async () => {
    const { package_code } = await office.createTrip({ 15: 500_000 })
    const { booking_id } = await office.createPaidBooking(package_code, { days: 15 })
    await sendAction('cancel', await sendCancel(booking_id, { reason: 'fault' }))
    const { compensation: amount } = await readPayments(booking_id)
    expect(amount).toBeGreaterThan(0)
    const body = { booking_id, amount }
    return { who: office.money, path: '/compensation', body, booking_id, package_code }
  },
  'money that was sent back': async () => {
    const { package_code } = await office.createTrip()
    const { booking_id } = await office.createPaidBooking(package_code)
    await sendAction('cancel', await sendCancel(booking_id, { reason: 'free', travellers: [2] }))
    const { owed: amount } = await readPayments(booking_id)
    expect(amount).toBe(500_000)
    return { who: office.money, path: '/send-back', body: { booking_id, amount }, booking_id, package_code }
  },
}

/** All that such an act writes of this trip, and the mails that were asked for meanwhile. */
const listWrittenRows = (package_code: string) =>
  office.runInAgency(async (tx) => {
    const bookings = await tx
      .selectFrom('booking')
      .select(['id', 'progress', 'paid', 'total', 'adult', 'departure_id', 'revision'])
      .where('travel_agency', '=', 1)
      .where('package_code', '=', package_code)
      .orderBy('id')
      .execute()
    const ids = bookings.map(({ id }) => id)
    const of = (table: 'ledger' | 'booking_history') =>
      tx
        .selectFrom(table)
        .selectAll()
        .where('travel_agency', '=', 1)
        .where('booking', 'in', [0, ...ids])
    return {
      bookings,
      ledger: (await of('ledger').execute()).length,
      history: (await of('booking_history').execute()).length,
    }
  })

test.each(Object.keys(actions))(
  '%s happens once when sent three times at once and again later',
  async (name) => {
    const { who, path, body, booking_id, package_code } = (await actions[name]?.()) ?? expect.fail(name)
    const key = randomUUID()
    const send = async (): Promise<{ status: number; text: string }> => {
      const answer = await who.sendOnce('POST', `/api/office/booking${path}`, body, key)
      return answer.body.code === 'STILL_RUNNING' ? send() : answer
    }
    const before = await listWrittenRows(package_code)
    office.takeMails()
    const answers = await Promise.all([send(), send(), send()])
    const after = await listWrittenRows(package_code)
    const mails = office.takeMails()
    expect(after).not.toEqual(before)
    answers.push(await send()) // no answer came, and the person presses again
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await listWrittenRows(package_code)).toEqual(after)
    expect([new Set(mails.map(({ kind }) => kind)).size, office.takeMails()]).toEqual([mails.length, []])
    if (!booking_id) return
    const another = await who.sendOnce('POST', `/api/office/booking${path}`, body)
    expect(another.status).toBeGreaterThanOrEqual(400)
    expect(await listWrittenRows(package_code)).toEqual(after)
  },
)

test('the same key for another sum is refused, and nothing of either is written', async () => {
  const { package_code } = await office.createTrip()
  const { booking_id, total: amount } = await office.createBooking(package_code)
  const key = randomUUID()
  const send = (sum: number) =>
    office.money.sendOnce(
      'POST',
      '/api/office/booking/deposit',
      { booking_id, amount: sum, reason: '현금' },
      key,
    )
  expect(
    (await office.money.send('POST', '/api/office/booking/deposit', { booking_id, amount, reason: '현금' }))
      .body.code,
  ).toBe('IDEMPOTENCY_KEY_REQUIRED')
  expect((await send(amount)).status).toBe(200)
  const after = await listWrittenRows(package_code)
  expect((await send(amount - 1)).body.code).toBe('IDEMPOTENCY_KEY_REUSED')
  expect(await listWrittenRows(package_code)).toEqual(after)
})

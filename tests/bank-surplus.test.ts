// Transfers that are too much or too late: what the booking owes is paid, the rest goes back through one queue.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { setUpBank } from './bank-setup.ts'

let bank: Awaited<ReturnType<typeof setUpBank>>
beforeAll(async () => {
  bank = await setUpBank()
})

async function createBooking(name: string) {
  const { package_code } = await bank.createTrip()
  return bank.createBooking(package_code, { name })
}
async function createCancelled(name: string) {
  const booking = await createBooking(name)
  const query = new URLSearchParams({ booking_id: booking.booking_id, reason: 'free' })
  const { revision, refund, compensation } = (
    await bank.sales.send('GET', `/api/office/booking/cancel?${query}`)
  ).body
  const seen = { revision, refund, compensation: compensation.amount }
  const body = { booking_id: booking.booking_id, reason: 'free', note: '손님 요청', ...seen }
  expect((await bank.sales.sendOnce('POST', '/api/office/booking/cancel', body)).status).toBe(200)
  return booking
}
const findProposal = async (line: number) =>
  (await bank.money.api.bank.openLines({})).lines.find(({ id }) => id === line)?.proposals[0]
const findPayout = async (booking_id: string) =>
  (await bank.money.api.payment.payouts({ page_size: 100 })).list.find(
    (each) => each.booking_id === booking_id,
  )
const sendPayout = (booking_id: string, refund: number) =>
  bank.money.sendOnce('POST', '/api/office/payout', { booking_id, refund, compensation: 0 })
const findMatch = async (line: number) =>
  (await bank.money.api.bank.matches({ state: 'recorded' })).list.find((each) => each.line?.id === line)

test('more than is owed pays the booking, and the rest stands among the payouts, once, with the account asked for', async () => {
  const { booking_id, total } = await createBooking('선우많이')
  const line = await bank.createLine('선우많이', total + 200_000)
  expect(await findProposal(line)).toMatchObject({ parts: [{ booking_id, amount: total }] })
  bank.takeMails()
  const part = { line, booking_id, amount: total + 200_000, surplus: 200_000 }
  const key = randomUUID()
  const answers = [
    await bank.confirm([part], bank.money, key),
    await bank.confirm([part], bank.money, key),
    await bank.confirm([part], bank.second),
  ]
  expect(answers.map(({ status, body }) => body.code ?? status)).toEqual([200, 200, 'LINE_TAKEN'])
  expect(await bank.listLedger(booking_id)).toEqual([['payment', total + 200_000]])
  expect(await bank.findBooking(booking_id)).toMatchObject({ progress: 'payment_completed' })
  expect(await findPayout(booking_id)).toMatchObject({ refund: 200_000, state: 'to_send' })
  expect(bank.takeMails().map(({ kind }) => kind)).toContain('account-asked')
  expect(await findMatch(line)).toMatchObject({ amount: total + 200_000, surplus: 200_000 })

  expect((await sendPayout(booking_id, 200_000)).status).toBe(200)
  expect(await findPayout(booking_id)).toBeUndefined()
  expect((await sendPayout(booking_id, 200_000)).body.code).toBe('NOTHING_OWED')
  const undone = await bank.undo((await findMatch(line))?.id ?? 0, '잘못 보냄')
  expect(undone.body.code).toBe('NOT_UNDOABLE')
})

test('what came for a booking that is cancelled is proposed to go back, and sent like any refund', async () => {
  const { booking_id, total } = await createCancelled('선우늦게')
  const { reference } = await bank.runInAgency((tx) =>
    tx
      .selectFrom('transfer_reference as r')
      .innerJoin('booking as b', 'b.id', 'r.booking')
      .select('r.reference')
      .where('b.booking_id', '=', booking_id)
      .executeTakeFirstOrThrow(),
  )
  const line = await bank.createLine(`선우늦게${reference}`, total)
  const proposal = await findProposal(line)
  expect(proposal).toMatchObject({
    parts: [{ line, booking_id, amount: total, surplus: total }],
    certainty: 'unsure',
  })
  expect(proposal?.reasons).toEqual(expect.arrayContaining(['reference', 'over']))
  expect((await bank.confirm([{ line, booking_id, amount: total }])).body.code).toBe('NOT_PAYABLE')
  expect((await bank.confirm(proposal?.parts ?? [])).status).toBe(200)
  expect(await bank.findBooking(booking_id)).toMatchObject({ progress: 'cancel_completed' })
  expect(await findPayout(booking_id)).toMatchObject({ refund: total })
  expect((await sendPayout(booking_id, total)).status).toBe(200)
  expect(await bank.listLedger(booking_id)).toEqual([
    ['payment', total],
    ['refund', total],
  ])
})

test('a claim of a cancelled booking is paid first, and undoing takes the whole transfer back', async () => {
  const { booking_id } = await createBooking('선우수수')
  await bank.runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set({ progress: 'cancel_completed', cancel_fee: 300_000, refund_due: 0 })
      .where((eb) => eb.and({ travel_agency: 1, booking_id }))
      .execute(),
  )
  const line = await bank.createLine('선우수수', 350_000)
  const part = { line, booking_id, amount: 350_000, surplus: 50_000 }
  expect((await bank.confirm([part])).status).toBe(200)
  expect(await bank.money.api.payment.ofBooking({ booking_id })).toMatchObject({ claim: 0, owed: 50_000 })
  expect((await bank.undo((await findMatch(line))?.id ?? 0, '다른 손님')).status).toBe(200)
  expect(await bank.money.api.payment.ofBooking({ booking_id })).toMatchObject({ claim: 300_000, owed: 0 })
  expect(await findPayout(booking_id)).toBeUndefined()
})

test('what comes for a claim that was waived is owed back as a whole', async () => {
  const { booking_id } = await createBooking('선우면제')
  await bank.runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set({ progress: 'cancel_completed', cancel_fee: 300_000, refund_due: 0, claim_waived: 300_000 })
      .where((eb) => eb.and({ travel_agency: 1, booking_id }))
      .execute(),
  )
  expect(await bank.money.api.payment.ofBooking({ booking_id })).toMatchObject({ claim: 0, owed: 0 })
  const line = await bank.createLine('선우면제', 350_000)
  expect((await bank.confirm([{ line, booking_id, amount: 350_000 }])).body.code).toBe('NOT_PAYABLE')
  const { status } = await bank.confirm([{ line, booking_id, amount: 350_000, surplus: 350_000 }])
  expect([status, (await findPayout(booking_id))?.refund]).toEqual([200, 350_000])
  expect((await sendPayout(booking_id, 350_000)).status).toBe(200)
  expect(await bank.money.api.payment.ofBooking({ booking_id })).toMatchObject({ claim: 0, owed: 0 })
})

test.each([
  ['less to the booking than it owes', { amount: 900_000, surplus: 100_000 }],
  ['a surplus that is larger than the transfer', { amount: 100_000, surplus: 200_000 }],
])('%s is refused, and nothing is written', async (_, sums) => {
  const { booking_id } = await createBooking('선우거절')
  const line = await bank.createLine('선우거절', 1_500_000)
  const { body } = await bank.confirm([{ line, booking_id, ...sums }])
  expect(body.code).toBe('PAYMENT_MISMATCH')
  expect([await bank.listLedger(booking_id), await findMatch(line)]).toEqual([[], undefined])
})

test('what comes for a reservation that is not asked to pay yet is no surplus', async () => {
  const { booking_id } = await createBooking('선우무료')
  await bank.runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set({ reserved_free: true, held_until: null })
      .where((eb) => eb.and({ travel_agency: 1, booking_id }))
      .execute(),
  )
  const line = await bank.createLine('선우무료', 500_000)
  const { body } = await bank.confirm([{ line, booking_id, amount: 500_000, surplus: 500_000 }])
  expect(body.code).toBe('PAYMENT_MISMATCH')
  expect(await bank.listLedger(booking_id)).toEqual([])
})

test('above the owner’s sum a second person agrees before anything is owed back', async () => {
  const { booking_id, total } = await createCancelled('선우둘째')
  await bank.setSecondPersonFrom(900_000)
  const line = await bank.createLine('선우둘째', total)
  const { body } = await bank.confirm([{ line, booking_id, amount: total, surplus: total }])
  expect([body, await findPayout(booking_id)]).toEqual([{ is_waiting: true }, undefined])
  const { list } = await bank.second.api.bank.matches({ state: 'waiting' })
  const { confirmation } = list.find((each) => each.booking_id === booking_id) ?? {}
  const agreed = await bank.second.sendOnce('POST', '/api/office/bank/agree', { confirmation })
  await bank.setSecondPersonFrom(null)
  expect([agreed.status, (await findPayout(booking_id))?.refund]).toEqual([200, total])
})

test('a booking that owes nothing is found by hand, behind those that owe', async () => {
  const { booking_id } = await createCancelled('선우찾기')
  const { bookings } = await bank.money.api.bank.findBookings({ q: '선우찾기' })
  expect(bookings).toMatchObject([{ booking_id, payable: 0, left: 0 }])
})

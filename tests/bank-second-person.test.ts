// Above a sum that the owner has set, a second person agrees that money has come; nobody is both.
import { beforeAll, expect, test } from 'vitest'
import { releaseAllExpiredHolds } from '#domain/reservation/clock.server.ts'
import { setUpBank } from './bank-setup.ts'

let bank: Awaited<ReturnType<typeof setUpBank>>
beforeAll(async () => {
  bank = await setUpBank()
  await bank.setSecondPersonFrom(900_000)
})

async function createBooking(name: string, adult = 2) {
  const { package_code } = await bank.createTrip()
  return bank.createBooking(package_code, { name, adult })
}
const findWaiting = async (booking_id: string) =>
  (await bank.second.api.bank.matches({ state: 'waiting' })).list.find(
    (each) => each.booking_id === booking_id,
  )
const agree = (confirmation: string | undefined, who = bank.second) =>
  who.sendOnce('POST', '/api/office/bank/agree', { confirmation })

test('the first confirmation waits: nothing is paid, the line counts as used, the seats are held on', async () => {
  const { booking_id, total } = await createBooking('황보둘째')
  const line = await bank.createLine('황보둘째', total)
  const { held_until } = await bank.findBooking(booking_id)
  expect((await bank.confirm([{ line, booking_id, amount: total }])).body).toEqual({ is_waiting: true })
  const booking = await bank.findBooking(booking_id)
  expect(booking).toMatchObject({ progress: 'waiting_for_payment', paid: 0 })
  expect(Date.parse(booking.held_until ?? '')).toBeGreaterThanOrEqual(Date.parse(held_until ?? ''))
  expect((await bank.listLines()).find(({ id }) => id === line)).toMatchObject({ matched: total })

  expect(await bank.money.api.booking.one({ booking_id })).toMatchObject({ awaits_agreement: total })

  const again = await bank.second.sendOnce('POST', '/api/office/booking/deposit', {
    booking_id,
    amount: total,
    reason: '통장에서 봄',
  })
  expect(again.body.code).toBe('AGREEMENT_AWAITED')

  const waiting = await findWaiting(booking_id)
  const refused = await agree(waiting?.confirmation, bank.money)
  expect([refused.status, refused.body.code]).toEqual([403, 'SAME_PERSON'])
  expect(await bank.listLedger(booking_id)).toEqual([])

  expect((await agree(waiting?.confirmation)).status).toBe(200)
  expect(await bank.money.api.booking.one({ booking_id })).toMatchObject({ awaits_agreement: 0 })
  expect(await bank.findBooking(booking_id)).toMatchObject({ progress: 'payment_completed', paid: total })
  expect((await agree(waiting?.confirmation)).body.code).toBe('CONFIRMATION_OVER')
  expect(await bank.listLedger(booking_id)).toEqual([['payment', total]])
  const { list } = await bank.money.api.bank.matches({ state: 'recorded' })
  expect(list[0]).toMatchObject({ by_name: '최회계', agreed_by: '정둘째' })
})

test('a large line in small parts needs the second person, too, and so does money with a reason', async () => {
  const { booking_id, total } = await createBooking('황보쪼갬', 1)
  const line = await bank.createLine('황보쪼갬', 5_000_000)
  expect((await bank.confirm([{ line, booking_id, amount: total }])).body).toEqual({ is_waiting: true })
  const cash = await createBooking('황보현금')
  const { body } = await bank.money.sendOnce('POST', '/api/office/booking/deposit', {
    booking_id: cash.booking_id,
    amount: cash.total,
    reason: '현금',
  })
  expect(body).toEqual({ is_waiting: true })
  const small = await createBooking('황보작은', 1)
  const smallLine = await bank.createLine('황보작은', small.total)
  expect(
    (await bank.confirm([{ line: smallLine, booking_id: small.booking_id, amount: small.total }])).body,
  ).toEqual({ is_waiting: false })
})

test('many small confirmations for one booking need the second person once their sum does, with or without a line', async () => {
  const { booking_id } = await createBooking('황보나눔', 4)
  const deposit = (amount: number) =>
    bank.money.sendOnce('POST', '/api/office/booking/deposit', { booking_id, amount, reason: '현금' })
  expect((await deposit(500_000)).body).toEqual({ is_waiting: false })
  const line = await bank.createLine('황보나눔', 300_000)
  expect((await bank.confirm([{ line, booking_id, amount: 300_000 }])).body).toEqual({ is_waiting: false })
  expect((await deposit(100_000)).body).toEqual({ is_waiting: true })
  expect(await bank.findBooking(booking_id)).toMatchObject({ paid: 800_000 })
  expect((await agree((await findWaiting(booking_id))?.confirmation)).status).toBe(200)
  expect(await bank.findBooking(booking_id)).toMatchObject({ paid: 900_000 })
})

test('the seats are held as long as the second person is awaited, and given back once it is undone', async () => {
  const { booking_id, total } = await createBooking('황보오래')
  const line = await bank.createLine('황보오래', total)
  await bank.confirm([{ line, booking_id, amount: total }])
  const endHold = () =>
    bank.runInAgency((tx) =>
      tx
        .updateTable('booking')
        .set({ held_until: '2026-01-01T00:00:00Z' })
        .where((eb) => eb.and({ travel_agency: 1, booking_id }))
        .execute(),
    )
  const release = () => releaseAllExpiredHolds({ db: bank.site.db, enqueue: async () => {} })
  await endHold()
  await release()
  expect(await bank.findBooking(booking_id)).toMatchObject({ progress: 'waiting_for_payment' })
  const [match] = (await bank.listMatches()).filter((each) => each.line === line)
  expect((await bank.undo(match?.id ?? 0, '아니었음')).status).toBe(200)
  await endHold()
  await release()
  expect(await bank.findBooking(booking_id)).toMatchObject({ progress: 'cancel_completed' })
})

test('two who agree at once record it once', async () => {
  const { booking_id, total } = await createBooking('황보동시')
  const line = await bank.createLine('황보동시', total)
  await bank.confirm([{ line, booking_id, amount: total }])
  const waiting = await findWaiting(booking_id)
  const answers = await Promise.all([agree(waiting?.confirmation), agree(waiting?.confirmation)])
  expect(answers.filter(({ status }) => status === 200).length).toBe(1)
  expect(await bank.listLedger(booking_id)).toEqual([['payment', total]])
})

test('what waits is taken back with a reason and leaves nothing in the ledger', async () => {
  const { booking_id, total } = await createBooking('황보그만')
  const line = await bank.createLine('황보그만', total)
  await bank.confirm([{ line, booking_id, amount: total }])
  const waiting = await findWaiting(booking_id)
  expect((await bank.undo(waiting?.id ?? 0, '다른 예약')).status).toBe(200)
  expect(await bank.listLedger(booking_id)).toEqual([])
  expect((await bank.listLines()).find(({ id }) => id === line)).toMatchObject({ matched: 0 })
  expect((await agree(waiting?.confirmation)).body.code).toBe('CONFIRMATION_OVER')
})

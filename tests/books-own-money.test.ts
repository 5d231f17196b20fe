// What of the money is the agency's own: the balance of its accounts, less what is the customers' and the suppliers'.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { setUpBooks, wonCost } from './books-setup.ts'
import { dateInDays } from './days.ts'

let books: Awaited<ReturnType<typeof setUpBooks>>
beforeAll(async () => {
  books = await setUpBooks()
})

const read = async () => (await books.money.api.books.position()).today
const bankLine = (booked_time: string, amount: number, balance: number | null) => ({
  booked_on: dateInDays(0),
  booked_time,
  amount,
  payer: `${amount}`,
  memo: '',
  balance,
})
type BankLine = ReturnType<typeof bankLine>
async function bringIn(account: string, lines: BankLine[], withdrawals: BankLine[] = []) {
  const { status, text } = await books.money.sendOnce('POST', '/api/office/bank/lines', {
    account,
    columns: {},
    lines,
    withdrawals,
  })
  if (status !== 200) throw new Error(text)
}
const setPaid = async (booking_id: string, paid: number) => {
  const { id } = await books.findBooking(booking_id)
  await books.runInAgency((tx) =>
    tx.updateTable('booking').set({ paid }).where('travel_agency', '=', 1).where('id', '=', id).execute(),
  )
  return id
}

test('the balance is what the last line of each account says, also where money went out last', async () => {
  await bringIn('국민 1', [bankLine('10:00', 10_000_000, 50_000_000)])
  expect((await read()).balance).toBe(50_000_000)
  await bringIn('국민 1', [], [bankLine('11:00', 20_000_000, 30_000_000)])
  expect((await read()).balance).toBe(30_000_000)
  await bringIn('국민 1', [bankLine('11:30', 1_000, null)])
  expect((await read()).balance).toBe(30_000_000)
})

test('of lines in the same minute the last is the one that no other goes on from', async () => {
  const before = (await read()).balance ?? 0
  const [first, second] = [bankLine('09:00', 700_000, 1_700_000), bankLine('09:00', 200_000, 1_500_000)]
  await bringIn('신한 2', [first], [second]) // in, then out
  expect((await read()).balance).toBe(before + 1_500_000)
  const [out, later] = [bankLine('09:00', 100_000, 900_000), bankLine('09:00', 400_000, 1_300_000)]
  await bringIn('우리 3', [later], [out]) // out, then in
  expect((await read()).balance).toBe(before + 1_500_000 + 1_300_000)
})

test('what a booking under way has paid too much is owed to its customer, and counted once', async () => {
  const { booking_id } = await books.createBookedDeparture()
  const before = await read()
  await setPaid(booking_id, 1_300_000)
  const after = await read()
  expect([after.held - before.held, after.owed_customers - before.owed_customers]).toEqual([0, 300_000])
  expect((before.own ?? 0) - (after.own ?? 0)).toBe(300_000)
})

test('what was paid of a booking that is not paid for in full is the customers’', async () => {
  const { package_code } = await books.createTrip()
  const { booking_id } = await books.createBooking(package_code)
  const before = await read()
  await setPaid(booking_id, 400_000)
  expect((await read()).held - before.held).toBe(400_000)
})

test('money that the gateway has not paid out yet is on its way, less what it returned', async () => {
  const { package_code } = await books.createTrip()
  const { booking_id } = await books.createBooking(package_code)
  const id = await setPaid(booking_id, 0)
  const before = await read()
  const write = (kind: 'payment' | 'refund', amount: number, days: number) =>
    books.runInAgency((tx) =>
      tx
        .insertInto('ledger')
        .values({
          travel_agency: 1,
          booking: id,
          kind,
          amount,
          method: 'card',
          transaction_id: randomUUID(),
          gateway_key: randomUUID(),
          at: `${dateInDays(days)}T03:00:00Z`,
        })
        .execute(),
    )
  await write('payment', 900_000, -1)
  await write('refund', 200_000, 0)
  await write('payment', 5_000_000, -20)
  const after = await read()
  expect(after.in_transit - before.in_transit).toBe(700_000)
  // The booking has paid it all: what it paid is held, what is on its way is there beside the balance.
  expect((after.own ?? 0) - (before.own ?? 0) + after.held - before.held).toBe(700_000)
})

test('a cost of a trip that is over is owed as it was estimated until its bill is there', async () => {
  const { departure_id } = await books.createBookedDeparture()
  const cost = await books.createCost(departure_id, { ...wonCost, estimate: 600_000 })
  const before = await read()
  await books.endTrip(departure_id)
  await books.runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set({ departure_date: dateInDays(-12), return_date: dateInDays(-10), progress: 'travel_completed' })
      .where('travel_agency', '=', 1)
      .where('departure_id', '=', departure_id)
      .execute(),
  )
  expect((await read()).owed_suppliers - before.owed_suppliers).toBe(600_000)
  await books.bill(departure_id, cost, 640_000)
  expect((await read()).owed_suppliers - before.owed_suppliers).toBe(640_000)
})

test('in thirty days trips that end until then are ours: what is still due comes in, what they still cost goes out', async () => {
  const start = await books.money.api.books.position()
  await books.createBookedDeparture() // back in more than thirty days
  const before = await books.money.api.books.position()
  expect(before.later.held - start.later.held).toBe(1_000_000)
  const { package_code, at } = await books.createTrip({ 10: 500_000 })
  const { booking_id } = await books.createPaidBooking(package_code, { days: 10 })
  await setPaid(booking_id, 600_000)
  await books.createCost(at(10), { ...wonCost, basis: 'head', estimate: 100_000 })
  const billed = await books.createCost(at(10))
  await books.bill(at(10), billed, 300_000)
  await books.pay(billed, 50_000)
  const { today, later } = await books.money.api.books.position()
  expect(today.held - before.today.held).toBe(550_000)
  expect([
    later.coming - before.later.coming,
    later.held - before.later.held,
    later.owed_suppliers - before.later.owed_suppliers,
  ]).toEqual([400_000, 0, 450_000])
  expect((later.own ?? 0) - (before.later.own ?? 0)).toBe(400_000 - 450_000)
})

test('of a cancelled trip nothing is owed that nobody billed, and what was billed is', async () => {
  const { departure_id } = await books.createBookedDeparture()
  await books.createCost(departure_id, { ...wonCost, estimate: 600_000 })
  const billed = await books.createCost(departure_id)
  await books.bill(departure_id, billed, 100_000)
  const before = await read()
  await books.endTrip(departure_id)
  await books.runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set({ departure_date: dateInDays(-12), return_date: dateInDays(-10), progress: 'cancel_completed' })
      .where((eb) => eb.and({ travel_agency: 1, departure_id }))
      .execute(),
  )
  await books.site.db
    .updateTable('departure')
    .set({ cancelled: new Date().toISOString(), closed_yn: 'Y' })
    .where((eb) => eb.and({ travel_agency: 1, departure_id }))
    .execute()
  expect((await read()).owed_suppliers - before.owed_suppliers).toBe(100_000)
})

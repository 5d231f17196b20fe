// What is unsettled when a settlement is closed: named, accepted knowingly, and never counted as income.
import { beforeAll, expect, test } from 'vitest'
import { setUpBooks, wonCost } from './books-setup.ts'

let books: Awaited<ReturnType<typeof setUpBooks>>
beforeAll(async () => {
  books = await setUpBooks()
})

const change = async (booking_id: string, columns: object) => {
  const { id } = await books.findBooking(booking_id)
  await books.runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set(columns)
      .where((eb) => eb.and({ travel_agency: 1, id }))
      .execute(),
  )
}
const listConcerns = async (departure_id: number) => (await books.read(departure_id)).concerns

/** A trip that is over, with two bookings and one cost that is billed. */
async function createOver() {
  const departure = await books.createBookedDeparture()
  const second = await books.createPaidBooking(departure.package_code)
  const { departure_id } = departure
  await books.bill(departure_id, await books.createCost(departure_id), 640_000)
  await books.endTrip(departure_id)
  return { ...departure, second: second.booking_id }
}

test('of a booking that is being cancelled only the fee is income, and what goes back stands apart', async () => {
  const { departure_id, second } = await createOver()
  expect((await books.read(departure_id)).now).toMatchObject({ income: 2_000_000, to_refund: 0 })
  await change(second, { progress: 'cancel_requested', cancel_fee: 300_000, refund_due: 700_000 })
  expect((await books.read(departure_id)).now).toMatchObject({
    received: 2_000_000,
    to_refund: 700_000,
    cancel_fees: 300_000,
    income: 1_300_000,
    margin: 660_000,
  })
  const { list } = await books.money.api.books.settlements({ page_size: 100 })
  expect(list.find((row) => row.departure_id === departure_id)).toMatchObject({ income: 1_300_000 })
})

test('sending the refund after the close changes nothing of what was closed', async () => {
  const { departure_id, second } = await createOver()
  await change(second, { progress: 'cancel_requested', cancel_fee: 300_000, refund_due: 700_000 })
  expect((await books.close(departure_id)).status).toBe(200)
  const { id } = await books.findBooking(second)
  await books.runInAgency((tx) =>
    tx
      .insertInto('ledger')
      .values({
        travel_agency: 1,
        booking: id,
        kind: 'refund',
        amount: 700_000,
        method: 'bank_transfer',
        transaction_id: `refund-${id}`,
      })
      .execute(),
  )
  await change(second, { progress: 'cancel_completed', paid: 300_000 })
  const { closed, now } = await books.read(departure_id)
  expect([closed?.income, now.income, now.to_refund]).toEqual([1_300_000, 1_300_000, 0])
})

test('it is not closed before each thing that is unsettled was accepted', async () => {
  const { departure_id, booking_id, second } = await createOver()
  await books.createSlip(departure_id, 1_250_000)
  await change(booking_id, { paid: 700_000 })
  await change(second, { progress: 'cancel_requested', cancel_fee: 300_000, refund_due: 700_000 })
  const concerns = [
    { kind: 'slips', count: 1, amount: 0 },
    { kind: 'cancel_requested', count: 1, amount: 700_000 },
    { kind: 'due', count: 1, amount: 300_000 },
  ]
  expect(await listConcerns(departure_id)).toEqual(concerns)
  expect((await books.close(departure_id, { concerns: [] })).body.code).toBe('UNSETTLED')
  expect((await books.close(departure_id, { concerns: concerns.slice(1) })).body.code).toBe(
    'CHANGED_MEANWHILE',
  )
  await books.createSlip(departure_id, 500_000)
  expect((await books.close(departure_id, { concerns })).body.code).toBe('CHANGED_MEANWHILE')
  expect((await books.read(departure_id)).closed).toBeNull()
  expect((await books.close(departure_id)).status).toBe(200)
  const { closed } = await books.read(departure_id)
  expect(closed?.figures.concerns).toEqual([{ kind: 'slips', count: 2, amount: 0 }, ...concerns.slice(1)])
})

test('a departure that cost nothing is not closed by accident; one that lacks nothing is closed at once', async () => {
  const { departure_id } = await books.createBookedDeparture()
  await books.endTrip(departure_id)
  expect(await listConcerns(departure_id)).toEqual([{ kind: 'no_costs', count: 1, amount: 0 }])
  expect((await books.close(departure_id, { concerns: [] })).body.code).toBe('UNSETTLED')
  const settled = await createOver()
  expect((await books.close(settled.departure_id, { concerns: [] })).status).toBe(200)
})

test('a slip that was paid from the advance counts once and is owed to nobody; the rest is named at the close', async () => {
  const { departure_id } = await createOver()
  const given = await books.createCost(departure_id, {
    ...wonCost,
    kind: 'advance',
    what: '전도금',
    estimate: 300_000,
  })
  await books.bill(departure_id, given, 300_000)
  await books.pay(given, 300_000)
  const slip = await books.createSlip(departure_id, 25_000_000)
  await books.takeSlips(departure_id, [slip])
  const { now, costs } = await books.read(departure_id)
  expect(now).toMatchObject({ cost: 940_000, advance_spent: 250_000 })
  expect(costs.find((cost) => cost.what === '지출 KRW')).toMatchObject({ is_paid_from_advance: true })
  const { list } = await books.money.api.books.payables({ page_size: 100 })
  expect(list.filter((row) => row.departure_id === departure_id).map(({ what }) => what)).toEqual([
    wonCost.what,
  ])
  expect(await listConcerns(departure_id)).toEqual([{ kind: 'advance', count: 1, amount: 50_000 }])
  const returned = await books.createCost(departure_id, {
    ...wonCost,
    kind: 'advance',
    what: '반납',
    estimate: -50_000,
  })
  await books.bill(departure_id, returned, -50_000)
  expect(await listConcerns(departure_id)).toEqual([])
  expect((await books.read(departure_id)).now.cost).toBe(890_000)
})

test('a slip is paid as far as the advance did not pay it, and never twice', async () => {
  const { departure_id } = await createOver()
  const given = await books.createCost(departure_id, { ...wonCost, kind: 'advance', what: '전도금' })
  await books.bill(departure_id, given, 100_000)
  await books.pay(given, 100_000)
  const slips = [
    await books.createSlip(departure_id, 6_000_000),
    await books.createSlip(departure_id, 24_000_000),
  ]
  for (const slip of slips) expect((await books.takeSlips(departure_id, [slip])).status).toBe(200)
  const readSlips = async () =>
    (await books.read(departure_id)).costs
      .filter(({ what }) => what === '지출 KRW')
      .map(({ id, left, is_paid_from_advance }) => ({ id, left, is_paid_from_advance }))
  const [first, second] = await readSlips()
  expect([first, second]).toMatchObject([
    { left: 0, is_paid_from_advance: true },
    { left: 200_000, is_paid_from_advance: true },
  ])
  const listOwed = async () =>
    (await books.money.api.books.payables({ page_size: 100 })).list
      .filter((row) => row.departure_id === departure_id && row.what === '지출 KRW')
      .map(({ id, left }) => ({ id, left }))
  expect(await listOwed()).toEqual([{ id: second?.id, left: 200_000 }])
  for (const [id = 0, sum] of [
    [first?.id, 60_000],
    [first?.id, 1],
    [second?.id, 240_000],
    [second?.id, 200_001],
  ] as const)
    expect((await books.pay(id, sum)).body.code).toBe('PAID_TOO_MUCH')
  expect((await books.pay(second?.id ?? 0, 200_000)).status).toBe(200)
  expect((await books.pay(second?.id ?? 0, 1)).body.code).toBe('PAID_TOO_MUCH')
  expect(await listOwed()).toEqual([])
})

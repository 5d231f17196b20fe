// The first screen counts a transfer once: as awaited, or as a line of the bank that is there.
import { expect, test } from 'vitest'
import { dateInDays } from './days.ts'
import { setUpOccupancy } from './occupancy-setup.ts'

test('a transfer that has come is counted as a line of the bank, and not as awaited, too', async () => {
  const office = await setUpOccupancy()
  const { package_code } = await office.createTrip()
  const { total } = await office.createBooking(package_code, { name: '이중복' })
  const count = async () => {
    const { waiting } = await office.money.api.report.today()
    const find = (kind: string) => waiting.find((each) => each.kind === kind)?.total ?? 0
    return [find('transfers'), find('bank_lines')]
  }
  const insertLine = async (payer: string, amount: number) => {
    const line = { booked_on: dateInDays(0), booked_time: '10:00:00', payer, amount, memo: '', balance: null }
    const body = { account: '국민', columns: {}, lines: [line], withdrawals: [] }
    expect((await office.money.sendOnce('POST', '/api/office/bank/lines', body)).body.added).toBe(1)
  }
  expect(await count()).toEqual([1, 0])
  await insertLine('이중복', total - 1)
  expect(await count()).toEqual([1, 1])
  await office.createBooking(package_code, { name: '박같은' })
  await insertLine('다른사람', total)
  expect(await count()).toEqual([2, 2]) // it may be of either
  await insertLine('이중복', total)
  expect(await count()).toEqual([1, 3])
  await office.createBooking(package_code, { name: '최혼자', adult: 1 })
  await insertLine('회사이름', total / 2)
  expect(await count()).toEqual([1, 4])
})

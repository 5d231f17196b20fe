// A departure with books at agency 1: costs, bills, payments, and a trip that is over.
import { randomUUID } from 'node:crypto'
import { dateInDays } from './days.ts'
import { setUpOccupancy } from './occupancy-setup.ts'
import { createStaffUser } from './staff-user.ts'

export const wonCost = {
  supplier: null,
  kind: 'hotel',
  what: '호텔',
  basis: 'lump',
  currency: 'KRW',
  estimate: 1_000_000,
  rate: null,
  rate_on: null,
  due_on: null,
}
export const dollarCost = {
  ...wonCost,
  what: '지상비',
  kind: 'land',
  basis: 'head',
  currency: 'USD',
  estimate: 30_050,
  rate: 1_385_200_000,
  rate_on: dateInDays(0),
}

export async function setUpBooks() {
  const office = await setUpOccupancy()
  const owner = await createStaffUser(office.site, { roles: ['owner'], name: '박대표' })
  const manager = await createStaffUser(office.site, { roles: ['manager'] })
  const { money, site, runInAgency } = office
  const read = (departure_id: number) => money.api.books.departure({ departure_id })
  const addCost = (departure_id: number, cost: object = wonCost, who = money, key?: string) =>
    who.sendOnce('POST', '/api/office/books/costs', { departure_id, lines: [cost].flat() }, key)

  /** A trip with two travellers who have paid. */
  async function createBookedDeparture() {
    const { package_code, at } = await office.createTrip()
    const { booking_id } = await office.createPaidBooking(package_code)
    return { departure_id: at(30), package_code, booking_id }
  }

  /** The day of a departure is moved into the past: its trip is over. */
  const endTrip = (departure_id: number) =>
    site.db
      .updateTable('departure')
      .set({ departure_date: dateInDays(-10 - (departure_id % 300)) })
      .where('travel_agency', '=', 1)
      .where('departure_id', '=', departure_id)
      .execute()

  async function createCost(departure_id: number, cost: object = wonCost): Promise<number> {
    const { status, body, text } = await addCost(departure_id, cost)
    if (status !== 200) throw new Error(text)
    return Number(body.ids[0])
  }
  /** In won, or with the rate that is given. */
  async function bill(departure_id: number, id: number, sum: number | null, more: object = {}) {
    const { costs } = await read(departure_id)
    const revision = costs.find((cost) => cost.id === id)?.revision
    return money.send('POST', '/api/office/books/bills', {
      departure_id,
      bills: [{ id, revision, bill: sum, bill_rate: null, bill_rate_on: null, ...more }],
    })
  }
  const pay = (id: number, amount: number, more: object = {}, key?: string) =>
    money.sendOnce(
      'POST',
      '/api/office/books/payments',
      { id, amount, paid_on: dateInDays(0), reason: '국민은행 이체', ...more },
      key,
    )
  /** What the guide spent, in hundredths. */
  async function createSlip(
    departure_id: number,
    amount_cents: number,
    currency = 'KRW',
    picture: string | null = null,
  ) {
    const id = randomUUID()
    await runInAgency((tx) =>
      tx
        .insertInto('guide_slip')
        .values({
          travel_agency: 1,
          id,
          departure_id,
          day: dateInDays(0),
          what: `지출 ${currency}`,
          amount_cents,
          currency,
          picture,
          by_name: '정인솔',
          at: new Date().toISOString(),
        })
        .execute(),
    )
    return id
  }
  const takeSlips = (departure_id: number, slips: string[], rates: object[] = []) =>
    money.sendOnce('POST', '/api/office/books/costs/slips', { departure_id, slips, rates })
  /** With the sums on the screen, and what is unsettled accepted. */
  async function close(departure_id: number, more: object = {}, key?: string) {
    const { now, revision, concerns } = await read(departure_id)
    const sums = { income: now.income, cost: now.cost, revision, concerns }
    return money.sendOnce('POST', '/api/office/books/close', { departure_id, ...sums, ...more }, key)
  }
  return {
    ...office,
    owner,
    manager,
    read,
    addCost,
    createCost,
    bill,
    pay,
    close,
    createSlip,
    takeSlips,
    endTrip,
    createBookedDeparture,
    runInAgency,
  }
}

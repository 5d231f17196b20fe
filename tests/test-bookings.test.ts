// Bookings made to try a site before it is public: seen as tests, in no sum, and gone when it is published.
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { saveSecret } from '#domain/agency/keys/secrets.server.ts'
import type { AgencyState } from '#domain/agency/state.ts'
import { removeTestBookings } from '#domain/booking/test-bookings.server.ts'
import { updateReceipts } from '#domain/payment/receipts.server.ts'
import { setUpBank, today } from './bank-setup.ts'
import { dateInDays } from './days.ts'
import { buildReservation } from './shared/reservation-form.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'
import { createVisitor } from './visitor.ts'

let bank: Awaited<ReturnType<typeof setUpBank>>
let owner: StaffUser
beforeAll(async () => {
  bank = await setUpBank()
  owner = await createStaffUser(bank.site)
})
beforeEach(async () => {
  await setState('preparing')
  await changeCompany({ biz_number: '124-81-00998' })
  await bank.runInAgency((db) => removeTestBookings({ db, travel_agency: 1 })) // what the test before left
})

const complete = {
  sales_number: '1',
  tourism_number: '1',
  insurance: { ko: '있음', en: 'there' },
  hosting_provider: 'Naru',
  account_number: '123-45',
}
const changeCompany = (values: object) =>
  bank.site.db
    .updateTable('agency_info')
    .set({ ...complete, ...values })
    .where('travel_agency', '=', 1)
    .execute()

const setState = (state: AgencyState) =>
  bank.site.db.updateTable('agency').set({ state }).where('travel_agency', '=', 1).execute()

/** Somebody at the preview address, with a telephone. */
async function reserve(package_code: string) {
  const me = createVisitor(bank.site)
  const form = buildReservation({ package_code, departure_date: dateInDays(30) })
  const { status, body, text } = await me.sendOnce('POST', '/api/landing/package/nonMember', form)
  if (status !== 200) throw new Error(text)
  const { booking_id, total }: { booking_id: string; total: number } = body
  return { me, booking_id, total }
}
const payByTransfer = ({ booking_id, total }: { booking_id: string; total: number }) =>
  bank.money.sendOnce('POST', '/api/office/booking/deposit', { booking_id, amount: total, reason: '시험' })
const listTests = async () =>
  (await owner.api.booking.list({})).list.filter(({ is_test }) => is_test).map(({ booking_id }) => booking_id)
const readSums = async () => {
  const [year = 0] = today.split('-').map(Number)
  const [day, month, sales, report, own] = await Promise.all([
    owner.api.books.day({}),
    owner.api.books.month({}),
    owner.api.books.statistic({ figure: 'sales', year }),
    owner.api.report.today(),
    owner.api.books.position(),
  ])
  return JSON.stringify([
    day.now,
    [month.received, month.returned, month.groups, month.days],
    sales.months,
    [report.people_by_day, report.money_by_day],
    own,
  ])
}
const publish = (remove_tests: boolean) => owner.send('POST', '/api/office/opening', { remove_tests })

test('a booking made at the preview address is marked wherever it is seen, and counts in no sum', async () => {
  const { package_code, at } = await bank.createTrip()
  const before = await readSums()
  const booked = await reserve(package_code)
  expect(await listTests()).toContain(booked.booking_id)
  expect((await owner.api.booking.one({ booking_id: booked.booking_id })).is_test).toBe(true)
  const { waiting } = await owner.api.report.today()
  const refs = waiting.flatMap(({ list }) => list).filter(({ ref }) => ref === booked.booking_id)
  expect(refs.length).toBeGreaterThan(0)
  expect(refs.every((item) => 'is_test' in item && item.is_test)).toBe(true)
  expect((await payByTransfer(booked)).status).toBe(200)
  expect(await readSums()).toBe(before)
  await bank.runInAgency(async (tx) => {
    const shop = { travel_agency: 1, store_id: 'tried', store_name: { ko: '시험점', en: 'Tried' } }
    await tx.insertInto('shop').values(shop).execute()
    await tx
      .updateTable('booking')
      .set({ store_id: 'tried', price_split: { rate: { won: 70_000 }, shown: false } })
      .where('travel_agency', '=', 1)
      .where('booking_id', '=', booked.booking_id)
      .execute()
  })
  const books = await bank.money.api.books.departure({ departure_id: at(30) })
  expect(books).toMatchObject({ now: { income: 0 }, shops: [], proposed_fee: null })
  await setState('open') // the same rows, once they are real
  expect(await readSums()).not.toBe(before)
  await setState('preparing')
  expect((await publish(true)).status).toBe(200)
})

test('publishing removes all tests with their payments and gives their seats back, once; others stay', async () => {
  const { package_code, at } = await bank.createTrip()
  const real = await bank.createPaidBooking(package_code) // staff booked a caller
  const tests = [await reserve(package_code), await reserve(package_code)]
  for (const each of tests) expect((await payByTransfer(each)).status).toBe(200)
  const taken = await bank.countTaken(at(30))
  expect((await owner.api.agency.opening()).tests).toBe(2)
  expect((await publish(true)).body).toEqual({ ended: 2 })
  expect((await publish(true)).body.code).toBe('ALREADY_OPEN')
  expect((await owner.api.agency.opening()).tests).toBe(0)
  expect(await bank.countTaken(at(30))).toBe(taken - 4)
  for (const { me, booking_id } of tests) {
    expect((await owner.send('GET', `/api/office/booking?booking_id=${booking_id}`)).status).toBe(404)
    expect(
      (await me.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`)).status,
    ).toBe(404)
  }
  expect((await owner.api.booking.one({ booking_id: real.booking_id })).is_test).toBe(false)
  const { list } = await owner.api.staff.log({})
  expect(list.map(({ after }) => after)).toContainEqual({ removed_tests: 2 })
})

test('a site that cannot be published keeps its tests and their payments', async () => {
  const { package_code, at } = await bank.createTrip()
  const booked = await reserve(package_code)
  await payByTransfer(booked)
  const taken = await bank.countTaken(at(30))
  await changeCompany({ sales_number: '' }) // a colleague saved a gap meanwhile
  for (const remove of [true, false]) {
    expect((await publish(remove)).body).toMatchObject({ code: 'SITE_NOT_READY' })
    expect(await listTests()).toEqual([booked.booking_id])
  }
  expect(await bank.countTaken(at(30))).toBe(taken)
  expect((await bank.findBooking(booked.booking_id)).paid).toBe(booked.total)
  expect((await owner.api.agency.opening()).state).toBe('preparing')
})

test('who is not the owner ends none, and nothing is removed of an agency that is public', async () => {
  const { package_code } = await bank.createTrip()
  const { booking_id } = await reserve(package_code)
  expect((await bank.sales.send('POST', '/api/office/opening', { remove_tests: true })).body.code).toBe(
    'NOT_ALLOWED',
  )
  await setState('open')
  expect((await publish(true)).body.code).toBe('ALREADY_OPEN')
  expect(await listTests()).toEqual([])
  const removal = await bank.runInAgency((db) => removeTestBookings({ db, travel_agency: 1 }))
  expect(removal).toEqual({ removed: 0, paths: [], seats: [] })
  expect((await owner.api.booking.one({ booking_id })).is_test).toBe(false)
})

test('what staff turn into a real booking counts from then on and stays; kept ones do, too', async () => {
  const { package_code } = await bank.createTrip()
  const [customer, trial] = [await reserve(package_code), await reserve(package_code)]
  const { send } = bank.sales
  expect((await send('POST', '/api/office/booking/real', { booking_id: customer.booking_id })).status).toBe(
    200,
  )
  expect(await listTests()).toEqual([trial.booking_id])
  await payByTransfer(customer)
  expect((await publish(false)).body).toEqual({ ended: 1 })
  expect(await listTests()).toEqual([])
  await setState('preparing')
  expect((await publish(true)).body).toEqual({ ended: 0 })
  for (const { booking_id } of [customer, trial])
    expect((await owner.api.booking.one({ booking_id })).is_test).toBe(false)
})

test('real money makes a booking real before it moves: live keys, or a line of the bank', async () => {
  const { package_code } = await bank.createTrip()
  const [byTestKeys, byLiveKeys, byLine] = [
    await reserve(package_code),
    await reserve(package_code),
    await reserve(package_code),
  ]
  const line = await bank.createLine('김 미나', byLine.total)
  const part = { booking_id: byLine.booking_id, amount: byLine.total, line }
  expect((await bank.confirm([part])).status).toBe(200)
  await bank.site.db.updateTable('agency_info').set({ pay_yn: 'Y' }).where('travel_agency', '=', 1).execute()
  for (const [kind, { me, booking_id }] of [
    ['test', byTestKeys],
    ['live', byLiveKeys],
  ] as const) {
    await bank.runInAgency(async (db) => {
      const of = { db, travel_agency: 1, keyFor: bank.site.naru.keyFor }
      await saveSecret(of, 'toss_client_key', `${kind}_ck_1`)
      await saveSecret(of, 'toss_secret_key', `${kind}_sk_1`)
    })
    const opened = await me.sendOnce('POST', '/api/landing/package/payment', { booking_id, way: 'card' })
    expect(opened.body.gateway.client_key).toBe(`${kind}_ck_1`)
  }
  await bank.site.db.updateTable('agency_info').set({ pay_yn: 'N' }).where('travel_agency', '=', 1).execute()
  expect(await listTests()).toEqual([byTestKeys.booking_id])
  await publish(true)
  for (const { booking_id } of [byLiveKeys, byLine])
    expect((await owner.api.booking.one({ booking_id })).is_test).toBe(false)
})

test('a test gets no cash receipt, and gets it once it is real', async () => {
  const { package_code } = await bank.createTrip()
  const booked = await reserve(package_code)
  await payByTransfer(booked)
  const { id } = await bank.findBooking(booked.booking_id)
  const countReceipts = async () => {
    await updateReceipts(bank.jobContext, { travel_agency: 1, booking: id })
    const { rows } = await bank.runInAgency((db) =>
      sql`select from cash_receipt where travel_agency = 1 and booking = ${id}`.execute(db),
    )
    return rows.length
  }
  expect(await countReceipts()).toBe(0)
  await owner.api.reservation.countAsReal({ booking_id: booked.booking_id })
  expect(await countReceipts()).toBe(1)
})

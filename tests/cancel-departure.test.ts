// The agency cancels a departure: seen before, decided once, carried out booking by booking, nothing twice.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import {
  cancelAffectedBooking,
  cancelOverdueBookings,
} from '#domain/reservation/cancel-departure-bookings.server.ts'
import { dateInDays } from './days.ts'
import { setUpOccupancy } from './occupancy-setup.ts'

let office: Awaited<ReturnType<typeof setUpOccupancy>>
beforeAll(async () => {
  office = await setUpOccupancy()
})

const readCancelPreview = async (departure_id: number, reason = 'minimum', who = office.sales) =>
  (await who.send('GET', `/api/office/filling/cancel?departure_id=${departure_id}&reason=${reason}`)).body
const sendCancel = (body: object, who = office.sales, key?: string) =>
  who.sendOnce('POST', '/api/office/filling/cancel', { reason: 'minimum', note: '인원 부족', ...body }, key)
const readDeparture = async (departure_id: number) => await office.sales.api.departure.one({ departure_id })
const listCancelRows = (departure_id: number) =>
  office.runInAgency((tx) =>
    tx
      .selectFrom('departure_cancel_booking')
      .select(['id', 'state', 'booking'])
      .where('departure_id', '=', departure_id)
      .orderBy('booking')
      .execute(),
  )
const listLedgerEntries = async (booking_id: string) => {
  const { id } = await office.findBooking(booking_id)
  return office.runInAgency((tx) =>
    tx.selectFrom('ledger').select(['kind', 'amount']).where('booking', '=', id).orderBy('id').execute(),
  )
}
async function createCancelledDeparture(departure_id: number) {
  const { seen } = await readCancelPreview(departure_id)
  const answer = await sendCancel({ departure_id, seen })
  expect(answer.status).toBe(200)
  return listCancelRows(departure_id)
}
const completeCancels = async (rows: { id: number }[]) => {
  for (const { id } of rows) await cancelAffectedBooking(office.jobContext, { travel_agency: 1, id })
}

describe('the preview', () => {
  test('shows for each booking what was paid, what is refunded how, and the compensation owed from six days before departure', async () => {
    const { package_code, at } = await office.createTrip({ 6: 500_000, 7: 500_000 })
    const late = await office.createPaidBooking(package_code, { days: 6 })
    await office.createBooking(package_code, { days: 6, adult: 1 })
    const early = await office.createPaidBooking(package_code, { days: 7 })
    const gets = { paid: 1_000_000, by_gateway: 0, by_transfer: 1_000_000 }
    expect((await readCancelPreview(at(6))).list).toMatchObject([
      { booking_id: late.booking_id, ...gets, compensation: 300_000 },
      { paid: 0, by_transfer: 0, compensation: 0 },
    ])
    expect((await readCancelPreview(at(7))).list).toMatchObject([
      { booking_id: early.booking_id, ...gets, compensation: 0 },
    ])
    expect((await readCancelPreview(at(6), 'free')).list).toMatchObject([{ compensation: 0 }, {}])
  })

  test('needs the right to change bookings, at the own agency', async () => {
    const { at } = await office.createTrip()
    expect((await readCancelPreview(at(30), 'minimum', office.money)).code).toBe('NOT_ALLOWED')
    expect((await readCancelPreview(at(30), 'minimum', office.other)).code).toBe('DEPARTURE_NOT_FOUND')
  })
})

describe('deciding', () => {
  test('closes the departure for good and queues each booking’s cancellation once per key', async () => {
    const { package_code, at } = await office.createTrip()
    await office.createPaidBooking(package_code)
    await office.createBooking(package_code, { adult: 1 })
    const departure_id = at(30)
    const { seen } = await readCancelPreview(departure_id)
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2].map(() => sendCancel({ departure_id, seen }, office.sales, key)))
    expect(answers.map(({ body }) => body)).toEqual([{ bookings: 2 }, { bookings: 2 }])
    expect(await readDeparture(departure_id)).toMatchObject({
      is_cancelled: true,
      cancel: { reason: 'minimum', note: '인원 부족', by_name: '이영업', done: 0, all: 2 },
    })
    expect((await sendCancel({ departure_id, seen })).body.code).toBe('DEPARTURE_CANCELLED')
    await expect(office.createBooking(package_code)).rejects.toThrow('DEPARTURE_CLOSED')
    const { revision } = await readDeparture(departure_id)
    const open = { departure_id, closed_yn: 'N', revision }
    expect((await office.sales.sendOnce('POST', '/api/office/filling/close', open)).body.code).toBe(
      'DEPARTURE_CANCELLED',
    )
    const confirm = await office.sales.sendOnce('POST', '/api/office/filling/confirm', {
      departures: [departure_id],
    })
    expect(confirm.body.code).toBe('DEPARTURE_CANCELLED')
  })

  test('writes nothing if somebody has booked since the preview', async () => {
    const { package_code, at } = await office.createTrip()
    const departure_id = at(30)
    const { seen } = await readCancelPreview(departure_id)
    await office.createBooking(package_code)
    expect((await sendCancel({ departure_id, seen })).body.code).toBe('CHANGED_MEANWHILE')
    expect(await readDeparture(departure_id)).toMatchObject({
      is_cancelled: false,
      closed_yn: 'N',
      cancel: null,
    })
    expect((await sendCancel({ departure_id, seen }, office.other)).body.code).toBe('DEPARTURE_NOT_FOUND')
  })

  test('the price grid can neither reopen nor delete the departure', async () => {
    const { package_code, at } = await office.createTrip()
    await createCancelledDeparture(at(30))
    const { revision } = await readDeparture(at(30))
    const prices = { adult_price: 500_000, child_price: 500_000, baby_price: 0, seats: 10, minimum: 4 }
    const row = { departure_date: dateInDays(30), ...prices, revision }
    const save = (sheet: object) =>
      office.sales.sendOnce('PUT', '/api/office/departures', { package_code, ...sheet }, crypto.randomUUID())
    expect((await save({ rows: [{ ...row, closed_yn: 'N' }] })).body).toMatchObject({
      code: 'DEPARTURE_CANCELLED',
      fields: { 'rows.0.closed_yn': {} },
    })
    expect((await save({ removed: [at(30)] })).body).toMatchObject({
      code: 'DEPARTURE_CANCELLED',
      fields: { 'removed.0': {} },
    })
    expect((await save({ rows: [{ ...row, closed_yn: 'Y' }] })).status).toBe(200)
    expect(await readDeparture(at(30))).toMatchObject({ is_cancelled: true, closed_yn: 'Y' })
  })

  test('no seat can be taken from then on, not even by a reservation already under way', async () => {
    const { at } = await office.createTrip()
    await createCancelledDeparture(at(30))
    await sql`update departure_seat set taken = taken + 1 where travel_agency = 1 and departure_id = ${at(30)}`.execute(
      office.site.db,
    )
    expect(await office.countTaken(at(30))).toBe(0)
  })
})

describe('carrying out', () => {
  test('cancels each booking once: no fee, compensation as announced, one mail', async () => {
    const { package_code, at } = await office.createTrip({ 6: 500_000 })
    const { booking_id } = await office.createPaidBooking(package_code, { days: 6 })
    const unpaid = await office.createBooking(package_code, { days: 6, adult: 1 })
    const rows = await createCancelledDeparture(at(6))
    // Whenever it is done: what is owed is of the day on which it was told.
    await office.runInAgency((tx) =>
      sql`update departure set departure_date = ${dateInDays(3)} where departure_id = ${at(6)}`.execute(tx),
    )
    office.takeMails()
    await Promise.all([completeCancels(rows), completeCancels(rows)])
    await completeCancels(rows)
    expect(await office.findBooking(booking_id)).toMatchObject({
      progress: 'cancel_requested',
      cancel_reason: 'minimum',
      refund_due: 1_000_000,
      cancel_fee: 0,
    })
    expect(await listLedgerEntries(booking_id)).toEqual([
      { kind: 'payment', amount: 1_000_000 },
      { kind: 'compensation', amount: 300_000 },
    ])
    expect(await office.findBooking(unpaid.booking_id)).toMatchObject({ progress: 'cancel_completed' })
    expect(
      office
        .takeMails()
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['booking-cancelled', 'booking-cancelled-by-us'])
    expect((await readDeparture(at(6))).cancel).toMatchObject({ done: 2, all: 2 })
    expect(await office.countTaken(at(6))).toBe(2) // until the money was sent back
  })

  test('skips bookings cancelled meanwhile, and the clock job completes what was left', async () => {
    const { package_code, at } = await office.createTrip()
    const first = await office.createPaidBooking(package_code)
    const second = await office.createPaidBooking(package_code)
    const rows = await createCancelledDeparture(at(30))
    const { revision } = await office.findBooking(first.booking_id)
    const gone = {
      booking_id: first.booking_id,
      revision,
      reason: 'free',
      note: '따로',
      refund: 1_000_000,
      compensation: 0,
    }
    expect((await office.sales.sendOnce('POST', '/api/office/booking/cancel', gone)).status).toBe(200)
    await cancelOverdueBookings(office.jobContext)
    // its jobs are not late yet
    expect((await listCancelRows(at(30))).map(({ state }) => state)).toEqual(['asked', 'asked'])
    await office.runInAgency((tx) =>
      tx
        .updateTable('departure_cancel_booking')
        .set({ due: sql<string>`now() - interval '1 hour'` })
        .where('departure_id', '=', at(30))
        .execute(),
    )
    await cancelOverdueBookings(office.jobContext)
    expect((await listCancelRows(at(30))).map(({ state }) => state)).toEqual(['gone', 'done'])
    expect(await office.findBooking(second.booking_id)).toMatchObject({ progress: 'cancel_requested' })
    expect(rows).toHaveLength(2)
  })

  test('killing the process midway leaves no half-done cancellation and repeats none', async () => {
    const { package_code, at } = await office.createTrip({ 5: 500_000 }, { seats: 40, minimum: 40 })
    const made = []
    for (let count = 0; count < 12; count++)
      made.push(await office.createPaidBooking(package_code, { days: 5, adult: 1 }))
    await createCancelledDeparture(at(5))
    const script = path.join(import.meta.dirname, 'cancel-departures-process.ts')
    const states = async () => (await listCancelRows(at(5))).filter(({ state }) => state === 'done').length
    const child = spawn(process.execPath, [script, office.site.url], { stdio: 'inherit' })
    const ended = once(child, 'exit')
    await vi.waitFor(async () => expect(await states()).toBeGreaterThan(0), { timeout: 15_000, interval: 5 })
    child.kill('SIGKILL')
    await ended
    await completeCancels(await listCancelRows(at(5)))
    expect(await states()).toBe(12)
    for (const { booking_id } of made) {
      expect(await listLedgerEntries(booking_id)).toEqual([
        { kind: 'payment', amount: 500_000 },
        { kind: 'compensation', amount: 150_000 },
      ])
      const { id } = await office.findBooking(booking_id)
      const moves = await office.runInAgency((tx) =>
        tx
          .selectFrom('booking_history')
          .select('progress')
          .where('booking', '=', id)
          .orderBy('seq')
          .execute(),
      )
      expect(moves.map(({ progress }) => progress)).toEqual([
        'waiting_for_payment',
        'payment_completed',
        'cancel_requested',
      ])
    }
  })
})

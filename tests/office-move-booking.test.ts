// A booking moved to another departure by staff.

import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { releaseAllExpiredHolds } from '#domain/reservation/clock.server.ts'
import { readFields } from '#lib/read-fields.ts'
import { composeMail } from './compose-mail.ts'
import { dateInDays } from './days.ts'
import { startDuringTransaction } from './during-transaction.ts'
import {
  buildMailContext,
  countTaken,
  createBooking,
  createPaidBooking,
  createTrip,
  findBooking,
  listMailKinds,
  other,
  readBooking,
  readRevision,
  requestPreview,
  runInAgency,
  sales,
  sendAction,
  setUpOfficeActions,
  site,
} from './office-actions-setup.ts'

beforeAll(setUpOfficeActions)

describe('moving to another departure', () => {
  test('shows the difference, moves the seats, and tells the customer', async () => {
    const package_code = await createTrip({ 60: 500_000, 90: 600_000 })
    const { booking_id } = await createPaidBooking(package_code, { email: 'kim@example.com' })
    const { body } = await requestPreview('move', { booking_id, departure_date: dateInDays(90) })
    expect(body).toMatchObject({ before: 1_000_000, total: 1_200_000, due: 200_000 })
    const answer = await sendAction('move', {
      ...(await readRevision(booking_id)),
      departure_date: dateInDays(90),
      total: 1_200_000,
    })
    expect(answer.body).toMatchObject({ due: 200_000, refund: 0 })
    expect([
      await countTaken(package_code, dateInDays(60)),
      await countTaken(package_code, dateInDays(90)),
    ]).toEqual([0, 2])
    expect(await readBooking(booking_id)).toMatchObject({
      departure_date: dateInDays(90),
      return_date: dateInDays(92),
      total: 1_200_000,
      held_until: null,
    })
    expect(await listMailKinds(booking_id)).toContain('booking-moved')
    const { id } = await findBooking(booking_id)
    expect((await composeMail('booking-moved', buildMailContext(id)))?.text).toContain('200,000원')
  })

  test('to a full, a closed, a past or the same departure is refused, and nothing moves', async () => {
    const package_code = await createTrip({ 60: 500_000, 61: 500_000, 90: 500_000 }, 3)
    const { booking_id } = await createBooking(package_code)
    await createBooking(package_code, { departure_date: dateInDays(90) })
    await site.db
      .updateTable('departure')
      .set({ closed_yn: 'Y' })
      .where('package_code', '=', package_code)
      .where('departure_date', '=', dateInDays(61))
      .execute()
    const input = { ...(await readRevision(booking_id)), total: 1_000_000 }
    const codes = []
    for (const days of [90, 61, -1, 60, 200])
      codes.push((await sendAction('move', { ...input, departure_date: dateInDays(days) })).body.code)
    expect(codes).toEqual([
      'SOLD_OUT',
      'DEPARTURE_CLOSED',
      'DEPARTURE_CLOSED',
      'DEPARTURE_CLOSED',
      'DEPARTURE_CLOSED',
    ])
    expect((await sendAction('move', { ...input, departure_date: dateInDays(90) }, other)).body.code).toBe(
      'BOOKING_NOT_FOUND',
    )
    expect([
      await countTaken(package_code, dateInDays(60)),
      await countTaken(package_code, dateInDays(90)),
    ]).toEqual([2, 2])
  })

  test('two bookings change places a hundred times: no seat too many, none lost, and nobody waits for ever', {
    timeout: 120_000,
  }, async () => {
    const package_code = await createTrip({ 60: 500_000, 90: 500_000 }, 4)
    const one = await createBooking(package_code)
    const two = await createBooking(package_code, { departure_date: dateInDays(90) })
    for (let round = 0; round < 50; round++) {
      const to = (booking: { departure_date: string }) =>
        booking.departure_date === dateInDays(60) ? dateInDays(90) : dateInDays(60)
      const answers = await Promise.all(
        [one, two].map(async ({ booking_id }) => {
          const { revision, departure_date } = await findBooking(booking_id)
          return sendAction('move', {
            booking_id,
            revision,
            departure_date: to({ departure_date }),
            total: 1_000_000,
          })
        }),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
    }
    expect([
      await countTaken(package_code, dateInDays(60)),
      await countTaken(package_code, dateInDays(90)),
    ]).toEqual([2, 2])
  })

  test('without the fixed lock order the two moves would deadlock', async () => {
    const package_code = await createTrip({ 60: 500_000, 90: 500_000 }, 4)
    await createBooking(package_code)
    await createBooking(package_code, { departure_date: dateInDays(90) })
    const clients = await Promise.all([1, 2].map(() => connectClient()))
    const give = (client: pg.Client, day: string, seats: number) =>
      client.query(
        'update departure_seat set taken = taken + $3 where travel_agency = 1 and departure_id = (select departure_id from departure where travel_agency = 1 and package_code = $1 and departure_date = $2)',
        [package_code, day, seats],
      )
    const ways = [
      [dateInDays(60), dateInDays(90)],
      [dateInDays(90), dateInDays(60)],
    ] as const
    for (const client of clients) await client.query('begin')
    for (const [at, client] of clients.entries()) await give(client, ways[at]?.[0] ?? '', -1)
    const outcomes = await Promise.allSettled(
      clients.map((client, at) => give(client, ways[at]?.[1] ?? '', 1)),
    )
    const failed = outcomes.filter(({ status }) => status === 'rejected')
    expect(failed).toHaveLength(1)
    expect(readFields(readFields(failed[0]).reason).code).toBe('40P01') // a deadlock
    for (const client of clients) {
      await client.query('rollback')
      await client.end()
    }
  })

  test('when a booking is moved and cancelled at the same time, one of the two is refused', async () => {
    const package_code = await createTrip({ 60: 500_000, 90: 500_000 })
    const { booking_id } = await createPaidBooking(package_code)
    const input = { ...(await readRevision(booking_id)), departure_date: dateInDays(90), total: 1_000_000 }
    const cancelled = {
      ...(await readRevision(booking_id)),
      reason: 'customer',
      note: '취소',
      refund: 1_000_000,
      compensation: 0,
    }
    const answers = await Promise.all([sendAction('move', input), sendAction('cancel', cancelled)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { departure_date } = await findBooking(booking_id)
    expect(await countTaken(package_code, departure_date)).toBe(2)
  })

  test('the process dies before the commit: nothing has moved, and the same key does it then', async () => {
    const package_code = await createTrip({ 60: 500_000, 90: 500_000 })
    const { booking_id } = await createPaidBooking(package_code)
    const input = { ...(await readRevision(booking_id)), departure_date: dateInDays(90), total: 1_000_000 }
    const key = crypto.randomUUID()
    const blocker = await connectClient()
    await blocker.query('begin')
    await blocker.query(
      'update departure_seat set taken = taken where travel_agency = 1 and departure_id = (select departure_id from departure where travel_agency = 1 and package_code = $1 and departure_date = $2)',
      [package_code, dateInDays(60)],
    )
    const [begun] = await startDuringTransaction(site, () => sendAction('move', input, sales, key))
    await blocker.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and pid in (select l.pid from pg_locks l where not l.granted)',
    )
    const first = await begun
    await blocker.query('rollback')
    await blocker.end()
    if (first.status !== 200)
      expect(await findBooking(booking_id)).toMatchObject({ departure_date: dateInDays(60) })
    const again = await sendAction('move', input, sales, key)
    expect(again.status).toBe(200)
    expect(await sendAction('move', input, sales, key)).toMatchObject({ status: 200, body: again.body })
    expect([
      await countTaken(package_code, dateInDays(60)),
      await countTaken(package_code, dateInDays(90)),
    ]).toEqual([0, 2])
    const { history } = await readBooking(booking_id)
    expect(history.filter(({ note }: { note: string }) => note.includes('→'))).toHaveLength(1)
  })

  test('a hold that is moved ends by itself, and its seats come back where they are now', async () => {
    const package_code = await createTrip({ 60: 500_000, 90: 500_000 })
    const { booking_id } = await createBooking(package_code)
    await sendAction('move', {
      ...(await readRevision(booking_id)),
      departure_date: dateInDays(90),
      total: 1_000_000,
    })
    await runInAgency((tx) =>
      tx
        .updateTable('booking')
        .set({ held_until: sql<string>`now() - interval '1 second'` })
        .where('travel_agency', '=', 1)
        .where('booking_id', '=', booking_id)
        .execute(),
    )
    await releaseAllExpiredHolds({ db: site.db, enqueue: async () => {} })
    expect([
      await countTaken(package_code, dateInDays(60)),
      await countTaken(package_code, dateInDays(90)),
    ]).toEqual([0, 0])
  })
})

async function connectClient() {
  const client = new pg.Client(site.url)
  await client.connect()
  return client
}

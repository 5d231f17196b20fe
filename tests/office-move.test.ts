// A booking moved to another departure by staff.

import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { releaseAll } from '#domain/reservation/clock.server.ts'
import { bookingMail } from '#mail/booking.server.ts'
import { partsOf } from '#plain/parts-of.ts'
import { beginBeside } from './beside.ts'
import { inDays } from './days.ts'
import {
  act,
  booked,
  held,
  inside,
  mailsFor,
  openActs,
  other,
  paid,
  post,
  preview,
  read,
  sales,
  seen,
  site,
  taken,
  trip,
} from './office-acts.ts'

beforeAll(openActs)

describe('moving to another departure', () => {
  test('shows the difference, moves the seats, and tells the customer', async () => {
    const package_code = await trip({ 60: 500_000, 90: 600_000 })
    const { booking_id } = await paid(package_code)
    const { body } = await preview('move', { booking_id, departure_date: inDays(90) })
    expect(body).toMatchObject({ before: 1_000_000, total: 1_200_000, due: 200_000 })
    const answer = await act('move', {
      ...(await seen(booking_id)),
      departure_date: inDays(90),
      total: 1_200_000,
    })
    expect(answer.body).toMatchObject({ due: 200_000, refund: 0 })
    expect([await taken(package_code, inDays(60)), await taken(package_code, inDays(90))]).toEqual([0, 2])
    expect(await read(booking_id)).toMatchObject({
      departure_date: inDays(90),
      return_date: inDays(92),
      total: 1_200_000,
      held_until: null,
    })
    expect(await mailsFor(booking_id)).toContain('booking-moved')
    const { id } = await held(booking_id)
    expect((await bookingMail('moved')(post(id)))?.text).toContain('200,000원')
  })

  test('to a full, a closed, a past or the same departure is refused, and nothing moves', async () => {
    const package_code = await trip({ 60: 500_000, 61: 500_000, 90: 500_000 }, 3)
    const { booking_id } = await booked(package_code)
    await booked(package_code, { departure_date: inDays(90) })
    await site.db
      .updateTable('departure')
      .set({ closed_yn: 'Y' })
      .where('package_code', '=', package_code)
      .where('departure_date', '=', inDays(61))
      .execute()
    const asked = { ...(await seen(booking_id)), total: 1_000_000 }
    const codes = []
    for (const days of [90, 61, -1, 60, 200])
      codes.push((await act('move', { ...asked, departure_date: inDays(days) })).body.code)
    expect(codes).toEqual([
      'SOLD_OUT',
      'DEPARTURE_CLOSED',
      'DEPARTURE_CLOSED',
      'DEPARTURE_CLOSED',
      'DEPARTURE_CLOSED',
    ])
    expect((await act('move', { ...asked, departure_date: inDays(90) }, other)).body.code).toBe(
      'BOOKING_NOT_FOUND',
    )
    expect([await taken(package_code, inDays(60)), await taken(package_code, inDays(90))]).toEqual([2, 2])
  })

  test('two bookings change places a hundred times: no seat too many, none lost, and nobody waits for ever', {
    timeout: 120_000,
  }, async () => {
    const package_code = await trip({ 60: 500_000, 90: 500_000 }, 4)
    const one = await booked(package_code)
    const two = await booked(package_code, { departure_date: inDays(90) })
    for (let round = 0; round < 50; round++) {
      const to = (booking: { departure_date: string }) =>
        booking.departure_date === inDays(60) ? inDays(90) : inDays(60)
      const answers = await Promise.all(
        [one, two].map(async ({ booking_id }) => {
          const { revision, departure_date } = await held(booking_id)
          return act('move', {
            booking_id,
            revision,
            departure_date: to({ departure_date }),
            total: 1_000_000,
          })
        }),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
    }
    expect([await taken(package_code, inDays(60)), await taken(package_code, inDays(90))]).toEqual([2, 2])
  })

  test('without the fixed order the same two would wait for each other', async () => {
    const package_code = await trip({ 60: 500_000, 90: 500_000 }, 4)
    await booked(package_code)
    await booked(package_code, { departure_date: inDays(90) })
    const clients = await Promise.all([1, 2].map(() => connected()))
    const give = (client: pg.Client, day: string, seats: number) =>
      client.query(
        'update departure_seat set taken = taken + $3 where travel_agency = 1 and departure_id = (select departure_id from departure where travel_agency = 1 and package_code = $1 and departure_date = $2)',
        [package_code, day, seats],
      )
    const ways = [
      [inDays(60), inDays(90)],
      [inDays(90), inDays(60)],
    ] as const
    for (const client of clients) await client.query('begin')
    for (const [at, client] of clients.entries()) await give(client, ways[at]?.[0] ?? '', -1)
    const outcomes = await Promise.allSettled(
      clients.map((client, at) => give(client, ways[at]?.[1] ?? '', 1)),
    )
    const failed = outcomes.filter(({ status }) => status === 'rejected')
    expect(failed).toHaveLength(1)
    expect(partsOf(partsOf(failed[0]).reason).code).toBe('40P01') // a deadlock
    for (const client of clients) {
      await client.query('rollback')
      await client.end()
    }
  })

  test('while it is cancelled beside us, one of the two is refused', async () => {
    const package_code = await trip({ 60: 500_000, 90: 500_000 })
    const { booking_id } = await paid(package_code)
    const asked = { ...(await seen(booking_id)), departure_date: inDays(90), total: 1_000_000 }
    const cancelled = {
      ...(await seen(booking_id)),
      reason: 'customer',
      note: '취소',
      refund: 1_000_000,
      compensation: 0,
    }
    const answers = await Promise.all([act('move', asked), act('cancel', cancelled)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { departure_date } = await held(booking_id)
    expect(await taken(package_code, departure_date)).toBe(2)
  })

  test('the process dies before the commit: nothing has moved, and the same key does it then', async () => {
    const package_code = await trip({ 60: 500_000, 90: 500_000 })
    const { booking_id } = await paid(package_code)
    const asked = { ...(await seen(booking_id)), departure_date: inDays(90), total: 1_000_000 }
    const key = crypto.randomUUID()
    const blocker = await connected()
    await blocker.query('begin')
    await blocker.query(
      'update departure_seat set taken = taken where travel_agency = 1 and departure_id = (select departure_id from departure where travel_agency = 1 and package_code = $1 and departure_date = $2)',
      [package_code, inDays(60)],
    )
    const [begun] = await beginBeside(site, () => act('move', asked, sales, key))
    await blocker.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and pid in (select l.pid from pg_locks l where not l.granted)',
    )
    const first = await begun
    await blocker.query('rollback')
    await blocker.end()
    if (first.status !== 200) expect(await held(booking_id)).toMatchObject({ departure_date: inDays(60) })
    const again = await act('move', asked, sales, key)
    expect(again.status).toBe(200)
    expect(await act('move', asked, sales, key)).toMatchObject({ status: 200, body: again.body })
    expect([await taken(package_code, inDays(60)), await taken(package_code, inDays(90))]).toEqual([0, 2])
    const { history } = await read(booking_id)
    expect(history.filter(({ note }: { note: string }) => note.includes('→'))).toHaveLength(1)
  })

  test('a hold that is moved ends by itself, and its seats come back where they are now', async () => {
    const package_code = await trip({ 60: 500_000, 90: 500_000 })
    const { booking_id } = await booked(package_code)
    await act('move', { ...(await seen(booking_id)), departure_date: inDays(90), total: 1_000_000 })
    await inside((tx) =>
      tx
        .updateTable('booking')
        .set({ held_until: sql<string>`now() - interval '1 second'` })
        .where('travel_agency', '=', 1)
        .where('booking_id', '=', booking_id)
        .execute(),
    )
    await releaseAll({ db: site.db, later: async () => {} })
    expect([await taken(package_code, inDays(60)), await taken(package_code, inDays(90))]).toEqual([0, 0])
  })
})

async function connected() {
  const client = new pg.Client(site.url)
  await client.connect()
  return client
}

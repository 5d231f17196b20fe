// Decision 20: whoever proves nothing holds little, at every moment, however many they say they are.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { releaseAllExpiredHolds } from '#domain/reservation/clock.server.ts'
import { checkHoldLimitsEarly, claimHold } from '#domain/reservation/holds.server.ts'
import { unprovedLimits } from '#limits/trade.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import {
  buildClockContext,
  buildForm,
  createContact,
  createMailCode,
  createTripWithSeats,
  endHolds,
  insertHold,
  reserveAndGetCode,
  reservePath,
  runInAgency,
  sendReservation,
  setUpHolds,
  site,
} from './holds-setup.ts'
import { createVisitor, retryWhile503 } from './visitor.ts'

beforeAll(setUpHolds)

beforeEach(endHolds)

/** What is held and not proved, of every departure and of the agency. */
const listUnprovedHolds = () =>
  runInAgency(async (tx) => {
    const { rows } = await sql<{ package_code: string; seats: number; all: number; bookings: number }>`
      select package_code, sum(adult + child)::int as seats, o.seats as all, count(*)::int as bookings from booking join departure o using (travel_agency, package_code, departure_date)
      where travel_agency = 1 and progress = 'waiting_for_payment' and proved_by is null group by package_code, o.seats`.execute(
      tx,
    )
    return rows
  })
async function expectWithinLimits() {
  const rows = await listUnprovedHolds()
  for (const { seats, all } of rows) expect(seats).toBeLessThanOrEqual(Math.max(4, Math.floor(all / 5)))
  expect(rows.reduce((sum, { seats }) => sum + seats, 0)).toBeLessThanOrEqual(40)
  return rows
}

describe('ten minutes of somebody who wants everything', () => {
  test('one client at one address, with fresh cookies and made-up contacts, holds three bookings', async () => {
    const trips = await Promise.all([4, 10, 20, 100, 100].map(createTripWithSeats))
    for (let minute = 0; minute < 10; minute++) {
      await Promise.all(
        Array.from({ length: 30 }, (_, at) =>
          sendReservation(createVisitor(site, { ip: '203.0.113.7' }), trips[at % trips.length] ?? '', {
            party: { adult: 1 + (at % 4), child: 0, baby: 0 },
          }),
        ),
      )
      const rows = await expectWithinLimits()
      expect(rows.reduce((sum, { bookings }) => sum + bookings, 0)).toBe(unprovedLimits.each)
      if (minute === 4) {
        await runInAgency((tx) =>
          sql`update booking set held_until = now() - interval '1 second' where progress = 'waiting_for_payment'`.execute(
            tx,
          ),
        )
        await releaseAllExpiredHolds(buildClockContext())
        expect(await listUnprovedHolds()).toEqual([])
      }
    }
  })

  test('from a thousand addresses of one IPv6 network it is the same', async () => {
    const trip = await createTripWithSeats(1_000)
    const answerCodes = []
    for (let at = 0; at < 20; at++)
      answerCodes.push(
        await reserveAndGetCode(createVisitor(site, { ip: `2001:db8:5:6::${at.toString(16)}` }), trip),
      )
    expect(answerCodes.filter((each) => each === 'held')).toHaveLength(unprovedLimits.each)
  })

  test('from addresses all over the world it is a fifth of a departure, and 40 seats of the agency', async () => {
    const trips = await Promise.all([4, 10, 20, 20, 20, 100, 100, 100].map(createTripWithSeats))
    for (let minute = 0; minute < 10; minute++) {
      await Promise.all(
        Array.from({ length: 30 }, (_, at) =>
          sendReservation(createVisitor(site), trips[(at + minute) % trips.length] ?? '', {
            party: { adult: 1 + (at % 3), child: 0, baby: 0 },
          }),
        ),
      )
      await expectWithinLimits()
    }
    expect((await listUnprovedHolds()).reduce((sum, { seats }) => sum + seats, 0)).toBeGreaterThan(30)
  })
})

test('a hundred honest buyers behind one address, who read their mail, all get theirs', {
  timeout: 120_000,
}, async () => {
  const trip = await createTripWithSeats(300)
  const requestedPaths: string[] = []
  const buy = async () => {
    const me = createVisitor(site, { ip: '198.51.100.20' })
    const key = randomUUID()
    const form = buildForm(trip, { party: { adult: 2, child: 0, baby: 0 } })
    const send = (body: object) => retryWhile503(() => me.sendOnce('POST', reservePath, body, key))
    const first = await send(form)
    if (first.status === 200) return first
    requestedPaths.push(first.body.code)
    return send({ ...form, code: await createMailCode(me, form.email) })
  }
  const answers = []
  for (let round = 0; round < 5; round++)
    answers.push(...(await Promise.all(Array.from({ length: 20 }, buy))))
  expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual([])
  expect(new Set(answers.map(({ body }) => body.booking_id)).size).toBe(100)
  expect([requestedPaths.length, new Set(requestedPaths)]).toEqual([97, new Set(['PROOF_REQUIRED'])])
  await expectWithinLimits()
})

describe('at the same moment', () => {
  const crowd = (trips: string[], size: number) =>
    Promise.all(
      Array.from({ length: size }, (_, at) =>
        retryWhile503(() => sendReservation(createVisitor(site), trips[at % trips.length] ?? '')),
      ),
    )

  test('sixty strangers who want one departure of twenty seats hold four', async () => {
    const trip = await createTripWithSeats(20)
    const answers = await crowd([trip], 60)
    const byAnswer = Object.groupBy(answers, ({ status, body }) => (status === 200 ? 'held' : body.code))
    expect([Object.keys(byAnswer).sort(), byAnswer.held?.length]).toEqual([['PROOF_REQUIRED', 'held'], 4])
  })

  test('sixty strangers who want different departures hold forty seats', async () => {
    const trips = await Promise.all(Array.from({ length: 20 }, () => createTripWithSeats(20)))
    const answers = await crowd(trips, 60)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40)
    await expectWithinLimits()
  })

  test('one contact holds three, also when it is sent twenty times at once from everywhere', async () => {
    const trip = await createTripWithSeats(1_000)
    const same = createContact()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => retryWhile503(() => sendReservation(createVisitor(site), trip, same))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  })

  test('without the lock the same crowd holds too much', async () => {
    const trip = await createTripWithSeats(20)
    const { departure_id } = await site.db
      .selectFrom('departure')
      .select('departure_id')
      .where('travel_agency', '=', 1)
      .where('package_code', '=', trip)
      .executeTakeFirstOrThrow()
    const size = 8
    let host = 0
    const heldBy = async (isLocked: boolean) => {
      let looking = 0
      const done = await Promise.allSettled(
        Array.from({ length: size }, () =>
          runInTransactionWithJobs(buildClockContext(), 1, async (ctx) => {
            const me = { ...ctx, keyFor: site.naru.keyFor, network: `10.77.0.${++host}` }
            const hold = {
              departure_id,
              seats: 1,
              capacity: 20,
              limits: null,
              ...createContact(),
              member_id: null,
              proved_by: null,
              mailbox: null,
            }
            if (isLocked) await claimHold(me, hold, 0)
            else await checkHoldLimitsEarly(me, hold)
            looking++
            // everybody has counted before anybody holds
            while (!isLocked && looking < size) await new Promise((resolve) => setTimeout(resolve, 1))
            await insertHold(ctx.db, trip, hold)
          }),
        ),
      )
      return done.filter(({ status }) => status === 'fulfilled').length
    }
    expect(await heldBy(true)).toBe(4)
    await runInAgency((tx) => sql`update booking set progress = 'cancel_completed'`.execute(tx))
    expect(await heldBy(false)).toBe(size)
  })
})

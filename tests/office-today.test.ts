// The first screen of the office: what waits, for whom it is, and how the days went.
import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#lib/days.ts'
import { formatSeoulDay } from '#lib/format.ts'
import type { DB } from '#platform/db/rows.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { sameInBoth } from '#seed/make.ts'
import { dateInDays } from './days.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser } from './staff-user.ts'

let site: Site
beforeAll(async () => {
  site = await createSite({ shared: true })
  for (const key of [3, 4, 5]) await site.makeAt(key).agency()
})
const today = formatSeoulDay(new Date())

async function createTrip(days: number, { taken = 0, minimum = 8, key = 1, travel_alert = 1 } = {}) {
  const make = site.makeAt(key)
  const { tour_category_id } = await make.category()
  const { package_code } = await make.package({ tour_category_id, detail: { travel_alert } })
  const { departure_id } = await make.departure({
    package_code,
    departure_date: dateInDays(days),
    taken,
    minimum,
  })
  return { package_code, departure_id, departure_date: dateInDays(days), key }
}

type DatedTrip = Awaited<ReturnType<typeof createTrip>>

function insertBooking(
  { package_code, departure_id, departure_date, key }: DatedTrip,
  { adult = 2, ...overrides }: Partial<Insertable<DB['booking']>> = {},
) {
  return runInTransaction(site.db, key, (tx) =>
    tx
      .insertInto('booking')
      .values({
        travel_agency: key,
        booking_id: randomUUID().replace(/-/g, '').slice(0, 12).toUpperCase(),
        package_code,
        departure_id,
        departure_date,
        return_date: addDays(departure_date, 3),
        page_title: sameInBoth('Trip'),
        name: '이손님',
        contact: '010-0000-0000',
        email: 'guest@example.com',
        language: 'ko',
        adult,
        child: 0,
        baby: 0,
        price_lines: '[]',
        total: 1_000_000,
        fees: '[]',
        pay_by: 'bank_transfer',
        paid: overrides.progress === undefined ? 0 : 1_000_000,
        ...overrides,
      })
      .returning(['id', 'booking_id'])
      .executeTakeFirstOrThrow(),
  )
}

type PendingWork = { kind: string; total: number; list: { ref: string }[] }
async function readPendingWork(who: Awaited<ReturnType<typeof createStaffUser>>) {
  const { status, body } = await who.send('GET', '/api/office/today')
  expect(status).toBe(200)
  return { body, kinds: new Map((body.waiting as PendingWork[]).map((each) => [each.kind, each])) }
}

describe('what waits', () => {
  test('is counted by kind, and each leads to what it is about', async () => {
    const owner = await createStaffUser(site)
    const far = await createTrip(40)
    const waiting = await insertBooking(far, { held_until: new Date(Date.now() + 3_600_000).toISOString() })
    const cancel = await insertBooking(far, {
      progress: 'cancel_requested',
      before_cancel: 'payment_completed',
      refund_due: 900_000,
    })
    const soon = await insertBooking(await createTrip(12), { progress: 'preparing' })
    const unfilled = await createTrip(7, { taken: 3 })
    await createTrip(7, { taken: 0 }) // nobody booked: nobody is owed anything
    await createTrip(11, { taken: 3 }) // not yet
    const question = await site.make.post({
      board_id: (await createQnaBoard()).board_id,
      type: 'QNA',
      title: '유모차?',
    })
    const review = await site.make.review({ package_code: far.package_code, stars: 2 })
    const consult = await createConsultation(1)
    const { body, kinds } = await readPendingWork(owner)
    expect(body.waiting.map(({ kind }: PendingWork) => kind)).toEqual([
      'departures',
      'transfers',
      'cancels',
      'papers',
      'questions',
      'consultations',
      'reviews',
    ])
    expect(kinds.get('departures')).toMatchObject({
      total: 1,
      list: [{ ref: String(unfilled.departure_id), departure_date: dateInDays(7), people: 3, minimum: 8 }],
    })
    expect(kinds.get('transfers')).toMatchObject({
      total: 1,
      list: [{ ref: waiting.booking_id, amount: 1_000_000 }],
    })
    expect(kinds.get('cancels')).toMatchObject({
      total: 1,
      list: [{ ref: cancel.booking_id, amount: 900_000, is_ours: false }],
    })
    expect(kinds.get('papers')).toMatchObject({
      total: 1,
      list: [{ ref: soon.booking_id, missing: 2, people: 2 }],
    })
    expect(kinds.get('questions')).toMatchObject({
      total: 1,
      list: [{ ref: String(question.id), title: '유모차?' }],
    })
    expect(kinds.get('consultations')).toMatchObject({ total: 1, list: [{ ref: String(consult) }] })
    expect(kinds.get('reviews')).toMatchObject({ total: 1, list: [{ ref: String(review.id), stars: 2 }] })
    const { body: numbers } = await owner.send('GET', '/api/office/waiting')
    expect(numbers.total).toBe(7)
    await runInTransaction(site.db, 1, (tx) =>
      tx.updateTable('booking').set({ cancel_reason: 'free' }).where('id', '=', cancel.id).execute(),
    )
    expect((await readPendingWork(owner)).kinds.get('cancels')?.list).toMatchObject([{ is_ours: true }])
  })

  test('a departure under its minimum waits from the tenth day before it to the last', async () => {
    const owner = await createStaffUser(site, { travel_agency: 5 })
    const waiting = async () => (await readPendingWork(owner)).kinds.get('departures')
    for (const days of [12, 11, -1]) await createTrip(days, { key: 5, taken: 3 })
    await createTrip(10, { key: 5, taken: 8 }) // filled
    expect(await waiting()).toBeUndefined()
    for (const [at, days] of [10, 9, 8, 7, 0].entries()) {
      const { departure_id } = await createTrip(days, { key: 5, taken: 3 })
      expect(await waiting()).toMatchObject({
        total: at + 1,
        list: expect.arrayContaining([expect.objectContaining({ ref: String(departure_id) })]),
      })
    }
  })

  test('due and owed money is listed from the ledger until it is paid', async () => {
    const owner = await createStaffUser(site)
    const { id, booking_id } = await insertBooking(await createTrip(50), {
      progress: 'preparing',
      total: 600_000,
      paid: 0,
    })
    const write = (kind: 'payment' | 'refund', amount: number) =>
      runInTransaction(site.db, 1, (tx) =>
        tx
          .insertInto('ledger')
          .values({
            travel_agency: 1,
            booking: id,
            kind,
            amount,
            method: 'bank_transfer',
            transaction_id: randomUUID(),
          })
          .execute(),
      )
    await write('payment', 500_000)
    expect((await readPendingWork(owner)).kinds.get('dues')).toMatchObject({
      total: 1,
      list: [{ ref: booking_id, amount: 100_000 }],
    })
    const due = await owner.send('GET', '/api/office/bookings?money=due')
    expect(due.body.list).toMatchObject([{ booking_id }])
    await write('payment', 500_000)
    expect((await readPendingWork(owner)).kinds.get('dues')).toBeUndefined()
    expect((await readPendingWork(owner)).kinds.get('refunds')).toMatchObject({
      total: 1,
      list: [{ ref: booking_id, amount: 400_000 }],
    })
    await write('refund', 400_000)
    expect((await readPendingWork(owner)).kinds.get('refunds')).toBeUndefined()
  })

  test('a fee above what was paid is there until it is waived, and a refund until it has its account', async () => {
    const owner = await createStaffUser(site)
    const trip = await createTrip(70)
    const cancelled = { progress: 'cancel_completed', paid: 100_000, cancel_fee: 300_000 } as const
    const claim = await insertBooking(trip, { ...cancelled, refund_due: 0 })
    const waiting = await insertBooking(trip, { progress: 'preparing', paid: 1_070_000 })
    await runInTransaction(site.db, 1, async (tx) => {
      const order_id = `${waiting.booking_id}-1`
      await tx
        .insertInto('payment_try')
        .values({ travel_agency: 1, booking: waiting.id, order_id, amount: 1_000_000, state: 'paid' })
        .execute()
      await tx
        .insertInto('refund')
        .values({
          travel_agency: 1,
          booking: waiting.id,
          order_id,
          amount: 70_000,
          reason: 'x',
          completes: false,
          state: 'account_needed',
        })
        .execute()
    })
    const { kinds } = await readPendingWork(owner)
    expect(kinds.get('claims')).toMatchObject({
      total: 1,
      list: [{ ref: claim.booking_id, amount: 200_000 }],
    })
    expect(kinds.get('accounts')).toMatchObject({
      total: 1,
      list: [{ ref: waiting.booking_id, amount: 70_000 }],
    })
    const sales = await createStaffUser(site, { roles: ['sales'] })
    expect((await readPendingWork(sales)).kinds.get('claims')).toBeUndefined()
    const waive = { booking_id: claim.booking_id, amount: 200_000, reason: '사정' }
    expect((await owner.sendOnce('POST', '/api/office/booking/waive-claim', waive)).status).toBe(200)
    await runInTransaction(site.db, 1, (tx) =>
      tx.updateTable('refund').set({ state: 'asked' }).where('booking', '=', waiting.id).execute(),
    )
    const after = (await readPendingWork(owner)).kinds
    expect([after.get('claims'), after.get('accounts')]).toEqual([undefined, undefined])
  })

  test('a passport that ends soon is there, one of a trip that is over is not', async () => {
    const owner = await createStaffUser(site)
    const trip = await createTrip(80)
    const { id, booking_id } = await insertBooking(trip, { progress: 'ready' })
    const over = await insertBooking(trip, { progress: 'travel_completed' })
    const data_key = randomUUID()
    await runInTransaction(site.db, 1, async (tx) => {
      await tx.insertInto('data_key').values({ travel_agency: 1, id: data_key, wrapped: 'x' }).execute()
      for (const booking of [id, over.id])
        await tx
          .insertInto('passport')
          .values({ travel_agency: 1, booking, traveller: 1, sealed: 'x', data_key, expires_soon: true })
          .execute()
    })
    expect((await readPendingWork(owner)).kinds.get('passports')).toMatchObject({
      total: 1,
      list: [{ ref: booking_id, expiring: 1 }],
    })
  })

  test('a task is there from its day on, for whom it is or for whoever comes to it, until it is done', async () => {
    const [mine, other] = [await createStaffUser(site), await createStaffUser(site, { roles: ['sales'] })]
    const { booking_id } = await insertBooking(await createTrip(60), { progress: 'preparing' })
    const add = async (text: string, days: number, staff_id?: number) =>
      (
        await mine.sendOnce('POST', '/api/office/booking/task', {
          booking_id,
          text,
          due: dateInDays(days),
          staff_id,
        })
      ).body.id
    await add('later', 1)
    const own = await add('own', 0, mine.id)
    const late = await add('late', -2)
    const findTasks = async (who: typeof mine) => (await readPendingWork(who)).kinds.get('tasks')
    expect(await findTasks(mine)).toMatchObject({
      total: 2,
      list: [
        { ref: booking_id, task: 'late', task_id: late, due: dateInDays(-2) },
        { ref: booking_id, task: 'own', task_id: own, due: today },
      ],
    })
    expect(await findTasks(other)).toMatchObject({ total: 1, list: [{ task: 'late' }] })
    const listed = async (who: typeof mine) =>
      (await who.send('GET', '/api/office/bookings?to_do=tasks')).body.list
    expect(await listed(other)).toMatchObject([{ booking_id }])
    for (const id of [own, late]) await mine.send('PUT', '/api/office/booking/task', { id })
    expect(await findTasks(mine)).toBeUndefined()
    expect(await listed(mine)).toEqual([])
    const reopen = (who = mine) => who.send('POST', '/api/office/booking/task/reopen', { id: late })
    expect((await reopen(await createStaffUser(site, { travel_agency: 2 }))).body.code).toBe('NOT_FOUND')
    expect((await reopen(other)).status).toBe(200)
    expect(await findTasks(mine)).toMatchObject({ total: 1, list: [{ task_id: late }] })
    expect((await reopen()).body.code).toBe('CHANGED_MEANWHILE')
    const logEntries = await mine.send('GET', '/api/office/log?call=booking.reopenTask')
    expect(logEntries.body.list).toMatchObject([{ subject: `task ${late}`, said: { what: '할 일 되돌림' } }])
    await mine.send('PUT', '/api/office/booking/task', { id: late })
  })

  test('a task of somebody who has left is there for everybody', async () => {
    const [mine, leaver] = [
      await createStaffUser(site, { travel_agency: 5 }),
      await createStaffUser(site, { travel_agency: 5, roles: ['sales'] }),
    ]
    const { booking_id } = await insertBooking(await createTrip(60, { key: 5 }), { progress: 'preparing' })
    const task = { booking_id, text: 'hers', due: today, staff_id: leaver.id }
    await mine.sendOnce('POST', '/api/office/booking/task', task)
    const findTasks = async () => (await readPendingWork(mine)).kinds.get('tasks')
    expect(await findTasks()).toBeUndefined()
    await site.db
      .deleteFrom('staff_role')
      .where('travel_agency', '=', 5)
      .where('staff_id', '=', leaver.id)
      .execute()
    expect(await findTasks()).toMatchObject({ total: 1, list: [{ task: 'hers' }] })
  })

  test('the list shows all of what the first screen counts', async () => {
    const owner = await createStaffUser(site)
    const { kinds } = await readPendingWork(owner)
    for (const to_do of ['papers', 'passports']) {
      const { body } = await owner.send('GET', `/api/office/bookings?to_do=${to_do}`)
      expect(kinds.get(to_do)?.total).toBeGreaterThan(0)
      expect([to_do, body.total]).toEqual([to_do, kinds.get(to_do)?.total])
    }
  })

  test('of each kind a few are shown and all are counted', async () => {
    const owner = await createStaffUser(site, { travel_agency: 2 })
    const trip = await createTrip(30, { key: 2 })
    for (let at = 0; at < 5; at++) await insertBooking(trip, { progress: 'cancel_requested' })
    const { kinds } = await readPendingWork(owner)
    expect(kinds.get('cancels')?.total).toBe(5)
    expect(kinds.get('cancels')?.list).toHaveLength(3)
  })
})

describe('who sees what', () => {
  test.each([
    ['sales', ['departures', 'cancels', 'papers', 'passports', 'questions', 'consultations'], true, false],
    ['money', ['departures', 'transfers', 'cancels', 'papers'], true, true],
    ['content', ['questions', 'consultations', 'reviews'], false, false],
    ['guide', [], false, false],
  ] as const)(
    '%s sees what the role may, and nothing else is in the answer',
    async (role, seen, people, money) => {
      const { body } = await readPendingWork(await createStaffUser(site, { roles: [role] }))
      expect(body.waiting.map(({ kind }: PendingWork) => kind)).toEqual(seen)
      expect('people_by_day' in body).toBe(people)
      expect('money_by_day' in body).toBe(money)
    },
  )

  test('pending work shows only the own agency’s, and nothing without log-in', async () => {
    const stranger = await createStaffUser(site, { travel_agency: 3 })
    expect(await stranger.visitor.send('GET', '/api/office/today?travel_agency=1')).toMatchObject({
      status: 404,
    })
    expect((await stranger.api.report.today()).waiting).toEqual([])
  })
})

test('this week’s trips and fourteen days of bookings and money stand beside last year’s', async () => {
  const owner = await createStaffUser(site, { travel_agency: 4 })
  const trip = await createTrip(2, { key: 4, taken: 9 })
  await createTrip(8, { key: 4, taken: 9 })
  await insertBooking(trip, { adult: 3 })
  await insertBooking(trip, { adult: 4, progress: 'cancel_completed' })
  const { id } = await insertBooking(trip, {
    adult: 5,
    reg_date: new Date(Date.now() - 364 * 86_400_000).toISOString(),
  })
  await runInTransaction(site.db, 4, (tx) =>
    tx
      .insertInto('ledger')
      .values({
        travel_agency: 4,
        booking: id,
        kind: 'payment',
        amount: 2_500_000_000,
        method: 'card',
        transaction_id: 't',
      })
      .execute(),
  )
  const { body } = await readPendingWork(owner)
  expect(body.leaving).toEqual([
    expect.objectContaining({ package_code: trip.package_code, taken: 9, minimum: 8, seats: 20 }),
  ])
  expect(body.people_by_day).toHaveLength(14)
  expect(body.people_by_day.at(-1)).toEqual({ day: today, now: 3, before: 5 })
  expect(body.money_by_day.at(-1)).toEqual({ day: today, now: 2_500_000_000, before: 0 })
})

async function createQnaBoard() {
  return site.make.board({ board_id: 'QNA', write: 'anyone' })
}

async function createConsultation(travel_agency: number): Promise<number> {
  const { id } = await runInTransaction(site.db, travel_agency, (tx) =>
    tx
      .insertInto('consult')
      .values({
        travel_agency,
        name: '박문의',
        contact: '010-1111-2222',
        contents: '32명 여수',
        language: 'ko',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return id
}

// Reserved free of charge until the departure is certain: proved, counted, asked at one moment, taken back.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PaymentPlan } from '#domain/agency/rules/payment-plan.ts'
import { askedToPay } from '#domain/booking/history-note.ts'
import { confirmDepartureManually, reservedSeats } from '#domain/departure/confirm-departure.server.ts'
import { getOccupancy } from '#domain/departure/occupancy.server.ts'
import { releaseExpiredHolds } from '#domain/departure/seats.server.ts'
import { askDeposits } from '#domain/reservation/ask-deposits.server.ts'
import { releaseAllExpiredHolds } from '#domain/reservation/clock.server.ts'
import { mail } from '#i18n/ko/mail.ts'
import { readFields } from '#lib/read-fields.ts'
import { messageDates } from '#notify/message.server.ts'
import type { Occasion } from '#occasions.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import type { TxContext } from '#platform/wire/request-context.ts'
import { composeMail } from './compose-mail.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import { dateInDays } from './days.ts'
import { startDuringTransaction } from './during-transaction.ts'
import {
  createContact,
  createMailCode,
  departure_date,
  endHolds,
  insertHold,
  reserveAndGetCode,
  runInAgency,
  sendReservation,
  setUpHolds,
  site,
} from './holds-setup.ts'
import { createStaffUser } from './staff-user.ts'
import { createVisitor } from './visitor.ts'

const plan: PaymentPlan = { kind: 'confirmed', deposit: { percent: 10 }, balance_days: 30 }
let tour_category_id: number
beforeAll(async () => {
  await setUpHolds()
  tour_category_id = (await site.make.category()).tour_category_id
  await site.db.updateTable('agency').set({ payment_plan: plan }).where('travel_agency', '=', 1).execute()
})
beforeEach(endHolds)

async function createDeparture(minimum: number) {
  const { package_code } = await site.make.package({ tour_category_id })
  const { departure_id } = await site.make.departure({
    package_code,
    departure_date,
    adult_price: 500_000,
    seats: 20,
    minimum,
  })
  return { package_code, departure_id }
}

/** Somebody with a mailbox of their own, and the code that was sent to it. */
async function reserveProved(package_code: string, adult = 1) {
  const me = createVisitor(site)
  const form = { ...createContact(), party: { adult, child: 0, baby: 0 } }
  const code = await createMailCode(me, form.email)
  const { status, body } = await sendReservation(me, package_code, { ...form, code })
  expect([status, body.code]).toEqual([200, undefined])
  return { me, booking_id: String(body.booking_id) }
}

/** What is asked for is done at once, as the queue would; answers the occasions that are told. */
async function work(run: (ctx: TxContext) => Promise<unknown>): Promise<string[]> {
  const told: string[] = []
  const departures: number[] = []
  const enqueue = async (_db: unknown, name: string, payload: unknown) => {
    const { kind, departure_id } = readFields(payload)
    if (name === 'ask-deposits') departures.push(Number(departure_id))
    else told.push(String(kind))
  }
  await runInTransactionWithJobs({ db: site.db, enqueue }, 1, run)
  for (const departure_id of departures)
    await askDeposits({ db: site.db, enqueue }, { travel_agency: 1, departure_id })
  return told
}
const ask = (departure_id: number) =>
  askDeposits({ db: site.db, enqueue: async () => {} }, { travel_agency: 1, departure_id })

const readSeats = (departure_id: number) =>
  site.db
    .selectFrom('departure_seat')
    .select(['taken', 'awaits_payment', sql<boolean>`confirmed is not null`.as('isConfirmed')])
    .where('travel_agency', '=', 1)
    .where('departure_id', '=', departure_id)
    .executeTakeFirstOrThrow()
const readBookings = (departure_id: number) =>
  runInAgency((tx) =>
    tx
      .selectFrom('booking_money')
      .select(['progress', 'reserved_free', 'held_until', 'payable'])
      .where('travel_agency', '=', 1)
      .where('departure_id', '=', departure_id)
      .orderBy('id')
      .execute(),
  )
const endHoldOf = (booking_id: string) =>
  runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set({ held_until: '2026-01-01T00:00:00Z' })
      .where('travel_agency', '=', 1)
      .where('booking_id', '=', booking_id)
      .execute(),
  )

describe('reserving', () => {
  test('who proved nothing cannot, and who did pays nothing and keeps the seats', async () => {
    const { package_code, departure_id } = await createDeparture(4)
    expect(await reserveAndGetCode(createVisitor(site), package_code)).toBe('PROOF_REQUIRED')
    const { me, booking_id } = await reserveProved(package_code)
    const { body } = await me.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`)
    expect(body).toMatchObject({
      reserved_free: true,
      payable: 0,
      payable_most: 0,
      held_until: null,
      deposit: 50_000,
    })
    expect((await me.sendOnce('POST', '/api/landing/package/payment', { booking_id })).body.code).toBe(
      'NOT_PAYABLE',
    )
    await releaseAllExpiredHolds({ db: site.db, enqueue: async () => {} })
    expect(await readSeats(departure_id)).toMatchObject({ taken: 1, isConfirmed: false })
    const list = await me.send('GET', `/api/landing/package/departures?package_code=${package_code}`)
    expect(list.body.list[0]).toMatchObject({ to_confirm: 3, paid: 0, reserved: 1 })
  })

  test('who proved nothing does not count towards the minimum', async () => {
    const { package_code, departure_id } = await createDeparture(2)
    await runInAgency(async (tx) => {
      await insertHold(tx, package_code, { departure_id, ...createContact(), proved_by: null })
      await sql`update booking set plan = ${JSON.stringify(plan)}::jsonb where travel_agency = 1
        and departure_id = ${departure_id}`.execute(tx)
    })
    await reserveProved(package_code)
    expect(await readSeats(departure_id)).toMatchObject({ isConfirmed: false })
    await reserveProved(package_code)
    expect(await readSeats(departure_id)).toMatchObject({ isConfirmed: true })
  })

  test('staff see who reserved apart from who has paid', async () => {
    const { package_code, departure_id } = await createDeparture(9)
    const [first] = [await reserveProved(package_code, 2), await reserveProved(package_code, 1)]
    const count = () => runInAgency((db) => getOccupancy({ db, travel_agency: 1 }, departure_id))
    expect(await count()).toMatchObject({ taken: 3, paid_seats: 0, reserved_seats: 3 })
    await work((ctx) => confirmDepartureManually(ctx, { departure_id }))
    expect(await count()).toMatchObject({ taken: 3, paid_seats: 0, reserved_seats: 3 })
    await work((ctx) => confirmDeposit(ctx, first.booking_id))
    expect(await count()).toMatchObject({ taken: 3, paid_seats: 2, reserved_seats: 1 })
  })

  test('the reservation that makes the minimum confirms it, and all are asked with one end', async () => {
    const { package_code, departure_id } = await createDeparture(3)
    for (const adult of [1, 2]) await reserveProved(package_code, adult)
    expect(await readSeats(departure_id)).toMatchObject({ isConfirmed: true, awaits_payment: true })
    expect((await readBookings(departure_id)).every((each) => each.reserved_free)).toBe(true) // the job asks
    await ask(departure_id)
    await ask(departure_id) // again, as after a crash
    const bookings = await readBookings(departure_id)
    expect(bookings.map(({ payable }) => payable)).toEqual([50_000, 100_000])
    expect(new Set(bookings.map(({ held_until }) => held_until)).size).toBe(1)
    expect(bookings.some(({ reserved_free }) => reserved_free)).toBe(false)
  })

  test('of two that make the minimum together the second counts the first', async () => {
    const { package_code, departure_id } = await createDeparture(2)
    await Promise.all([reserveProved(package_code), reserveProved(package_code)])
    expect(await readSeats(departure_id)).toMatchObject({ isConfirmed: true, taken: 2 })
  })

  test('without the lock each of the two counts itself alone', async () => {
    const { package_code, departure_id } = await createDeparture(2)
    const countAfterInsert = () =>
      runInAgency(async (tx) => {
        await insertHold(tx, package_code, { departure_id, ...createContact(), proved_by: 'mail' })
        await sql`update booking set plan = ${JSON.stringify(plan)}::jsonb where travel_agency = 1
          and departure_id = ${departure_id}`.execute(tx)
        const { rows } = await sql<{ people: number }>`
          select ${reservedSeats} as people from departure d
          where d.travel_agency = 1 and d.departure_id = ${departure_id}`.execute(tx)
        await sql`select pg_sleep(0.5)`.execute(tx)
        return rows[0]?.people
      })
    expect(await Promise.all([countAfterInsert(), countAfterInsert()])).toEqual([1, 1])
  })

  test('who reserves while it is being confirmed is asked, too', async () => {
    const { package_code, departure_id } = await createDeparture(5)
    await reserveProved(package_code)
    let late: ReturnType<typeof reserveProved> | undefined
    await runInTransactionWithJobs({ db: site.db, enqueue: async () => {} }, 1, async (ctx) => {
      await confirmDepartureManually(ctx, { departure_id })
      ;[late] = await startDuringTransaction(site, () => reserveProved(package_code))
    })
    await late
    await ask(departure_id)
    expect((await readBookings(departure_id)).map(({ reserved_free }) => reserved_free)).toEqual([
      false,
      false,
    ])
  })
})

test('a booking from before there were plans pays the whole at once, whatever the agency’s plan is now', async () => {
  const { package_code, departure_id } = await createDeparture(9)
  const old = await runInAgency(async (tx) => {
    await insertHold(tx, package_code, { departure_id, ...createContact(), proved_by: 'mail' }) // names no plan
    await sql`update booking set total = 500000 where travel_agency = 1 and departure_id = ${departure_id}`.execute(
      tx,
    )
    return tx
      .selectFrom('booking_money')
      .select(['plan', 'deposit', 'balance_by', 'reserved_free', 'payable', 'payable_most'])
      .where('travel_agency', '=', 1)
      .where('departure_id', '=', departure_id)
      .executeTakeFirstOrThrow()
  })
  expect(old).toEqual({
    plan: { kind: 'whole' },
    deposit: 0,
    balance_by: null,
    reserved_free: false,
    payable: 500_000,
    payable_most: 500_000,
  })
})

describe('who does not pay', () => {
  test('is released, and takes the confirmation along where too few are left', async () => {
    const { package_code, departure_id } = await createDeparture(3)
    const [first, second] = [await reserveProved(package_code, 2), await reserveProved(package_code, 1)]
    await ask(departure_id)
    await work((ctx) => confirmDeposit(ctx, first.booking_id))
    expect(await readSeats(departure_id)).toMatchObject({ isConfirmed: true, awaits_payment: true })
    await endHoldOf(second.booking_id)
    await work((ctx) => releaseExpiredHolds(ctx))
    expect(await readSeats(departure_id)).toMatchObject({
      isConfirmed: false,
      awaits_payment: false,
      taken: 2,
    })
    expect((await readBookings(departure_id)).map(({ progress }) => progress)).toEqual([
      'deposit_paid',
      'cancel_completed',
    ])
  })

  test('takes nothing back once enough have paid', async () => {
    const { package_code, departure_id } = await createDeparture(2)
    const [first, second] = [await reserveProved(package_code, 2), await reserveProved(package_code, 1)]
    await ask(departure_id)
    await work((ctx) => confirmDeposit(ctx, first.booking_id))
    expect(await readSeats(departure_id)).toMatchObject({ isConfirmed: true, awaits_payment: false })
    await endHoldOf(second.booking_id)
    await work((ctx) => releaseExpiredHolds(ctx))
    expect(await readSeats(departure_id)).toMatchObject({ isConfirmed: true, taken: 2 })
  })

  test('somebody who pays while another is released still counts', async () => {
    const { package_code, departure_id } = await createDeparture(3)
    const [first, second, third] = [
      await reserveProved(package_code, 2),
      await reserveProved(package_code, 1),
      await reserveProved(package_code, 1),
    ]
    await ask(departure_id)
    await endHoldOf(second.booking_id)
    let paying: Promise<unknown> | undefined
    await runInTransactionWithJobs({ db: site.db, enqueue: async () => {} }, 1, async (ctx) => {
      await releaseExpiredHolds(ctx)
      ;[paying] = await startDuringTransaction(site, () =>
        work((ctx) => confirmDeposit(ctx, first.booking_id)),
      )
    })
    await paying
    await work((ctx) => confirmDeposit(ctx, third.booking_id))
    expect(await readSeats(departure_id)).toMatchObject({
      isConfirmed: true,
      awaits_payment: false,
      taken: 3,
    })
  })
})

describe('near the departure', () => {
  const moveTo = (departure_id: number, days: number) =>
    runInAgency((tx) =>
      tx
        .updateTable('booking')
        .set({ departure_date: dateInDays(days) })
        .where((eb) => eb.and({ travel_agency: 1, departure_id }))
        .execute(),
    )
  const release = async () => {
    const told: string[] = []
    const enqueue = async (_db: unknown, _name: string, payload: unknown) =>
      void told.push(String(readFields(payload).kind))
    await releaseAllExpiredHolds({ db: site.db, enqueue })
    return told
  }

  test('a reservation free of charge ends seven days before it, and its seats are free', async () => {
    const { package_code, departure_id } = await createDeparture(9)
    await reserveProved(package_code, 2)
    await moveTo(departure_id, 8)
    await release()
    expect(await readSeats(departure_id)).toMatchObject({ taken: 2 })
    await moveTo(departure_id, 7)
    expect(await release()).toContain('booking-cancelled')
    expect(await readSeats(departure_id)).toMatchObject({ taken: 0 })
    expect((await readBookings(departure_id)).map(({ progress }) => progress)).toEqual(['cancel_completed'])
  })

  test('who is about to be asked because it is certain by now keeps the seats', async () => {
    const { package_code, departure_id } = await createDeparture(9)
    await reserveProved(package_code)
    await runInTransactionWithJobs({ db: site.db, enqueue: async () => {} }, 1, (ctx) =>
      confirmDepartureManually(ctx, { departure_id }),
    )
    await moveTo(departure_id, 7)
    await release()
    expect(await readSeats(departure_id)).toMatchObject({ taken: 1 })
    await ask(departure_id)
    expect((await readBookings(departure_id)).map(({ reserved_free }) => reserved_free)).toEqual([false])
  })

  test('who makes the minimum has until noon of the seventh day, however many hours the agency gives', async () => {
    const { package_code, departure_id } = await createDeparture(2)
    await reserveProved(package_code, 2)
    await moveTo(departure_id, 8)
    const setHours = (transfer_hours: number) =>
      site.db.updateTable('agency').set({ transfer_hours }).where('travel_agency', '=', 1).execute()
    await setHours(72)
    await ask(departure_id)
    await setHours(48)
    const [asked] = await readBookings(departure_id)
    const noon = Date.parse(`${dateInDays(1)}T12:00:00+09:00`)
    expect(Math.abs(Date.parse(asked?.held_until ?? '') - noon)).toBeLessThan(5_000)
  })

  test('staff have it on Today while people have not paid; who read that it is certain is told that it is not', async () => {
    const { package_code, departure_id } = await createDeparture(3)
    const [first, second] = [await reserveProved(package_code, 2), await reserveProved(package_code, 1)]
    await ask(departure_id)
    await work((ctx) => confirmDeposit(ctx, first.booking_id))
    await site.db
      .updateTable('departure')
      .set({ departure_date: dateInDays(9) })
      .where((eb) => eb.and({ travel_agency: 1, departure_id }))
      .execute()
    const owner = await createStaffUser(site)
    const findOnToday = async () => {
      const { body } = await owner.send('GET', '/api/office/today')
      const kinds = body.waiting as { kind: string; list: { ref: string }[] }[]
      const departures = kinds.find(({ kind }) => kind === 'departures')?.list ?? []
      return departures.find(({ ref }) => ref === String(departure_id))
    }
    expect(await findOnToday()).toMatchObject({ awaits_payment: true, people: 2, minimum: 3 })
    await endHoldOf(second.booking_id)
    const told = await work((ctx) => releaseExpiredHolds(ctx))
    expect(told.filter((occasion) => occasion === 'departure-unconfirmed')).toHaveLength(1)
    expect(await findOnToday()).toMatchObject({ awaits_payment: false, people: 2, minimum: 3 })
  })
})

test('staff confirm it: everybody is asked by a message with the sums, their days and a link that pays the deposit', async () => {
  const { package_code, departure_id } = await createDeparture(9)
  const { booking_id } = await reserveProved(package_code, 2)
  const { id } = await runInAgency((tx) =>
    tx
      .selectFrom('booking')
      .select('id')
      .where((eb) => eb.and({ travel_agency: 1, booking_id }))
      .executeTakeFirstOrThrow(),
  )
  const about = { db: site.db, keyFor: site.naru.keyFor, travel_agency: 1, ref: id }
  const at = { origin: 'https://site.example', office: 'https://office.example' }
  const composeText = async (occasion: Occasion) =>
    (await composeMail(occasion, { ...about, ...at }))?.text ?? ''
  expect(await composeText('booking-reserved')).toContain(mail.booking.steps.reservedFree.lead)
  expect(await work((ctx) => confirmDepartureManually(ctx, { departure_id }))).toEqual(['deposit-asked'])

  const [asked] = await readBookings(departure_id)
  const text = await composeText('deposit-asked')
  const { formatDate, formatMoment } = messageDates.ko
  const { deposit, payUntil, balance, balanceBy } = mail.booking
  expect(text).toContain(mail.depositLink.lead)
  expect(text).toContain(
    [
      `${deposit}: 100,000원`,
      `${payUntil}: ${formatMoment(asked?.held_until ?? '')}`,
      `${balance}: 900,000원`,
      `${balanceBy}: ${formatDate(dateInDays(30))}`,
    ].join('\n'),
  )
  const code = /site\.example\/go#(\S+)/.exec(text)?.[1]
  const { body } = await createVisitor(site).send('POST', '/api/landing/user/booking/link', { code })
  expect(body).toMatchObject({ kind: 'pay', pay: { amount: 100_000, deposit: 100_000, total: 1_000_000 } })
  expect(await composeText('departure-unconfirmed')).toContain(mail.booking.steps.unconfirmed.lead)
})

test('killing the process while it asks leaves nobody asked, and then everybody is asked once', async () => {
  const { package_code, departure_id } = await createDeparture(9)
  for (let count = 0; count < 5; count++) await reserveProved(package_code)
  await runInTransactionWithJobs({ db: site.db, enqueue: async () => {} }, 1, (ctx) =>
    confirmDepartureManually(ctx, { departure_id }),
  )
  const script = path.join(import.meta.dirname, 'ask-deposits-process.ts')
  const child = spawn(process.execPath, [script, site.url, String(departure_id)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await ended
  const countAsked = async () => {
    const { rows } = await runInAgency((tx) =>
      sql<{ asked: number }>`select count(h.seq)::int as asked from booking b
        left join booking_history h on h.travel_agency = b.travel_agency and h.booking = b.id and h.note = ${askedToPay}
        where b.travel_agency = 1 and b.departure_id = ${departure_id} group by b.id order by b.id`.execute(
        tx,
      ),
    )
    return rows.map(({ asked }) => asked)
  }
  expect(await countAsked()).toEqual([0, 0, 0, 0, 0])
  expect((await readBookings(departure_id)).every(({ reserved_free }) => reserved_free)).toBe(true)
  const told: unknown[] = []
  const enqueue = async (_db: unknown, _name: string, payload: unknown) =>
    void told.push(readFields(payload).ref)
  for (let run = 0; run < 2; run++)
    await askDeposits({ db: site.db, enqueue }, { travel_agency: 1, departure_id })
  expect(await countAsked()).toEqual([1, 1, 1, 1, 1])
  expect([told.length, new Set(told).size]).toEqual([5, 5])
  expect(new Set((await readBookings(departure_id)).map(({ held_until }) => held_until)).size).toBe(1)
})

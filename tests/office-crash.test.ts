// kill -9 in the middle of a busy office: every act is stored as a whole or not at all, and none of them twice.
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addDays } from '#lib/days.ts'
import { formatSeoulDay } from '#lib/format.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { createTerms } from './paid-booking.ts'
import { createSender } from './shared/http-sender.ts'
import { startServer, testSecret } from './shared/run-product.ts'
import { createSite } from './site.ts'
import { createStaffUser, officeHost } from './staff-user.ts'

const dateInDays = (days: number) => addDays(formatSeoulDay(new Date()), days)
const actionsPerKind = 8
const price = 500_000
type StaffAction = { what: string; booking_id: string; path: string; body: object; key: string }

async function createOffice() {
  const site = await createSite()
  await createTerms(site, [1])
  const owner = await createStaffUser(site)
  // In live mode money moves with a second factor alone.
  await site.db.updateTable('staff').set({ totp_sealed: 'sealed' }).where('id', '=', owner.id).execute()
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id, days: 3, detail: { travel_alert: 1 } })
  for (const days of [15, 60, 90])
    await site.make.departure({
      package_code,
      departure_date: dateInDays(days),
      adult_price: price,
      child_price: price,
      baby_price: 0,
      seats: 1_000,
      minimum: 1_000,
    })
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-office-crash-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  const server = startServer({
    NARU: 'live',
    DATABASE_URL: site.url,
    SECRET_KEY: testSecret,
    DATA_DIR: folder,
    OFFICE_HOST: officeHost,
    SHED_AFTER_MS: '0',
  })
  return { site, owner, package_code, server }
}

type BusyOffice = Awaited<ReturnType<typeof createOffice>>

/** Bookings that wait for each act, made before the process that dies is asked for anything. */
async function prepareActions({ owner, package_code }: BusyOffice): Promise<StaffAction[]> {
  const acts: StaffAction[] = []
  const form = (days: number, name: string) => ({
    package_code,
    departure_date: dateInDays(days),
    party: { adult: 2, child: 0, baby: 0 },
    name,
    contact: '010-2222-3333',
    total: 2 * price,
  })
  const booked = async (days: number, isPaid: boolean) => {
    const { body } = await owner.sendOnce('POST', '/api/office/booking', form(days, '김예약'))
    const { booking_id } = body
    const deposit = { booking_id, amount: 2 * price, reason: '현금' }
    if (isPaid) await owner.sendOnce('POST', '/api/office/booking/deposit', deposit)
    const { revision } = await owner.api.booking.one({ booking_id })
    return { booking_id, revision }
  }
  const add = (what: string, path: string, body: object, booking_id = '') =>
    acts.push({ what, path: `/api/office/${path}`, body, booking_id, key: randomUUID() })
  for (let at = 0; at < actionsPerKind; at++) {
    const { booking_id } = await booked(60, false)
    add('deposit', 'booking/deposit', { booking_id, amount: 2 * price, reason: '현금' }, booking_id)
    const off = await booked(15, true)
    const sums = { refund: 2 * price, compensation: 2 * price * 0.15 }
    add('cancel', 'booking/cancel', { ...off, reason: 'fault', note: '차량 고장', ...sums }, off.booking_id)
    const moved = await booked(60, true)
    add(
      'move',
      'booking/move',
      { ...moved, departure_date: dateInDays(90), total: 2 * price },
      moved.booking_id,
    )
    add('book', 'booking', form(60, `전화 ${at}`))
    const owed = await booked(15, true)
    await owner.sendOnce('POST', '/api/office/booking/cancel', {
      ...owed,
      reason: 'fault',
      note: '차량 고장',
      ...sums,
    })
    add('payout', 'payout', { booking_id: owed.booking_id, ...sums }, owed.booking_id)
  }
  return acts
}

test('the process is killed while staff confirm, cancel, move, book and send money: nothing twice, nothing half', {
  timeout: 120_000,
}, async () => {
  const office = await createOffice()
  const { site, owner, server } = office
  const acts = await prepareActions(office)
  const sender = createSender(await server.port, officeHost, acts.length)
  const cookie = `office=${owner.visitor.cookies.get('office')}`
  let answerCount = 0
  const begun = acts.map(async ({ path, body, key }) => {
    const headers = { cookie, 'idempotency-key': key }
    const answer = await sender.send('POST', owner.withAgency(path), { body, headers })
    if (answer && ++answerCount === 5) server.child.kill('SIGKILL')
    return answer
  })
  const answers = await Promise.all(begun)
  server.child.kill('SIGKILL')
  await server.ended
  sender.close()
  const refusals = answers.flatMap((answer) => (answer && answer.status !== 200 ? [answer.text] : []))
  expect(refusals).toEqual([])
  expect(answers.filter((answer) => answer === undefined).length).toBeGreaterThan(0) // or it died too late

  // The one that takes over is asked again, by everybody: a double click and a lost answer alike.
  for (const { what, path, body, key } of acts) {
    const { status } = await owner.sendOnce('POST', path, body, key)
    // What has no key is known by the state of the booking: the second who confirms is told so.
    expect([200, ...(what === 'deposit' ? [409] : [])], `${what} ${status}`).toContain(status)
  }

  const { bookings, seats } = await runInTransaction(site.db, 1, async (db) => ({
    bookings: await db
      .selectFrom('booking as b')
      .select((eb) => [
        'b.booking_id',
        'b.name',
        'b.progress',
        'b.departure_date',
        'b.paid',
        eb
          .selectFrom('ledger as l')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('l.travel_agency', '=', 1)
          .whereRef('l.booking', '=', 'b.id')
          .where('l.kind', '=', 'payment')
          .as('payments'),
        eb
          .selectFrom('ledger as l')
          .select(({ fn }) => fn.sum<string>('l.amount').as('sum'))
          .where('l.travel_agency', '=', 1)
          .whereRef('l.booking', '=', 'b.id')
          .where('l.kind', '=', 'compensation')
          .as('compensation'),
        eb
          .selectFrom('ledger as l')
          .select(({ fn }) => fn.sum<string>('l.amount').as('sum'))
          .where('l.travel_agency', '=', 1)
          .whereRef('l.booking', '=', 'b.id')
          .where('l.kind', 'in', ['refund', 'compensation_paid'])
          .as('sent'),
        eb
          .selectFrom('booking_history as h')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('h.travel_agency', '=', 1)
          .whereRef('h.booking', '=', 'b.id')
          .as('moves'),
      ])
      .where('b.travel_agency', '=', 1)
      .execute(),
    seats: await db
      .selectFrom('departure_seat as s')
      .innerJoin('departure as d', (join) =>
        join.onRef('d.travel_agency', '=', 's.travel_agency').onRef('d.departure_id', '=', 's.departure_id'),
      )
      .select(['d.departure_date', 's.taken'])
      .where('s.travel_agency', '=', 1)
      .orderBy('d.departure_date')
      .execute(),
  }))
  const after = (what: string) =>
    acts
      .filter((act) => act.what === what)
      .map(({ booking_id }) => bookings.find((each) => each.booking_id === booking_id))
  const money = { paid: 2 * price, payments: 1 }
  for (const booking of after('deposit'))
    expect(booking).toMatchObject({ progress: 'payment_completed', moves: 2, ...money })
  for (const booking of after('cancel'))
    expect(booking).toMatchObject({
      progress: 'cancel_requested',
      moves: 3,
      compensation: '150000',
      ...money,
    })
  for (const booking of after('move'))
    expect(booking).toMatchObject({
      departure_date: dateInDays(90),
      progress: 'payment_completed',
      moves: 3,
      ...money,
    })
  for (const booking of after('payout'))
    expect(booking).toMatchObject({ progress: 'cancel_completed', paid: 0, sent: '1150000', moves: 4 })
  const made = bookings.filter(({ name }) => name.startsWith('전화'))
  expect(made.map(({ name }) => name).sort()).toEqual(
    Array.from({ length: actionsPerKind }, (_, at) => `전화 ${at}`).sort(),
  )
  expect(seats.map(({ taken }) => taken)).toEqual([
    2 * actionsPerKind,
    4 * actionsPerKind,
    2 * actionsPerKind,
  ])
})

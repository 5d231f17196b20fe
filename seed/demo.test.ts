// The demo is alive and true: nothing in it that the product could not have written, and something to do for
// every role.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { getTravellerKind } from '#domain/booking/ages.ts'
import { askedToPay, itineraryChangeNotes, parseRemovalNote } from '#domain/booking/history-note.ts'
import { canTransition, isUnderWay } from '#domain/booking/progress.ts'
import { updateReceipts } from '#domain/payment/receipts.server.ts'
import { completeTravels, releaseAllExpiredHolds } from '#domain/reservation/clock.server.ts'
import { getCodeAt, getStepAt } from '#domain/staff/totp.ts'
import { readPassportFile, unsealFileKey } from '#domain/vault/passport-file.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { hashPassword } from '#platform/passwords.server.ts'
import { roles } from '#roles.ts'
import { pickSample } from '../tests/sampling.ts'
import { createSite, type Site } from '../tests/site.ts'
import { createOfficeVisitor } from '../tests/staff-user.ts'
import { agencies } from './agencies.ts'
import { getToday } from './booking-story.ts'
import { fillAgency } from './demo.ts'
import { seoulDay } from './make-bookings.ts'
import { demoPassword, demoTotp } from './staff.ts'

const picture = '/files/none_960x720_aabbcc.webp' // nobody looks at it here
const chosen = pickSample(agencies, 4)
let site: Site
beforeAll(async () => {
  site = await createSite({ empty: true, shared: true })
  // as strong as this test needs
  const password_hash = await hashPassword({ travel_agency: 0 }, demoPassword, { memory: 1_024, passes: 1 })
  const {
    keyFor,
    deps: { files },
  } = site.naru
  await runInTransaction(site.db, 0, async (tx) => {
    for (const agency of chosen) {
      const drawn = {
        hero: picture,
        logo: picture,
        more: [],
        scenes: new Map(),
        faces: new Map(),
        closeUps: new Map(),
        packages: agency.packages.map(() => picture),
      }
      await fillAgency(tx, { agency, drawn, files, keyFor, password_hash, postHash: password_hash })
    }
  })
})

const agencyKeys = chosen.map(({ travel_agency }) => travel_agency)

const listBookings = (travel_agency: number) =>
  runInTransaction(site.db, travel_agency, (tx) =>
    tx.selectFrom('booking').selectAll().where('travel_agency', '=', travel_agency).orderBy('id').execute(),
  )

describe.each(agencyKeys)('agency %i', (travel_agency) => {
  test('has about sixty bookings, with at least one in every state', async () => {
    const bookings = await listBookings(travel_agency)
    expect(bookings.length).toBeGreaterThanOrEqual(58)
    expect(bookings.length).toBeLessThanOrEqual(75)
    const states = Map.groupBy(bookings, ({ progress }) => progress)
    expect([...states.keys()].sort()).toEqual([
      'cancel_completed',
      'cancel_requested',
      'deposit_paid',
      'payment_completed',
      'preparing',
      'ready',
      'travel_completed',
      'waiting_for_payment',
    ])
    expect(new Set(bookings.map(({ departure_date }) => departure_date.slice(0, 7))).size).toBeGreaterThan(9)
  })

  test('has no page of reviews on which a sentence stands twice', async () => {
    const reviews = await site.db
      .selectFrom('review')
      .select(['package_code', 'contents', 'reply', 'photos'])
      .where('travel_agency', '=', travel_agency)
      .orderBy('reg_date', 'desc')
      .execute()
    const twice = (said: string[]) => said.filter((one, nth) => said.indexOf(one) < nth)
    const first = reviews.map(({ contents }) => contents.split(/(?<=[.!?]) /)[0] ?? '')
    const shown = reviews.flatMap(({ photos }, nth) => (photos.length > 0 ? (first[nth] ?? []) : []))
    for (const from of [0, 10, 20]) {
      expect(twice(first.slice(from, from + 10))).toEqual([])
      expect(twice(shown.slice(from, from + 10))).toEqual([])
      expect(twice(reviews.slice(from, from + 10).flatMap(({ reply }) => reply ?? []))).toEqual([])
    }
    const byTrip = Map.groupBy(first, (_, nth) => reviews[nth]?.package_code)
    expect([...byTrip.values()].flatMap(twice)).toEqual([])
  })

  test('has as many seats taken as people booked, and never more than there are', async () => {
    const { rows } = await runInTransaction(site.db, travel_agency, (tx) =>
      sql<{ taken: number; seats: number; booked: number }>`
        select coalesce(s.taken, 0) as taken, d.seats, coalesce(sum(b.adult + b.child), 0)::int as booked
        from departure d
        left join departure_seat s using (travel_agency, departure_id)
        left join booking b on b.travel_agency = d.travel_agency and b.departure_id = d.departure_id
          and b.progress <> 'cancel_completed'
        where d.travel_agency = ${travel_agency} group by d.travel_agency, d.departure_id, s.taken`.execute(
        tx,
      ),
    )
    for (const { taken, seats, booked } of rows) {
      expect(taken).toBe(booked)
      expect(taken).toBeLessThanOrEqual(seats)
    }
  })

  test('every booking has a history that the product could have written', async () => {
    const bookings = await listBookings(travel_agency)
    const history = await runInTransaction(site.db, travel_agency, (tx) =>
      tx
        .selectFrom('booking_history')
        .selectAll()
        .where('travel_agency', '=', travel_agency)
        .orderBy('seq')
        .execute(),
    )
    const now = new Date().toISOString()
    for (const { id, progress, reg_date, departure_date } of bookings) {
      const steps = history.filter(({ booking }) => booking === id)
      expect(steps[0]).toMatchObject({ progress: 'waiting_for_payment', by: 'customer', at: reg_date })
      expect(steps.at(-1)?.progress).toBe(progress)
      expect(seoulDay(reg_date) < departure_date).toBe(true)
      for (const [nth, step] of steps.entries()) {
        const before = steps[nth - 1]
        if (!before) continue
        expect([id, Date.parse(step.at) > Date.parse(before.at)]).toEqual([id, true])
        expect(Date.parse(step.at)).toBeLessThan(Date.parse(now))
        const keepsProgress = [askedToPay, itineraryChangeNotes.agreed].includes(step.note)
        if (!parseRemovalNote(step.note) && !keepsProgress)
          expect(canTransition(before.progress, step.progress)).toBe(true)
        expect(step.by_name === null).toBe(step.by !== 'staff')
      }
    }
  })

  test('the ledger matches the bookings to the won', async () => {
    const bookings = await listBookings(travel_agency)
    const ledger = await runInTransaction(site.db, travel_agency, (tx) =>
      tx.selectFrom('ledger').selectAll().where('travel_agency', '=', travel_agency).execute(),
    )
    for (const booking of bookings) {
      const { id, progress, total, price_lines, fees_kept, cancel_fee, refund_due } = booking
      const { held_until, reserved_free, deposit } = booking
      const of = ledger.filter((each) => each.booking === id)
      const sum = of.reduce((all, { kind, amount }) => all + (kind === 'payment' ? amount : -amount), 0)
      expect(price_lines.reduce((all, line) => all + line.sum, 0)).toBe(total)
      expect(held_until !== null).toBe(progress === 'waiting_for_payment' && !reserved_free)
      if (progress === 'waiting_for_payment') expect(of).toEqual([])
      if (progress === 'deposit_paid') expect(sum).toBe(deposit)
      else if (isUnderWay(progress) || progress === 'travel_completed')
        expect(fees_kept > 0 || sum > total ? sum >= total + fees_kept : sum === total).toBe(true)
      if (progress === 'cancel_requested') expect((refund_due ?? 0) + (cancel_fee ?? 0)).toBe(sum)
      if (progress === 'cancel_completed' && deposit === 0) expect(sum).toBe(cancel_fee ?? 0)
    }
  })

  test('shows what is paid in parts in every state: to come, late, free, asked for, a fee above what was paid', async () => {
    const { rows } = await runInTransaction(site.db, travel_agency, (tx) =>
      sql<Record<string, number>>`select
          count(*) filter (where due_by > ${getToday()}) as later, count(*) filter (where due_by < ${getToday()}) as late,
          count(*) filter (where reserved_free) as free, count(*) filter (where claim > 0) as claims,
          count(*) filter (where progress = 'waiting_for_payment' and plan ->> 'kind' = 'confirmed' and not reserved_free) as asked
        from booking_money where travel_agency = ${travel_agency}`.execute(tx),
    )
    const isAbroad = ![3, 4].includes(travel_agency) // within the country cancelling is free for longer
    for (const [state, count] of Object.entries(rows[0] ?? {}))
      expect([state, Number(count) > 0]).toEqual([state, state !== 'claims' || isAbroad])
  })

  test('has cash receipts as the rule would leave them, in every state that staff see', async () => {
    const states = async () => {
      const receipts = await runInTransaction(site.db, travel_agency, (tx) =>
        tx
          .selectFrom('cash_receipt')
          .select(['id', 'kind', 'state', 'cash'])
          .where('travel_agency', '=', travel_agency)
          .orderBy('id')
          .execute(),
      )
      return receipts.map(({ id, kind, state, cash }) => `${id} ${kind} ${state} ${cash}`)
    }
    const before = await states()
    for (const state of ['issue registered', 'issue waiting', 'issue refused', 'cancel waiting'])
      expect([state, before.some((receipt) => receipt.includes(state))]).toEqual([state, true])
    for (const { id: booking } of await listBookings(travel_agency))
      await updateReceipts({ db: site.db, enqueue: async () => {} }, { travel_agency, booking })
    expect(await states()).toEqual(before)
  })

  test('every traveller has an age that fits the booked kind, and consents', async () => {
    const bookings = await listBookings(travel_agency)
    const [travellers, consents, terms] = await runInTransaction(site.db, travel_agency, async (tx) => [
      await tx.selectFrom('traveller').selectAll().where('travel_agency', '=', travel_agency).execute(),
      await tx.selectFrom('consent').selectAll().where('travel_agency', '=', travel_agency).execute(),
      await tx.selectFrom('terms').selectAll().where('travel_agency', '=', travel_agency).execute(),
    ])
    for (const { id, adult, child, baby, departure_date, reg_date } of bookings) {
      const there = travellers.filter(({ booking, cancelled }) => booking === id && cancelled === null)
      const count = (kind: string) => there.filter((each) => each.kind === kind).length
      expect({ adult: count('adult'), child: count('child'), baby: count('baby') }).toEqual({
        adult,
        child,
        baby,
      })
      for (const { kind, birthdate } of there)
        expect(getTravellerKind(birthdate ?? '', departure_date)).toBe(kind)
      const asked = terms.filter(
        ({ type, effective_date }) =>
          ['tour', 'privacy', 'special'].includes(type) && effective_date <= seoulDay(reg_date),
      )
      const given = consents.filter(({ booking, traveller }) => booking === id && traveller === null)
      expect(given.map(({ type }) => type).sort()).toEqual(asked.map(({ type }) => type).sort())
      for (const { agreed } of given) expect(agreed).toBe(reg_date)
    }
  })

  test('has a staff user of every role who can log in and has pending work', async () => {
    for (const role of roles) {
      const browser = createOfficeVisitor(site)
      const email = `${role}@a${travel_agency}.example`
      const { status, body } = await browser.send('POST', '/api/office/login', {
        email,
        password: demoPassword,
      })
      expect([email, status]).toEqual([email, 200])
      if (email === demoTotp.email) {
        expect(body.next).toBe('second')
        const code = getCodeAt(demoTotp.secret, getStepAt(Date.now()))
        expect((await browser.send('POST', '/api/office/login/second', { code })).status).toBe(200)
      }
      const me = await browser.send('GET', '/api/office/me')
      expect(me.body.agencies).toMatchObject([{ travel_agency, roles: [role] }])
      const today = await browser.send('GET', `/api/office/today?travel_agency=${travel_agency}`)
      expect(today.status).toBe(200)
      const kinds = today.body.waiting.map(({ kind }: { kind: string }) => kind)
      const reviews = travel_agency === 6 ? [] : ['reviews'] // it shows none
      const wanted = {
        owner: ['departures', 'transfers', 'cancels', 'refunds', 'questions', 'consultations', ...reviews],
        manager: ['departures', 'transfers', 'cancels', 'refunds', 'questions', 'consultations', ...reviews],
        sales: ['departures', 'cancels', 'questions', 'consultations'],
        money: ['transfers', 'cancels', 'refunds'],
        content: ['questions', 'consultations', ...reviews],
        guide: [],
      }
      expect([email, kinds]).toEqual([email, expect.arrayContaining(wanted[role])])
      const isAbroad = ![3, 4].includes(travel_agency)
      if (role === 'owner') {
        expect(kinds.includes('papers')).toBe(isAbroad)
        expect(kinds.includes('passports')).toBe(isAbroad)
      }
    }
  })

  test('trips abroad have passports, only of travellers who agreed', async () => {
    const [rows, agreed] = await runInTransaction(site.db, travel_agency, async (tx) => [
      await tx.selectFrom('passport_file').selectAll().where('travel_agency', '=', travel_agency).execute(),
      await tx
        .selectFrom('consent')
        .select(['booking', 'traveller'])
        .where('travel_agency', '=', travel_agency)
        .where('type', '=', 'passport')
        .execute(),
    ])
    const isAbroad = ![3, 4].includes(travel_agency)
    expect(rows.length > 0).toBe(isAbroad)
    for (const { booking, traveller } of rows) expect(agreed).toContainEqual({ booking, traveller })
    const [first] = rows
    if (!first) return
    const {
      keyFor,
      deps: { files },
    } = site.naru
    const reader = { who: 'staff somebody', ip: '' }
    const picture = await runInTransaction(site.db, travel_agency, async (tx) =>
      readPassportFile(files, await unsealFileKey({ db: tx, travel_agency, keyFor }, first, reader)),
    )
    expect(picture?.subarray(8, 12).toString()).toBe('WEBP')
  })
})

test('the clock jobs change nothing in a freshly filled demo', async () => {
  const count = () =>
    Promise.all(
      agencyKeys.map((travel_agency) =>
        runInTransaction(site.db, travel_agency, (tx) =>
          tx
            .selectFrom('booking_history')
            .select(sql<number>`count(*)::int`.as('count'))
            .where('travel_agency', '=', travel_agency)
            .executeTakeFirstOrThrow(),
        ),
      ),
    )
  const before = await count()
  const clock = { db: site.db, enqueue: async () => {} }
  await releaseAllExpiredHolds(clock)
  await completeTravels(clock)
  expect(await count()).toEqual(before)
})

test('a review of a booking is by a member who made the trip', async () => {
  for (const travel_agency of agencyKeys) {
    const reviews = await runInTransaction(site.db, travel_agency, (tx) =>
      tx
        .selectFrom('review as r')
        .innerJoin('booking as b', (on) =>
          on.onRef('b.travel_agency', '=', 'r.travel_agency').onRef('b.id', '=', 'r.booking'),
        )
        .select(['b.progress', 'b.member_id', 'r.package_code', 'b.package_code as booked'])
        .where('r.travel_agency', '=', travel_agency)
        .execute(),
    )
    for (const { progress, member_id, package_code, booked } of reviews) {
      expect(progress).toBe('travel_completed')
      expect(member_id).not.toBeNull()
      expect(package_code).toBe(booked)
    }
  }
})

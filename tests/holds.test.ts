// Decision 20: whoever proves nothing holds little, at every moment, however many they say they are; whoever
// reads their mail gets their seats.

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmDeposit } from '#domain/payment/transfer.server.ts'
import { releaseAll } from '#domain/reservation/clock.server.ts'
import { claimHold, refuseBeyond } from '#domain/reservation/holds.server.ts'
import { unprovedLimits } from '#limits.ts'
import { dayAfter } from '#plain/days.ts'
import { seoulDay } from '#plain/format.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { within } from '#platform/jobs.server.ts'
import { makeCode, plainAddress } from '#platform/mail-code.server.ts'
import { departureOf } from '#seed/departure-of.ts'
import { reservationOf } from './lent/reservation.ts'
import { type Person, personAt } from './person.ts'
import { openSite, type Site } from './site.ts'

const departure_date = dayAfter(seoulDay(new Date()), 60)
let site: Site
let tour_category_id: number
beforeAll(async () => {
  site = await openSite({ keep: true })
  tour_category_id = (await site.make.category()).tour_category_id
  await limitTo(null)
})
beforeEach(() =>
  inside((tx) => sql`update booking set progress = 'cancel_completed', visitor = null`.execute(tx)),
)

const limitTo = (limits: unknown) =>
  site.db
    .updateTable('agency')
    .set({ hold_limits: limits === null ? null : sql`${JSON.stringify(limits)}::jsonb` })
    .where('travel_agency', '=', 1)
    .execute()
const inside = <T>(work: Parameters<typeof inAgency<T>>[2]) => inAgency(site.db, 1, work)
const clock = () => ({ db: site.db, later: site.naru.ground.later })

async function tripWith(seats: number): Promise<string> {
  const { package_code } = await site.make.package({ tour_category_id })
  await site.make.departure({ package_code, departure_date, seats })
  return package_code
}

let count = 0
/** Contacts that nobody has. */
const madeUp = () => {
  const number = String(++count).padStart(8, '0')
  return { contact: `010-${number.slice(0, 4)}-${number.slice(4)}`, email: `nobody${number}@example.com` }
}
const formFor = (package_code: string, given: object = {}) =>
  reservationOf(
    { package_code, departure_date },
    { party: { adult: 1, child: 0, baby: 0 }, ...madeUp(), ...given },
  )
const nonMember = '/api/landing/package/nonMember'
const reserve = (me: Person, package_code: string, given: object = {}, key: string = randomUUID()) =>
  me.sendOnce('POST', nonMember, formFor(package_code, given), key)
const saidTo = async (me: Person, package_code: string, given: object = {}) => {
  const { status, body } = await reserve(me, package_code, given)
  return status === 200 ? 'held' : body.code
}

/** The code of the mail that was asked for, as its job makes it. */
async function codeFor(me: Person, email: string): Promise<string> {
  const asked = await me.insist('POST', '/api/landing/package/reserveCode', { email })
  expect([asked.status, asked.body]).toEqual([200, {}])
  return inside(async (tx) => {
    const { id: ref } = await tx
      .selectFrom('mail_code')
      .select('id')
      .where((eb) => eb.and({ travel_agency: 1, purpose: 'reserve' as const, subject: plainAddress(email) }))
      .executeTakeFirstOrThrow()
    const made = await makeCode(tx, { travel_agency: 1, ref, keyFor: site.naru.keyFor })
    return made?.code ?? expect.fail('no code was made')
  })
}

/** What is held and not proved, of every departure and of the agency. */
const held = () =>
  inside(async (tx) => {
    const { rows } = await sql<{ package_code: string; seats: number; all: number; bookings: number }>`
      select package_code, sum(adult + child)::int as seats, o.seats as all, count(*)::int as bookings from booking join departure o using (travel_agency, package_code, departure_date)
      where travel_agency = 1 and progress = 'waiting_for_payment' and proved_by is null group by package_code, o.seats`.execute(
      tx,
    )
    return rows
  })
async function expectFew() {
  const rows = await held()
  for (const { seats, all } of rows) expect(seats).toBeLessThanOrEqual(Math.max(4, Math.floor(all / 5)))
  expect(rows.reduce((sum, { seats }) => sum + seats, 0)).toBeLessThanOrEqual(40)
  return rows
}

describe('ten minutes of somebody who wants everything', () => {
  test('one client at one address, with fresh cookies and made-up contacts, holds three bookings', async () => {
    const trips = await Promise.all([4, 10, 20, 100, 100].map(tripWith))
    for (let minute = 0; minute < 10; minute++) {
      await Promise.all(
        Array.from({ length: 30 }, (_, at) =>
          reserve(personAt(site, { ip: '203.0.113.7' }), trips[at % trips.length] ?? '', {
            party: { adult: 1 + (at % 4), child: 0, baby: 0 },
          }),
        ),
      )
      const rows = await expectFew()
      expect(rows.reduce((sum, { bookings }) => sum + bookings, 0)).toBe(unprovedLimits.each)
      if (minute === 4) {
        await inside((tx) =>
          sql`update booking set held_until = now() - interval '1 second' where progress = 'waiting_for_payment'`.execute(
            tx,
          ),
        )
        await releaseAll(clock())
        expect(await held()).toEqual([])
      }
    }
  })

  test('from a thousand addresses of one IPv6 network it is the same', async () => {
    const trip = await tripWith(1_000)
    const said = []
    for (let at = 0; at < 20; at++)
      said.push(await saidTo(personAt(site, { ip: `2001:db8:5:6::${at.toString(16)}` }), trip))
    expect(said.filter((each) => each === 'held')).toHaveLength(unprovedLimits.each)
  })

  test('from addresses all over the world it is a fifth of a departure, and 40 seats of the agency', async () => {
    const trips = await Promise.all([4, 10, 20, 20, 20, 100, 100, 100].map(tripWith))
    for (let minute = 0; minute < 10; minute++) {
      await Promise.all(
        Array.from({ length: 30 }, (_, at) =>
          reserve(personAt(site), trips[(at + minute) % trips.length] ?? '', {
            party: { adult: 1 + (at % 3), child: 0, baby: 0 },
          }),
        ),
      )
      await expectFew()
    }
    expect((await held()).reduce((sum, { seats }) => sum + seats, 0)).toBeGreaterThan(30)
  })
})

test('a hundred honest buyers behind one address, who read their mail, all get theirs', {
  timeout: 120_000,
}, async () => {
  const trip = await tripWith(300)
  const asked: string[] = []
  const buy = async () => {
    const me = personAt(site, { ip: '198.51.100.20' })
    const key = randomUUID()
    const form = formFor(trip, { party: { adult: 2, child: 0, baby: 0 } })
    const send = (body: object) => untilAnswered(() => me.sendOnce('POST', nonMember, body, key))
    const first = await send(form)
    if (first.status === 200) return first
    asked.push(first.body.code)
    return send({ ...form, code: await codeFor(me, form.email) })
  }
  const answers = []
  for (let round = 0; round < 5; round++)
    answers.push(...(await Promise.all(Array.from({ length: 20 }, buy))))
  expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual([])
  expect(new Set(answers.map(({ body }) => body.booking_id)).size).toBe(100)
  expect([asked.length, new Set(asked)]).toEqual([97, new Set(['PROOF_REQUIRED'])])
  await expectFew()
})

async function untilAnswered<T extends { status: number }>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await send()
    if (answer.status !== 503) return answer
  }
}

describe('at the same moment', () => {
  const crowd = (trips: string[], size: number) =>
    Promise.all(
      Array.from({ length: size }, (_, at) =>
        untilAnswered(() => reserve(personAt(site), trips[at % trips.length] ?? '')),
      ),
    )

  test('sixty strangers who want one departure of twenty seats hold four', async () => {
    const trip = await tripWith(20)
    const answers = await crowd([trip], 60)
    const told = Object.groupBy(answers, ({ status, body }) => (status === 200 ? 'held' : body.code))
    expect([Object.keys(told).sort(), told.held?.length]).toEqual([['PROOF_REQUIRED', 'held'], 4])
  })

  test('sixty strangers who want different departures hold forty seats', async () => {
    const trips = await Promise.all(Array.from({ length: 20 }, () => tripWith(20)))
    const answers = await crowd(trips, 60)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40)
    await expectFew()
  })

  test('one contact holds three, also when it is sent twenty times at once from everywhere', async () => {
    const trip = await tripWith(1_000)
    const same = madeUp()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => untilAnswered(() => reserve(personAt(site), trip, same))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  })

  test('without the lock the same crowd holds too much', async () => {
    const trip = await tripWith(20)
    const { departure_id } = await site.db
      .selectFrom('departure')
      .select('departure_id')
      .where('travel_agency', '=', 1)
      .where('package_code', '=', trip)
      .executeTakeFirstOrThrow()
    const size = 8
    const heldBy = async (isLocked: boolean) => {
      let looking = 0
      const done = await Promise.allSettled(
        Array.from({ length: size }, () =>
          within(clock(), 1, async (ctx) => {
            const me = { ...ctx, keyFor: site.naru.keyFor, network: `10.77.0.${++count % 250}` }
            const hold = {
              ...{ departure_id, seats: 1, capacity: 20, limits: null },
              ...{ ...madeUp(), member_id: null, proved_by: null },
            }
            if (isLocked) await claimHold(me, hold, 0)
            else await refuseBeyond(me, hold)
            looking++
            // everybody has counted before anybody holds
            while (!isLocked && looking < size) await new Promise((resolve) => setTimeout(resolve, 1))
            await bookingOf(ctx.db, trip, hold)
          }),
        ),
      )
      return done.filter(({ status }) => status === 'fulfilled').length
    }
    expect(await heldBy(true)).toBe(4)
    await inside((tx) => sql`update booking set progress = 'cancel_completed'`.execute(tx))
    expect(await heldBy(false)).toBe(size)
  })

  const bookingOf = (
    db: Parameters<Parameters<typeof inAgency>[2]>[0],
    package_code: string,
    { departure_id, email, contact }: { departure_id: number; email: string; contact: string },
  ) =>
    db
      .insertInto('booking')
      .values({
        travel_agency: 1,
        booking_id: randomUUID(),
        package_code,
        departure_id,
        departure_date,
        return_date: departure_date,
        page_title: { ko: '', en: '' },
        name: '김미나',
        contact,
        email,
        language: 'ko',
        adult: 1,
        child: 0,
        baby: 0,
        price_lines: '[]',
        total: 0,
        fees: '[]',
        pay_by: 'bank_transfer',
      })
      .execute()
})

describe('proving', () => {
  /** Nobody else gets a seat of it unproved. */
  async function fullTrip() {
    const trip = await tripWith(20)
    expect(await saidTo(personAt(site), trip, { party: { adult: 4, child: 0, baby: 0 } })).toBe('held')
    expect(await saidTo(personAt(site), trip)).toBe('PROOF_REQUIRED')
    return trip
  }
  const takenOf = async (package_code: string) =>
    (
      await site.db
        .selectFrom('departure_seat')
        .select('taken')
        .where('travel_agency', '=', 1)
        .where('departure_id', '=', departureOf(package_code))
        .executeTakeFirstOrThrow()
    ).taken

  test('with the code of the mail the same reservation is made, and made once however often it is sent', async () => {
    const trip = await fullTrip()
    const [me, key, form] = [personAt(site), randomUUID(), madeUp()]
    const first = await reserve(me, trip, form, key)
    expect([first.status, first.body.code]).toEqual([403, 'PROOF_REQUIRED'])
    const code = await codeFor(me, form.email.toUpperCase())
    const wrong = await reserve(me, trip, { ...form, code: code === '000000' ? '000001' : '000000' }, key)
    expect([wrong.status, wrong.body.code, await takenOf(trip)]).toEqual([403, 'CODE_WRONG', 4])
    const right = await reserve(me, trip, { ...form, code }, key)
    const again = await reserve(me, trip, { ...form, code }, key)
    expect([right.status, again.text, await takenOf(trip)]).toEqual([200, right.text, 5])
    expect((await reserve(me, trip, { ...form, code })).body.code).toBe('CODE_EXPIRED')
  })

  test('a code proves the address it was mailed to and no other', async () => {
    const trip = await fullTrip()
    const me = personAt(site)
    const code = await codeFor(me, 'mine@example.com')
    expect((await reserve(me, trip, { email: 'other@example.com', code })).body.code).toBe('CODE_EXPIRED')
    expect(await takenOf(trip)).toBe(4)
  })

  test('a code that was right and met another obstacle is good for the same reservation', async () => {
    const trip = await fullTrip()
    const [me, key, form] = [personAt(site), randomUUID(), madeUp()]
    const code = await codeFor(me, form.email)
    expect((await reserve(me, trip, { ...form, code, total: 1 }, key)).body.code).toBe('PRICE_CHANGED')
    expect((await reserve(me, trip, { ...form, code }, key)).status).toBe(200)
  })

  test('a log-in whose address is proved needs no code; one that anybody can make does', async () => {
    const trip = await fullTrip()
    const as = async (given: object) => {
      const me = personAt(site)
      const { id, sid } = await site.make.member(given)
      me.cookies.set('token', (await site.cookieOf({ id, sid })).slice('token='.length))
      return () => me.sendOnce('POST', '/api/landing/package', formFor(trip))
    }
    const proved = await as({ email: 'proved@example.com', email_verified: true })
    expect([(await proved()).status, (await proved()).status, (await proved()).status]).toEqual([
      200, 200, 200,
    ])
    const fourth = await proved()
    expect([fourth.status, fourth.body.code]).toEqual([409, 'TOO_MANY_UNPAID'])
    expect((await (await as({ login_type: 'kakao' }))()).status).toBe(200)
    expect((await (await as({ email: 'new@example.com' }))()).body.code).toBe('PROOF_REQUIRED')
  })

  test('whoever proved an address has three unpaid bookings, and what strangers hold in their name keeps them out of none', async () => {
    const trip = await tripWith(1_000)
    const mine = madeUp()
    for (let at = 0; at < 3; at++) expect(await saidTo(personAt(site), trip, mine)).toBe('held')
    const me = personAt(site)
    const said = []
    for (let at = 0; at < 4; at++)
      said.push(await saidTo(me, trip, { ...mine, code: await codeFor(me, mine.email) }))
    expect(said).toEqual(['held', 'held', 'held', 'TOO_MANY_UNPAID'])
  })
})

describe('what counts', () => {
  test('an address and a number are one however they are typed', async () => {
    const trip = await tripWith(1_000)
    for (const given of [
      { email: 'One@Example.com' },
      { email: 'one@example.com' },
      { email: 'ONE@EXAMPLE.COM' },
    ])
      expect(await saidTo(personAt(site), trip, given)).toBe('held')
    expect(await saidTo(personAt(site), trip, { email: 'oNe@example.com' })).toBe('PROOF_REQUIRED')
    for (const contact of ['010-9999-1234', '01099991234', '+82 10 9999 1234'])
      expect(await saidTo(personAt(site), trip, { contact })).toBe('held')
    expect(await saidTo(personAt(site), trip, { contact: '+82 010-9999-1234' })).toBe('PROOF_REQUIRED')
  })

  test('what is paid, cancelled or released counts no longer', async () => {
    const trip = await tripWith(20)
    const [me, other] = [personAt(site), personAt(site)]
    const hold = async (person: Person) =>
      (await reserve(person, trip, { party: { adult: 2, child: 0, baby: 0 } })).body.booking_id
    const [first, second] = [await hold(me), await hold(other)]
    expect(await saidTo(personAt(site), trip)).toBe('PROOF_REQUIRED')
    await me.insist('PUT', `/api/landing/user/booking/packageCancle?booking_id=${first}`, undefined)
    await inAgency(site.db, 1, (tx) =>
      confirmDeposit({ db: tx, travel_agency: 1, later: async () => {} }, second),
    )
    expect([
      await saidTo(personAt(site), trip, { party: { adult: 4, child: 0, baby: 0 } }),
      await saidTo(personAt(site), trip),
    ]).toEqual(['held', 'PROOF_REQUIRED'])
    await inside((tx) =>
      sql`update booking set held_until = now() - interval '1 second' where progress = 'waiting_for_payment'`.execute(
        tx,
      ),
    )
    await releaseAll(clock())
    expect(await saidTo(personAt(site), trip)).toBe('held')
    expect(
      await inside((tx) =>
        tx
          .selectFrom('booking')
          .select('id')
          .where('travel_agency', '=', 1)
          .where('progress', '<>', 'waiting_for_payment')
          .where('visitor', 'is not', null)
          .execute(),
      ),
    ).toEqual([])
  })

  test('what an agency does not name of its numbers stays limited, and what is no number is not kept', async () => {
    await limitTo({ seats: 100 })
    try {
      const ip = '203.0.113.98'
      const said = []
      for (let at = 0; at < 4; at++) said.push(await saidTo(personAt(site, { ip }), await tripWith(40)))
      expect(said).toEqual(['held', 'held', 'held', 'PROOF_REQUIRED'])
      for (const odd of [{ seats: 'many' }, { each: -1 }, { each: null }, [1], 7])
        await expect(limitTo(odd)).rejects.toThrow('hold_limits_are_numbers')
    } finally {
      await limitTo(null)
    }
  })

  test('an agency may have numbers of its own', async () => {
    await limitTo({ percent: 50, least: 1, seats: 6, each: 2 })
    try {
      const [small, large] = [await tripWith(4), await tripWith(40)]
      const ip = '203.0.113.99'
      expect([
        await saidTo(personAt(site), small, { party: { adult: 3, child: 0, baby: 0 } }),
        await saidTo(personAt(site, { ip }), small, { party: { adult: 2, child: 0, baby: 0 } }),
      ]).toEqual(['PROOF_REQUIRED', 'held'])
      expect([
        await saidTo(personAt(site, { ip }), large),
        await saidTo(personAt(site, { ip }), large),
      ]).toEqual(['held', 'PROOF_REQUIRED'])
      expect([
        await saidTo(personAt(site), large, { party: { adult: 4, child: 0, baby: 0 } }),
        await saidTo(personAt(site), large, { party: { adult: 3, child: 0, baby: 0 } }),
      ]).toEqual(['PROOF_REQUIRED', 'held'])
    } finally {
      await limitTo(null)
    }
  })
})

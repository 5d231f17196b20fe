// Decision 20: whoever reads their mail gets their seats, and what counts as held.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmDeposit } from '#domain/payment/transfer.server.ts'
import { releaseAll } from '#domain/reservation/clock.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { departureOf } from '#seed/departure-of.ts'
import {
  clock,
  codeFor,
  endHolds,
  formFor,
  inside,
  limitTo,
  madeUp,
  openHolds,
  reserve,
  saidTo,
  site,
  tripWith,
} from './holds.ts'
import { type Person, personAt } from './person.ts'
import { seatsTaken } from './seats.ts'

beforeAll(openHolds)

beforeEach(endHolds)

describe('proving', () => {
  /** A trip of which strangers hold all that may be held without a proof. */
  async function fullTrip() {
    const trip = await tripWith(20)
    expect(await saidTo(personAt(site), trip, { party: { adult: 4, child: 0, baby: 0 } })).toBe('held')
    expect(await saidTo(personAt(site), trip)).toBe('PROOF_REQUIRED')
    return trip
  }
  const takenOf = (package_code: string) => seatsTaken(site.db, departureOf(package_code))

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
    expect(await saidTo(personAt(site), trip, { contact: '0082 10 9999 1234' })).toBe('PROOF_REQUIRED')
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

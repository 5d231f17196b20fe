// Decision 20: whoever reads their mail gets their seats, and what counts as held.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { releaseAllExpiredHolds } from '#domain/reservation/clock.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { selectDepartureId } from '#seed/departure-id.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import {
  buildClockContext,
  buildForm,
  createContact,
  createMailCode,
  createTripWithSeats,
  endHolds,
  reserveAndGetCode,
  runInAgency,
  sendReservation,
  setHoldLimits,
  setUpHolds,
  site,
} from './holds-setup.ts'
import { countTakenSeats } from './seats-taken.ts'
import { createVisitor, type Visitor } from './visitor.ts'

beforeAll(setUpHolds)

beforeEach(endHolds)

describe('proving', () => {
  /** A trip of which strangers hold all that may be held without a proof. */
  async function fullTrip() {
    const trip = await createTripWithSeats(20)
    expect(
      await reserveAndGetCode(createVisitor(site), trip, { party: { adult: 4, child: 0, baby: 0 } }),
    ).toBe('held')
    expect(await reserveAndGetCode(createVisitor(site), trip)).toBe('PROOF_REQUIRED')
    return trip
  }
  const countTaken = (package_code: string) => countTakenSeats(site.db, selectDepartureId(package_code))

  test('a mailed code completes the same reservation, once however often it is sent', async () => {
    const trip = await fullTrip()
    const [me, key, form] = [createVisitor(site), randomUUID(), createContact()]
    const first = await sendReservation(me, trip, form, key)
    expect([first.status, first.body.code]).toEqual([403, 'PROOF_REQUIRED'])
    const code = await createMailCode(me, form.email.toUpperCase())
    const wrong = await sendReservation(
      me,
      trip,
      { ...form, code: code === '000000' ? '000001' : '000000' },
      key,
    )
    expect([wrong.status, wrong.body.code, await countTaken(trip)]).toEqual([403, 'CODE_WRONG', 4])
    const right = await sendReservation(me, trip, { ...form, code }, key)
    const again = await sendReservation(me, trip, { ...form, code }, key)
    expect([right.status, again.text, await countTaken(trip)]).toEqual([200, right.text, 5])
    expect((await sendReservation(me, trip, { ...form, code })).body.code).toBe('CODE_EXPIRED')
  })

  test('a code proves the address it was mailed to and no other', async () => {
    const trip = await fullTrip()
    const me = createVisitor(site)
    const code = await createMailCode(me, 'mine@example.com')
    expect((await sendReservation(me, trip, { email: 'other@example.com', code })).body.code).toBe(
      'CODE_EXPIRED',
    )
    expect(await countTaken(trip)).toBe(4)
  })

  test('a right code stays valid when the reservation fails for another reason', async () => {
    const trip = await fullTrip()
    const [me, key, form] = [createVisitor(site), randomUUID(), createContact()]
    const code = await createMailCode(me, form.email)
    expect((await sendReservation(me, trip, { ...form, code, total: 1 }, key)).body.code).toBe(
      'PRICE_CHANGED',
    )
    expect((await sendReservation(me, trip, { ...form, code }, key)).status).toBe(200)
  })

  test('a log-in whose address is proved needs no code; one that anybody can make does', async () => {
    const trip = await fullTrip()
    const as = async (overrides: object) => {
      const me = createVisitor(site)
      const { id, sid } = await site.make.member(overrides)
      me.cookies.set('token', (await site.createTokenCookie({ id, sid })).slice('token='.length))
      return () => me.sendOnce('POST', '/api/landing/package', buildForm(trip))
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
    const trip = await createTripWithSeats(1_000)
    const mine = createContact()
    for (let at = 0; at < 3; at++)
      expect(await reserveAndGetCode(createVisitor(site), trip, mine)).toBe('held')
    const me = createVisitor(site)
    const answerCodes = []
    for (let at = 0; at < 4; at++)
      answerCodes.push(
        await reserveAndGetCode(me, trip, { ...mine, code: await createMailCode(me, mine.email) }),
      )
    expect(answerCodes).toEqual(['held', 'held', 'held', 'TOO_MANY_UNPAID'])
  })
})

describe('what counts', () => {
  test('an address and a number are one however they are typed', async () => {
    const trip = await createTripWithSeats(1_000)
    for (const overrides of [
      { email: 'One@Example.com' },
      { email: 'one@example.com' },
      { email: 'ONE@EXAMPLE.COM' },
    ])
      expect(await reserveAndGetCode(createVisitor(site), trip, overrides)).toBe('held')
    expect(await reserveAndGetCode(createVisitor(site), trip, { email: 'oNe@example.com' })).toBe(
      'PROOF_REQUIRED',
    )
    for (const contact of ['010-9999-1234', '01099991234', '+82 10 9999 1234'])
      expect(await reserveAndGetCode(createVisitor(site), trip, { contact })).toBe('held')
    expect(await reserveAndGetCode(createVisitor(site), trip, { contact: '+82 010-9999-1234' })).toBe(
      'PROOF_REQUIRED',
    )
    expect(await reserveAndGetCode(createVisitor(site), trip, { contact: '0082 10 9999 1234' })).toBe(
      'PROOF_REQUIRED',
    )
  })

  test('what is paid, cancelled or released counts no longer', async () => {
    const trip = await createTripWithSeats(20)
    const [me, other] = [createVisitor(site), createVisitor(site)]
    const hold = async (person: Visitor) =>
      (await sendReservation(person, trip, { party: { adult: 2, child: 0, baby: 0 } })).body.booking_id
    const [first, second] = [await hold(me), await hold(other)]
    expect(await reserveAndGetCode(createVisitor(site), trip)).toBe('PROOF_REQUIRED')
    await me.sendUntilAnswered(
      'PUT',
      `/api/landing/user/booking/packageCancle?booking_id=${first}`,
      undefined,
    )
    await runInTransaction(site.db, 1, (tx) =>
      confirmDeposit({ db: tx, travel_agency: 1, enqueue: async () => {} }, second),
    )
    expect([
      await reserveAndGetCode(createVisitor(site), trip, { party: { adult: 4, child: 0, baby: 0 } }),
      await reserveAndGetCode(createVisitor(site), trip),
    ]).toEqual(['held', 'PROOF_REQUIRED'])
    await runInAgency((tx) =>
      sql`update booking set held_until = now() - interval '1 second' where progress = 'waiting_for_payment'`.execute(
        tx,
      ),
    )
    await releaseAllExpiredHolds(buildClockContext())
    expect(await reserveAndGetCode(createVisitor(site), trip)).toBe('held')
    expect(
      await runInAgency((tx) =>
        tx
          .selectFrom('booking')
          .select('id')
          .where('travel_agency', '=', 1)
          .where('progress', 'not in', ['waiting_for_payment', 'cancel_completed'])
          .where('visitor', 'is not', null)
          .execute(),
      ),
    ).toEqual([])
  })

  test('limits an agency does not set keep their default, and non-numbers are not stored', async () => {
    await setHoldLimits({ seats: 100 })
    try {
      const ip = '203.0.113.98'
      const answerCodes = []
      for (let at = 0; at < 4; at++)
        answerCodes.push(await reserveAndGetCode(createVisitor(site, { ip }), await createTripWithSeats(40)))
      expect(answerCodes).toEqual(['held', 'held', 'held', 'PROOF_REQUIRED'])
      for (const odd of [{ seats: 'many' }, { each: -1 }, { each: null }, [1], 7])
        await expect(setHoldLimits(odd)).rejects.toThrow('hold_limits_are_numbers')
    } finally {
      await setHoldLimits(null)
    }
  })

  test('an agency can set its own hold limits', async () => {
    await setHoldLimits({ percent: 50, least: 1, seats: 6, each: 2 })
    try {
      const [small, large] = [await createTripWithSeats(4), await createTripWithSeats(40)]
      const ip = '203.0.113.99'
      expect([
        await reserveAndGetCode(createVisitor(site), small, { party: { adult: 3, child: 0, baby: 0 } }),
        await reserveAndGetCode(createVisitor(site, { ip }), small, {
          party: { adult: 2, child: 0, baby: 0 },
        }),
      ]).toEqual(['PROOF_REQUIRED', 'held'])
      expect([
        await reserveAndGetCode(createVisitor(site, { ip }), large),
        await reserveAndGetCode(createVisitor(site, { ip }), large),
      ]).toEqual(['held', 'PROOF_REQUIRED'])
      expect([
        await reserveAndGetCode(createVisitor(site), large, { party: { adult: 4, child: 0, baby: 0 } }),
        await reserveAndGetCode(createVisitor(site), large, { party: { adult: 3, child: 0, baby: 0 } }),
      ]).toEqual(['PROOF_REQUIRED', 'held'])
    } finally {
      await setHoldLimits(null)
    }
  })
})

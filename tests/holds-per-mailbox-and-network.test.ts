// Decision 20: one mailbox is one however it is spelt, and one network leaves seats of every departure.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkHoldLimits, claimHold, hashVisitorNetwork } from '#domain/reservation/holds.server.ts'
import { foldAddress } from '#lib/fold-address.ts'
import { rateLimits } from '#limits/access.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import { countCases } from './attacks/count-cases.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import {
  buildClockContext,
  buildForm,
  createContact,
  createMailCode,
  createTripWithSeats,
  endHolds,
  insertHold,
  reserveAndGetCode,
  runInAgency,
  sendReservation,
  setHoldLimits,
  setUpHolds,
  site,
} from './holds-setup.ts'
import { createMember, createVisitor, retryWhile503, type Visitor } from './visitor.ts'

beforeAll(setUpHolds)

beforeEach(endHolds)

/** Somebody who reads the mail of the address they give. */
const reserveWithCode = async (me: Visitor, package_code: string, email: string, adult = 1) => {
  const code = await createMailCode(me, email)
  return retryWhile503(() =>
    sendReservation(me, package_code, { email, code, party: { adult, child: 0, baby: 0 } }),
  )
}
const describeAnswer = ({ status, body }: Awaited<ReturnType<typeof sendReservation>>) =>
  status === 200 ? 'held' : `${status} ${body.code}`

describe('one mailbox', () => {
  const spellings = [
    'mina.kim@gmail.com',
    'minakim+1@gmail.com',
    'MinaKim@googlemail.com',
    'm.i.n.a.k.i.m+2+3@Gmail.com',
    'minakim+4@googlemail.com',
  ]

  test('holds three unpaid bookings, with whatever tag, dot or capital its address is spelt', async () => {
    const trip = await createTripWithSeats(1_000)
    const answerCodes = []
    for (const email of spellings)
      answerCodes.push(describeAnswer(await reserveWithCode(createVisitor(site), trip, email)))
    expect(answerCodes).toEqual(['held', 'held', 'held', '409 TOO_MANY_UNPAID', '409 TOO_MANY_UNPAID'])
    countCases(spellings.length)
  })

  test('the limit holds for unproved addresses too, and outside Gmail a dot makes another address', async () => {
    const trip = await createTripWithSeats(1_000)
    const answerCodes = []
    for (const email of ['one+a@example.com', 'one+b@example.com', 'One+c@example.com', 'one@example.com'])
      answerCodes.push(await reserveAndGetCode(createVisitor(site), trip, { email }))
    expect(answerCodes).toEqual(['held', 'held', 'held', 'PROOF_REQUIRED'])
    for (const email of ['o.n.e@example.com', '+one@example.com', 'one@mail.example.com'])
      expect(await reserveAndGetCode(createVisitor(site), trip, { email })).toBe('held')
  })

  test('counts once across several accounts and guests', async () => {
    const trip = await createTripWithSeats(1_000)
    const as = (email: string) => createMember(site, { email, email_verified: true })
    const answerCodes = []
    for (const email of [
      'two+a@example.com',
      'two+b@example.com',
      'two+c@example.com',
      'two+d@example.com',
    ]) {
      const me = await as(email)
      answerCodes.push(describeAnswer(await me.sendOnce('POST', '/api/landing/package', buildForm(trip))))
    }
    answerCodes.push(describeAnswer(await reserveWithCode(createVisitor(site), trip, 'two@example.com')))
    expect(answerCodes).toEqual(['held', 'held', 'held', '409 TOO_MANY_UNPAID', '409 TOO_MANY_UNPAID'])
  })

  test('holds three when twenty of its spellings come at once', async () => {
    const trip = await createTripWithSeats(1_000)
    const ready = []
    for (let at = 0; at < 20; at++) {
      const [me, email] = [createVisitor(site), `rush+${at}@example.com`]
      ready.push({ me, overrides: { email, code: await createMailCode(me, email) } })
    }
    const answers = await Promise.all(
      ready.map(({ me, overrides }) => retryWhile503(() => sendReservation(me, trip, overrides))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    countCases(ready.length)
  })

  test('spelling variants get no extra codes, and each code goes to the address as typed', async () => {
    const { free } = rateLimits.codeForAll
    const ask = (at: number) =>
      createVisitor(site).sendUntilAnswered('POST', '/api/landing/package/reserveCode', {
        email: `Full+${at}@example.com`,
      })
    const answerCodes = []
    for (let at = 0; at <= free; at++) answerCodes.push((await ask(at)).status)
    expect(answerCodes).toEqual([...Array.from({ length: free }, () => 200), 429])
    const sent = await runInAgency((tx) =>
      tx
        .selectFrom('mail_code')
        .select('email')
        .where('travel_agency', '=', 1)
        .where('email', 'like', 'Full+%')
        .execute(),
    )
    expect(sent.map(({ email }) => email)).toContain('Full+7@example.com')
    countCases(free + 1)
  })

  test('joins a departure’s waiting list once', async () => {
    const trip = await createTripWithSeats(4)
    expect(describeAnswer(await reserveWithCode(createVisitor(site), trip, 'all@example.com', 4))).toBe(
      'held',
    )
    const { departure_id } = await findDepartureId(trip)
    const wait = async (email: string) => {
      const me = createVisitor(site)
      const { contact } = createContact()
      const form = { departure_id, party: { adult: 1, child: 0, baby: 0 }, name: '김미나', contact, email }
      const { status, body } = await me.sendUntilAnswered('POST', '/api/landing/package/wait', {
        ...form,
        code: await createMailCode(me, email),
      })
      return status === 200 ? 'waits' : body.code
    }
    expect([
      await wait('line+1@example.com'),
      await wait('line+2@example.com'),
      await wait('other@example.com'),
    ]).toEqual(['waits', 'ALREADY_WAITING', 'waits'])
  })
})

test('database and product normalise an email address the same way', async () => {
  const names = ['a', 'A.b', 'a.b+c', '+c', 'a+', 'a++b+c', '.a.', 'a+b.c']
  const domains = [
    'gmail.com',
    'GoogleMail.com',
    'example.com',
    'mail.gmail.com',
    'gmail.com.example',
    'naver.com',
  ]
  const all = names.flatMap((name) => domains.map((domain) => `${name}@${domain}`))
  const { rows } = await sql<{ folded: string }>`
    select fold_address(address) as folded from unnest(${all}::text[]) with ordinality a (address, at) order by at`.execute(
    site.db,
  )
  expect(rows.map(({ folded }) => folded)).toEqual(all.map(foldAddress))
  expect(foldAddress(' Mina.Kim+tour@GoogleMail.com')).toBe('minakim@gmail.com')
})

const findDepartureId = (package_code: string) =>
  site.db
    .selectFrom('departure')
    .select('departure_id')
    .where((eb) => eb.and({ travel_agency: 1, package_code }))
    .executeTakeFirstOrThrow()

/** A catch-all domain: as many addresses as one likes, and all of them read. */
const createEmail = () => `${randomUUID()}@example.com`

describe('one network', () => {
  const ip = '203.0.113.70'
  const fillFrom = async (from: string, trip: string, seats: number[]) => {
    const answerCodes = []
    for (const adult of seats)
      answerCodes.push(
        describeAnswer(await reserveWithCode(createVisitor(site, { ip: from }), trip, createEmail(), adult)),
      )
    return answerCodes
  }

  test('holds four fifths of a departure unpaid, with however many mailboxes; another takes the rest', async () => {
    const trip = await createTripWithSeats(20)
    const answerCodes = await fillFrom(ip, trip, [3, 3, 3, 3, 3, 3, 1, 1])
    expect(answerCodes).toEqual([
      'held',
      'held',
      'held',
      'held',
      'held',
      '409 TOO_MANY_FROM_NETWORK',
      'held',
      '409 TOO_MANY_FROM_NETWORK',
    ])
    expect(describeAnswer(await reserveWithCode(createVisitor(site), trip, createEmail(), 4))).toBe('held')
    expect(await fillFrom(ip, await createTripWithSeats(20), [16])).toEqual(['held'])
  })

  test('unproved holds count too, and logging in gives no second share', async () => {
    const trip = await createTripWithSeats(20)
    expect(
      await reserveAndGetCode(createVisitor(site, { ip }), trip, { party: { adult: 4, child: 0, baby: 0 } }),
    ).toBe('held')
    expect(await fillFrom(ip, trip, [12, 1])).toEqual(['held', '409 TOO_MANY_FROM_NETWORK'])
    const member = await site.make.member({ email: createEmail(), email_verified: true })
    const me = createVisitor(site, { ip })
    me.cookies.set('token', (await site.createTokenCookie(member)).slice('token='.length))
    expect(describeAnswer(await me.sendOnce('POST', '/api/landing/package', buildForm(trip)))).toBe(
      '409 TOO_MANY_FROM_NETWORK',
    )
  })

  test('what is paid counts no longer: an office behind one address fills the whole departure', async () => {
    const trip = await createTripWithSeats(10)
    const first = await reserveWithCode(createVisitor(site, { ip }), trip, createEmail(), 8)
    expect(await fillFrom(ip, trip, [1])).toEqual(['409 TOO_MANY_FROM_NETWORK'])
    await runInTransaction(site.db, 1, (tx) =>
      confirmDeposit({ db: tx, travel_agency: 1, enqueue: async () => {} }, first.body.booking_id),
    )
    expect(await fillFrom(ip, trip, [2])).toEqual(['held'])
  })

  test('a family takes a small departure whole; an agency may have another share', async () => {
    expect(await fillFrom(ip, await createTripWithSeats(4), [4])).toEqual(['held'])
    expect(await fillFrom(ip, await createTripWithSeats(6), [4, 1])).toEqual([
      'held',
      '409 TOO_MANY_FROM_NETWORK',
    ])
    await setHoldLimits({ network_percent: 50 })
    try {
      expect(await fillFrom(ip, await createTripWithSeats(20), [10, 1])).toEqual([
        'held',
        '409 TOO_MANY_FROM_NETWORK',
      ])
    } finally {
      await setHoldLimits(null)
    }
  })

  test('when thirty come at once it holds its share', async () => {
    const trip = await createTripWithSeats(20)
    const ready = []
    for (let at = 0; at < 30; at++) {
      const [me, email] = [createVisitor(site, { ip }), createEmail()]
      ready.push({ me, overrides: { email, code: await createMailCode(me, email) } })
    }
    const answers = await Promise.all(
      ready.map(({ me, overrides }) => retryWhile503(() => sendReservation(me, trip, overrides))),
    )
    const byAnswer = Object.groupBy(answers, describeAnswer)
    expect([byAnswer.held?.length, byAnswer['409 TOO_MANY_FROM_NETWORK']?.length]).toEqual([16, 14])
    countCases(ready.length)
  })

  test('without the lock simultaneous reservations exceed the network’s share', async () => {
    const trip = await createTripWithSeats(5) // its share is four
    const { departure_id } = await findDepartureId(trip)
    const size = 8
    const heldBy = async (isLocked: boolean) => {
      let looking = 0
      const done = await Promise.allSettled(
        Array.from({ length: size }, () =>
          runInTransactionWithJobs(buildClockContext(), 1, async (ctx) => {
            const me = { ...ctx, keyFor: site.naru.keyFor, network: ip }
            const { contact, email } = createContact()
            const hold = {
              departure_id,
              seats: 1,
              capacity: 5,
              limits: null,
              contact,
              email,
              member_id: null,
              proved_by: 'mail' as const,
              mailbox: email,
            }
            await (isLocked ? claimHold : checkHoldLimits)(me, hold, 0)
            looking++
            // everybody has counted before anybody holds
            while (!isLocked && looking < size) await new Promise((resolve) => setTimeout(resolve, 1))
            await insertHold(ctx.db, trip, { ...hold, visitor: hashVisitorNetwork(me) })
          }),
        ),
      )
      return done.filter(({ status }) => status === 'fulfilled').length
    }
    expect(await heldBy(true)).toBe(4)
    await endHolds()
    expect(await heldBy(false)).toBe(size)
  })
})

test('what is counted under the lock does not grow with what all others reserved', async () => {
  const { departure_id } = await findDepartureId(await createTripWithSeats(10))
  const otherTrip = await createTripWithSeats(1_000)
  const other = { ...(await findDepartureId(otherTrip)), proved_by: 'mail' as const }
  const hold = {
    ...createContact(),
    departure_id,
    seats: 1,
    capacity: 10,
    limits: null,
    member_id: null,
    proved_by: 'mail' as const,
  }
  let read = Number.POSITIVE_INFINITY
  const counting = runInTransactionWithJobs(buildClockContext(), 1, async (ctx) => {
    for (let at = 0; at < 500; at++)
      await insertHold(ctx.db, otherTrip, { ...other, ...createContact(), visitor: `other ${at}` })
    await sql`set local role none`.execute(ctx.db)
    await sql`analyze booking`.execute(ctx.db) // as autovacuum does; without figures any index looks as good
    await sql`set local role naru_app`.execute(ctx.db)
    await sql`set local enable_seqscan = off`.execute(ctx.db) // as among more than these five hundred
    const me = { ...ctx, keyFor: site.naru.keyFor, network: '203.0.113.9' }
    const before = await countBookingsRead(ctx.db)
    await checkHoldLimits(me, { ...hold, mailbox: hold.email }, 0)
    read = (await countBookingsRead(ctx.db)) - before
    throw new Error('nobody else meets the five hundred')
  })
  await expect(counting).rejects.toThrow('nobody else')
  expect(read).toBeLessThan(50)
})

/** The rows of bookings that this transaction has read so far. */
async function countBookingsRead(db: Parameters<typeof insertHold>[0]): Promise<number> {
  const { rows } = await sql<{ read: string }>`select seq_tup_read + idx_tup_fetch as read
    from pg_stat_xact_user_tables where relname = 'booking'`.execute(db)
  return Number(rows[0]?.read)
}

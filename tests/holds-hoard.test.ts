// Decision 20: one mailbox is one however it is spelt, and one network leaves seats of every departure.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmDeposit } from '#domain/payment/transfer.server.ts'
import { claimHold, visitorOf, weighHold } from '#domain/reservation/holds.server.ts'
import { tryLimits } from '#limits/access.ts'
import { foldAddress } from '#plain/fold-address.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { within } from '#platform/jobs.server.ts'
import { tried } from './attacks/tried.ts'
import {
  clock,
  codeFor,
  endHolds,
  formFor,
  holdOnly,
  inside,
  limitTo,
  madeUp,
  openHolds,
  reserve,
  saidTo,
  site,
  tripWith,
} from './holds.ts'
import { memberAt, type Person, personAt, untilAnswered } from './person.ts'

beforeAll(openHolds)

beforeEach(endHolds)

/** Somebody who reads the mail of the address they give. */
const proved = async (me: Person, package_code: string, email: string, adult = 1) => {
  const code = await codeFor(me, email)
  return untilAnswered(() => reserve(me, package_code, { email, code, party: { adult, child: 0, baby: 0 } }))
}
const saidOf = ({ status, body }: Awaited<ReturnType<typeof reserve>>) =>
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
    const trip = await tripWith(1_000)
    const said = []
    for (const email of spellings) said.push(saidOf(await proved(personAt(site), trip, email)))
    expect(said).toEqual(['held', 'held', 'held', '409 TOO_MANY_UNPAID', '409 TOO_MANY_UNPAID'])
    tried(spellings.length)
  })

  test('also where nothing is proved, and elsewhere than at Gmail a dot makes another address', async () => {
    const trip = await tripWith(1_000)
    const said = []
    for (const email of ['one+a@example.com', 'one+b@example.com', 'One+c@example.com', 'one@example.com'])
      said.push(await saidTo(personAt(site), trip, { email }))
    expect(said).toEqual(['held', 'held', 'held', 'PROOF_REQUIRED'])
    for (const email of ['o.n.e@example.com', '+one@example.com', 'one@mail.example.com'])
      expect(await saidTo(personAt(site), trip, { email })).toBe('held')
  })

  test('is the same behind several log-ins and behind none', async () => {
    const trip = await tripWith(1_000)
    const as = (email: string) => memberAt(site, { email, email_verified: true })
    const said = []
    for (const email of [
      'two+a@example.com',
      'two+b@example.com',
      'two+c@example.com',
      'two+d@example.com',
    ]) {
      const me = await as(email)
      said.push(saidOf(await me.sendOnce('POST', '/api/landing/package', formFor(trip))))
    }
    said.push(saidOf(await proved(personAt(site), trip, 'two@example.com')))
    expect(said).toEqual(['held', 'held', 'held', '409 TOO_MANY_UNPAID', '409 TOO_MANY_UNPAID'])
  })

  test('holds three when twenty of its spellings come at once', async () => {
    const trip = await tripWith(1_000)
    const ready = []
    for (let at = 0; at < 20; at++) {
      const [me, email] = [personAt(site), `rush+${at}@example.com`]
      ready.push({ me, given: { email, code: await codeFor(me, email) } })
    }
    const answers = await Promise.all(
      ready.map(({ me, given }) => untilAnswered(() => reserve(me, trip, given))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    tried(ready.length)
  })

  test('gets no more codes for being spelt anew, and each goes to the address as it was typed', async () => {
    const { free } = tryLimits.codeForAll
    const ask = (at: number) =>
      personAt(site).insist('POST', '/api/landing/package/reserveCode', { email: `Full+${at}@example.com` })
    const said = []
    for (let at = 0; at <= free; at++) said.push((await ask(at)).status)
    expect(said).toEqual([...Array.from({ length: free }, () => 200), 429])
    const sent = await inside((tx) =>
      tx
        .selectFrom('mail_code')
        .select('email')
        .where('travel_agency', '=', 1)
        .where('email', 'like', 'Full+%')
        .execute(),
    )
    expect(sent.map(({ email }) => email)).toContain('Full+7@example.com')
    tried(free + 1)
  })

  test('waits once for a departure', async () => {
    const trip = await tripWith(4)
    expect(saidOf(await proved(personAt(site), trip, 'all@example.com', 4))).toBe('held')
    const { departure_id } = await departureOfTrip(trip)
    const wait = async (email: string) => {
      const me = personAt(site)
      const { contact } = madeUp()
      const form = { departure_id, party: { adult: 1, child: 0, baby: 0 }, name: '김미나', contact, email }
      const { status, body } = await me.insist('POST', '/api/landing/package/wait', {
        ...form,
        code: await codeFor(me, email),
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

test('the database folds an address as the product does', async () => {
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

const departureOfTrip = (package_code: string) =>
  site.db
    .selectFrom('departure')
    .select('departure_id')
    .where((eb) => eb.and({ travel_agency: 1, package_code }))
    .executeTakeFirstOrThrow()

/** A catch-all domain: as many addresses as one likes, and all of them read. */
const anyMailbox = () => `${randomUUID()}@example.com`

describe('one network', () => {
  const ip = '203.0.113.70'
  const fillFrom = async (from: string, trip: string, seats: number[]) => {
    const said = []
    for (const adult of seats)
      said.push(saidOf(await proved(personAt(site, { ip: from }), trip, anyMailbox(), adult)))
    return said
  }

  test('holds four fifths of a departure unpaid, with however many mailboxes; another takes the rest', async () => {
    const trip = await tripWith(20)
    const said = await fillFrom(ip, trip, [3, 3, 3, 3, 3, 3, 1, 1])
    expect(said).toEqual([
      ...['held', 'held', 'held', 'held', 'held'],
      ...['409 TOO_MANY_FROM_NETWORK', 'held', '409 TOO_MANY_FROM_NETWORK'],
    ])
    expect(saidOf(await proved(personAt(site), trip, anyMailbox(), 4))).toBe('held')
    expect(await fillFrom(ip, await tripWith(20), [16])).toEqual(['held'])
  })

  test('what it holds unproved counts with the rest, and a log-in opens no second share', async () => {
    const trip = await tripWith(20)
    expect(await saidTo(personAt(site, { ip }), trip, { party: { adult: 4, child: 0, baby: 0 } })).toBe(
      'held',
    )
    expect(await fillFrom(ip, trip, [12, 1])).toEqual(['held', '409 TOO_MANY_FROM_NETWORK'])
    const member = await site.make.member({ email: anyMailbox(), email_verified: true })
    const me = personAt(site, { ip })
    me.cookies.set('token', (await site.cookieOf(member)).slice('token='.length))
    expect(saidOf(await me.sendOnce('POST', '/api/landing/package', formFor(trip)))).toBe(
      '409 TOO_MANY_FROM_NETWORK',
    )
  })

  test('what is paid counts no longer: an office behind one address fills the whole departure', async () => {
    const trip = await tripWith(10)
    const first = await proved(personAt(site, { ip }), trip, anyMailbox(), 8)
    expect(await fillFrom(ip, trip, [1])).toEqual(['409 TOO_MANY_FROM_NETWORK'])
    await inAgency(site.db, 1, (tx) =>
      confirmDeposit({ db: tx, travel_agency: 1, later: async () => {} }, first.body.booking_id),
    )
    expect(await fillFrom(ip, trip, [2])).toEqual(['held'])
  })

  test('a family takes a small departure whole; an agency may have another share', async () => {
    expect(await fillFrom(ip, await tripWith(4), [4])).toEqual(['held'])
    expect(await fillFrom(ip, await tripWith(6), [4, 1])).toEqual(['held', '409 TOO_MANY_FROM_NETWORK'])
    await limitTo({ network_percent: 50 })
    try {
      expect(await fillFrom(ip, await tripWith(20), [10, 1])).toEqual(['held', '409 TOO_MANY_FROM_NETWORK'])
    } finally {
      await limitTo(null)
    }
  })

  test('when thirty come at once it holds its share', async () => {
    const trip = await tripWith(20)
    const ready = []
    for (let at = 0; at < 30; at++) {
      const [me, email] = [personAt(site, { ip }), anyMailbox()]
      ready.push({ me, given: { email, code: await codeFor(me, email) } })
    }
    const answers = await Promise.all(
      ready.map(({ me, given }) => untilAnswered(() => reserve(me, trip, given))),
    )
    const told = Object.groupBy(answers, saidOf)
    expect([told.held?.length, told['409 TOO_MANY_FROM_NETWORK']?.length]).toEqual([16, 14])
    tried(ready.length)
  })

  test('the lock is what keeps the share: who counts before the others hold lets all of them in', async () => {
    const trip = await tripWith(5) // its share is four
    const { departure_id } = await departureOfTrip(trip)
    const size = 8
    const heldBy = async (isLocked: boolean) => {
      let looking = 0
      const done = await Promise.allSettled(
        Array.from({ length: size }, () =>
          within(clock(), 1, async (ctx) => {
            const me = { ...ctx, keyFor: site.naru.keyFor, network: ip }
            const { contact, email } = madeUp()
            const hold = {
              ...{ departure_id, seats: 1, capacity: 5, limits: null, contact, email, member_id: null },
              ...{ proved_by: 'mail' as const, mailbox: email },
            }
            await (isLocked ? claimHold : weighHold)(me, hold, 0)
            looking++
            // everybody has counted before anybody holds
            while (!isLocked && looking < size) await new Promise((resolve) => setTimeout(resolve, 1))
            await holdOnly(ctx.db, trip, { ...hold, visitor: visitorOf(me) })
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

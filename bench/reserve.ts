// Reservations a second over many departures, beside the bare SQL of the very same transaction.

import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { issueToken } from '#domain/member/token.server.ts'
import { dayAfter } from '#plain/days.ts'
import { partsOf } from '#plain/parts-of.ts'
import { openDatabase } from '#platform/db/open.server.ts'
import { readEnv } from '#platform/env.server.ts'
import { both, make } from '#seed/make.ts'
import { openNaru } from '../src/naru.server.ts'
import { plenty } from '../tests/lent/plenty.ts'
import { reservationOf } from '../tests/lent/reservation.ts'
import { senderTo } from '../tests/lent/send.ts'
import { asked } from './answers.ts'
import type { HeardReservation } from './floor-reserve.ts'
import { hearStatements } from './overhear.ts'
import { type Pace, type Raced, race } from './race.ts'
import { type Server, startServer, withServers } from './servers.ts'
import { asOwner, type DemoSite, type Site } from './site.ts'

export const reservePath = '/api/landing/package/nonMember'
const memberPath = '/api/landing/package'
const departures = 200
/** Whoever reserves by the hundred has proved who they are: each waits for their own reservations alone. */
const members = 200
/**
 * Plans made for empty tables would be kept for minutes while these grow: no agency that is worth measuring
 * begins with nothing.
 */
const bookedBefore = 1_000
const departure_date = dayAfter(new Date().toISOString().slice(0, 10), 60)

export const formFor = (package_code: string) => reservationOf({ package_code, departure_date })

/** Departures of agency 1, so many with so many seats each. */
export async function addDepartures(databaseUrl: string, names: string[], seats: number): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, () => {})
  for (const package_code of names) {
    await make(db, 1).package({ tour_category_id: 1, package_code, page_title: both('Trip') })
    await make(db, 1).departure({ package_code, departure_date, seats })
  }
  await close()
}

export async function openAgency(databaseUrl: string): Promise<void> {
  // as with bookings below
  await asOwner(databaseUrl, 'alter table departure alter column departure_id restart with 9000001')
  const { db, close } = openDatabase(databaseUrl, () => {})
  await make(db, 1).agency({ hold_limits: plenty })
  await make(db, 1).category({ tour_category_id: 1 })
  await close()
}

type Person = { id: number; sid: string }

async function addMembers(databaseUrl: string): Promise<Person[]> {
  // as with bookings below
  await asOwner(databaseUrl, 'alter table member alter column id restart with 8000001')
  const { db, close } = openDatabase(databaseUrl, () => {})
  const people: Person[] = []
  for (let at = 0; at < members; at++)
    people.push(await make(db, 1).member({ email: `member${at}@example.com`, email_verified: true }))
  await close()
  return people
}

export async function reserveRate(site: Site, pace: Pace): Promise<Raced> {
  const ground = await site.emptySite('reserve')
  const { databaseUrl } = ground
  const names = Array.from({ length: departures }, (_, at) => `TRIP-${at + 100}`)
  await openAgency(databaseUrl)
  await addDepartures(databaseUrl, names, 1_000_000)
  const people = await addMembers(databaseUrl)
  const { heard, cookies } = await overhearReservation(ground, people)
  await asOwner(databaseUrl, 'vacuum analyze')
  const floor = startServer(new URL('./serve-reserve.ts', import.meta.url), { databaseUrl, heard })
  return withServers(
    [startServer(new URL('./serve-ours.ts', import.meta.url), { ...ground, jobs: true }), floor],
    async (our, its) => {
      const cookie = cookies[0] ?? ''
      const [here, there] = [
        await writtenBy(our, databaseUrl, cookie),
        await writtenBy(its, databaseUrl, cookie),
      ]
      if (!isDeepStrictEqual(here, there))
        throw new Error(
          `the floor of a reservation writes something else; look at floor-reserve.ts: ${JSON.stringify([here, there])}`,
        )
      let turn = 0
      const fresh = () => ({
        method: 'POST',
        headers: headersOf(cookies[turn % members]),
        body: JSON.stringify(formFor(names[turn++ % departures] ?? '')),
      })
      const raced = await race(our, its, { path: memberPath, headers: {}, fresh, pace })
      const wrong = await asOwner(
        databaseUrl,
        'select from departure_seat s where taken <> (select coalesce(sum(adult + child), 0) from booking b where b.travel_agency = s.travel_agency and b.departure_id = s.departure_id)',
      )
      if (wrong.length > 0)
        throw new Error(`seats of ${wrong.length} departures are not those of their bookings`)
      return raced
    },
  )
}

const headersOf = (cookie = '') => ({
  cookie,
  host: asked.host,
  origin: `http://${asked.host}`,
  'content-type': 'application/json',
  'idempotency-key': randomUUID(),
})

/**
 * The transaction of one reservation after many: by then everything that is kept of the agency is in memory.
 */
async function overhearReservation(
  { databaseUrl, dataDir }: DemoSite,
  people: Person[],
): Promise<{ heard: HeardReservation; cookies: string[] }> {
  const package_code = 'TRIP-100'
  // a number that stands for nothing else
  await asOwner(databaseUrl, 'alter table booking alter column id restart with 7000001')
  const naru = await openNaru({
    env: readEnv({ NARU: 'demo', DATA_DIR: dataDir, LOG_LEVEL: 'warn', SHED_AFTER_MS: '0' }),
    databaseUrl,
    jobs: true,
  })
  try {
    const all = hearStatements(naru.database.pool)
    const tokens = people.map((person) => issueToken(naru.keyFor('access token'), 1, person))
    const cookies = (await Promise.all(tokens)).map((token) => `token=${token}`)
    const reserve = (key: string, turn = 0) =>
      naru.app.inject({
        method: 'POST',
        url: memberPath,
        headers: { ...headersOf(cookies[turn % members]), 'idempotency-key': key },
        payload: JSON.stringify(formFor(package_code)),
      })
    for (let booked = 0; booked < bookedBefore; booked++) await reserve(randomUUID(), booked)
    const key = randomUUID()
    const { body } = await reserve(key)
    const { booking_id, held_until } = JSON.parse(body)
    const [row] = await asOwner(
      databaseUrl,
      `select id, departure_id from booking where booking_id = '${booking_id}'`,
    )
    const { id, departure_id } = partsOf(row)
    const member = people[0]?.id ?? 0
    const numbers = { departure_id: Number(departure_id), id: Number(id) }
    const marks = { key, package_code, booking_id, held_until, member, ...numbers }
    return { heard: { statements: transactionWith(key, all), answer: body, marks, members }, cookies }
  } finally {
    await naru.stop()
  }
}

/** What its connection was told from the `begin` before this key to the `commit` behind it. */
function transactionWith(key: string, all: ReturnType<typeof hearStatements>) {
  const first = all.find(({ values }) => values.includes(key))
  const ofClient = all.filter(({ client }) => client === first?.client)
  const used = ofClient.findIndex(({ values }) => values.includes(key))
  const from = ofClient.findLastIndex(({ text }, at) => text === 'begin' && at < used)
  const to = ofClient.findIndex(({ text }, at) => text === 'commit' && at > from)
  return ofClient.slice(from, to + 1).map(({ text, values }) => ({ text, values }))
}

/** Every row a reservation leaves, without what is its own. */
async function writtenBy({ port }: Server, databaseUrl: string, cookie: string): Promise<unknown> {
  const { send, close } = senderTo(port, asked.host, 1)
  const answer = await send('POST', memberPath, { body: formFor('TRIP-101'), headers: headersOf(cookie) })
  close()
  if (answer?.status !== 200) throw new Error(`a reservation was answered ${answer?.status} ${answer?.text}`)
  const { booking_id } = JSON.parse(answer.text)
  const [row] = await asOwner(
    databaseUrl,
    `select to_jsonb(b) - array['id', 'booking_id', 'held_until', 'reg_date', 'member_id'] as booking,
       (select jsonb_agg(to_jsonb(h) - array['booking', 'seq', 'at']) from booking_history h where h.booking = b.id) as history,
       (select jsonb_agg(jsonb_build_object('name', name, 'kind', data -> 'kind', 'tries', retry_limit) order by data ->> 'kind') from pgboss.job j where (j.data ->> 'ref')::int = b.id) as jobs,
       (select jsonb_agg(jsonb_build_object('call', call, 'total', answer -> 'total', 'pay_by', answer -> 'pay_by')) from once_only k where k.answer ->> 'booking_id' = b.booking_id) as keys
     from booking b where booking_id = '${booking_id}'`,
  )
  return row
}

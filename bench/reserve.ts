// Reservations a second over many departures, beside the bare SQL of the very same transaction.

import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { issueToken } from '#domain/member/access-token.server.ts'
import { addDays } from '#lib/days.ts'
import { readFields } from '#lib/read-fields.ts'
import { createDatabase } from '#platform/db/database.server.ts'
import { readEnv } from '#platform/env.server.ts'
import { make, sameInBoth } from '#seed/make.ts'
import { createNaru } from '../src/naru.server.ts'
import { generousHoldLimits } from '../tests/shared/generous-hold-limits.ts'
import { createSender } from '../tests/shared/http-sender.ts'
import { buildReservation } from '../tests/shared/reservation-form.ts'
import { type BenchContext, type DemoSite, queryAsOwner } from './bench-context.ts'
import type { RecordedReservation } from './floor-reserve.ts'
import { type BenchPace, type RaceResult, raceServers } from './race.ts'
import { recordStatements } from './record-statements.ts'
import { requestHeaders } from './server-answers.ts'
import { type ChildServer, startServer, withServers } from './servers.ts'

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
const departure_date = addDays(new Date().toISOString().slice(0, 10), 60)

export const buildForm = (package_code: string) => buildReservation({ package_code, departure_date })

/** Departures of agency 1, so many with so many seats each. */
export async function addDepartures(databaseUrl: string, names: string[], seats: number): Promise<void> {
  const { db, close } = createDatabase(databaseUrl, () => {})
  for (const package_code of names) {
    await make(db, 1).package({ tour_category_id: 1, package_code, page_title: sameInBoth('Trip') })
    await make(db, 1).departure({ package_code, departure_date, seats })
  }
  await close()
}

export async function createAgency(databaseUrl: string): Promise<void> {
  // as with bookings below
  await queryAsOwner(databaseUrl, 'alter table departure alter column departure_id restart with 9000001')
  const { db, close } = createDatabase(databaseUrl, () => {})
  await make(db, 1).agency({ hold_limits: generousHoldLimits })
  await make(db, 1).category({ tour_category_id: 1 })
  await close()
}

type BenchMember = { id: number; sid: string }

async function createMembers(databaseUrl: string): Promise<BenchMember[]> {
  // as with bookings below
  await queryAsOwner(databaseUrl, 'alter table member alter column id restart with 8000001')
  const { db, close } = createDatabase(databaseUrl, () => {})
  const people: BenchMember[] = []
  for (let at = 0; at < members; at++)
    people.push(await make(db, 1).member({ email: `member${at}@example.com`, email_verified: true }))
  await close()
  return people
}

export async function raceReservations(bench: BenchContext, pace: BenchPace): Promise<RaceResult> {
  const emptySite = await bench.emptySite('reserve')
  const { databaseUrl } = emptySite
  const names = Array.from({ length: departures }, (_, at) => `TRIP-${at + 100}`)
  await createAgency(databaseUrl)
  await addDepartures(databaseUrl, names, 1_000_000)
  const people = await createMembers(databaseUrl)
  const { heard, cookies } = await recordReservation(emptySite, people)
  await queryAsOwner(databaseUrl, 'vacuum analyze')
  const floor = startServer(new URL('./serve-reserve.ts', import.meta.url), { databaseUrl, heard })
  return withServers(
    [startServer(new URL('./serve-ours.ts', import.meta.url), { ...emptySite, jobs: true }), floor],
    async (our, its) => {
      const cookie = cookies[0] ?? ''
      const [here, there] = [
        await listWrittenRows(our, databaseUrl, cookie),
        await listWrittenRows(its, databaseUrl, cookie),
      ]
      if (!isDeepStrictEqual(here, there))
        throw new Error(
          `the floor of a reservation writes something else; look at floor-reserve.ts: ${JSON.stringify([here, there])}`,
        )
      let turn = 0
      const fresh = () => ({
        method: 'POST',
        headers: buildHeaders(cookies[turn % members]),
        body: JSON.stringify(buildForm(names[turn++ % departures] ?? '')),
      })
      const raced = await raceServers(our, its, { path: memberPath, headers: {}, fresh, pace })
      const wrong = await queryAsOwner(
        databaseUrl,
        'select from departure_seat s where taken <> (select coalesce(sum(adult + child), 0) from booking b where b.travel_agency = s.travel_agency and b.departure_id = s.departure_id)',
      )
      if (wrong.length > 0)
        throw new Error(`seats of ${wrong.length} departures are not those of their bookings`)
      return raced
    },
  )
}

const buildHeaders = (cookie = '') => ({
  cookie,
  host: requestHeaders.host,
  origin: `http://${requestHeaders.host}`,
  'content-type': 'application/json',
  'idempotency-key': randomUUID(),
})

/**
 * The transaction of one reservation after many: by then everything that is kept of the agency is in memory.
 */
async function recordReservation(
  { databaseUrl, dataDir }: DemoSite,
  people: BenchMember[],
): Promise<{ heard: RecordedReservation; cookies: string[] }> {
  const package_code = 'TRIP-100'
  // a number that stands for nothing else
  await queryAsOwner(databaseUrl, 'alter table booking alter column id restart with 7000001')
  const naru = await createNaru({
    env: readEnv({ NARU: 'demo', DATA_DIR: dataDir, LOG_LEVEL: 'warn', SHED_AFTER_MS: '0' }),
    databaseUrl,
    jobs: true,
  })
  try {
    const all = recordStatements(naru.database.pool)
    const tokens = people.map((person) => issueToken(naru.keyFor('access token'), 1, person))
    const cookies = (await Promise.all(tokens)).map((token) => `token=${token}`)
    const reserve = (key: string, turn = 0) =>
      naru.app.inject({
        method: 'POST',
        url: memberPath,
        headers: { ...buildHeaders(cookies[turn % members]), 'idempotency-key': key },
        payload: JSON.stringify(buildForm(package_code)),
      })
    for (let booked = 0; booked < bookedBefore; booked++) await reserve(randomUUID(), booked)
    const key = randomUUID()
    const { body } = await reserve(key)
    const { booking_id, held_until } = JSON.parse(body)
    const [row] = await queryAsOwner(
      databaseUrl,
      `select id, departure_id from booking where booking_id = '${booking_id}'`,
    )
    const { id, departure_id } = readFields(row)
    const member = people[0]?.id ?? 0
    const numbers = { departure_id: Number(departure_id), id: Number(id) }
    const marks = { key, package_code, booking_id, held_until, member, ...numbers }
    return { heard: { statements: findTransaction(key, all), answer: body, marks, members }, cookies }
  } finally {
    await naru.stop()
  }
}

/** What its connection was told from the `begin` before this key to the `commit` behind it. */
function findTransaction(key: string, all: ReturnType<typeof recordStatements>) {
  const first = all.find(({ values }) => values.includes(key))
  const ofClient = all.filter(({ client }) => client === first?.client)
  const used = ofClient.findIndex(({ values }) => values.includes(key))
  const from = ofClient.findLastIndex(({ text }, at) => text === 'begin' && at < used)
  const to = ofClient.findIndex(({ text }, at) => text === 'commit' && at > from)
  return ofClient.slice(from, to + 1).map(({ text, values }) => ({ text, values }))
}

/** Every row a reservation leaves, without what is its own. */
async function listWrittenRows({ port }: ChildServer, databaseUrl: string, cookie: string): Promise<unknown> {
  const { send, close } = createSender(port, requestHeaders.host, 1)
  const answer = await send('POST', memberPath, {
    body: buildForm('TRIP-101'),
    headers: buildHeaders(cookie),
  })
  close()
  if (answer?.status !== 200) throw new Error(`a reservation was answered ${answer?.status} ${answer?.text}`)
  const { booking_id } = JSON.parse(answer.text)
  const [row] = await queryAsOwner(
    databaseUrl,
    `select to_jsonb(b) - array['id', 'booking_id', 'held_until', 'reg_date', 'member_id'] as booking,
       (select jsonb_agg(to_jsonb(h) - array['booking', 'seq', 'at']) from booking_history h where h.booking = b.id) as history,
       (select jsonb_agg(jsonb_build_object('name', name, 'kind', data -> 'kind', 'tries', retry_limit) order by data ->> 'kind') from pgboss.job j where (j.data ->> 'ref')::int = b.id) as jobs,
       (select jsonb_agg(jsonb_build_object('call', call, 'total', answer -> 'total', 'pay_by', answer -> 'pay_by')) from once_only k where k.answer ->> 'booking_id' = b.booking_id) as keys
     from booking b where booking_id = '${booking_id}'`,
  )
  return row
}

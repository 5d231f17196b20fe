// Every office call, asked at one agency with the ids of another's rows: nothing of them is told, none is
// changed.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { calls } from '#office/calls.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import type { Call } from '#platform/wire/call.ts'
import { countCases } from '../attacks/count-cases.ts'
import { cleanUpAfterFile } from '../file-cleanup.ts'
import { createPaidBooking, createTerms } from '../paid-booking.ts'
import { createSite, type Site } from '../site.ts'
import { createStaffUser, type StaffUser } from '../staff-user.ts'
import { createFullSample } from './call-samples.ts'

const canary = 'canary-of-one'
const canaryWords = { ko: canary, en: canary }
const agencyCalls = Object.entries(calls)
  .flatMap(([room, each]) =>
    Object.entries<Call>(each).map(([name, call]) => ({ room, name: `${room}.${name}`, call })),
  )
  .filter(({ call }) => call.may !== undefined)

let site: Site
let otherOwner: StaffUser
/** Ids of agency 1 by the name under which a call takes them. */
let otherIds: Awaited<ReturnType<typeof createRows>>
let fingerprint: () => Promise<string>
/** All that agency 1 has, after the call before. */
let before: string

async function createRows() {
  const { make } = site
  const paid = await createPaidBooking(site)
  const { package_code } = paid
  const { tour_category_id } = await make.category({ tour_category_name: canaryWords })
  const { board_id } = await make.board({ board_id: 'theirs', board_name: canaryWords })
  const { id: post } = await make.post({ board_id, type: board_id, title: canary, contents: canary })
  const { id: review } = await make.review({ package_code, contents: canary })
  const { id: staff_id } = await make.staff({ name: canary })
  const { id: key } = await make.apiKey({ name: canary })
  const rows = await runInTransaction(site.db, 1, async (tx) => {
    const of = { travel_agency: 1, booking: paid.id }
    const file = { ...of, name: canary, type: 'text/plain', size: 1, path: 'private/none', by_name: canary }
    const task = { ...of, text: canary, due: '2099-01-01', by_name: canary }
    const { departure_id } = await tx
      .selectFrom('departure')
      .select('departure_id')
      .where('travel_agency', '=', 1)
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('shop')
      .values({ travel_agency: 1, store_id: 'theirs', store_name: canaryWords })
      .execute()
    await tx
      .updateTable('booking')
      .set({ name: canary })
      .where('travel_agency', '=', 1)
      .where('id', '=', paid.id)
      .execute()
    return {
      departure_id,
      file: (await tx.insertInto('attached_file').values(file).returning('id').executeTakeFirstOrThrow()).id,
      task: (await tx.insertInto('booking_task').values(task).returning('id').executeTakeFirstOrThrow()).id,
    }
  })
  const { departure_id } = rows
  return {
    ids: { id: [post, review, key, rows.file, rows.task, tour_category_id] },
    booking_id: paid.booking_id,
    package_code,
    codes: [package_code],
    departure_id,
    departures: [departure_id],
    bookings: [paid.booking_id],
    board_id,
    type: board_id,
    post,
    store_id: 'theirs',
    member: 1,
    staff_id,
    in_charge: staff_id,
    tour_category: tour_category_id,
    tour_category_id,
    parent: tour_category_id,
  }
}

beforeAll(async () => {
  site = await createSite({ shared: true })
  await createTerms(site)
  otherIds = await createRows()
  otherOwner = await createStaffUser(site, { travel_agency: 2 })
  fingerprint = await prepareFingerprint()
  before = await fingerprint()
})

/** Of all that agency 1 has. Prepared once: two hundred tables take longer to plan than to read. */
async function prepareFingerprint(): Promise<() => Promise<string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'travel_agency' order by 1`.execute(site.db)
  const tables = rows.map(({ name }) => name)
  expect(tables.length).toBeGreaterThan(60)
  const each = tables.map(
    (table) => `select '${table}' as name, md5(string_agg(t::text, '|' order by t::text)) as sum
      from ${table} t where travel_agency = 1`,
  )
  const owner = new pg.Client(site.url)
  await owner.connect()
  cleanUpAfterFile(() => owner.end())
  const statement = { name: 'fingerprint', text: each.join(' union all ') }
  return async () => JSON.stringify((await owner.query(statement)).rows)
}

/** Their ids also where they lie deeper, as in the rows of a sheet. */
function replaceIds(value: unknown, known: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((each) => replaceIds(each, known))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      name in known ? known[name] : replaceIds(each, known),
    ]),
  )
}

function sendCall({ method, path, takes }: Call, sample: Record<string, unknown>) {
  const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
  const query =
    takes === 'query'
      ? `?${new URLSearchParams(Object.entries(sample).map(([name, value]) => [name, asText(value)]))}`
      : ''
  return otherOwner.sendOnce(method, `${path}${query}`, takes === 'query' ? undefined : sample, randomUUID())
}

test.each(agencyCalls)('$name: another agency’s ids are nobody’s here', async ({ room, call }) => {
  const { ids, ...known } = otherIds
  const whole = Object.entries(createFullSample(call, room, known))
  const samples = ids.id.map((id) => ({
    ...Object.fromEntries(whole.map(([name, value]) => [name, replaceIds(value, known)])),
    ...('id' in call.input.shape && { id }),
    ...('ids' in call.input.shape && { ids: [id] }),
  }))
  const asked = 'id' in call.input.shape || 'ids' in call.input.shape ? samples : samples.slice(0, 1)
  countCases(asked.length)
  for (const sample of asked) {
    const { status, text } = await sendCall(call, sample)
    expect([text, status]).not.toEqual([text, 500])
    expect(text).not.toContain(canary)
  }
  const [was, now] = [before, await fingerprint()]
  before = now
  expect(now).toBe(was)
})

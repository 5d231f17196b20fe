// After an agency is closed: its keys go the next night, its people and pictures a month later, contracts in their years.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { saveSecret } from '#domain/agency/keys/secrets.server.ts'
import type { AgencyJob } from '#jobs.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { purgeExpired } from '#retention.server.ts'
import { addOpenAccount, endOpenPayments } from './open-payment.ts'
import { createOperator } from './operator-setup.ts'
import { createPaidBooking, createTerms } from './paid-booking.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser } from './staff-user.ts'

let site: Site
beforeAll(async () => {
  site = await createSite({ shared: true })
  await createTerms(site)
})

const inAgency = <T>(work: Parameters<typeof runInTransaction<T>>[2]) => runInTransaction(site.db, 1, work)
const count = async (table: string) => {
  const { rows } = await inAgency((db) =>
    sql<{
      rows: number
    }>`select count(*)::int as rows from ${sql.table(table)} where travel_agency = 1`.execute(db),
  )
  return rows[0]?.rows ?? 0
}
const close = (days: number) =>
  site.db
    .updateTable('agency')
    .set({ state: 'closed', state_since: sql<string>`now() - make_interval(days => ${days})` })
    .where('travel_agency', '=', 1)
    .execute()
async function runNight(): Promise<AgencyJob[]> {
  const jobs: AgencyJob[] = []
  await purgeExpired({
    ...site.naru.deps,
    enqueue: async (_db, ...job) => {
      jobs.push(job)
    },
  })
  return jobs
}

test('keys go the next night, members, posts and pictures after a month; bookings and their money stay', async () => {
  const { booking_id, id } = await createPaidBooking(site, { key: 1 })
  await site.make.member({})
  const { board_id } = await site.make.board()
  await site.make.post({
    board_id,
    type: board_id,
    contents: '<p><img src="/files/abc_800x600_aabbcc.webp"></p>',
  })
  await inAgency(async (db) => {
    const of = { db, travel_agency: 1, keyFor: site.naru.keyFor }
    for (const name of ['toss_secret_key', 'solapi_api_key', 'kakao_admin_key'] as const)
      await saveSecret(of, name, 'secret')
    const { id: member_id } = await db
      .selectFrom('member')
      .select('id')
      .where('travel_agency', '=', 1)
      .executeTakeFirstOrThrow()
    await db.updateTable('booking').set({ member_id }).where('travel_agency', '=', 1).execute()
    await db.deleteFrom('cash_receipt').where('travel_agency', '=', 1).execute()
  })
  const read = async () => [
    await count('agency_secret'),
    await count('member'),
    await count('post'),
    await count('booking'),
    await count('ledger'),
  ]
  const [, members, posts, bookings, payments] = await read()
  await runNight()
  expect((await read())[0]).toBe(3) // it is open
  await close(1)
  await addOpenAccount(site, 1, { order_id: 'open-of-1' })
  await runNight()
  expect((await read())[0]).toBe(2) // money may still come in by that of Toss
  await endOpenPayments(site, 1)
  await runNight()
  expect(await read()).toEqual([1, members, posts, bookings, payments]) // Kakao's waits for its members
  await close(31)
  const jobs = await runNight()
  expect(await read()).toEqual([1, 0, 0, bookings, payments])
  const removed = jobs.flatMap(([name, payload]) => (name === 'remove-files' ? [payload] : []))
  expect(removed.flatMap(({ pictures }) => pictures)).toContain('abc_800x600_aabbcc')
  await runNight()
  expect(await read()).toEqual([0, 0, 0, bookings, payments])

  const operator = await createOperator(site)
  const ask = (more: object) =>
    operator.visitor.send('POST', '/api/office/console/records', {
      agency: 1,
      name: '김 손님',
      contact: '010-1234-5678',
      purpose: 'person',
      ...more,
    })
  const { name, contact } = await inAgency((db) =>
    db
      .selectFrom('booking')
      .select(['name', 'contact'])
      .where('travel_agency', '=', 1)
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )
  const found = (await ask({ name, contact })).body.list
  expect(found).toMatchObject([{ number: booking_id }])
  expect(found[0].lines).toContainEqual({ what: 'name', value: name })
  expect((await ask({ name, contact: '010-9999-9999' })).body.list).toEqual([])
  expect((await ask({ name, contact, agency: 2 })).body.code).toBe('WRONG_STATE')
  const log = await inAgency((db) =>
    db
      .selectFrom('staff_log')
      .select('after')
      .where('travel_agency', '=', 1)
      .where('call', '=', 'operator.closedRecords')
      .execute(),
  )
  expect(log.map(({ after }) => after)).toEqual([
    { purpose: 'person', rows: 1 },
    { purpose: 'person', rows: 0 },
  ])
  const owner = await createStaffUser(site, { travel_agency: 2 })
  expect((await owner.send('POST', '/api/office/console/records', {})).status).toBe(403)
})

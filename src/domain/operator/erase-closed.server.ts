// Erases a closed agency: its keys the next night, its people and pictures a month later.
// Bookings, contracts, payments and books stay for the years of the law and end with the night's other work.
import { sql } from 'kysely'
import { eraseAgencySecrets, markErased } from '#domain/agency/keys/erase-secrets.server.ts'
import { describeTable, readTable } from '#domain/archive/read-table.server.ts'
import { copiedTables } from '#domain/archive/tables.ts'
import { eraseAllPosts } from '#domain/board/erase-all-posts.server.ts'
import { detachAllMembers } from '#domain/booking/detach-member-bookings.server.ts'
import { deleteAllMemberConsents } from '#domain/consent/consents.server.ts'
import { eraseMembers } from '#domain/member/erase-members.server.ts'
import { eraseAllReviews } from '#domain/review/erase-reviews.server.ts'
import { parsePictureName } from '#lib/picture-name.ts'
import { purgeBatchSize, retentionDays } from '#limits/retention.ts'
import { runForAll } from '#platform/clock.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { daysAgo } from '#platform/db/days-ago.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'

type EraseDeps = Pick<Deps, 'db' | 'enqueue'>
type ClosedAgency = { travel_agency: number; is_due: boolean; is_erased: boolean }

/** The process may be killed at any point; the next night does what is left. */
export async function eraseClosedAgencies(deps: EraseDeps): Promise<void> {
  const { rows } = await sql<ClosedAgency>`
    select travel_agency, state_since < ${daysAgo(retentionDays.closed)} as is_due, erased is not null as is_erased
    from agency where state = 'closed' order by travel_agency`.execute(deps.db)
  await runForAll(rows, (each) => eraseAgency(deps, each))
}

async function eraseAgency(
  deps: EraseDeps,
  { travel_agency, is_due, is_erased }: ClosedAgency,
): Promise<void> {
  const inAgency = <T>(work: Parameters<typeof runInTransactionWithJobs<T>>[2]) =>
    runInTransactionWithJobs(deps, travel_agency, work)
  // Members are unlinked from Kakao with its keys: these go a night after them.
  await inAgency((ctx) => eraseAgencySecrets(ctx, is_erased))
  if (!is_due || is_erased) return
  await removeFiles(deps, travel_agency)
  for (const erase of [eraseAllPosts, eraseAllReviews]) while ((await inAgency(erase)) === purgeBatchSize);
  await inAgency(async (ctx) => {
    await detachAllMembers(ctx)
    await deleteAllMemberConsents(ctx)
  })
  while ((await inAgency(eraseMembers)) === purgeBatchSize);
  await inAgency(markErased)
}

const publicFile = /\/files\/([\w-]+\.[\w.]+)/g
const privateFile = /"(?:sealed:)?private\/([\w-]+\.[\w.]+)/g

/** Every public file that a row names, and those of private questions. Files of bookings and consultations stay with them. */
async function removeFiles(deps: EraseDeps, travel_agency: number): Promise<void> {
  for (const table of copiedTables) {
    const names = await listFileNames(deps.db, travel_agency, table, publicFile)
    await enqueueRemoval(deps, travel_agency, 'public', names)
  }
  const secret = await listFileNames(deps.db, travel_agency, 'post_secret', privateFile)
  await enqueueRemoval(deps, travel_agency, 'private', secret)
}

async function listFileNames(db: Db, travel_agency: number, table: string, pattern: RegExp) {
  const names = new Set<string>()
  const description = await describeTable(db, travel_agency, table)
  for await (const rows of readTable(db, travel_agency, description))
    for (const [, name = ''] of JSON.stringify(rows).matchAll(pattern)) names.add(name)
  return names
}

async function enqueueRemoval(
  deps: EraseDeps,
  travel_agency: number,
  scope: 'public' | 'private',
  names: ReadonlySet<string>,
): Promise<void> {
  if (names.size === 0) return
  const pictures = [...names]
    .filter((name) => parsePictureName(name))
    .map((name) => name.replace(/\.webp$/, ''))
  const keys = [...names].map((name) => `${scope}/${name}`)
  await runInTransactionWithJobs(deps, travel_agency, (ctx) =>
    ctx.enqueue('remove-files', { travel_agency, scope, pictures, keys }),
  )
}

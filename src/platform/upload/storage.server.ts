// The storage of an agency in bytes, and the limit above which it uploads no more.
import { type RawBuilder, sql } from 'kysely'
import { refuse } from '#errors.ts'
import { agencyLimits, storageLimits } from '#limits/agency.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { FileStore } from '#platform/integrations/file-store.server.ts'

type Storage = { db: Db; travel_agency: number }

/** In bytes. */
export const selectStorageLimit = (
  travel_agency: number | RawBuilder<unknown>,
) => sql<number>`1073741824::bigint * coalesce(
  (select l.storage_gb from agency_limit l where l.travel_agency = ${travel_agency}), ${sql.lit(agencyLimits.storage_gb)})`

/**
 * Called as the last act of a transaction: its lock holds until the files are stored, and of two uploads at
 * the limit the second counts the first. A transaction that is rolled back has counted nothing.
 */
export async function claimStorage({ db, travel_agency }: Storage, added: number): Promise<void> {
  if (added === 0) return
  const { rows } = await sql<{ is_full: boolean }>`
    insert into stored_files as f (travel_agency, bytes) values (${travel_agency}, ${added})
    on conflict (travel_agency) do update set bytes = f.bytes + excluded.bytes
    returning f.bytes > ${selectStorageLimit(travel_agency)} as is_full`.execute(db)
  if (rows[0]?.is_full) refuse('STORAGE_FULL')
}

/**
 * Refuses before anything is stored or locked. Files that were deleted since the last night still count, so a
 * full agency is measured first, once in a while.
 */
export async function checkStorage(storage: Storage, store: FileStore, added: number): Promise<void> {
  if (added === 0 || (await hasRoom(storage, added))) return
  if (await isMeasuredLately(storage)) refuse('STORAGE_FULL')
  await measureStorage(storage, store)
  if (!(await hasRoom(storage, added))) refuse('STORAGE_FULL')
}

async function hasRoom({ db, travel_agency }: Storage, added: number): Promise<boolean> {
  const { rows } = await sql<{ has_room: boolean }>`
    select coalesce((select f.bytes from stored_files f where f.travel_agency = ${travel_agency}), 0) + ${added}::bigint
      <= ${selectStorageLimit(travel_agency)} as has_room`.execute(db)
  return rows[0]?.has_room === true
}

async function isMeasuredLately({ db, travel_agency }: Storage): Promise<boolean> {
  const measured = await db
    .selectFrom('stored_files')
    .select('measured')
    .where('travel_agency', '=', travel_agency)
    .where('measured', '>', sql<string>`now() - make_interval(secs => ${sql.lit(storageLimits.measured_s)})`)
    .executeTakeFirst()
  return measured !== undefined
}

/**
 * Measuring takes no lock, because thousands of files take seconds. Only the difference is written, so files
 * stored meanwhile stay counted. Of two that measure at once the second writes nothing.
 */
export async function measureStorage({ db, travel_agency }: Storage, store: FileStore): Promise<void> {
  await db
    .insertInto('stored_files')
    .values({ travel_agency })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const before = await db
    .selectFrom('stored_files')
    .select(['bytes', sql<string | null>`measured::text`.as('measured')])
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  const difference = (await store.measure(travel_agency)) - before.bytes
  await db
    .updateTable('stored_files')
    .set({ bytes: sql<number>`greatest(bytes + ${difference}::bigint, 0)`, measured: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where(sql<boolean>`measured::text is not distinct from ${before.measured}::text`)
    .execute()
}

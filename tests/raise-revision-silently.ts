// A number that was raised without a word: as by a server whose notices do not come here.
import { type Kysely, sql } from 'kysely'
import type { DB } from '#platform/db/rows.ts'

/** Inside a transaction, which the mark is of. Read apart: on several nodes no update may work it out. */
export async function raiseRevisionSilently(tx: Kysely<DB>, travel_agency: number): Promise<void> {
  const { rows } = await sql<{ mark: string }>`select revision_mark()::text as mark`.execute(tx)
  await sql`update revision set number = number + 1, raised = ${rows[0]?.mark}::text::xid8
    where travel_agency = ${travel_agency} and kind = 'site'`.execute(tx)
}

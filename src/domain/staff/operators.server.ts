// Operators: people who carry the deployment. The command line makes them, because nobody else may.
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import type { Db } from '#platform/db/database.server.ts'
import { createDummyHash } from '#platform/passwords.server.ts'
import { createResetToken } from './account.server.ts'
import { endSessions } from './session.server.ts'

/**
 * Answers the token of the link with which somebody new chooses a password: until then none fits. While the last
 * link was not used, a new one takes its place, because that one may be lost or over. Null for whoever has a password.
 */
export async function addOperator(db: Db, email: string): Promise<string | null> {
  const added = await db
    .insertInto('staff')
    .values({ email, name: email, password_hash: createDummyHash() })
    .onConflict((row) => row.doNothing())
    .returning('id')
    .executeTakeFirst()
  await db
    .updateTable('staff')
    .set({ operator_since: sql<string>`now()` })
    .where('email', '=', email)
    .where('operator_since', 'is', null)
    .execute()
  const waiting = await db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email)
    .where('reset_hash', 'is not', null)
    .executeTakeFirst()
  const person = added ?? waiting
  return person ? createResetToken(db, person.id) : null
}

/** The operator's grants end at once. */
export async function removeOperator(db: Db, email: string): Promise<void> {
  const removed = await db
    .updateTable('staff')
    .set({ operator_since: null })
    .where('email', '=', email)
    .where('operator_since', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  await endSessions(db, (removed ?? refuse('NOT_FOUND')).id)
}

// The mailed password: good once, for half an hour, and only for choosing a new one.
// The old password stays good beside it.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { proofSeconds } from '#limits/access.ts'
import type { Db } from '#platform/db/database.server.ts'
import { hashSha256 } from '#platform/secrets.server.ts'
import type { Ctx } from '#platform/wire/request-context.ts'

const letters = '0123456789abcdefghjkmnpqrstvwxyz' // no two that look alike

// A hundred random bits need no slow hash, and so no second wait when somebody logs in.
const hashTemporaryPassword = (password: string) => hashSha256(password.toLowerCase())

export async function createTemporaryPassword(
  tx: Db,
  travel_agency: number,
  member_id: number,
): Promise<string> {
  const password = [...randomBytes(20)]
    .map((byte, at) => (at > 0 && at % 5 === 0 ? '-' : '') + letters[byte & 31])
    .join('')
  await tx
    .updateTable('member')
    .set({
      temporary_hash: hashTemporaryPassword(password),
      temporary_until: sql<string>`now() + make_interval(secs => ${proofSeconds.temporaryPassword})`,
    })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', member_id)
    .execute()
  return password
}

/** True once, for the right one in time. */
export async function spendTemporaryPassword(
  { db, travel_agency }: Ctx,
  member_id: number,
  password: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('member')
    .set({ temporary_hash: null, temporary_until: null })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', member_id)
    .where('temporary_hash', '=', hashTemporaryPassword(password.trim()))
    .where('temporary_until', '>', sql<string>`now()`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

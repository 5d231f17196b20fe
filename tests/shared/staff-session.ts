// Somebody of the staff is logged in, without a password and its proof.
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.server.ts'
import { hashSha256 } from '#platform/secrets.server.ts'

/** `token`: what is in their cookie. */
export const createStaffSession = (db: Db, staff_id: number, token: string, proved = true) =>
  db
    .insertInto('staff_session')
    .values({
      token_hash: hashSha256(token),
      staff_id,
      ip: '10.0.0.1',
      device: 'test',
      expires: sql<string>`now() + interval '1 day'`,
      proved: proved ? sql<string>`now()` : null,
      password_given: proved ? sql<string>`now()` : null,
    })
    .execute()

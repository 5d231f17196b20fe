// The trade's calendar day: Asia/Seoul, by the database's clock.
import { sql } from 'kysely'
import type { Db } from './database.server.ts'

export const seoulToday = sql<string>`(now() at time zone 'Asia/Seoul')::date`

export async function readToday(db: Db): Promise<string> {
  const { rows } = await sql<{ today: string }>`select ${seoulToday} as today`.execute(db)
  return rows[0]?.today ?? ''
}

// The trade's calendar day: Asia/Seoul, by the database's clock.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.server.ts'

export const seoulToday = sql<string>`(now() at time zone 'Asia/Seoul')::date`

export async function readToday(db: Db): Promise<string> {
  const { rows } = await sql<{ today: string }>`select ${seoulToday} as today`.execute(db)
  return rows[0]?.today ?? ''
}

/** The moment at which a day begins in Seoul. */
export const startOfSeoulDay = (day: string | RawBuilder<unknown>) =>
  sql<string>`((${day})::date::timestamp at time zone 'Asia/Seoul')`
/** The day that it is in Seoul at a moment. */
export const toSeoulDay = (moment: RawBuilder<unknown>) =>
  sql<string>`(${moment} at time zone 'Asia/Seoul')::date`

// The trade's calendar day: Asia/Seoul, by the database's clock.
import { sql } from 'kysely'

export const seoulToday = sql<string>`(now() at time zone 'Asia/Seoul')::date`

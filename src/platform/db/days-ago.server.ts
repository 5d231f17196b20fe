// So many days before now, by the database's clock.
import { sql } from 'kysely'

export const daysAgo = (days: number) => sql<string>`now() - make_interval(days => ${days})`

// A page of a list and its true total, in one statement, also when the page is empty.
import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Db } from './open.server.ts'

type Paging = { page: number; page_size: number }

/** `matching` selects the rows without order; `order` is written with the names it selects. */
export async function listPage<R extends object>(
  db: Db,
  matching: Expression<R>,
  order: RawBuilder<unknown>,
  { page, page_size }: Paging,
) {
  // A row may have a total of its own.
  const { rows } = await sql<R & { all_rows: number; here: true | null }>`
    select counted.all_rows, page.*
    from (select count(*)::int as all_rows from (${matching}) m) counted
    left join lateral (select true as here, m.* from (${matching}) m order by ${order} limit ${page_size} offset ${(page - 1) * page_size}) page on true`.execute(
    db,
  )
  return { total: rows[0]?.all_rows ?? 0, page, page_size, list: rows.filter((row) => row.here) }
}

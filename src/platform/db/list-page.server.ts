// A page of a list and its true total, in one statement, also when the page is empty.
import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Db } from './database.server.ts'

/**
 * `most`: counting stops here, and `more` says whether there are others. `once`: for matches that are slow to
 * find but few: they are found once, then counted and cut into pages.
 */
type PageOptions = { page: number; page_size: number; most?: number; once?: boolean }

/** `matching` selects the rows without order; `order` is written with the names it selects. */
export async function listPage<R extends object>(
  db: Db,
  matching: Expression<R>,
  order: RawBuilder<unknown>,
  { page, page_size, most, once = false }: PageOptions,
) {
  const found = once ? sql`with found as materialized (${matching})` : sql``
  const all = once ? sql`select * from found` : matching
  // Sorted like the page, because an index has this order. Without an order the database might read the whole
  // table.
  const first = most === undefined || once ? sql`` : sql`order by ${order}`
  const counted = most === undefined ? all : sql`select from (${all}) m ${first} limit ${most + 1}`
  // A row may have a column called total, so ours has another name.
  const { rows } = await sql<R & { all_rows: number; here: true | null }>`
    ${found} select counted.all_rows, page.*
    from (select count(*)::int as all_rows from (${counted}) m) counted
    left join lateral (select true as here, m.* from (${all}) m order by ${order} limit ${page_size} offset ${(page - 1) * page_size}) page on true`.execute(
    db,
  )
  const count = rows[0]?.all_rows ?? 0
  return {
    total: Math.min(count, most ?? count),
    more: most !== undefined && count > most,
    page,
    page_size,
    list: rows.filter((row) => row.here),
  }
}

export type RowWithId = { id: number | string }

/** The keys of all that match, in their order. */
export async function listKeys<R extends RowWithId>(
  db: Db,
  matching: Expression<R>,
  order: RawBuilder<unknown>,
  most: number,
): Promise<R['id'][]> {
  const { rows } = await sql<{
    id: R['id']
  }>`select m.id from (${matching}) m order by ${order} limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The rows of these keys, in the order of the keys; one that is gone meanwhile is left out. */
export async function listRowsByKeys<R extends RowWithId>(
  db: Db,
  matching: Expression<R>,
  keys: readonly R['id'][],
): Promise<R[]> {
  const kind = typeof keys[0] === 'string' ? sql`text[]` : sql`bigint[]`
  const { rows } = await sql<R>`select m.* from (${matching}) m where m.id = any(${keys}::${kind})`.execute(
    db,
  )
  const byKey = new Map(rows.map((row) => [row.id, row]))
  return keys.flatMap((key) => byKey.get(key) ?? [])
}

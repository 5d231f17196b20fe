// The rows of one table of an agency, in batches by its key: however many there are, a few are in memory.
import { type RawBuilder, sql } from 'kysely'
import { exportLimits } from '#limits/trade.ts'
import type { Db } from '#platform/db/database.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { leftOutColumns } from './tables.ts'

export type TableRow = Record<string, unknown>
type Column = { name: string; type: string; key: number | null }

/** What a table of people says of them only by number: `staff` belongs to no agency, so no copy has it. */
const addedColumns: Readonly<Record<string, Readonly<Record<string, RawBuilder<string>>>>> = {
  staff_role: {
    name: sql<string>`(select p.name from staff p where p.id = t.staff_id)`,
    email: sql<string>`(select p.email from staff p where p.id = t.staff_id)`,
  },
}

/** The columns of the table in a copy, in their order; `key`: the place in its primary key. */
async function listColumns(db: Db, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, array_position(i.indkey::int[], a.attnum::int) as key
    from pg_attribute a left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
    where a.attrelid = ${`public.${table}`}::regclass and a.attnum > 0 and not a.attisdropped
    order by a.attnum`.execute(db)
  return rows
}

export async function describeTable(db: Db, travel_agency: number, table: string) {
  const columns = await runInTransaction(db, travel_agency, (tx) => listColumns(tx, table))
  // The agency is first in every key.
  const keys = columns
    .filter(({ key, name }) => key !== null && name !== 'travel_agency')
    .toSorted((one, other) => (one.key ?? 0) - (other.key ?? 0))
  const names = columns.map(({ name }) => name).filter((name) => !leftOutColumns.test(name))
  return { table, keys, names: [...names, ...Object.keys(addedColumns[table] ?? {})] }
}
export type TableDescription = Awaited<ReturnType<typeof describeTable>>

export async function* readTable(
  db: Db,
  travel_agency: number,
  { table, keys, names }: TableDescription,
): AsyncGenerator<TableRow[]> {
  const columns = sql.join(keys.map(({ name }) => sql.ref(name)))
  const added = addedColumns[table] ?? {}
  const chosen = sql.join(
    names.map((name) => (added[name] ? sql`${added[name]} as ${sql.ref(name)}` : sql`t.${sql.ref(name)}`)),
  )
  let last: string[] | undefined
  for (;;) {
    const after = last?.map((value, at) => sql`${value}::text::${sql.raw(keys[at]?.type ?? 'text')}`)
    const { rows } = await runInTransaction(db, travel_agency, (tx) =>
      sql<{ row: TableRow; key: string[] }>`
        select (select to_jsonb(c) from (select ${chosen}) c) as row, array[${keys.length > 0 ? sql.join(keys.map(({ name }) => sql`t.${sql.ref(name)}::text`)) : sql``}]::text[] as key
        from ${sql.table(table)} t where t.travel_agency = ${travel_agency}
        ${after && after.length > 0 ? sql`and (${columns}) > (${sql.join(after)})` : sql``}
        ${keys.length > 0 ? sql`order by ${columns}` : sql``} limit ${exportLimits.batch}`.execute(tx),
    )
    if (rows.length > 0) yield rows.map(({ row }) => row)
    last = rows.at(-1)?.key
    if (rows.length < exportLimits.batch || keys.length === 0) return
  }
}

// What a list shows, as a sheet: its keys are read at once, its rows in batches as the reader takes them.
import type { Expression, RawBuilder } from 'kysely'
import { refuse } from '#errors.ts'
import { exportLimits } from '#limits/trade.ts'
import { type Keyed, listKeys, rowsOfKeys } from '#platform/db/list-page.server.ts'
import type { Own, StaffCtx } from '#platform/wire/asking.ts'
import type { Cell, Sheet } from './sheet.ts'

type Listing<R> = { matching: Expression<R>; order: RawBuilder<unknown> }
type SheetWanted<K extends string> = { format: Sheet['format']; columns: readonly K[] } & Record<
  string,
  unknown
>
type Parts<R, K extends string> = {
  /** Of the file, and of the list in the log. */
  name: string
  subject: string
  /** The same rows as the list's own, and in its order. */
  listing: (ctx: StaffCtx) => Listing<R>
  /** One that shows several things in the list is several in the file: nobody sums or sorts a joined cell. */
  columns: Record<K, FileColumn<R> | readonly FileColumn<R>[]>
}
type FileColumn<R> = { title: string; cell: (row: R) => Cell }

/** What was typed into the search may be a customer's name, and nothing forgets the log. */
const toldOf = ({ q, query, ...filters }: Record<string, unknown>) => ({
  ...filters,
  ...((q ?? query) !== undefined && { searched: true }),
})

/**
 * No connection is held while the reader reads. The keys are read first and fix the rows and their order, so
 * no row is missing or doubled when others come or go meanwhile.
 */
export async function listSheet<R extends Keyed, K extends string>(
  ctx: Own<StaffCtx>,
  { format, columns: chosen, ...filters }: SheetWanted<K>,
  { name, subject, listing, columns }: Parts<R, K>,
): Promise<Sheet> {
  const keys = await ctx.write(async (ctx) => {
    const { matching, order } = listing(ctx)
    const keys = await listKeys(ctx.db, matching, order, exportLimits.rows + 1)
    if (keys.length > exportLimits.rows) refuse('EXPORT_TOO_LARGE')
    ctx.note({ subject, after: { format, columns: chosen, ...toldOf(filters), rows: keys.length } })
    return keys
  })
  const wanted = chosen.flatMap((key) => columns[key])
  return {
    format,
    name,
    titles: wanted.map(({ title }) => title),
    total: keys.length,
    async *batches() {
      for (let at = 0; at < keys.length; at += exportLimits.batch) {
        const batch = keys.slice(at, at + exportLimits.batch)
        const rows = await ctx.within((ctx) => rowsOfKeys(ctx.db, listing(ctx).matching, batch))
        yield rows.map((row) => wanted.map(({ cell }) => cell(row)))
      }
    },
  }
}

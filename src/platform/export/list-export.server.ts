// A list as an exported file: its keys are read at once, its rows in batches as the reader takes them.
import type { Expression, RawBuilder } from 'kysely'
import { refuse } from '#errors.ts'
import { exportLimits } from '#limits/trade.ts'
import { listKeys, listRowsByKeys, type RowWithId } from '#platform/db/list-page.server.ts'
import type { ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { Cell, ExportFile } from './export-file.ts'

type ListQuery<R> = { matching: Expression<R>; order: RawBuilder<unknown> }
type ExportRequest<K extends string> = { format: ExportFile['format']; columns: readonly K[] } & Record<
  string,
  unknown
>
type ListExport<R, K extends string> = {
  /** The name of the file, and of the list in the log. */
  name: string
  subject: string
  /** The same rows as the list's own, and in its order. */
  listing: (ctx: StaffCtx) => ListQuery<R>
  /**
   * A column with several things in the list is several in the file, so that each can be sorted and summed.
   */
  columns: Record<K, ExportColumn<R> | readonly ExportColumn<R>[]>
}
type ExportColumn<R> = { title: string; cell: (row: R) => Cell }

/** Search words are left out, because they may be a customer's name and the log is never erased. */
const describeFilters = ({ q, query, ...filters }: Record<string, unknown>) => ({
  ...filters,
  ...((q ?? query) !== undefined && { searched: true }),
})

/**
 * No connection is held while the reader reads. The keys are read first and fix the rows and their order, so
 * no row is missing or doubled when others come or go meanwhile.
 */
export async function createListExport<R extends RowWithId, K extends string>(
  ctx: ManualTxContext<StaffCtx>,
  { format, columns: chosenColumns, ...filters }: ExportRequest<K>,
  { name, subject, listing, columns }: ListExport<R, K>,
): Promise<ExportFile> {
  const keys = await ctx.finalTransaction(async (ctx) => {
    const { matching, order } = listing(ctx)
    const keys = await listKeys(ctx.db, matching, order, exportLimits.rows + 1)
    if (keys.length > exportLimits.rows) refuse('EXPORT_TOO_LARGE')
    ctx.logChange({
      subject,
      after: { format, columns: chosenColumns, ...describeFilters(filters), rows: keys.length },
    })
    return keys
  })
  const exportColumns = chosenColumns.flatMap((key) => columns[key])
  return {
    format,
    name,
    titles: exportColumns.map(({ title }) => title),
    total: keys.length,
    async *batches() {
      for (let at = 0; at < keys.length; at += exportLimits.batch) {
        const batch = keys.slice(at, at + exportLimits.batch)
        const rows = await ctx.transaction((ctx) => listRowsByKeys(ctx.db, listing(ctx).matching, batch))
        yield rows.map((row) => exportColumns.map(({ cell }) => cell(row)))
      }
    },
  }
}

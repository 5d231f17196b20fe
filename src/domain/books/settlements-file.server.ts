// The list of departures with what each brought in, cost and left, as a file with its sums.
import { refuse } from '#errors.ts'
import { localize } from '#i18n/language.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import { getToday } from '#lib/format.ts'
import { bookLimits } from '#limits/books.ts'
import type { Cell, ExportFile } from '#platform/export/export-file.ts'
import type { In } from '#platform/wire/call.ts'
import type { ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { listSettlements } from './settlements.server.ts'
import type { settlementsCalls as calls } from './settlements-office-calls.ts'

/** All departures are read at once, so that their figures are of one moment. */
export async function exportSettlements(
  ctx: ManualTxContext<StaffCtx>,
  { format, language, ...filters }: In<typeof calls.exportSettlements>,
): Promise<ExportFile> {
  const { list: words, settlement } = getOfficeTextIn(language).books
  const { columns } = words
  const { list } = await ctx.finalTransaction(async (txCtx) => {
    const found = await listSettlements(txCtx, { ...filters, page: 1, page_size: bookLimits.settlementRows })
    if (found.total > bookLimits.settlementRows) refuse('EXPORT_TOO_LARGE')
    txCtx.logChange({ subject: 'settlements', after: { format, rows: found.total } })
    return found
  })
  const sumOf = (key: 'heads' | 'income' | 'cost' | 'margin' | 'left') =>
    list.reduce((sum, row) => sum + (row[key] ?? 0), 0)
  const rows = list.map((row): Cell[] => [
    { day: row.departure_date },
    localize(row.page_title, language),
    row.is_cancelled ? words.cancelled : words.states[row.state],
    row.heads,
    row.income,
    row.cost,
    row.margin,
    row.margin !== null && row.heads > 0 ? Math.round(row.margin / row.heads) : null,
    row.left,
  ])
  return {
    format,
    name: `${words.title}-${getToday()}`,
    titles: [
      columns.departure,
      columns.trip,
      columns.state,
      columns.heads,
      columns.income,
      columns.cost,
      columns.margin,
      settlement.marginEach,
      columns.left,
    ],
    total: rows.length,
    async *batches() {
      yield rows
      const sums = [sumOf('heads'), sumOf('income'), sumOf('cost'), sumOf('margin'), null, sumOf('left')]
      yield [[words.sum, null, null, ...sums]]
    },
  }
}

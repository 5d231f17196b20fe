// Cash by day as a file: a row for each kind of money that is expected on a day, and what is left after the day.
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import type { Cell, ExportFile } from '#platform/export/export-file.ts'
import type { In } from '#platform/wire/call.ts'
import type { ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { readCashForecast } from './cash-forecast.server.ts'
import { isIncoming } from './cash-forecast.ts'
import type { cashCalls as calls } from './cash-office-calls.ts'

type Forecast = Awaited<ReturnType<typeof readCashForecast>>

export async function exportCash(
  ctx: ManualTxContext<StaffCtx>,
  { days, format, language }: In<typeof calls.exportCash>,
): Promise<ExportFile> {
  const { forecast: words, position } = getOfficeTextIn(language).payables
  const forecast = await ctx.finalTransaction(async (txCtx) => {
    const forecast = await readCashForecast(txCtx, { days })
    txCtx.logChange({ subject: 'books', after: { days, format, rows: forecast.days.length } })
    return forecast
  })
  const { columns, file } = words
  const rows = toRows(forecast, words)
  const sumUp = (side: 'incoming' | 'outgoing') => forecast.days.reduce((all, each) => all + each[side], 0)
  return {
    format,
    name: `${words.title}-${days}`,
    titles: [
      columns.day,
      file.kind,
      file.count,
      file.names,
      columns.incoming,
      columns.outgoing,
      columns.left,
    ],
    total: rows.length,
    async *batches() {
      const { balance, balance_on } = forecast
      yield [
        [balance_on === null ? null : { day: balance_on }, position.balance, null, null, null, null, balance],
        ...rows,
        [file.sum, null, null, null, sumUp('incoming'), sumUp('outgoing'), null],
      ]
    },
  }
}

/** What is left stands with the last row of its day. */
const toRows = ({ days }: Forecast, words: CashText): Cell[][] =>
  days.flatMap(({ day, left, parts }) =>
    parts.map((part, at) => [
      { day },
      words.kinds[part.kind],
      part.count,
      words.names(part.names, part.count),
      isIncoming(part) ? part.sum : null,
      isIncoming(part) ? null : part.sum,
      at === parts.length - 1 ? left : null,
    ]),
  )
type CashText = ReturnType<typeof getOfficeTextIn>['payables']['forecast']

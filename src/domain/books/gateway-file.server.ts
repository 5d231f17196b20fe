// What the gateway took and paid out in a month, by day, as a file.
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import type { Cell, ExportFile } from '#platform/export/export-file.ts'
import type { In } from '#platform/wire/call.ts'
import type { ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { type DayClose, listDayCloses } from './day-closes.server.ts'
import type { daysCalls as calls } from './days-office-calls.ts'
import { addTotal } from './worksheet-total.ts'

const hasGatewayMoney = ({ gateway_settled, figures }: DayClose) =>
  figures.gateway_in + figures.gateway_out > 0 || gateway_settled !== null || figures.gateway !== null

/** Closed days are as they were closed; an open one has what the ledger says, and nothing of the gateway. */
export async function exportGateway(
  ctx: ManualTxContext<StaffCtx>,
  { month, format, language }: In<typeof calls.exportGateway>,
): Promise<ExportFile> {
  const { ledger: words } = getOfficeTextIn(language)
  const days = await ctx.finalTransaction(async (txCtx) => {
    const days = (await listDayCloses(txCtx, month)).filter(hasGatewayMoney)
    txCtx.logChange({ subject: 'books', after: { month, format, rows: days.length } })
    return days
  })
  const rows = days.map(({ day, by_name, gateway_settled, figures }): Cell[] => {
    const { gateway_in, gateway_out, gateway } = figures
    return [
      { day },
      by_name ?? words.worksheets.open,
      gateway_in,
      gateway_out,
      gateway?.sold ?? null,
      gateway?.gross ?? null,
      gateway?.fee ?? null,
      gateway?.net ?? null,
      gateway_settled,
      gateway && gateway_settled !== null ? gateway_settled - gateway.net : null,
    ]
  })
  return {
    format,
    name: `${words.gatewayFile.fileName}-${month}`,
    titles: [
      words.day,
      words.worksheets.closedBy,
      words.parts.gateway_in,
      words.parts.gateway_out,
      words.gateway.sold,
      words.gateway.gross,
      words.gateway.fee,
      words.gateway.net,
      words.worksheets.settled,
      words.differences.settledRest,
    ],
    total: rows.length,
    async *batches() {
      yield addTotal(rows, words.worksheets.total)
    },
  }
}

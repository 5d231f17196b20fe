// The settlement of a departure as a file: rows of one sheet, the same bytes for the same figures.

import { localize } from '#i18n/language.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import { type Cell, type ExportFile, toMomentCell } from '#platform/export/export-file.ts'
import type { In } from '#platform/wire/call.ts'
import type { ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { type Closed, findClosed, listCorrections } from './closed-books.server.ts'
import type { booksOfficeCalls as calls } from './office-calls.ts'
import { readBookedDeparture } from './read-books.server.ts'
import { settleNow } from './settle-departures.server.ts'
import { type Settlement, splitVat } from './settlement.ts'

type SettlementText = ReturnType<typeof getOfficeTextIn>['books']['settlement']
type Correction = Awaited<ReturnType<typeof listCorrections>>[number]
type StoredSettlement = Closed['figures'] | Settlement

export async function exportSettlement(
  ctx: ManualTxContext<StaffCtx>,
  { departure_id, format, language }: In<typeof calls.exportSettlement>,
): Promise<ExportFile> {
  const { settlement: words, kinds } = getOfficeTextIn(language).books
  const { departure, closed, figures, corrections } = await ctx.finalTransaction(async (txCtx) => {
    const departure = await readBookedDeparture(txCtx, departure_id)
    const closed = await findClosed(txCtx, departure_id)
    const figures = closed?.figures ?? (await settleNow(txCtx, departure_id)).now
    txCtx.logChange({ subject: `departure ${departure_id}`, after: { format } })
    return { departure, closed, figures, corrections: await listCorrections(txCtx, departure_id) }
  })
  const state = closed ? words.closedBy(closed.by_name) : words.open
  const rows: Cell[][] = [
    [words.trip, localize(departure.page_title, language), null, null, null],
    [words.departureDate, { day: departure.departure_date }, null, null, null],
    [words.state, state, closed ? toMomentCell(closed.at) : null, null, null],
    ...toIncomeRows(figures, words),
    ...figures.lines.map(({ kind, what, supplier_name, estimated, bill_won }): Cell[] => [
      kinds[kind],
      [what, supplier_name].filter(Boolean).join(' · '),
      estimated,
      bill_won,
      bill_won === null ? null : bill_won - estimated,
    ]),
    ...toResultRows(figures, corrections, words),
  ]
  return {
    format,
    name: `${words.title}-${departure.departure_date}-${departure_id}`,
    titles: [
      words.columns.part,
      words.columns.what,
      words.columns.estimated,
      words.columns.actual,
      words.columns.difference,
    ],
    total: rows.length,
    async *batches() {
      yield rows
    },
  }
}

const toIncomeRows = (
  { heads, received, refunded, undone, compensated, income }: StoredSettlement,
  words: SettlementText,
): Cell[][] => [
  [words.heads, null, null, heads, null],
  [words.received, null, null, received, null],
  [words.refunded, null, null, -refunded, null],
  [words.undone, null, null, -undone, null],
  [words.compensated, null, null, -compensated, null],
  [words.income, null, null, income, null],
]

/** Corrections stand below what was closed, and the sums below them count both. */
function toResultRows(
  { income, cost, estimated_cost, heads, vat_base, vat_of }: StoredSettlement,
  corrections: readonly Correction[],
  words: SettlementText,
): Cell[][] {
  const sumOf = (side: Correction['side']) =>
    corrections.filter((each) => each.side === side).reduce((sum, { amount }) => sum + amount, 0)
  const margin = income + sumOf('income') - cost - sumOf('cost')
  const vatBase = vat_of + (vat_base === 'whole' ? sumOf('income') : 0)
  const { supply, vat } = splitVat(vatBase)
  return [
    [words.cost, null, estimated_cost, cost, cost - estimated_cost],
    ...corrections.map(({ side, amount, reason, at, by_name }): Cell[] => [
      words.correctionOf[side],
      `${reason} (${by_name})`,
      toMomentCell(at),
      amount,
      null,
    ]),
    [words.margin, null, null, margin, null],
    [words.marginEach, null, null, heads > 0 ? Math.round(margin / heads) : 0, null],
    [words.vatOf[vat_base], null, null, vatBase, null],
    [words.supply, null, null, supply, null],
    [words.vat, null, null, vat, null],
  ]
}

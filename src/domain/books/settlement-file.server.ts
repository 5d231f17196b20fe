// The settlement of a departure as a file: rows of one worksheet, the same bytes for the same figures.

import { localize } from '#i18n/language.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import { type Cell, type ExportFile, toMomentCell } from '#platform/export/export-file.ts'
import type { In } from '#platform/wire/call.ts'
import type { ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { type Closed, findClosed, listCorrections } from './closed-books.server.ts'
import { readBookedDeparture } from './read-books.server.ts'
import { settleNow } from './settle-departures.server.ts'
import { correctSums, type Settlement } from './settlement.ts'
import type { settlementsCalls as calls } from './settlements-office-calls.ts'

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
  const sums = correctSums(figures, corrections)
  // A closed settlement keeps its title and day, because the trip may have been renamed since.
  const page_title = closed?.page_title ?? departure.page_title
  const departure_date = closed?.departure_date ?? departure.departure_date
  const state = closed ? words.closedBy(closed.by_name) : words.open
  const rows: Cell[][] = [
    [words.trip, localize(page_title, language), null, null, null],
    [words.departureDate, { day: departure_date }, null, null, null],
    [words.state, state, closed ? toMomentCell(closed.at) : null, null, null],
    ...toIncomeRows(figures, words),
    ...toCorrectionRows(corrections, 'income', words),
    [words.income, null, null, sums.income, null],
    ...figures.lines.map(({ kind, what, supplier_name, estimated, bill_won }): Cell[] => [
      kinds[kind],
      [what, supplier_name].filter(Boolean).join(' · '),
      estimated,
      bill_won,
      bill_won === null ? null : bill_won - estimated,
    ]),
    ...toRowUnlessZero(words.advanceSpent, -figures.advance_spent),
    ...toCorrectionRows(corrections, 'cost', words),
    ...toResultRows(figures, sums, words),
  ]
  return {
    format,
    name: `${words.title}-${departure_date}-${departure_id}`,
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

type Sums = ReturnType<typeof correctSums>

const toCorrectionRows = (
  corrections: readonly Correction[],
  side: Correction['side'],
  words: SettlementText,
): Cell[][] =>
  corrections
    .filter((each) => each.side === side)
    .map(({ amount, reason, at, by_name }) => [
      words.correctionOf[side],
      `${reason} (${by_name})`,
      toMomentCell(at),
      amount,
      null,
    ])

const toIncomeRows = (
  { heads, received, refunded, undone, compensated, to_refund, cancel_fees }: StoredSettlement,
  words: SettlementText,
): Cell[][] => [
  [words.heads, null, null, heads, null],
  [words.received, null, null, received, null],
  [words.refunded, null, null, -refunded, null],
  [words.undone, null, null, -undone, null],
  [words.compensated, null, null, -compensated, null],
  ...toRowUnlessZero(words.toRefund, -to_refund),
  ...toRowUnlessZero(words.cancelFees, cancel_fees),
]

const toRowUnlessZero = (label: string, amount: number): Cell[][] =>
  amount === 0 ? [] : [[label, null, null, amount, null]]

/** The sums count the corrections above them. */
const toResultRows = (
  { estimated_cost, vat_base }: StoredSettlement,
  { cost, difference, margin, margin_each, pass_through, vat_of, supply, vat }: Sums,
  words: SettlementText,
): Cell[][] => [
  [words.cost, null, estimated_cost, cost, difference],
  [words.margin, null, null, margin, null],
  [words.marginEach, null, null, margin_each, null],
  ...toRowUnlessZero(words.passThrough, pass_through),
  [words.vatOf[vat_base], null, null, vat_of, null],
  [words.supply, null, null, supply, null],
  [words.vat, null, null, vat, null],
]

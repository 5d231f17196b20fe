// The books of a month for the tax accountant: every row of ledger and costs, and worksheets of sums.
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { localize } from '#i18n/language.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import { exportLimits } from '#limits/trade.ts'
import { listKeys, listRowsByKeys } from '#platform/db/list-page.server.ts'
import { type Cell, type ExportFile, toMomentCell } from '#platform/export/export-file.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { daysCalls as calls } from './days-office-calls.ts'
import { ledgerSides, selectMonthLedger } from './month.server.ts'
import { toMonthDays } from './month-days.ts'
import { listMonthWorksheets } from './month-worksheets.server.ts'
import { selectPaidCosts } from './paid-costs.server.ts'

type ExportInput = In<typeof calls.exportMonth>
type LedgerText = ReturnType<typeof getOfficeTextIn>['ledger']
type Trip = { page_title: { ko: string; en: string }; departure_date: string }
type LedgerRow = Trip & {
  id: number
  at: string
  kind: 'payment' | 'refund' | 'payment_undone' | 'compensation_paid'
  received: number
  returned: number
  method: string
  transaction_id: string
  booking_id: string
  name: string
}
type PaymentRow = Trip & {
  day: string
  /** The sum is below zero where a payment was taken back. */
  moved: number
  is_undo: boolean
  what: string
  supplier_name: string | null
  reason: string
}

/**
 * Rows are in the order of the ledger, so the same month gives the same file. A format with one worksheet has
 * the ledger alone.
 */
export async function exportMonth(ctx: ManualTxContext<StaffCtx>, input: ExportInput): Promise<ExportFile> {
  const { month, format, language } = input
  const words = getOfficeTextIn(language).ledger
  const { keys, payments, worksheets } = await ctx.finalTransaction(async (txCtx) => {
    const keys = await listEntryKeys(txCtx, month)
    if (keys.length > exportLimits.rows) refuse('EXPORT_TOO_LARGE')
    const payments = await listPayments(txCtx, month)
    txCtx.logChange({ subject: 'books', after: { month, format, rows: keys.length + payments.length } })
    const worksheets = format === 'xlsx' ? await listMonthWorksheets(txCtx, month, language) : undefined
    return { keys, payments, worksheets }
  })
  return {
    format,
    name: `${words.fileName}-${month}`,
    titles: Object.values(words.fileColumns),
    total: keys.length + payments.length,
    worksheetName: words.worksheets.ledger,
    ...worksheets,
    async *batches() {
      const sums = { received: 0, returned: 0 }
      for (let at = 0; at < keys.length; at += exportLimits.batch) {
        const batch = keys.slice(at, at + exportLimits.batch)
        const rows = await ctx.transaction((txCtx) => listEntries(txCtx, batch))
        addUp(sums, rows)
        yield rows.map((row) => toEntryCells(row, words, language))
      }
      addUp(
        sums,
        payments.map(({ moved }) => ({ received: 0, returned: moved })),
      )
      const rows = payments.map((row) => toPaymentCells(row, words, language))
      yield format === 'xlsx' ? [...rows, [words.worksheets.total, null, sums.received, sums.returned]] : rows
    },
  }
}

type MonthSums = { received: number; returned: number }

function addUp(sums: MonthSums, rows: readonly MonthSums[]): void {
  for (const { received, returned } of rows) {
    sums.received += received
    sums.returned += returned
  }
}

/** The month is looked through once, by the index of moments; each batch then reads its own rows. */
export const listEntryKeys = ({ db, travel_agency }: AgencyContext, month: string): Promise<number[]> =>
  listKeys(
    db,
    sql<{ id: number }>`${selectMonthLedger(travel_agency, month)}`,
    sql`id + 0`, // or the database may walk all rows by their numbers
    exportLimits.rows + 1,
  )

export const listEntries = ({ db, travel_agency }: AgencyContext, keys: readonly number[]) =>
  listRowsByKeys(
    db,
    sql<LedgerRow>`
      select l.id, l.at, l.kind, ${ledgerSides}, l.method, l.transaction_id, b.booking_id, b.name,
        coalesce(l.page_title, b.page_title) as page_title, coalesce(l.departure_date, b.departure_date) as departure_date
      from ledger l
      join booking b on b.travel_agency = ${travel_agency} and b.id = l.booking
      where l.travel_agency = ${travel_agency}`,
    keys,
  )

/** Payments keep the names that they were paid under. */
async function listPayments({ db, travel_agency }: AgencyContext, month: string): Promise<PaymentRow[]> {
  const { from, to } = toMonthDays(month)
  const { rows } = await sql<PaymentRow>`
    select y.day, y.moved, y.is_undo, case when y.is_undo then y.undone_reason else y.reason end as reason,
      coalesce(y.what, c.what) as what, case when y.what is null then s.name else y.supplier_name end as supplier_name,
      coalesce(y.page_title, p.page_title) as page_title, coalesce(y.departure_date, d.departure_date) as departure_date
    from (${selectPaidCosts(travel_agency, from, to)}) y
    join cost_line c on c.travel_agency = y.travel_agency and c.id = y.cost
    join departure d on d.travel_agency = c.travel_agency and d.departure_id = c.departure_id
    join package p on p.travel_agency = d.travel_agency and p.package_code = d.package_code
    left join supplier s on s.travel_agency = c.travel_agency and s.id = c.supplier
    order by y.day, y.id, y.is_undo`.execute(db)
  return rows
}

const toEntryCells = (row: LedgerRow, words: LedgerText, language: ExportInput['language']): Cell[] => [
  toMomentCell(row.at),
  words.kinds[row.kind],
  row.received || null,
  row.returned || null,
  localize(row.page_title, language),
  { day: row.departure_date },
  row.name,
  row.booking_id,
  words.methods[row.method] ?? row.method,
  row.transaction_id,
]
const toPaymentCells = (row: PaymentRow, words: LedgerText, language: ExportInput['language']): Cell[] => [
  { day: row.day },
  row.is_undo ? words.kinds.cost_undone : words.kinds.cost,
  null,
  row.moved,
  localize(row.page_title, language),
  { day: row.departure_date },
  row.supplier_name,
  row.what,
  row.reason,
  null,
]

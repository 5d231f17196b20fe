// Debts to suppliers that are due by a day, as a file for the bank's bulk transfer: one row a supplier.
import { sql } from 'kysely'
import { openSupplierAccounts } from '#domain/supplier/account.server.ts'
import { billRest, isBillOpen } from '#domain/supplier/bill-rest.server.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import type { ExportFile } from '#platform/export/export-file.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { payablesCalls as calls } from './payables-office-calls.ts'

type DueSupplier = { supplier: number; name: string; bills: number; amount: number }

async function listDueSuppliers({ db, travel_agency }: AgencyContext, until: string) {
  const { rows } = await sql<DueSupplier>`
    select s.id as supplier, s.name, count(*)::int as bills, sum(${billRest})::bigint as amount
    from cost_line c join supplier s on s.travel_agency = c.travel_agency and s.id = c.supplier
    where c.travel_agency = ${travel_agency} and ${isBillOpen} and c.due_on <= ${until}::date
    group by s.id, s.name order by s.name, s.id`.execute(db)
  return rows
}

/** Suppliers without an account are on a worksheet of their own: a bank takes no row without one. */
export async function exportTransfers(
  ctx: ManualTxContext<StaffCtx>,
  { until, format, language }: In<typeof calls.exportTransfers>,
): Promise<ExportFile> {
  const { transfers: words } = getOfficeTextIn(language).payables
  const { due, accounts } = await ctx.finalTransaction(async (txCtx) => {
    const due = await listDueSuppliers(txCtx, until)
    const accounts = await openSupplierAccounts(
      txCtx,
      due.map(({ supplier }) => supplier),
    )
    txCtx.logChange({ subject: 'payables', after: { until, format, rows: due.length } })
    return { due, accounts }
  })
  const rows = due.flatMap(({ supplier, amount, bills }) => {
    const account = accounts.get(supplier)
    if (!account) return []
    const { bank, account_number, account_holder } = account
    return [[bank, account_number, amount, account_holder, words.memo(bills)]]
  })
  const without = due.filter(({ supplier }) => !accounts.has(supplier))
  return {
    format,
    name: `${words.fileName}-${until}`,
    titles: Object.values(words.columns),
    total: rows.length,
    worksheetName: words.fileName,
    more: [
      {
        name: words.withoutAccount,
        titles: [words.supplier, words.columns.amount],
        rows: without.map(({ name, amount }) => [name, amount]),
      },
    ],
    async *batches() {
      yield rows
    },
  }
}

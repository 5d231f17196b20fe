// 매입: the worksheet of tax invoices received in a month's file.
import { sql } from 'kysely'
import type { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import type { ExportWorksheet } from '#platform/export/export-file.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { toMonthDays } from './month-days.ts'
import type { TaxInvoiceKind } from './tax-invoice-kind.ts'
import { addTotal } from './worksheet-total.ts'

type Purchase = {
  issued_on: string
  number: string
  supplier_name: string
  business_number: string
  kind: TaxInvoiceKind
  supply: number
  vat: number
}

/** By their day. Suppliers are named as they were when it was entered. */
export async function listPurchaseWorksheet(
  { db, travel_agency }: AgencyContext,
  month: string,
  { purchases: words, worksheets }: ReturnType<typeof getOfficeTextIn>['ledger'],
): Promise<ExportWorksheet> {
  const { from, to } = toMonthDays(month)
  const { rows } = await sql<Purchase>`
    select issued_on, number, supplier_name, business_number, kind, supply, vat from tax_invoice
    where travel_agency = ${travel_agency} and issued_on >= ${from}::date and issued_on < ${to}::date
    order by issued_on, id`.execute(db)
  return {
    name: words.title,
    titles: Object.values(words.columns),
    rows: addTotal(
      rows.map(({ issued_on, number, supplier_name, business_number, kind, supply, vat }) => [
        { day: issued_on },
        number,
        supplier_name,
        business_number,
        words.kinds[kind],
        supply,
        vat,
        supply + vat,
      ]),
      worksheets.total,
    ),
  }
}

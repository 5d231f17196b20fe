// Tax invoices received: entered, listed by month, and which costs have none.
import { z } from 'zod'
import { pageSizes } from '#limits/display.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { createPaging, Day, Id, listOf, Nothing, Won, Words } from '#platform/wire/shapes.ts'
import { Month } from './day-forms.ts'
import { TaxInvoiceForm } from './forms.ts'
import { taxInvoiceKinds } from './tax-invoice-kind.ts'

const readCall = { method: 'GET', takes: 'query', may: 'books' } as const
const writeCall = { method: 'POST', takes: 'json', may: 'books', tx: 'own' } as const

const InvoicedCost = z.object({ id: Id, departure_id: Id, departure_date: Day, what: z.string() })

export const taxInvoiceCalls = {
  /** The newest first. The month is that of their day. `supply` and `vat`: of all of them. */
  taxInvoices: call({
    ...readCall,
    path: '/api/office/books/tax-invoices',
    input: z.object({
      ...createPaging(pageSizes.officeRows),
      month: Month.optional(),
      supplier: Id.optional(),
    }),
    output: listOf(
      z.object({
        id: Id,
        supplier: Id,
        supplier_name: z.string(),
        business_number: z.string(),
        number: z.string(),
        issued_on: Day,
        kind: z.enum(taxInvoiceKinds),
        supply: z.int(),
        vat: z.int(),
        by_name: z.string(),
        costs: z.array(InvoicedCost),
      }),
    ).extend({
      supply: z.int(),
      vat: z.int(),
      /** Who can have issued one. */
      suppliers: z.array(z.object({ id: Id, name: z.string(), business_number: z.string() })),
    }),
  }),
  /**
   * Bills in won of a supplier for which no invoice was entered, by the month of departure; not slips and advances.
   * `all`: whatever one may be entered for, slips and costs without a bill, too.
   */
  costsWithoutInvoice: call({
    ...readCall,
    path: '/api/office/books/tax-invoices/missing',
    input: z.object({
      ...createPaging(pageSizes.officeRows),
      month: Month.optional(),
      supplier: Id.optional(),
      show: z.enum(['missing', 'all']).default('missing'),
    }),
    output: listOf(
      InvoicedCost.extend({
        page_title: Words,
        supplier: Id,
        supplier_name: z.string(),
        /** As billed, or as estimated. */
        won: z.int(),
        is_estimated: z.boolean(),
      }),
    ).extend({ sum: Won }),
  }),
  addTaxInvoice: call({
    ...writeCall,
    path: '/api/office/books/tax-invoices',
    input: TaxInvoiceForm,
    output: z.object({ id: Id }),
    refuses: [
      'NOT_FOUND',
      'INVOICE_ENTERED',
      'SETTLEMENT_CLOSED',
      'CHANGED_MEANWHILE',
      'SUM_TOO_LARGE',
      ...idempotencyRefusals,
    ],
  }),
  /** One that was entered wrongly. The log keeps its number and sums. */
  removeTaxInvoice: call({
    ...writeCall,
    path: '/api/office/books/tax-invoices/remove',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['NOT_FOUND', ...idempotencyRefusals],
  }),
}

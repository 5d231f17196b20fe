// Forms of costs and settlements, with their error sentences. The calls take the same.
import { z } from 'zod'
import { currencies } from '#lib/currencies.ts'
import { getToday } from '#lib/format.ts'
import { bookLimits } from '#limits/books.ts'
import { day, Id, line, Revision, withError, withMissingError } from '#platform/wire/shapes.ts'
import { plannedRhythms } from './cash-kind.ts'
import { costBases, costKinds, vatBases } from './cost-kind.ts'
import { isVatRight, taxInvoiceKinds } from './tax-invoice-kind.ts'

export const BookReason = line(bookLimits.reason, 'enterReason')

const isToday = (chosen: string) => chosen <= getToday()
/** In the smallest unit of the currency. */
const Sum = z.int(withError('costSum')).min(-bookLimits.sum).max(bookLimits.sum)
/** The rate is in millionths of a won for one unit. A rate of 0 would make a bill nothing. */
const Rate = z.int(withError('rateAboveZero')).min(1, withError('rateAboveZero')).max(bookLimits.rate)
const RateDay = day('rateDay').refine(isToday, withError('rateDay'))
const PaidDay = day('paidDay').refine(isToday, withError('paidDay'))

const isRated = (currency: string, rate: number | null, on: string | null) =>
  (currency === 'KRW') === (rate === null) && (rate === null) === (on === null)

const CostFields = z.object({
  supplier: Id.nullable(),
  kind: z.enum(costKinds),
  what: line(bookLimits.what, 'enterWhat'),
  basis: z.enum(costBases),
  currency: z.enum(currencies),
  estimate: Sum,
  rate: Rate.nullable(),
  rate_on: RateDay.nullable(),
  due_on: day('dueDay').nullable(),
})
const rateMissing = { ...withError('rateNeeded'), path: ['rate'] }
const hasRate = ({ currency, rate, rate_on }: z.output<typeof CostFields>) => isRated(currency, rate, rate_on)

/** `percent`: hundredths of a percent. */
export const CommissionRate = z.object({
  store_id: line(60).min(1),
  percent: z.int().min(1).max(10_000),
})

/** All of them or none. */
export const NewCosts = z.object({
  departure_id: Id,
  lines: z.array(CostFields.refine(hasRate, rateMissing)).min(1).max(bookLimits.lines),
})
export const ChangedCost = CostFields.extend({ id: Id, revision: Revision }).refine(hasRate, rateMissing)

/** The supplier's bill, in the currency of the line. Without a sum the bill is taken back. */
export const Bill = z.object({
  id: Id,
  revision: Revision,
  bill: Sum.nullable(),
  bill_rate: Rate.nullable(),
  bill_rate_on: RateDay.nullable(),
})
/**
 * `withdrawal`: the line of the bank that paid it. Then its day counts. `settles`: nothing of a bill in another currency
 * is left, whatever its rate had made of it.
 */
export const CostPaymentForm = z.object({
  id: Id,
  settles: z.boolean().default(false),
  withdrawal: Id.nullable().default(null),
  amount: z.int(withError('costSum')).min(1, withError('costSum')).max(bookLimits.sum),
  paid_on: PaidDay,
  reason: BookReason,
})
/** One rate for all slips of a currency. */
export const TakenSlips = z.object({
  departure_id: Id,
  slips: z.array(z.uuid()).min(1).max(bookLimits.lines),
  rates: z
    .array(z.object({ currency: z.string().regex(/^[A-Z]{3}$/), rate: Rate, rate_on: RateDay }))
    .max(bookLimits.currencies),
})
export const VatForm = z.object({
  departure_id: Id,
  vat_base: z.enum(vatBases),
  cancel_fees_taxed: z.boolean().default(true),
  fee: z.int(withError('costSum')).min(0).max(bookLimits.sum),
  revision: Revision,
})
/** A bill of a closed departure: `bill` is added to its costs and owed to the supplier; less than nothing is a credit. */
export const LateBillForm = z
  .object({
    departure_id: Id,
    ...CostFields.pick({ kind: true, what: true, currency: true, due_on: true }).shape,
    supplier: Id,
    bill: Sum.refine((bill) => bill !== 0, withError('costSum')),
    bill_rate: Rate.nullable(),
    bill_rate_on: RateDay.nullable(),
    reason: BookReason,
  })
  .refine(({ currency, bill_rate, bill_rate_on }) => isRated(currency, bill_rate, bill_rate_on), {
    ...withError('rateNeeded'),
    path: ['bill_rate'],
  })
/** As it is printed: the approval number of the tax office, or what a paper one is numbered. */
const InvoiceNumber = z
  .string(withMissingError('invoiceNumber'))
  .overwrite((typed) => typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase())
  .regex(/^[0-9A-Z]{1,30}$/, withError('invoiceNumber'))
/**
 * What a supplier invoiced, and for which of its costs. `as_bill`: what it comes to beside the bills of the others is
 * the bill of the one cost that has none.
 */
export const TaxInvoiceForm = z
  .object({
    supplier: Id,
    number: InvoiceNumber,
    issued_on: day('invoiceDay').refine(isToday, withError('invoiceDay')),
    kind: z.enum(taxInvoiceKinds),
    supply: Sum.refine((supply) => supply !== 0, withError('costSum')),
    vat: Sum,
    costs: z.array(Id).max(bookLimits.lines),
    as_bill: z.boolean().default(false),
  })
  .refine(({ kind, supply, vat }) => isVatRight(kind, supply, vat), {
    ...withError('invoiceVat'),
    path: ['vat'],
  })
const PlannedFields = z.object({
  what: line(bookLimits.what, 'enterWhat'),
  amount: z.int(withError('costSum')).min(1, withError('costSum')).max(bookLimits.sum),
  every: z.enum(plannedRhythms),
  first_on: day('dueDay'),
  last_on: day('dueDay').nullable(),
})
const isInOrder = ({ first_on, last_on }: z.output<typeof PlannedFields>) =>
  last_on === null || last_on >= first_on
const lastBeforeFirst = { ...withError('lastBeforeFirst'), path: ['last_on'] }
/** A payment beside the costs of departures: once, or each month from the first day on until the last. */
export const PlannedPaymentForm = PlannedFields.refine(isInOrder, lastBeforeFirst)
export const ChangedPlannedPayment = PlannedFields.extend({ id: Id, revision: Revision }).refine(
  isInOrder,
  lastBeforeFirst,
)
export const CorrectionForm = z.object({
  departure_id: Id,
  side: z.enum(['income', 'cost']),
  amount: Sum.refine((amount) => amount !== 0, withError('costSum')),
  reason: BookReason,
})

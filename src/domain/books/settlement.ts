// 행사 정산서: what a departure brought in, what it cost, what is left and the VAT of it. Pure. Decision 96

import type { Currency } from '#lib/currencies.ts'
import type { costKinds } from './cost-kind.ts'
import { toWon } from './currency.ts'

export type LedgerSums = {
  received: number
  refunded: number
  undone: number
  compensated: number
  /** The part of the receipts that customers get back and that was not sent yet. */
  to_refund: number
  /** Fees of cancelled bookings, or of those being cancelled. They are in the sums above, too. */
  cancel_fees: number
}
export type CostLine = {
  id: number
  kind: (typeof costKinds)[number]
  what: string
  supplier_name: string | null
  basis: 'head' | 'lump'
  currency: Currency
  estimate: number
  rate: number | null
  bill_won: number | null
  /** The guide's slip it was made of. */
  slip: string | null
}
type VatChoice = { vat_base: 'whole' | 'fee'; fee: number; cancel_fees_taxed: boolean }

/** The expected cost of a line with so many travellers, in won. */
export const estimateWon = (
  { basis, estimate, currency, rate }: Pick<CostLine, 'basis' | 'estimate' | 'currency' | 'rate'>,
  heads: number,
): number => toWon(basis === 'head' ? estimate * heads : estimate, currency, rate)

/** Prices hold their VAT: ten of eleven parts are the supply, rounded; the rest is VAT, so both sum up. */
export function splitVat(base: number): { supply: number; vat: number } {
  const supply = Math.sign(base) * Math.round((Math.abs(base) * 10) / 11)
  return { supply, vat: base - supply }
}

type SettlementInput = LedgerSums & VatChoice & { heads: number; costs: readonly CostLine[] }

type Expense = Pick<CostLine, 'kind' | 'slip'> & { won: number }

/** Money given to the guide and the slips that say where it went are the same money: it counts once. */
export function sumExpenses(expenses: readonly Expense[]) {
  const sumWon = (isCounted: (expense: Expense) => boolean) =>
    expenses.filter(isCounted).reduce((sum, { won }) => sum + won, 0)
  const advance = sumWon(({ kind }) => kind === 'advance')
  const slips = sumWon(({ slip }) => slip !== null)
  const advance_spent = Math.max(0, Math.min(advance, slips))
  return { sum: sumWon(() => true) - advance_spent, advance, slips, advance_spent }
}

/** A line counts as billed; one without a bill as estimated. */
export function calculateSettlement({
  costs,
  heads,
  vat_base,
  fee,
  cancel_fees_taxed,
  ...ledger
}: SettlementInput) {
  const lines = costs.map(({ id, kind, what, supplier_name, bill_won, slip, ...line }) => ({
    id,
    kind,
    what,
    supplier_name,
    estimated: estimateWon(line, heads),
    bill_won,
    slip,
  }))
  const income = ledger.received - ledger.refunded - ledger.undone - ledger.compensated - ledger.to_refund
  const estimated_cost = sumExpenses(lines.map((line) => ({ ...line, won: line.estimated }))).sum
  const expenses = sumExpenses(lines.map((line) => ({ ...line, won: line.bill_won ?? line.estimated })))
  const { sum: cost, advance_spent } = expenses
  const untaxed = cancel_fees_taxed ? 0 : ledger.cancel_fees
  const vat_of = vat_base === 'whole' ? income - untaxed : fee
  return {
    ...ledger,
    heads,
    income,
    lines: lines.map(({ slip: _, ...line }) => line),
    advance_spent,
    estimated_cost,
    cost,
    margin: income - cost,
    margin_each: heads > 0 ? Math.round((income - cost) / heads) : 0,
    vat_base,
    cancel_fees_taxed,
    vat_of,
    ...splitVat(vat_of),
    open_lines: lines.filter(({ bill_won }) => bill_won === null).length,
  }
}
export type Settlement = ReturnType<typeof calculateSettlement>

type Correction = { side: 'income' | 'cost'; amount: number }
type Sums = Pick<Settlement, 'income' | 'cost' | 'estimated_cost' | 'heads' | 'vat_base' | 'vat_of'>

/** The sums of a settlement with the corrections since its close: on the screen, in print and in its file. */
export function correctSums(figures: Sums, corrections: readonly Correction[]) {
  const sumOf = (side: Correction['side']) =>
    corrections.filter((each) => each.side === side).reduce((sum, { amount }) => sum + amount, 0)
  const by = { income: sumOf('income'), cost: sumOf('cost') }
  const [income, cost] = [figures.income + by.income, figures.cost + by.cost]
  const margin = income - cost
  const vat_of = figures.vat_of + (figures.vat_base === 'whole' ? by.income : 0)
  return {
    by,
    income,
    cost,
    margin,
    vat_of,
    /** 수탁경비: what of the income is not the agency's fee, where that counts for VAT. Both sum up to it. */
    pass_through: figures.vat_base === 'fee' ? income - vat_of : 0,
    ...splitVat(vat_of),
    difference: cost - figures.estimated_cost,
    margin_each: figures.heads > 0 ? Math.round(margin / figures.heads) : 0,
  }
}

/** From how many travellers a departure earns; null where it never does, whoever comes. */
export function calculateBreakEven(
  price: number,
  costs: readonly Pick<CostLine, 'basis' | 'estimate' | 'currency' | 'rate' | 'kind' | 'slip'>[],
): number | null {
  const sumOf = (basis: CostLine['basis']) =>
    sumExpenses(
      costs.filter((cost) => cost.basis === basis).map((cost) => ({ ...cost, won: estimateWon(cost, 1) })),
    ).sum
  const [each, lump] = [price - sumOf('head'), sumOf('lump')]
  if (each <= 0) return lump <= 0 && each === 0 ? 0 : null
  return Math.max(0, Math.ceil(lump / each))
}

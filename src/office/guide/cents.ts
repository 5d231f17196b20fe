// Amounts of any currency in hundredths: typed, shown, and summed by currency.
import { formatNumber } from '#lib/format.ts'
import { guideEntryLimits } from '#limits/trade.ts'

type Amount = { amount_cents: number; currency: string }

/** `1,234.5` is 123450; undefined where it is no amount. */
export function parseCents(typed: string): number | undefined {
  const [, whole, rest = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(typed.replaceAll(/[,\s]/g, '')) ?? []
  if (whole === undefined) return undefined
  const cents = Number(whole) * 100 + Number(rest.padEnd(2, '0'))
  return cents >= 1 && cents <= guideEntryLimits.maxCents ? cents : undefined
}

export function formatCents({ amount_cents, currency }: Amount): string {
  const rest = amount_cents % 100
  const whole = formatNumber((amount_cents - rest) / 100)
  return `${currency} ${whole}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

export function sumByCurrency(amounts: readonly Amount[]): Amount[] {
  const sums = new Map<string, number>()
  for (const { amount_cents, currency } of amounts)
    sums.set(currency, (sums.get(currency) ?? 0) + amount_cents)
  return [...sums].map(([currency, amount_cents]) => ({ currency, amount_cents }))
}

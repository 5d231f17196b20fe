// The part of the price that each payment was, where a booking is paid in parts: deposit or balance.

type MoneyEntry = { kind: string; amount: number }
export type PaymentPart = 'deposit' | 'balance'

/**
 * The part follows from what had been paid before. Undefined where all is paid at once, for a payment that
 * covers both, and for money that went back. A debt of the agency is no payment and changes nothing.
 */
export function listPaymentParts(
  entries: readonly MoneyEntry[],
  deposit: number,
): (PaymentPart | undefined)[] {
  let paid = 0
  return entries.map(({ kind, amount }) => {
    const before = paid
    if (kind === 'payment') paid += amount
    if (kind === 'refund' || kind === 'payment_undone') paid -= amount
    if (deposit === 0 || kind !== 'payment') return undefined
    if (before >= deposit) return 'balance'
    return paid <= deposit ? 'deposit' : undefined
  })
}

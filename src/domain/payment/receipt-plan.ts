// The cash receipts that a booking should have, compared with those it has. Decision 80

type ReceiptState = 'waiting' | 'asked' | 'issued' | 'registered' | 'refused' | 'dropped'
export type StoredReceipt = {
  id: number
  kind: 'issue' | 'cancel'
  ledger: number | null
  cancels: number | null
  cash: number
  amount: number
  /** The part of the cash with receipts: all, or the commission. */
  percent: number
  state: ReceiptState
}
type CashPayment = { ledger: number; amount: number }
type Books = {
  /** Payments in the order in which they came. */
  payments: CashPayment[]
  receipts: StoredReceipt[]
  /** Cash that was taken, less what went back, less the fees that are kept: what has a receipt in the end. */
  target: number
}
type ReceiptChanges = {
  create: { ledger: number; cash: number }[]
  /** Receipts that the gateway has not heard of yet: they become smaller, or are dropped at 0. */
  shrink: { id: number; cash: number; amount: number }[]
  cancel: { cancels: number; cash: number; amount: number }[]
}

export const applyPercent = (cash: number, percent: number) => Math.floor((cash * percent) / 100)

type Moment = string | null
type CashRefund = { amount: number; at: string; method: string }

/**
 * Cash that went back to customers who paid in cash. A refund that the gateway refused to give to a card, and
 * that staff sent by transfer, is no cash: the card slip and the receipts of cash payments stay as they are.
 */
export function calculateCashReturned(
  refunds: readonly CashRefund[],
  refused: readonly { amount: number; at: Moment }[],
): number {
  let [returned, forCards] = [0, 0]
  for (const { amount, at, method } of refunds) {
    const owedToCards = refused
      .filter((refund) => refund.at !== null && refund.at <= at)
      .reduce((sum, refund) => sum + refund.amount, -forCards)
    const part = method === 'bank_transfer' ? Math.max(0, Math.min(amount, owedToCards)) : 0
    forCards += part
    returned += amount - part
  }
  return returned
}

/** A fee is damages and has no receipt; it counts against cash first. */
export const calculateReceiptTarget = ({ cash, fees }: { cash: number; fees: number }) =>
  Math.max(0, cash - fees)

/**
 * Every payment in cash gets one receipt. What is too much is taken off the newest first. A receipt that the
 * gateway is being asked for is left alone; this is worked out again when it has answered.
 */
export function planReceipts({ payments, receipts, target }: Books): ReceiptChanges {
  const issues = receipts.filter(({ kind }) => kind === 'issue')
  const create = payments
    .filter(({ ledger }) => !issues.some((issue) => issue.ledger === ledger))
    .map(({ ledger, amount }) => ({ ledger, cash: amount }))
  const live = issues.map((issue) => ({ ...issue, ...calculateLeft(issue, receipts) }))
  const sumOf = (rows: { cash: number }[]) => rows.reduce((sum, { cash }) => sum + cash, 0)
  let excess = sumOf(create) + sumOf(live.map(({ left }) => ({ cash: left }))) - target
  const take = (most: number) => {
    const taken = Math.max(0, Math.min(most, excess))
    excess -= taken
    return taken
  }
  const changes: ReceiptChanges = { create: [], shrink: [], cancel: [] }
  for (const { ledger, cash } of create.toReversed())
    changes.create.unshift({ ledger, cash: cash - take(cash) })
  for (const issue of live.toReversed()) {
    if (issue.state === 'asked' || issue.state === 'dropped') continue
    const taken = take(issue.left)
    if (taken === 0) continue
    if (issue.state === 'waiting' || issue.state === 'refused') {
      const cash = issue.cash - taken
      changes.shrink.push({ id: issue.id, cash, amount: applyPercent(cash, issue.percent) })
    } else {
      const amount = taken === issue.left ? issue.printed : applyPercent(taken, issue.percent)
      changes.cancel.push({ cancels: issue.id, cash: taken, amount })
    }
  }
  return changes
}

/** The rest of a receipt after its cancels, also of those that are still to be made. */
function calculateLeft(issue: StoredReceipt, receipts: StoredReceipt[]): { left: number; printed: number } {
  if (issue.state === 'dropped') return { left: 0, printed: 0 }
  const cancels = receipts.filter(({ cancels, state }) => cancels === issue.id && state !== 'dropped')
  return {
    left: cancels.reduce((left, { cash }) => left - cash, issue.cash),
    printed: cancels.reduce((printed, { amount }) => printed - amount, issue.amount),
  }
}

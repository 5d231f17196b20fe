// Toss Payments: cash receipts, as the gateway shows them.
import { z } from 'zod'

/**
 * `issueStatus`: it has a number at once, and the tax office knows it (COMPLETED) some days later. A CANCEL has the
 * order of what it takes something off.
 */
export const CashReceipt = z.object({
  receiptKey: z.string(),
  issueNumber: z.string().nullable().catch(null),
  receiptUrl: z.string().nullable().catch(null),
  amount: z.int(),
  orderId: z.string().nullable().catch(null),
  transactionType: z.enum(['CONFIRM', 'CANCEL']).nullable().catch(null),
  issueStatus: z.enum(['IN_PROGRESS', 'COMPLETED', 'FAILED']),
})
export type CashReceipt = z.output<typeof CashReceipt>

/** Inside of a payment it does not say whether the tax office has it: it counts as not registered yet. */
export const PaymentReceipt = CashReceipt.extend({
  issueStatus: CashReceipt.shape.issueStatus.catch('IN_PROGRESS'),
})

/** Other samples of the gateway's show a bare list. */
export const CashReceiptList = z
  .union([z.array(CashReceipt), z.object({ data: z.array(CashReceipt) })])
  .transform((answer) => (Array.isArray(answer) ? answer : answer.data))

export type ReceiptRequest = {
  orderId: string
  orderName: string
  amount: number
  customerIdentityNumber: string
  type: '소득공제' | '지출증빙'
}

// The pay window: where the buyer's browser is sent, and from where it comes back.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { OrderId } from './api.server.ts'
import type { CashReceipts } from './cash-receipts.server.ts'
import { GatewayRefusal, messageOf, refuse } from './codes.server.ts'
import {
  renderCashReceiptPage,
  renderDepositsPage,
  renderPayPage,
  renderReceiptPage,
} from './pages.server.ts'
import { parseOrRefuse } from './parse-bodies.server.ts'
import type { Payments } from './payments.server.ts'
import type { MerchantKeys } from './toss-sim.ts'

const Address = z.url({ protocol: /^https?$/ })
const PayWindowQuery = z.object({
  clientKey: z.string(),
  orderId: OrderId,
  orderName: z.string().min(1).max(100),
  amount: z.coerce.number().int().positive(),
  successUrl: Address,
  failUrl: Address,
  customerName: z.string().max(100).optional(),
})
const PayWindowChoice = z.object({
  choice: z.enum(['pay', 'decline', 'cancel']),
  method: z.enum(['card', 'easy-pay', 'transfer']),
})

// The product allows no inline style and no form that leads elsewhere, not even by a redirect: these pages do
// both.
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action http: https:; frame-ancestors 'none'; base-uri 'none'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-robots-tag': 'noindex',
}

type ByKey = { Params: { paymentKey: string } }
type WindowDeps = {
  payments: Payments
  receipts: CashReceipts
  getMerchant: (key: string) => MerchantKeys
}

export function mountWindow(scope: FastifyInstance, { payments, receipts, getMerchant }: WindowDeps): void {
  const returnUrls = new Map<string, { successUrl: string; failUrl: string }>()

  scope.get('/pay', async (request, reply) => {
    const { clientKey, successUrl, failUrl, ...order } = parseOrRefuse(PayWindowQuery, request.query)
    const merchant = getMerchant(clientKey)
    try {
      const payment = payments.create(merchant.mId, {
        ...order,
        site: `${request.protocol}://${request.host}${scope.prefix}`,
      })
      returnUrls.set(payment.paymentKey, { successUrl, failUrl })
      return reply
        .headers(pageHeaders)
        .send(renderPayPage(payment, `${scope.prefix}/pay/${payment.paymentKey}`))
    } catch (error) {
      if (error instanceof GatewayRefusal)
        return redirectTo(reply, failUrl, toFailQuery(error.code, order.orderId))
      throw error
    }
  })

  scope.post<ByKey>('/pay/:paymentKey', async (request, reply) => {
    const { choice, method } = parseOrRefuse(PayWindowChoice, request.body)
    const payment = payments.byKey(request.params.paymentKey)
    const { paymentKey, orderId, amount } = payment
    const { successUrl, failUrl } = parseOrRefuse(
      z.object({ successUrl: Address, failUrl: Address }),
      returnUrls.get(paymentKey),
    )
    if (choice === 'cancel') return redirectTo(reply, failUrl, toFailQuery('PAY_PROCESS_CANCELED', orderId))
    if (payment.status === 'EXPIRED')
      return redirectTo(reply, failUrl, toFailQuery('PAY_PROCESS_ABORTED', orderId))
    if (payment.status === 'READY')
      payments.authenticate(payment, method, choice === 'decline' ? 'REJECT_CARD_PAYMENT' : null)
    return redirectTo(reply, successUrl, {
      paymentKey,
      orderId,
      amount: String(amount),
      paymentType: 'NORMAL',
    })
  })

  scope.get<ByKey>('/receipt/:paymentKey', async (request, reply) =>
    reply.headers(pageHeaders).send(renderReceiptPage(payments.byKey(request.params.paymentKey))),
  )
  scope.get<{ Params: { receiptKey: string } }>('/cash-receipt/:receiptKey', async (request, reply) => {
    const receipt = receipts.all().find(({ receiptKey }) => receiptKey === request.params.receiptKey)
    return reply.headers(pageHeaders).send(renderCashReceiptPage(receipt ?? refuse('NOT_FOUND')))
  })
  // In the place of a bank's app: whoever looks at the demo pays into an account here.
  scope.get('/deposits', async (_request, reply) =>
    reply.headers(pageHeaders).send(renderDepositsPage(payments.waiting(), `${scope.prefix}/deposits`)),
  )
  scope.post<ByKey>('/deposits/:paymentKey', async (request, reply) => {
    payments.deposit(payments.byKey(request.params.paymentKey))
    return reply.headers(pageHeaders).redirect(`${scope.prefix}/deposits`, 303)
  })
}

const toFailQuery = (code: string, orderId: string) => ({ code, message: messageOf(code), orderId })

function redirectTo(reply: FastifyReply, address: string, query: Record<string, string>) {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': pageHeaders['content-security-policy'],
    })
    .redirect(url.href, 303)
}

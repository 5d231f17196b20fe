// The pay window: where the buyer's browser is sent, and from where it comes back.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { OrderId } from './api.server.ts'
import { read } from './bodies.server.ts'
import { messageOf, Refused } from './codes.server.ts'
import { payPage, receiptPage } from './pages.server.ts'
import type { Payments } from './payments.server.ts'
import type { Keys } from './toss-sim.ts'

const Address = z.url({ protocol: /^https?$/ })
const PaymentWanted = z.object({
  clientKey: z.string(),
  orderId: OrderId,
  orderName: z.string().min(1).max(100),
  amount: z.coerce.number().int().positive(),
  successUrl: Address,
  failUrl: Address,
  customerName: z.string().max(100).optional(),
})
const Chosen = z.object({
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

export function mountWindow(
  scope: FastifyInstance,
  { payments, merchantOf }: { payments: Payments; merchantOf: (key: string) => Keys },
): void {
  const waysBack = new Map<string, { successUrl: string; failUrl: string }>()

  scope.get('/pay', async (request, reply) => {
    const { clientKey, successUrl, failUrl, ...asked } = read(PaymentWanted, request.query)
    const merchant = merchantOf(clientKey)
    try {
      const payment = payments.open(merchant.mId, {
        ...asked,
        site: `${request.protocol}://${request.host}${scope.prefix}`,
      })
      waysBack.set(payment.paymentKey, { successUrl, failUrl })
      return reply.headers(pageHeaders).send(payPage(payment, `${scope.prefix}/pay/${payment.paymentKey}`))
    } catch (error) {
      if (error instanceof Refused) return goTo(reply, failUrl, failed(error.code, asked.orderId))
      throw error
    }
  })

  scope.post<ByKey>('/pay/:paymentKey', async (request, reply) => {
    const { choice, method } = read(Chosen, request.body)
    const payment = payments.byKey(request.params.paymentKey)
    const { paymentKey, orderId, amount } = payment
    const { successUrl, failUrl } = read(
      z.object({ successUrl: Address, failUrl: Address }),
      waysBack.get(paymentKey),
    )
    if (choice === 'cancel') return goTo(reply, failUrl, failed('PAY_PROCESS_CANCELED', orderId))
    if (payment.status === 'EXPIRED') return goTo(reply, failUrl, failed('PAY_PROCESS_ABORTED', orderId))
    if (payment.status === 'READY')
      payments.authenticate(payment, method, choice === 'decline' ? 'REJECT_CARD_PAYMENT' : null)
    return goTo(reply, successUrl, { paymentKey, orderId, amount: String(amount), paymentType: 'NORMAL' })
  })

  scope.get<ByKey>('/receipt/:paymentKey', async (request, reply) =>
    reply.headers(pageHeaders).send(receiptPage(payments.byKey(request.params.paymentKey))),
  )
}

const failed = (code: string, orderId: string) => ({ code, message: messageOf(code), orderId })

function goTo(reply: FastifyReply, address: string, query: Record<string, string>) {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': pageHeaders['content-security-policy'],
    })
    .redirect(url.href, 303)
}

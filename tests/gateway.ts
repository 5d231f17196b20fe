// The simulated payment gateway at a port of its own, with two merchants, and the adapter that asks it.

import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import { readFields } from '#lib/read-fields.ts'
import { tossLimits } from '#limits/services.ts'
import { createToss } from '#platform/integrations/toss.server.ts'
import type { TossSimSettings } from '#sim/toss/toss-sim.ts'
import { createTossSim } from '#sim/toss.server.ts'
import { cleanUpAfterFile } from './file-cleanup.ts'

export const keys = { mId: 'naru1', clientKey: 'test_ck_naru1', secretKey: 'test_sk_naru1' }
export const liveKeys = { mId: 'naru-live', clientKey: 'live_ck_1', secretKey: 'live_sk_1' }

let count = 0
export const createOrderId = () => `order-${process.pid}-${++count}`
/** What the gateway says of a payment that is done. */
export const paidResponse = {
  paymentKey: 'tsim_1',
  orderId: 'order-1',
  status: 'DONE',
  totalAmount: 15_000,
  balanceAmount: 15_000,
  currency: 'KRW',
}
export const toBasicAuth = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`

/** `keep`: for a whole file, opened in beforeAll. */
export async function createGateway(settings: Partial<TossSimSettings> = {}, { keep: shared = false } = {}) {
  const sim = createTossSim(settings)
  sim.registerKeys(keys)
  sim.registerKeys(liveKeys)
  const app = Fastify({ forceCloseConnections: true })
  sim.mount(app, '/__sim/toss')
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/__sim/toss`
  if (shared) cleanUpAfterFile(() => app.close())
  else onTestFinished(() => app.close())

  /** A buyer has authenticated a payment, and it waits to be confirmed. */
  const authenticatePayment = (
    amount = 15_000,
    more: { method?: 'card' | 'virtual-account'; refuseWith?: string } = {},
  ) => {
    const { paymentKey, orderId } = sim.authenticate({
      secretKey: keys.secretKey,
      orderId: createOrderId(),
      amount,
      ...more,
    })
    return { paymentKey, orderId, amount }
  }
  /** To the API, without the adapter. */
  const sendTo = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: toBasicAuth(`${keys.secretKey}:`),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body && JSON.stringify(body),
    })
    return { status: response.status, body: readFields(await response.json()) }
  }
  const send = (path: string, body?: object, headers?: Record<string, string>) =>
    sendTo(`payments/${path}`, body, headers)
  const confirm = (order: object, headers?: Record<string, string>) => send('confirm', order, headers)
  return { sim, url, authenticatePayment, send, sendTo, confirm }
}

export const unlimitedRetries = { ...tossLimits, failures: Number.POSITIVE_INFINITY }
type GatewayLimits = Record<keyof typeof tossLimits, number>

/** Asks again and again, unless it is told otherwise, and notes what it logs. */
export function createAdapter(url: string, limits: GatewayLimits = unlimitedRetries) {
  const lines: object[] = []
  const logAs = (weight: string) => (about: object, message?: string) =>
    void lines.push({ weight, message, ...about })
  return {
    toss: createToss(() => url, { info: logAs('info'), warn: logAs('warn'), error: logAs('error') }, limits),
    lines,
  }
}

export async function createGatewayWithAdapter(limits?: GatewayLimits) {
  const gateway = await createGateway()
  return { ...gateway, ...createAdapter(gateway.url, limits) }
}

/** A gateway that gives one answer to everything, and counts how often it was asked. */
export async function createFixedAnswerGateway(status: number, body: unknown) {
  const fixed = { url: '', requestCount: 0, status, body }
  const app = Fastify({ forceCloseConnections: true })
  app.all('/*', async (_request, reply) => {
    fixed.requestCount++
    return reply.code(fixed.status).send(fixed.body)
  })
  fixed.url = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  return fixed
}

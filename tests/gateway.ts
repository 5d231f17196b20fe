// The simulated payment gateway at a port of its own, with two merchants, and the adapter that asks it.

import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import { tossLimits } from '#limits/machine.ts'
import { partsOf } from '#plain/parts-of.ts'
import { openToss } from '#platform/outside/toss.server.ts'
import type { Settings } from '#sim/toss/toss-sim.ts'
import { openTossSim } from '#sim/toss.server.ts'
import { endWithFile } from './kept.ts'

export const keys = { mId: 'naru1', clientKey: 'test_ck_naru1', secretKey: 'test_sk_naru1' }
export const live = { mId: 'naru-live', clientKey: 'live_ck_1', secretKey: 'live_sk_1' }

let count = 0
export const newOrder = () => `order-${process.pid}-${++count}`
/** What the gateway says of a payment that is done. */
export const paidAnswer = {
  paymentKey: 'tsim_1',
  orderId: 'order-1',
  status: 'DONE',
  totalAmount: 15_000,
  balanceAmount: 15_000,
  currency: 'KRW',
}
export const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`

/** `keep`: for a whole file, opened in beforeAll. */
export async function openGateway(settings: Partial<Settings> = {}, { keep = false } = {}) {
  const sim = openTossSim(settings)
  sim.registerKeys(keys)
  sim.registerKeys(live)
  const app = Fastify({ forceCloseConnections: true })
  sim.mount(app, '/__sim/toss')
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/__sim/toss`
  if (keep) endWithFile(() => app.close())
  else onTestFinished(() => app.close())

  /** A buyer has authenticated a payment, and it waits to be confirmed. */
  const authenticated = (
    amount = 15_000,
    more: { method?: 'card' | 'virtual-account'; refuseWith?: string } = {},
  ) => {
    const { paymentKey, orderId } = sim.authenticate({
      secretKey: keys.secretKey,
      orderId: newOrder(),
      amount,
      ...more,
    })
    return { paymentKey, orderId, amount }
  }
  /** To the API, without the adapter. */
  const send = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}/v1/payments/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: basic(`${keys.secretKey}:`),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body && JSON.stringify(body),
    })
    return { status: response.status, body: partsOf(await response.json()) }
  }
  const confirm = (order: object, headers?: Record<string, string>) => send('confirm', order, headers)
  return { sim, url, authenticated, send, confirm }
}

export const patientLimits = { ...tossLimits, failures: Number.POSITIVE_INFINITY }
type Limits = Record<keyof typeof tossLimits, number>

/** Asks again and again, unless it is told otherwise, and notes what it logs. */
export function adapterAt(url: string, limits: Limits = patientLimits) {
  const lines: object[] = []
  const note = (weight: string) => (about: object, message?: string) =>
    void lines.push({ weight, message, ...about })
  return {
    toss: openToss(() => url, { info: note('info'), warn: note('warn'), error: note('error') }, limits),
    lines,
  }
}

export async function openBoth(limits?: Limits) {
  const gateway = await openGateway()
  return { ...gateway, ...adapterAt(gateway.url, limits) }
}

/** A gateway that gives one answer to everything, and counts how often it was asked. */
export async function openParrot(status: number, body: unknown) {
  const parrot = { url: '', asked: 0, status, body }
  const app = Fastify({ forceCloseConnections: true })
  app.all('/*', async (_request, reply) => {
    parrot.asked++
    return reply.code(parrot.status).send(parrot.body)
  })
  parrot.url = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  return parrot
}

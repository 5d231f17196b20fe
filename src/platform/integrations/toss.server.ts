// Toss Payments: the three requests to the gateway.

import { readFields } from '#lib/read-fields.ts'
import { tossLimits } from '#limits/machine.ts'
import type { Log } from '../log.server.ts'
import { type CircuitGate, createCircuit } from './circuit.server.ts'
import {
  type CancelOutcome,
  type CancelRequest,
  type ConfirmOutcome,
  type ConfirmRequest,
  createUnsureRefusal,
  type GatewayAnswer,
  type Payment,
  type PaymentLookup,
  parseAnswer,
  parseCancel,
  parseConfirm,
  parseFoundPayment,
} from './toss-answers.server.ts'

/**
 * The gateway knows a request by its idempotency key and address, not by its body: one key for one order,
 * action and amount.
 */
export type Toss = {
  confirm: (secretKey: string, request: ConfirmRequest, idempotencyKey: string) => Promise<ConfirmOutcome>
  /** null: the gateway knows no such payment. undefined: we could not find out now. */
  find: (secretKey: string, by: PaymentLookup) => Promise<Payment | null | undefined>
  cancel: (secretKey: string, request: CancelRequest, idempotencyKey: string) => Promise<CancelOutcome>
}

type TossLimits = Record<keyof typeof tossLimits, number>

/**
 * `url`: where the gateway answers; read again for each call, because the demo's own port is known only once
 * it listens.
 */
export function createToss(url: () => string, log: Log, limits: TossLimits = tossLimits): Toss {
  const sendRequest = createSender(url, log, limits)
  return {
    async confirm(secretKey, { paymentKey, orderId, amount }, idempotencyKey) {
      const request = { paymentKey, orderId, amount }
      const answer = await sendRequest({
        secretKey,
        path: 'payments/confirm',
        wait_ms: limits.confirm_ms,
        body: request,
        idempotencyKey,
      })
      return logOutcome('confirm', parseConfirm(answer, request), orderId)
    },
    async find(secretKey, by) {
      const path =
        'orderId' in by
          ? `payments/orders/${encodeURIComponent(by.orderId)}`
          : `payments/${encodeURIComponent(by.paymentKey)}`
      const found = parseFoundPayment(await sendRequest({ secretKey, path, wait_ms: limits.find_ms }), by)
      if (!found || !('kind' in found)) return found
      logOutcome('find', found)
      return undefined
    },
    async cancel(secretKey, request, idempotencyKey) {
      const { paymentKey, cancelReason, cancelAmount } = request
      const answer = await sendRequest({
        secretKey,
        path: `payments/${encodeURIComponent(paymentKey)}/cancel`,
        wait_ms: limits.cancel_ms,
        body: { cancelReason, cancelAmount },
        idempotencyKey,
      })
      return logOutcome('cancel', parseCancel(answer, request))
    },
  }

  function logOutcome<T extends { kind: string; code?: string }>(
    call: string,
    outcome: T,
    orderId?: string,
  ): T {
    const { kind, code } = outcome
    const weight = kind === 'unknown' ? 'warn' : 'info'
    const isFault = kind === 'misconfigured' || code === 'MISMATCH'
    log[isFault ? 'error' : weight]({ outcome: kind, code, orderId }, `toss ${call}`)
    return outcome
  }
}

type TossRequest = {
  secretKey: string
  path: string
  wait_ms: number
  body?: object
  idempotencyKey?: string
}
/** Sends one request and never repeats it: only the caller knows what the first one may have done. */
function createSender(
  url: () => string,
  log: Log,
  limits: TossLimits,
): (question: TossRequest) => Promise<GatewayAnswer> {
  const circuits = new Map<string, CircuitGate>()
  return async ({ secretKey, path, wait_ms, body, idempotencyKey }) => {
    const base = url().replace(/\/$/, '')
    const enter = circuits.get(base) ?? createCircuit(limits)
    circuits.set(base, enter)
    const leave = enter()
    if (!leave) return createUnsureRefusal('LEFT_ALONE')
    try {
      const response = await fetch(`${base}/v1/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
        body: body && JSON.stringify(body),
        redirect: 'error', // the key must go to nobody else
        signal: AbortSignal.timeout(wait_ms),
      })
      const text = await response.text()
      const isHealthy = response.status < 500 && response.status !== 429
      leave(isHealthy)
      return parseAnswer(response.status, text, isHealthy)
    } catch (error) {
      leave(false)
      // The message of a fetch error may quote a header, so only its code is used.
      const { name, cause } = readFields(error)
      log.warn({ error: readFields(cause).code ?? name }, 'toss does not answer')
      return createUnsureRefusal('NO_ANSWER')
    }
  }
}

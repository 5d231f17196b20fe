// Toss Payments: the three things asked of the gateway.

import { tossLimits } from '#limits/machine.ts'
import { partsOf } from '#plain/parts-of.ts'
import type { Log } from '../log.server.ts'
import { type Enter, openCircuit } from './circuit.server.ts'
import {
  type Answer,
  type By,
  type Cancel,
  type CancelOutcome,
  type Confirm,
  type Outcome,
  type Payment,
  readAnswer,
  readCancel,
  readConfirm,
  readFound,
  unsure,
} from './toss-answers.server.ts'

/**
 * The gateway knows a request by its idempotency key and address, not by its body: one key for one order,
 * action and amount.
 */
export type Toss = {
  confirm: (secretKey: string, asked: Confirm, idempotencyKey: string) => Promise<Outcome>
  /** null: the gateway knows no such payment. undefined: we could not find out now. */
  find: (secretKey: string, by: By) => Promise<Payment | null | undefined>
  cancel: (secretKey: string, asked: Cancel, idempotencyKey: string) => Promise<CancelOutcome>
}

type Limits = Record<keyof typeof tossLimits, number>

/**
 * `url`: where the gateway answers; asked anew for each call, because the demo's own port is known only once
 * it listens.
 */
export function openToss(url: () => string, log: Log, limits: Limits = tossLimits): Toss {
  const ask = openAsking(url, log, limits)
  return {
    async confirm(secretKey, { paymentKey, orderId, amount }, idempotencyKey) {
      const asked = { paymentKey, orderId, amount }
      const answer = await ask({
        secretKey,
        path: 'payments/confirm',
        wait_ms: limits.confirm_ms,
        body: asked,
        idempotencyKey,
      })
      return tell('confirm', readConfirm(answer, asked), orderId)
    },
    async find(secretKey, by) {
      const path =
        'orderId' in by
          ? `payments/orders/${encodeURIComponent(by.orderId)}`
          : `payments/${encodeURIComponent(by.paymentKey)}`
      const found = readFound(await ask({ secretKey, path, wait_ms: limits.find_ms }), by)
      if (!found || !('kind' in found)) return found
      tell('find', found)
      return undefined
    },
    async cancel(secretKey, asked, idempotencyKey) {
      const { paymentKey, cancelReason, cancelAmount } = asked
      const answer = await ask({
        secretKey,
        path: `payments/${encodeURIComponent(paymentKey)}/cancel`,
        wait_ms: limits.cancel_ms,
        body: { cancelReason, cancelAmount },
        idempotencyKey,
      })
      return tell('cancel', readCancel(answer, asked))
    },
  }

  function tell<T extends { kind: string; code?: string }>(call: string, outcome: T, orderId?: string): T {
    const { kind, code } = outcome
    const weight = kind === 'unknown' ? 'warn' : 'info'
    const isFault = kind === 'misconfigured' || code === 'MISMATCH'
    log[isFault ? 'error' : weight]({ outcome: kind, code, orderId }, `toss ${call}`)
    return outcome
  }
}

type Question = { secretKey: string; path: string; wait_ms: number; body?: object; idempotencyKey?: string }
/** Sends one request and never repeats it: only the caller knows what the first one may have done. */
function openAsking(url: () => string, log: Log, limits: Limits): (question: Question) => Promise<Answer> {
  const circuits = new Map<string, Enter>()
  return async ({ secretKey, path, wait_ms, body, idempotencyKey }) => {
    const base = url().replace(/\/$/, '')
    const enter = circuits.get(base) ?? openCircuit(limits)
    circuits.set(base, enter)
    const leave = enter()
    if (!leave) return unsure('LEFT_ALONE')
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
      const isWell = response.status < 500 && response.status !== 429
      leave(isWell)
      return readAnswer(response.status, text, isWell)
    } catch (error) {
      leave(false)
      // The message of a fetch error may quote a header, so only its code is used.
      const { name, cause } = partsOf(error)
      log.warn({ error: partsOf(cause).code ?? name }, 'toss does not answer')
      return unsure('NO_ANSWER')
    }
  }
}

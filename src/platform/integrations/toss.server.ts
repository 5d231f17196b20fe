// Toss Payments: what is asked of the gateway.

import type { z } from 'zod'
import { readFields } from '#lib/read-fields.ts'
import { settlementPages, tossLimits } from '#limits/services.ts'
import type { Log } from '#platform/log.server.ts'
import { type CircuitGate, createCircuit } from './circuit.server.ts'
import {
  type AccountRequest,
  type CancelOutcome,
  type CancelRequest,
  type ConfirmOutcome,
  type ConfirmRequest,
  createUnsureRefusal,
  type GatewayRefusal,
  Payment,
  type PaymentLookup,
  parseAnswer,
  parseCancel,
  parseConfirm,
  parseFoundPayment,
  parseKeyCheck,
  parseReceipt,
  parseReceiptList,
  type ReceiptOutcome,
} from './toss-answers.server.ts'
import { CashReceipt, CashReceiptList, type ReceiptRequest } from './toss-receipts.server.ts'
import { type Settlement, SettlementList, type SettlementQuery } from './toss-settlements.server.ts'

/**
 * The gateway knows a request by its idempotency key and address, not by its body: one key for one order,
 * action and amount.
 */
export type Toss = {
  confirm: (secretKey: string, request: ConfirmRequest, idempotencyKey: string) => Promise<ConfirmOutcome>
  /** null: the gateway knows no such payment. undefined: we could not find out now. */
  find: (secretKey: string, by: PaymentLookup) => Promise<Payment | null | undefined>
  cancel: (secretKey: string, request: CancelRequest, idempotencyKey: string) => Promise<CancelOutcome>
  issueAccount: (
    secretKey: string,
    request: AccountRequest,
    idempotencyKey: string,
  ) => Promise<ConfirmOutcome>
  issueReceipt: (
    secretKey: string,
    request: ReceiptRequest,
    idempotencyKey: string,
  ) => Promise<ReceiptOutcome>
  cancelReceipt: (
    secretKey: string,
    request: { receiptKey: string; amount: number },
    idempotencyKey: string,
  ) => Promise<ReceiptOutcome>
  /** Receipts issued and cancelled on a day of Seoul's. undefined: we could not find out now. */
  listReceipts: (secretKey: string, requestDate: string) => Promise<CashReceipt[] | undefined>
  /** All of a period. undefined: we could not find out now. */
  listSettlements: (secretKey: string, query: SettlementQuery) => Promise<Settlement[] | undefined>
  /** Asks for an order that does not exist: with a valid key the gateway answers that it is not there. */
  checkKey: (secretKey: string) => Promise<'ok' | 'refused' | 'unreachable'>
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
        shape: Payment,
      })
      return logOutcome('confirm', parseConfirm(answer, request), orderId)
    },
    async find(secretKey, by) {
      const path =
        'orderId' in by
          ? `payments/orders/${encodeURIComponent(by.orderId)}`
          : `payments/${encodeURIComponent(by.paymentKey)}`
      const found = parseFoundPayment(
        await sendRequest({ secretKey, path, wait_ms: limits.find_ms, shape: Payment }),
        by,
      )
      if (!found || !('kind' in found)) return found
      logOutcome('find', found)
      return undefined
    },
    async cancel(secretKey, request, idempotencyKey) {
      const { paymentKey, ...body } = request
      const answer = await sendRequest({
        secretKey,
        path: `payments/${encodeURIComponent(paymentKey)}/cancel`,
        wait_ms: limits.cancel_ms,
        body,
        idempotencyKey,
        shape: Payment,
      })
      return logOutcome('cancel', parseCancel(answer, request))
    },
    async issueAccount(secretKey, request, idempotencyKey) {
      const path = 'virtual-accounts'
      const wait_ms = limits.confirm_ms
      const answer = await sendRequest({
        secretKey,
        path,
        wait_ms,
        body: request,
        idempotencyKey,
        shape: Payment,
      })
      return logOutcome('account', parseConfirm(answer, request), request.orderId)
    },
    async issueReceipt(secretKey, request, idempotencyKey) {
      const sent = { secretKey, path: 'cash-receipts', wait_ms: limits.confirm_ms, idempotencyKey }
      const answer = await sendRequest({ ...sent, body: request, shape: CashReceipt })
      return logOutcome('receipt', parseReceipt(answer, request.amount), request.orderId)
    },
    async cancelReceipt(secretKey, { receiptKey, amount }, idempotencyKey) {
      const path = `cash-receipts/${encodeURIComponent(receiptKey)}/cancel`
      const sent = { secretKey, path, wait_ms: limits.cancel_ms, idempotencyKey }
      const answer = await sendRequest({ ...sent, body: { amount }, shape: CashReceipt })
      return logOutcome('receipt cancel', parseReceipt(answer, amount))
    },
    async listReceipts(secretKey, requestDate) {
      const path = `cash-receipts?${new URLSearchParams({ requestDate, limit: '10000' })}`
      const answer = await sendRequest({ secretKey, path, wait_ms: limits.find_ms, shape: CashReceiptList })
      return parseReceiptList(answer)
    },
    async listSettlements(secretKey, query) {
      const list: Settlement[] = []
      for (let page = 1; page <= settlementPages.most; page++) {
        const paging = { page: String(page), size: String(settlementPages.size) }
        const path = `settlements?${new URLSearchParams({ ...query, ...paging })}`
        const answer = await sendRequest({ secretKey, path, wait_ms: limits.find_ms, shape: SettlementList })
        if ('code' in answer) return undefined
        list.push(...answer)
        if (answer.length < settlementPages.size) return list
      }
      return undefined
    },
    async checkKey(secretKey) {
      const path = 'payments/orders/naru-key-check'
      return parseKeyCheck(await sendRequest({ secretKey, path, wait_ms: limits.find_ms, shape: Payment }))
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

type TossRequest<T> = {
  /** The gateway's answer when it has done what was asked. */
  shape: z.ZodType<T>
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
): <T>(question: TossRequest<T>) => Promise<T | GatewayRefusal> {
  const circuits = new Map<string, CircuitGate>()
  return async ({ secretKey, path, wait_ms, body, idempotencyKey, shape }) => {
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
      return parseAnswer(shape, { status: response.status, text, isHealthy })
    } catch (error) {
      leave(false)
      // The message of a fetch error may quote a header, so only its code is used.
      const { name, cause } = readFields(error)
      log.warn({ error: readFields(cause).code ?? name }, 'toss does not answer')
      return createUnsureRefusal('NO_ANSWER')
    }
  }
}

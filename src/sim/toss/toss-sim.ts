// What a test or the demo may ask of the Toss stand-in, and with which keys and settings it runs.
import type { FastifyInstance } from 'fastify'
import type { CashReceipt } from './cash-receipts.server.ts'
import type { QueueFault, RandomFaults } from './faults.server.ts'
import type { LedgerLine, Method, PaymentRequest, toApiPayment } from './payment.server.ts'
import type { Notice } from './webhooks.server.ts'

/** A merchant's pair of keys. Those that start with "test_" know test codes and the limit of requests. */
export type MerchantKeys = { mId: string; clientKey: string; secretKey: string }
export type TossSimSettings = {
  /**
   * Whether a repeated request also gets the error it got first; the gateway's own habit is not documented.
   */
  replayErrors: boolean
  /** 100 requests a minute for each API and test key. */
  limitsRate: boolean
  /** `held`: notices go out by `sendNotice` alone, in any order. */
  webhooks: 'sent' | 'held'
  webhookWait_ms: number
  /** Whether the merchants' contracts have virtual accounts. */
  issuesAccounts: boolean
}
/** What the pay window would do. `refuseWith`: the code confirm will answer. */
type Authentication = PaymentRequest &
  ({ clientKey: string } | { secretKey: string }) & { method?: Method; refuseWith?: string }

export type TossSim = {
  registerKeys: (keys: MerchantKeys) => void
  /**
   * Where notices of this merchant go: an http address, `*.localhost` included. Without one none are sent.
   */
  registerWebhook: (mId: string, url: string | (() => string)) => void
  set: (settings: Partial<TossSimSettings>) => void
  authenticate: (request: Authentication) => {
    paymentKey: string
    orderId: string
    amount: number
    paymentType: 'NORMAL'
  }
  /** As GET /v1/payments/{paymentKey} would show it. */
  payment: (paymentKey: string) => ReturnType<typeof toApiPayment>
  expire: (paymentKey: string) => void
  /** A virtual account is paid into; the bank takes that back. Another sum than the account's is refused. */
  deposit: (paymentKey: string, amount?: number) => void
  failDeposit: (paymentKey: string) => void
  /** Every cash receipt and every cancel of one, the oldest first. */
  receipts: () => readonly CashReceipt[]
  /** The tax office has a receipt before its two days are over, or does not take it. */
  registerReceipt: (receiptKey: string) => void
  failReceipt: (receiptKey: string) => void
  next: QueueFault
  /** null: no more. */
  randomFaults: (chance: RandomFaults | null) => void
  now: () => Date
  /** Expiries and repeated notices that fall due on the way happen before it returns. */
  advance: (minutes: number) => Promise<void>
  notices: () => readonly Notice[]
  /** Once, now; true if it was taken. */
  sendNotice: (id: string) => Promise<boolean>
  /** No notice is under way. */
  idle: () => Promise<void>
  ledger: () => LedgerLine[]
  /**
   * API under `{prefix}/v1`, pay window at `{prefix}/pay`, `{prefix}/authenticate`, `{prefix}/control`,
   * `{prefix}/ledger`.
   */
  mount: (app: FastifyInstance, prefix: string) => void
}

// A stand-in for Toss Payments that keeps its rules: pay window, API, notices and clock, all in memory.
// For the demo and for tests.
import type { FastifyInstance } from 'fastify'
import { mountApi } from './toss/api.server.ts'
import { readBodies } from './toss/bodies.server.ts'
import { openClock } from './toss/clock.server.ts'
import { refuse } from './toss/codes.server.ts'
import { mountControl } from './toss/control.server.ts'
import { type Chance, type Next, openFaults } from './toss/faults.server.ts'
import { asShown, type Method } from './toss/payment.server.ts'
import { type LedgerLine, type Opening, openPayments } from './toss/payments.server.ts'
import { type Notice, openWebhooks } from './toss/webhooks.server.ts'
import { mountWindow } from './toss/window.server.ts'

/** A merchant's pair of keys. Those that start with `test_` know test codes and the limit of requests. */
export type Keys = { mId: string; clientKey: string; secretKey: string }
export type Settings = {
  /**
   * Whether a repeated request also gets the error it got first; the gateway's own habit is not documented.
   */
  replayErrors: boolean
  /** 100 requests a minute for each API and test key. */
  limitsRate: boolean
  /** `held`: notices go out by `sendNotice` alone, in any order. */
  webhooks: 'sent' | 'held'
  webhookWait_ms: number
}
/** What the pay window would do. `refuseWith`: the code confirm will answer. */
type Authentication = Opening &
  ({ clientKey: string } | { secretKey: string }) & { method?: Method; refuseWith?: string }

export type TossSim = {
  registerKeys: (keys: Keys) => void
  /** Where notices of this merchant go: an http address, `*.localhost` included. Without one none are sent. */
  registerWebhook: (mId: string, url: string | (() => string)) => void
  set: (settings: Partial<Settings>) => void
  authenticate: (asked: Authentication) => {
    paymentKey: string
    orderId: string
    amount: number
    paymentType: 'NORMAL'
  }
  /** As GET /v1/payments/{paymentKey} would show it. */
  payment: (paymentKey: string) => ReturnType<typeof asShown>
  expire: (paymentKey: string) => void
  /** A virtual account is paid into; the bank takes that back. */
  deposit: (paymentKey: string) => void
  failDeposit: (paymentKey: string) => void
  next: Next
  /** null: no more. */
  randomFaults: (chance: Chance | null) => void
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

export function openTossSim(given: Partial<Settings> = {}): TossSim {
  const settings: Settings = {
    replayErrors: true,
    limitsRate: false,
    webhooks: 'sent',
    webhookWait_ms: 10_000,
    ...given,
  }
  const clock = openClock()
  const faults = openFaults()
  const webhooks = openWebhooks({ clock, faults, settings })
  const payments = openPayments(clock, webhooks.tell)
  const merchants = new Map<string, Keys>()
  const merchantOf = (key: string) =>
    [...merchants.values()].find(({ clientKey, secretKey }) => key === clientKey || key === secretKey) ??
    refuse('UNAUTHORIZED_KEY')

  const sim: TossSim = {
    registerKeys: (keys) => void merchants.set(keys.mId, keys),
    registerWebhook: webhooks.register,
    set: (changed) => void Object.assign(settings, changed),
    authenticate(asked) {
      const { mId } = merchantOf('secretKey' in asked ? asked.secretKey : asked.clientKey)
      const payment = payments.open(mId, asked)
      payments.authenticate(payment, asked.method ?? 'card', asked.refuseWith)
      return {
        paymentKey: payment.paymentKey,
        orderId: payment.orderId,
        amount: payment.amount,
        paymentType: 'NORMAL',
      }
    },
    payment: (paymentKey) => asShown(payments.byKey(paymentKey)),
    expire: (paymentKey) => payments.expire(payments.byKey(paymentKey)),
    deposit: (paymentKey) => payments.deposit(payments.byKey(paymentKey)),
    failDeposit: (paymentKey) => payments.failDeposit(payments.byKey(paymentKey)),
    next: faults.next,
    randomFaults: faults.random,
    now: () => new Date(clock.now()),
    async advance(minutes) {
      await webhooks.idle()
      await clock.advance(minutes)
    },
    notices: webhooks.all,
    sendNotice: webhooks.send,
    idle: webhooks.idle,
    ledger: payments.ledger,
    mount(app, prefix) {
      app.register(
        async (scope) => {
          scope.addHook('onClose', async () => clock.stop())
          readBodies(scope)
          mountApi(scope, { clock, faults, payments, settings, merchantOf })
          mountWindow(scope, { payments, merchantOf })
          mountControl(scope, sim)
        },
        { prefix },
      )
    },
  }
  return sim
}

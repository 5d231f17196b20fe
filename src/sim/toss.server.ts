// A stand-in for Toss Payments that keeps its rules: pay window, API, notices and clock, all in memory.
// For the demo and for tests.
import { mountApi } from './toss/api.server.ts'
import { createCashReceipts } from './toss/cash-receipts.server.ts'
import { createClock } from './toss/clock.server.ts'
import { refuse } from './toss/codes.server.ts'
import { mountControl } from './toss/control.server.ts'
import { createFaults } from './toss/faults.server.ts'
import { setUpBodyParsers } from './toss/parse-bodies.server.ts'
import { toApiPayment } from './toss/payment.server.ts'
import { createPayments } from './toss/payments.server.ts'
import type { MerchantKeys, TossSim, TossSimSettings } from './toss/toss-sim.ts'
import { createWebhooks } from './toss/webhooks.server.ts'
import { mountWindow } from './toss/window.server.ts'

const usualSettings: TossSimSettings = {
  replayErrors: true,
  limitsRate: false,
  webhooks: 'sent',
  webhookWait_ms: 10_000,
  issuesAccounts: true,
}

export function createTossSim(overrides: Partial<TossSimSettings> = {}): TossSim {
  const settings = { ...usualSettings, ...overrides }
  const clock = createClock()
  const faults = createFaults()
  const webhooks = createWebhooks({ clock, faults, settings })
  const receipts = createCashReceipts(clock)
  const payments = createPayments({ clock, receipts, onChange: webhooks.notify })
  const merchants = new Map<string, MerchantKeys>()
  const getMerchant = (key: string) =>
    [...merchants.values()].find(({ clientKey, secretKey }) => key === clientKey || key === secretKey) ??
    refuse('UNAUTHORIZED_KEY')

  const sim: TossSim = {
    registerKeys: (keys) => void merchants.set(keys.mId, keys),
    registerWebhook: webhooks.register,
    set: (changed) => void Object.assign(settings, changed),
    authenticate(request) {
      const { mId } = getMerchant('secretKey' in request ? request.secretKey : request.clientKey)
      const payment = payments.create(mId, request)
      payments.authenticate(payment, request.method ?? 'card', request.refuseWith)
      return {
        paymentKey: payment.paymentKey,
        orderId: payment.orderId,
        amount: payment.amount,
        paymentType: 'NORMAL',
      }
    },
    payment: (paymentKey) => toApiPayment(payments.byKey(paymentKey)),
    expire: (paymentKey) => payments.expire(payments.byKey(paymentKey)),
    deposit: (paymentKey, amount) => payments.deposit(payments.byKey(paymentKey), amount),
    failDeposit: (paymentKey) => payments.failDeposit(payments.byKey(paymentKey)),
    receipts: receipts.all,
    registerReceipt: receipts.register,
    failReceipt: receipts.fail,
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
          setUpBodyParsers(scope)
          mountApi(scope, { clock, faults, payments, receipts, settings, getMerchant })
          mountWindow(scope, { payments, receipts, getMerchant })
          mountControl(scope, sim)
        },
        { prefix },
      )
    },
  }
  return sim
}

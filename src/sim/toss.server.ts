// A stand-in for Toss Payments that keeps its rules: pay window, API, notices and clock, all in memory.
// For the demo and for tests.
import { mountApi } from './toss/api.server.ts'
import { readBodies } from './toss/bodies.server.ts'
import { openClock } from './toss/clock.server.ts'
import { refuse } from './toss/codes.server.ts'
import { mountControl } from './toss/control.server.ts'
import { openFaults } from './toss/faults.server.ts'
import { asShown } from './toss/payment.server.ts'
import { openPayments } from './toss/payments.server.ts'
import type { Keys, Settings, TossSim } from './toss/toss-sim.ts'
import { openWebhooks } from './toss/webhooks.server.ts'
import { mountWindow } from './toss/window.server.ts'

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

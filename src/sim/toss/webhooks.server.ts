// Notices to the merchants: sent at once, tried seven more times, doubled and mixed up on demand.
import http from 'node:http'
import { formatWithoutZone, formatWithZone, minute_ms, type SimClock } from './clock.server.ts'
import type { FaultInjector } from './faults.server.ts'
import { newKey } from './new-key.ts'
import { type Payment, type Status, toApiPayment } from './payment.server.ts'

const pauses_min = [1, 4, 16, 64, 256, 1024, 4096]

export type Notice = {
  id: string
  url: string
  body: Record<string, unknown>
  retried: number
  state: 'held' | 'waiting' | 'taken' | 'given up'
}
export type WebhookSettings = {
  /** `held`: nothing goes out but by `send`. */ webhooks: 'sent' | 'held'
  webhookWait_ms: number
}

const notifiedChanges: Status[] = ['EXPIRED', 'DONE', 'ABORTED', 'CANCELED', 'PARTIAL_CANCELED']
const notifiedDeposits: Status[] = ['WAITING_FOR_DEPOSIT', 'DONE', 'CANCELED', 'PARTIAL_CANCELED']

export function createWebhooks({
  clock,
  faults,
  settings,
}: {
  clock: SimClock
  faults: FaultInjector
  settings: WebhookSettings
}) {
  const urls = new Map<string, () => string>()
  const notices: Notice[] = []
  const inFlight = new Set<Promise<unknown>>()
  let delayed: Notice[] = []

  async function notify(payment: Payment): Promise<void> {
    const createdAt = formatWithoutZone(clock.now())
    const { mId, status, secret, orderId, lastTransactionKey: transactionKey } = payment
    const bodies = [
      ...(notifiedChanges.includes(status)
        ? [{ eventType: 'PAYMENT_STATUS_CHANGED', createdAt, data: toApiPayment(payment) }]
        : []),
      ...(secret && notifiedDeposits.includes(status)
        ? [{ createdAt, secret, status, transactionKey, orderId }]
        : []),
    ]
    await Promise.all(bodies.map((body) => track(add(mId, body))))
  }

  async function add(mId: string, body: Record<string, unknown>): Promise<void> {
    const url = urls.get(mId)?.()
    if (!url) return
    const notice: Notice = {
      id: newKey('whtrans_'),
      url,
      body,
      retried: 0,
      state: settings.webhooks === 'held' ? 'held' : 'waiting',
    }
    notices.push(notice)
    if (notice.state === 'held') return
    const fault = faults.takeNoticeFault()
    if (fault === 'reorder') {
      delayed.push(notice)
      clock.at(clock.now() + minute_ms, sendDelayed) // nothing may ever follow
      return
    }
    await Promise.all(fault === 'duplicate' ? [deliver(notice), transmit(notice)] : [deliver(notice)])
    await sendDelayed()
  }

  const sendDelayed = async () => {
    const late = delayed
    delayed = []
    for (const notice of late) await deliver(notice)
  }

  async function deliver(notice: Notice): Promise<void> {
    if (await transmit(notice)) return
    const pause = pauses_min[notice.retried]
    if (pause === undefined) {
      notice.state = 'given up'
      return
    }
    clock.at(clock.now() + pause * minute_ms, () => {
      notice.retried++
      return track(deliver(notice))
    })
  }

  /** Only 200 counts, and only in time. */
  async function transmit(notice: Notice): Promise<boolean> {
    const headers = {
      'tosspayments-webhook-transmission-id': notice.id,
      'tosspayments-webhook-transmission-time': formatWithZone(clock.now()),
      'tosspayments-webhook-transmission-retried-count': String(notice.retried),
    }
    const status = await postWebhook(notice.url, {
      headers,
      body: JSON.stringify(notice.body),
      wait_ms: settings.webhookWait_ms,
    })
    if (status === 200) notice.state = 'taken'
    return status === 200
  }

  function track<T>(sending: Promise<T>): Promise<T> {
    inFlight.add(sending)
    return sending.finally(() => inFlight.delete(sending))
  }

  return {
    notify,
    register: (mId: string, url: string | (() => string)) =>
      void urls.set(mId, typeof url === 'string' ? () => url : url),
    all: (): readonly Notice[] => notices,
    /** Once, now, whatever became of it before. */
    send: (id: string) => {
      const notice = notices.find((each) => each.id === id)
      return notice ? transmit(notice) : Promise.resolve(false)
    },
    async idle(): Promise<void> {
      while (inFlight.size > 0) await Promise.all(inFlight)
    },
  }
}

type WebhookRequest = { headers: Record<string, string>; body: string; wait_ms: number }

/**
 * fetch would not do: not every machine knows that a1.localhost is itself, and the host decides the agency.
 */
function postWebhook(
  address: string,
  { headers, body, wait_ms }: WebhookRequest,
): Promise<number | undefined> {
  const url = URL.parse(address)
  if (url?.protocol !== 'http:') return Promise.resolve(undefined)
  const host = url.hostname.endsWith('.localhost') ? '127.0.0.1' : url.hostname
  return new Promise((resolve) => {
    const request = http.request(
      {
        host,
        port: url.port,
        path: url.pathname + url.search,
        method: 'POST',
        signal: AbortSignal.timeout(wait_ms),
      },
      (response) => {
        response.resume().on('close', () => resolve(response.statusCode))
      },
    )
    for (const [name, value] of Object.entries({
      ...headers,
      host: url.host,
      'content-type': 'application/json',
    }))
      request.setHeader(name, value)
    request.on('error', () => resolve(undefined))
    request.end(body)
  })
}

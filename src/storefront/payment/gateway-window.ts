// Opens the gateway's window: the stand-in's page, or the one of the gateway's own script.
// This page alone may load that script.
import type { paymentCalls } from '#domain/payment/calls.ts'
import type { Out } from '#platform/wire/call.ts'

type PaymentSession = Out<typeof paymentCalls.payment>
export type Gateway = NonNullable<PaymentSession['gateway']>

type TossPaymentRequest = {
  method: 'CARD'
  windowTarget: 'self'
  amount: { currency: 'KRW'; value: number }
  orderId: string
  orderName: string
  successUrl: string
  failUrl: string
  customerName: string
}
type TossPayments = {
  (
    clientKey: string,
  ): {
    payment: (of: { customerKey: string }) => { requestPayment: (order: TossPaymentRequest) => Promise<void> }
  }
  ANONYMOUS: string
}

declare global {
  interface Window {
    TossPayments?: TossPayments
  }
}

const script = 'https://js.tosspayments.com/v2/standard'

export async function openGateway(
  { client_key, order_id, order_name, customer_name, success_url, fail_url, pay_page }: Gateway,
  amount: number,
): Promise<void> {
  const order = {
    orderId: order_id,
    orderName: order_name,
    successUrl: success_url,
    failUrl: fail_url,
    customerName: customer_name,
  }
  if (pay_page) {
    // The window replaces this page: the way back leads to the booking, not into a second opening.
    location.replace(
      `${pay_page}?${new URLSearchParams({ clientKey: client_key, amount: String(amount), ...order })}`,
    )
    return
  }
  const TossPayments = await loadScript()
  await TossPayments(client_key)
    .payment({ customerKey: TossPayments.ANONYMOUS })
    .requestPayment({
      method: 'CARD',
      windowTarget: 'self',
      amount: { currency: 'KRW', value: amount },
      ...order,
    })
}

/** A buyer came back from the gateway: opening the window again would lock them in. */
export function isBackNavigation(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival instanceof PerformanceNavigationTiming && arrival.type === 'back_forward'
}

function loadScript(): Promise<TossPayments> {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement('script'), { src: script })
    const fail = () => reject(new Error('the script of the gateway did not load'))
    element.onload = () => (window.TossPayments ? resolve(window.TossPayments) : fail())
    element.onerror = fail
    document.head.append(element)
  })
}

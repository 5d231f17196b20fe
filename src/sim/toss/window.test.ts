// The pay window of the simulated gateway: a buyer pays, is declined, gives up, or comes too late.
import { expect, test } from 'vitest'
import { createGateway, createOrderId, keys } from '../../../tests/gateway.ts'

const payQuery = {
  clientKey: keys.clientKey,
  orderName: '<b>다낭</b> 3박 5일',
  amount: '1290000',
  successUrl: 'http://a1.localhost:3000/payment/return?from=toss',
  failUrl: 'http://a1.localhost:3000/payment/fail',
}

async function openWindow() {
  const all = await createGateway()
  const orderId = createOrderId()
  const look = (more: Record<string, string> = {}) =>
    fetch(`${all.url}/pay?${new URLSearchParams({ ...payQuery, orderId, ...more })}`, { redirect: 'manual' })
  const page = await look()
  const html = await page.text()
  const action = String(/action="([^"]+)"/.exec(html)?.[1])
  const press = async (choice: string, method = 'card') => {
    const response = await fetch(new URL(action, all.url), {
      method: 'POST',
      body: new URLSearchParams({ choice, method }),
      redirect: 'manual',
    })
    return { status: response.status, to: new URL(String(response.headers.get('location'))) }
  }
  return { ...all, orderId, look, page, html, press, paymentKey: String(action.split('/').at(-1)) }
}

test('the pay window shows what is bought, and may lead back to the shop', async () => {
  const { page, html, sim, paymentKey } = await openWindow()
  expect(page.status).toBe(200)
  for (const shown of ['테스트 결제', '1,290,000원', '&lt;b&gt;다낭', 'Decline', 'Cancel'])
    expect(html).toContain(shown)
  expect(html).not.toContain('<b>')
  expect(page.headers.get('content-security-policy')).toMatch(/form-action http: https:/)
  expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  expect(sim.payment(paymentKey)).toMatchObject({ status: 'READY', method: null })
})

test('who pays comes back with a payment to confirm, however often the button is pressed', async () => {
  const { press, confirm, sim, orderId, paymentKey, url } = await openWindow()
  for (let time = 0; time < 2; time++) {
    const { status, to } = await press('pay', 'easy-pay')
    expect(status).toBe(303)
    expect(to.pathname).toBe('/payment/return')
    expect(Object.fromEntries(to.searchParams)).toEqual({
      from: 'toss',
      paymentKey,
      orderId,
      amount: '1290000',
      paymentType: 'NORMAL',
    })
  }
  expect(sim.payment(paymentKey)).toMatchObject({ status: 'IN_PROGRESS' })
  const { body } = await confirm({ paymentKey, orderId, amount: 1_290_000 })
  expect(body).toMatchObject({
    status: 'DONE',
    method: '간편결제',
    receipt: { url: `${url}/receipt/${paymentKey}` },
  })
  await press('pay')
  expect(sim.payment(paymentKey)).toMatchObject({ status: 'DONE' })
  const receipt = await (await fetch(`${url}/receipt/${paymentKey}`)).text()
  expect(receipt).toContain('1,290,000원')
})

test('who presses decline is refused by the card company at confirm', async () => {
  const { press, confirm, orderId, paymentKey, sim } = await openWindow()
  expect((await press('decline')).to.pathname).toBe('/payment/return')
  expect(await confirm({ paymentKey, orderId, amount: 1_290_000 })).toMatchObject({
    status: 403,
    body: { code: 'REJECT_CARD_PAYMENT' },
  })
  expect(sim.payment(paymentKey)).toMatchObject({ status: 'ABORTED' })
})

test('who cancels, or comes too late, comes back to the page of failures', async () => {
  const { press, sim, orderId, paymentKey } = await openWindow()
  const { to } = await press('cancel')
  expect([to.pathname, Object.fromEntries(to.searchParams)]).toEqual([
    '/payment/fail',
    { code: 'PAY_PROCESS_CANCELED', message: expect.stringContaining('취소'), orderId },
  ])
  expect(sim.payment(paymentKey)).toMatchObject({ status: 'READY' })
  await sim.advance(30)
  expect(sim.payment(paymentKey)).toMatchObject({ status: 'EXPIRED' })
  expect((await press('pay')).to.searchParams.get('code')).toBe('PAY_PROCESS_ABORTED')
})

test('the window does not open for a paid order, nor to lead to what is no web address', async () => {
  const { press, look, confirm, orderId, paymentKey } = await openWindow()
  await press('pay')
  await confirm({ paymentKey, orderId, amount: 1_290_000 })
  expect(new URL(String((await look()).headers.get('location'))).searchParams.get('code')).toBe(
    'DUPLICATED_ORDER_ID',
  )
  const wrong: [name: string, value: string][] = [
    ['successUrl', 'javascript:alert(1)'],
    ['failUrl', '/payment/fail'],
    ['amount', '-5'],
    ['orderId', 'a b'],
  ]
  for (const [name, value] of wrong) expect((await look({ [name]: value })).status).toBe(400)
  expect((await look({ clientKey: 'test_ck_nobody' })).status).toBe(401)
})

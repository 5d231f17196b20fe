// The pages of the pay window, in Korean and English at once.
// They are the gateway's, not an agency's, and speak for themselves.
import { escapeHtml } from '#lib/escape-html.ts'
import { formatNumber } from '#lib/format.ts'
import type { CashReceipt } from './cash-receipts.server.ts'
import { formatWithZone } from './clock.server.ts'
import { methods, type Payment } from './payment.server.ts'

const style = `
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: #eef1f5; color: #191f28; font: 16px/1.5 system-ui, "Apple SD Gothic Neo", "Malgun Gothic", sans-serif; word-break: keep-all }
  main { width: 100%; max-width: 26rem; background: #fff; border-radius: 1.25rem; overflow: hidden; box-shadow: 0 .5rem 2rem rgb(0 23 51 / .12) }
  .banner { margin: 0; padding: .625rem 1.5rem; background: #fff4d6; color: #5c4300; font-size: .875rem } .banner span { display: block }
  .inside { padding: 1.5rem }
  h1 { margin: 0; font-size: 1rem; font-weight: 600; color: #4e5968 }
  .amount { margin: .25rem 0 1rem; font-size: 2rem; font-weight: 700; letter-spacing: -.02em }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.5rem; font-size: .9375rem }
  dt { color: #4e5968 } dd { margin: 0; text-align: right; overflow-wrap: anywhere }
  fieldset { margin: 0 0 1.5rem; padding: 0; border: 0 } legend { padding: 0; margin-bottom: .5rem; font-weight: 600 }
  label { display: flex; align-items: center; gap: .75rem; min-height: 3rem; padding: 0 1rem; border: 1px solid #d1d6db; border-radius: .75rem; margin-top: .5rem; cursor: pointer }
  label:has(:checked) { border-color: #1b64da; background: #f2f7ff }
  input { width: 1.125rem; height: 1.125rem; accent-color: #1b64da }
  button { width: 100%; min-height: 3.25rem; margin-top: .5rem; border: 0; border-radius: .75rem; background: #f2f4f6; color: #333d4b; font: inherit; font-weight: 600; cursor: pointer }
  button:first-of-type { background: #1b64da; color: #fff }
  :focus-visible { outline: 3px solid #1b64da; outline-offset: 2px }
  small { font-size: .8em; font-weight: 400; opacity: .85 } .amount small { font-size: 1rem; letter-spacing: 0 }`

const renderAmount = (amount: number) =>
  `<p class="amount">${formatNumber(amount)}원 <small lang="en">KRW</small></p>`
const bilingual = (ko: string, en: string) => `${ko} <small lang="en">${en}</small>`

const renderPage = (title: string, inside: string) => `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body><main><p class="banner"><strong>테스트 결제</strong> · 실제로 결제되지 않습니다. <span lang="en">Test payment: no money is taken.</span></p><div class="inside">${inside}</div></main></body></html>`

const renderRows = (all: [label: string, value: string][]) =>
  `<dl>${all.map(([label, value]) => `<dt>${label}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`

export function renderPayPage({ orderName, orderId, amount }: Payment, action: string): string {
  const choices = [
    ['card', bilingual('신용·체크카드', 'Card')],
    ['easy-pay', bilingual('간편결제', 'Easy pay')],
    ['transfer', bilingual('계좌이체', 'Bank transfer')],
  ]
  const radios = choices.map(
    ([value, label]) =>
      `<label><input type="radio" name="method" value="${value}"${value === 'card' ? ' checked' : ''}><span>${label}</span></label>`,
  )
  return renderPage(
    '테스트 결제 · Test payment',
    `<h1>${escapeHtml(orderName)}</h1>${renderAmount(amount)}${renderRows([[bilingual('주문번호', 'Order'), orderId]])}
    <form method="post" action="${action}"><fieldset><legend>${bilingual('결제 수단', 'Method')}</legend>${radios.join('')}</fieldset>
    <button name="choice" value="pay">${bilingual('결제하기', 'Pay')}</button>
    <button name="choice" value="decline">${bilingual('카드사 거절', 'Decline')}</button>
    <button name="choice" value="cancel">${bilingual('취소', 'Cancel')}</button></form>`,
  )
}

export function renderReceiptPage({
  orderName,
  orderId,
  amount,
  balance,
  method,
  approvedAt,
}: Payment): string {
  return renderPage(
    '영수증 · Receipt',
    `<h1>${escapeHtml(orderName)}</h1>${renderAmount(amount)}${renderRows([
      [bilingual('주문번호', 'Order'), orderId],
      [bilingual('결제 수단', 'Method'), method ? methods[method] : '-'],
      [bilingual('승인 시각', 'Approved'), approvedAt ? formatWithZone(approvedAt) : '-'],
      [bilingual('취소 금액', 'Returned'), `${formatNumber(amount - balance)}원`],
    ])}`,
  )
}

export const renderCashReceiptPage = ({ orderName, orderId, amount, type, kind, ...receipt }: CashReceipt) =>
  renderPage(
    '현금영수증 · Cash receipt',
    `<h1>${escapeHtml(orderName)}</h1>${renderAmount(amount)}${renderRows([
      [bilingual('주문번호', 'Order'), orderId],
      [bilingual('용도', 'Purpose'), type],
      [bilingual('거래', 'Transaction'), kind === 'CONFIRM' ? '승인' : '취소'],
      [bilingual('승인번호', 'Approval'), receipt.issueNumber],
      [bilingual('발급 시각', 'Issued'), formatWithZone(receipt.requestedAt)],
    ])}`,
  )

export function renderDepositsPage(waiting: Payment[], action: string): string {
  const rows = waiting.map(
    (payment) =>
      `<h1>${escapeHtml(payment.orderName)}</h1>${renderAmount(payment.amount)}${renderRows([
        [bilingual('주문번호', 'Order'), payment.orderId],
        [bilingual('가상계좌', 'Account'), payment.account?.accountNumber ?? '-'],
        [bilingual('입금 기한', 'Until'), payment.account ? formatWithZone(payment.account.dueAt) : '-'],
      ])}<form method="post" action="${action}/${payment.paymentKey}"><button>${bilingual('입금하기', 'Pay in')}</button></form>`,
  )
  return renderPage(
    '가상계좌 입금 · Deposits',
    rows.join('<hr>') ||
      `<p>${bilingual('입금을 기다리는 가상계좌가 없습니다.', 'No account waits for a deposit.')}</p>`,
  )
}

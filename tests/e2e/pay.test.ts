// §2, §4, §6 Paying for a booking: at the gateway or by transfer, and coming back from there.
import { expect, test } from 'vitest'
import { fieldErrors } from '#words/ko/fields.ts'
import { inFours, reserved, statusOf, words } from './booked.ts'
import { arriveAtBooking, atGateway, inBookings, openByCode, typeCode } from './bookings.ts'
import { expectClean } from './clean.ts'
import { type Shop, standIns, visit } from './shop.ts'

async function lookUp({ main }: Shop, number: string, name: string) {
  await main.getByLabel('예약번호 또는 거래번호').fill(number)
  await main.getByLabel('예약자 이름', { exact: true }).fill(name)
  await main.getByRole('button', { name: '조회하기' }).click()
}

test('a visitor pays at the gateway, comes back, finds the booking again by number and name, and opens it with a mailed code', async () => {
  const shop = await reserved(1, {
    refused: ['/travel/booking/ABCDEFGHJKMN', '/api/landing/user/booking/packageInfo/nonMember'],
  })
  const { main, booking_id } = shop
  await main.getByText(words.progressLines.waiting_for_payment).waitFor()
  expect(await main.getByText(/^\d+:\d\d 남음$/).getAttribute('aria-hidden')).toBe('true')
  await expectClean(shop)
  await atGateway(shop, '결제하기')
  await arriveAtBooking(shop)
  await statusOf(shop).getByText(words.progress.payment_completed).waitFor()
  await expectClean(shop)
  const [payment] = await inBookings(1, (tx) =>
    tx
      .selectFrom('ledger as l')
      .innerJoin('booking as b', 'b.id', 'l.booking')
      .select('l.transaction_id')
      .where('b.travel_agency', '=', 1)
      .where('b.booking_id', '=', booking_id)
      .execute(),
  )
  const transaction_id = payment?.transaction_id ?? ''
  await main.getByText(inFours(transaction_id)).waitFor()

  await shop.startAfresh()
  await shop.open('/travel/booking/ABCDEFGHJKMN?name=아무개')
  await main.getByRole('alert').filter({ hasText: words.lookUp.notFound }).waitFor()
  await expectClean(shop)
  await lookUp(shop, inFours(booking_id).toLowerCase(), '홍길동')
  await shop.isAt(`/travel/booking/${booking_id}?name=홍길동`)
  await statusOf(shop).getByText(inFours(booking_id)).waitFor()
  await shop.startAfresh()
  await shop.open(`/travel/booking/${transaction_id}?name=홍길동`)
  await statusOf(shop).getByText(inFours(booking_id)).waitFor()
  expect(await main.getByRole('button', { name: words.cancel.open }).count()).toBe(0)
  await expectClean(shop)
  await main.getByRole('button', { name: words.code.ask }).click()
  await main.getByRole('button', { name: words.code.open }).click()
  await main.getByRole('alert').filter({ hasText: fieldErrors.enterCode }).waitFor()
  await expectClean(shop)
  await main.getByRole('button', { name: words.code.again }).waitFor()
  await typeCode(shop, { booking_id })
  await shop.isAt(`/travel/booking/${booking_id}`)
  await main.getByText(words.code.opened).waitFor()
  await main.getByText(inFours(transaction_id)).waitFor()
  await main.getByRole('button', { name: words.cancel.open }).waitFor()
})

test('a payment that comes back into another browser says that it is paid, and a code leads on', async () => {
  const shop = await reserved(1)
  const returned = shop.page.waitForRequest((request) => request.url().includes('/payment/return?'))
  await atGateway(shop, '결제하기')
  const address = new URL((await returned).url())
  await arriveAtBooking(shop)
  const other = await visit(1, address.pathname + address.search, { width: 390 })
  await other.main.getByRole('heading', { name: words.paying.elsewhere.paid }).waitFor()
  expect(await other.main.textContent()).not.toContain(shop.booking_id)
  await expectClean(other)
  await openByCode(other, { booking_id: shop.booking_id })
  await other.isAt(`/travel/booking/${shop.booking_id}`)
  await statusOf(other).getByText(words.progress.payment_completed).waitFor()
})

test('a declined card takes nothing, says so, and the next try is paid', async () => {
  const shop = await reserved(1, { refused: ['/api/landing/package/paymentReturn'] })
  await atGateway(shop, '카드사 거절')
  await shop.main.getByRole('heading', { name: words.paying.declined }).waitFor()
  await expectClean(shop)
  await shop.main.getByRole('link', { name: words.paying.payAgain }).click()
  await shop.page.getByRole('button', { name: '결제하기' }).click()
  await arriveAtBooking(shop)
  await shop.main.getByText(words.paidNow).waitFor()
})

test('who turns back at the gateway is told kindly and can pay after all; the back button leads to the booking', async () => {
  const shop = await reserved(1)
  await atGateway(shop, '취소')
  await shop.main.getByRole('heading', { name: words.paying.failed.PAY_PROCESS_CANCELED }).waitFor()
  await expectClean(shop)
  await shop.main.getByRole('link', { name: words.paying.payAgain }).click()
  await shop.page.waitForURL(`${standIns()}/**`)
  await shop.page.goBack()
  await shop.main.getByRole('heading', { name: words.paying.failed.PAY_PROCESS_CANCELED }).waitFor()
  await shop.main.getByRole('link', { name: words.paying.toBooking }).click()
  await statusOf(shop).getByText(words.progress.waiting_for_payment).waitFor()
})

test('at an agency without a gateway the account stands there, to copy, and until when', async () => {
  const shop = await reserved(7)
  await shop.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const box = shop.main.getByRole('region', { name: words.toDo.title })
  const copy = box.getByRole('button', { name: words.copyOf(words.transfer.account_number) })
  await copy.click()
  await box.getByRole('button', { name: words.copied }).waitFor()
  expect(await shop.page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[\d-]{8,}$/)
  expect(await box.textContent()).toContain('2,000,000')
  expect(await box.getByText(/까지 입금해 주세요/).count()).toBe(1)
  await expectClean(shop)
})

test('the pay page alone may run the gateway’s script', async () => {
  const shop = await visit(1, '/payment/window', { refused: ['/api/landing/package/payment'] })
  const headers = shop.response?.headers() ?? {}
  expect(headers['content-security-policy']).toContain("script-src 'self' https://js.tosspayments.com;")
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  const other = await shop.open('/payment/fail')
  expect(other?.headers()['content-security-policy']).toContain("script-src 'self';")
  expect(other?.headers()['referrer-policy']).toBe('same-origin')
})

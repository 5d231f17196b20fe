// §2, §4, §6 Paying for a booking: at the gateway or by transfer, and coming back from there.
import { expect, test } from 'vitest'
import { fieldErrors } from '#i18n/ko/fields.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openByCode, payAtGateway, runInAgency, typeCode, waitForBookingPage } from './reserve-steps.ts'
import { bookingText, formatBookingNumber, getTripRegion, openReservedBooking } from './reserved-booking.ts'
import { getStandInOrigin, openStorefront, type StorefrontPage } from './storefront-page.ts'

async function lookUpBooking({ main }: StorefrontPage, number: string, name: string) {
  await main.getByLabel('예약번호 또는 거래번호').fill(number)
  await main.getByLabel('예약자 이름', { exact: true }).fill(name)
  await main.getByRole('button', { name: '조회하기' }).click()
}

test('a visitor pays at the gateway, comes back, finds the booking again by number and name, and opens it with a mailed code', async () => {
  const shop = await openReservedBooking(1, {
    refused: ['/travel/booking/ABCDEFGHJKMN', '/api/landing/user/booking/packageInfo/nonMember'],
  })
  const { main, booking_id } = shop
  await main.getByText(bookingText.progressLines.waiting_for_payment).waitFor()
  expect(await main.getByText(/^\d+:\d\d 남음$/).getAttribute('aria-hidden')).toBe('true')
  await expectAccessible(shop)
  await payAtGateway(shop, '결제하기')
  await waitForBookingPage(shop)
  await getTripRegion(shop).getByText(bookingText.progress.payment_completed).waitFor()
  await expectAccessible(shop)
  const [payment] = await runInAgency(1, (tx) =>
    tx
      .selectFrom('ledger as l')
      .innerJoin('booking as b', 'b.id', 'l.booking')
      .select('l.transaction_id')
      .where('b.travel_agency', '=', 1)
      .where('b.booking_id', '=', booking_id)
      .execute(),
  )
  const transaction_id = payment?.transaction_id ?? ''
  await main.getByText(formatBookingNumber(transaction_id)).waitFor()

  await shop.forgetVisitor()
  await shop.open('/travel/booking/ABCDEFGHJKMN?name=아무개')
  await main.getByRole('alert').filter({ hasText: bookingText.lookUp.notFound }).waitFor()
  await expectAccessible(shop)
  await lookUpBooking(shop, formatBookingNumber(booking_id).toLowerCase(), '홍길동')
  await shop.waitForAddress(`/travel/booking/${booking_id}?name=홍길동`)
  await getTripRegion(shop).getByText(formatBookingNumber(booking_id)).waitFor()
  await shop.forgetVisitor()
  await shop.open(`/travel/booking/${transaction_id}?name=홍길동`)
  await getTripRegion(shop).getByText(formatBookingNumber(booking_id)).waitFor()
  expect(await main.getByRole('button', { name: bookingText.cancel.open }).count()).toBe(0)
  await expectAccessible(shop)
  await main.getByRole('button', { name: bookingText.code.ask }).click()
  await main.getByRole('button', { name: bookingText.code.open }).click()
  await main.getByRole('alert').filter({ hasText: fieldErrors.enterCode }).waitFor()
  await expectAccessible(shop)
  await main.getByRole('button', { name: bookingText.code.again }).waitFor()
  await typeCode(shop, { booking_id })
  await shop.waitForAddress(`/travel/booking/${booking_id}`)
  await main.getByText(bookingText.code.opened).waitFor()
  await main.getByText(formatBookingNumber(transaction_id)).waitFor()
  await main.getByRole('button', { name: bookingText.cancel.open }).waitFor()
})

test('a payment that comes back into another browser says that it is paid, and a code leads on', async () => {
  const shop = await openReservedBooking(1)
  const returned = shop.page.waitForRequest((request) => request.url().includes('/payment/return?'))
  await payAtGateway(shop, '결제하기')
  const address = new URL((await returned).url())
  await waitForBookingPage(shop)
  const other = await openStorefront(1, address.pathname + address.search, { width: 390 })
  await other.main.getByRole('heading', { name: bookingText.paying.elsewhere.paid }).waitFor()
  expect(await other.main.textContent()).not.toContain(shop.booking_id)
  await expectAccessible(other)
  await openByCode(other, { booking_id: shop.booking_id })
  await other.waitForAddress(`/travel/booking/${shop.booking_id}`)
  await getTripRegion(other).getByText(bookingText.progress.payment_completed).waitFor()
})

test('a declined card takes nothing, says so, and the next try is paid', async () => {
  const shop = await openReservedBooking(1, { refused: ['/api/landing/package/paymentReturn'] })
  await payAtGateway(shop, '카드사 거절')
  await shop.main.getByRole('heading', { name: bookingText.paying.declined }).waitFor()
  await expectAccessible(shop)
  await shop.main.getByRole('link', { name: bookingText.paying.payAgain }).click()
  await shop.page.getByRole('button', { name: '결제하기' }).click()
  await waitForBookingPage(shop)
  await shop.main.getByText(bookingText.paidNow).waitFor()
})

test('a customer who leaves the gateway can still pay, and the back button leads to the booking', async () => {
  const shop = await openReservedBooking(1)
  await payAtGateway(shop, '취소')
  await shop.main.getByRole('heading', { name: bookingText.paying.failed.PAY_PROCESS_CANCELED }).waitFor()
  await expectAccessible(shop)
  await shop.main.getByRole('link', { name: bookingText.paying.payAgain }).click()
  await shop.page.waitForURL(`${getStandInOrigin()}/**`)
  await shop.page.goBack()
  await shop.main.getByRole('heading', { name: bookingText.paying.failed.PAY_PROCESS_CANCELED }).waitFor()
  await shop.main.getByRole('link', { name: bookingText.paying.toBooking }).click()
  await getTripRegion(shop).getByText(bookingText.progress.waiting_for_payment).waitFor()
})

test('at an agency without a gateway the account stands there, to copy, and until when', async () => {
  const shop = await openReservedBooking(7)
  await shop.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const box = shop.main.getByRole('region', { name: bookingText.toDo.title })
  const copy = box.getByRole('button', { name: bookingText.copyLabel(bookingText.transfer.account_number) })
  await copy.click()
  await box.getByRole('button', { name: bookingText.copied }).waitFor()
  expect(await shop.page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[\d-]{8,}$/)
  expect(await box.textContent()).toContain('2,000,000')
  expect(await box.getByText(/까지 입금해 주세요/).count()).toBe(1)
  await expectAccessible(shop)
})

test('the pay page alone may run the gateway’s script', async () => {
  const shop = await openStorefront(1, '/payment/window', { refused: ['/api/landing/package/payment'] })
  const headers = shop.response?.headers() ?? {}
  expect(headers['content-security-policy']).toContain("script-src 'self' https://js.tosspayments.com;")
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  const other = await shop.open('/payment/fail')
  expect(other?.headers()['content-security-policy']).toContain("script-src 'self';")
  expect(other?.headers()['referrer-policy']).toBe('same-origin')
})

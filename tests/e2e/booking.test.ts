// §2, §4, §6 A booking after it was made: finding it again, cancelling, travellers, receipt, review.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { documents } from '#i18n/ko/documents.ts'
import { fieldErrors } from '#i18n/ko/fields.ts'
import { review as reviewWords } from '#i18n/ko/review.ts'
import { shell } from '#i18n/ko/shell.ts'
import { addDays } from '#lib/days.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectNoShift } from './layout-shift.ts'
import { createMember, logIn } from './member-steps.ts'
import {
  completeReservation,
  createDeparture,
  ko,
  openByCode,
  openToReserve,
  payAtGateway,
  runInAgency,
  runOnDatabase,
  waitForBookingPage,
} from './reserve-steps.ts'
import { bookingText, formatBookingNumber, getTripRegion, openReservedBooking } from './reserved-booking.ts'
import { eventually, expectFocusOn, openStorefront } from './storefront-page.ts'

/** The pass died with the booking: all of it is shown no more. */
const refusedPath = '/api/landing/user/booking/packageInfo'

async function createPaidBooking(
  key: number,
  options: Parameters<typeof openStorefront>[2] = {},
  departureOptions: Parameters<typeof createDeparture>[1] = {},
) {
  const shop = await openReservedBooking(key, options, departureOptions)
  await payAtGateway(shop, '결제하기')
  await waitForBookingPage(shop)
  await shop.main.getByText(bookingText.paidNow).waitFor()
  return shop
}

test('the link in the mail asks a stranger for the name, is not indexed and sends no referrer', async () => {
  const { booking_id } = await openReservedBooking(1)
  const shop = await openStorefront(1, `/travel/booking/${booking_id}`, {
    width: 390,
    refused: [`/travel/booking/${booking_id}`],
  })
  expect([
    shop.response?.status(),
    shop.response?.headers()['referrer-policy'],
    shop.response?.headers()['cache-control'],
  ]).toEqual([401, 'same-origin', 'private, no-store'])
  expect(await shop.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await shop.main.getByRole('alert').filter({ visible: true }).count()).toBe(0)
  expect(await shop.main.getByLabel('예약번호 또는 거래번호').inputValue()).toBe(booking_id)
  await shop.main.getByLabel('예약자 이름', { exact: true }).fill('홍길동')
  await shop.main.getByRole('button', { name: '조회하기' }).click()
  await getTripRegion(shop).getByText(formatBookingNumber(booking_id)).waitFor()
})

test('before cancelling, the fee today and later is shown to the won, and the refund matches it', async () => {
  const shop = await createPaidBooking(1, { refused: [refusedPath] }, { ahead: 25 })
  const dialog = shop.popup
  await shop.main.getByRole('button', { name: bookingText.cancel.open }).click()
  await dialog.getByText(bookingText.cancel.today('200,000', '10', '1,800,000')).waitFor()
  const [, month, day] = addDays(shop.departure.departure_date, -19).split('-').map(Number)
  const from = bookingText.cancel
    .from(String.raw`${month}월\s${day}일`, '15')
    .replace('부터', String.raw`\(.\)부터`)
  const later = dialog.getByRole('listitem').filter({ hasText: new RegExp(from) })
  await later.getByText(bookingText.cancel.laterRefund('1,700,000')).waitFor()
  await expectAccessible(shop, 'dialog[open]')
  await shop.page.goBack()
  await dialog.waitFor({ state: 'hidden' })
  await getTripRegion(shop).getByText(bookingText.progress.payment_completed).waitFor()
  await shop.main.getByRole('button', { name: bookingText.cancel.open }).click()
  await dialog.getByRole('button', { name: bookingText.cancel.send }).click()
  await shop.main.getByRole('status').filter({ hasText: '1,800,000' }).first().waitFor()
  await getTripRegion(shop).getByText(bookingText.progress.cancel_completed).waitFor()
  await shop.main.getByText(bookingText.cancel.completedWith('1,800,000')).waitFor()
  // it is no longer being looked at
  await eventually(() => shop.main.getByText(bookingText.cancel.requested('1,800,000')).count()).toBe(0)
  // The browser that cancelled is told the outcome and has the receipt, without a code.
  const outcome = shop.main.getByRole('region', { name: bookingText.outcome.title })
  await eventually(() => outcome.textContent()).toMatch(/200,000원.*1,800,000원.*돌려드렸어요/)
  await outcome.getByRole('link', { name: bookingText.receipt.see }).click()
  await shop.waitForAddress(/\/receipt$/)
  await eventually(() => shop.main.textContent()).toContain('−1,800,000원')
  await shop.page.goBack()
  await expectAccessible(shop)
})

test('an unpaid booking is cancelled without a fee', async () => {
  const shop = await openReservedBooking(1, { refused: [refusedPath] })
  await shop.main.getByRole('button', { name: bookingText.cancel.open }).click()
  await shop.popup.getByText(bookingText.cancel.unpaid).waitFor()
  await shop.popup.getByRole('button', { name: bookingText.cancel.send }).click()
  await shop.main.getByRole('status').filter({ hasText: bookingText.cancel.completed }).waitFor()
  await getTripRegion(shop).getByText(bookingText.progress.cancel_completed).waitFor()
  await eventually(() => shop.main.getByRole('button', { name: bookingText.cancel.open }).count()).toBe(0)
  // The pass died with the booking; a new code shows all of it again.
  await shop.main.getByText(bookingText.summary.more).click()
  await shop.main.getByLabel(bookingText.code.name).fill('홍길동')
  await openByCode(shop, { booking_id: shop.booking_id })
  await shop.main.getByRole('heading', { name: bookingText.travellers.title }).waitFor()
})

test('one of two is cancelled without naming anybody first', async () => {
  const shop = await createPaidBooking(1, {}, { ahead: 60 })
  // Who chooses before the first answer is there sees whom to choose all the same.
  const { promise: chosen, resolve: answer } = Promise.withResolvers<void>()
  await shop.page.route('**/cancelPreview?*', (route) => chosen.then(() => route.continue()), { times: 1 })
  await shop.main.getByRole('button', { name: bookingText.cancel.open }).click()
  await shop.popup.getByRole('radio', { name: bookingText.cancel.some }).check()
  answer()
  await shop.popup.getByRole('checkbox', { name: /^성인 2 1,000,000원$/ }).check()
  await shop.popup.getByText(bookingText.cancel.noFee('1,000,000')).waitFor()
  await shop.popup.getByRole('button', { name: bookingText.cancel.send }).click()
  await shop.main.getByText(bookingText.cancel.someDone('1,000,000')).waitFor()
  await getTripRegion(shop)
    .getByText(bookingText.party(1, 0, 0), { exact: true })
    .waitFor()
})

test('who left the account empty is asked for it on the booking, while the refund waits', async () => {
  const shop = await createPaidBooking(1, { refused: [refusedPath] }, { ahead: 60 })
  await runInAgency(1, (tx) =>
    tx
      .updateTable('payment_try')
      .set({ way: 'virtual_account' })
      .where('travel_agency', '=', 1)
      .where('order_id', 'like', `${shop.booking_id}-%`)
      .execute(),
  )
  const { cancel, go, outcome } = bookingText
  await shop.main.getByRole('button', { name: cancel.open }).click()
  await shop.popup.getByText(cancel.toAccount('2,000,000')).waitFor()
  await shop.popup.getByRole('button', { name: cancel.send }).click()
  const form = shop.main.getByRole('form', { name: cancel.account })
  await form.waitFor()
  const region = shop.main.getByRole('region', { name: outcome.title })
  await eventually(() => region.textContent()).toContain(outcome.accountNeeded('2,000,000'))
  expect(await region.textContent()).not.toContain('카드사')
  await form.getByRole('button', { name: outcome.saveAccount }).click()
  await eventually(() => form.getByRole('alert').count()).toBe(3)
  await expectAccessible(shop)
  await form.getByLabel(go.back.bank).fill('국민은행')
  await form.getByLabel(go.back.number).fill('123456-78-901234')
  await form.getByLabel(go.back.holder).fill('홍길동')
  await form.getByRole('button', { name: outcome.saveAccount }).click()
  await eventually(() => form.count()).toBe(0)
})

test('on a phone the sum and the button stand at the bottom; once paid, the page says what is still missing', async () => {
  const shop = await openReservedBooking(1, {}, { minimum: 9 })
  const bar = shop.main.locator('[data-bottom-bar]')
  expect(await bar.textContent()).toContain('2,000,000')
  const isOnScreen = (link: Element) => {
    const { top, bottom } = link.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  }
  const pay = bar.getByRole('link', { name: bookingText.pay, exact: true })
  expect(await pay.evaluate(isOnScreen)).toBe(true)
  await shop.page.evaluate(() => scrollTo(0, 1_500))
  expect(await pay.evaluate(isOnScreen)).toBe(true)
  await payAtGateway(shop, '결제하기')
  await waitForBookingPage(shop)
  const paid = shop.main.getByRole('status').filter({ hasText: bookingText.paidNow })
  await eventually(() => paid.textContent()).toContain(bookingText.afterPaying.missing(7))
  expect(await paid.textContent()).not.toContain('확정된')
  await getTripRegion(shop).getByText(bookingText.missing(7)).waitFor()
  await expectAccessible(shop)
})

test('after paying the booking celebrates, and nothing of it moves by itself', async () => {
  const shop = await createPaidBooking(1, { motion: true, font: true })
  await shop.main.getByRole('status').filter({ hasText: bookingText.paidNow }).waitFor()
  await shop.main.getByRole('heading', { name: documents.overview.title }).waitFor()
  await shop.page.waitForLoadState('networkidle')
  await expectNoShift(shop.page)
  await shop.page.reload()
  await shop.page.waitForLoadState('networkidle')
  await expectNoShift(shop.page)
})

test('travellers are entered after booking, and one of them is cancelled alone', async () => {
  const shop = await createPaidBooking(1, {}, { ahead: 40 })
  await shop.main.getByRole('button', { name: bookingText.travellers.edit }).click()
  for (const [legend, name, birthdate] of [
    ['성인 1', '홍길동', '19800101'],
    ['성인 2', '김영희', '19820202'],
  ]) {
    const person = shop.main.getByRole('group', { name: legend, exact: true })
    await person.getByRole('textbox', { name: ko.reserve.name, exact: true }).fill(name ?? '')
    await person.getByRole('textbox', { name: ko.reserve.birthdate }).fill(birthdate ?? '')
    await person
      .getByRole('textbox', { name: ko.reserve.nameEn })
      .fill(`PASSPORT ${name === '홍길동' ? 'ONE' : 'TWO'}`)
    await person.getByText(ko.reserve.genders.female, { exact: true }).click()
  }
  await expectAccessible(shop)
  await shop.main.getByRole('button', { name: bookingText.travellers.save }).click()
  await shop.main.getByText(bookingText.travellers.saved).waitFor()
  await eventually(() => shop.main.getByText(bookingText.travellers.details, { exact: true }).count()).toBe(2)

  // Opened again it shows what is there; whose name changes is somebody else, born on another day.
  await shop.main.getByRole('button', { name: bookingText.travellers.change }).click()
  const [first, second] = ['성인 1', '성인 2'].map((name) =>
    shop.main.getByRole('group', { name, exact: true }),
  )
  await eventually(() => first?.getByRole('textbox', { name: ko.reserve.nameEn }).inputValue()).toBe(
    'PASSPORT ONE',
  )
  expect(await second?.getByRole('radio', { name: ko.reserve.genders.female }).isChecked()).toBe(true)
  await first?.getByRole('textbox', { name: ko.reserve.name, exact: true }).fill('이바다')
  await shop.main.getByRole('button', { name: bookingText.travellers.save }).click()
  await first?.getByText(fieldErrors.birthdateForm).waitFor()
  expect(await second?.getByText(fieldErrors.birthdateForm).count()).toBe(0)
  await first?.getByRole('textbox', { name: ko.reserve.birthdate }).fill('19790303')
  await shop.main.getByRole('button', { name: bookingText.travellers.save }).click()
  // among the travellers, and at the papers
  for (const at of [0, 1]) await shop.main.getByText('이바다').nth(at).waitFor()
  await eventually(() => shop.main.getByText(bookingText.travellers.details, { exact: true }).count()).toBe(2)

  await shop.main.getByRole('button', { name: bookingText.cancel.open }).click()
  await shop.popup.getByRole('radio', { name: bookingText.cancel.some }).check()
  await shop.popup.getByRole('checkbox', { name: /김영희/ }).check()
  await shop.popup.getByText(bookingText.cancel.noFee('1,000,000')).waitFor()
  await shop.popup.getByRole('button', { name: bookingText.cancel.send }).click()
  await shop.main.getByText(bookingText.cancel.someDone('1,000,000')).waitFor()
  await expectFocusOn(shop, bookingText.cancel.someDone('1,000,000'))
  await shop.main.getByText(bookingText.travellers.cancelled, { exact: true }).waitFor()
  await getTripRegion(shop)
    .getByText(bookingText.party(1, 0, 0), { exact: true })
    .waitFor()
})

test('the receipt prints on one page with the transaction number, its days in words, and no site header', async () => {
  const shop = await createPaidBooking(1)
  await shop.main.getByRole('link', { name: bookingText.receipt.see }).click()
  await shop.waitForAddress(`/travel/booking/${shop.booking_id}/receipt`)
  await shop.main.getByText(bookingText.receipt.received).waitFor()
  expect(await shop.header.count()).toBe(0)
  expect(await shop.main.textContent()).not.toMatch(/\d{4}-\d\d-\d\d/)
  await expectAccessible(shop)
  const pdf = (await shop.page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('a member who has travelled writes a review with stars, words and a photo, changes it and takes it away', async () => {
  const member = await createMember(1)
  const { path } = await createDeparture(1)
  const shop = await openToReserve(1, `/auth/login?to=${encodeURIComponent(path)}`, { width: 390 })
  await logIn(shop, member)
  await shop.waitForAddress(path)
  const booking_id = await completeReservation(shop)
  await runInAgency(1, (tx) =>
    tx
      .updateTable('booking')
      .set({ progress: 'travel_completed' })
      .where('travel_agency', '=', 1)
      .where('booking_id', '=', booking_id)
      .execute(),
  )
  await shop.open('/mypage/reservations')
  await shop.main.getByRole('link', { name: bookingText.list.review }).click()
  await shop.main.getByRole('button', { name: bookingText.review.send }).click()
  await eventually(() => shop.main.getByRole('alert').filter({ visible: true }).allInnerTexts()).toEqual([
    fieldErrors.chooseStars,
    fieldErrors.enterReview,
  ])
  await expectAccessible(shop)
  await shop.main.getByRole('radio', { name: bookingText.review.star(1) }).focus()
  for (const _ of [2, 3, 4, 5]) await shop.page.keyboard.press('ArrowRight')
  await shop.main.getByText(bookingText.review.meanings[4] ?? '').waitFor()
  await shop.main
    .getByRole('textbox', { name: bookingText.review.contents })
    .fill('아침 안개가 걷히던 그 길이 좋았습니다.')
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#3366aa' } })
    .png()
    .toBuffer()
  await shop.main
    .getByRole('group', { name: bookingText.review.photos })
    .locator('input[type=file]')
    .setInputFiles([{ name: '길.png', mimeType: 'image/png', buffer }])
  await shop.main.getByText(shell.files.picked(1)).waitFor()
  await shop.main.getByRole('button', { name: bookingText.review.send }).click()
  await shop.waitForAddress('/mypage/reservations')
  await shop.main.getByText(bookingText.review.sent).waitFor()
  expect(await shop.main.getByRole('link', { name: bookingText.list.review }).count()).toBe(0)
  const written = await runOnDatabase((db) =>
    db
      .selectFrom('review')
      .select(['stars', 'photos'])
      .where('contents', '=', '아침 안개가 걷히던 그 길이 좋았습니다.')
      .executeTakeFirst(),
  )
  expect([written?.stars, written?.photos.length]).toEqual([5, 1])
  await shop.main.locator('summary').first().click()
  await shop.main.getByRole('link', { name: bookingText.review.edit }).click()
  await shop.waitForAddress(`/mypage/review/${booking_id}`)
  await shop.main.getByText(reviewWords.companions.parents, { exact: true }).click()
  await shop.main.getByRole('button', { name: shell.files.remove(bookingText.review.photo(1)) }).click()
  await expectAccessible(shop)
  await shop.main.getByRole('button', { name: bookingText.review.save }).click()
  await shop.main.getByText(bookingText.review.saved).waitFor()
  await shop.open(`/mypage/review/${booking_id}`)
  await eventually(() =>
    shop.main.getByRole('radio', { name: reviewWords.companions.parents }).isChecked(),
  ).toBe(true)
  expect(await shop.main.getByText(bookingText.review.storedPhotos).count()).toBe(0)
  await shop.main.getByRole('button', { name: bookingText.review.remove }).click()
  await shop.page.getByRole('dialog').getByRole('button', { name: bookingText.review.remove }).click()
  await shop.main.getByText(bookingText.review.removed).waitFor()
  await shop.main.getByRole('link', { name: bookingText.list.review }).waitFor()
})

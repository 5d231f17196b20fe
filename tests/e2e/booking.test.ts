// §2, §4, §6 A booking after it was made: finding it again, cancelling, travellers, receipt, review.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { dayAfter } from '#plain/days.ts'
import { fieldErrors } from '#words/ko/fields.ts'
import { review as reviewWords } from '#words/ko/review.ts'
import { shell } from '#words/ko/shell.ts'
import { inFours, reserved, statusOf, words } from './booked.ts'
import {
  arriveAtBooking,
  atGateway,
  inBookings,
  inDatabase,
  ko,
  newDeparture,
  openByCode,
  reserveNow,
  visitToReserve,
} from './bookings.ts'
import { expectClean } from './clean.ts'
import { logIn, newMember } from './members.ts'
import { eventually, expectLedTo, visit } from './shop.ts'

/** The pass died with the booking: all of it is shown no more. */
const ended = '/api/landing/user/booking/packageInfo'

async function paid(
  key: number,
  options: Parameters<typeof visit>[2] = {},
  given: Parameters<typeof newDeparture>[1] = {},
) {
  const shop = await reserved(key, options, given)
  await atGateway(shop, '결제하기')
  await arriveAtBooking(shop)
  await shop.main.getByText(words.paidNow).waitFor()
  return shop
}

test('the mail’s address asks a stranger for the name, in no search engine and no referrer', async () => {
  const { booking_id } = await reserved(1)
  const shop = await visit(1, `/travel/booking/${booking_id}`, {
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
  await statusOf(shop).getByText(inFours(booking_id)).waitFor()
})

test('the fee of today and of later stands there to the won before cancelling; the refund is the one that was shown', async () => {
  const shop = await paid(1, { refused: [ended] }, { ahead: 25 })
  const dialog = shop.popup
  await shop.main.getByRole('button', { name: words.cancel.open }).click()
  await dialog.getByText(words.cancel.today('200,000', '10', '1,800,000')).waitFor()
  const from = dayAfter(shop.departure.departure_date, -19)
  await dialog.getByText(words.cancel.from(from, '15', '1,700,000')).waitFor()
  await expectClean(shop, 'dialog[open]')
  await shop.page.goBack()
  await dialog.waitFor({ state: 'hidden' })
  await statusOf(shop).getByText(words.progress.payment_completed).waitFor()
  await shop.main.getByRole('button', { name: words.cancel.open }).click()
  await dialog.getByRole('button', { name: words.cancel.send }).click()
  await shop.main.getByRole('status').filter({ hasText: '1,800,000' }).first().waitFor()
  await statusOf(shop).getByText(words.progress.cancel_completed).waitFor()
  await shop.main.getByText(words.cancel.completedWith('1,800,000')).waitFor()
  // it is no longer being looked at
  await eventually(() => shop.main.getByText(words.cancel.requested('1,800,000')).count()).toBe(0)
  await expectClean(shop)
})

test('an unpaid booking is let go without a fee', async () => {
  const shop = await reserved(1, { refused: [ended] })
  await shop.main.getByRole('button', { name: words.cancel.open }).click()
  await shop.popup.getByText(words.cancel.unpaid).waitFor()
  await shop.popup.getByRole('button', { name: words.cancel.send }).click()
  await shop.main.getByRole('status').filter({ hasText: words.cancel.completed }).waitFor()
  await statusOf(shop).getByText(words.progress.cancel_completed).waitFor()
  await eventually(() => shop.main.getByRole('button', { name: words.cancel.open }).count()).toBe(0)
  // The pass died with the booking; a new code shows all of it again.
  await shop.main.getByLabel(words.code.name).fill('홍길동')
  await openByCode(shop, { booking_id: shop.booking_id })
  await shop.main.getByRole('heading', { name: words.travellers.title }).waitFor()
})

test('travellers are entered after booking, and one of them is cancelled alone', async () => {
  const shop = await paid(1, {}, { ahead: 40 })
  await shop.main.getByRole('button', { name: words.travellers.edit }).click()
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
  await expectClean(shop)
  await shop.main.getByRole('button', { name: words.travellers.save }).click()
  await shop.main.getByText(words.travellers.saved).waitFor()
  await eventually(() => shop.main.getByText(words.travellers.details, { exact: true }).count()).toBe(2)

  // Opened again it shows what is there; whose name changes is somebody else, born on another day.
  await shop.main.getByRole('button', { name: words.travellers.change }).click()
  const [first, second] = ['성인 1', '성인 2'].map((name) =>
    shop.main.getByRole('group', { name, exact: true }),
  )
  await eventually(() => first?.getByRole('textbox', { name: ko.reserve.nameEn }).inputValue()).toBe(
    'PASSPORT ONE',
  )
  expect(await second?.getByRole('radio', { name: ko.reserve.genders.female }).isChecked()).toBe(true)
  await first?.getByRole('textbox', { name: ko.reserve.name, exact: true }).fill('이바다')
  await shop.main.getByRole('button', { name: words.travellers.save }).click()
  await first?.getByText(fieldErrors.birthdateForm).waitFor()
  expect(await second?.getByText(fieldErrors.birthdateForm).count()).toBe(0)
  await first?.getByRole('textbox', { name: ko.reserve.birthdate }).fill('19790303')
  await shop.main.getByRole('button', { name: words.travellers.save }).click()
  // among the travellers, and at the papers
  for (const at of [0, 1]) await shop.main.getByText('이바다').nth(at).waitFor()
  await eventually(() => shop.main.getByText(words.travellers.details, { exact: true }).count()).toBe(2)

  await shop.main.getByRole('button', { name: words.cancel.open }).click()
  await shop.popup.getByRole('radio', { name: words.cancel.some }).check()
  await shop.popup.getByRole('checkbox', { name: /김영희/ }).check()
  await shop.popup.getByText(words.cancel.noFee('1,000,000')).waitFor()
  await shop.popup.getByRole('button', { name: words.cancel.send }).click()
  await shop.main.getByText(words.cancel.someDone('1,000,000')).waitFor()
  await expectLedTo(shop, words.cancel.someDone('1,000,000'))
  await shop.main.getByText(words.travellers.cancelled, { exact: true }).waitFor()
  await statusOf(shop)
    .getByText(words.party(1, 0, 0), { exact: true })
    .waitFor()
})

test('the receipt is one sheet with the transaction number, and nothing around it', async () => {
  const shop = await paid(1)
  await shop.main.getByRole('link', { name: words.receipt.see }).click()
  await shop.isAt(`/travel/booking/${shop.booking_id}/receipt`)
  await shop.main.getByText(words.receipt.received).waitFor()
  expect(await shop.header.count()).toBe(0)
  await expectClean(shop)
  const pdf = (await shop.page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('a member who has travelled writes a review with stars, words and a photo, changes it and takes it away', async () => {
  const member = await newMember(1)
  const { path } = await newDeparture(1)
  const shop = await visitToReserve(1, `/auth/login?to=${encodeURIComponent(path)}`, { width: 390 })
  await logIn(shop, member)
  await shop.isAt(path)
  const booking_id = await reserveNow(shop)
  await inBookings(1, (tx) =>
    tx
      .updateTable('booking')
      .set({ progress: 'travel_completed' })
      .where('travel_agency', '=', 1)
      .where('booking_id', '=', booking_id)
      .execute(),
  )
  await shop.open('/mypage/reservations')
  await shop.main.getByRole('link', { name: words.list.review }).click()
  await shop.main.getByRole('button', { name: words.review.send }).click()
  await eventually(() => shop.main.getByRole('alert').filter({ visible: true }).allInnerTexts()).toEqual([
    fieldErrors.chooseStars,
    fieldErrors.enterReview,
  ])
  await expectClean(shop)
  await shop.main.getByRole('radio', { name: words.review.star(1) }).focus()
  for (const _ of [2, 3, 4, 5]) await shop.page.keyboard.press('ArrowRight')
  await shop.main.getByText(words.review.meanings[4] ?? '').waitFor()
  await shop.main
    .getByRole('textbox', { name: words.review.contents })
    .fill('아침 안개가 걷히던 그 길이 좋았습니다.')
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#3366aa' } })
    .png()
    .toBuffer()
  await shop.main
    .getByRole('group', { name: words.review.photos })
    .locator('input[type=file]')
    .setInputFiles([{ name: '길.png', mimeType: 'image/png', buffer }])
  await shop.main.getByText(shell.files.picked(1)).waitFor()
  await shop.main.getByRole('button', { name: words.review.send }).click()
  await shop.isAt('/mypage/reservations')
  await shop.main.getByText(words.review.sent).waitFor()
  expect(await shop.main.getByRole('link', { name: words.list.review }).count()).toBe(0)
  const written = await inDatabase((db) =>
    db
      .selectFrom('review')
      .select(['stars', 'photos'])
      .where('contents', '=', '아침 안개가 걷히던 그 길이 좋았습니다.')
      .executeTakeFirst(),
  )
  expect([written?.stars, written?.photos.length]).toEqual([5, 1])
  await shop.main.locator('summary').first().click()
  await shop.main.getByRole('link', { name: words.review.edit }).click()
  await shop.isAt(`/mypage/review/${booking_id}`)
  await shop.main.getByText(reviewWords.whos.parents, { exact: true }).click()
  await shop.main.getByRole('button', { name: shell.files.remove(words.review.photo(1)) }).click()
  await expectClean(shop)
  await shop.main.getByRole('button', { name: words.review.save }).click()
  await shop.main.getByText(words.review.saved).waitFor()
  await shop.open(`/mypage/review/${booking_id}`)
  await eventually(() => shop.main.getByRole('radio', { name: reviewWords.whos.parents }).isChecked()).toBe(
    true,
  )
  expect(await shop.main.getByText(words.review.keptPhotos).count()).toBe(0)
  await shop.main.getByRole('button', { name: words.review.remove }).click()
  await shop.page.getByRole('dialog').getByRole('button', { name: words.review.remove }).click()
  await shop.main.getByText(words.review.removed).waitFor()
  await shop.main.getByRole('link', { name: words.list.review }).waitFor()
})

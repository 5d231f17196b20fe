// §5, §8 Reserving a trip a second time: an answer was lost, or seats, a price or a proof stood in the way.
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { errors } from '#words/ko/errors.ts'
import { fieldErrors } from '#words/ko/fields.ts'
import { trip } from '#words/ko/trip.ts'
import { outboxOf } from '../read-mail.ts'
import {
  agree,
  arriveAtBooking,
  bookingsOf,
  en,
  field,
  fillContact,
  inBookings,
  inDatabase,
  ko,
  loseAnswer,
  newDeparture,
  onward,
  setPrice,
  takeSeats,
  toCheck,
  visitToReserve,
} from './bookings.ts'
import { expectClean } from './clean.ts'
import { eventually, type Shop } from './shop.ts'

const nonMember = '/api/landing/package/nonMember'
const alertsOf = ({ main }: Shop) => main.getByRole('alert').filter({ visible: true }).allInnerTexts()

test('a double click books once, and so does sending again after a lost answer', async () => {
  const departure = await newDeparture(1)
  const shop = await visitToReserve(1, departure.path)
  await fillContact(shop)
  await toCheck(shop)
  await agree(shop)
  await shop.page.route(`**${nonMember}*`, loseAnswer, { times: 1 })
  await onward(shop, ko.reserve.send).dblclick()
  await shop.main.getByRole('alert').filter({ hasText: ko.reserve.lost }).waitFor()
  await shop.page.reload()
  await onward(shop, ko.reserve.send).click()
  const booking_id = await arriveAtBooking(shop)
  expect((await bookingsOf(1, departure)).map((booking) => booking.booking_id)).toEqual([booking_id])
  await shop.page.goBack()
  await shop.main.getByRole('heading', { name: ko.reserve.already.title }).waitFor()
  expect(await shop.main.getByRole('link', { name: ko.reserve.already.see }).getAttribute('href')).toBe(
    `/travel/booking/${booking_id}`,
  )
})

test('sold out meanwhile: said where date and party are chosen, with the seats that are left', async () => {
  const departure = await newDeparture(1)
  const shop = await visitToReserve(1, departure.path, { width: 390, refused: [nonMember] })
  await fillContact(shop)
  await toCheck(shop)
  await agree(shop)
  await takeSeats(1, departure, 9)
  await onward(shop, ko.reserve.send).click()
  await shop.main
    .getByRole('alert')
    .filter({ hasText: ko.reserve.missing.seats(1) })
    .waitFor()
  await eventually(async () => (await alertsOf(shop)).join()).toContain('남은 좌석이 부족합니다.')
  await expectClean(shop)
  await shop.main.getByRole('button', { name: trip.party.fewer(trip.party.adult) }).click()
  await toCheck(shop)
  await onward(shop, ko.reserve.send).click()
  await arriveAtBooking(shop)
})

test('dearer meanwhile: the old and the new sum are said, and the next press books at the new one', async () => {
  const departure = await newDeparture(4)
  const shop = await visitToReserve(4, departure.path, { language: 'en', refused: [nonMember] })
  await fillContact(shop, en, 'Jane Doe')
  await toCheck(shop, en)
  await agree(shop, en)
  await setPrice(4, departure, 1_100_000)
  await onward(shop, en.reserve.send).click()
  await shop.main
    .getByRole('alert')
    .filter({ hasText: en.reserve.priceChanged('2,000,000', '2,200,000') })
    .waitFor()
  await onward(shop, en.reserve.send).click()
  await arriveAtBooking(shop)
  await shop.main.getByText('KRW 2,200,000').first().waitFor()
})

test('where seats are scarce the code of a mail is asked for, and the same reservation is made with it', async () => {
  const departure = await newDeparture(9)
  await inDatabase((db) =>
    db
      .updateTable('agency')
      .set({ hold_limits: { percent: 0, least: 0, seats: 0, each: 3 } })
      .where('travel_agency', '=', 9)
      .execute(),
  )
  const shop = await visitToReserve(9, departure.path, { width: 390, refused: [nonMember] })
  await fillContact(shop)
  await field(shop, ko.reserve.email).fill('proves@example.com')
  await shop.main.getByRole('textbox', { name: ko.reserve.request }).fill('창가 자리')
  await toCheck(shop)
  await agree(shop)
  await onward(shop, ko.reserve.send).click()
  await shop.main.getByRole('heading', { name: ko.reserve.proof.title }).waitFor()
  await shop.main.getByText('proves@example.com').first().waitFor()
  expect(await bookingsOf(9, departure)).toEqual([])
  await expectClean(shop)
  await onward(shop, ko.reserve.send).click()
  await eventually(() => alertsOf(shop)).toEqual([fieldErrors.enterCode])
  const code = await mailedCode('proves@example.com')
  const typed = field(shop, ko.reserve.proof.code(6))
  await typed.fill(code === '000000' ? '000001' : '000000')
  await onward(shop, ko.reserve.send).click()
  await eventually(() => alertsOf(shop)).toEqual([errors.CODE_WRONG])
  await typed.fill(code)
  await onward(shop, ko.reserve.send).click()
  await arriveAtBooking(shop)
  await eventually(() => bookingsOf(9, departure)).toMatchObject([{ progress: 'waiting_for_payment' }])
  expect(
    await inBookings(9, (tx) =>
      tx
        .selectFrom('booking')
        .select(['request', 'proved_by'])
        .where('travel_agency', '=', 9)
        .where('email', '=', 'proves@example.com')
        .execute(),
    ),
  ).toEqual([{ request: '창가 자리', proved_by: 'mail' }])
})

async function mailedCode(to: string): Promise<string> {
  const found = () =>
    outboxOf(path.dirname(inject('outbox')), 'code-9-')
      .filter(({ mail }) => mail.headers.to === to)
      .map(({ mail }) => /^\d{6}$/m.exec(mail.text)?.[0])
      .at(-1) ?? ''
  await eventually(found).toMatch(/^\d{6}$/)
  return found()
}

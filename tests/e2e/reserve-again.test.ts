// §5, §8 Reserving a trip a second time: an answer was lost, or seats, a price or a proof was in the way.
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { errors } from '#i18n/ko/errors.ts'
import { fieldErrors } from '#i18n/ko/fields.ts'
import { trip } from '#i18n/ko/trip.ts'
import { listOutbox } from '../read-mail.ts'
import { expectAccessible } from './expect-accessible.ts'
import {
  checkConsents,
  createDeparture,
  dropAnswer,
  en,
  fillContact,
  findField,
  findNextButton,
  goToCheck,
  ko,
  listBookings,
  openToReserve,
  runInAgency,
  runOnDatabase,
  setPrice,
  setTakenSeats,
  waitForBookingPage,
} from './reserve-steps.ts'
import { eventually, type StorefrontPage } from './storefront-page.ts'

const reservePath = '/api/landing/package/nonMember'
const readAlerts = ({ main }: StorefrontPage) =>
  main.getByRole('alert').filter({ visible: true }).allInnerTexts()

test('a double click books once, and so does sending again after a lost answer', async () => {
  const departure = await createDeparture(1)
  const shop = await openToReserve(1, departure.path)
  await fillContact(shop)
  await goToCheck(shop)
  await checkConsents(shop)
  await shop.page.route(`**${reservePath}*`, dropAnswer, { times: 1 })
  await findNextButton(shop, ko.reserve.send).dblclick()
  await shop.main.getByRole('alert').filter({ hasText: ko.reserve.lost }).waitFor()
  await shop.page.reload()
  await findNextButton(shop, ko.reserve.send).click()
  const booking_id = await waitForBookingPage(shop)
  expect((await listBookings(1, departure)).map((booking) => booking.booking_id)).toEqual([booking_id])
  await shop.page.goBack()
  await shop.main.getByRole('heading', { name: ko.reserve.already.title }).waitFor()
  expect(await shop.main.getByRole('link', { name: ko.reserve.already.see }).getAttribute('href')).toBe(
    `/travel/booking/${booking_id}`,
  )
})

test('when seats run out meanwhile, the date and party step says how many are left', async () => {
  const departure = await createDeparture(1)
  const shop = await openToReserve(1, departure.path, { width: 390, refused: [reservePath] })
  await fillContact(shop)
  await goToCheck(shop)
  await checkConsents(shop)
  await setTakenSeats(1, departure, 9)
  await findNextButton(shop, ko.reserve.send).click()
  await shop.main
    .getByRole('alert')
    .filter({ hasText: ko.reserve.missing.seats(1) })
    .waitFor()
  await eventually(async () => (await readAlerts(shop)).join()).toContain('남은 좌석이 부족해요.')
  await expectAccessible(shop)
  await shop.main.getByRole('button', { name: trip.party.fewer(trip.party.adult) }).click()
  await goToCheck(shop)
  await findNextButton(shop, ko.reserve.send).click()
  await waitForBookingPage(shop)
})

test('when the price rises meanwhile, old and new total are shown, and the next click books at the new price', async () => {
  const departure = await createDeparture(4)
  const shop = await openToReserve(4, departure.path, { language: 'en', refused: [reservePath] })
  await fillContact(shop, en, 'Jane Doe')
  await goToCheck(shop, en)
  await checkConsents(shop, en)
  await setPrice(4, departure, 1_100_000)
  await findNextButton(shop, en.reserve.send).click()
  await shop.main
    .getByRole('alert')
    .filter({ hasText: en.reserve.priceChanged('2,000,000', '2,200,000') })
    .waitFor()
  await findNextButton(shop, en.reserve.send).click()
  await waitForBookingPage(shop)
  await shop.main.getByText('KRW 2,200,000').first().waitFor()
})

test('when unproved holds are at their limit, a mailed code completes the same reservation', async () => {
  const departure = await createDeparture(8)
  await runOnDatabase((db) =>
    db
      .updateTable('agency')
      .set({ hold_limits: { percent: 0, least: 0, seats: 0, each: 3 } })
      .where('travel_agency', '=', 8)
      .execute(),
  )
  const shop = await openToReserve(8, departure.path, { width: 390, refused: [reservePath] })
  await fillContact(shop)
  await findField(shop, ko.reserve.email).fill('proves@example.com')
  await shop.main.getByRole('textbox', { name: ko.reserve.request }).fill('창가 자리')
  await goToCheck(shop)
  await checkConsents(shop)
  await findNextButton(shop, ko.reserve.send).click()
  await shop.main.getByRole('heading', { name: ko.reserve.proof.title }).waitFor()
  await shop.main.getByText('proves@example.com').first().waitFor()
  expect(await listBookings(8, departure)).toEqual([])
  await expectAccessible(shop)
  await findNextButton(shop, ko.reserve.send).click()
  await eventually(() => readAlerts(shop)).toEqual([fieldErrors.enterCode])
  const code = await waitForMailedCode('proves@example.com')
  const typed = findField(shop, ko.reserve.proof.code(6))
  await typed.fill(code === '000000' ? '000001' : '000000')
  await findNextButton(shop, ko.reserve.send).click()
  await eventually(() => readAlerts(shop)).toEqual([errors.CODE_WRONG])
  await typed.fill(code)
  await findNextButton(shop, ko.reserve.send).click()
  await waitForBookingPage(shop)
  await eventually(() => listBookings(8, departure)).toMatchObject([{ progress: 'waiting_for_payment' }])
  expect(
    await runInAgency(8, (tx) =>
      tx
        .selectFrom('booking')
        .select(['request', 'proved_by'])
        .where('travel_agency', '=', 8)
        .where('email', '=', 'proves@example.com')
        .execute(),
    ),
  ).toEqual([{ request: '창가 자리', proved_by: 'mail' }])
})

async function waitForMailedCode(to: string): Promise<string> {
  const found = () =>
    listOutbox(path.dirname(inject('outbox')), 'code-8-')
      .filter(({ mail }) => mail.headers.to === to)
      .map(({ mail }) => /^\d{6}$/m.exec(mail.text)?.[0])
      .at(-1) ?? ''
  await eventually(found).toMatch(/^\d{6}$/)
  return found()
}

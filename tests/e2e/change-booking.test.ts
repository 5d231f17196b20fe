// A customer changes the date and the people of a paid booking on a phone, and pays the difference.
import { expect, test } from 'vitest'
import { addDays } from '#lib/days.ts'
import { formatNumber } from '#lib/format.ts'
import { make } from '#seed/make.ts'
import { expectAccessible } from './expect-accessible.ts'
import { payAtGateway, runOnDatabase, waitForBookingPage } from './reserve-steps.ts'
import { bookingText, getTripRegion, openReservedBooking } from './reserved-booking.ts'
import { eventually } from './storefront-page.ts'

const { changes: words } = bookingText

test('another date and one person more: quoted, changed with one press, and paid on the same page', async () => {
  const shop = await openReservedBooking(1, {}, { ahead: 34 })
  const { package_code, departure_date } = shop.departure
  const other = addDays(departure_date, 1)
  await runOnDatabase((db) =>
    make(db, 1).departure({
      package_code,
      departure_date: other,
      departure_time: '06:10',
      adult_price: 1_100_000,
      child_price: 800_000,
      baby_price: 100_000,
      seats: 10,
      minimum: 2,
    }),
  )
  await payAtGateway(shop, '결제하기')
  await waitForBookingPage(shop)
  const box = shop.main.getByRole('region', { name: words.title })
  await box.getByRole('button', { name: new RegExp(words.kinds.date) }).click()
  const dialog = shop.popup
  const [, month, day] = other.split('-').map(Number)
  await dialog.getByRole('radio', { name: new RegExp(`${month}월\\s${day}일\\(.\\) 06:10`) }).check()
  await dialog.getByText('2,200,000').waitFor()
  await expectAccessible(shop, 'dialog[open]')
  await dialog.getByRole('button', { name: words.confirm }).click()
  await shop.main.getByText(words.doneDue('200,000')).waitFor()
  await getTripRegion(shop).getByText(`${month}월 ${day}일`).first().waitFor()
  await shop.main.getByRole('link', { name: bookingText.pay, exact: true }).waitFor()

  await box.getByRole('button', { name: new RegExp(words.kinds.party) }).click()
  await dialog.getByRole('button', { name: words.moreOf('성인') }).click()
  await dialog.getByText('3,300,000').waitFor()
  await expectAccessible(shop, 'dialog[open]')
  await dialog.getByRole('button', { name: words.confirm }).click()
  await shop.main.getByText(words.doneDue(formatNumber(1_300_000))).waitFor()
  expect(await shop.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await payAtGateway(shop, '결제하기')
  await waitForBookingPage(shop)
  await eventually(() => shop.main.getByRole('link', { name: bookingText.pay, exact: true }).count()).toBe(0)
})

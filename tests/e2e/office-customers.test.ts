// One card for a customer: from a booking in one press, joined by a person, erased with a receipt.
import { expect, test } from 'vitest'
import { bookings } from '#i18n/office/ko/bookings.ts'
import { customers as words } from '#i18n/office/ko/customers.ts'
import { pickSample } from '../sampling.ts'
import { expectAccessible } from './expect-accessible.ts'
import { createPhoneNumber } from './member-steps.ts'
import { expectToast, openOfficeAs } from './office-page.ts'
import { createDeparture, insertBooking } from './reserve-steps.ts'
import { eventually } from './storefront-page.ts'

const key = 6

test('two bookings of one telephone are joined, noted, handed out and erased, and a receipt stays', async () => {
  const contact = createPhoneNumber()
  const departure = await createDeparture(key)
  const bookGuest = (name: string) =>
    insertBooking(key, departure, { name, contact, email: '', progress: 'cancel_completed' })
  const first = await bookGuest('한여름')
  await bookGuest('한겨울')

  const { page, open, origin } = await openOfficeAs(key, `/${key}/bookings/${first.booking_id}`)
  await page.getByRole('link', { name: bookings.customerCard, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: '한여름' }).waitFor()
  await expectToast(page, words.card.joined, () =>
    page.getByRole('button', { name: words.card.join }).click(),
  )
  await eventually(() =>
    page
      .getByRole('heading', { name: words.card.bookings })
      .locator('..')
      .locator('..')
      .locator('li')
      .count(),
  ).toBe(2)
  await page.getByLabel(words.card.noteText).fill('창가 자리')
  await expectToast(page, words.card.noteAdded, () =>
    page.getByRole('button', { name: words.card.addNote }).click(),
  )
  await expectAccessible({ page })

  await page.getByRole('button', { name: words.erase.start }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(words.erase.goes).waitFor()
  await dialog.getByRole('button', { name: words.erase.confirm, exact: true }).click()
  await page.getByText(words.receipts.body).waitFor()
  await expectAccessible({ page })
  expect(page.url()).toContain('/customers/receipts/')

  await open(`/${key}/customers?q=${contact}`)
  await eventually(() => page.locator('#content a[href*="/customers/b"]').count()).toBe(0)
  expect(page.url().startsWith(origin)).toBe(true)
})

test.each(pickSample([390, 820], 1))('the list and a card fit a screen of %i px', async (width) => {
  const { page } = await openOfficeAs(key, `/${key}/customers`, { width })
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
  expect(await fits()).toBe(true)
  await page.locator('#content a[href*="/customers/"]:not([href$="receipts"])').first().click()
  await page.getByRole('heading', { name: words.card.contacts }).waitFor()
  expect(await fits()).toBe(true)
})

// Bookings in the office, as staff find, read and change them in a browser.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { booking as customer } from '#i18n/ko/booking.ts'
import { errors } from '#i18n/ko/errors.ts'
import { bookings as en } from '#i18n/office/en/bookings.ts'
import { bookings as words } from '#i18n/office/ko/bookings.ts'
import { kit } from '#i18n/office/ko/kit.ts'
import { payouts } from '#i18n/office/ko/payouts.ts'
import { shell } from '#i18n/office/ko/shell.ts'
import { make } from '#seed/make.ts'
import { pickSample } from '../sampling.ts'
import { expectToast, openOfficeAs } from './office-page.ts'
import { createDeparture, insertBooking, runInAgency } from './reserve-steps.ts'
import { eventually } from './storefront-page.ts'

const key = 5

/** Waits for a transfer, from a telephone nobody else has. */
async function createUnpaidBooking(fees = '[]'): Promise<string> {
  const person = { name: '남궁해솔', contact: '010-7391-4826', email: 'sol@example.com' }
  return (await insertBooking(key, await createDeparture(key), { ...person, fees })).booking_id
}

/** The owner is logged in and sees that screen of the agency. */
const openOfficeScreen = (width: number, screen = '') =>
  openOfficeAs(key, `/${key}${screen}`, { role: 'owner', width })

test.each(pickSample([390, 1440], 1))(
  'a transfer is confirmed, a note and a ticket added, %i wide',
  async (width) => {
    const booking_id = await createUnpaidBooking()
    const { page, open } = await openOfficeScreen(width, '/bookings')
    await page.getByRole('heading', { name: words.title, exact: true }).waitFor()

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: shell.find }).fill('7391-48')
    await page
      .getByRole('option', { name: /남궁해솔/ })
      .first()
      .click()
    await eventually(() => page.url()).toContain(`/${key}/bookings/`)
    await open(`/${key}/bookings/${booking_id}`)

    await page.getByRole('button', { name: words.confirmDeposit }).click()
    const dialog = page.getByRole('dialog', { name: words.confirmDepositAsk('남궁해솔', '1,000,000') })
    await dialog.getByLabel(words.confirmDepositReason).fill('현금으로 받음')
    await dialog.getByRole('button', { name: words.confirmDeposit }).dblclick()
    await page.getByRole('button', { name: words.prepare }).waitFor()

    const note = '<b>창가</b> 자리를 원하심'
    await page.getByLabel(words.noteText).fill(note)
    await page.getByRole('button', { name: words.addNote }).click()
    await page.getByRole('listitem').filter({ hasText: note }).waitFor()

    await page.getByRole('button', { name: words.addFile }).click()
    const ticket = {
      name: '항공권.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 a ticket'),
    }
    await page.getByLabel(kit.drop.pick).setInputFiles(ticket)
    await page.getByRole('button', { name: `${words.showFile} 항공권.pdf` }).click()
    await page.getByRole('button', { name: `${words.hideFile} 항공권.pdf` }).waitFor()
    const storedBooking = await runInAgency(key, (tx) =>
      tx
        .selectFrom('ledger as l')
        .innerJoin('booking as b', (on) =>
          on.onRef('b.travel_agency', '=', 'l.travel_agency').onRef('b.id', '=', 'l.booking'),
        )
        .select(['l.amount', 'l.by_name'])
        .where('b.travel_agency', '=', key)
        .where('b.booking_id', '=', booking_id)
        .execute(),
    )
    expect(storedBooking).toEqual([{ amount: 1_000_000, by_name: expect.any(String) }])
  },
)

const newBookingText = words.newForm

/** Reads the link from the screen that says that it was booked. */
const readPayLink = async (page: Page) =>
  (await page.getByText(/\/go#[0-9A-Z]{12}$/).textContent())?.trim() ?? ''

test.each(pickSample([390, 820, 1440], 1))(
  'a caller is booked in at most 12 actions, agrees and can pay, %i wide',
  async (width) => {
    const { package_code, departure_date } = await createDeparture(key)
    // another one of that day: the screen says which is which
    await runInAgency(key, (tx) =>
      make(tx, key).departure({ package_code, departure_date, departure_time: '19:40' }),
    )
    const { context, page, faults } = await openOfficeScreen(width)
    let actions = 0
    const act = (done: Promise<unknown>) => {
      actions++
      return done
    }
    if (width < 1200) await act(page.getByRole('button', { name: shell.openMenu }).click())
    await act(page.getByRole('link', { name: shell.menu.newBooking }).click())
    await act(page.getByLabel(newBookingText.trip, { exact: true }).fill(package_code))
    await act(page.getByRole('button', { name: `${departure_date} 19:40` }).click())
    await act(page.getByLabel(words.kind.adult, { exact: true }).fill('2'))
    await act(page.getByLabel(newBookingText.contact, { exact: true }).fill('010-4545-7878'))
    await act(page.getByLabel(newBookingText.name, { exact: true }).fill('황보전화'))
    await act(page.getByRole('button', { name: newBookingText.submit }).dblclick())
    await page.getByText(newBookingText.booked).waitFor()
    await act(page.getByRole('button', { name: kit.copy }).click())
    expect(actions).toBeLessThanOrEqual(12)
    const address = await readPayLink(page)
    await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    const made = await runInAgency(key, (tx) =>
      tx
        .selectFrom('booking')
        .select(['booking_id', 'consents_due'])
        .where('travel_agency', '=', key)
        .where('package_code', '=', package_code)
        .where('departure_date', '=', departure_date)
        .execute(),
    )
    expect(made).toEqual([{ booking_id: expect.any(String), consents_due: true }])

    const phone = await context.newPage()
    phone.on('pageerror', (error) => faults.push(error.message))
    await phone.goto(address)
    await phone.getByRole('heading', { name: customer.go.pay }).waitFor()
    expect(new URL(phone.url()).hash).toBe('')
    await phone.getByRole('button', { name: /동의하고/ }).click()
    await phone.getByText(errors.CONSENT_REQUIRED).first().waitFor()
    for (const box of await phone.getByRole('checkbox').all()) await box.check()
    await phone.getByRole('button', { name: /동의하고/ }).click()
    await phone
      .getByRole('link', { name: customer.pay, exact: true })
      .or(phone.getByText(customer.transfer.account_number))
      .first()
      .waitFor()
    await page.getByRole('link', { name: newBookingText.open }).click()
    await page.getByRole('button', { name: words.actions.payLink }).waitFor()
    expect(await page.getByText(words.consentsDue).count()).toBe(0)
  },
)

test('a caller is booked by keyboard alone', async () => {
  const { package_code, departure_date } = await createDeparture(key)
  const { page } = await openOfficeScreen(1440)
  const { keyboard } = page
  const isAt = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)
  const tabTo = async (locator: Locator) => {
    await locator.waitFor()
    for (let times = 0; times < 80; times++) {
      if (await isAt(locator)) return
      await keyboard.press('Tab')
    }
    throw new Error('the keyboard does not get there')
  }
  await keyboard.press('Control+k')
  const found = page.getByRole('combobox', { name: shell.find })
  await found.waitFor()
  await eventually(() => isAt(found)).toBe(true)
  await keyboard.type(shell.menu.newBooking)
  await page.getByRole('option', { name: shell.menu.newBooking }).first().waitFor()
  await keyboard.press('Enter')
  await tabTo(page.getByLabel(newBookingText.trip, { exact: true }))
  await keyboard.type(package_code)
  await tabTo(page.getByRole('button', { name: new RegExp(departure_date) }))
  await keyboard.press('Enter')
  await tabTo(page.getByLabel(words.kind.adult, { exact: true }))
  await keyboard.type('2')
  await tabTo(page.getByLabel(newBookingText.contact, { exact: true }))
  await keyboard.type('010-4545-7879')
  await tabTo(page.getByLabel(newBookingText.name, { exact: true }))
  await keyboard.type('황보자판')
  await keyboard.press('Enter')
  await page.getByText(newBookingText.booked).waitFor()
  expect(await readPayLink(page)).toMatch(/go#/)
})

test('two people change one booking: the second sees what changed and loses nothing', async () => {
  const booking_id = await createUnpaidBooking()
  const { context, page, faults } = await openOfficeScreen(1440, `/bookings/${booking_id}`)
  const other = await context.newPage()
  await other.goto(page.url())
  await page.getByRole('button', { name: words.actions.people }).click()
  const mine = page.getByRole('dialog', { name: words.peopleForm.title })
  await mine.getByLabel(words.peopleForm.name(1, words.kind.adult)).fill('남궁하나')

  await other.getByRole('button', { name: words.actions.contact }).click()
  const theirs = other.getByRole('dialog', { name: words.contactForm.title })
  await theirs.getByLabel(words.contactForm.contact, { exact: true }).fill('010-1212-3434')
  await expectToast(other, words.contactForm.done, () =>
    theirs.getByRole('button', { name: words.contactForm.submit }).click(),
  )

  await mine.getByRole('button', { name: words.peopleForm.submit }).click()
  await mine.getByText(words.changedSince.title).waitFor()
  expect(faults.splice(0)).toEqual([expect.stringContaining('409')])
  await mine.getByText('010-1212-3434').waitFor()
  expect(await mine.getByLabel(words.peopleForm.name(1, words.kind.adult)).inputValue()).toBe('남궁하나')
  await expectToast(page, words.peopleForm.done, () =>
    mine.getByRole('button', { name: words.peopleForm.submit }).click(),
  )
  await page.getByText('남궁하나').first().waitFor()
})

test('a booking paid by transfer is cancelled: the office is told that this is still to be completed', async () => {
  const free = '[{"days": 0, "percent": 0}]'
  const { page } = await openOfficeScreen(1440, `/bookings/${await createUnpaidBooking(free)}`)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const pressIn = (title: string, name: string) =>
    page.getByRole('dialog', { name: title }).getByRole('button', { name, exact: true }).click()
  await press(words.confirmDeposit)
  await page.getByLabel(words.confirmDepositReason).fill('현금으로 받음')
  await pressIn(words.confirmDepositAsk('남궁해솔', '1,000,000'), words.confirmDeposit)
  await press(words.actions.cancel)
  const { title, note, submit, requested } = words.cancelForm
  const form = page.getByRole('dialog', { name: title })
  await pressIn(title, submit)
  await form.getByText(kit.required).waitFor()
  await page.getByLabel(note).fill('손님이 전화로 취소하심')
  await expectToast(page, requested, () => pressIn(title, submit))
  await page.getByRole('button', { name: words.completeCancel }).waitFor()
  // A mail cannot be called back: the account is asked for once it was said where to.
  await page.goto(new URL(`/${key}/payouts`, page.url()).href)
  await page
    .getByRole('button', { name: payouts.askLabel('남궁해솔') })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: payouts.askFirst('남궁해솔') })
  await dialog.waitFor()
  expect(await page.getByText(payouts.mailed).count()).toBe(0)
  await dialog.getByRole('button', { name: payouts.ask, exact: true }).click()
  await page.getByRole('dialog', { name: payouts.askTitle }).getByText(payouts.mailed).waitFor()
})

test('the booking list fits a narrow screen in English too', async () => {
  const english = 4 // an agency whose staff read English
  const person = { name: 'Bartholomew Lee', contact: '+44 20 7946 0123', email: 'b@example.com' }
  await insertBooking(english, await createDeparture(english), { ...person, adult: 12 })
  const { page } = await openOfficeAs(english, `/${english}/bookings`, { language: 'en', width: 1200 })
  await page
    .getByRole('cell', { name: /₩12,000,000/ })
    .first()
    .waitFor()
  const list = page.getByRole('region', { name: en.title })
  expect(await list.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
})

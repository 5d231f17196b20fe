// A departure is cancelled in the office; its customer says where the money goes, and it is marked sent.
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { maskName } from '#domain/member/mask-name.ts'
import { trip } from '#i18n/ko/trip.ts'
import { guide } from '#i18n/office/ko/guide.ts'
import { kit } from '#i18n/office/ko/kit.ts'
import { occupancy } from '#i18n/office/ko/occupancy.ts'
import { payouts } from '#i18n/office/ko/payouts.ts'
import { createNumber } from '#platform/numbers.server.ts'
import { waitForMail } from './member-steps.ts'
import { expectToast, openOfficeAs } from './office-page.ts'
import { createDeparture, insertBooking, ko, openByCode, runInAgency } from './reserve-steps.ts'
import { eventually, openStorefront } from './storefront-page.ts'

const key = 5
const { back: refundText } = ko.booking.go
const { wait: waitingListText } = trip

/** Paid by transfer, two people. */
async function createPaidBooking(email: string) {
  const departure = await createDeparture(key)
  const { departure_id } = departure
  const { id, booking_id } = await insertBooking(key, departure, {
    name: '마고운',
    contact: '010-8240-1177',
    email,
    adult: 2,
    progress: 'payment_completed',
    fees: '[{"days": 30, "percent": 0}, {"days": 0, "percent": 50}]',
  })
  await runInAgency(key, async (tx) => {
    await tx
      .insertInto('ledger')
      .values({
        travel_agency: key,
        booking: id,
        kind: 'payment',
        amount: 2_000_000,
        method: 'bank_transfer',
        transaction_id: createNumber(),
      })
      .execute()
    await sql`update departure_seat set taken = taken + 2 where travel_agency = ${key} and departure_id = ${departure_id}`.execute(
      tx,
    )
  })
  return { booking_id, departure_id }
}

test('a departure is cancelled, the customer enters an account, and the money is marked sent', async () => {
  const email = `goun-${randomInt(1e9)}@example.com`
  const { booking_id, departure_id } = await createPaidBooking(email)
  const { page } = await openOfficeAs(key, `/${key}/filling/${departure_id}`, { width: 390, touch: true })
  await page.getByRole('button', { name: occupancy.cancel.open }).click()
  const dialog = page.getByRole('dialog', { name: occupancy.cancel.title })
  const row = dialog.getByRole('row', { name: /마고운/ })
  await eventually(() => row.textContent()).toContain('2,000,000')
  const table = dialog.getByRole('region', { name: occupancy.cancel.preview })
  expect(await table.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
  await dialog.getByLabel(occupancy.cancel.wait).selectOption({ label: occupancy.cancel.waits(24) })
  await dialog.getByLabel(occupancy.cancel.note).fill('최소 인원이 모이지 않음')
  await dialog.getByRole('button', { name: occupancy.cancel.submit }).click()
  await page.getByText(occupancy.states.cancelled).first().waitFor()

  const text = await waitForMail(email, 'departure-cancelled')
  const [, code = ''] = /\/go#(\w{12})/.exec(text) ?? []
  const shop = await openStorefront(key, `/go#${code}`, { width: 390 })
  await shop.main.getByRole('heading', { name: refundText.choose }).waitFor()
  await shop.main.getByLabel(refundText.bank).fill('국민은행')
  await shop.main.getByLabel(refundText.number).fill('123-45-6789012')
  await shop.main.getByLabel(refundText.holder).fill('마고운')
  await shop.main.getByRole('button', { name: refundText.take }).click()
  await shop.main.getByText(refundText.given('국민은행', '9012', maskName('마고운'))).waitFor()

  await page.getByRole('link', { name: occupancy.cancel.toPayouts }).click()
  await page.getByRole('button', { name: payouts.sendLabel('마고운') }).click()
  const sending = page.getByRole('dialog', { name: payouts.sendTitle('마고운') })
  await sending.getByText('123456789012').waitFor()
  await sending.getByRole('button', { name: payouts.sent }).dblclick()
  await page.getByRole('button', { name: payouts.sendLabel('마고운') }).waitFor({ state: 'detached' })
  const [booking] = await runInAgency(key, (tx) =>
    tx.selectFrom('booking').select(['progress', 'paid']).where('booking_id', '=', booking_id).execute(),
  )
  expect(booking).toEqual({ progress: 'cancel_completed', paid: 0 })
})

test('a sold-out date takes a name on the site, proved by a mailed code, and staff see it', async () => {
  const email = `waits-${randomInt(1e9)}@example.com`
  const { departure_id, package_code } = await createDeparture(key, { seats: 2 })
  await runInAgency(key, (tx) =>
    sql`update departure_seat set taken = 2 where travel_agency = ${key} and departure_id = ${departure_id}`.execute(
      tx,
    ),
  )
  const shop = await openStorefront(key, `/travel/detail/${package_code}`, {
    refused: ['/api/landing/package/wait'],
  })
  await shop.page.getByRole('button', { name: waitingListText.open }).first().click()
  const dialog = shop.page.getByRole('dialog', { name: waitingListText.title })
  await dialog.getByLabel(waitingListText.date).selectOption(String(departure_id))
  await dialog.getByLabel(waitingListText.name).fill('박기다')
  await dialog.getByLabel(waitingListText.contact).fill('010-7310-2246')
  await dialog.getByLabel(waitingListText.email).fill(email)
  await dialog.getByRole('button', { name: waitingListText.submit, exact: true }).click()
  await dialog.getByText(waitingListText.codeSent(email)).waitFor()
  const [, code = ''] = /(?<!\d)(\d{3} ?\d{3})(?!\d)/.exec(await waitForMail(email, 'code')) ?? []
  await dialog.getByLabel(waitingListText.code(6)).fill(code.replace(' ', ''))
  await dialog.getByRole('button', { name: waitingListText.prove, exact: true }).click()
  await dialog.getByText(waitingListText.done(1)).waitFor()
  const { page } = await openOfficeAs(key, `/${key}/filling/${departure_id}`)
  await page.getByText('박기다').waitFor()
})

test('a voucher is given to everybody on a departure, told once, opened in the booking and taken away again', async () => {
  const email = `goun-${randomInt(1e9)}@example.com`
  const { booking_id, departure_id } = await createPaidBooking(email)
  const { office: words } = guide
  const { page } = await openOfficeAs(key, `/${key}/filling/${departure_id}/guide`, {
    width: 390,
    touch: true,
  })
  const panel = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: words.customerFiles }) })
  const voucher = {
    name: '바우처.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 a voucher'),
  }
  await panel.getByLabel(kit.drop.pick).setInputFiles(voucher)
  await panel.getByText(words.notTold).waitFor()
  await panel.getByRole('button', { name: words.tell }).click()
  await expectToast(page, words.tellDone(1), () =>
    page.getByRole('dialog').getByRole('button', { name: words.tell }).click(),
  )
  await panel.getByText(words.notTold).waitFor({ state: 'hidden' })
  expect(await waitForMail(email, 'departure-files')).toContain('바우처.pdf')

  const shop = await openStorefront(key, `/travel/booking/${booking_id}?name=마고운`, {
    refused: [`/travel/booking/${booking_id}`],
  })
  await openByCode(shop, { key, booking_id })
  const link = shop.main.getByRole('link', { name: /바우처\.pdf/ })
  await link.waitFor()
  const [download] = await Promise.all([shop.page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('바우처.pdf')

  await panel.getByRole('button', { name: words.fileRemove('바우처.pdf') }).click()
  await expectToast(page, words.removed, () =>
    page.getByRole('dialog').getByRole('button', { name: words.remove }).click(),
  )
  await shop.page.reload()
  await shop.main.getByRole('heading', { level: 1 }).waitFor()
  expect(await shop.main.getByText('바우처.pdf').count()).toBe(0)
})

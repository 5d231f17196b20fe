// A departure is cancelled in the office; its customer says where the money goes, and it is marked sent.
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { maskName } from '#domain/member/mask-name.ts'
import { newNumber } from '#platform/numbers.server.ts'
import { trip } from '#words/ko/trip.ts'
import { filling } from '#words/office/ko/filling.ts'
import { payouts } from '#words/office/ko/payouts.ts'
import { workAt } from './at-office.ts'
import { inBookings, ko, newBooking, newDeparture } from './bookings.ts'
import { mailTo } from './members.ts'
import { eventually, visit } from './shop.ts'

const key = 5
const { back } = ko.booking.go
const { wait } = trip

/** Paid by transfer, two people. */
async function paidBooking(email: string) {
  const departure = await newDeparture(key)
  const { departure_id } = departure
  const { id, booking_id } = await newBooking(key, departure, {
    name: '마고운',
    contact: '010-8240-1177',
    email,
    adult: 2,
    progress: 'payment_completed',
    fees: '[{"days": 30, "percent": 0}, {"days": 0, "percent": 50}]',
  })
  await inBookings(key, async (tx) => {
    await tx
      .insertInto('ledger')
      .values({
        travel_agency: key,
        booking: id,
        kind: 'payment',
        amount: 2_000_000,
        method: 'bank_transfer',
        transaction_id: newNumber(),
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
  const { booking_id, departure_id } = await paidBooking(email)
  const { page } = await workAt(key, `/${key}/filling/${departure_id}`, { width: 390, touch: true })
  await page.getByRole('button', { name: filling.cancel.open }).click()
  const dialog = page.getByRole('dialog', { name: filling.cancel.title })
  const row = dialog.getByRole('row', { name: /마고운/ })
  await eventually(() => row.textContent()).toContain('2,000,000')
  const table = dialog.getByRole('region', { name: filling.cancel.preview })
  expect(await table.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
  await dialog.getByLabel(filling.cancel.wait).selectOption({ label: filling.cancel.waits(24) })
  await dialog.getByLabel(filling.cancel.note).fill('최소 인원이 모이지 않음')
  await dialog.getByRole('button', { name: filling.cancel.submit }).click()
  await page.getByText(filling.states.cancelled).first().waitFor()

  const text = await mailTo(email, 'departure-cancelled')
  const [, code = ''] = /\/go#(\w{12})/.exec(text) ?? []
  const shop = await visit(key, `/go#${code}`, { width: 390 })
  await shop.main.getByRole('heading', { name: back.choose }).waitFor()
  await shop.main.getByLabel(back.bank).fill('국민은행')
  await shop.main.getByLabel(back.number).fill('123-45-6789012')
  await shop.main.getByLabel(back.holder).fill('마고운')
  await shop.main.getByRole('button', { name: back.take }).click()
  await shop.main.getByText(back.given('국민은행', '9012', maskName('마고운'))).waitFor()

  await page.getByRole('link', { name: filling.cancel.toPayouts }).click()
  await page.getByRole('button', { name: payouts.sendOf('마고운') }).click()
  const sending = page.getByRole('dialog', { name: payouts.sendTitle('마고운') })
  await sending.getByText('123456789012').waitFor()
  await sending.getByRole('button', { name: payouts.sent }).dblclick()
  await page.getByRole('button', { name: payouts.sendOf('마고운') }).waitFor({ state: 'detached' })
  const [booking] = await inBookings(key, (tx) =>
    tx.selectFrom('booking').select(['progress', 'paid']).where('booking_id', '=', booking_id).execute(),
  )
  expect(booking).toEqual({ progress: 'cancel_completed', paid: 0 })
})

test('a sold-out date takes a name on the site, proved by a mailed code, and staff see it', async () => {
  const email = `waits-${randomInt(1e9)}@example.com`
  const { departure_id, package_code } = await newDeparture(key, { seats: 2 })
  await inBookings(key, (tx) =>
    sql`update departure_seat set taken = 2 where travel_agency = ${key} and departure_id = ${departure_id}`.execute(
      tx,
    ),
  )
  const shop = await visit(key, `/travel/detail/${package_code}`, { refused: ['/api/landing/package/wait'] })
  await shop.page.getByRole('button', { name: wait.open }).first().click()
  const dialog = shop.page.getByRole('dialog', { name: wait.title })
  await dialog.getByLabel(wait.date).selectOption(String(departure_id))
  await dialog.getByLabel(wait.name).fill('박기다')
  await dialog.getByLabel(wait.contact).fill('010-7310-2246')
  await dialog.getByLabel(wait.email).fill(email)
  await dialog.getByRole('button', { name: wait.submit, exact: true }).click()
  await dialog.getByText(wait.codeSent(email)).waitFor()
  const [, code = ''] = /(?<!\d)(\d{3} ?\d{3})(?!\d)/.exec(await mailTo(email, 'code')) ?? []
  await dialog.getByLabel(wait.code(6)).fill(code.replace(' ', ''))
  await dialog.getByRole('button', { name: wait.prove, exact: true }).click()
  await dialog.getByText(wait.done(1)).waitFor()
  const { page } = await workAt(key, `/${key}/filling/${departure_id}`)
  await page.getByText('박기다').waitFor()
})

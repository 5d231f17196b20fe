// A working day with bookings: log in, find one by part of a telephone, confirm its transfer, leave a note.
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { newNumber } from '#platform/numbers.server.ts'
import { demoPassword } from '#seed/staff.ts'
import { bookings as words } from '#words/office/ko/bookings.ts'
import { people } from '#words/office/ko/people.ts'
import { shell } from '#words/office/ko/shell.ts'
import { inBookings, newDeparture } from './bookings.ts'
import { eventually, theBrowser } from './shop.ts'

const key = 5

/** Waits for a transfer, from a telephone nobody else has. */
async function waiting(): Promise<string> {
  const { package_code, departure_id, departure_date } = await newDeparture(key)
  const booking_id = newNumber()
  await inBookings(key, async (tx) => {
    const { id } = await tx
      .insertInto('booking')
      .values({
        travel_agency: key,
        booking_id,
        package_code,
        departure_id,
        departure_date,
        return_date: departure_date,
        page_title: sql`(select page_title from package where travel_agency = ${key} and package_code = ${package_code})`,
        name: '남궁해솔',
        contact: '010-7391-4826',
        email: 'sol@example.com',
        language: 'ko',
        adult: 1,
        child: 0,
        baby: 0,
        price_lines: JSON.stringify([{ kind: 'adult', each: 1_000_000, count: 1, sum: 1_000_000 }]),
        total: 1_000_000,
        fees: '[]',
        pay_by: 'bank_transfer',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('booking_history')
      .values({ travel_agency: key, booking: id, progress: 'waiting_for_payment', by: 'customer' })
      .execute()
  })
  return booking_id
}

test.each([390, 1440])('a transfer is confirmed and a note is left, %i wide', async (width) => {
  const booking_id = await waiting()
  const context = await (await theBrowser()).newContext({ viewport: { width, height: 900 } })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(`http://office.localhost:${inject('port')}/login?to=/${key}/bookings`)
  await page.getByLabel(people.login.email).fill(`owner@a${key}.example`)
  await page.getByLabel(people.login.password, { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: people.login.submit, exact: true }).click()
  await page.getByRole('heading', { name: words.title, exact: true }).waitFor()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: shell.find }).fill('7391-48')
  await page
    .getByRole('option', { name: /남궁해솔/ })
    .first()
    .click()
  await eventually(() => page.url()).toContain(`/${key}/bookings/`)
  await page.goto(`http://office.localhost:${inject('port')}/${key}/bookings/${booking_id}`)

  await page.getByRole('button', { name: words.confirmDeposit }).click()
  const asked = page.getByRole('dialog', { name: words.confirmDepositAsk('남궁해솔', '1,000,000') })
  await asked.getByRole('button', { name: words.confirmDeposit }).dblclick()
  await page.getByRole('button', { name: words.prepare }).waitFor()

  const note = '<b>창가</b> 자리를 원하심'
  await page.getByLabel(words.noteText).fill(note)
  await page.getByRole('button', { name: words.addNote }).click()
  await page.getByRole('listitem').filter({ hasText: note }).waitFor()
  const kept = await inBookings(key, (tx) =>
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
  expect(kept).toEqual([{ amount: 1_000_000, by_name: expect.any(String) }])
  expect(faults).toEqual([])
})

// Somebody's first day at the office: from the mail of an invitation to a first paid booking, and back by a
// passkey.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bookings } from '#i18n/office/ko/bookings.ts'
import { proof } from '#i18n/office/ko/proof.ts'
import { shell } from '#i18n/office/ko/shell.ts'
import { team } from '#i18n/office/ko/team.ts'
import { createNumber } from '#platform/numbers.server.ts'
import { waitForMail } from './member-steps.ts'
import { openOfficeAs, openOfficePage } from './office-page.ts'
import { createDeparture, runInAgency, runOnDatabase } from './reserve-steps.ts'
import { eventually } from './storefront-page.ts'
import { addVirtualAuthenticator } from './virtual-authenticator.ts'

const key = 3 // paid by transfer

/** An owner invites; answers the link that was mailed. */
async function inviteByMail(email: string): Promise<string> {
  const { page } = await openOfficeAs(key, `/${key}/people`, { role: 'owner' })
  await page.getByRole('button', { name: team.people.invite }).click()
  const form = page.getByRole('dialog', { name: team.people.invite })
  await form.getByLabel(team.people.email).fill(email)
  await form.getByRole('checkbox', { name: team.people.role.manager }).check()
  await form.getByRole('button', { name: team.people.send }).click()
  await page.getByText(team.people.sent(email)).waitFor()
  const row = page.getByRole('listitem').filter({ hasText: email })
  await row.getByText(team.people.until('')).waitFor() // sent by now, and the row says until when it is good
  const [link] = /http\S+\/invitation#\S+/.exec(await waitForMail(email, 'staff-invited')) ?? []
  return link ?? expect.fail('the mail has no link')
}

test('from an invitation to a paid booking in at most 40 actions, with a passkey as the second factor', async () => {
  const email = `first-day-${createNumber().toLowerCase()}@example.com`
  const { package_code, departure_date } = await createDeparture(key)
  const link = await inviteByMail(email)
  const { page, faults, open } = await openOfficePage()
  await addVirtualAuthenticator(page)
  let actions = 0
  const act = (done: Promise<unknown>) => {
    actions++
    return done
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await act(page.goto(link))
  await act(page.getByLabel(team.invitation.name).fill('첫날'))
  await act(page.getByLabel(team.invitation.password).fill('a long sentence of my own'))
  await act(button(team.invitation.submit).click())
  await page.locator('#content h1').waitFor()

  await act(page.locator('header summary').last().click())
  await act(page.getByRole('link', { name: shell.account }).click())
  await act(button(team.account.passkeyAdd).click())
  await page.getByText(team.account.never).waitFor()

  await act(page.getByRole('link', { name: shell.menu.newBooking }).click())
  const form = bookings.newForm
  await act(page.getByLabel(form.trip, { exact: true }).fill(package_code))
  await act(page.getByRole('button', { name: new RegExp(departure_date) }).click())
  await act(page.getByLabel(form.contact, { exact: true }).fill('010-3131-4242'))
  await act(page.getByLabel(form.name, { exact: true }).fill('첫손님'))
  await act(button(form.submit).click())
  await page.getByText(form.booked).waitFor()

  // The money came into the bank account, a quarter of an hour later.
  await runOnDatabase((db) =>
    db
      .updateTable('staff_session')
      .set({ proved: sql`now() - interval '16 minutes'` })
      .where('staff_id', 'in', db.selectFrom('staff').select('id').where('email', '=', email))
      .execute(),
  )
  await act(page.getByRole('link', { name: form.open }).click())
  await act(button(bookings.confirmDeposit).click())
  await page.getByRole('dialog').getByText(bookings.actions.reachNotice.call).waitFor() // the caller gave no address
  await act(page.getByLabel(bookings.confirmDepositReason).fill('현금으로 받음'))
  await act(page.getByRole('dialog').getByRole('button', { name: bookings.confirmDeposit }).click())
  await act(
    page.getByRole('dialog', { name: proof.title }).getByRole('button', { name: proof.byKey }).click(),
  )
  await button(bookings.prepare).waitFor()
  expect(actions).toBeLessThanOrEqual(40)
  const paid = await runInAgency(key, (tx) =>
    tx
      .selectFrom('ledger as l')
      .innerJoin('booking as b', (on) =>
        on.onRef('b.travel_agency', '=', 'l.travel_agency').onRef('b.id', '=', 'l.booking'),
      )
      .select(['l.kind', 'l.amount', 'l.by_name'])
      .where('b.travel_agency', '=', key)
      .where('b.package_code', '=', package_code)
      .where('b.departure_date', '=', departure_date)
      .execute(),
  )
  expect(paid).toEqual([{ kind: 'payment', amount: 1_000_000, by_name: '첫날' }])

  await page.locator('header summary').last().click()
  await button(shell.logout).click()
  await button(team.login.byKey).click()
  await page.locator('#content h1').waitFor()
  await open('/account')
  const passkeys = page.getByRole('listitem').filter({ has: button(team.account.remove) })
  await passkeys.getByRole('button', { name: team.account.remove }).click()
  await eventually(() => passkeys.count()).toBe(0)
  await page.locator('header summary').last().click()
  await button(shell.logout).click()
  await button(team.login.byKey).click()
  await page.getByRole('alert').waitFor() // this device still has it, the office does not
  // the second factor that was asked for, and the passkey that is gone
  expect(faults.splice(0)).toEqual([expect.stringContaining('403'), expect.stringContaining('401')])
})

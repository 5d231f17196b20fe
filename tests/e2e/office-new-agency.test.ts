// An agency in live mode, from nothing: opened at the desk, stocked by its owner, booked by a customer, and a
// departure cancelled to the last won. Whoever reads one journey to know what live is reads this one.
import { randomInt } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, inject, onTestFinished, test } from 'vitest'
import { maskName } from '#domain/member/mask-name.ts'
import { getCodeAt, getStepAt } from '#domain/staff/totp.ts'
import { auth } from '#i18n/ko/auth.ts'
import { documents } from '#i18n/ko/documents.ts'
import { trip } from '#i18n/ko/trip.ts'
import { bookings } from '#i18n/office/ko/bookings.ts'
import { categories } from '#i18n/office/ko/categories.ts'
import { kit } from '#i18n/office/ko/kit.ts'
import { occupancy } from '#i18n/office/ko/occupancy.ts'
import { passports } from '#i18n/office/ko/passports.ts'
import { payouts } from '#i18n/office/ko/payouts.ts'
import { prices } from '#i18n/office/ko/prices.ts'
import { proof } from '#i18n/office/ko/proof.ts'
import { shell } from '#i18n/office/ko/shell.ts'
import { team } from '#i18n/office/ko/team.ts'
import { tour } from '#i18n/office/ko/tour.ts'
import { trips } from '#i18n/office/ko/trips.ts'
import { dateInDays } from '../days.ts'
import { runDesk } from '../shared/run-product.ts'
import { journeySecret } from './demo-server.ts'
import { waitForMail } from './member-steps.ts'
import { expectToast, openOfficePage } from './office-page.ts'
import {
  fillContact,
  findNextButton,
  goToCheck,
  ko,
  openBottomSheet,
  runInAgency,
  runOnDatabase,
  findField as textField,
  waitForBookingPage,
} from './reserve-steps.ts'
import { eventually, openStorefront } from './storefront-page.ts'
import { addVirtualAuthenticator } from './virtual-authenticator.ts'

const key = 1_000 + randomInt(1_000_000)
const host = `a${key}.naru.test` // the desk takes no address of one's own machine
const owner = `owner@${host}`
const customer = `customer-${key}@example.com`
const password = 'a long sentence of my own'

const toWords = (ko: string) => ({ ko, en: '' })
const agencyForm = {
  travel_agency: key,
  domains: [host],
  meta: { title: toWords('새벽여행') },
  info: {
    company_name: toWords('새벽여행'),
    mail: `hello@${host}`,
    bank: '국민은행',
    account_holder: '새벽여행',
    account_number: '123-45-678901',
  },
  terms: (['use', 'privacy', 'tour', 'passport'] as const).map((type) => ({
    type,
    version: '1.0',
    effective_date: '2026-01-01',
    title: toWords(`${type} 약관`),
    contents: toWords(`<p>${type} 약관의 글</p>`),
  })),
}

async function runDeskCommand(...args: string[]): Promise<void> {
  const env = {
    NARU: 'live',
    OFFICE_HOST: 'office.localhost',
    DATABASE_URL: inject('databaseUrl'),
    DATA_DIR: path.dirname(inject('outbox')),
    SECRET_KEY: journeySecret,
  }
  const { code, stderr } = await runDesk(env, args)
  expect([code, stderr]).toEqual([0, ''])
}

/** The agency is opened and its owner invited, as run.md says; answers the link that was mailed. */
async function openAgencyAtDesk(): Promise<string> {
  const file = path.join(path.dirname(inject('outbox')), `agency-${key}.json`)
  fs.writeFileSync(file, JSON.stringify(agencyForm))
  onTestFinished(() => fs.rmSync(file))
  await runDeskCommand('agency', 'open', file)
  await runDeskCommand('staff', 'invite', owner, '--roles', 'owner', '--agency', String(key))
  return (
    /https:\S+\/invitation#\S+/.exec(await waitForMail(owner, 'staff-invited'))?.[0] ?? expect.fail('no link')
  )
}

/** A quarter of an hour goes by: neither password nor factor is fresh any more. */
const ageProofs = () =>
  runOnDatabase((db) =>
    db
      .updateTable('staff_session')
      .set({
        proved: sql<string>`proved - interval '16 minutes'`,
        password_given: sql<string>`password_given - interval '16 minutes'`,
      })
      .where('staff_id', 'in', db.selectFrom('staff').select('id').where('email', '=', owner))
      .execute(),
  )

const findButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const findField = (page: Page, name: string) => page.getByLabel(name, { exact: true })

async function acceptInvitation(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel(team.invitation.name).fill('새벽')
  await page.getByLabel(team.invitation.password).fill(password)
  await findButton(page, team.invitation.submit).click()
  await findButton(page, tour.end).click()
  await page.getByRole('heading', { name: shell.firstSteps.title }).waitFor()
}

/** Inviting needs a second factor: the dialog leads to the account, and the invitation goes on from there. */
async function inviteStaffUser(page: Page): Promise<void> {
  await page.getByText(shell.firstSteps.steps.people, { exact: true }).click()
  await findButton(page, team.people.invite).click()
  const form = page.getByRole('dialog', { name: team.people.invite })
  await form.getByLabel(team.people.email).fill(`sales@${host}`)
  await form.getByRole('checkbox', { name: team.people.role.sales }).check()
  await form.getByRole('button', { name: team.people.send }).click()
  const needed = page.getByRole('dialog', { name: proof.factorTitle })
  const opening = page.context().waitForEvent('page')
  await needed.getByRole('link', { name: proof.factorMake }).click()
  await setUpTotp(await opening)
  await needed.getByRole('button', { name: proof.factorMade }).click()
  await page.getByText(team.people.sent(`sales@${host}`)).waitFor()
}

/** The password is asked for again. */
async function setUpTotp(account: Page): Promise<void> {
  await findButton(account, team.account.totpSet).waitFor()
  await ageProofs()
  await findButton(account, team.account.totpSet).click()
  const proveDialog = account.getByRole('dialog', { name: proof.title })
  await proveDialog.getByLabel(proof.password).fill('not my password')
  await proveDialog.getByRole('button', { name: kit.confirm }).click()
  await proveDialog.getByRole('alert').waitFor()
  await proveDialog.getByLabel(proof.password).fill(password)
  await proveDialog.getByRole('button', { name: kit.confirm }).click()
  const connect = account.getByRole('dialog', { name: team.account.totpSet })
  const secret = (await connect.locator('code').textContent())?.replaceAll(' ', '') ?? ''
  await connect.getByLabel(kit.proveCode).fill(getCodeAt(secret, getStepAt(Date.now())))
  await connect.getByRole('button', { name: kit.confirm }).click()
  const codes = account.getByRole('dialog', { name: team.account.codesTitle })
  await eventually(() => codes.getByRole('listitem').count()).toBe(10)
  await codes.getByRole('button', { name: team.account.codesKept }).click()
  await account.getByText(team.account.totpOn).waitFor()
  await account.close()
}

/** The app was proof enough. */
async function addPasskey(page: Page, open: (to: string) => Promise<void>): Promise<void> {
  await open('/account')
  await findButton(page, team.account.passkeyAdd).click()
  await page.getByText(team.account.never).waitFor()
}

/** As much as a trip must say before it is shown. */
async function describeTrip(page: Page): Promise<void> {
  const findKoreanField = (label: string) => findField(page, label)
  await findKoreanField(trips.fields.summary).fill('사흘 동안 오사카')
  for (const day of [1, 2, 3]) await findKoreanField(trips.placeLabel(day, 1)).fill(`오사카 ${day}`)
  const scene = sharp({ create: { width: 900, height: 600, channels: 3, background: '#335577' } })
  await page
    .locator('#part-pictures input[type=file]')
    .setInputFiles([{ name: '1.jpg', mimeType: 'image/jpeg', buffer: await scene.jpeg().toBuffer() }])
  await findKoreanField(trips.altLabel(1)).fill('오사카성')
  await findKoreanField(trips.lineLabel(trips.fields.included, 1)).fill('왕복 항공권')
  await findKoreanField(trips.lineLabel(trips.fields.not_included, 1)).fill('저녁 식사')
  await findField(page, trips.fields.destination).selectOption({ label: trips.choices.destination.overseas })
  await findField(page, trips.fields.travel_alert).selectOption({ label: trips.alerts[0] ?? '' })
  await findField(page, trips.fields.shopping_visits).fill('0')
  await findKoreanField(trips.fields.meeting_point).fill('인천공항 3층')
}

async function stockAgency(page: Page, open: (to: string) => Promise<void>): Promise<string> {
  await open(`/${key}/categories`)
  await findButton(page, categories.addCategory).click()
  const adding = page.getByRole('dialog', { name: categories.addCategory })
  await adding.getByLabel(categories.name).fill('일본')
  await expectToast(page, categories.added, () =>
    adding.getByRole('button', { name: categories.add }).click(),
  )

  await open(`/${key}/trips`)
  await findButton(page, trips.make).click()
  await findField(page, trips.fields.page_title).fill('새벽의 오사카')
  await findField(page, trips.fields.nights).fill('2')
  await findField(page, trips.fields.days).fill('3')
  await findButton(page, trips.makeNow).click()
  await describeTrip(page)
  await page.locator('#content').getByRole('link', { name: trips.toPrices, exact: true }).click()
  await findField(page, prices.from).fill(dateInDays(40))
  await findField(page, prices.until).fill(dateInDays(60))
  await page.getByText(prices.weekdays[5] ?? '', { exact: true }).click()
  await page.locator('form').getByLabel(prices.columns.adult_price).fill('899000')
  await findButton(page, /출발 \d+건 추가/).click()
  await expectToast(page, /^\d+행을 저장했습니다\.$/, () => findButton(page, /\d+행 저장/).click())
  await page.getByRole('link', { name: trips.edit, exact: true }).click()
  await expectToast(page, trips.publishedNow, () => findButton(page, trips.publish).click())
  return /\/trips\/(\w+)/.exec(page.url())?.[1] ?? expect.fail(page.url())
}

/** On the site, at the address the agency was opened with; paid by transfer. */
async function reserveOnSite(package_code: string): Promise<{ booking_id: string; departure_id: string }> {
  const shop = await openSite(`/travel/detail/${package_code}`)
  await openBottomSheet(shop)
  await shop.openDays.first().click()
  await shop.main.getByRole('link', { name: trip.reserve }).filter({ visible: true }).click()
  await shop.waitForAddress(/^\/travel\/reserve\//)
  await fillContact(shop)
  await textField(shop, ko.reserve.email).fill(customer)
  await goToCheck(shop)
  await shop.main.getByRole('checkbox', { name: ko.reserve.agreeRequired }).check()
  await findNextButton(shop, ko.reserve.send).click()
  const booking_id = await waitForBookingPage(shop)
  await shop.main.getByText('123-45-678901').first().waitFor()
  const [booked] = await runInAgency(key, (tx) =>
    tx.selectFrom('booking').select('departure_id').where('travel_agency', '=', key).execute(),
  )
  return { booking_id, departure_id: String(booked?.departure_id ?? expect.fail('no booking')) }
}

const openSite = (at: string) => openStorefront(key, at, { host, language: 'ko', width: 390 })

async function confirmDeposit(page: Page): Promise<void> {
  await findButton(page, bookings.confirmDeposit).click()
  await page.getByLabel(bookings.confirmDepositReason).fill('현금으로 받음')
  await page.getByRole('dialog').getByRole('button', { name: bookings.confirmDeposit }).click()
  await confirmByPasskey(page)
  await findButton(page, bookings.prepare).waitFor()
}

const confirmByPasskey = (page: Page) =>
  page.getByRole('dialog', { name: proof.title }).getByRole('button', { name: proof.byKey }).click()

/** Staff hand the traveller a link; what was sent with it is read in the office. */
async function readPassport(page: Page): Promise<void> {
  await findButton(page, bookings.issueLink).first().click()
  const address = await page.getByText(/\/papers#\S+$/).textContent()
  await page.keyboard.press('Escape')
  const shop = await openSite(new URL(address ?? '').pathname + new URL(address ?? '').hash)
  await shop.main.getByLabel(auth.consents.all).check()
  await shop.main.getByLabel(auth.consents.passport).check()
  await shop.main.getByRole('button', { name: documents.consent.submit, exact: true }).click()
  const scan = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#ffffff' } })
  await shop.main
    .getByRole('group', { name: documents.passport.files })
    .locator('input[type=file]')
    .last()
    .setInputFiles([{ name: '여권.png', mimeType: 'image/png', buffer: await scan.png().toBuffer() }])
  await shop.main.getByLabel(documents.passport.name).fill('KIM NARU')
  await shop.main.getByLabel(documents.passport.number).fill('M12345678')
  await shop.main.getByLabel(documents.passport.expiry, { exact: true }).fill('20991231')
  await shop.main.getByRole('button', { name: documents.passport.submit, exact: true }).click()
  await shop.main.getByRole('heading', { level: 1, name: documents.finish.title }).waitFor()
  await page.reload()
  await findButton(page, bookings.seePassports).click()
  const purposeForm = page.getByRole('dialog', { name: passports.open })
  await purposeForm.getByLabel(passports.purpose).selectOption('check')
  await purposeForm.getByRole('button', { name: passports.open }).click()
  await page.getByRole('dialog', { name: bookings.seePassports }).getByText('M12345678').waitFor()
}

async function cancelDeparture(page: Page): Promise<void> {
  await findButton(page, occupancy.cancel.open).click()
  const dialog = page.getByRole('dialog', { name: occupancy.cancel.title })
  await eventually(() => dialog.getByRole('row', { name: /홍길동/ }).textContent()).toContain('1,798,000')
  await dialog.getByLabel(occupancy.cancel.wait).selectOption({ label: occupancy.cancel.waits(24) })
  await dialog.getByLabel(occupancy.cancel.note).fill('최소 인원이 모이지 않음')
  await dialog.getByRole('button', { name: occupancy.cancel.submit }).click()
  await page.getByText(occupancy.states.cancelled).first().waitFor()
}

/** The customer says where the money goes, and staff send it. */
async function payOut(page: Page): Promise<void> {
  const [, code = ''] = /\/go#(\w{12})/.exec(await waitForMail(customer, 'departure-cancelled')) ?? []
  const { main } = await openSite(`/go#${code}`)
  const { back } = ko.booking.go
  await main.getByLabel(back.bank).fill('국민은행')
  await main.getByLabel(back.number).fill('123-45-6789012')
  await main.getByLabel(back.holder).fill('홍길동')
  await main.getByRole('button', { name: back.take }).click()
  await main.getByText(back.given('국민은행', '9012', maskName('홍길동'))).waitFor()
  await page.getByRole('link', { name: occupancy.cancel.toPayouts }).click()
  await findButton(page, payouts.sendLabel('홍길동')).click()
  const sending = page.getByRole('dialog', { name: payouts.sendTitle('홍길동') })
  await sending.getByText('123456789012').waitFor()
  await sending.getByRole('button', { name: payouts.sent }).click()
  await findButton(page, payouts.sendLabel('홍길동')).waitFor({ state: 'detached' })
}

test('an agency in live mode: invited, second factors, stocked, booked, paid, passport read, cancelled, paid out', {
  timeout: 300_000,
}, async () => {
  const { page, open, faults } = await openOfficePage()
  await addVirtualAuthenticator(page)
  await acceptInvitation(page, await openAgencyAtDesk())
  await inviteStaffUser(page)
  expect(faults.splice(0)).toEqual([expect.stringContaining('403')])
  await addPasskey(page, open)

  const package_code = await stockAgency(page, open)
  const { booking_id, departure_id } = await reserveOnSite(package_code)
  await open(`/${key}/bookings/${booking_id}`)
  await ageProofs()
  await confirmDeposit(page)
  expect(faults.splice(0)).toEqual([expect.stringContaining('403')])
  await readPassport(page)
  await open(`/${key}/filling/${departure_id}`)
  await cancelDeparture(page)
  await payOut(page)
  const [booking] = await runInAgency(key, (tx) =>
    tx.selectFrom('booking').select(['progress', 'paid']).where('travel_agency', '=', key).execute(),
  )
  expect(booking).toEqual({ progress: 'cancel_completed', paid: 0 })
})

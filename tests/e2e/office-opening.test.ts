// An agency's first day, in live mode, without its look, its pictures and a colleague: an operator opens it in the console, and its owner comes from
// the mail to a confirmed deposit and a public site. Nobody types a command; every press of the owner is counted.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { trip } from '#i18n/ko/trip.ts'
import { bookings } from '#i18n/office/ko/bookings.ts'
import { company } from '#i18n/office/ko/company.ts'
import { console as consoleWords } from '#i18n/office/ko/console.ts'
import { kit } from '#i18n/office/ko/kit.ts'
import { paste } from '#i18n/office/ko/paste.ts'
import { shell } from '#i18n/office/ko/shell.ts'
import { team } from '#i18n/office/ko/team.ts'
import { terms } from '#i18n/office/ko/terms.ts'
import { today } from '#i18n/office/ko/today.ts'
import { trips } from '#i18n/office/ko/trips.ts'
import { createNumber } from '#platform/numbers.server.ts'
import { dateInDays } from '../days.ts'
import { pickSample } from '../sampling.ts'
import { runDesk } from '../shared/run-product.ts'
import { journeySecret } from './demo-server.ts'
import { waitForMail } from './member-steps.ts'
import { expectToast, openOfficePage } from './office-page.ts'
import { fillContact, findNextButton, ko, waitForBookingPage } from './reserve-steps.ts'
import { openStorefront } from './storefront-page.ts'
import { addVirtualAuthenticator } from './virtual-authenticator.ts'

const { title, next, steps } = shell.firstSteps
const findButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const findField = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** Made an operator as docs/operations/run.md says: the desk prints a link, and the rest is done in the browser. */
async function openConsole(): Promise<Page> {
  const email = `operator-${createNumber().toLowerCase()}@naru.example`
  const env = {
    NARU: 'live',
    OFFICE_HOST: 'office.localhost',
    SECRET_KEY: journeySecret,
    DATABASE_URL: inject('databaseUrl'),
    DATA_DIR: path.dirname(inject('outbox')),
  }
  const { stdout } = await runDesk(env, ['operator', 'add', email])
  const { page, open, origin } = await openOfficePage()
  await addVirtualAuthenticator(page)
  await page.goto(`${origin}/password#${/#(\S+)/.exec(stdout)?.[1] ?? expect.fail(stdout)}`)
  await findField(page, team.password.label).fill('a long sentence of my own')
  await findButton(page, team.password.submit).click()
  await page.getByRole('link', { name: team.login.submit }).click()
  await findField(page, team.login.email).fill(email)
  await findField(page, team.login.password).fill('a long sentence of my own')
  await findButton(page, team.login.submit).click()
  await page.waitForURL(/\/account$/)
  await findButton(page, team.account.passkeyAdd).click()
  await page.getByText(team.account.never).waitFor()
  await open('/console')
  return page
}

/** Answers the link that the new owner was mailed. */
async function openInConsole(name: string, owner: string): Promise<string> {
  const page = await openConsole()
  await findButton(page, consoleWords.open).click()
  const form = page.getByRole('dialog', { name: consoleWords.open })
  await form.getByLabel(consoleWords.name).fill(name)
  await form.getByLabel(consoleWords.email).fill(owner)
  await expectToast(page, consoleWords.opened(owner), () =>
    form.getByRole('button', { name: consoleWords.openSubmit }).click(),
  )
  await page.getByText(consoleWords.invited(owner)).waitFor()
  const mail = await waitForMail(owner, 'staff-invited')
  expect(mail).not.toMatch(/^전화:/m) // there is none yet
  return /https:\S+\/invitation#\S+/.exec(mail)?.[0] ?? expect.fail('no link')
}

/** Every click, choice and file is one; what is typed into fields of the law is none, any other field is one. */
type Press = (work: Promise<unknown>) => Promise<void>
type Owner = { page: Page; press: Press }

const openFromList = ({ page, press }: Owner, name: string) =>
  press(page.getByRole('listitem').getByText(name, { exact: true }).click())

/** The bar above a screen says which step comes next. */
const openNext = ({ page, press }: Owner, name: string) =>
  press(page.getByRole('link', { name: `${next}: ${name}` }).click())

async function openList({ page, press }: Owner): Promise<void> {
  await press(page.getByRole('navigation', { name: title }).getByRole('link').first().click())
  await page.getByRole('heading', { name: title }).waitFor()
}

async function acceptInvitation({ page, press }: Owner, link: string): Promise<void> {
  await press(page.goto(link))
  await press(findField(page, team.invitation.name).fill('새벽'))
  await press(findField(page, team.invitation.password).fill('a long sentence of my own'))
  await press(findButton(page, team.invitation.submit).click())
  await page.getByRole('heading', { name: title }).waitFor()
}

async function fillCompany({ page, press }: Owner): Promise<void> {
  const { fields, saved } = company.details
  const facts: [name: keyof typeof fields, value: string][] = [
    ['ceo_name', '김새벽'],
    ['address', '서울시 종로구 새벽길 1'],
    ['phone', '02-123-4567'],
    ['biz_number', '124-81-00998'],
    ['hosting_provider', 'Naru'],
    ['insurance', '기획여행보증보험 2억 원'],
    ['privacy_person', '박보호'],
  ]
  for (const [name, value] of facts) await findField(page, fields[name]).fill(value)
  await expectToast(page, saved, () => press(findButton(page, kit.save).click()))
}

/** They came while the owner went on: the list names them before the site is published. */
async function fillRegistrations(me: Owner): Promise<void> {
  const { page, press } = me
  await openFromList(me, steps.registrations)
  await findField(page, company.details.fields.sales_number).fill('제2026-서울종로-0123호')
  await findField(page, company.details.fields.tourism_number).fill('제2026-000001호')
  await expectToast(page, company.details.saved, () => press(findButton(page, kit.save).click()))
}

async function publishTerms({ page, press }: Owner): Promise<void> {
  const { standard } = terms
  await findField(page, standard.payment_agent).fill('없음')
  await findField(page, standard.message_sender).fill('솔라피')
  await expectToast(page, standard.published(4), () => press(findButton(page, standard.publish(4)).click()))
}

async function saveAccount({ page, press }: Owner): Promise<void> {
  const { account } = company
  await press(findField(page, account.bank).fill('국민은행'))
  await press(findField(page, account.account_number).fill('123-45-678901'))
  await press(findField(page, account.account_holder).fill('새벽여행'))
  await expectToast(page, account.accountSaved, () => press(findButton(page, kit.save).first().click()))
}

async function pasteTrip({ page, press }: Owner): Promise<void> {
  const text = readFileSync(path.join(import.meta.dirname, '../itineraries/01.txt'), 'utf8').replace(
    /출발일 : .*/,
    `출발일 : ${dateInDays(40)}, ${dateInDays(47)}`,
  )
  await press(findField(page, paste.area).fill(text))
  await press(findButton(page, paste.read).click())
  await page.getByText(/확인할 항목이 \d+개 남았습니다/).waitFor()
  for (let doubt = page.getByRole('button', { name: / 확인$| 모두 확인/ }); (await doubt.count()) > 0; )
    await press(doubt.first().click())
  await page.getByText(paste.left(0)).waitFor()
  await press(findField(page, paste.seats).fill('20'))
  await expectToast(page, paste.made, () => press(findButton(page, paste.make).click()))
  await expectToast(page, trips.publishedInPreview, () => press(findButton(page, trips.publish).click()))
}

/** On the owner's own phone, at the address of the QR code. */
async function bookOnPhone(press: Press, origin: string): Promise<void> {
  const shop = await openStorefront(0, '/', { host: new URL(origin).host, language: 'ko', width: 390 })
  await press(shop.cards.first().click())
  await shop.waitForAddress(/^\/travel\/detail\//)
  // the day of the card is chosen
  await press(shop.main.locator('[data-bottom-bar]').getByRole('button').click())
  await press(shop.main.getByRole('link', { name: trip.reserve }).filter({ visible: true }).click())
  await shop.waitForAddress(/^\/travel\/reserve\//)
  await fillContact(shop)
  await press(findNextButton(shop, ko.reserve.toCheck).click())
  await press(shop.main.getByRole('checkbox', { name: ko.reserve.agreeRequired }).check())
  await press(findNextButton(shop, ko.reserve.send).click())
  await waitForBookingPage(shop)
  await shop.main.getByText('123-45-678901').first().waitFor()
}

async function confirmDeposit({ page, press }: Owner): Promise<void> {
  await press(
    page
      .getByRole('link', { name: /홍길동/ })
      .first()
      .click(),
  )
  await press(findButton(page, bookings.confirmDeposit).click())
  expect(await findField(page, bookings.confirmDepositReason).inputValue()).toBe(bookings.test.reason)
  await press(page.getByRole('dialog').getByRole('button', { name: bookings.confirmDeposit }).click())
  await findButton(page, bookings.prepare).waitFor()
  await page.getByText(bookings.test.lead).waitFor()
}

/** With the booking that tried the site, which is removed. */
async function publishSite({ page, press }: Owner): Promise<void> {
  await press(findButton(page, company.opening.publish).click())
  await page.getByRole('checkbox', { name: company.opening.tests(1), checked: true }).waitFor()
  await expectToast(page, company.opening.published, () =>
    press(page.getByRole('dialog').getByRole('button', { name: company.opening.publish }).click()),
  )
  await page.goto(page.url().replace('/settings/opening', '/bookings'))
  await page.getByText(bookings.empty).waitFor()
}

test.each(pickSample([1440, 390], 1))(
  'an agency in a day, %i wide: from the invitation to a confirmed deposit in 40 presses',
  {
    timeout: 300_000,
  },
  async (width) => {
    const name = `새벽여행 ${createNumber()}`
    const owner = `owner-${createNumber().toLowerCase()}@dawn.example`
    const link = await openInConsole(name, owner)
    const { page } = await openOfficePage({ width, touch: width === 390 })
    await addVirtualAuthenticator(page)
    let presses = 0
    const press: Press = async (work) => {
      presses++
      await work
    }
    const me = { page, press }

    await acceptInvitation(me, link)
    for (const [elsewhere = ''] of today.first.elsewhereLines)
      await page.locator('#content').getByText(elsewhere, { exact: true }).waitFor() // what takes days is applied for first
    await openFromList(me, steps.factor)
    await press(findButton(page, team.account.passkeyAdd).click())
    await page.getByText(team.account.never).waitFor()
    await openNext(me, steps.company)
    await fillCompany(me)
    await openNext(me, steps.terms)
    await publishTerms(me)
    await openList(me) // the look can wait
    await openFromList(me, steps.bank)
    await saveAccount(me)
    await openNext(me, steps.trips)
    await pasteTrip(me)
    await openList(me) // the pictures can, too
    await openFromList(me, steps.booking)
    const origin = await page.getByRole('link', { name: /^https:/ }).getAttribute('href')
    await bookOnPhone(press, origin ?? '')
    await openList(me)
    await openFromList(me, steps.deposit)
    await confirmDeposit(me)
    console.info(`an agency in a day at ${width}: ${presses} presses to a confirmed deposit`)
    expect(presses).toBeLessThanOrEqual(40)

    await openList(me)
    await fillRegistrations(me)
    await openList(me)
    await openFromList(me, steps.published)
    await publishSite(me)
  },
)

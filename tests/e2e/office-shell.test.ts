// What surrounds every screen: the menu and its counts, Ctrl-K, help, the language, and several agencies.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shell as enShell } from '#i18n/office/en/shell.ts'
import { boards } from '#i18n/office/ko/boards.ts'
import { bookings } from '#i18n/office/ko/bookings.ts'
import { categories } from '#i18n/office/ko/categories.ts'
import { company } from '#i18n/office/ko/company.ts'
import { keys } from '#i18n/office/ko/keys.ts'
import { kit } from '#i18n/office/ko/kit.ts'
import { messages } from '#i18n/office/ko/messages.ts'
import { occupancy } from '#i18n/office/ko/occupancy.ts'
import { shell } from '#i18n/office/ko/shell.ts'
import { team } from '#i18n/office/ko/team.ts'
import { trips } from '#i18n/office/ko/trips.ts'
import { pickSample, printSeedOnFailure } from '../sampling.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast, openOfficeAs } from './office-page.ts'
import { agencyWithRows, listScreenPaths } from './office-screens.ts'
import { runInAgency } from './reserve-steps.ts'
import { eventually } from './storefront-page.ts'

const key = agencyWithRows

/** What is read on a button is part of what it is called: who speaks to a machine says what they see. */
const labelRule = 'label-content-name-mismatch'

const listLabels = async (page: Page, part: string) =>
  (
    await page
      .locator(`${part} :is(label, legend, [aria-label])`)
      .evaluateAll((all) => all.map((each) => `${each.getAttribute('aria-label') ?? each.textContent}`))
  ).filter((label) => /영어|English/.test(label))

test.each(pickSample([390, 1440], 1))(
  'axe finds nothing on the screens, none is too wide or asks a site in Korean alone for English, %i wide',
  { timeout: 240_000 },
  async (width) => {
    const { page, open } = await openOfficeAs(key, `/${key}`, { role: 'owner', width })
    const switches = company.channels.fields.multilingual_yn // asks whether the site speaks both
    printSeedOnFailure()
    for (const path of pickSample([...(await listScreenPaths()).values()], 10)) {
      await open(path)
      await expectAccessible({ page }, 'body', [labelRule])
      const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      const asked = (await listLabels(page, '#content')).filter((label) => !label.includes(switches))
      expect([path, isTooWide, asked]).toEqual([path, false, []])
    }
  },
)

test('a letter of a site in Korean alone is asked for nothing in English', async () => {
  const { page } = await openOfficeAs(key, `/${key}/messages`, { role: 'owner' })
  await page.getByRole('button', { name: messages.editLabel(messages.moments.guide) }).click()
  expect(await listLabels(page, 'dialog[open]')).toEqual([])
  await page.getByLabel(messages.departure.subject, { exact: true }).fill('가이드 안내')
  await expectToast(page, messages.saved, () =>
    page.getByRole('dialog').getByRole('button', { name: kit.save, exact: true }).click(),
  )
  await page.getByText('가이드 안내', { exact: true }).waitFor()
})

/** What opens a dialog, by the screen it is on. */
const dialogButtons = {
  '/:agency/bookings/:number': [
    bookings.confirmDeposit,
    bookings.actions.payLink,
    bookings.actions.people,
    bookings.actions.move,
    bookings.actions.contact,
    bookings.actions.cancel,
  ],
  '/:agency/filling/:departure': [occupancy.cancel.open, occupancy.rebookMany.open],
  '/:agency/people': [team.people.invite, team.people.change, team.people.remove],
  '/:agency/trips': [trips.make],
  '/:agency/trips/:code': [trips.history],
  '/:agency/categories': [categories.addCategory],
  '/:agency/boards/own': [boards.own.add],
  '/:agency/keys': [keys.make],
  '/:agency/boards/reviews/:id': [boards.hideReview],
}

test.each(pickSample([390, 1440], 1))(
  'axe finds nothing on the dialogs of what one does, %i wide',
  { timeout: 240_000 },
  async (width) => {
    const { page, open } = await openOfficeAs(key, `/${key}`, { role: 'owner', width })
    const at = await listScreenPaths()
    const all = Object.entries(dialogButtons).flatMap(([screen, names]) =>
      names.map((name) => ({ screen, name })),
    )
    printSeedOnFailure()
    for (const { screen, name } of pickSample(all, 6)) {
      await open(at.get(screen) ?? expect.fail(screen))
      await page.getByRole('button', { name, exact: true }).first().click()
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      await expectAccessible({ page }, 'dialog[open]', [labelRule])
      const wider = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
      expect([screen, name, wider <= 0]).toEqual([screen, name, true])
    }
  },
)

test('who logged out comes in again with password and code', async () => {
  const { page, person } = await openOfficeAs(key, `/${key}/bookings`)
  await page.locator('header summary').last().click()
  await page.getByRole('button', { name: shell.logout, exact: true }).click()
  const { login } = team
  await page.getByLabel(login.email).fill(person.email)
  await page.getByLabel(login.password, { exact: true }).fill(person.password)
  await page.getByRole('button', { name: login.submit, exact: true }).click()
  await page.getByLabel(login.code).fill(person.code())
  await page.getByRole('button', { name: login.secondSubmit, exact: true }).click()
  await page.locator('#content h1').waitFor() // inside the shell: the log-in has a heading of its own
})

test('a forbidden or unknown screen says so in its heading', async () => {
  const { page, open, faults } = await openOfficeAs(key, `/${key}`, { role: 'guide' })
  for (const path of [`/${key}/log`, `/${key}/nowhere`]) {
    await open(path)
    const heading = page.getByRole('heading', { level: 1 })
    await heading.waitFor()
    expect(await page.title()).toBe(`${await heading.textContent()} · Naru`)
  }
  expect(faults.splice(0)).toEqual([expect.stringContaining('403')]) // the log is not for guides
})

test('Ctrl-K finds a screen, a trip and a departure, by keyboard alone; ? says so', async () => {
  const { page } = await openOfficeAs(key, `/${key}`)
  const { package_code, title, day } = await runInAgency(key, async (tx) => {
    const found = await tx
      .selectFrom('departure as d')
      .innerJoin('package as p', (on) =>
        on.onRef('p.travel_agency', '=', 'd.travel_agency').onRef('p.package_code', '=', 'd.package_code'),
      )
      .select(['d.package_code', 'p.page_title', 'd.departure_date'])
      .where('d.travel_agency', '=', key)
      .orderBy('d.departure_date', 'desc')
      .executeTakeFirstOrThrow()
    return { package_code: found.package_code, title: found.page_title.ko, day: found.departure_date }
  })
  expect(package_code).not.toBe('')
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: shell.help })
  await help.waitFor()
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: shell.find })
  await box.fill(title.slice(0, 6))
  await page
    .getByRole('option', { name: new RegExp(shell.trips) })
    .first()
    .waitFor()
  await box.fill(day.slice(5))
  await page
    .getByRole('option', { name: `${shell.departures} ${day}` })
    .first()
    .waitFor()
  await box.fill(shell.menu.log)
  await page.getByRole('option', { name: shell.menu.log, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await eventually(() => page.url()).toContain(`/${key}/log`)
})

test('? begins with the section of its screen and leads to other pages; Ctrl-K opens the section that it found', async () => {
  const { page } = await openOfficeAs(key, `/${key}/settings/payment`, { role: 'owner' })
  const help = page.getByRole('dialog', { name: shell.help })
  const firstSection = help.getByRole('heading', { level: 4 }).first()
  await page.keyboard.press('?')
  await eventually(() => firstSection.textContent()).toBe('입금 계좌 변경')
  await help.getByText(shell.helpPages, { exact: true }).click()
  await help.getByRole('button', { name: shell.menu.deposits, exact: true }).click()
  await help.getByRole('heading', { level: 3, name: shell.menu.deposits, exact: true }).waitFor()
  await help.getByRole('cell', { name: 'Enter', exact: true }).waitFor() // the keys are a table
  await expectAccessible({ page }, 'dialog', [labelRule])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: shell.find }).fill('퇴사 처리')
  await page
    .getByRole('option', { name: `퇴사 처리 ${shell.help}` })
    .first()
    .click()
  await eventually(() => firstSection.textContent()).toBe('퇴사 처리')
})

test('another screen begins at its top, wherever the last one was left', async () => {
  const { page } = await openOfficeAs(key, `/${key}/settings/payment`, { role: 'owner' })
  const readTop = () => page.evaluate(() => scrollY)
  await page.evaluate(() => scrollTo(0, 300))
  expect(await readTop()).toBe(300)
  const menu = page.getByRole('navigation', { name: shell.menuName }).first()
  await menu.getByRole('link', { name: shell.menu.terms, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: shell.menu.terms, exact: true }).waitFor()
  await eventually(readTop).toBe(0)
})

test('the menu shows pending counts; the language belongs to the person and changes with one click', async () => {
  const { page } = await openOfficeAs(key, `/${key}/log`, { role: 'manager', language: 'en' })
  const findTitle = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const menu = page.getByRole('navigation', { name: enShell.menuName }).first()
  await menu.getByRole('link', { name: new RegExp(`${enShell.menu.today}\\s*\\d`) }).waitFor()
  await findTitle(enShell.menu.log).waitFor()
  await page.locator('header summary').last().press('Enter')
  await page.getByRole('button', { name: enShell.otherLanguage }).press('Enter')
  await findTitle(shell.menu.log).waitFor()
  await page.reload() // in a browser that asks for English
  await findTitle(shell.menu.log).waitFor()
  await page.locator('header summary').last().press('Enter')
  await page.getByRole('button', { name: shell.otherLanguage }).press('Enter')
  await findTitle(enShell.menu.log).waitFor()
})

test('who works for two agencies goes from one to the other, and its screens load at once', async () => {
  const { page, person } = await openOfficeAs(key, `/${key}`, { role: 'sales' })
  await runInAgency(7, (tx) =>
    tx
      .insertInto('staff_role')
      .values({ travel_agency: 7, staff_id: person.id, roles: ['sales'] })
      .execute(),
  )
  await page.reload()
  const chosen = page.getByRole('combobox', { name: shell.agency }).first()
  await chosen.selectOption('7')
  await eventually(() => page.url()).toMatch(/\/7$/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await eventually(() => chosen.inputValue()).toBe('7')
})

// What surrounds every screen: the menu and its counts, Ctrl-K, help, the language, and several agencies.
import { expect, onTestFinished, test } from 'vitest'
import { screens } from '#office/routes.ts'
import { shell as enShell } from '#words/office/en/shell.ts'
import { shell } from '#words/office/ko/shell.ts'
import { sample, saySeed } from '../sample.ts'
import { workAt } from './at-office.ts'
import { inBookings } from './bookings.ts'
import { expectClean } from './clean.ts'
import { eventually } from './shop.ts'

const key = 6
const whole = screens.map(({ path }) => path).filter((path) => path !== '/' && !/:(?!agency)/.test(path))

test.each([390, 1440])('axe finds nothing on the screens, and none is too wide, %i wide', async (width) => {
  const { page, open } = await workAt(key, `/${key}`, { role: 'owner', width })
  saySeed()
  for (const path of sample(whole, 5)) {
    await open(path.replace(':agency', String(key)))
    await expectClean({ page }, 'body')
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([path, wider <= 0]).toEqual([path, true])
  }
})

test('Ctrl-K finds a screen, a trip and a departure, by keyboard alone; ? says so', async () => {
  const { page } = await workAt(key, `/${key}`)
  const { package_code, title, day } = await inBookings(key, async (tx) => {
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
  await page.getByRole('dialog', { name: shell.help }).waitFor()
  await page.keyboard.press('Escape')
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
  await page.keyboard.press('Enter')
  await eventually(() => page.url()).toContain(`/${key}/log`)
})

test('the menu says how much waits, and the language changes with one press', async () => {
  const { page } = await workAt(key, `/${key}/log`, { role: 'owner' })
  const menu = page.getByRole('navigation', { name: shell.menuName }).first()
  await menu.getByRole('link', { name: new RegExp(`${shell.menu.today}\\s*\\d`) }).waitFor()
  await page.locator('header summary').last().press('Enter')
  await page.getByRole('button', { name: shell.otherLanguage }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Log' }).waitFor()
  await page.locator('header summary').last().press('Enter')
  await page.getByRole('button', { name: enShell.otherLanguage }).press('Enter')
  await page
    .getByRole('link', { name: new RegExp(shell.menu.log) })
    .first()
    .waitFor()
})

test('who works for two agencies goes from one to the other, and its screens load at once', async () => {
  await inBookings(key, async (tx) => {
    const { id } = await tx
      .selectFrom('staff')
      .select('id')
      .where('email', '=', `sales@a${key}.example`)
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('staff_role')
      .values({ travel_agency: 7, staff_id: id, roles: ['sales'] })
      .execute()
    onTestFinished(async () => {
      await inBookings(key, (tx) =>
        tx.deleteFrom('staff_role').where('staff_id', '=', id).where('travel_agency', '=', 7).execute(),
      )
    })
  })
  const { page } = await workAt(key, `/${key}`, { role: 'sales' })
  const chosen = page.getByRole('combobox', { name: shell.agency }).first()
  await chosen.selectOption('7')
  await eventually(() => page.url()).toMatch(/\/7$/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await eventually(() => chosen.inputValue()).toBe('7')
})

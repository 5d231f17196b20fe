// Somebody of an agency's staff at their browser, logged in with password and code, with what goes wrong on the
// page by the way.
import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { sealTotp } from '#domain/staff/second-factor.server.ts'
import { createTotpSecret, getCodeAt, getStepAt } from '#domain/staff/totp.ts'
import { team as enPeople } from '#i18n/office/en/team.ts'
import { team as koPeople } from '#i18n/office/ko/team.ts'
import type { Db } from '#platform/db/database.server.ts'
import { createNumber } from '#platform/numbers.server.ts'
import { hashPassword, passwordCosts } from '#platform/passwords.server.ts'
import { createKeyFor } from '#platform/secrets.server.ts'
import type { Role } from '#roles.ts'
import { make } from '#seed/make.ts'
import { getBrowser, isDeployed } from './browser-pages.ts'
import { journeySecret } from './demo-server.ts'
import { runOnDatabase } from './reserve-steps.ts'

/** `touch`: under a finger. */
/** `operator`: works for no agency, in the console. */
type Person = Role | 'operator'
type OfficePageOptions = { role?: Person; width?: number; language?: 'ko' | 'en'; touch?: boolean }

export const officeOrigin = () =>
  isDeployed() ? 'https://office.localhost' : `http://office.localhost:${inject('port')}`

const password = 'calm-harbour-27'
let passwordHash: Promise<string> | undefined // it costs more than a page

/** With a phone that shows codes. Each journey has people of its own: a code is good once. */
async function createStaffWithTotp(key: number, role: Person, chosen?: 'ko' | 'en') {
  passwordHash ??= hashPassword({ travel_agency: 1 }, password, passwordCosts.member)
  const password_hash = await passwordHash
  const secret = createTotpSecret()
  const keyFor = createKeyFor({ SECRET_KEY: journeySecret, DATA_DIR: '' })
  const email = `${role}-${createNumber().toLowerCase()}@a${key}.example`
  const id = await runOnDatabase(async (db) => {
    const { default_language } = await db
      .selectFrom('agency')
      .select('default_language')
      .where('travel_agency', '=', key)
      .executeTakeFirstOrThrow()
    const language = chosen ?? default_language
    const roles: Role[] = role === 'operator' ? ['owner'] : [role]
    const { id } = await make(db, key).staff({ email, roles, language, password_hash })
    if (role === 'operator') await makeOperator(db, id)
    const totp_sealed = sealTotp({ keyFor }, id, secret)
    await db.updateTable('staff').set({ totp_sealed }).where('id', '=', id).execute()
    return id
  })
  return { id, email, password, code: () => getCodeAt(secret, getStepAt(Date.now())) }
}

async function makeOperator(db: Db, id: number): Promise<void> {
  await db.deleteFrom('staff_role').where('staff_id', '=', id).execute()
  await db
    .updateTable('staff')
    .set({ operator_since: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
}

/** A browser at the office, with nobody logged in yet. It notes every refusal: who expects one takes it out. */
export async function openOfficePage({
  width = 1440,
  language = 'ko',
  touch = false,
}: OfficePageOptions = {}) {
  const origin = officeOrigin()
  const context = await (await getBrowser()).newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    acceptDownloads: true,
    hasTouch: touch,
    isMobile: touch,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await context.addCookies([{ name: 'language', value: language, url: origin }])
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on(
    'console',
    (line) => line.type() === 'error' && faults.push(`${line.text()} ${line.location().url}`),
  )
  onTestFinished(async () => {
    await context.close()
    expect(faults, 'what went wrong on the page by the way').toEqual([])
  })
  const open = async (to: string) => {
    await page.goto(origin + to)
    await page.locator('#content h1').waitFor()
  }
  return { context, page, faults, origin, open }
}

/** Opens `path` as somebody of agency `key`. */
export async function openOfficeAs(key: number, path: string, options: OfficePageOptions = {}) {
  const { role = 'manager', language = 'ko' } = options
  const [person, office] = await Promise.all([
    createStaffWithTotp(key, role, options.language),
    openOfficePage(options),
  ])
  const { page, origin } = office
  const { login } = language === 'ko' ? koPeople : enPeople
  await page.goto(`${origin}/login?to=${encodeURIComponent(path)}`)
  await page.getByLabel(login.email).fill(person.email)
  await page.getByLabel(login.password, { exact: true }).fill(person.password)
  await page.getByRole('button', { name: login.submit, exact: true }).click()
  await page.getByLabel(login.code).fill(person.code())
  await page.getByRole('button', { name: login.secondSubmit, exact: true }).click()
  await page.locator('#content h1').waitFor() // inside the shell: the log-in has a heading of its own
  return { ...office, person }
}

/**
 * Does something and waits until the office tells exactly this of it. What it told before still stands for
 * seconds, and does not count.
 */
export async function expectToast(page: Page, sentence: string | RegExp, act: () => Promise<unknown>) {
  await page.locator('[role=status] > div').evaluateAll((lines) => {
    for (const line of lines) line.setAttribute('data-before', '')
  })
  await act()
  await page.locator('[role=status] > div:not([data-before])').getByText(sentence, { exact: true }).waitFor()
}

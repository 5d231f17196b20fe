// Somebody of an agency's staff at their browser, with what goes wrong on the page by the way. They have a factor and are
// logged in: the journeys of a first day give password and code.
import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { sealTotp } from '#domain/staff/second-factor.server.ts'
import { cookieName } from '#domain/staff/session.server.ts'
import { createTotpSecret, getCodeAt, getStepAt } from '#domain/staff/totp.ts'
import type { Db } from '#platform/db/database.server.ts'
import { createNumber } from '#platform/numbers.server.ts'
import { hashPassword, passwordCosts } from '#platform/passwords.server.ts'
import { createKeyFor } from '#platform/secrets.server.ts'
import type { Role } from '#roles.ts'
import { make } from '#seed/make.ts'
import { createStaffSession } from '../shared/staff-session.ts'
import { isDeployed, openPage, releasePage } from './browser-pages.ts'
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
  const token = createNumber()
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
    await createStaffSession(db, id, token)
    return id
  })
  return { id, email, password, token, code: () => getCodeAt(secret, getStepAt(Date.now())) }
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
  const page = await openPage(false, {
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    acceptDownloads: true,
    hasTouch: touch,
    isMobile: touch,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const context = page.context()
  await context.addCookies([{ name: 'language', value: language, url: origin }])
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on(
    'console',
    (line) => line.type() === 'error' && faults.push(`${line.text()} ${line.location().url}`),
  )
  onTestFinished(async () => {
    await releasePage(page)
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
  const { role = 'manager' } = options
  const [person, office] = await Promise.all([
    createStaffWithTotp(key, role, options.language),
    openOfficePage(options),
  ])
  const { context, open, origin } = office
  await context.addCookies([{ name: cookieName, value: person.token, url: origin }])
  await open(path)
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

// What the tests of staff share: people with a password, a telephone or an invitation.
import { getCodeAt, getStepAt } from '#domain/staff/totp.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import type { Role } from '#roles.ts'
import { hashRightPassword } from './password.ts'
import { createSite, type Site } from './site.ts'
import type { createOfficeVisitor } from './staff-user.ts'

export let site: Site
export let passwordHash: string
/** Once a file, in its beforeAll. */
export async function setUpStaff(): Promise<void> {
  site = await createSite({ shared: true })
  passwordHash = await hashRightPassword()
}

export const createStaffWithPassword = (roles: Role[] = ['owner']) =>
  site.make.staff({ roles, password_hash: passwordHash })
export const readOwnAccount = (browser: ReturnType<typeof createOfficeVisitor>) =>
  browser.send('GET', '/api/office/me')

export const listLogCalls = (staff_id: number) =>
  runInTransaction(site.db, 1, (tx) =>
    tx
      .selectFrom('staff_log')
      .select('call')
      .where('travel_agency', '=', 1)
      .where('staff_id', '=', staff_id)
      .execute(),
  )

/** Sets up codes of a phone and says how to make one. */
export async function setUpTotp(browser: ReturnType<typeof createOfficeVisitor>) {
  const { body: offer } = await browser.send('POST', '/api/office/totp/offer', {})
  const code = (later = 0) => getCodeAt(offer.secret, getStepAt(Date.now()) + later)
  const set = await browser.send('POST', '/api/office/totp', { code: code(-1) })
  return { code, codes: set.body.codes as string[], offer }
}

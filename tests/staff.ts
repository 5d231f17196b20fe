// What the tests of staff stand on: people with a password, a telephone or an invitation.
import { codeAt, stepAt } from '#domain/staff/totp.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import type { Role } from '#roles.ts'
import type { atOffice } from './office.ts'
import { hashOfRight } from './password.ts'
import { openSite, type Site } from './site.ts'

export let site: Site
export let hash: string
/** Once a file, in its beforeAll. */
export async function openStaff(): Promise<void> {
  site = await openSite({ keep: true })
  hash = await hashOfRight()
}

export const withPassword = (roles: Role[] = ['owner']) => site.make.staff({ roles, password_hash: hash })
export const me = (browser: ReturnType<typeof atOffice>) => browser.send('GET', '/api/office/me')

export const rowsOfLog = (staff_id: number) =>
  inAgency(site.db, 1, (tx) =>
    tx
      .selectFrom('staff_log')
      .select('call')
      .where('travel_agency', '=', 1)
      .where('staff_id', '=', staff_id)
      .execute(),
  )

/** Sets up codes of a phone and says how to make one. */
export async function withPhone(browser: ReturnType<typeof atOffice>) {
  const { body: offer } = await browser.send('POST', '/api/office/totp/offer', {})
  const code = (later = 0) => codeAt(offer.secret, stepAt(Date.now()) + later)
  const set = await browser.send('POST', '/api/office/totp', { code: code(-1) })
  return { code, codes: set.body.codes as string[], offer }
}

// An operator at their browser, and the grants of owners.
import { sql } from 'kysely'
import { createOfficeClient } from './api-client.ts'
import type { Site } from './site.ts'
import { createStaffUser, officeHost } from './staff-user.ts'

/** Works for no agency; has a second factor that was given just now, unless said otherwise. */
export async function createOperator(site: Site, { hasFactor = true } = {}) {
  const operator = await createStaffUser(site)
  await site.db.deleteFrom('staff_role').where('staff_id', '=', operator.id).execute()
  await site.db
    .updateTable('staff')
    .set({ operator_since: sql<string>`now()`, totp_sealed: hasFactor ? 'sealed' : null })
    .where('id', '=', operator.id)
    .execute()
  return { ...operator, api: createOfficeClient(officeHost, 0, operator.visitor.request) }
}

export const createGrant = (site: Site, travel_agency: number) =>
  site.db
    .insertInto('operator_grant')
    .values({
      travel_agency,
      reason: '확인',
      granted_by: '한대표',
      expires: sql<string>`now() + interval '1 hour'`,
    })
    .execute()

/** An hour and more goes by. */
export const endGrants = (site: Site, travel_agency: number) =>
  site.db
    .updateTable('operator_grant')
    .set({ expires: sql<string>`now() - interval '1 second'` })
    .where('travel_agency', '=', travel_agency)
    .execute()

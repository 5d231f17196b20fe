// Somebody of an agency's staff at their browser.
import { randomBytes } from 'node:crypto'
import type { Role } from '#roles.ts'
import { createOfficeClient } from './api-client.ts'
import { createStaffSession } from './shared/staff-session.ts'
import type { Site } from './site.ts'
import { createVisitor } from './visitor.ts'

export type StaffUser = Awaited<ReturnType<typeof createStaffUser>>
type StaffOptions = { travel_agency?: number; roles?: Role[]; name?: string; proved?: boolean }

export const officeHost = 'office.localhost'

/** Nobody yet: the log-in page is open. */
export const createOfficeVisitor = (site: Site) => createVisitor(site, { host: officeHost })

/** Somebody who is logged in and works for one agency. */
export async function createStaffUser(
  site: Site,
  { travel_agency = 1, roles = ['owner'], ...staffOptions }: StaffOptions = {},
) {
  const { proved = true, ...person } = staffOptions
  const staff = await site.makeAt(travel_agency).staff({ roles, ...person })
  const visitor = createOfficeVisitor(site)
  const token = randomBytes(32).toString('base64url')
  await createStaffSession(site.db, staff.id, token, proved)
  visitor.cookies.set('office', token)
  const withAgency = (path: string, agency = travel_agency) =>
    `${path}${path.includes('?') ? '&' : '?'}travel_agency=${agency}`
  type HttpMethod = Parameters<typeof visitor.send>[0]
  const send = (method: HttpMethod, path: string, body?: object) =>
    visitor.send(method, withAgency(path), body)
  const sendOnce = (method: HttpMethod, path: string, body?: object, key?: string) =>
    visitor.sendOnce(method, withAgency(path), body, key)
  const api = createOfficeClient(officeHost, travel_agency, visitor.request)
  return { ...staff, visitor, api, withAgency, send, sendOnce }
}

/** Their second factor was not asked for lately, as in a browser that was left open. */
export async function createUnprovedStaff(site: Site, options: StaffOptions = {}) {
  const person = await createStaffUser(site, { ...options, proved: false })
  await site.db.updateTable('staff').set({ totp_sealed: 'x' }).where('id', '=', person.id).execute()
  return person
}

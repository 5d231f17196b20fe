// Somebody of an agency's staff at their browser.
import { randomBytes } from 'node:crypto'
import type { Role } from '#roles.ts'
import { officeClient } from './client.ts'
import { openStaffSession } from './lent/staff-session.ts'
import { personAt } from './person.ts'
import type { Site } from './site.ts'

export type Colleague = Awaited<ReturnType<typeof colleagueAt>>
type Given = { travel_agency?: number; roles?: Role[]; name?: string; proved?: boolean }

export const officeHost = 'office.localhost'

/** Nobody yet: the log-in page is open. */
export const atOffice = (site: Site) => personAt(site, { host: officeHost })

/** Somebody who is logged in and works for one agency. */
export async function colleagueAt(
  site: Site,
  { travel_agency = 1, roles = ['owner'], ...given }: Given = {},
) {
  const { proved = true, ...person } = given
  const made = await site.makeAt(travel_agency).staff({ roles, ...person })
  const browser = atOffice(site)
  const token = randomBytes(32).toString('base64url')
  await openStaffSession(site.db, made.id, token, proved)
  browser.cookies.set('office', token)
  const at = (path: string, agency = travel_agency) =>
    `${path}${path.includes('?') ? '&' : '?'}travel_agency=${agency}`
  type Method = Parameters<typeof browser.send>[0]
  const ask = (method: Method, path: string, body?: object) => browser.send(method, at(path), body)
  const askOnce = (method: Method, path: string, body?: object, key?: string) =>
    browser.sendOnce(method, at(path), body, key)
  const api = officeClient(officeHost, travel_agency, browser.exchange)
  return { ...made, browser, api, at, ask, askOnce }
}

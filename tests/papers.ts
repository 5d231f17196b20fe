// What the tests of papers stand on: a site with its terms, and what travellers do with links.
import { consents, expiry, openWithTerms, type Paid } from './paid.ts'
import { type Person, personAt } from './person.ts'
import type { Site } from './site.ts'

export let site: Site
/** Once a file, in its beforeAll. */
export async function openPapers(): Promise<void> {
  site = await openWithTerms({ keep: true })
}

export const tell = (token: string, host = 'a1.localhost') =>
  personAt(site, { host }).send('POST', '/api/consult/linkExpired', { token })
export const agree = (token: string, given: object = {}, host = 'a1.localhost') =>
  personAt(site, { host }).send('POST', '/api/landing/privacyAgree', { token, consents, ...given })
export const number = { passport_number: 'M12345678', passport_expiry: expiry }
export const askPapers = (person: Person, booking_id: string) =>
  person.send('GET', `/api/landing/user/booking/papers?booking_id=${booking_id}`)
export const papersOf = async ({ me, booking_id }: Paid) => (await askPapers(me, booking_id)).body
export const infoOf = async ({ me, booking_id }: Paid) =>
  (await me.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`)).body

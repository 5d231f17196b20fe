// What the tests of papers share: a site with its terms, and what travellers do with links.
import { consents, createSiteWithTerms, type PaidBooking, passportExpiry } from './paid-booking.ts'
import type { Site } from './site.ts'
import { createVisitor, type Visitor } from './visitor.ts'

export let site: Site
/** Once a file, in its beforeAll. */
export async function setUpDocuments(): Promise<void> {
  site = await createSiteWithTerms({ shared: true })
}

export const readLink = (token: string, host = 'a1.localhost') =>
  createVisitor(site, { host }).send('POST', '/api/consult/linkExpired', { token })
export const agreeByLink = (token: string, overrides: object = {}, host = 'a1.localhost') =>
  createVisitor(site, { host }).send('POST', '/api/landing/privacyAgree', { token, consents, ...overrides })
export const passportFields = { passport_number: 'M12345678', passport_expiry: passportExpiry }
export const requestDocuments = (person: Visitor, booking_id: string) =>
  person.send('GET', `/api/landing/user/booking/papers?booking_id=${booking_id}`)
export const readDocuments = async ({ me, booking_id }: PaidBooking) =>
  (await requestDocuments(me, booking_id)).body
export const readBooking = async ({ me, booking_id }: PaidBooking) =>
  (await me.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`)).body

// What the tests of papers stand on: a site with its terms, and what travellers do with links.
import { dayAfter } from '#plain/days.ts'
import { consents, departure_date, fillTerms, type Paid } from './paid.ts'
import { personAt } from './person.ts'
import { openSite, type Site } from './site.ts'

export let site: Site
/** Once a file, in its beforeAll. */
export async function openPapers(): Promise<void> {
  site = await openSite({ keep: true })
  await fillTerms(site)
}

export const tell = (token: string, host = 'a1.localhost') =>
  personAt(site, { host }).send('POST', '/api/consult/linkExpired', { token })
export const agree = (token: string, given: object = {}, host = 'a1.localhost') =>
  personAt(site, { host }).send('POST', '/api/landing/privacyAgree', { token, consents, ...given })
export const expiry = dayAfter(departure_date, 400)
export const number = { passport_number: 'M12345678', passport_expiry: expiry }
export const papersOf = async ({ me, booking_id }: Paid) =>
  (await me.send('GET', `/api/landing/user/booking/papers?booking_id=${booking_id}`)).body
export const infoOf = async ({ me, booking_id }: Paid) =>
  (await me.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`)).body

export const passportLink = async (paid: Paid, traveller = 1): Promise<string> =>
  (await agree(await paid.linkFor('consent', traveller))).body.token

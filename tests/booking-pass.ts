// The pass of a booking as a new code gives it: for tests that look at a booking again after its end.
import { parseSetCookie } from 'cookie'
import { issueBookingPass } from '#domain/booking/pass.server.ts'
import { createCookies } from '#platform/cookies.server.ts'
import type { Site } from './site.ts'
import type { Visitor } from './visitor.ts'

export function giveBookingPass(site: Site, person: Visitor, booking_id: string, travel_agency = 1): void {
  const cookies = createCookies(undefined, false)
  issueBookingPass({ keyFor: site.naru.keyFor, travel_agency, cookies }, booking_id)
  const { name, value = '' } = parseSetCookie(cookies.setCookieHeaders[0] ?? '')
  person.cookies.set(name, encodeURIComponent(value))
}

// The pass of a booking as a new code gives it: for tests that look at a booking again after its end.
import { parseSetCookie } from 'cookie'
import { givePass } from '#domain/booking/pass.server.ts'
import { openJar } from '#platform/jar.server.ts'
import type { Person } from './person.ts'
import type { Site } from './site.ts'

export function passTo(site: Site, person: Person, booking_id: string, travel_agency = 1): void {
  const jar = openJar(undefined, false)
  givePass({ keyFor: site.naru.keyFor, travel_agency, jar }, booking_id)
  const { name, value = '' } = parseSetCookie(jar.written[0] ?? '')
  person.cookies.set(name, encodeURIComponent(value))
}

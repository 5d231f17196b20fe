// What the tests of holds stand on: an agency with the usual limits, and people with made-up contacts.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { dayAfter } from '#plain/days.ts'
import { plainAddress } from '#plain/fold-address.ts'
import { seoulDay } from '#plain/format.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { makeCode } from '#platform/mail-code.server.ts'
import { reservationOf } from './lent/reservation.ts'
import type { Person } from './person.ts'
import { openSite, type Site } from './site.ts'

export const departure_date = dayAfter(seoulDay(new Date()), 60)
export let site: Site
let tour_category_id: number
/** Once a file, in its beforeAll. */
export async function openHolds(): Promise<void> {
  site = await openSite({ keep: true })
  tour_category_id = (await site.make.category()).tour_category_id
  await limitTo(null)
}

export const limitTo = (limits: unknown) =>
  site.db
    .updateTable('agency')
    .set({ hold_limits: limits === null ? null : sql`${JSON.stringify(limits)}::jsonb` })
    .where('travel_agency', '=', 1)
    .execute()
export const inside = <T>(work: Parameters<typeof inAgency<T>>[2]) => inAgency(site.db, 1, work)
/** Before each test: nothing is held. */
export const endHolds = () =>
  inside((tx) => sql`update booking set progress = 'cancel_completed', visitor = null`.execute(tx))
export const clock = () => ({ db: site.db, later: site.naru.ground.later })

export async function tripWith(seats: number): Promise<string> {
  const { package_code } = await site.make.package({ tour_category_id })
  await site.make.departure({ package_code, departure_date, seats })
  return package_code
}

let count = 0
/** Contacts that nobody has. */
export const madeUp = () => {
  const number = String(++count).padStart(8, '0')
  return { contact: `010-${number.slice(0, 4)}-${number.slice(4)}`, email: `nobody${number}@example.com` }
}
export const formFor = (package_code: string, given: object = {}) =>
  reservationOf(
    { package_code, departure_date },
    { party: { adult: 1, child: 0, baby: 0 }, ...madeUp(), ...given },
  )
export const nonMember = '/api/landing/package/nonMember'
export const reserve = (me: Person, package_code: string, given: object = {}, key: string = randomUUID()) =>
  me.sendOnce('POST', nonMember, formFor(package_code, given), key)
export const saidTo = async (me: Person, package_code: string, given: object = {}) => {
  const { status, body } = await reserve(me, package_code, given)
  return status === 200 ? 'held' : body.code
}

/** The code of the mail that was asked for, as its job makes it. */
export async function codeFor(me: Person, email: string): Promise<string> {
  const asked = await me.insist('POST', '/api/landing/package/reserveCode', { email })
  expect([asked.status, asked.body]).toEqual([200, {}])
  return inside(async (tx) => {
    const { id: ref } = await tx
      .selectFrom('mail_code')
      .select('id')
      .where((eb) => eb.and({ travel_agency: 1, purpose: 'reserve' as const, subject: plainAddress(email) }))
      .executeTakeFirstOrThrow()
    const made = await makeCode(tx, { travel_agency: 1, ref, keyFor: site.naru.keyFor })
    return made?.code ?? expect.fail('no code was made')
  })
}

type Held = {
  departure_id: number
  email: string
  contact: string
  proved_by?: 'mail' | null
  visitor?: string
}
/** A booking of one seat as it is written, without anything that weighs it. */
export const holdOnly = (
  db: Parameters<Parameters<typeof inAgency>[2]>[0],
  package_code: string,
  { departure_id, email, contact, proved_by, visitor }: Held,
) =>
  db
    .insertInto('booking')
    .values({
      travel_agency: 1,
      booking_id: randomUUID(),
      package_code,
      departure_id,
      departure_date,
      return_date: departure_date,
      page_title: { ko: '', en: '' },
      name: '김미나',
      contact,
      email,
      proved_by,
      visitor,
      language: 'ko',
      adult: 1,
      child: 0,
      baby: 0,
      price_lines: '[]',
      total: 0,
      fees: '[]',
      pay_by: 'bank_transfer',
    })
    .execute()

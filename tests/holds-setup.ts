// What the tests of holds share: an agency with the usual limits, and people with made-up contacts.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { addDays } from '#lib/days.ts'
import { formatSeoulDay } from '#lib/format.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { createCode } from '#platform/mail-code.server.ts'
import { buildReservation } from './shared/reservation-form.ts'
import { createSite, type Site } from './site.ts'
import type { Visitor } from './visitor.ts'

export const departure_date = addDays(formatSeoulDay(new Date()), 60)
export let site: Site
let tour_category_id: number
/** Once a file, in its beforeAll. */
export async function setUpHolds(): Promise<void> {
  site = await createSite({ shared: true })
  tour_category_id = (await site.make.category()).tour_category_id
  await setHoldLimits(null)
}

export const setHoldLimits = (limits: unknown) =>
  site.db
    .updateTable('agency')
    .set({ hold_limits: limits === null ? null : sql`${JSON.stringify(limits)}::jsonb` })
    .where('travel_agency', '=', 1)
    .execute()
export const runInAgency = <T>(work: Parameters<typeof runInTransaction<T>>[2]) =>
  runInTransaction(site.db, 1, work)
/** Before each test: nothing is held. */
export const endHolds = () =>
  runInAgency((tx) => sql`update booking set progress = 'cancel_completed', visitor = null`.execute(tx))
export const buildClockContext = () => ({ db: site.db, enqueue: site.naru.deps.enqueue })

export async function createTripWithSeats(seats: number): Promise<string> {
  const { package_code } = await site.make.package({ tour_category_id })
  await site.make.departure({ package_code, departure_date, seats })
  return package_code
}

let count = 0
/** Contacts that nobody has. */
export const createContact = () => {
  const number = String(++count).padStart(8, '0')
  return { contact: `010-${number.slice(0, 4)}-${number.slice(4)}`, email: `nobody${number}@example.com` }
}
export const buildForm = (package_code: string, overrides: object = {}) =>
  buildReservation(
    { package_code, departure_date },
    { party: { adult: 1, child: 0, baby: 0 }, ...createContact(), ...overrides },
  )
export const reservePath = '/api/landing/package/nonMember'
export const sendReservation = (
  me: Visitor,
  package_code: string,
  overrides: object = {},
  key: string = randomUUID(),
) => me.sendOnce('POST', reservePath, buildForm(package_code, overrides), key)
export const reserveAndGetCode = async (me: Visitor, package_code: string, overrides: object = {}) => {
  const { status, body } = await sendReservation(me, package_code, overrides)
  return status === 200 ? 'held' : body.code
}

/** The code of the mail that was asked for, as its job makes it. */
export async function createMailCode(me: Visitor, email: string): Promise<string> {
  const response = await me.sendUntilAnswered('POST', '/api/landing/package/reserveCode', { email })
  expect([response.status, response.body]).toEqual([200, {}])
  return runInAgency(async (tx) => {
    const { id: ref } = await tx
      .selectFrom('mail_code')
      .select('id')
      .where((eb) => eb.and({ travel_agency: 1, purpose: 'reserve' as const, email }))
      .orderBy('asked', 'desc')
      .executeTakeFirstOrThrow()
    const mailCode = await createCode(tx, { travel_agency: 1, ref, keyFor: site.naru.keyFor })
    return mailCode?.code ?? expect.fail('no code was made')
  })
}

type HoldFields = {
  departure_id: number
  email: string
  contact: string
  proved_by?: 'mail' | null
  visitor?: string
}
/** A booking of one seat as it is written, without anything that weighs it. */
export const insertHold = (
  db: Parameters<Parameters<typeof runInTransaction>[2]>[0],
  package_code: string,
  { departure_id, email, contact, proved_by, visitor }: HoldFields,
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

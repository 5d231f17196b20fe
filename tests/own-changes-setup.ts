// What the tests of changes by customers share: a paid booking of a visitor, and what they ask of it.
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { composeMail } from './compose-mail.ts'
import { dateInDays } from './days.ts'
import { buildMailContext, createTrip, money, runInAgency, site } from './office-actions-setup.ts'
import { buildReservation } from './shared/reservation-form.ts'
import { createVisitor, type Visitor } from './visitor.ts'

export const path = '/api/landing/user/booking/change'

type BookingOptions = {
  package_code?: string
  days?: number
  party?: { adult: number; child: number; baby: number }
  travellers?: object[]
  email?: string
  isPaid?: boolean
}

/** Reserved by a guest and paid by transfer. */
export async function createOwnBooking(options: BookingOptions = {}) {
  const { days = 60, party = { adult: 2, child: 0, baby: 0 }, email = 'mina@example.com' } = options
  const package_code = options.package_code ?? (await createTrip({ 60: 500_000, 90: 600_000 }))
  const me = createVisitor(site)
  const travellers =
    options.travellers ??
    Array.from({ length: party.adult }, (_, at) => ({
      kind: 'adult',
      name: `김여행${at + 1}`,
      birthdate: '1990-01-01',
    }))
  const form = buildReservation(
    { package_code, departure_date: dateInDays(days) },
    { party, travellers, email },
  )
  const { status, body } = await me.sendOnce('POST', '/api/landing/package/nonMember', form)
  expect([status, body]).toEqual([200, expect.objectContaining({ booking_id: expect.any(String) })])
  const booking_id: string = body.booking_id
  if (options.isPaid !== false) await payByTransfer(booking_id, body.total)
  return { me, package_code, booking_id, total: body.total as number }
}

export async function payByTransfer(booking_id: string, amount: number): Promise<void> {
  const { status } = await money.sendOnce('POST', '/api/office/booking/deposit', {
    booking_id,
    amount,
    reason: '현금',
  })
  expect(status).toBe(200)
}

export const readOptions = async (me: Visitor, booking_id: string) =>
  (await me.send('GET', `${path}?booking_id=${booking_id}`)).body
export const readOwn = (me: Visitor, booking_id: string) =>
  me.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`)
export const quote = (me: Visitor, booking_id: string, change: object) =>
  me.send('POST', `${path}/quote`, { booking_id, change })
export const ask = (me: Visitor, booking_id: string, change: object, more: object = {}) =>
  me.sendOnce('POST', `${path}/ask`, { booking_id, change, ...more })

type SeenPrice = { revision: number; total: number }

/** As it was quoted just now, unless something else was seen. */
export async function change(
  me: Visitor,
  booking_id: string,
  wanted: object,
  { seen, code, key = randomUUID() }: { seen?: SeenPrice; code?: string; key?: string } = {},
) {
  const { revision, total } = seen ?? (await quote(me, booking_id, wanted)).body
  return me.sendOnce('POST', path, { booking_id, change: wanted, revision, total, code }, key)
}

export async function findDepartureId(package_code: string, days: number): Promise<number> {
  const { departure_id } = await site.db
    .selectFrom('departure')
    .select('departure_id')
    .where((eb) => eb.and({ travel_agency: 1, package_code, departure_date: dateInDays(days) }))
    .executeTakeFirstOrThrow()
  return departure_id
}

/** The code that is mailed to who takes the booking over. */
export async function readHandOverCode(me: Visitor, booking_id: string, email: string): Promise<string> {
  const { status } = await me.send('POST', `${path}/code`, { booking_id, email })
  expect(status).toBe(200)
  const { id } = await runInAgency((tx) =>
    tx
      .selectFrom('mail_code')
      .select('id')
      .where((eb) => eb.and({ travel_agency: 1, purpose: 'hand_over', email }))
      .orderBy('asked', 'desc')
      .executeTakeFirstOrThrow(),
  )
  const mail = await composeMail('code', buildMailContext(id))
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
}

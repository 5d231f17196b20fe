// What the tests of the desk stand on: bookings on their way, and staff at the desk.
import { expect } from 'vitest'
import { showToStaff } from '#domain/booking/staff.server.ts'
import { confirmDeposit } from '#domain/payment/transfer.server.ts'
import { dayAfter } from '#plain/days.ts'
import { seoulDay } from '#plain/format.ts'
import { partsOf } from '#plain/parts-of.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { within } from '#platform/jobs.server.ts'
import type { Working } from '#platform/wire/asking.ts'
import { departureOf } from '#seed/departure-of.ts'
import { reservationOf } from './lent/reservation.ts'
import { personAt } from './person.ts'
import { seatsTaken } from './seats.ts'
import { openSite, type Site } from './site.ts'

export const today = seoulDay(new Date())
export let site: Site
/** Once a file, in its beforeAll. */
export async function openDesk(): Promise<void> {
  site = await openSite({ keep: true })
  for (const key of [1, 2]) await site.makeAt(key).board({ board_id: 'QNA', write: 'anyone' })
}

/** At the desk of an agency; answers the kinds of mail that were asked for. */
export async function atDesk(work: (ctx: Working) => Promise<unknown>, key = 1): Promise<string[]> {
  const mails: string[] = []
  await within(
    { db: site.db, later: async (_db, _name, data) => void mails.push(String(partsOf(data).kind)) },
    key,
    work,
  )
  return mails
}
export const inside = <T>(work: Parameters<typeof inAgency<T>>[2]) => inAgency(site.db, 1, work)

export async function tripIn(days = 60, given: object = {}) {
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id, days: 3, detail: { travel_alert: 1 } })
  return site.make.departure({
    package_code,
    departure_date: dayAfter(today, days),
    adult_price: 500_000,
    child_price: 400_000,
    baby_price: 50_000,
    seats: 10,
    minimum: 20,
    ...given,
  })
}
type Trip = Awaited<ReturnType<typeof tripIn>>

export async function reserved(days = 60, given: object = {}, trip?: Trip) {
  const me = personAt(site)
  const { package_code, departure_date } = trip ?? (await tripIn(days))
  const form = reservationOf({ package_code, departure_date }, { party: { adult: 2, child: 0, baby: 1 } })
  const { body } = await me.sendOnce('POST', '/api/landing/package/nonMember', { ...form, ...given })
  expect(body.pay_by).toBe('bank_transfer')
  return { me, booking_id: body.booking_id as string, total: body.total as number, package_code }
}
export async function paid(days = 60, given: object = {}) {
  const booking = await reserved(days, given)
  await atDesk((ctx) => confirmDeposit(ctx, booking.booking_id))
  return booking
}
export const stateOf = (booking_id: string) =>
  inside(async (tx) => {
    const here = { db: tx, travel_agency: 1 }
    const { id, progress, paid, payments, history, refund_due, held_until, confirmed, package_code } =
      await showToStaff(here, booking_id)
    const taken = await seatsTaken(tx, departureOf(package_code))
    return {
      id,
      progress,
      paid,
      refund_due,
      held_until,
      confirmed,
      taken,
      money: payments.map(({ kind, amount, method }) => [kind, amount, method]),
      payments,
      history: history.map(({ progress, by, note }) => [progress, by, note].filter(Boolean).join(' ')),
    }
  })
/** Refused with this code, and nothing of the booking is changed. */
export async function expectRefused(
  code: string,
  booking_id: string,
  work: (ctx: Working) => Promise<void>,
  key = 1,
) {
  const before = await stateOf(booking_id)
  await expect(atDesk(work, key)).rejects.toMatchObject({ refusal: code })
  expect(await stateOf(booking_id)).toEqual(before)
}

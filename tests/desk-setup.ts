// What the tests of the desk share: bookings on their way, and staff at the desk.
import { expect } from 'vitest'
import { describeBookingForStaff } from '#domain/booking/staff.server.ts'
import { addDays } from '#lib/days.ts'
import { formatSeoulDay } from '#lib/format.ts'
import { readFields } from '#lib/read-fields.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import type { TxContext } from '#platform/wire/request-context.ts'
import { selectDepartureId } from '#seed/departure-id.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import { countTakenSeats } from './seats-taken.ts'
import { buildReservation } from './shared/reservation-form.ts'
import { createSite, type Site } from './site.ts'
import { createVisitor } from './visitor.ts'

export const today = formatSeoulDay(new Date())
export let site: Site
/** Once a file, in its beforeAll. */
export async function setUpDesk(): Promise<void> {
  site = await createSite({ shared: true })
  for (const key of [1, 2]) await site.makeAt(key).board({ board_id: 'QNA', write: 'anyone' })
}

/** At the desk of an agency; answers the kinds of mail that were asked for. */
export async function runAtDesk(work: (ctx: TxContext) => Promise<unknown>, key = 1): Promise<string[]> {
  const mails: string[] = []
  await runInTransactionWithJobs(
    {
      db: site.db,
      enqueue: async (_db, name, data) => {
        if (name === 'send-mail') mails.push(String(readFields(data).kind))
      },
    },
    key,
    work,
  )
  return mails
}
export const runInAgency = <T>(work: Parameters<typeof runInTransaction<T>>[2]) =>
  runInTransaction(site.db, 1, work)

export async function createTripIn(days = 60, overrides: object = {}) {
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id, days: 3, detail: { travel_alert: 1 } })
  return site.make.departure({
    package_code,
    departure_date: addDays(today, days),
    adult_price: 500_000,
    child_price: 400_000,
    baby_price: 50_000,
    seats: 10,
    minimum: 20,
    ...overrides,
  })
}
type DeskTrip = Awaited<ReturnType<typeof createTripIn>>

export async function createReservedBooking(days = 60, overrides: object = {}, trip?: DeskTrip) {
  const me = createVisitor(site)
  const { package_code, departure_date } = trip ?? (await createTripIn(days))
  const form = buildReservation({ package_code, departure_date }, { party: { adult: 2, child: 0, baby: 1 } })
  const { body } = await me.sendOnce('POST', '/api/landing/package/nonMember', { ...form, ...overrides })
  expect(body.pay_by).toBe('bank_transfer')
  return { me, booking_id: body.booking_id as string, total: body.total as number, package_code }
}
export async function createPaidBooking(days = 60, overrides: object = {}) {
  const booking = await createReservedBooking(days, overrides)
  await runAtDesk((ctx) => confirmDeposit(ctx, booking.booking_id))
  return booking
}
export const readBookingState = (booking_id: string) =>
  runInAgency(async (tx) => {
    const here = { db: tx, travel_agency: 1 }
    const { id, progress, paid, payments, history, refund_due, held_until, confirmed, package_code } =
      await describeBookingForStaff(here, booking_id)
    const taken = await countTakenSeats(tx, selectDepartureId(package_code))
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
  work: (ctx: TxContext) => Promise<void>,
  key = 1,
) {
  const before = await readBookingState(booking_id)
  await expect(runAtDesk(work, key)).rejects.toMatchObject({ refusal: code })
  expect(await readBookingState(booking_id)).toEqual(before)
}

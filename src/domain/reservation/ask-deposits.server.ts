// Once a departure is certain, everybody who reserved it free of charge is asked to pay. Decision 78
import { calculateSchedule } from '#domain/booking/payment-schedule.ts'
import { askForPayment, lockReservedFree } from '#domain/booking/write.server.ts'
import { findConfirmation } from '#domain/departure/confirm-departure.server.ts'
import type { JobPayloads } from '#jobs.ts'
import { addDays } from '#lib/days.ts'
import { freeReservationLimits } from '#limits/trade.ts'
import { readToday } from '#platform/db/seoul.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'

/**
 * All are asked at one moment, with one end. The bookings are locked before the departure, as everywhere. A
 * second run, or one after a crash, finds nobody left to ask.
 */
export async function askDeposits(
  deps: Pick<Deps, 'db' | 'enqueue'>,
  { travel_agency, departure_id }: JobPayloads['ask-deposits'],
): Promise<void> {
  await runInTransactionWithJobs(deps, travel_agency, async (ctx) => {
    const reserved = await lockReservedFree(ctx, departure_id)
    // The confirmation may have been taken back while we waited.
    const [first] = reserved
    const confirmation = first && (await findConfirmation(ctx, { departure_id }))
    if (!confirmation) return
    const { transfer_hours } = await ctx.db
      .selectFrom('agency')
      .select('transfer_hours')
      .where('travel_agency', '=', travel_agency)
      .executeTakeFirstOrThrow()
    const today = await readToday(ctx.db)
    const given_s = transfer_hours * 3_600
    const hold_s = confirmation.awaits_payment ? shortenHold(given_s, first.departure_date) : given_s
    for (const booking of reserved) {
      const schedule = calculateSchedule(booking.plan, { ...booking, party: booking, today })
      await askForPayment(ctx, booking, { ...schedule, hold_s })
      await notify(ctx, 'deposit-asked', { ref: booking.id })
    }
  })
}

/** The hold ends while the agency can still call the departure off without compensation. */
function shortenHold(given_s: number, departure_date: string): number {
  const { days, hour, least_s } = freeReservationLimits
  const day = addDays(departure_date, -days)
  const end = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00+09:00`)
  return Math.max(least_s, Math.min(given_s, Math.floor((end - Date.now()) / 1_000)))
}

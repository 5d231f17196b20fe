// The clock of bookings: expired holds are released, finished trips are completed.
import { sql } from 'kysely'
import type { Progress } from '#domain/booking/calls.ts'
import { isFreeReservationOver } from '#domain/booking/hold.server.ts'
import { isBookingUnderWay } from '#domain/booking/progress-conditions.server.ts'
import { transitionBooking } from '#domain/booking/transition.server.ts'
import { saveBalanceReminders } from '#domain/booking/write.server.ts'
import { releaseExpiredHolds } from '#domain/departure/seats.server.ts'
import { balanceReminders } from '#limits/trade.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { runBatchesForAgenciesDue } from '#platform/jobs.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'

type ClockDeps = Pick<Deps, 'db' | 'enqueue'>

const agenciesWithExpiredHolds = sql<{ travel_agency: number }>`
  select travel_agency from booking where progress = 'waiting_for_payment' and held_until < now()
  union select travel_agency from booking b where ${isFreeReservationOver}`

export const releaseAllExpiredHolds = (deps: ClockDeps) =>
  runBatchesForAgenciesDue(deps, agenciesWithExpiredHolds, (ctx) => releaseExpiredHolds(ctx))

const daysToBalance = sql<number>`b.balance_by - ${seoulToday}`

/** How many reminders of its balance the booking `b` has had by now: seven and two days before, the day after. */
const remindersDue = sql<number>`(case when ${daysToBalance} < 0 then 3 when ${daysToBalance} <= ${sql.lit(balanceReminders.last)} then 2
  when ${daysToBalance} <= ${sql.lit(balanceReminders.first)} then 1 else 0 end)`

const agenciesWithBalances = sql<{ travel_agency: number }>`
  select distinct travel_agency from booking b
  where progress = 'deposit_paid' and balance_by <= ${seoulToday} + ${sql.lit(balanceReminders.first)}
    and balance_reminded < ${remindersDue}`

/**
 * Each message is queued in the transaction that marks it as sent. A booking that missed some gets the last
 * of them.
 */
export const remindBalances = (deps: ClockDeps) =>
  runBatchesForAgenciesDue(deps, agenciesWithBalances, async (ctx) => {
    const due = await ctx.db
      .selectFrom('booking as b')
      .select(['b.id', remindersDue.as('reminders')])
      .where('b.travel_agency', '=', ctx.travel_agency)
      .where('b.progress', '=', sql.lit('deposit_paid'))
      .where('b.balance_reminded', '<', remindersDue)
      .limit(100)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, reminders } of due) {
      await saveBalanceReminders(ctx, id, reminders)
      await notify(ctx, 'balance-due', { ref: id })
    }
    return due.length
  })

const nextProgress: Partial<Record<Progress, Progress>> = {
  deposit_paid: 'preparing',
  payment_completed: 'preparing',
  preparing: 'ready',
  ready: 'travel_completed',
}

const agenciesWithReturnedTrips = sql<{ travel_agency: number }>`
  select distinct travel_agency from booking b where ${isBookingUnderWay} and return_date < ${seoulToday}`

/** Completes trips the day after the return, step by step, also if staff forgot the steps before. */
export const completeTravels = (deps: ClockDeps) =>
  runBatchesForAgenciesDue(deps, agenciesWithReturnedTrips, async (ctx) => {
    const finished = await ctx.db
      .selectFrom('booking as b')
      .select(['id', 'progress'])
      .where('travel_agency', '=', ctx.travel_agency)
      .where(isBookingUnderWay)
      .where('return_date', '<', seoulToday)
      .limit(100)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, progress } of finished)
      for (let [from, to] = [progress, nextProgress[progress]]; to; [from, to] = [to, nextProgress[to]])
        await transitionBooking(ctx, { id, progress: from }, { to, by: 'clock' })
    return finished.length
  })

// What happens to bookings by itself: seats held too long are released, trips that are over are completed.
import { type RawBuilder, sql } from 'kysely'
import type { Progress } from '#domain/booking/calls.ts'
import { move } from '#domain/booking/move.server.ts'
import { releaseHolds } from '#domain/booking/seats.server.ts'
import { bookingIsUnderWay } from '#domain/booking/under-way.server.ts'
import { agenciesWith } from '#platform/clock.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { within } from '#platform/jobs.server.ts'
import type { Ground } from '#platform/wire/invoke.server.ts'

type Clock = Pick<Ground, 'db' | 'later'>

/** `work` must change each row that it finds, so that it is not found again: it is called until it finds none. */
async function whereDue(
  clock: Clock,
  due: RawBuilder<{ travel_agency: number }>,
  work: (ctx: Parameters<typeof releaseHolds>[0]) => Promise<number>,
): Promise<void> {
  for (const travel_agency of await agenciesWith(clock.db, due)) {
    let done: number
    do {
      done = await within(clock, travel_agency, work)
    } while (done > 0) // a hundred at a time, so that nobody waits long for a row
  }
}

const heldTooLong = sql<{ travel_agency: number }>`
  select distinct travel_agency from booking where progress = 'waiting_for_payment' and held_until < now()`

export const releaseAll = (clock: Clock) => whereDue(clock, heldTooLong, (ctx) => releaseHolds(ctx))

const onward: Partial<Record<Progress, Progress>> = {
  payment_completed: 'preparing',
  preparing: 'ready',
  ready: 'travel_completed',
}

const returned = sql<{ travel_agency: number }>`
  select distinct travel_agency from booking b where ${bookingIsUnderWay} and return_date < ${seoulToday}`

/** Completes trips the day after the return, step by step, also if staff forgot the steps before. */
export const completeTravels = (clock: Clock) =>
  whereDue(clock, returned, async (ctx) => {
    const over = await ctx.db
      .selectFrom('booking as b')
      .select(['id', 'progress'])
      .where('travel_agency', '=', ctx.travel_agency)
      .where(bookingIsUnderWay)
      .where('return_date', '<', seoulToday)
      .limit(100)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, progress } of over)
      for (let [from, to] = [progress, onward[progress]]; to; [from, to] = [to, onward[to]])
        await move(ctx, { id, progress: from }, { to, by: 'clock' })
    return over.length
  })

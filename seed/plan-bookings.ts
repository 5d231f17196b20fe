// Bookings that are paid in parts, one of each state: a deposit, a balance to come or late, free until certain,
// asked for, and a fee above what was paid.
import type { PaymentPlan } from '#domain/agency/rules/payment-plan.ts'
import { askedToPay } from '#domain/booking/history-note.ts'
import { countDaysBetween } from '#lib/days.ts'
import { balanceDays, usualDeposit } from '#limits/trade.ts'
import type { Db } from '#platform/db/database.server.ts'
import {
  createGuest,
  type DatedStory,
  day_ms,
  getToday,
  hour_ms,
  type SeedAgency,
  type SeedDeparture,
  type SeedTrip,
  toIso,
} from './booking-story.ts'
import { createTravellers } from './customers.ts'
import type { BookingStory, CreatedBooking } from './make-bookings.ts'

type PlanCourse = 'deposit paid' | 'paid up' | 'balance late' | 'claim' | 'free' | 'asked'

/** A departure of a trip of its own, so many days ahead, and who has booked it. */
type PlanDeparture = {
  kind: 'deposit' | 'confirmed'
  days: [from: number, to: number]
  courses: PlanCourse[]
}
const planDepartures: PlanDeparture[] = [
  { kind: 'deposit', days: [8, 18], courses: ['balance late', 'claim'] },
  { kind: 'deposit', days: [40, 400], courses: ['deposit paid', 'paid up'] },
  { kind: 'confirmed', days: [45, 400], courses: ['free', 'free'] },
  { kind: 'confirmed', days: [45, 400], courses: ['asked', 'deposit paid'] },
]

const createPlan = (kind: PlanDeparture['kind']): PaymentPlan => ({
  kind,
  deposit: { percent: usualDeposit.percent },
  balance_days: balanceDays.usual,
})

/** `isBooked`: others have booked this departure of this trip, and paid at once. */
export function createPlanStories(
  agency: SeedAgency,
  trips: SeedTrip[],
  isBooked: (nth: number, which: number) => boolean,
): DatedStory[] {
  const used = new Set<string>()
  let at = 300
  return planDepartures.flatMap(({ kind, days: [from, to], courses }) => {
    const free = [...trips.entries()].reverse().flatMap(([nth, trip]) =>
      trip.departures.flatMap((departure, which) => {
        const left = countDaysBetween(getToday(), departure.departure_date)
        const isFree = departure.closed_yn === 'N' && !isBooked(nth, which) && !used.has(trip.package_code)
        return isFree && left >= from && left <= to ? [{ trip, departure }] : []
      }),
    )
    // Within the country cancelling is free for longer, and there would be no claim.
    const found = free.find(({ trip }) => trip.is_abroad) ?? free[0]
    if (!found) return []
    used.add(found.trip.package_code)
    return courses.map((course) =>
      createPlanStory(agency, { ...found, at: at++, plan: createPlan(kind), course, of: courses.length }),
    )
  })
}

type PlanStoryInput = {
  trip: SeedTrip
  departure: SeedDeparture
  at: number
  plan: PaymentPlan
  course: PlanCourse
  /** So many book it. */
  of: number
}

/** Who is free until it is certain stays under the minimum; who was asked makes it with the others. */
function countAdults(course: PlanCourse, { minimum, seats }: SeedDeparture, of: number): number {
  if (course === 'free') return Math.max(1, Math.floor((minimum - 1) / of))
  return Math.min(Math.max(1, Math.ceil(minimum / of)), Math.floor(seats / of))
}

function createPlanStory(
  agency: SeedAgency,
  { trip, departure, at, plan, course, of }: PlanStoryInput,
): DatedStory {
  const { travel_agency, language, money } = agency
  const { departure_date } = departure
  const isConfirmedPlan = plan.kind === 'confirmed'
  const party = { adult: isConfirmedPlan ? countAdults(course, departure, of) : 2, child: 0, baby: 0 }
  const ago = course === 'balance late' || course === 'claim' ? 45 : 9
  const reserved = Date.now() - ago * day_ms - (at % 6) * hour_ms
  const asked = Date.now() - 5 * hour_ms
  return {
    trip,
    departure,
    party,
    plan,
    who: { ...createGuest(agency, at), ...(isConfirmedPlan && { proved_by: 'mail' as const }) },
    travellers: createTravellers({ travel_agency, language }, at, { party, departure_date }),
    ...(course === 'asked' && { held_until: toIso(asked + 48 * hour_ms) }),
    steps: createPlanSteps(course, { reserved, asked: isConfirmedPlan ? asked : undefined, money }),
  }
}

function createPlanSteps(
  course: PlanCourse,
  { reserved, asked, money }: { reserved: number; asked: number | undefined; money: string },
): BookingStory['steps'] {
  const by = { by: 'staff' as const, by_name: money }
  const waiting = 'waiting_for_payment' as const
  const reserve = { progress: waiting, by: 'customer' as const, at: toIso(reserved) }
  const ask = { progress: waiting, by: 'clock' as const, note: askedToPay, at: toIso(asked ?? 0) }
  const paid = asked === undefined ? reserved + 3 * hour_ms : asked + 2 * hour_ms
  const pay = { progress: 'deposit_paid' as const, ...by, at: toIso(paid) }
  const first = asked === undefined ? [reserve] : [reserve, ask]
  switch (course) {
    case 'free':
      return [reserve]
    case 'asked':
      return first
    case 'deposit paid':
    case 'balance late':
      return [...first, pay]
    case 'paid up':
      return [...first, pay, { progress: 'payment_completed', ...by, at: toIso(paid + 2 * day_ms) }]
    case 'claim':
      return [
        ...first,
        pay,
        { progress: 'cancel_requested', by: 'customer', at: toIso(Date.now() - 8 * hour_ms) },
        { progress: 'cancel_completed', ...by, at: toIso(Date.now() - 3 * hour_ms) },
      ]
  }
}

/** Their trips say the same plan to who books next. */
export async function fillTripPlans(
  db: Db,
  travel_agency: number,
  bookings: readonly CreatedBooking[],
): Promise<void> {
  for (const { story } of bookings) {
    if (story.plan === undefined || story.plan.kind === 'whole') continue
    await db
      .updateTable('package_detail')
      .set({
        pay_plan: story.plan.kind,
        deposit_percent: usualDeposit.percent,
        balance_days: story.plan.balance_days,
      })
      .where('travel_agency', '=', travel_agency)
      .where('package_code', '=', story.trip.package_code)
      .execute()
  }
}

// The detail of a demo package, told from its place, its length, its tags and the sights there. Pure: the
// same package always gets the same detail. §1, §3
import type { DemoAgency, DemoPackage, Words } from './demo-types.ts'
import { extrasOf } from './trip/extras.ts'
import { cautionsFor, includedIn, notIncludedIn, pointsOf, singleSupplement } from './trip/lists.ts'
import { type Plan, planOf } from './trip/plan.ts'
import { scheduleOf, type TripDay } from './trip/schedule.ts'
import { flightPlansOf } from './trip/timetable.ts'
import { contentsOf } from './trip/voice.ts'

export type TripDetail = {
  summary_points: Words[]
  schedule: TripDay[]
  included: Words[]
  not_included: Words[]
  meeting_point: Words
  cautions: Words[]
  contents: Words
  single_supplement: number
  shopping_visits: number
  airline: Words | null
  travel_alert: number | null
  options: { name: Words; price: number }[]
}

export function tripOf(agency: DemoAgency, trip: DemoPackage): TripDetail {
  const plan = planOf(agency, trip)
  const schedule = scheduleOf(plan)
  const { shops, tours } = extrasOf(plan)
  return {
    summary_points: pointsOf(plan, schedule),
    schedule,
    included: includedIn(plan, schedule),
    not_included: notIncludedIn(plan),
    meeting_point: plan.meeting_point,
    cautions: cautionsFor(plan),
    contents: contentsOf(plan),
    single_supplement: singleSupplement(plan),
    shopping_visits: shops.length,
    airline: airlineOf(plan),
    travel_alert: plan.journey.kind === 'ground' ? null : 0,
    options: tours.map(({ name, price }) => ({ name, price })),
  }
}

const airlineOf = (plan: Plan): Words | null => flightPlansOf(plan)[0]?.[0]?.airline ?? null

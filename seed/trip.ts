// The detail of a demo package, told from its place, its length, its tags and the sights there. Pure: the
// same package always gets the same detail. §1, §3
import type { DemoAgency, DemoPackage, Words } from './demo-types.ts'
import { createContents } from './trip/contents.ts'
import { createExtras } from './trip/extras.ts'
import {
  createEntryRules,
  createSummaryPoints,
  getSingleSupplement,
  listCautions,
  listIncluded,
  listNotIncluded,
} from './trip/included.ts'
import { createPlan, type TripPlan } from './trip/plan.ts'
import { createSchedule } from './trip/schedule.ts'
import { listFlightPlans } from './trip/timetable.ts'

export function createTripDetail(agency: DemoAgency, trip: DemoPackage) {
  const plan = createPlan(agency, trip)
  const schedule = createSchedule(plan)
  const { shops, tours } = createExtras(plan)
  return {
    summary_points: createSummaryPoints(plan, schedule),
    schedule,
    included: listIncluded(plan, schedule),
    not_included: listNotIncluded(plan),
    meeting_point: plan.meeting_point,
    cautions: listCautions(plan),
    ...createEntryRules(plan),
    leader_yn: plan.tags.has('인솔자 동행') ? ('Y' as const) : ('N' as const),
    all_paid_yn: isAllPaid(plan) ? ('Y' as const) : ('N' as const),
    contents: createContents(plan),
    single_supplement: getSingleSupplement(plan),
    shopping_visits: shops.length,
    airline: findAirline(plan),
    travel_alert: plan.journey.kind === 'ground' ? null : 0,
    options: tours.map(({ name, price }) => ({ name, price })),
  }
}

const findAirline = (plan: TripPlan): Words | null => listFlightPlans(plan)[0]?.[0]?.airline ?? null

/** Agencies whose price covers guide and driver, as their own list of what is included says. */
const isAllPaid = ({ agency }: TripPlan): boolean => [1, 4, 7].includes(agency.travel_agency)

// When a demo trip leaves, and for how much: weekends and holidays cost more, and no trip runs out of its
// season.
import type { DemoAgency, DemoPackage } from './demo-types.ts'
import type { SceneName } from './scenes/scene-names.ts'
import { createPlan } from './trip/plan.ts'
import { listFlightPlans } from './trip/timetable.ts'

const day = 86_400_000

/** Agencies that promise small groups keep to it. */
const maxSeats: Record<number, number> = { 3: 12, 4: 10 }

/** Months in which there is nothing to go for: no lavender, no northern lights, rain on the plains. */
const closedMonths: Partial<Record<SceneName, number[]>> = {
  aurora: [4, 5, 6, 7, 8],
  'lavender-field': [9, 10, 11, 12, 1, 2, 3],
  'tulip-windmill': [7, 8, 9, 10, 11, 12, 1],
  'steppe-gers': [11, 12, 1, 2, 3],
  savanna: [4, 5],
  'safari-river': [4, 5],
  dunes: [6, 7, 8],
  'rock-treasury': [7, 8],
  'cherry-road': [7, 8],
}

/**
 * From and to as MM-DD, and by how much dearer: the school's holidays, the feasts, the bridges between them.
 */
const seasons: [from: string, to: string, share: number][] = [
  ['12-23', '12-31', 0.2],
  ['01-01', '01-03', 0.2],
  ['02-05', '02-18', 0.12],
  ['05-01', '05-06', 0.12],
  ['07-20', '08-15', 0.2],
  ['09-20', '10-05', 0.12],
]

function getPriceFactor(date: Date): number {
  const monthDay = date.toISOString().slice(5, 10)
  const season = seasons.find(([from, to]) => from <= monthDay && monthDay <= to)?.[2] ?? 0
  const isWeekend = [5, 6].includes(date.getUTCDay()) // one leaves on Friday and Saturday
  return season + (isWeekend ? 0.08 : 0)
}

const isInSeason = ({ scene }: DemoPackage, date: Date) =>
  !(closedMonths[scene] ?? []).includes(date.getUTCMonth() + 1)

const roundToThousand = (won: number) => Math.round(won / 1000) * 1000

/**
 * Three to four a month over half a year, later where the season is later. The quoted price is the lowest.
 */
export function createDepartures(agency: DemoAgency, trip: DemoPackage, at: number, today = Date.now()) {
  const { travel_agency } = agency
  const plans = listFlightPlans(createPlan(agency, trip))
  const every = 6 + (at % 4)
  const seats = Math.min([12, 16, 20, 24][at % 4] ?? 20, maxSeats[travel_agency] ?? 24)
  const minimum = Math.min([4, 6, 8, 10][at % 4] ?? 8, Math.floor(seats / 2))
  // Every seven days would be one weekday alone: a day or two is added in turn.
  const dates = Array.from(
    { length: Math.ceil(360 / every) },
    (_, index) => new Date(today + (9 + (at % 5) + index * every + (index % 3)) * day),
  )
  return dates
    .filter((date) => isInSeason(trip, date))
    .slice(0, Math.floor(190 / every))
    .map((date, nth) => {
      const flights = plans[nth % plans.length] ?? []
      const adult_price = roundToThousand(trip.price * (1 + getPriceFactor(date)))
      return {
        departure_date: date.toISOString().slice(0, 10),
        departure_time: flights[0]?.departs ?? null,
        flights: JSON.stringify(flights),
        adult_price,
        child_price: roundToThousand(adult_price * 0.9),
        baby_price: roundToThousand(adult_price * 0.1),
        seats,
        minimum,
      }
    })
}

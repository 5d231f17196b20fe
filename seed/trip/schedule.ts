// The itinerary, a day at a time.
import type { HotelFacts } from '#domain/catalog/trip-field-schemas.ts'
import type { Words } from '../demo-types.ts'
import type { Sight } from '../sights.ts'
import { assignSights } from './assign-sights.ts'
import { createMeals, type Meals } from './meals.ts'
import { appendAnd, appendTo, joinTwo, toHeading, words } from './phrases.ts'
import { createPlaces, type SchedulePlace } from './places.ts'
import type { PlanDay, TripPlan } from './plan.ts'
import { describeStay, listStayFacts } from './stays.ts'
import { describeTransport } from './transport.ts'

export type TripDay = {
  day: number
  heading: Words
  places: SchedulePlace[]
  meals: Meals
  hotel: Words | null
  hotel_facts: HotelFacts | null
  transport: Words | null
}

export function createSchedule(plan: TripPlan): TripDay[] {
  const dealt = assignSights(plan)
  return plan.days.map((day) => {
    const seen = dealt.get(day.day) ?? []
    return {
      day: day.day,
      heading: createHeading(plan, day, seen),
      places: createPlaces(plan, day, seen),
      meals: createMeals(plan, day),
      hotel: day.bed && describeStay(day.bed.stay, day.bed.town),
      hotel_facts: day.bed && listStayFacts(day.bed.stay, day.bed.town),
      transport: describeTransport(plan, day),
    }
  })
}

function createHeading(plan: TripPlan, day: PlanDay, seen: Sight[]): Words {
  return toHeading(
    describeTravelDay(plan, day) ?? describeActivity(day) ?? describeSights(seen) ?? describeRest(day),
  )
}

function describeTravelDay({ journey }: TripPlan, { kind, at, from, stage, rounds }: PlanDay): Words | null {
  if (kind === 'land') return words('인천 도착', 'Arrive at Incheon')
  if (kind === 'move' && from && at.town.name.ko === '배')
    return words(`${from.town.name.ko}에서 승선`, `Board the ship at ${from.town.name.en}`)
  if (kind === 'move' && from && from.town.name.ko !== at.town.name.ko && !stage && rounds.length === 0)
    return words(
      `${from.town.name.ko}에서 ${appendTo(at.town.name.ko)}`,
      `From ${from.town.name.en} to ${at.town.name.en}`,
    )
  if (journey.kind !== 'flight') return null
  const { out, back, rhythm } = journey
  if (kind === 'out')
    return rhythm === 'night'
      ? words('인천 출발', 'Leave Incheon')
      : words(`인천 출발, ${out.city.ko} 도착`, `Incheon to ${out.city.en}`)
  return kind === 'back' ? words(`${back.city.ko} 출발, 인천 도착`, `${back.city.en} to Incheon`) : null
}

function describeActivity({ free, at, stage, rounds }: PlanDay): Words | null {
  const [round, second] = rounds
  if (free) return words(`${at.town.name.ko} 자유 일정`, `A free day in ${at.town.name.en}`)
  if (stage) return stage.name
  if (!round) return null
  return second
    ? words(
        `${appendAnd(round.course.ko)} ${second.course.ko} 36홀`,
        `${round.course.en} and ${second.course.en}, 36 holes`,
      )
    : words(`${round.course.ko} 18홀`, `${round.course.en}, 18 holes`)
}

function describeSights([first, second]: Sight[]): Words | null {
  return first && second ? joinTwo(first.name, second.name) : (first?.name ?? null)
}

function describeRest({ kind, at }: PlanDay): Words {
  const { ko, en } = at.town.name
  if (at.town.setting === 'sea' && kind !== 'leave') return words('바다에서 보내는 하루', 'A day at sea')
  return kind === 'leave'
    ? words(`${ko} 출발`, `Leave ${en}`)
    : kind === 'out'
      ? words(`${appendTo(ko)} 출발`, `Set off for ${en}`)
      : words(`${ko}에서 쉬는 날`, `A restful day in ${en}`)
}

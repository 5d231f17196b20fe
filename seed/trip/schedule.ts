// The itinerary, a day at a time.
import type { Words } from '../demo-types.ts'
import type { Sight } from '../sights.ts'
import { dealSights } from './deal.ts'
import { type Meals, mealsOf } from './meals.ts'
import { type Place, placesOf } from './places.ts'
import type { Day, Plan } from './plan.ts'
import { both, headed, withAnd, withTo, words } from './say.ts'
import { bedAt } from './stays.ts'
import { transportOf } from './transport.ts'

export type TripDay = {
  day: number
  heading: Words
  places: Place[]
  meals: Meals
  hotel: Words | null
  transport: Words | null
}

export function scheduleOf(plan: Plan): TripDay[] {
  const dealt = dealSights(plan)
  return plan.days.map((day) => {
    const seen = dealt.get(day.day) ?? []
    return {
      day: day.day,
      heading: headingOf(plan, day, seen),
      places: placesOf(plan, day, seen),
      meals: mealsOf(plan, day),
      hotel: day.bed && bedAt(day.bed.stay, day.bed.town),
      transport: transportOf(plan, day),
    }
  })
}

function headingOf(plan: Plan, day: Day, seen: Sight[]): Words {
  return headed(comingOrGoing(plan, day) ?? doing(day) ?? seeing(seen) ?? resting(day))
}

function comingOrGoing({ journey }: Plan, { kind, at, from, stage, rounds }: Day): Words | null {
  if (kind === 'land') return words('인천 도착', 'Arrive at Incheon')
  if (kind === 'move' && from && at.town.name.ko === '배')
    return words(`${from.town.name.ko}에서 승선`, `Board the ship at ${from.town.name.en}`)
  if (kind === 'move' && from && from.town.name.ko !== at.town.name.ko && !stage && rounds.length === 0)
    return words(
      `${from.town.name.ko}에서 ${withTo(at.town.name.ko)}`,
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

function doing({ free, at, stage, rounds }: Day): Words | null {
  const [round, second] = rounds
  if (free) return words(`${at.town.name.ko} 자유 일정`, `A free day in ${at.town.name.en}`)
  if (stage) return stage.name
  if (!round) return null
  return second
    ? words(
        `${withAnd(round.course.ko)} ${second.course.ko} 36홀`,
        `${round.course.en} and ${second.course.en}, 36 holes`,
      )
    : words(`${round.course.ko} 18홀`, `${round.course.en}, 18 holes`)
}

function seeing([first, second]: Sight[]): Words | null {
  return first && second ? both(first.name, second.name) : (first?.name ?? null)
}

function resting({ kind, at }: Day): Words {
  const { ko, en } = at.town.name
  if (at.town.setting === 'sea' && kind !== 'leave') return words('바다에서 보내는 하루', 'A day at sea')
  return kind === 'leave'
    ? words(`${ko} 출발`, `Leave ${en}`)
    : kind === 'out'
      ? words(`${withTo(ko)} 출발`, `Set off for ${en}`)
      : words(`${ko}에서 쉬는 날`, `A restful day in ${en}`)
}

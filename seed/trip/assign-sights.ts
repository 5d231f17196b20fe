// Assigns sights to the days of a trip.
import type { DemoPackage } from '../demo-types.ts'
import { listSights, type Sight } from '../sights.ts'
import { hashText } from './phrases.ts'
import type { PlanDay, TripPlan } from './plan.ts'

/** A day with room for sights of one place; `fits` tells which of them the day can hold. */
type SightSlot = {
  day: number
  source: string
  room: number
  rank: number
  fits: (sight: Sight) => boolean
  seen: Sight[]
}

/** The rank of a slot that holds no more than the sunrise of the place one leaves. */
const partingRank = 2

/** How many sights an agency sets for a full day. */
const sightsPerDay: Record<number, number> = { 1: 3, 2: 2, 3: 2, 4: 3, 5: 1, 6: 2, 7: 2, 8: 2, 9: 2, 10: 1 }

/** Two a day is what these summaries promise. */
const gentleTrips = new Set(['HN117', 'HN205', 'HN106', 'HN401', 'HN508', 'HN509'])

export function assignSights(plan: TripPlan): Map<number, Sight[]> {
  const slots = createSlots(plan)
  const walked = plan.days.flatMap(({ stage }) => (stage ? [stage.name.ko] : []))
  const used = new Set<string>()
  for (const [source, places] of Map.groupBy(slots, ({ source }) => source)) {
    const sights = removeEarlyHours(plan, listSights(source)).filter(
      ({ name }) => !walked.some((stage) => stage.includes(name.ko.split(' ')[0] ?? name.ko)),
    )
    if (travelledRoutes.has(source) || plan.days.length === 1)
      assignInOrder(plan.days.length === 1 ? sights.slice(0, 4) : sights, places)
    else assignByRank(sights, places, plan.trip, used)
  }
  return new Map(
    [...Map.groupBy(slots, ({ day }) => day)].map(([day, all]) => [
      day,
      all.flatMap(({ seen }) => seen).toSorted((one, other) => getHourRank(one) - getHourRank(other)),
    ]),
  )
}

/** A river, a cruise, a loop or an outing is seen in the order it is travelled, spread over its days. */
const travelledRoutes = new Set([
  '나일강',
  '지중해',
  '서지중해',
  '동남아시아',
  '부산·사카이미나토',
  '메콩강',
  '하장',
  '고비',
  '케냐',
  '도루',
  '다카마쓰',
  '하동',
  '산사 순례',
  '동해 뱃길',
  '굴업도',
])

function assignInOrder(sights: Sight[], slots: SightSlot[]): void {
  const open = slots.filter(({ room, rank }) => room > 0 && rank < partingRank)
  for (const [at, slot] of open.entries())
    slot.seen.push(
      ...sights.slice(
        Math.round((at * sights.length) / open.length),
        Math.round(((at + 1) * sights.length) / open.length),
      ),
    )
}

/** Nobody's parents are woken before dawn. */
const removeEarlyHours = ({ agency }: TripPlan, sights: Sight[]): Sight[] =>
  agency.travel_agency === 7
    ? sights.map((sight) => (sight.at === 'dawn' ? { name: sight.name, line: sight.line } : sight))
    : sights

const getHourRank = ({ at }: Sight): number => (at === 'dawn' ? 0 : at === 'dusk' ? 2 : 1)

/**
 * What the trip is about is given whole days, not squeezed between two journeys; then everyone takes turns.
 */
function assignByRank(sights: Sight[], slots: SightSlot[], trip: DemoPackage, used: Set<string>): void {
  const mentioned = sights.filter((sight) => isMentioned(sight, trip))
  const rest = sights.filter((sight) => !mentioned.includes(sight))
  const turn = rest.length > 0 ? hashText(trip.package_code) % rest.length : 0
  assignInTurns(
    mentioned,
    slots.filter(({ rank }) => rank === 0),
    used,
  )
  assignInTurns(
    [...mentioned, ...rest.slice(turn), ...rest.slice(0, turn)],
    slots.toSorted((one, other) => one.rank - other.rank),
    used,
  )
}

function assignInTurns(sights: Sight[], slots: SightSlot[], used: Set<string>): void {
  const most = Math.max(0, ...slots.map(({ room }) => room))
  for (let round = 1; round <= most; round++)
    for (const { room, seen, fits } of slots) {
      if (room < round || seen.length >= round) continue
      const next = sights.find((sight) => !used.has(sight.name.ko) && fits(sight))
      if (!next) continue
      used.add(next.name.ko)
      seen.push(next)
    }
}

/** Whether the title, the summary or a tag speaks of it. */
function isMentioned({ name }: Sight, { title, summary, tags }: DemoPackage): boolean {
  const mentioned = [title.ko, summary.ko, ...tags.map(([ko]) => ko)].join(' ').replaceAll(' ', '')
  const names = name.ko.split(' ').map((word) => (word.length > 3 ? word.replace(/[와과,]$/, '') : word))
  return names.some((word, at) => word.length >= (at === 0 ? 2 : 3) && mentioned.includes(word))
}

function createSlots(plan: TripPlan): SightSlot[] {
  const trips = findTripDays(plan)
  return plan.days.flatMap((day) => {
    const away = trips.get(day.day)
    const rank = (day.kind === 'full' || day.kind === 'leave') && day.rounds.length === 0 ? 0 : 1
    const slot: SightSlot = {
      day: day.day,
      source: away ?? day.at.leg.at,
      room: countRoom(day, plan),
      rank,
      fits: () => true,
      seen: [],
    }
    slot.fits = createFitCheck(slot, day, plan, away !== undefined)
    const leaving =
      day.kind === 'move' ||
      ((day.kind === 'leave' || day.kind === 'back') &&
        slot.room === 0 &&
        !day.stage &&
        day.rounds.length === 0)
    return leaving && day.from ? [createSunriseSlot(day.day, day.from.leg.at), slot] : [slot]
  })
}

/** On the morning one moves on there is still a sunrise where one slept. */
const createSunriseSlot = (day: number, source: string): SightSlot => ({
  day,
  source,
  room: 1,
  rank: partingRank,
  fits: ({ at }) => at === 'dawn',
  seen: [],
})

/** One sunrise and one evening a day are enough. */
function createFitCheck({ seen }: SightSlot, day: PlanDay, plan: TripPlan, away: boolean): SightSlot['fits'] {
  const ends = listBlockedHours(day, plan, away)
  return ({ at }) => at === undefined || (ends.has(at) && !seen.some((sight) => sight.at === at))
}

/** A day trip is made on the second free-standing day, or on the first when there are only two. */
export function findTripDays({ days, legs }: TripPlan): Map<number, string> {
  return new Map(
    legs.flatMap(({ trips = [], at }) => {
      const open = days.filter(
        ({ kind, free, at: bed }) => bed.leg.at === at && !free && (kind === 'full' || kind === 'leave'),
      )
      return trips.map((trip, index): [number, string] => [
        open[index + (open.length > 2 ? 1 : 0)]?.day ?? 2,
        trip,
      ])
    }),
  )
}

function countRoom({ kind, at, stage, rounds, free }: PlanDay, { agency, trip, journey }: TripPlan): number {
  if (stage || free) return 0
  const most = gentleTrips.has(trip.package_code) ? 2 : (sightsPerDay[agency.travel_agency] ?? 2)
  if (rounds.length > 0) return rounds.length === 1 && (kind === 'full' || kind === 'leave') ? 1 : 0
  const rhythm = journey.kind === 'flight' ? journey.rhythm : null
  if (kind === 'only') return 4
  if (kind === 'land') return 0
  if (kind === 'out')
    return rhythm
      ? rhythm === 'day' || rhythm === 'pacific'
        ? 1
        : 0
      : startsLate(journey)
        ? 0
        : Math.min(most, 2)
  if (kind === 'leave')
    return rhythm === 'evening' ? Math.min(most, 2) : rhythm === 'long' || rhythm === 'midnight' ? 1 : 0
  if (kind === 'back')
    return rhythm === 'night' || at.town.setting === 'sea' ? 0 : trip.days === 2 ? Math.min(most, 2) : 1
  if (kind === 'arrive' || kind === 'move')
    return gentleTrips.has(trip.package_code) || at.leg.by === 'flight' || at.leg.by === 'boat'
      ? 1
      : Math.min(most, 2)
  return most
}

const startsLate = (journey: TripPlan['journey']): boolean =>
  journey.kind === 'ground' && journey.start.time >= '16:00'

function listBlockedHours({ kind, rounds }: PlanDay, { journey }: TripPlan, away: boolean): Set<Sight['at']> {
  const evening = kind === 'leave' && journey.kind === 'flight' && journey.rhythm === 'evening'
  const dusk =
    rounds.length > 0 || kind === 'full' || kind === 'move' || kind === 'arrive' || kind === 'out' || evening
  const dawn = rounds.length === 0 && !away && (kind === 'full' || kind === 'back' || kind === 'leave')
  return new Set<Sight['at']>([...(dusk ? ['dusk' as const] : []), ...(dawn ? ['dawn' as const] : [])])
}

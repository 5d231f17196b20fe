// The frame of a trip: which night is slept where, how one comes and goes, what kind of day each day is.
import type { DemoAgency, DemoPackage, Words } from '../demo-types.ts'
import { type Carrier, pickCarrier } from './airlines.ts'
import { type Flight, type FlightRhythm, flights } from './flights.ts'
import { listRounds } from './golf.ts'
import { describeAirportPoint, findStart, type TripStart } from './meetings.ts'
import { type RouteLeg, routes } from './routes.ts'
import { pickStay, type Stay } from './stays.ts'
import type { Town } from './town.ts'
import { getTown } from './towns.ts'
import { type TrekStage, treks } from './treks.ts'

type NightStay = { leg: RouteLeg; town: Town; stay: Stay }

type TripJourney =
  | {
      kind: 'flight'
      out: Flight
      back: Flight
      rhythm: FlightRhythm
      direct: boolean
      lowCost: boolean
      carrier: Carrier
    }
  | { kind: 'ground'; start: TripStart }

/**
 * only: a day trip. out: setting off. arrive: off the night flight. move: on to the next bed. leave: onto the
 * night flight. land: off it at home. back: home the same day.
 */
type DayKind = 'only' | 'out' | 'arrive' | 'full' | 'move' | 'leave' | 'land' | 'back'

export type PlanDay = {
  day: number
  kind: DayKind
  at: NightStay
  from: NightStay | null
  bed: NightStay | null
  stage: TrekStage | null
  rounds: ReturnType<typeof listRounds>
  free: boolean
}

export type TripPlan = {
  agency: DemoAgency
  trip: DemoPackage
  tags: Set<string>
  legs: RouteLeg[]
  journey: TripJourney
  meeting_point: Words
  days: PlanDay[]
  abroad: boolean
}

const koreanRegions = new Set<string>([
  'jeju',
  'islands',
  'gangwon',
  'gyeongsang',
  'jeolla',
  'chungcheong',
  'seoul',
])

/** Friday-night trips leave in the evening whatever the distance. */
const eveningDepartures = new Set(['BD202', 'BN501'])

export function createPlan(agency: DemoAgency, trip: DemoPackage): TripPlan {
  const tags = new Set(trip.tags.map(([ko]) => ko))
  const legs = routes[trip.package_code] ?? [{ at: getSubArea(agency, trip), nights: trip.nights }]
  const journey = createJourney(agency, trip, legs)
  const beds = listNightStays(agency, trip, legs, journey)
  const abroad = legs.some(({ at }) => !koreanRegions.has(getTown(at).region))
  const days = markFreeDays(createDays(trip, beds, legs, agency, tags), agency, trip, tags)
  return {
    agency,
    trip,
    tags,
    legs,
    journey,
    meeting_point:
      journey.kind === 'flight'
        ? describeAirportPoint(agency, trip, journey.carrier.terminal)
        : journey.start.point,
    days,
    abroad,
  }
}

function getSubArea({ categories }: DemoAgency, { place }: DemoPackage): string {
  const [category, area, detail] = place.split('/')
  return (
    detail ??
    categories.find(({ name }) => name.ko === category)?.areas.find(({ name }) => name.ko === area)
      ?.details[0]?.ko ??
    place
  )
}

const findFlight = (leg: RouteLeg | undefined): Flight | null => {
  const gate = leg && getTown(leg.at).gate
  return gate ? flights[gate] : null
}

function createJourney(agency: DemoAgency, trip: DemoPackage, legs: RouteLeg[]): TripJourney {
  const out = findFlight(legs[0])
  const back = findFlight(legs.at(-1))
  if (!out || !back) return { kind: 'ground', start: findStart(agency, trip) }
  const direct = trip.tags.some(([ko]) => ko === '직항')
  const near = out.hours < 7 && !out.via
  const lowCost =
    near && trip.price / trip.days < 260_000 && agency.travel_agency !== 7 && agency.travel_agency !== 9
  const rhythm = eveningDepartures.has(trip.package_code)
    ? 'evening'
    : trip.days - trip.nights === 1
      ? 'day'
      : out.rhythm === 'night' && back.rhythm !== 'night'
        ? 'long'
        : out.rhythm
  const carrier = pickCarrier({ out, back, lowCost }, trip.package_code)
  return { kind: 'flight', out, back, rhythm, direct, lowCost, carrier }
}

/** The bed of each day's night, from day 1; null is a night on the plane or at home. */
function listNightStays(
  agency: DemoAgency,
  { package_code, nights, days, tags }: DemoPackage,
  legs: RouteLeg[],
  journey: TripJourney,
): (NightStay | null)[] {
  const has = new Set(tags.map(([ko]) => ko))
  const planeFirst = days - nights === 2 && journey.kind === 'flight' && journey.rhythm === 'night'
  const beds: (NightStay | null)[] = planeFirst ? [null] : []
  for (const leg of legs)
    for (let night = 0; night < leg.nights; night++) {
      const town = getTown(leg.at)
      const stay =
        treks[package_code]?.[beds.length + 1]?.bed ?? leg.stay ?? pickStay(town, has, agency.travel_agency)
      beds.push({ leg, town, stay })
    }
  return Array.from({ length: days }, (_, at) => beds[at] ?? null)
}

function createDays(
  { package_code, days }: DemoPackage,
  beds: (NightStay | null)[],
  legs: RouteLeg[],
  agency: DemoAgency,
  tags: Set<string>,
): PlanDay[] {
  return Array.from({ length: days }, (_, index) => {
    const day = index + 1
    const bed = beds[index] ?? null
    const from = beds[index - 1] ?? null
    const leg = legs[0]
    if (!leg) throw new Error(`${package_code} has no place to go`)
    const town = getTown(leg.at)
    const at = bed ?? from ?? { leg, town, stay: pickStay(town, tags, agency.travel_agency) }
    return {
      day,
      kind: getDayKind(day, days, bed, from),
      at,
      from,
      bed,
      stage: treks[package_code]?.[day] ?? null,
      rounds: listRounds(package_code, day, days),
      free: false,
    }
  })
}

function getDayKind(day: number, days: number, bed: NightStay | null, from: NightStay | null): DayKind {
  if (days === 1) return 'only'
  if (day === 1) return 'out'
  if (day === days) return from ? 'back' : 'land'
  if (!bed) return 'leave'
  if (!from) return 'arrive'
  return bed.leg.at === from.leg.at ? 'full' : 'move'
}

/** The days a summary promises to leave empty, by package. */
const promisedFreeDays: Record<string, number[]> = {
  HN106: [3],
  HN213: [2],
  HN504: [3, 4, 5],
  HN507: [3, 4, 5],
  HD502: [5],
  BN101: [3, 5, 6],
  BN205: [4, 5, 6, 7],
  BN303: [6],
  BN402: [7, 8],
}

/**
 * Days left empty on purpose: those promised, every other one of a honeymoon, the last for a tag that says
 * so.
 */
function markFreeDays(
  days: PlanDay[],
  { travel_agency }: DemoAgency,
  { package_code }: DemoPackage,
  tags: Set<string>,
): PlanDay[] {
  const open = days
    .filter(({ kind, stage, rounds }) => kind === 'full' && !stage && rounds.length === 0)
    .map(({ day }) => day)
  const free =
    promisedFreeDays[package_code] ??
    (travel_agency === 5 ? open.filter((_, at) => at % 2 === 0) : tags.has('자유일정') ? open.slice(-1) : [])
  return days.map((day) => ({ ...day, free: open.includes(day.day) && free.includes(day.day) }))
}

// The hours of a day: setting off, sights, walks, rounds, rest, and the way home.
import type { Words } from '../demo-types.ts'
import { listSights, type Sight } from '../sights.ts'
import { findTripDays } from './assign-sights.ts'
import { createExtras } from './extras.ts'
import { addMinutes, appendTo, formatHours, words } from './phrases.ts'
import type { PlanDay, TripPlan } from './plan.ts'
import { areFar, findSpot, findSpotName } from './spots.ts'
import { getHomewardTime, timesByRhythm } from './timetable.ts'
import type { Setting, Town } from './town.ts'
import { getTown } from './towns.ts'
import { describeFlight } from './transport.ts'

/** `spot`: the town it happens in, or the airport one comes to. */
export type SchedulePlace = { time: string | null; name: Words; line: Words; spot: Words | null }

const createPlace = (
  time: string | null,
  name: Words,
  line: Words,
  spot: Words | null = null,
): SchedulePlace => ({
  time,
  name,
  line,
  spot,
})

export function createPlaces(plan: TripPlan, day: PlanDay, seen: Sight[]): SchedulePlace[] {
  const during = [
    ...createActivityPlaces(day),
    ...createSightPlaces(plan, day, seen),
    ...createRestPlaces(plan, day, seen),
    ...createExtraPlaces(plan, day),
  ]
  const inOrder = during
    .map((entry) => ({ ...entry, spot: findSpotOfDay(plan, day, entry.name) }))
    .toSorted((one, other) => (one.time ?? 'later').localeCompare(other.time ?? 'later'))
  return [...createOutboundPlaces(plan, day), ...inOrder, ...createHomewardPlaces(plan, day)]
}

/**
 * Where something of the day happens: on an outing, or in the town; at dawn still in the one that is left.
 */
function findSpotOfDay(plan: TripPlan, { day, at, from }: PlanDay, name: Words): Words {
  const isSightAt = (stop: string) => listSights(stop).some((sight) => sight.name.ko === name.ko)
  const here = findTripDays(plan).get(day) ?? at.leg.at
  const stop = from && !isSightAt(here) && isSightAt(from.leg.at) ? from.leg.at : here
  const part = stop.split('·').find((each) => isSightAt(each) && findSpot(each))
  return findSpotName(part ?? getTown(stop).name.ko) ?? getTown(stop).name
}

/** The airport is a stop of its own where the town is far from it. */
const findAirportSpot = (city: Words, town: Town): Words =>
  (areFar(city.ko, town.name.ko) ? findSpotName(city.ko) : findSpotName(town.name.ko)) ?? town.name

const departureNames = {
  join: words('만나서 출발', 'Meet and set off'),
  train: words('기차로 출발', 'Off by train'),
  coach: words('전용버스로 출발', 'Off by coach'),
  boat: words('배로 출발', 'Off by boat'),
  flight: words('국내선으로 출발', 'Off by domestic flight'),
  car: words('렌터카를 받아 출발', 'Collect the hire car'),
}

function createOutboundPlaces(
  { journey, meeting_point, tags }: TripPlan,
  { kind, at }: PlanDay,
): SchedulePlace[] {
  if (kind !== 'out' && kind !== 'only') return []
  if (journey.kind === 'ground') {
    const { time, way } = journey.start
    const meet = createPlace(time, words('만나는 곳', 'Meet'), meeting_point)
    const onward =
      at.town.setting === 'sea'
        ? words('승선 후 출항', 'Board and sail')
        : way === 'join'
          ? words('인사를 나누고 출발', 'A word of welcome, then off')
          : words(`${appendTo(at.town.name.ko)} 이동`, `On to ${at.town.name.en}`)
    return kind === 'only' ? [meet] : [meet, createPlace(addMinutes(time, 30), departureNames[way], onward)]
  }
  const { meet, leave } = timesByRhythm[journey.rhythm]
  const shift = tags.has('낮 비행기') ? 120 : 0
  const overnight = journey.rhythm === 'night'
  const { city } = journey.out
  return [
    journey.rhythm === 'midnight'
      ? createPlace(
          null,
          words('전날 밤 22시 인천국제공항 집결', 'Meet at Incheon Airport at 22:00 the night before'),
          meeting_point,
        )
      : createPlace(
          addMinutes(meet, shift),
          words('인천국제공항 집결', 'Meet at Incheon Airport'),
          meeting_point,
        ),
    createPlace(
      addMinutes(leave, shift),
      words('인천 출발', 'Leave Incheon'),
      describeFlight(journey.out, journey.direct),
    ),
    overnight
      ? createPlace(
          null,
          words('기내에서 하룻밤', 'A night on board'),
          words(`이튿날 아침 ${city.ko} 도착`, `Arrive in ${city.en} the next morning`),
        )
      : createPlace(
          null,
          words(`${city.ko} 도착`, `Arrive in ${city.en}`),
          words('입국 수속 후 숙소로 이동', 'Through immigration and on to your lodging'),
          findAirportSpot(city, at.town),
        ),
  ]
}

function createHomewardPlaces({ journey }: TripPlan, { kind, at }: PlanDay): SchedulePlace[] {
  const landed = createPlace(
    null,
    words('인천 도착', 'Arrive at Incheon'),
    words('입국 수속 후 해산', 'Through immigration, then home'),
  )
  if (kind === 'land') return [landed]
  if (kind !== 'back' && kind !== 'leave') return []
  if (journey.kind === 'ground') {
    const together = journey.start.way === 'join' || journey.start.way === 'car'
    return [
      createPlace(
        '17:00',
        words('여행을 마침', 'The end of the trip'),
        together
          ? words('만난 곳으로 돌아와 해산', 'Back to where we met')
          : words('출발한 곳으로 돌아와 해산', 'Back to where we set off'),
      ),
    ]
  }
  const leaving = createPlace(
    getHomewardTime(journey.rhythm, kind === 'back'),
    words(`${journey.back.city.ko} 출발`, `Leave ${journey.back.city.en}`),
    describeFlight(journey.back, journey.direct, true),
    findAirportSpot(journey.back.city, at.town),
  )
  return kind === 'back' ? [leaving, landed] : [leaving]
}

function createActivityPlaces({ stage, rounds, kind }: PlanDay): SchedulePlace[] {
  const walks = stage
    ? [
        createPlace(
          stage.start ?? (kind === 'out' ? '12:00' : '08:00'),
          stage.name,
          formatStageFigures(stage),
        ),
      ]
    : []
  return [
    ...walks,
    ...rounds.map(({ course, tee }) =>
      createPlace(
        tee,
        words(`${course.ko} 18홀`, `${course.en}, 18 holes`),
        words(`티오프 ${tee}`, `Tee off at ${tee}`),
      ),
    ),
  ]
}

export function formatStageFigures({ km, hours, up, high }: NonNullable<PlanDay['stage']>): Words {
  const time = formatHours(hours)
  const top = high
    ? words(`, 최고 ${high.toLocaleString('en')}m`, `, highest ${high.toLocaleString('en')} m`)
    : words('', '')
  return words(
    `${km}km, ${time.ko}, 오르막 ${up.toLocaleString('en')}m${top.ko}`,
    `${km} km, ${time.en}, ${up.toLocaleString('en')} m up${top.en}`,
  )
}

/** When an agency's day begins. */
const dayStartTimes: Record<number, string> = {
  1: '09:30',
  2: '09:00',
  3: '09:00',
  4: '09:30',
  7: '10:00',
  8: '09:00',
}
const minutesToFirstSight = { join: 90, car: 90, train: 240, coach: 240, boat: 240, flight: 210 }

function getFirstHour({ agency, journey }: TripPlan, { kind, rounds }: PlanDay): string {
  if (kind === 'only')
    return journey.kind === 'ground'
      ? addMinutes(journey.start.time, journey.start.way === 'coach' ? 120 : 15)
      : '10:00'
  if (kind === 'out')
    return journey.kind === 'ground'
      ? addMinutes(journey.start.time, minutesToFirstSight[journey.start.way])
      : '15:00'
  if (kind === 'move' || kind === 'arrive') return '14:30'
  const [round] = rounds
  return round && round.tee < '12:00' ? '15:00' : (dayStartTimes[agency.travel_agency] ?? '10:00')
}

/** Minutes from the first sight to each of the day's: an outing moves on, a full day has lunch between. */
const getGaps = ({ kind }: PlanDay): number[] =>
  kind === 'only'
    ? [0, 90, 180, 255]
    : kind === 'full' || kind === 'leave' || kind === 'back'
      ? [0, 240, 360]
      : [0, 120, 210]

/** A honeymoon keeps no clock. */
function createSightPlaces(plan: TripPlan, day: PlanDay, seen: Sight[]): SchedulePlace[] {
  const first = getFirstHour(plan, day)
  // one lands before one left
  const sameDay = plan.journey.kind === 'flight' && plan.journey.rhythm === 'pacific' && day.kind === 'out'
  const clockless = plan.agency.travel_agency === 5 || sameDay
  const byDay = seen.filter(({ at }) => at === undefined || day.kind === 'only')
  const hour = ({ at }: Sight, index: number) =>
    at === undefined || day.kind === 'only'
      ? addMinutes(first, getGaps(day)[index] ?? 480)
      : at === 'dawn'
        ? '06:00'
        : '18:30'
  if (clockless) return seen.map(({ name, line }) => createPlace(null, name, line))
  return [...byDay, ...seen.filter((sight) => !byDay.includes(sight))].map((sight, index) =>
    createPlace(hour(sight, index), sight.name, sight.line),
  )
}

const restWords: Record<Setting, [name: Words, line: Words]> = {
  beach: [
    words('바닷가에서 쉬는 시간', 'Time by the sea'),
    words('해변과 수영장에서 편히 보내는 오후', 'An easy afternoon on the beach or by the pool'),
  ],
  city: [
    words('시내 자유 시간', 'Free time in town'),
    words('골목과 찻집을 천천히', 'Lanes and cafés at your own pace'),
  ],
  spa: [
    words('온천 휴식', 'Time in the hot springs'),
    words('숙소 탕에서 쉬는 오후', 'An afternoon in the baths'),
  ],
  mountain: [
    words('산마을 산책', 'A stroll in the village'),
    words('전망 좋은 자리에서 쉬는 시간', 'Rest with a view'),
  ],
  country: [
    words('숙소에서 쉬는 시간', 'Time at your lodging'),
    words('마당과 들길을 천천히', 'Garden and field paths, slowly'),
  ],
  desert: [
    words('그늘에서 쉬는 시간', 'Time in the shade'),
    words('한낮의 더위를 피하는 오후', 'Out of the midday heat'),
  ],
  wild: [
    words('숙소 둘레 산책', 'A walk near the lodge'),
    words('하늘과 들을 보는 시간', 'Open sky and open land'),
  ],
  sea: [
    words('갑판에서 쉬는 시간', 'Time on deck'),
    words('바람을 쐬며 보내는 오후', 'An afternoon in the sea air'),
  ],
}

/** Agencies that leave the afternoon open, and a trip that promises half a day in each city. */
const restfulAgencies = new Set([2, 5, 7, 10])
const halfFreeTrips = new Set(['HN401'])

function createRestPlaces(
  { agency, trip }: TripPlan,
  { kind, free, at, stage, rounds }: PlanDay,
  seen: Sight[],
): SchedulePlace[] {
  const [name, line] = restWords[at.town.setting]
  if (free) return [createPlace(null, name, line)]
  if (stage || rounds.length > 0) return []
  if (halfFreeTrips.has(trip.package_code) && (kind === 'full' || kind === 'move'))
    return [createPlace('16:30', name, line)]
  const daytime = seen.filter((sight) => sight.at === undefined).length
  const open =
    kind === 'full'
      ? daytime === 0 || (daytime < 2 && restfulAgencies.has(agency.travel_agency))
      : (kind === 'arrive' || kind === 'move') && seen.length === 0
  return open ? [createPlace(agency.travel_agency === 5 ? null : '15:00', name, line)] : []
}

/** The days an extra may be on: one stays the whole day, and nothing else fills it. */
function listOpenDays(plan: TripPlan): PlanDay[] {
  const late = plan.journey.kind === 'flight' && plan.journey.rhythm === 'evening'
  const away = findTripDays(plan)
  return plan.days.filter(
    ({ day, kind, free, stage, rounds }) =>
      (kind === 'full' || (kind === 'leave' && late)) &&
      !away.has(day) &&
      !free &&
      !stage &&
      rounds.length === 0,
  )
}

/** Shop visits and optional tours are in the itinerary, with what those do who stay away. */
function createExtraPlaces(plan: TripPlan, day: PlanDay): SchedulePlace[] {
  if (plan.agency.travel_agency > 2) return []
  const { shops, tours } = createExtras(plan)
  const open = listOpenDays(plan)
  const shop = shops[open.findIndex((one) => one.day === day.day)]
  const here = tours.filter(
    ({ stop }, at) =>
      open.filter(({ at: bed }) => stop === undefined || bed.leg.at === stop)[stop === undefined ? at : 0]
        ?.day === day.day,
  )
  return [
    ...(shop
      ? [
          createPlace(
            '17:00',
            words('쇼핑 한 곳', 'One shop'),
            words(
              `${shop.ko}, 약 40분, 구매 의무 없음`,
              `${shop.en}, about 40 minutes, nothing need be bought`,
            ),
          ),
        ]
      : []),
    ...here.map(({ name }) =>
      createPlace(
        null,
        words(`선택: ${name.ko}`, `Optional: ${name.en}`),
        words('선택하지 않으면 숙소에서 자유 시간', 'Otherwise free time at your lodging'),
      ),
    ),
  ]
}

// What happens on a day, hour by hour: setting off, sights, walks, rounds, rest, and the way home.
import type { Words } from '../demo-types.ts'
import { type Sight, sightsOf } from '../sights.ts'
import { tripDays } from './deal.ts'
import { extrasOf } from './extras.ts'
import type { Day, Plan } from './plan.ts'
import { hoursOf, later, withTo, words } from './say.ts'
import { areFar, nameOfSpot, spotOf } from './spots.ts'
import { clock, homewardAt } from './timetable.ts'
import type { Setting, Town } from './town.ts'
import { townOf } from './towns.ts'
import { flightWords } from './transport.ts'

/** `spot`: the town it happens in, or the airport one comes to. */
export type Place = { time: string | null; name: Words; line: Words; spot: Words | null }

const place = (time: string | null, name: Words, line: Words, spot: Words | null = null): Place => ({
  time,
  name,
  line,
  spot,
})

export function placesOf(plan: Plan, day: Day, seen: Sight[]): Place[] {
  const during = [
    ...stageAndRounds(day),
    ...sightsAt(plan, day, seen),
    ...restOf(plan, day, seen),
    ...extraOn(plan, day),
  ]
  const inOrder = during
    .map((entry) => ({ ...entry, spot: spotOn(plan, day, entry.name) }))
    .toSorted((one, other) => (one.time ?? 'later').localeCompare(other.time ?? 'later'))
  return [...goingOut(plan, day), ...inOrder, ...goingHome(plan, day)]
}

/**
 * Where something of the day happens: on an outing, or in the town; at dawn still in the one that is left.
 */
function spotOn(plan: Plan, { day, at, from }: Day, name: Words): Words {
  const isOf = (stop: string) => sightsOf(stop).some((sight) => sight.name.ko === name.ko)
  const here = tripDays(plan).get(day) ?? at.leg.at
  const stop = from && !isOf(here) && isOf(from.leg.at) ? from.leg.at : here
  const part = stop.split('·').find((each) => isOf(each) && spotOf(each))
  return nameOfSpot(part ?? townOf(stop).name.ko) ?? townOf(stop).name
}

/** The airport is a stop of its own where the town is far from it. */
const gateSpot = (city: Words, town: Town): Words =>
  (areFar(city.ko, town.name.ko) ? nameOfSpot(city.ko) : nameOfSpot(town.name.ko)) ?? town.name

const setOff = {
  join: words('만나서 출발', 'Meet and set off'),
  train: words('기차로 출발', 'Off by train'),
  coach: words('전용버스로 출발', 'Off by coach'),
  boat: words('배로 출발', 'Off by boat'),
  flight: words('국내선으로 출발', 'Off by domestic flight'),
  car: words('렌터카를 받아 출발', 'Collect the hire car'),
}

function goingOut({ journey, meeting_point, tags }: Plan, { kind, at }: Day): Place[] {
  if (kind !== 'out' && kind !== 'only') return []
  if (journey.kind === 'ground') {
    const { time, way } = journey.start
    const meet = place(time, words('만나는 곳', 'Meet'), meeting_point)
    const onward =
      at.town.setting === 'sea'
        ? words('승선 후 출항', 'Board and sail')
        : way === 'join'
          ? words('인사를 나누고 출발', 'A word of welcome, then off')
          : words(`${withTo(at.town.name.ko)} 이동`, `On to ${at.town.name.en}`)
    return kind === 'only' ? [meet] : [meet, place(later(time, 30), setOff[way], onward)]
  }
  const { meet, leave } = clock[journey.rhythm]
  const shift = tags.has('낮 비행기') ? 120 : 0
  const overnight = journey.rhythm === 'night'
  const { city } = journey.out
  return [
    journey.rhythm === 'midnight'
      ? place(
          null,
          words('전날 밤 22시 인천국제공항 집결', 'Meet at Incheon Airport at 22:00 the night before'),
          meeting_point,
        )
      : place(later(meet, shift), words('인천국제공항 집결', 'Meet at Incheon Airport'), meeting_point),
    place(later(leave, shift), words('인천 출발', 'Leave Incheon'), flightWords(journey.out, journey.direct)),
    overnight
      ? place(
          null,
          words('기내에서 하룻밤', 'A night on board'),
          words(`이튿날 아침 ${city.ko} 도착`, `Arrive in ${city.en} the next morning`),
        )
      : place(
          null,
          words(`${city.ko} 도착`, `Arrive in ${city.en}`),
          words('입국 수속 후 숙소로 이동', 'Through immigration and on to your lodging'),
          gateSpot(city, at.town),
        ),
  ]
}

function goingHome({ journey }: Plan, { kind, at }: Day): Place[] {
  const landed = place(
    null,
    words('인천 도착', 'Arrive at Incheon'),
    words('입국 수속 후 해산', 'Through immigration, then home'),
  )
  if (kind === 'land') return [landed]
  if (kind !== 'back' && kind !== 'leave') return []
  if (journey.kind === 'ground') {
    const together = journey.start.way === 'join' || journey.start.way === 'car'
    return [
      place(
        '17:00',
        words('여행을 마침', 'The end of the trip'),
        together
          ? words('만난 곳으로 돌아와 해산', 'Back to where we met')
          : words('출발한 곳으로 돌아와 해산', 'Back to where we set off'),
      ),
    ]
  }
  const leaving = place(
    homewardAt(journey.rhythm, kind === 'back'),
    words(`${journey.back.city.ko} 출발`, `Leave ${journey.back.city.en}`),
    flightWords(journey.back, journey.direct, true),
    gateSpot(journey.back.city, at.town),
  )
  return kind === 'back' ? [leaving, landed] : [leaving]
}

function stageAndRounds({ stage, rounds, kind }: Day): Place[] {
  const walks = stage
    ? [place(stage.start ?? (kind === 'out' ? '12:00' : '08:00'), stage.name, figuresOf(stage))]
    : []
  return [
    ...walks,
    ...rounds.map(({ course, tee }) =>
      place(
        tee,
        words(`${course.ko} 18홀`, `${course.en}, 18 holes`),
        words(`티오프 ${tee}`, `Tee off at ${tee}`),
      ),
    ),
  ]
}

export function figuresOf({ km, hours, up, high }: NonNullable<Day['stage']>): Words {
  const time = hoursOf(hours)
  const top = high
    ? words(`, 최고 ${high.toLocaleString('en')}m`, `, highest ${high.toLocaleString('en')} m`)
    : words('', '')
  return words(
    `${km}km, ${time.ko}, 오르막 ${up.toLocaleString('en')}m${top.ko}`,
    `${km} km, ${time.en}, ${up.toLocaleString('en')} m up${top.en}`,
  )
}

/** When an agency's day begins. */
const begins: Record<number, string> = {
  1: '09:30',
  2: '09:00',
  3: '09:00',
  4: '09:30',
  7: '10:00',
  8: '09:00',
}
const minutesTo = { join: 90, car: 90, train: 240, coach: 240, boat: 240, flight: 210 }

function firstHour({ agency, journey }: Plan, { kind, rounds }: Day): string {
  if (kind === 'only')
    return journey.kind === 'ground'
      ? later(journey.start.time, journey.start.way === 'coach' ? 120 : 15)
      : '10:00'
  if (kind === 'out')
    return journey.kind === 'ground' ? later(journey.start.time, minutesTo[journey.start.way]) : '15:00'
  if (kind === 'move' || kind === 'arrive') return '14:30'
  const [round] = rounds
  return round && round.tee < '12:00' ? '15:00' : (begins[agency.travel_agency] ?? '10:00')
}

/** Minutes from the first sight to each of the day's: an outing moves on, a full day has lunch between. */
const gaps = ({ kind }: Day): number[] =>
  kind === 'only'
    ? [0, 90, 180, 255]
    : kind === 'full' || kind === 'leave' || kind === 'back'
      ? [0, 240, 360]
      : [0, 120, 210]

/** A honeymoon keeps no clock. */
function sightsAt(plan: Plan, day: Day, seen: Sight[]): Place[] {
  const first = firstHour(plan, day)
  // one lands before one left
  const sameDay = plan.journey.kind === 'flight' && plan.journey.rhythm === 'pacific' && day.kind === 'out'
  const clockless = plan.agency.travel_agency === 5 || sameDay
  const byDay = seen.filter(({ at }) => at === undefined || day.kind === 'only')
  const hour = ({ at }: Sight, index: number) =>
    at === undefined || day.kind === 'only'
      ? later(first, gaps(day)[index] ?? 480)
      : at === 'dawn'
        ? '06:00'
        : '18:30'
  if (clockless) return seen.map(({ name, line }) => place(null, name, line))
  return [...byDay, ...seen.filter((sight) => !byDay.includes(sight))].map((sight, index) =>
    place(hour(sight, index), sight.name, sight.line),
  )
}

const idle: Record<Setting, [name: Words, line: Words]> = {
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
const restful = new Set([2, 5, 7, 10])
const halfFree = new Set(['HN401'])

function restOf({ agency, trip }: Plan, { kind, free, at, stage, rounds }: Day, seen: Sight[]): Place[] {
  const [name, line] = idle[at.town.setting]
  if (free) return [place(null, name, line)]
  if (stage || rounds.length > 0) return []
  if (halfFree.has(trip.package_code) && (kind === 'full' || kind === 'move'))
    return [place('16:30', name, line)]
  const daytime = seen.filter((sight) => sight.at === undefined).length
  const open =
    kind === 'full'
      ? daytime === 0 || (daytime < 2 && restful.has(agency.travel_agency))
      : (kind === 'arrive' || kind === 'move') && seen.length === 0
  return open ? [place(agency.travel_agency === 5 ? null : '15:00', name, line)] : []
}

/** The days an extra may stand on: one stays the whole day, and nothing else fills it. */
function openDays(plan: Plan): Day[] {
  const late = plan.journey.kind === 'flight' && plan.journey.rhythm === 'evening'
  const away = tripDays(plan)
  return plan.days.filter(
    ({ day, kind, free, stage, rounds }) =>
      (kind === 'full' || (kind === 'leave' && late)) &&
      !away.has(day) &&
      !free &&
      !stage &&
      rounds.length === 0,
  )
}

/** Shop visits and optional tours stand in the itinerary, with what those do who stay away. */
function extraOn(plan: Plan, day: Day): Place[] {
  if (plan.agency.travel_agency > 2) return []
  const { shops, tours } = extrasOf(plan)
  const open = openDays(plan)
  const shop = shops[open.findIndex((one) => one.day === day.day)]
  const here = tours.filter(
    ({ stop }, at) =>
      open.filter(({ at: bed }) => stop === undefined || bed.leg.at === stop)[stop === undefined ? at : 0]
        ?.day === day.day,
  )
  return [
    ...(shop
      ? [
          place(
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
      place(
        null,
        words(`선택: ${name.ko}`, `Optional: ${name.en}`),
        words('선택하지 않으면 숙소에서 자유 시간', 'Otherwise free time at your lodging'),
      ),
    ),
  ]
}

// The transport of each day.
import type { Words } from '../demo-types.ts'
import type { Flight } from './flights.ts'
import { appendTo, formatHours, words } from './phrases.ts'
import type { PlanDay, TripPlan } from './plan.ts'
import type { Region } from './regions.ts'
import type { TravelMode } from './routes.ts'
import type { Stay } from './stays.ts'

const incheon = words('인천', 'Incheon')

/** Whether it is direct is said only where the trip promises it. */
export function describeFlight(flight: Flight, direct: boolean, homeward = false): Words {
  const [from, to] = homeward ? [flight.city, incheon] : [incheon, flight.city]
  const time = flight.hours < 20 ? formatHours(flight.hours) : null // so far that the stops on the way decide
  const how = direct
    ? words('직항 ', ', direct')
    : flight.via
      ? words(`${flight.via.ko} 경유 `, ` by way of ${flight.via.en}`)
      : words('', '')
  return words(
    `${from.ko}에서 ${to.ko}까지 ${how.ko}${time?.ko ?? ''}`.trim(),
    `${from.en} to ${to.en}${how.en}${time ? `, ${time.en}` : ''}`,
  )
}

const modeWords: Record<TravelMode, Words> = {
  coach: words('전용버스', 'Coach'),
  train: words('기차', 'Train'),
  flight: words('항공편', 'Flight'),
  boat: words('배', 'Boat'),
  car: words('전용 차량', 'Private car'),
  seaplane: words('수상비행기', 'Seaplane'),
  jeep: words('사륜차', '4x4'),
  bus: words('시외버스', 'Long-distance bus'),
  van: words('승합차', 'Van'),
  walk: words('리조트 안 이동', 'Within the resort'),
}

const groundWords = {
  join: words('현지 승합차', 'Van'),
  car: words('렌터카', 'Hire car'),
  train: words('기차와 현지 차량', 'Train and local vehicle'),
  coach: words('전용버스', 'Coach'),
  boat: words('여객선', 'Ferry'),
  flight: words('국내선 왕복과 전용 차량', 'Domestic flight and private car'),
}

export function describeTransport(
  { journey, agency, tags }: TripPlan,
  { kind, at, from, free, stage, rounds }: PlanDay,
): Words | null {
  if (free || kind === 'land') return null
  const homeward = kind === 'leave' || kind === 'back'
  if (journey.kind === 'flight' && (kind === 'out' || homeward)) {
    const { ko, en } = describeFlight(homeward ? journey.back : journey.out, journey.direct, homeward)
    return words(`항공: ${ko}`, `Flight: ${en}`)
  }
  if (journey.kind === 'ground' && (kind === 'out' || kind === 'back')) return groundWords[journey.start.way]
  if (journey.kind === 'ground' && kind === 'only' && journey.start.way === 'coach') return groundWords.coach
  if (stage && at.leg.by === 'walk') return words('도보, 짐은 트럭으로', 'On foot, bags by truck')
  if (kind === 'move' && from && at.leg.by)
    return describeTransfer(modeWords[at.leg.by], from.town.name, at.town.name)
  if (at.town.setting === 'sea' || at.stay === 'ship') return words('배', 'By ship')
  if (at.town.name.ko === '베네치아') return words('수상버스와 걷기', 'Water bus and on foot')
  if (at.town.setting === 'wild' && roughRegions.has(at.town.region))
    return at.town.region === 'africa'
      ? words('사파리 차량', 'Safari vehicle')
      : words('사륜 승합차', '4x4 van')
  if (tags.has('이지라이더') && at.stay === 'homestay')
    return words('현지 라이더의 오토바이 뒷자리', 'On the back of a local rider’s motorbike')
  if (villaStays.has(at.stay) && agency.travel_agency !== 5) return null
  if (stage) return words('도보', 'On foot')
  if (rounds.length > 0) return words('골프장 왕복 전용차량', 'Private transfers to the course')
  if (tags.has('렌터카') || tags.has('렌터카 포함') || tags.has('KTX·렌터카'))
    return words('렌터카', 'Hire car')
  if (tags.has('전용차량') || tags.has('전용 차량')) return words('전용 차량', 'Private car')
  if (agency.travel_agency === 1 && tags.has('소규모')) return words('소형버스', 'Small coach')
  if (agency.travel_agency === 1 && tags.has('기차여행'))
    return words('기차와 현지 차량', 'Train and local vehicle')
  return usualTransport[agency.travel_agency] ?? null
}

/** Where the road ends. */
const roughRegions = new Set<Region>(['mongolia', 'africa', 'latin'])

/** At a villa there is nowhere to drive. */
const villaStays = new Set<Stay>(['beachVilla', 'waterVilla'])

const describeTransfer = (way: Words, from: Words, to: Words): Words =>
  from.ko === to.ko || to.ko === '배'
    ? way
    : words(`${way.ko}: ${from.ko}에서 ${appendTo(to.ko)}`, `${way.en}: ${from.en} to ${to.en}`)

/** How each agency drives about; a honeymoon has no vehicle of the group. */
const usualTransport: Record<number, Words> = {
  1: words('전용버스', 'Coach'),
  2: words('승합차와 배', 'Van and boat'),
  3: words('승합차와 걷기', 'Van and on foot'),
  4: words('대중교통과 걷기', 'Public transport and on foot'),
  6: words('전용차량', 'Private vehicle'),
  7: words('전용버스 (두 시간마다 휴식)', 'Coach, with a rest every two hours'),
  8: words('전용 차량', 'Own vehicle'),
  9: words('소형 전용차량', 'Small private vehicle'),
  10: words('대중교통과 걷기', 'Public transport and on foot'),
}

// The demo's timetable: who flies to each gate from Seoul, when, and when it lands by the clock there.
import type { Flights } from '#domain/catalog/flights.ts'
import { type Carrier, fromBusan, hubs, lowCostCarriers } from './airlines.ts'
import { type Flight, type FlightRhythm, flights, type Gate } from './flights.ts'
import { canLeaveFromBusan } from './meetings.ts'
import { addMinutes, hashText } from './phrases.ts'
import type { TripPlan } from './plan.ts'

/** The airport, and its hours from Greenwich outside summer time. */
const airports: Record<Gate, readonly [airport: string, offset: number]> = {
  danang: ['DAD', 7],
  nhatrang: ['CXR', 7],
  phuquoc: ['PQC', 7],
  hanoi: ['HAN', 7],
  condao: ['VCS', 7],
  bangkok: ['BKK', 7],
  phuket: ['HKT', 7],
  chiangmai: ['CNX', 7],
  chiangrai: ['CEI', 7],
  samui: ['USM', 7],
  krabi: ['KBV', 7],
  vientiane: ['VTE', 7],
  luangprabang: ['LPQ', 7],
  siemreap: ['SAI', 7],
  cebu: ['CEB', 8],
  bohol: ['TAG', 8],
  kalibo: ['KLO', 8],
  palawan: ['PPS', 8],
  clark: ['CRK', 8],
  bali: ['DPS', 8],
  yogyakarta: ['YIA', 7],
  surabaya: ['SUB', 7],
  lombok: ['LOP', 8],
  kinabalu: ['BKI', 8],
  kualalumpur: ['KUL', 8],
  langkawi: ['LGK', 8],
  singapore: ['SIN', 8],
  fukuoka: ['FUK', 9],
  kumamoto: ['KMJ', 9],
  kagoshima: ['KOJ', 9],
  miyazaki: ['KMI', 9],
  osaka: ['KIX', 9],
  takamatsu: ['TAK', 9],
  tokyo: ['NRT', 9],
  nagoya: ['NGO', 9],
  komatsu: ['KMQ', 9],
  sapporo: ['CTS', 9],
  okinawa: ['OKA', 9],
  miyako: ['SHI', 9],
  beijing: ['PEK', 8],
  qingdao: ['TAO', 8],
  yanji: ['YNJ', 8],
  shanghai: ['PVG', 8],
  zhangjiajie: ['DYG', 8],
  guilin: ['KWL', 8],
  taipei: ['TPE', 8],
  taichung: ['RMQ', 8],
  kaohsiung: ['KHH', 8],
  hongkong: ['HKG', 8],
  kunming: ['KMG', 8],
  lijiang: ['LJG', 8],
  sanya: ['SYX', 8],
  ulaanbaatar: ['UBN', 8],
  bishkek: ['FRU', 6],
  paris: ['CDG', 1],
  nice: ['NCE', 1],
  marseille: ['MRS', 1],
  zurich: ['ZRH', 1],
  geneva: ['GVA', 1],
  london: ['LHR', 0],
  edinburgh: ['EDI', 0],
  amsterdam: ['AMS', 1],
  rome: ['FCO', 1],
  milan: ['MXP', 1],
  venice: ['VCE', 1],
  barcelona: ['BCN', 1],
  madrid: ['MAD', 1],
  bilbao: ['BIO', 1],
  seville: ['SVQ', 1],
  lisbon: ['LIS', 0],
  porto: ['OPO', 0],
  athens: ['ATH', 2],
  prague: ['PRG', 1],
  vienna: ['VIE', 1],
  budapest: ['BUD', 1],
  munich: ['MUC', 1],
  ljubljana: ['LJU', 1],
  dubrovnik: ['DBV', 1],
  copenhagen: ['CPH', 1],
  helsinki: ['HEL', 2],
  bergen: ['BGO', 1],
  stavanger: ['SVG', 1],
  reykjavik: ['KEF', 0],
  istanbul: ['IST', 3],
  kayseri: ['ASR', 3],
  losangeles: ['LAX', -8],
  lasvegas: ['LAS', -8],
  sanfrancisco: ['SFO', -8],
  newyork: ['JFK', -5],
  toronto: ['YYZ', -5],
  phoenix: ['PHX', -7],
  vancouver: ['YVR', -8],
  calgary: ['YYC', -7],
  honolulu: ['HNL', -10],
  kona: ['KOA', -10],
  maui: ['OGG', -10],
  guam: ['GUM', 10],
  saipan: ['SPN', 10],
  palau: ['ROR', 9],
  fiji: ['NAN', 12],
  sydney: ['SYD', 10],
  melbourne: ['MEL', 10],
  brisbane: ['BNE', 10],
  auckland: ['AKL', 12],
  christchurch: ['CHC', 12],
  queenstown: ['ZQN', 12],
  male: ['MLE', 5],
  mauritius: ['MRU', 4],
  colombo: ['CMB', 5.5],
  dubai: ['DXB', 4],
  abudhabi: ['AUH', 4],
  cairo: ['CAI', 2],
  amman: ['AMM', 3],
  casablanca: ['CMN', 1],
  marrakech: ['RAK', 1],
  nairobi: ['NBO', 3],
  kilimanjaro: ['JRO', 3],
  zanzibar: ['ZNZ', 3],
  victoriafalls: ['VFA', 2],
  capetown: ['CPT', 2],
  kathmandu: ['KTM', 5.75],
  santiago: ['SCL', -4],
  calafate: ['FTE', -3],
  lima: ['LIM', -5],
  lapaz: ['LPB', -4],
}

type Airport = { airport: string; offset: number }
const seoul: Airport = { airport: 'ICN', offset: 9 }
const findAirport = (flight: Flight): Airport => {
  const [gate] = Object.entries(flights).find(([, known]) => known === flight) ?? []
  const [airport, offset] = Object.entries(airports).find(([name]) => name === gate)?.[1] ?? ['ICN', 9]
  return { airport, offset }
}

/** When one leaves home and starts back, by the clock of each place. */
export const timesByRhythm: Record<FlightRhythm, { meet: string; leave: string; homeward: string }> = {
  evening: { meet: '17:30', leave: '20:30', homeward: '23:30' },
  day: { meet: '06:30', leave: '09:30', homeward: '16:00' },
  long: { meet: '10:00', leave: '13:00', homeward: '19:30' },
  midnight: { meet: '22:00', leave: '00:55', homeward: '17:30' },
  night: { meet: '16:30', leave: '19:30', homeward: '10:00' },
  pacific: { meet: '12:00', leave: '15:00', homeward: '11:30' },
}

const day_min = 24 * 60
const parseMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const formatClock = (minutes: number) => {
  const minute = ((minutes % day_min) + day_min) % day_min
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

type FlightLeg = Flights[number]
type FlightRide = {
  way: FlightLeg['way']
  by: Carrier
  from: Airport
  to: Airport
  at: number
  hours: number
  number: number
}

/** `at`: in minutes of the day there. Clocks are set to five minutes. */
function createLeg({ way, by, from, to, at, hours, number }: FlightRide): FlightLeg & { lands: number } {
  const lands = at + Math.round((hours + to.offset - from.offset) * 12) * 5
  return {
    way,
    airline: by.name,
    number: `${by.code}${number}`,
    from: from.airport,
    to: to.airport,
    departs: formatClock(at),
    arrives: formatClock(lands),
    days: Math.max(0, Math.floor(lands / day_min) - Math.floor(at / day_min)),
    lands,
  }
}

const removeLanding = ({ lands: _, ...leg }: ReturnType<typeof createLeg>): FlightLeg => leg

/** Between two planes. */
const transfer_h = 2

type FlightWay = {
  way: FlightLeg['way']
  flight: Flight
  by: Carrier
  at: string
  number: number
  home: Airport
}

function createLegs({ way, flight, by, at, number, home }: FlightWay): FlightLeg[] {
  const there = findAirport(flight)
  const stop = flight.via && hubs[flight.via.ko]
  const [from, to] = way === 'out' ? [home, there] : [there, home]
  const begin = parseMinutes(at)
  if (!stop) return [removeLanding(createLeg({ way, by, from, to, at: begin, hours: flight.hours, number }))]
  const short = Math.max(1, flight.hours - stop.hours - transfer_h)
  const [firstHours, secondHours] = way === 'out' ? [stop.hours, short] : [short, stop.hours]
  const first = createLeg({ way, by, from, to: stop, at: begin, hours: firstHours, number })
  const next = first.lands + transfer_h * 60
  const second = createLeg({ way, by, from: stop, to, at: next, hours: secondHours, number: number + 300 })
  return [removeLanding(first), removeLanding(second)]
}

/** Out and back again, with numbers that stay the same for the same gate. */
function createReturnFlights(plan: TripPlan, by: Carrier, home: Airport): Flights {
  const { journey, days, tags } = plan
  if (journey.kind !== 'flight') return []
  const { out, back, rhythm } = journey
  const number = (flight: Flight) => 101 + (hashText(`${by.code}${flight.city.en}`) % 280) * 2
  const leave = addMinutes(timesByRhythm[rhythm].leave, tags.has('낮 비행기') ? 120 : 0)
  return [
    ...createLegs({ way: 'out', flight: out, by, at: leave, number: number(out), home }),
    ...createLegs({
      way: 'back',
      flight: back,
      by,
      at: getHomewardTime(rhythm, days.at(-1)?.kind === 'back'),
      number: number(back) + 1,
      home,
    }),
  ]
}

/** Who sleeps in a bed the night before flies home by day. */
export const getHomewardTime = (rhythm: FlightRhythm, isByDay: boolean) =>
  timesByRhythm[rhythm === 'evening' && isByDay ? 'day' : rhythm].homeward

const gimpo: Airport = { airport: 'GMP', offset: 9 }
const jeju: Airport = { airport: 'CJU', offset: 9 }
const gimhae: Airport = { airport: 'PUS', offset: 9 }

/** An hour and ten minutes each way, home before evening. */
function createJejuFlights({ trip: { package_code } }: TripPlan, leave: string): Flights {
  const by = lowCostCarriers[hashText(package_code) % lowCostCarriers.length] ?? fromBusan
  const number = 201 + (hashText(package_code) % 40) * 2
  const ride = (way: FlightLeg['way'], from: Airport, to: Airport, at: string, of: number) =>
    removeLanding(createLeg({ way, by, from, to, at: parseMinutes(at), hours: 7 / 6, number: of }))
  return [ride('out', gimpo, jeju, leave, number), ride('back', jeju, gimpo, '15:20', number + 1)]
}

/** The plans a trip flies by, in turn; none by coach, train or boat, nor where one meets on the spot. */
export function listFlightPlans(plan: TripPlan): Flights[] {
  const { journey, agency, trip } = plan
  if (journey.kind === 'ground')
    return journey.start.way === 'flight' ? [createJejuFlights(plan, addMinutes(journey.start.time, 30))] : []
  const usual = createReturnFlights(plan, journey.carrier, seoul)
  return canLeaveFromBusan(agency, trip)
    ? [usual, usual, createReturnFlights(plan, fromBusan, gimhae)]
    : [usual]
}

// Some sixty bookings an agency: a year that is over and the months ahead, in every state there is.
// The same every time but for the dates, which follow today.
import { sql } from 'kysely'
import { countSeats, type Party } from '#domain/booking/price.ts'
import { addDays, countDaysBetween } from '#lib/days.ts'
import type { Db } from '#platform/db/database.server.ts'
import {
  createGuest,
  type DatedStory,
  day_ms,
  getToday,
  hour_ms,
  type SeedAgency,
  type SeedDeparture,
  type SeedTrip,
  toIso,
} from './booking-story.ts'
import { createTravellers, pickParty } from './customers.ts'
import { make } from './make.ts'
import type { BookingStory, CreatedBooking } from './make-bookings.ts'
import { demoName } from './members.ts'
import { createPlanStories, fillTripPlans } from './plan-bookings.ts'

/** How a booking went, or how far it has come. */
type BookingCourse =
  | 'waiting'
  | 'paid'
  | 'preparing'
  | 'ready'
  | 'travelled'
  | 'cancelling'
  | 'cancelled'
  | 'refused'
  | 'one gone'
  | 'let go'
  | 'late'

/**
 * Departures ahead: the trip by its place in the catalogue, which of its departures, and who has booked it.
 */
const departuresAhead: [trip: number, departure: number, courses: BookingCourse[]][] = [
  [0, 0, ['paid']],
  [1, 0, ['ready', 'ready', 'preparing', 'cancelling']],
  [2, 0, ['ready', 'preparing', 'paid', 'ready']],
  [3, 0, ['preparing', 'paid']],
  [4, 0, ['ready', 'preparing', 'preparing']],
  [0, 1, ['paid', 'paid', 'preparing']],
  [1, 1, ['waiting', 'paid']],
  [5, 1, ['waiting', 'preparing', 'let go']],
  [2, 2, ['waiting', 'paid', 'cancelling']],
  [6, 2, ['paid', 'one gone']],
  [7, 3, ['waiting', 'late']],
  [3, 3, ['paid', 'refused']],
  [8, 4, ['waiting', 'paid', 'cancelled']],
  [0, 6, ['paid']],
  [4, 7, ['preparing']],
]

/**
 * Departures that are over, so many days ago. The first three were booked in the weeks the charts compare
 * with.
 */
const pastDepartures: [ago: number, trip: number, courses: BookingCourse[]][] = [
  [338, 0, ['travelled', 'travelled', 'travelled']],
  [331, 3, ['travelled', 'travelled', 'late']],
  [322, 5, ['travelled', 'travelled', 'travelled']],
  [270, 1, ['travelled', 'travelled']],
  [214, 2, ['travelled', 'let go']],
  [160, 4, ['travelled', 'travelled']],
  [118, 6, ['travelled', 'cancelled']],
  [75, 7, ['travelled', 'travelled']],
  [52, 8, ['travelled']],
  [38, 2, ['travelled', 'travelled']],
  [24, 0, ['travelled', 'travelled']],
  [1, 5, ['ready']],
]

export async function fillBookings(db: Db, agency: SeedAgency): Promise<CreatedBooking[]> {
  const trips = await listTrips(db, agency.travel_agency)
  const isBooked = (nth: number, which: number) =>
    departuresAhead.some(([trip, departure]) => trip === nth && departure === which)
  const stories = [
    ...createStoriesAhead(agency, trips),
    ...createPastStories(agency, trips),
    ...createDemoStories(agency, trips),
    ...createPlanStories(agency, trips, isBooked),
  ]
  const past = [...new Map(stories.map((each) => [getStoryKey(each), each])).values()].filter(
    ({ departure, trip }) => !hasDeparture(trips, trip.package_code, departure.departure_date),
  )
  await db
    .insertInto('departure')
    .values(
      past.map(({ trip: { package_code }, departure }) => ({
        travel_agency: agency.travel_agency,
        package_code,
        ...departure,
      })),
    )
    .execute()
  const bookings = await make(db, agency.travel_agency).bookings(stories)
  await fillDepartures(db, agency.travel_agency, trips)
  await fillTripPlans(db, agency.travel_agency, bookings)
  return bookings
}

const getStoryKey = ({ trip, departure }: DatedStory) => `${trip.package_code} ${departure.departure_date}`
const hasDeparture = (trips: SeedTrip[], package_code: string, departure_date: string) =>
  trips.some(
    (trip) =>
      trip.package_code === package_code &&
      trip.departures.some((each) => each.departure_date === departure_date),
  )

/** The trips that are sold most: the oldest, and those that are first in the list. */
async function listTrips(db: Db, travel_agency: number): Promise<SeedTrip[]> {
  const trips = await db
    .selectFrom('package as p')
    .innerJoin('package_detail as d', (on) =>
      on.onRef('d.travel_agency', '=', 'p.travel_agency').onRef('d.package_code', '=', 'p.package_code'),
    )
    .select(['p.package_code', 'p.page_title', 'p.days', 'p.seq', 'd.travel_alert'])
    .where('p.travel_agency', '=', travel_agency)
    .orderBy('p.reg_date')
    .execute()
  const sold = trips.filter(({ seq }, at) => at < 9 || seq < 2)
  const departures = await db
    .selectFrom('departure')
    .select(['package_code', 'departure_date', 'adult_price', 'child_price', 'baby_price'])
    .select(['seats', 'minimum', 'closed_yn'])
    .where('travel_agency', '=', travel_agency)
    .where(
      'package_code',
      'in',
      sold.map(({ package_code }) => package_code),
    )
    .orderBy('departure_date')
    .execute()
  return sold.map(({ travel_alert, ...trip }) => ({
    ...trip,
    is_abroad: travel_alert !== null,
    departures: departures
      .filter(({ package_code }) => package_code === trip.package_code)
      .map(({ package_code: _, ...departure }) => departure),
  }))
}

function createStoriesAhead(agency: SeedAgency, trips: SeedTrip[]): DatedStory[] {
  let at = 0
  return departuresAhead.flatMap(([nth, which, courses]) => {
    const trip = trips[nth]
    const departure = trip?.departures[which]
    if (!trip || !departure) return []
    // The very first departure stays below its minimum, so that somebody has to decide about it.
    const most = nth + which === 0 ? departure.minimum - 1 : countSeatsEach(departure, courses)
    return courses.map((course) => {
      const party = limitParty(pickParty(agency.travel_agency, at), most)
      return createStory(agency, { at: at++, trip, departure, course, party })
    })
  })
}

function createPastStories(agency: SeedAgency, trips: SeedTrip[]): DatedStory[] {
  let at = 100
  return pastDepartures.flatMap(([ago, nth, courses], group) => {
    const trip = trips[nth]
    const like = trip?.departures[0]
    if (!trip || !like) return []
    const departure = { ...like, departure_date: addDays(getToday(), -ago) }
    return courses.map((planned) => {
      // a day's trip is over already
      const course = planned === 'ready' && trip.days <= ago ? 'travelled' : planned
      const party = limitParty(pickParty(agency.travel_agency, at), countSeatsEach(departure, courses))
      const before = group < 3 ? 366 + ((at * 5) % 11) : ago + 24 + ((at * 7) % 30)
      return createStory(agency, { at: at++, trip, departure, course, party, before })
    })
  })
}

/** So many seats each, and all of them find room. */
const countSeatsEach = ({ seats }: SeedDeparture, courses: BookingCourse[]) =>
  Math.floor(seats / courses.length)

/** A party that is too large comes without its children. */
const limitParty = (party: Party, most: number): Party =>
  countSeats(party) <= most ? party : { adult: Math.min(party.adult, most), child: 0, baby: 0 }

type StoryInput = {
  at: number
  trip: SeedTrip
  departure: SeedDeparture
  course: BookingCourse
  party: Party
  /** The days since the reservation; by default as many as its course takes. */
  before?: number
}

/** How many days a course takes at least, from the reservation until now. */
const courseDays: Record<BookingCourse, number> = {
  waiting: 0,
  paid: 2,
  preparing: 5,
  ready: 10,
  travelled: 0,
  cancelling: 6,
  cancelled: 8,
  refused: 9,
  'one gone': 6,
  'let go': 3,
  late: 3,
}

function createStory(
  agency: SeedAgency,
  { at, trip, departure, course, party, before }: StoryInput,
): DatedStory {
  const { travel_agency, language } = agency
  const { departure_date } = departure
  const ago = before ?? courseDays[course] + ((at * 3) % (course === 'waiting' ? 1.4 : 8))
  const reserved = Date.now() - ago * day_ms - (2 + (at % 6)) * hour_ms
  return {
    trip,
    departure,
    party,
    who: createGuest(agency, at),
    travellers: createTravellers({ travel_agency, language }, at, { party, departure_date }),
    ...(course === 'waiting' && { held_until: toIso(reserved + 2 * day_ms) }),
    ...(course === 'one gone' && { oneGone: { at: toIso(reserved + 4 * day_ms) } }),
    steps: createSteps(agency, course, {
      reserved,
      paid: reserved + (5 + (at % 25)) * hour_ms,
      trip,
      departure_date,
    }),
  }
}

type StoryTimes = { reserved: number; paid: number; trip: SeedTrip; departure_date: string }

function createSteps(
  { sales, money, language }: SeedAgency,
  course: BookingCourse,
  when: StoryTimes,
): BookingStory['steps'] {
  const { reserved, paid, trip, departure_date } = when
  const by = (name: string) => ({ by: 'staff' as const, by_name: name })
  const reserve = { progress: 'waiting_for_payment' as const, by: 'customer' as const, at: toIso(reserved) }
  const pay = { progress: 'payment_completed' as const, ...by(money), at: toIso(paid) }
  const prepared = paid + 1.5 * day_ms
  const prepare = { progress: 'preparing' as const, ...by(sales), at: toIso(prepared) }
  const leaves = Date.parse(departure_date) - 7 * day_ms
  const readied = course === 'travelled' || leaves < Date.now() - day_ms ? leaves : prepared + 3 * day_ms
  const ready = { progress: 'ready' as const, ...by(sales), at: toIso(Math.max(readied, prepared + day_ms)) }
  const cancel = { progress: 'cancel_requested' as const, by: 'customer' as const }
  const end = { progress: 'cancel_completed' as const }
  switch (course) {
    case 'waiting':
      return [reserve]
    case 'late':
      return [reserve, { ...end, by: 'clock', at: toIso(reserved + 2 * day_ms) }]
    case 'let go':
      return [reserve, { ...end, by: 'customer', at: toIso(reserved + 10 * hour_ms) }]
    case 'paid':
    case 'one gone':
      return [reserve, pay]
    case 'preparing':
      return [reserve, pay, prepare]
    case 'ready':
      return [reserve, pay, prepare, ready]
    case 'travelled': {
      // The clock closes it on the day after the return, just after midnight in Seoul.
      const back = toIso(Date.parse(addDays(departure_date, trip.days - 1)) + 15 * hour_ms + 300_000)
      return [reserve, pay, prepare, ready, { progress: 'travel_completed', by: 'clock', at: back }]
    }
    case 'cancelling':
      return [
        reserve,
        pay,
        prepare,
        { ...cancel, at: toIso(Date.now() - 5 * hour_ms - (paid % (20 * hour_ms))) },
      ]
    case 'cancelled':
      return [
        reserve,
        pay,
        { ...cancel, at: toIso(paid + 2 * day_ms) },
        { ...end, ...by(money), at: toIso(paid + 3 * day_ms) },
      ]
    case 'refused':
      return [
        reserve,
        pay,
        prepare,
        { ...cancel, at: toIso(prepared + day_ms) },
        { ...prepare, at: toIso(prepared + 2 * day_ms), note: refusalNote[language] },
      ]
  }
}

/** Told to the customer when a cancel was refused. */
const refusalNote = {
  ko: '통화 후 취소를 거두셨습니다.',
  en: 'Withdrawn by the customer on the telephone.',
}

/** Two stories of the account everybody may log in to. */
function createDemoStories(agency: SeedAgency, trips: SeedTrip[]): DatedStory[] {
  const party = { adult: 2, child: 0, baby: 0 }
  const who = {
    name: demoName[agency.language],
    contact: '010-2345-6789',
    email: 'demo@naru.example',
    language: agency.language,
    member_id: agency.demo,
    proved_by: 'log_in' as const,
  }
  const travellers: BookingStory['travellers'] = [
    { kind: 'adult', name: who.name, name_en: 'KIM NARU', birthdate: '1988-05-14', gender: 'female' },
    {
      kind: 'adult',
      name: agency.language === 'en' ? 'Gang Lee' : '이강',
      name_en: 'LEE GANG',
      birthdate: '1987-11-02',
      gender: 'male',
    },
  ]
  const createDemoStory = (
    trip: SeedTrip,
    departure: SeedDeparture,
    course: BookingCourse,
    ago: number,
  ): DatedStory => {
    const reserved = Date.now() - ago * day_ms
    const when = { reserved, paid: reserved + 8 * hour_ms, trip, departure_date: departure.departure_date }
    return { trip, departure, party, who, travellers, steps: createSteps(agency, course, when) }
  }
  const [first, second] = trips.filter(({ seq }) => seq < 2).toSorted((one, other) => one.seq - other.seq)
  const like = first?.departures[0]
  const later = second?.departures.find(
    ({ departure_date }) => countDaysBetween(getToday(), departure_date) > 40,
  )
  return [
    ...(first && like
      ? [createDemoStory(first, { ...like, departure_date: addDays(getToday(), -30) }, 'travelled', 90)]
      : []),
    ...(second && later ? [createDemoStory(second, later, 'preparing', 12)] : []),
  ]
}

/** Some departures are nearly full and one is full, so that the calendar has states to show. */
const nearlyFull: [trip: number, departure: number, free: number][] = [
  [1, 0, 0],
  [2, 0, 2],
  [4, 0, 3],
  [0, 1, 4],
]

async function fillDepartures(db: Db, travel_agency: number, trips: SeedTrip[]): Promise<void> {
  const rows = nearlyFull.flatMap(([nth, which, free]) => {
    const departure = trips[nth]?.departures[which]
    return departure
      ? [sql`(${trips[nth]?.package_code}, ${departure.departure_date}::date, ${free}::int)`]
      : []
  })
  await sql`
    update departure d set seats = greatest(d.minimum, s.taken + v.free)
    from departure_seat s, (values ${sql.join(rows)}) v (package_code, departure_date, free)
    where d.travel_agency = ${travel_agency} and d.package_code = v.package_code and d.departure_date = v.departure_date
      and s.travel_agency = d.travel_agency and s.departure_id = d.departure_id`.execute(db)
}

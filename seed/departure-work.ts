// Departures of a demo agency as they are run: checks, notes, rooms, a list that went out, the guide and their slips.
import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { proposeRooms } from '#domain/departure/people/rooms.ts'
import { readTravellers, type Traveller } from '#domain/departure/people/travellers.server.ts'
import { addDays } from '#lib/days.ts'
import type { Db } from '#platform/db/database.server.ts'
import { hashSha256 } from '#platform/secrets.server.ts'

type SeedStaff = { id: number; name: string }
type SeedDepartures = {
  travel_agency: number
  language: 'ko' | 'en'
  sales: SeedStaff
  guide: SeedStaff
}
type Departure = { departure_id: number; departure_date: string; is_over: boolean }

/** Departures to come, and as many that are over. */
const departuresEach = 5
const texts = {
  ko: {
    checks: ['비자', '여행자보험'],
    diets: ['땅콩 알레르기', '채식', '해산물을 못 드심'],
    notes: ['무릎이 불편해 낮은 층', '첫 해외여행', '창가 좌석 희망'],
    groups: ['A조', 'B조'],
    relatives: [
      ['김가족', '배우자'],
      ['이부모', '어머니'],
      ['박형제', '형'],
    ],
    meeting: '인천공항 제1터미널 3층 A카운터 앞',
    emergency: '현지 사무소 +84 236 555 0101 (24시간)',
    slips: ['기사·가이드 봉사료', '입장권', '생수 두 상자'],
    guideNote: '전원 탑승. 버스가 20분 늦어 첫 방문지를 줄임.',
  },
  en: {
    checks: ['Visa', 'Travel insurance'],
    diets: ['Peanut allergy', 'Vegetarian', 'No seafood'],
    notes: ['Bad knee: a low floor', 'First trip abroad', 'Window seat, please'],
    groups: ['Group A', 'Group B'],
    relatives: [
      ['Sam Kin', 'spouse'],
      ['Mary Parent', 'mother'],
      ['Joe Brother', 'brother'],
    ],
    meeting: 'Incheon Airport, Terminal 1, third floor, counter A',
    emergency: 'Local office +84 236 555 0101, day and night',
    slips: ['Tips for driver and guide', 'Entrance tickets', 'Two boxes of water'],
    guideNote: 'Everybody aboard. The coach was 20 minutes late, so the first stop was shorter.',
  },
}

export async function fillDepartureWork(db: Db, demo: SeedDepartures): Promise<void> {
  const { travel_agency, language } = demo
  const checks = await db
    .insertInto('traveller_check')
    .values(texts[language].checks.map((name, seq) => ({ travel_agency, name, seq })))
    .returning('id')
    .execute()
  for (const departure of await listDepartures(db, travel_agency)) {
    const { travellers, single_rooms } = await readTravellers({ db, travel_agency }, departure.departure_id)
    const singles = new Map(single_rooms.map(({ booking_id, count }) => [booking_id, count]))
    await fillNotes(db, { ...demo, ...departure }, travellers, checks)
    const rooms = proposeRooms(travellers, [], singles)
    await db
      .insertInto('departure_rooms')
      .values({
        ...{ travel_agency, departure_id: departure.departure_id, by_name: demo.sales.name },
        rooms: JSON.stringify(rooms),
      })
      .execute()
    await fillSentList(db, demo, departure, travellers)
    await fillGuide(db, demo, departure)
    if (departure.is_over) await fillGuideEntries(db, demo, departure, travellers)
  }
}

async function listDepartures(db: Db, travel_agency: number): Promise<Departure[]> {
  const { rows } = await sql<Departure>`
    select departure_id, departure_date, is_over from (
      select o.departure_id, o.departure_date, o.departure_date + p.days - 1 < today.day as is_over,
        row_number() over (partition by o.departure_date + p.days - 1 < today.day order by abs(o.departure_date - today.day)) as nth
      from departure o
      join package p on p.travel_agency = o.travel_agency and p.package_code = o.package_code
      cross join (select (now() at time zone 'Asia/Seoul')::date as day) today
      where o.travel_agency = ${travel_agency} and o.cancelled is null and exists (
        select from booking b where b.travel_agency = o.travel_agency and b.departure_id = o.departure_id
          and b.progress in ('payment_completed', 'preparing', 'ready', 'travel_completed'))) nearest
    where nth <= ${departuresEach}::int order by departure_date`.execute(db)
  return rows
}

/** Of every third traveller; what is done for all of them is ticked for most, and most named whom to call. */
async function fillNotes(
  db: Db,
  { travel_agency, language, is_over }: SeedDepartures & Pick<Departure, 'is_over'>,
  travellers: readonly Traveller[],
  checks: readonly { id: number }[],
): Promise<void> {
  const words = texts[language]
  const bookings = await db
    .selectFrom('booking')
    .select(['id', 'booking_id'])
    .where('travel_agency', '=', travel_agency)
    .where('booking_id', 'in', ['', ...travellers.map(({ booking_id }) => booking_id)])
    .execute()
  const pick = (list: readonly string[], at: number) => (at % 3 === 0 ? (list[at % list.length] ?? '') : '')
  for (const [at, { booking_id, traveller }] of travellers.entries()) {
    const booking = bookings.find((each) => each.booking_id === booking_id)
    if (!booking || at % 4 === 3) continue
    const [relative = '', relation = ''] = words.relatives[at % words.relatives.length] ?? []
    if (!is_over)
      await db
        .insertInto('emergency_contact')
        .values({
          ...{ travel_agency, booking: booking.id, traveller, relation, by_name: null },
          ...{ name: relative, contact: `010-5555-02${String(at % 100).padStart(2, '0')}` },
        })
        .execute()
    await db
      .insertInto('traveller_note')
      .values({
        travel_agency,
        booking: booking.id,
        traveller,
        group_name: words.groups[at % 2] ?? '',
        diet: pick(words.diets, at),
        note: pick(words.notes, at + 1),
        checks: Object.fromEntries(checks.slice(at % 2).map(({ id }) => [id, 'done' as const])),
      })
      .execute()
  }
}

/** The list went out before the last booking, so that the screen has a change to show. */
const fillSentList = (
  db: Db,
  { travel_agency, sales }: SeedDepartures,
  { departure_id, departure_date }: Departure,
  travellers: readonly Traveller[],
) =>
  db
    .insertInto('sent_list')
    .values({
      ...{ travel_agency, departure_id, list: 'manifest', format: 'xlsx', by_name: sales.name },
      people: JSON.stringify(
        travellers
          .slice(0, Math.max(1, travellers.length - 1))
          .map(({ person, name }) => ({ person, name, room: null })),
      ),
      at: sql<string>`least(now() - interval '1 day', ${departure_date}::date - interval '7 days')`,
    })
    .execute()

/** The staff member with the role guide opens the link with their log-in; nobody knows the PIN. */
async function fillGuide(
  db: Db,
  { travel_agency, language, sales, guide }: SeedDepartures,
  { departure_id }: Departure,
): Promise<void> {
  const { meeting, emergency } = texts[language]
  const row = { travel_agency, departure_id }
  const secret = () => hashSha256(randomBytes(32).toString('base64url'))
  await db
    .insertInto('departure_notice')
    .values({
      ...{ ...row, meeting_point: meeting, meeting_time: '06:30', guide_name: guide.name, emergency },
      guide_phone: '010-5555-0107',
    })
    .execute()
  await db
    .insertInto('guide_link')
    .values({
      ...{ ...row, name: guide.name, staff_id: guide.id, by_name: sales.name },
      ...{ token_hash: secret(), pin_hash: secret() },
    })
    .execute()
}

/** Who was there on the first day, what happened, and what was paid in cash. */
async function fillGuideEntries(
  db: Db,
  { travel_agency, language, guide }: SeedDepartures,
  { departure_id, departure_date }: Departure,
  travellers: readonly Traveller[],
): Promise<void> {
  const words = texts[language]
  const entry = { travel_agency, departure_id, by_name: guide.name }
  const momentOf = (days: number) => sql<string>`${addDays(departure_date, days)}::date + interval '3 hours'`
  if (travellers.length > 0)
    await db
      .insertInto('guide_tick')
      .values(
        travellers.map(({ person }) => ({
          ...{ ...entry, day: departure_date, person, present: true, at: momentOf(0) },
        })),
      )
      .execute()
  await db
    .insertInto('guide_note')
    .values({ ...entry, id: randomUUID(), day: departure_date, contents: words.guideNote, at: momentOf(0) })
    .execute()
  await db
    .insertInto('guide_slip')
    .values(
      words.slips.map((what, at) => ({
        ...{ ...entry, id: randomUUID(), day: addDays(departure_date, Math.min(at, 1)), what },
        ...{ amount_cents: 2_500 + 1_750 * at, currency: 'USD', at: momentOf(Math.min(at, 1)) },
      })),
    )
    .execute()
}

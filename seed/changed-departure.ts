// A demo departure that changed after it was sold, and one that is full, with a caller who waits without an address.
import { sql } from 'kysely'
import { itineraryChangeNotes } from '#domain/booking/history-note.ts'
import { openProgress } from '#domain/booking/progress.ts'
import type { Db } from '#platform/db/database.server.ts'

type SeedChange = { travel_agency: number; language: 'ko' | 'en'; sales: { name: string } }
type Booked = { id: number; name: string; is_quiet: boolean }

const change = {
  before: { ko: '시내 4성급 호텔', en: 'A four-star hotel in town' },
  after: { ko: '해변 4성급 호텔', en: 'A four-star hotel at the beach' },
  reason: { ko: '예약한 호텔이 공사에 들어감', en: 'The hotel that was booked is being rebuilt' },
  cost: { ko: '추가 비용 없음', en: 'No extra cost' },
}
const names = {
  ko: { mailed: '오대기', called: '문전화' },
  en: { mailed: 'Daniel Wait', called: 'Paula Call' },
}

/** Every booker was asked the day before yesterday; the first whose booking was quiet since has agreed. */
export async function fillItineraryChange(db: Db, demo: SeedChange): Promise<void> {
  const { travel_agency } = demo
  const departure = await findDepartureToChange(db, travel_agency)
  if (!departure) return
  const at = sql<string>`now() - interval '2 days'`
  const { id } = await db
    .insertInto('itinerary_change')
    .values({
      ...{ travel_agency, departure_id: departure.departure_id, kind: 'hotel' as const, day: departure.day },
      ...{ ...change, by_name: demo.sales.name, at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const bookings = await listBooked(db, { travel_agency, departure_id: departure.departure_id })
  const signer = bookings.find(({ is_quiet }) => is_quiet)
  const answered = sql<string>`now() - interval '6 hours'`
  await db
    .insertInto('change_consent')
    .values(
      bookings.map((booking) => ({
        ...{ travel_agency, change: id, booking: booking.id, asked: at },
        ...(booking === signer && { answer: 'agreed' as const, signed_by: booking.name, answered }),
      })),
    )
    .execute()
  if (signer)
    await sql`insert into booking_history (travel_agency, booking, progress, by, note, at)
      select ${travel_agency}, b.id, b.progress, 'customer', ${itineraryChangeNotes.agreed}, now() - interval '6 hours'
      from booking b where b.travel_agency = ${travel_agency} and b.id = ${signer.id}`.execute(db)
}

/** The next of several bookings whose second day is ahead. A trip of one day changes on its first. */
async function findDepartureToChange(db: Db, travel_agency: number) {
  const { rows } = await sql<{ departure_id: number; day: number }>`
    select o.departure_id, least(p.days, 2) as day
    from departure o join package p on p.travel_agency = o.travel_agency and p.package_code = o.package_code
    cross join lateral (select count(*) as paid from booking b where b.travel_agency = o.travel_agency
      and b.departure_id = o.departure_id and b.progress in ('payment_completed', 'preparing', 'ready')) b
    where o.travel_agency = ${travel_agency} and o.cancelled is null
      and o.departure_date > (now() at time zone 'Asia/Seoul')::date + 3
      and b.paid > 0
    order by b.paid < 3, o.departure_date, o.departure_id limit 1`.execute(db)
  return rows[0]
}

async function listBooked(
  db: Db,
  { travel_agency, departure_id }: { travel_agency: number; departure_id: number },
) {
  const { rows } = await sql<Booked>`
    select b.id, b.name, (select max(h.at) from booking_history h
      where h.travel_agency = b.travel_agency and h.booking = b.id) < now() - interval '1 day' as is_quiet
    from booking b
    where b.travel_agency = ${travel_agency} and b.departure_id = ${departure_id}
      and b.progress in (${sql.join(openProgress)})
    order by b.id`.execute(db)
  return rows
}

/** On the fullest departure to come. Both parties are larger than what is left, so nothing is offered yet. */
export async function fillWaitingList(db: Db, { travel_agency, language }: SeedChange): Promise<void> {
  const { rows } = await sql<{ departure_id: number; left: number }>`
    select o.departure_id, (o.seats - s.taken)::int as left
    from departure o join departure_seat s on s.travel_agency = o.travel_agency and s.departure_id = o.departure_id
    where o.travel_agency = ${travel_agency} and o.cancelled is null and o.closed_yn = 'N' and s.taken > 0
      and o.departure_date > (now() at time zone 'Asia/Seoul')::date + 7
    order by o.seats - s.taken, o.departure_date limit 1`.execute(db)
  const [fullest] = rows
  if (!fullest) return
  const { departure_id, left } = fullest
  const { mailed, called } = names[language]
  const waiting = {
    travel_agency,
    departure_id,
    adult: left + 1,
    child: 0,
    baby: 0,
    language,
    member_id: null,
  }
  await db
    .insertInto('waiting')
    .values([
      { ...waiting, place: 1, name: mailed, contact: '010-5555-0161', email: 'waiting@example.com' },
      { ...waiting, place: 2, name: called, contact: '010-5555-0162', email: '' },
    ])
    .execute()
}

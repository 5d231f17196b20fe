// The demo member's trips: one that was made and is still to be reviewed, and one ahead.
import { dayAfter } from '#domain/booking/days.ts'
import { price } from '#domain/booking/price.ts'
import type { Db } from '#platform/db/open.server.ts'
import { newNumber } from '#platform/numbers.server.ts'

type Progress = 'waiting_for_payment' | 'payment_completed' | 'preparing' | 'ready' | 'travel_completed'
const steps: Progress[] = [
  'waiting_for_payment',
  'payment_completed',
  'preparing',
  'ready',
  'travel_completed',
]
const party = { adult: 2, child: 0, baby: 0 }
const today = new Date().toISOString().slice(0, 10)

export async function fillBookings(db: Db, travel_agency: number, member_id: number): Promise<void> {
  const trips = await db
    .selectFrom('package')
    .select(['package_code', 'page_title', 'days'])
    .where('travel_agency', '=', travel_agency)
    .orderBy('seq')
    .limit(2)
    .execute()
  for (const [at, trip] of trips.entries()) {
    const ahead = await db
      .selectFrom('departure')
      .selectAll()
      .where('travel_agency', '=', travel_agency)
      .where('package_code', '=', trip.package_code)
      .where('departure_date', '>', dayAfter(today, 40))
      .orderBy('departure_date')
      .executeTakeFirst()
    if (!ahead) continue
    const departure = at === 0 ? { ...ahead, departure_date: dayAfter(today, -30) } : ahead
    if (at === 0) await db.insertInto('departure').values(departure).execute()
    await fillBooking(db, {
      travel_agency,
      member_id,
      trip,
      departure,
      last: at === 0 ? 'travel_completed' : 'preparing',
    })
  }
}

type Filling = {
  travel_agency: number
  member_id: number
  trip: { package_code: string; page_title: { ko: string; en: string }; days: number }
  departure: { departure_date: string; adult_price: number; child_price: number; baby_price: number }
  last: Progress
}

async function fillBooking(
  db: Db,
  { travel_agency, member_id, trip, departure, last }: Filling,
): Promise<void> {
  const { departure_date } = departure
  const { package_code, page_title, days } = trip
  const { lines, total } = price({ prices: departure, party })
  const return_date = dayAfter(departure_date, days - 1)
  const reserved = last === 'travel_completed' ? dayAfter(departure_date, -60) : dayAfter(today, -12)
  const momentOf = (progress: Progress) =>
    `${progress === 'travel_completed' ? dayAfter(return_date, 1) : dayAfter(reserved, steps.indexOf(progress) * 5)}T03:00:00Z`
  const { cancel_fees } = await db
    .selectFrom('agency')
    .select('cancel_fees')
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  const { id: booking } = await db
    .insertInto('booking')
    .values({
      travel_agency,
      booking_id: newNumber(),
      package_code,
      departure_date,
      return_date,
      page_title,
      member_id,
      name: '김나루',
      contact: '010-2345-6789',
      email: 'demo@naru.example',
      language: 'ko',
      ...party,
      price_lines: JSON.stringify(lines),
      total,
      fees: JSON.stringify(cancel_fees.overseas),
      pay_by: 'bank_transfer',
      progress: last,
      reg_date: momentOf('waiting_for_payment'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('booking_history')
    .values(
      steps.slice(0, steps.indexOf(last) + 1).map((progress, at) => ({
        travel_agency,
        booking,
        progress,
        by: at === 0 ? ('customer' as const) : ('staff' as const),
        at: momentOf(progress),
      })),
    )
    .execute()
  await db
    .insertInto('traveller')
    .values([
      {
        travel_agency,
        booking,
        seq: 1,
        kind: 'adult',
        name: '김나루',
        name_en: 'KIM NARU',
        birthdate: '1988-05-14',
        gender: 'female',
      },
      {
        travel_agency,
        booking,
        seq: 2,
        kind: 'adult',
        name: '이강',
        name_en: 'LEE GANG',
        birthdate: '1987-11-02',
        gender: 'male',
      },
    ])
    .execute()
  await db
    .insertInto('ledger')
    .values({
      travel_agency,
      booking,
      kind: 'payment',
      amount: total,
      method: 'bank_transfer',
      transaction_id: newNumber(),
      at: momentOf('payment_completed'),
    })
    .execute()
  await db
    .insertInto('departure_seat')
    .values({ travel_agency, package_code, departure_date, taken: 2 })
    .onConflict((conflict) =>
      conflict
        .columns(['travel_agency', 'package_code', 'departure_date'])
        .doUpdateSet(({ eb }) => ({ taken: eb('departure_seat.taken', '+', 2) })),
    )
    .execute()
}

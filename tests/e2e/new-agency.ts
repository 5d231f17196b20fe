// An agency that has just been opened, for the journeys in which nothing may be there yet: one trip, one departure.
import { randomInt } from 'node:crypto'
import { createNumber } from '#platform/numbers.server.ts'
import { make } from '#seed/make.ts'
import { dateInDays } from '../days.ts'
import { insertBooking, type OwnDeparture, runInAgency, runOnDatabase } from './reserve-steps.ts'

export async function createNewAgency(kind: string) {
  const key = 2_000_000 + randomInt(1_000_000)
  const name = `${kind} ${createNumber()}`
  const departure = await runOnDatabase(async (db) => {
    const here = make(db, key)
    await here.agency({ info: { company_name: { ko: name, en: name } } })
    const { tour_category_id } = await here.category()
    const { package_code } = await here.package({ tour_category_id })
    const departure_date = dateInDays(60)
    const { departure_id } = await here.departure({ package_code, departure_date })
    return { package_code, departure_id, departure_date, path: '' }
  })
  return { key, name, departure }
}

type Payer = { name: string; email: string; paid?: number }

/** A booking of one adult at 1,000,000 won, which is paid whole or in part. */
export async function payForBooking(
  key: number,
  departure: OwnDeparture,
  { paid = 1_000_000, ...payer }: Payer,
) {
  const booking = await insertBooking(key, departure, {
    ...payer,
    contact: '010-8240-1177',
    progress: 'payment_completed',
  })
  const payment = { kind: 'payment' as const, amount: paid, method: 'bank_transfer' }
  await runInAgency(key, (tx) =>
    tx
      .insertInto('ledger')
      .values({ travel_agency: key, booking: booking.id, ...payment, transaction_id: createNumber() })
      .execute(),
  )
  return booking
}

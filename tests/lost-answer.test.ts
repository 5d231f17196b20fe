// The connection breaks at the very commit: nobody knows whether it stands. Sent again with its key, the
// booking is there once.

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { dayAfter } from '#plain/days.ts'
import { seoulDay } from '#plain/format.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { departureOf } from '#seed/departure-of.ts'
import { openCutter } from './cutter.ts'
import { plenty } from './lent/plenty.ts'
import { reservationOf } from './lent/reservation.ts'
import { personAt } from './person.ts'
import { often } from './sample.ts'
import { seatsTaken } from './seats.ts'
import { freshDatabase, openSite } from './site.ts'

const departure_date = dayAfter(seoulDay(new Date()), 60)
const losses = often(5, 2)

test(`a commit or its answer is lost, ${losses} times each: told to come again, one booking with its seats in the end`, {
  timeout: 120_000,
}, async () => {
  const direct = await openSite({ databaseUrl: await freshDatabase() })
  const cutter = await openCutter(direct.url)
  onTestFinished(cutter.close)
  const site = await openSite({ databaseUrl: cutter.url })
  await direct.make.agency({ hold_limits: plenty })
  const { tour_category_id } = await direct.make.category()
  const { package_code } = await direct.make.package({ tour_category_id })
  await direct.make.departure({ package_code, departure_date, seats: 1_000 })
  const body = reservationOf({ package_code, departure_date })
  const counts = () =>
    inAgency(direct.db, 1, async (tx) => {
      const taken = await seatsTaken(tx, departureOf(package_code))
      const rows = async (table: 'booking' | 'booking_history' | 'once_only') =>
        (await tx.selectFrom(table).select('travel_agency').where('travel_agency', '=', 1).execute()).length
      return {
        taken: taken / 2,
        bookings: await rows('booking'),
        histories: await rows('booking_history'),
        keys: await rows('once_only'),
      }
    })
  const all = (count: number) => ({ taken: count, bookings: count, histories: count, keys: count })

  let made = 0
  for (const lost of Array.from({ length: losses }, () => ['commit', 'its answer'] as const).flat()) {
    const key = randomUUID()
    const reserve = () => personAt(site).sendOnce('POST', '/api/landing/package/nonMember', body, key)
    cutter.mood.next = lost
    while (cutter.mood.next) {
      // once, unless the machine is so busy that it does not come as far
      const { status, headers } = await reserve()
      expect([status, headers['retry-after']]).toEqual([503, '2'])
    }
    expect(await counts()).toEqual(all(lost === 'commit' ? made : made + 1))
    const [again, twice] = [await untilSettled(reserve), await untilSettled(reserve)]
    expect([again.status, again.text]).toEqual([200, twice.text])
    expect(await counts()).toEqual(all(++made))
  }
})

/** The transaction that was cut may still be there, and its connection not yet made anew. */
async function untilSettled<T extends { status: number }>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await send()
    if (![409, 503].includes(answer.status)) return answer
    await wait(20)
  }
}

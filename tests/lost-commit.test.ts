// The connection breaks at the very commit: nobody knows whether it was done. Sent again with its key, the
// booking is there once.

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { addDays } from '#lib/days.ts'
import { formatSeoulDay } from '#lib/format.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { selectDepartureId } from '#seed/departure-id.ts'
import { createDatabaseProxy } from './database-proxy.ts'
import { pickCount } from './sampling.ts'
import { countTakenSeats } from './seats-taken.ts'
import { generousHoldLimits } from './shared/generous-hold-limits.ts'
import { buildReservation } from './shared/reservation-form.ts'
import { createMigratedDatabase, createSite } from './site.ts'
import { createVisitor } from './visitor.ts'

const departure_date = addDays(formatSeoulDay(new Date()), 60)
const losses = pickCount(5, 2)

test(`a commit or its answer is lost, ${losses} times each: told to come again, one booking with its seats in the end`, {
  timeout: 120_000,
}, async () => {
  const direct = await createSite({ databaseUrl: await createMigratedDatabase() })
  const proxy = await createDatabaseProxy(direct.url)
  onTestFinished(proxy.close)
  const site = await createSite({ databaseUrl: proxy.url })
  await direct.make.agency({ hold_limits: generousHoldLimits })
  const { tour_category_id } = await direct.make.category()
  const { package_code } = await direct.make.package({ tour_category_id })
  await direct.make.departure({ package_code, departure_date, seats: 1_000 })
  const body = buildReservation({ package_code, departure_date })
  const counts = () =>
    runInTransaction(direct.db, 1, async (tx) => {
      const taken = await countTakenSeats(tx, selectDepartureId(package_code))
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
    const reserve = () => createVisitor(site).sendOnce('POST', '/api/landing/package/nonMember', body, key)
    proxy.faults.cutNext = lost
    while (proxy.faults.cutNext) {
      // once, unless the machine is so busy that it does not come as far
      const { status, headers } = await reserve()
      expect([status, headers['retry-after']]).toEqual([503, '2'])
    }
    expect(await counts()).toEqual(all(lost === 'commit' ? made : made + 1))
    const [again, twice] = [await sendUntilFinal(reserve), await sendUntilFinal(reserve)]
    expect([again.status, again.text]).toEqual([200, twice.text])
    expect(await counts()).toEqual(all(++made))
  }
})

/** The transaction that was cut may still be there, and its connection not yet made anew. */
async function sendUntilFinal<T extends { status: number }>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await send()
    if (![409, 503].includes(answer.status)) return answer
    await wait(20)
  }
}

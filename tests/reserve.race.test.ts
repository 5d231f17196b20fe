// The last seats, wanted by two hundred at once: never one too many. And the proof that this test would see
// it.

import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { addDays } from '#lib/days.ts'
import { formatSeoulDay } from '#lib/format.ts'
import { selectDepartureId } from '#seed/departure-id.ts'
import { queryAsOwner } from './form-endpoints.ts'
import { pickCount } from './sampling.ts'
import { buildReservation } from './shared/reservation-form.ts'
import { createSite, type Site } from './site.ts'
import { createVisitor } from './visitor.ts'

const buyers = 200
const rounds = pickCount(10, 4)
const departure_date = addDays(formatSeoulDay(new Date()), 60)
let site: Site
let tour_category_id: number
beforeAll(async () => {
  site = await createSite({ shared: true })
  tour_category_id = (await site.make.category()).tour_category_id
})

async function createDepartureWithSeats(seats: number): Promise<string> {
  const { package_code } = await site.make.package({ tour_category_id })
  await site.make.departure({ package_code, departure_date, seats })
  return package_code
}
const readSeats = (package_code: string) =>
  site.db
    .selectFrom('departure_seat')
    .select(['departure_id', 'taken'])
    .where('travel_agency', '=', 1)
    .where('departure_id', '=', selectDepartureId(package_code))
    .executeTakeFirstOrThrow()

test.each([1, 2, 7])(
  `%i seats left: exactly so many are sold, ${rounds} times`,
  { timeout: 240_000 },
  async (capacity) => {
    for (let round = 0; round < rounds; round++) {
      const package_code = await createDepartureWithSeats(capacity)
      const form = buildReservation(
        { package_code, departure_date },
        { party: { adult: 1, child: 0, baby: 0 } },
      )
      const answers = await Promise.all(
        Array.from({ length: buyers }, () =>
          createVisitor(site).sendUntilAnswered('POST', '/api/landing/package/nonMember', form),
        ),
      )
      const byAnswer = Object.groupBy(answers, ({ status, body }) => (status === 200 ? 'sold' : body.code))
      expect([
        Object.keys(byAnswer).sort(),
        byAnswer.sold?.length,
        (await readSeats(package_code)).taken,
      ]).toEqual([['SOLD_OUT', 'sold'], capacity, capacity])
    }
  },
)

test('without the lock and what the table itself refuses the same crowd is sold too many seats', async () => {
  await queryAsOwner(site, 'alter table departure_seat disable trigger take_no_more_than_seats')
  onTestFinished(async () => {
    await queryAsOwner(site, 'alter table departure_seat enable trigger take_no_more_than_seats')
  })
  const package_code = await createDepartureWithSeats(1)
  const { departure_id } = await readSeats(package_code)
  const clients = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const client = new pg.Client(site.url)
      await client.connect()
      return client
    }),
  )
  let looking = 0
  const sold = await Promise.all(
    clients.map(async (client) => {
      await client.query('begin')
      const { rows } = await client.query(
        'select taken from departure_seat where travel_agency = 1 and departure_id = $1',
        [departure_id],
      )
      looking++
      while (looking < clients.length) await wait(1) // everybody has looked before anybody takes
      const isFree = rows[0].taken < 1
      if (isFree)
        await client.query(
          'update departure_seat set taken = taken + 1 where travel_agency = 1 and departure_id = $1',
          [departure_id],
        )
      await client.query('commit')
      await client.end()
      return isFree
    }),
  )
  expect(sold.filter(Boolean).length).toBeGreaterThan(1)
  expect((await readSeats(package_code)).taken).toBeGreaterThan(1)
})

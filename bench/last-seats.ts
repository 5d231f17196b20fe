// Two hundred buyers, each over a connection of their own, for the last seats of a departure: never one too
// many, never one too few.

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { readFields } from '#lib/read-fields.ts'
import { createSender, type HttpAnswer, type HttpSender } from '../tests/shared/http-sender.ts'
import { type BenchContext, queryAsOwner } from './bench-context.ts'
import type { BenchPace } from './race.ts'
import { addDepartures, buildForm, createAgency, reservePath } from './reserve.ts'
import { requestHeaders } from './server-answers.ts'
import { startServer } from './servers.ts'

const buyers = 200
export type LastSeatsResult = { capacity: number; rounds: number; exact: number; tries: number }

export async function measureLastSeats(
  bench: BenchContext,
  { quick }: BenchPace,
): Promise<LastSeatsResult[]> {
  const rounds = quick ? 5 : 100
  const emptySite = await bench.emptySite('last_seats')
  await createAgency(emptySite.databaseUrl)
  const server = await startServer(new URL('./serve-ours.ts', import.meta.url), { ...emptySite, jobs: true })
  const sender = createSender(server.port, requestHeaders.host, buyers)
  try {
    const sold: LastSeatsResult[] = []
    for (const capacity of [1, 2, 7]) {
      const names = Array.from({ length: rounds }, (_, round) => `LAST${capacity}-${round}`)
      await addDepartures(emptySite.databaseUrl, names, capacity)
      sold.push(await sellLastSeats(sender, emptySite.databaseUrl, names, capacity))
    }
    return sold
  } finally {
    sender.close()
    await server.stop()
  }
}

async function sellLastSeats(
  sender: HttpSender,
  databaseUrl: string,
  names: string[],
  capacity: number,
): Promise<LastSeatsResult> {
  let [exact, tries] = [0, 0]
  for (const package_code of names) {
    const answers = await Promise.all(Array.from({ length: buyers }, () => insist(package_code)))
    const outcomes = answers.map(({ status, text }) => (status === 200 ? 'sold' : JSON.parse(text).code))
    const others = outcomes.filter((code) => !['sold', 'SOLD_OUT'].includes(code))
    if (others.length > 0) throw new Error(`a buyer was told ${others[0]}`)
    const [row] = await queryAsOwner(
      databaseUrl,
      `select taken, (select count(*)::int from booking b where b.departure_id = s.departure_id) as bookings from departure_seat s join departure d using (travel_agency, departure_id) where d.package_code = '${package_code}'`,
    )
    const { taken, bookings } = readFields(row)
    if (
      [outcomes.filter((code) => code === 'sold').length, taken, bookings].every(
        (count) => count === capacity,
      )
    )
      exact++
  }
  return { capacity, rounds: names.length, exact, tries }

  /** As a browser does that is told to come again. */
  async function insist(package_code: string): Promise<HttpAnswer> {
    for (const key = randomUUID(); ; await wait(50)) {
      tries++
      const answer = await sender.send('POST', reservePath, {
        body: { ...buildForm(package_code), party: { adult: 1, child: 0, baby: 0 } },
        headers: { 'idempotency-key': key },
      })
      if (answer && answer.status !== 503) return answer
    }
  }
}

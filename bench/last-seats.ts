// Two hundred buyers, each over a connection of their own, for the last seats of a departure: never one too
// many, never one too few.

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { partsOf } from '#plain/parts-of.ts'
import { type Answer, type Sender, senderTo } from '../tests/lent/send.ts'
import { asked } from './answers.ts'
import type { Pace } from './race.ts'
import { addDepartures, formFor, openAgency, reservePath } from './reserve.ts'
import { startServer } from './servers.ts'
import { asOwner, type Site } from './site.ts'

const buyers = 200
export type Sold = { capacity: number; rounds: number; exact: number; tries: number }

export async function lastSeats(site: Site, { quick }: Pace): Promise<Sold[]> {
  const rounds = quick ? 5 : 100
  const ground = await site.emptySite('last_seats')
  await openAgency(ground.databaseUrl)
  const server = await startServer(new URL('./serve-ours.ts', import.meta.url), { ...ground, jobs: true })
  const sender = senderTo(server.port, asked.host, buyers)
  try {
    const sold: Sold[] = []
    for (const capacity of [1, 2, 7]) {
      const names = Array.from({ length: rounds }, (_, round) => `LAST${capacity}-${round}`)
      await addDepartures(ground.databaseUrl, names, capacity)
      sold.push(await sellOut(sender, ground.databaseUrl, names, capacity))
    }
    return sold
  } finally {
    sender.close()
    await server.stop()
  }
}

async function sellOut(
  sender: Sender,
  databaseUrl: string,
  names: string[],
  capacity: number,
): Promise<Sold> {
  let [exact, tries] = [0, 0]
  for (const package_code of names) {
    const answers = await Promise.all(Array.from({ length: buyers }, () => insist(package_code)))
    const told = answers.map(({ status, text }) => (status === 200 ? 'sold' : JSON.parse(text).code))
    const others = told.filter((code) => !['sold', 'SOLD_OUT'].includes(code))
    if (others.length > 0) throw new Error(`a buyer was told ${others[0]}`)
    const [row] = await asOwner(
      databaseUrl,
      `select taken, (select count(*)::int from booking b where b.departure_id = s.departure_id) as bookings from departure_seat s join departure d using (travel_agency, departure_id) where d.package_code = '${package_code}'`,
    )
    const { taken, bookings } = partsOf(row)
    if ([told.filter((code) => code === 'sold').length, taken, bookings].every((count) => count === capacity))
      exact++
  }
  return { capacity, rounds: names.length, exact, tries }

  /** As a browser does that is told to come again. */
  async function insist(package_code: string): Promise<Answer> {
    for (const key = randomUUID(); ; await wait(50)) {
      tries++
      const answer = await sender.send('POST', reservePath, {
        body: { ...formFor(package_code), party: { adult: 1, child: 0, baby: 0 } },
        headers: { 'idempotency-key': key },
      })
      if (answer && answer.status !== 503) return answer
    }
  }
}

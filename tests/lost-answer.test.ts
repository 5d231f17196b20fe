// The connection breaks at the very commit: nobody knows whether it stands. Sent again with its key, the booking is there once.
import { randomUUID } from 'node:crypto'
import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { dayAfter } from '#domain/booking/days.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { personAt } from './person.ts'
import { freshDatabase, openSite } from './site.ts'

const departure_date = dayAfter(new Date().toISOString().slice(0, 10), 60)

/** Stands before the database and cuts the connection at the next commit: before PostgreSQL hears of it, or after it was done. */
async function openCutter(databaseUrl: string) {
  const cutter: { url: string; next: 'commit' | 'its answer' | undefined } = { url: '', next: undefined }
  const { hostname, port } = new URL(databaseUrl)
  const server = net.createServer((near) => {
    const far = net.connect(Number(port), hostname)
    let committing: string | undefined // statements are named, and from then on known by their names
    let isCut = false
    near.on(
      'data',
      messagesOf((message) => {
        const [first, second] = message.subarray(5).toString('latin1').split('\0')
        const type = String.fromCharCode(message[0] ?? 0)
        if (type === 'P' && second === 'commit') committing = first
        if (type !== 'B' || second !== committing || !cutter.next) return far.write(message)
        isCut = true
        if (cutter.next === 'commit') near.destroy()
        else far.write(message)
        cutter.next = undefined
      }),
    )
    far.on('data', (bytes) => (isCut ? near.destroy() : near.write(bytes)))
    near.on('error', () => {}).on('close', () => far.destroy())
    far.on('error', () => {}).on('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  cutter.url = databaseUrl.replace(`:${port}/`, `:${Object(server.address()).port}/`)
  return cutter
}

/** Whole messages of PostgreSQL's protocol, however they arrive: a letter and a length, but for the first, which has no letter. */
function messagesOf(take: (message: Buffer) => void): (bytes: Buffer) => void {
  let waiting = Buffer.alloc(0)
  let letter = 0
  return (bytes) => {
    waiting = Buffer.concat([waiting, bytes])
    while (waiting.length >= letter + 4 && waiting.length >= letter + waiting.readInt32BE(letter)) {
      const end = letter + waiting.readInt32BE(letter)
      take(waiting.subarray(0, end))
      waiting = waiting.subarray(end)
      letter = 1
    }
  }
}

test('a commit or its answer is lost, five times each: told to come again, one booking with its seats in the end', { timeout: 120_000 }, async () => {
  const direct = await openSite({ databaseUrl: await freshDatabase() })
  const cutter = await openCutter(direct.url)
  const site = await openSite({ databaseUrl: cutter.url })
  await direct.make.agency()
  const { tour_category_id } = await direct.make.category()
  const { package_code } = await direct.make.package({ tour_category_id })
  await direct.make.departure({ package_code, departure_date, seats: 1_000 })
  const body = { package_code, departure_date, party: { adult: 2, child: 0, baby: 0 }, name: '김미나', contact: '010-1234-5678', email: 'mina@example.com', consents: { tour: true, privacy: true, special: false } }
  const counts = () =>
    inAgency(direct.db, 1, async (tx) => {
      const { taken } = await tx.selectFrom('departure_seat').select('taken').where('travel_agency', '=', 1).where('package_code', '=', package_code).executeTakeFirstOrThrow()
      const rows = async (table: 'booking' | 'booking_history' | 'once_only') => (await tx.selectFrom(table).select('travel_agency').where('travel_agency', '=', 1).execute()).length
      return { taken: taken / 2, bookings: await rows('booking'), histories: await rows('booking_history'), keys: await rows('once_only') }
    })
  const all = (count: number) => ({ taken: count, bookings: count, histories: count, keys: count })

  let made = 0
  for (const lost of Array.from({ length: 5 }, () => ['commit', 'its answer'] as const).flat()) {
    const key = randomUUID()
    const reserve = () => personAt(site).sendOnce('POST', '/api/landing/package/nonMember', body, key)
    cutter.next = lost
    while (cutter.next) {
      const { status, headers } = await reserve() // once, unless the machine is so busy that it does not come as far
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

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
    let committing = 'no statement yet' // statements are named, and named once
    let isCut = false
    near.on('data', (bytes) => {
      const text = bytes.toString('latin1')
      committing = /(\w+)\0commit\0/.exec(text)?.[1] ?? committing
      isCut = cutter.next !== undefined && text.includes(`\0${committing}\0`)
      if (isCut && cutter.next === 'commit') near.destroy()
      else far.write(bytes)
      if (isCut) cutter.next = undefined
    })
    far.on('data', (bytes) => (isCut ? near.destroy() : near.write(bytes)))
    for (const [one, other] of [[near, far], [far, near]] as const) one.on('error', () => {}).on('close', () => other.destroy()) // biome-ignore format: both ways alike
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  cutter.url = databaseUrl.replace(`:${port}/`, `:${Object(server.address()).port}/`)
  return cutter
}

test('a commit or its answer is lost, twenty times each: told to come again, one booking with its seats in the end', { timeout: 120_000 }, async () => {
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
  for (const lost of Array.from({ length: 20 }, () => ['commit', 'its answer'] as const).flat()) {
    const key = randomUUID()
    const reserve = () => personAt(site).sendOnce('POST', '/api/landing/package/nonMember', body, key)
    cutter.next = lost
    const first = await reserve()
    expect([first.status, first.headers['retry-after']]).toEqual([503, '2'])
    expect(await counts()).toEqual(all(lost === 'commit' ? made : made + 1))
    const again = await untilSettled(reserve)
    expect([again.status, await reserve().then(({ text }) => text)]).toEqual([200, again.text])
    expect(await counts()).toEqual(all(++made))
  }
})

async function untilSettled<T extends { status: number }>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await send()
    if (answer.status !== 409) return answer // the transaction that was cut is still there
    await wait(20)
  }
}

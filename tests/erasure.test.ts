// kill -9 while papers are erased: what was cancelled has no rows, and every file is gone or a job will
// remove it.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { dayAfter } from '#plain/days.ts'
import { asOwner } from './gate.ts'
import { plenty } from './lent/plenty.ts'
import { secret, startServer } from './lent/running.ts'
import { type Answer, senderTo } from './lent/send.ts'
import { departure_date, fillTerms, inside, jpeg, paidBooking, sendForm } from './paid.ts'
import { openSite, type Site } from './site.ts'

const host = 'one.example'

/** Paid, with a picture and a number, and nothing goes back: a cancel completes it. */
async function withPassport(site: Site) {
  const paid = await paidBooking(site)
  const sent = await sendForm(
    site,
    '/api/landing/uploadPassport',
    {
      booking_id: paid.booking_id,
      traveller: '1',
      passport_number: 'M12345678',
      passport_expiry: dayAfter(departure_date, 400),
      consents: JSON.stringify({ passport: true }),
      files: await jpeg(),
    },
    paid,
  )
  expect(sent.status).toBe(200)
  await inside(site, (tx) =>
    tx
      .updateTable('booking')
      .set({ pay_by: 'gateway', fees: JSON.stringify([{ days: 0, percent: 100 }]) })
      .where((eb) => eb.and({ travel_agency: 1, id: paid.id }))
      .execute(),
  )
  return { ...paid, key: randomUUID(), cookie: `booking_pass=${paid.me.cookies.get('booking_pass')}` }
}
type Paid = Awaited<ReturnType<typeof withPassport>>

function start(site: Site) {
  const server = startServer({
    NARU: 'live',
    DATABASE_URL: site.url,
    SECRET_KEY: secret,
    DATA_DIR: site.dataDir,
  })
  onTestFinished(() => void server.child.kill('SIGKILL'))
  return server
}

const cancel = (sender: ReturnType<typeof senderTo>, { booking_id, key, cookie }: Paid) =>
  sender.send('PUT', `/api/landing/user/booking/packageCancle?booking_id=${booking_id}`, {
    headers: { 'idempotency-key': key, cookie },
  })
const isDone = (answer: Answer | undefined) => answer?.status === 200

const jobs = (site: Site) =>
  asOwner(site, "select data, state from pgboss.job where name = 'remove-files' and state <> 'completed'")
const lying = async (site: Site) => (await site.naru.ground.files.listPrivate(1)).map(({ key }) => key)

test('killed in the middle of it, twice: nothing of a cancelled trip stays', {
  timeout: 180_000,
}, async () => {
  const site = await openSite({ empty: true })
  await site.make.agency({ domain: host, hold_limits: plenty })
  await fillTerms(site, [1])
  for (let round = 0; round < 2; round++) {
    const trips: Paid[] = []
    for (let at = 0; at < 6; at++) trips.push(await withPassport(site))
    const before = start(site)
    const first = senderTo(await before.port, host, trips.length)
    const answers = trips.map((trip) => cancel(first, trip))
    await Promise.race(answers)
    await wait(round * 30)
    before.child.kill('SIGKILL')
    await Promise.all([before.ended, ...answers])
    first.close()
    await expectNoneLost(site)

    const after = start(site)
    const second = senderTo(await after.port, host, trips.length)
    for (const trip of trips)
      await vi.waitFor(async () => expect(isDone(await cancel(second, trip))).toBe(true), 20_000)
    second.close()
    // What the killed process had at hand the queue gives to another after its time; here at once.
    await asOwner(
      site,
      "update pgboss.job set state = 'retry', start_after = now() where state = 'active' and name = 'remove-files'",
    )
    await vi.waitFor(async () => expect(await lying(site)).toEqual([]), { timeout: 30_000, interval: 200 })
    after.child.kill('SIGKILL')
    await after.ended
  }
})

/** Every file has its row, or a job that will remove it. */
async function expectNoneLost(site: Site): Promise<void> {
  const rows = await inside(site, (tx) =>
    tx.selectFrom('passport_file').select('path').where('travel_agency', '=', 1).execute(),
  )
  const paths = rows.map(({ path }) => path)
  const asked = JSON.stringify(await jobs(site))
  expect((await lying(site)).filter((key) => !paths.includes(key) && !asked.includes(key))).toEqual([])
}

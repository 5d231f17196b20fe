// kill -9 while papers are erased: what was cancelled has no rows, and every file is gone or a job will
// remove it.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addDays } from '#lib/days.ts'
import { queryAsOwner } from './form-endpoints.ts'
import {
  createJpeg,
  createPaidBooking,
  createTerms,
  departure_date,
  runInAgency,
  sendFormTo,
} from './paid-booking.ts'
import { pickSample, printSeedOnFailure } from './sampling.ts'
import { generousHoldLimits } from './shared/generous-hold-limits.ts'
import { createSender, type HttpAnswer } from './shared/http-sender.ts'
import { startServer, testSecret } from './shared/run-product.ts'
import { createSite, type Site } from './site.ts'

const host = 'one.example'

/** Paid, with a picture and a number, and nothing goes back: a cancel completes it. */
async function createBookingWithPassport(site: Site) {
  const paid = await createPaidBooking(site)
  const sent = await sendFormTo(
    site,
    '/api/landing/uploadPassport',
    {
      booking_id: paid.booking_id,
      traveller: '1',
      passport_number: 'M12345678',
      passport_expiry: addDays(departure_date, 400),
      consents: JSON.stringify({ passport: true }),
      files: await createJpeg(),
    },
    paid,
  )
  expect(sent.status).toBe(200)
  await runInAgency(site, (tx) =>
    tx
      .updateTable('booking')
      .set({ pay_by: 'gateway', fees: JSON.stringify([{ days: 0, percent: 100 }]) })
      .where((eb) => eb.and({ travel_agency: 1, id: paid.id }))
      .execute(),
  )
  return { ...paid, key: randomUUID(), cookie: `booking_pass=${paid.me.cookies.get('booking_pass')}` }
}
type BookingWithPassport = Awaited<ReturnType<typeof createBookingWithPassport>>

function startProduct(site: Site) {
  const server = startServer({
    NARU: 'live',
    DATABASE_URL: site.url,
    SECRET_KEY: testSecret,
    DATA_DIR: site.dataDir,
  })
  onTestFinished(() => void server.child.kill('SIGKILL'))
  return server
}

const sendCancel = (
  sender: ReturnType<typeof createSender>,
  { booking_id, key, cookie }: BookingWithPassport,
) =>
  sender.send('PUT', `/api/landing/user/booking/packageCancle?booking_id=${booking_id}`, {
    headers: { 'idempotency-key': key, cookie },
  })
const isDone = (answer: HttpAnswer | undefined) => answer?.status === 200

const listRemoveJobs = (site: Site) =>
  queryAsOwner(
    site,
    "select data, state from pgboss.job where name = 'remove-files' and state <> 'completed'",
  )
const listStoredFiles = async (site: Site) =>
  (await site.naru.deps.files.listPrivate(1)).map(({ key }) => key)

/** How long after the first answer the process is killed. */
const kills_ms = pickSample([0, 30], 1)

test(`a process killed ${kills_ms} ms into an erasure leaves no document of a cancelled trip`, {
  timeout: 180_000,
}, async () => {
  printSeedOnFailure()
  const site = await createSite({ empty: true })
  await site.make.agency({ domain: host, hold_limits: generousHoldLimits })
  await createTerms(site, [1])
  for (const kill_ms of kills_ms) {
    const trips: BookingWithPassport[] = []
    for (let at = 0; at < 6; at++) trips.push(await createBookingWithPassport(site))
    const before = startProduct(site)
    const first = createSender(await before.port, host, trips.length)
    const answers = trips.map((trip) => sendCancel(first, trip))
    await Promise.race(answers)
    await wait(kill_ms)
    before.child.kill('SIGKILL')
    await Promise.all([before.ended, ...answers])
    first.close()
    await expectNoStrayFiles(site)

    const after = startProduct(site)
    const second = createSender(await after.port, host, trips.length)
    for (const trip of trips)
      await vi.waitFor(async () => expect(isDone(await sendCancel(second, trip))).toBe(true), 20_000)
    second.close()
    // What the killed process had at hand the queue gives to another after its time; here at once.
    await queryAsOwner(
      site,
      "update pgboss.job set state = 'retry', start_after = now() where state = 'active' and name = 'remove-files'",
    )
    await vi.waitFor(async () => expect(await listStoredFiles(site)).toEqual([]), {
      timeout: 30_000,
      interval: 200,
    })
    after.child.kill('SIGKILL')
    await after.ended
  }
})

/** Every file has its row, or a job that will remove it. */
async function expectNoStrayFiles(site: Site): Promise<void> {
  const rows = await runInAgency(site, (tx) =>
    tx.selectFrom('passport_file').select('path').where('travel_agency', '=', 1).execute(),
  )
  const paths = rows.map(({ path }) => path)
  const asked = JSON.stringify(await listRemoveJobs(site))
  expect((await listStoredFiles(site)).filter((key) => !paths.includes(key) && !asked.includes(key))).toEqual(
    [],
  )
}

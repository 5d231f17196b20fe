// Locked files and their rows go together, whatever was killed or ran twice meanwhile.
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { makeReady } from '#domain/vault/passport-file.server.ts'
import { sweepStrays } from '#domain/vault/sweep.server.ts'
import { strayLimits } from '#limits/machine.ts'
import { dayAfter } from '#plain/days.ts'
import { departure_date, fillTerms, inside, jpeg, paidBooking, upload } from './paid.ts'
import { personAt } from './person.ts'
import { openSite, type Site } from './site.ts'
import { openStore } from './store.ts'

const quiet = { warn: () => {} }
const consents = { age: true, use: true, privacy: true, passport: true, tour: true }

/** A passport's picture that has arrived, and where it lies. */
async function received(site: Site) {
  const paid = await paidBooking(site)
  const { body } = await personAt(site).send('POST', '/api/landing/privacyAgree', {
    token: await paid.linkFor('consent'),
    consents,
  })
  const sent = { passport_number: 'M12345678', passport_expiry: dayAfter(departure_date, 400) }
  expect((await upload(site, body.token, { ...sent, files: await jpeg() })).status).toBe(200)
  return rowOf(site, paid.id)
}
const rowOf = (site: Site, booking: number) =>
  inside(site, (tx) =>
    tx
      .selectFrom('passport_file')
      .select(['id', 'path', 'state', 'booking'])
      .where('travel_agency', '=', 1)
      .where('booking', '=', booking)
      .executeTakeFirst(),
  )

const long = new Date(Date.now() - strayLimits.after_ms - 60_000)

test('a locked file that no row stands for goes after a day; what has a row, is young, or is no locked file stays', async () => {
  const site = await openSite()
  await fillTerms(site)
  const row = await received(site)
  const { files } = site.naru.ground
  const stray = `private/${randomUUID()}.locked`
  const part = `${stray}.${randomUUID()}`
  const young = `private/${randomUUID()}.locked`
  const others = [`private/${randomUUID()}.pdf`, 'public/picture_10x10_aabbcc_10.webp']
  for (const key of [stray, part, young, ...others]) await files.put(1, key, 'bytes')
  for (const key of [stray, part, row?.path ?? '', ...others])
    fs.utimesSync(path.join(site.dataDir, 'files/1', key), long, long)
  const told = vi.fn()
  await sweepStrays({ ...site.naru.ground, log: { warn: told } })
  const there = async (key: string) => (await files.read(1, key)) !== undefined
  expect(await Promise.all([stray, part].map(there))).toEqual([false, false])
  expect(await Promise.all([row?.path ?? '', young, ...others].map(there))).toEqual([true, true, true, true])
  expect(told).toHaveBeenCalledWith({ agency: 1, removed: 2 }, expect.any(String))
  await sweepStrays({ ...site.naru.ground, log: { warn: told } })
  expect(told).toHaveBeenCalledTimes(1)
})

test('the same holds in a store across the network', async () => {
  const store = await openStore()
  const site = await openSite({ env: store.env })
  await fillTerms(site)
  const row = await received(site)
  const stray = `private/${randomUUID()}.locked`
  await site.naru.ground.files.put(1, stray, 'bytes')
  await sweepStrays({ ...site.naru.ground, log: quiet }, Date.now() + strayLimits.after_ms + 60_000)
  expect(store.keys().filter((key) => key.includes('private/'))).toEqual([`1/${row?.path}`])
})

test('a picture that two workers make ready at once is there afterwards', async () => {
  const site = await openSite()
  await fillTerms(site)
  const row = await received(site)
  const asked = { travel_agency: 1, id: row?.id ?? '' }
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { files } = site.naru.ground
  const slow = {
    ...files,
    read: async (travel_agency: number, key: string) => {
      reached.resolve()
      await released.promise
      return files.read(travel_agency, key)
    },
  }
  const second = makeReady({ ...site.naru.ground, files: slow, log: console }, asked)
  await reached.promise // it has seen the picture as it was received
  await makeReady({ ...site.naru.ground, log: console }, asked)
  released.resolve()
  await second
  const ready = await rowOf(site, row?.booking ?? 0)
  expect(ready).toMatchObject({ id: asked.id, state: 'ready' })
  expect(await files.read(1, ready?.path ?? '')).toBeDefined()
  expect((await files.listPrivate(1)).map(({ key }) => key)).toEqual([ready?.path])
})

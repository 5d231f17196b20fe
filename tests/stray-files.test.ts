// Locked files and their rows go together, whatever was killed or ran twice meanwhile.
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { reencodePassportFile } from '#domain/vault/passport-file.server.ts'
import { deleteStrayFiles } from '#domain/vault/stray-files.server.ts'
import { addDays } from '#lib/days.ts'
import { strayLimits } from '#limits/retention.ts'
import {
  createJpeg,
  createPaidBooking,
  createTerms,
  departure_date,
  runInAgency,
  uploadPassport,
} from './paid-booking.ts'
import { startS3Server } from './s3-server.ts'
import { createSite, type Site } from './site.ts'
import { createVisitor } from './visitor.ts'

const silentLog = { warn: () => {} }
const consents = { age: true, use: true, privacy: true, passport: true, tour: true }

/** A passport's picture that has arrived, and where it lies. */
async function createPassportPicture(site: Site) {
  const paid = await createPaidBooking(site)
  const { body } = await createVisitor(site).send('POST', '/api/landing/privacyAgree', {
    token: await paid.linkFor('consent'),
    consents,
  })
  const sent = { passport_number: 'M12345678', passport_expiry: addDays(departure_date, 400) }
  expect((await uploadPassport(site, body.token, { ...sent, files: await createJpeg() })).status).toBe(200)
  return findPassportFile(site, paid.id)
}
const findPassportFile = (site: Site, booking: number) =>
  runInAgency(site, (tx) =>
    tx
      .selectFrom('passport_file')
      .select(['id', 'path', 'state', 'booking'])
      .where('travel_agency', '=', 1)
      .where('booking', '=', booking)
      .executeTakeFirst(),
  )

const longAgo = new Date(Date.now() - strayLimits.after_ms - 60_000)

test('a locked file that no row stands for goes after a day; what has a row, is young, or is no locked file stays', async () => {
  const site = await createSite()
  await createTerms(site)
  const row = await createPassportPicture(site)
  const { files } = site.naru.deps
  const stray = `private/${randomUUID()}.locked`
  const part = `${stray}.${randomUUID()}`
  const young = `private/${randomUUID()}.locked`
  const others = [`private/${randomUUID()}.pdf`, 'public/picture_10x10_aabbcc_10.webp']
  for (const key of [stray, part, young, ...others]) await files.put(1, key, 'bytes')
  for (const key of [stray, part, row?.path ?? '', ...others])
    fs.utimesSync(path.join(site.dataDir, 'files/1', key), longAgo, longAgo)
  const warn = vi.fn()
  await deleteStrayFiles({ ...site.naru.deps, log: { warn: warn } })
  const there = async (key: string) => (await files.read(1, key)) !== undefined
  expect(await Promise.all([stray, part].map(there))).toEqual([false, false])
  expect(await Promise.all([row?.path ?? '', young, ...others].map(there))).toEqual([true, true, true, true])
  expect(warn).toHaveBeenCalledWith({ agency: 1, removed: 2 }, expect.any(String))
  await deleteStrayFiles({ ...site.naru.deps, log: { warn: warn } })
  expect(warn).toHaveBeenCalledTimes(1)
})

test('stray encrypted files are removed from the S3 store too', async () => {
  const store = await startS3Server()
  const site = await createSite({ env: store.env })
  await createTerms(site)
  const row = await createPassportPicture(site)
  const stray = `private/${randomUUID()}.locked`
  await site.naru.deps.files.put(1, stray, 'bytes')
  await deleteStrayFiles({ ...site.naru.deps, log: silentLog }, Date.now() + strayLimits.after_ms + 60_000)
  expect(store.listKeys().filter((key) => key.includes('private/'))).toEqual([`1/${row?.path}`])
})

test('a picture that two workers make ready at once is there afterwards', async () => {
  const site = await createSite()
  await createTerms(site)
  const row = await createPassportPicture(site)
  const job = { travel_agency: 1, id: row?.id ?? '' }
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { files } = site.naru.deps
  const slow = {
    ...files,
    read: async (travel_agency: number, key: string) => {
      reached.resolve()
      await released.promise
      return files.read(travel_agency, key)
    },
  }
  const second = reencodePassportFile({ ...site.naru.deps, files: slow, log: console }, job)
  await reached.promise // it has seen the picture as it was received
  await reencodePassportFile({ ...site.naru.deps, log: console }, job)
  released.resolve()
  await second
  const ready = await findPassportFile(site, row?.booking ?? 0)
  expect(ready).toMatchObject({ id: job.id, state: 'ready' })
  expect(await files.read(1, ready?.path ?? '')).toBeDefined()
  expect((await files.listPrivate(1)).map(({ key }) => key)).toEqual([ready?.path])
})

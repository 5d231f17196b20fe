// Passports at rest: in clear nowhere, bound to their place, erased in time, and cheap to take in.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { keepSecret, secretsOf } from '#domain/agency/secrets.server.ts'
import { erasePassports } from '#domain/document/erase.server.ts'
import { rotateSecrets } from '#domain/document/rotate.server.ts'
import { dataKey } from '#domain/vault/data-key.server.ts'
import { placeOf } from '#domain/vault/whose.server.ts'
import { dayAfter } from '#plain/days.ts'
import { seoulDay } from '#plain/format.ts'
import { partsOf } from '#plain/parts-of.ts'
import { unlock } from '#platform/secret-box.server.ts'
import { openSecrets } from '#platform/secrets.server.ts'
import { asOwner, picture } from './gate.ts'
import {
  consents,
  departure_date,
  fillTerms,
  inside,
  jpeg,
  mrzOf,
  type Paid,
  paidBooking,
  rowsOf,
  sendForm,
  upload,
} from './paid.ts'
import { asForm, file } from './parts.ts'
import { personAt } from './person.ts'
import { often } from './sample.ts'
import { openSite, type Site } from './site.ts'

const expiry = dayAfter(departure_date, 400)

async function openPapers(options: Parameters<typeof openSite>[0] = {}) {
  const site = await openSite(options)
  await fillTerms(site)
  return site
}

async function passportLink(site: Site, paid: Paid, traveller = 1): Promise<string> {
  const { body } = await personAt(site).send('POST', '/api/landing/privacyAgree', {
    token: await paid.linkFor('consent', traveller),
    consents,
  })
  return body.token
}

/** Every file below a folder, with what is in it. */
function* filesIn(
  folder: string,
  isMeant = (_place: string) => true,
): Generator<[place: string, bytes: Buffer]> {
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const place = path.join(folder, name)
    if (isMeant(place) && fs.statSync(place, { throwIfNoEntry: false })?.isFile())
      yield [place, fs.readFileSync(place)]
  }
}

/** The tables of the other databases of a cluster; what they share, such as its journal, is everybody's. */
function isOfOthers(place: string, oid: number): boolean {
  const [, database = String(oid)] = /\/base\/(\d+)\//.exec(place) ?? []
  return database !== String(oid)
}

// No time is asserted: on a machine that others use as well a thousand forms take minutes.
const numbers = often(1_000, 400)
test(`${numbers} numbers and a dozen pictures through every door are found in clear nowhere`, {
  timeout: 240_000,
}, async () => {
  const lines: string[] = []
  const site = await openPapers({ jobs: true, lines })
  const canary = (at: number) => `Q7${String(at).padStart(6, '0')}Z`
  const inPicture = 'canary-in-a-picture'
  const taken = await picture(600, 400)
    .jpeg()
    .withExif({ IFD0: { Artist: inPicture } })
    .toBuffer()
  const scan = () => file('canary.jpg', taken)
  const doors = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const paid = await paidBooking(site)
      return { paid, token: await passportLink(site, paid) }
    }),
  )
  for (const { token } of doors) await upload(site, token, { files: scan() })
  const fill = async (door: number, { paid, token }: (typeof doors)[number]) => {
    const each = numbers / 4
    for (let at = door * each; at < door * each + each; at++) {
      const typed: Record<string, string> =
        at % 3 === 0
          ? { mrz: mrzOf(canary(at), expiry) }
          : { passport_number: canary(at), passport_expiry: expiry }
      const { status } =
        at % 2 === 0
          ? await upload(site, token, typed)
          : await sendForm(
              site,
              '/api/landing/uploadPassport',
              { booking_id: paid.booking_id, traveller: '1', ...typed },
              paid,
            )
      expect([at, status]).toEqual([at, 200])
      if (at % 100 === 7)
        await upload(site, token, {
          passport_number: canary(at),
          passport_expiry: '2001-01-01',
          files: scan(),
        }) // refused, like the next
      if (at % 100 === 8)
        await upload(site, token, {
          passport_number: canary(at),
          passport_expiry: '',
          files: file('x.heic', `heic ${canary(at)}`),
        })
    }
  }
  await Promise.all(doors.map((each, door) => fill(door, each)))
  await upload(site, 'unknown', { files: scan(), passport_number: canary(0), passport_expiry: expiry })
  await vi.waitFor(
    async () =>
      expect(
        await asOwner(
          site,
          "select id from pgboss.job where state in ('created', 'retry', 'active') and name in ('ready-passport', 'send-mail')",
        ),
      ).toEqual([]),
    { timeout: 100_000, interval: 200 },
  )
  await asOwner(site, 'checkpoint')

  const inClear = (text: string) => /Q7\d{6}Z/.test(text) || text.includes(inPicture)
  expect(inClear(`… ${canary(5)} …`)).toBe(true)
  const [database] = await asOwner(site, 'select oid from pg_database where datname = current_database()')
  const found: string[] = []
  for (const folder of [inject('clusterFolder'), site.dataDir])
    for (const [place, bytes] of filesIn(
      folder,
      (place) => !isOfOthers(place, Number(partsOf(database).oid)),
    ))
      if (inClear(bytes.toString('latin1'))) found.push(place)
  expect(found).toEqual([])
  expect(lines.filter(inClear)).toEqual([])
  const pictures = [...filesIn(path.join(site.dataDir, 'files'))]
  expect(pictures.length).toBeGreaterThanOrEqual(4)
  expect(
    pictures.filter(([, bytes]) => /^(\xff\xd8\xff|RIFF|\x89PNG)/.test(bytes.toString('latin1', 0, 8))),
  ).toEqual([])
  expect(fs.readdirSync(path.join(site.dataDir, 'incoming'))).toEqual([])
  const outbox = path.join(site.dataDir, 'outbox')
  expect(fs.readdirSync(outbox).length).toBeGreaterThan(3)
})

test('what is locked opens in its own place only, and the log of readings cannot be changed', async () => {
  const site = await openPapers()
  const [one, two] = [await paidBooking(site), await paidBooking(site)]
  for (const paid of [one, two])
    await upload(site, await passportLink(site, paid), {
      files: await jpeg(),
      passport_number: 'M12345678',
      passport_expiry: expiry,
    })
  await inside(site, async (tx) => {
    const row = await tx
      .selectFrom('passport')
      .selectAll()
      .where('travel_agency', '=', 1)
      .where('booking', '=', one.id)
      .executeTakeFirstOrThrow()
    const key = await dataKey({ db: tx, travel_agency: 1, keyFor: site.naru.keyFor }, row.data_key)
    const openAs = (booking: number, traveller: number, field = 'passport', agency = 1) =>
      unlock(key, placeOf(agency, { booking, consult: null, traveller }, field), row.sealed)
    expect(JSON.parse(openAs(one.id, 1))).toEqual({ passport_number: 'M12345678', passport_expiry: expiry })
    for (const wrong of [
      () => openAs(two.id, 1),
      () => openAs(one.id, 2),
      () => openAs(one.id, 1, 'file'),
      () => openAs(one.id, 1, 'passport', 2),
    ])
      expect(wrong).toThrow()
    const files = await tx
      .selectFrom('passport_file')
      .select(['id', 'sealed_key'])
      .where('travel_agency', '=', 1)
      .execute()
    expect(() =>
      unlock(
        key,
        placeOf(1, { booking: two.id, consult: null, traveller: 1 }, `file ${files[1]?.id}`),
        files[0]?.sealed_key ?? '',
      ),
    ).toThrow()
  })
  for (const change of [
    "update access_log set who = 'nobody'",
    'delete from access_log',
    'delete from erasure',
    "update contract set hash = ''",
    'delete from contract',
  ]) {
    await expect(inside(site, (tx) => sql.raw(change).execute(tx))).rejects.toThrow('permission denied')
  }
})

test('a new SECRET_KEY opens everything once it is locked anew, and the old one nothing any more', async () => {
  const site = await openPapers()
  const paid = await paidBooking(site)
  await upload(site, await passportLink(site, paid), {
    files: await jpeg(),
    passport_number: 'M12345678',
    passport_expiry: expiry,
  })
  await inside(site, (tx) =>
    keepSecret({ db: tx, travel_agency: 1, keyFor: site.naru.keyFor }, 'toss_secret_key', 'sk_1'),
  )
  const old = 'a secret of the tests, long enough'
  const fresh = 'another secret of the tests, longer still'
  const read = (keyFor: ReturnType<typeof openSecrets>) =>
    inside(site, async (tx) => {
      const { data_key, sealed } = await tx
        .selectFrom('passport')
        .selectAll()
        .where('travel_agency', '=', 1)
        .executeTakeFirstOrThrow()
      const key = await dataKey({ db: tx, travel_agency: 1, keyFor }, data_key)
      return [
        unlock(key, placeOf(1, { booking: paid.id, consult: null, traveller: 1 }, 'passport'), sealed),
        (await secretsOf({ db: tx, travel_agency: 1, keyFor })).toss_secret_key,
      ]
    })
  const DATA_DIR = site.dataDir
  const before = await read(openSecrets({ SECRET_KEY: old, DATA_DIR }))
  await expect(read(openSecrets({ SECRET_KEY: fresh, DATA_DIR }))).rejects.toThrow()
  const both = openSecrets({ SECRET_KEY: fresh, SECRET_KEY_PREVIOUS: old, DATA_DIR })
  expect(await read(both)).toEqual(before)
  expect(await rotateSecrets(site.db, both)).toEqual({ keys: 1, secrets: 1, factors: 0 })
  expect(await read(openSecrets({ SECRET_KEY: fresh, DATA_DIR }))).toEqual(before)
  await expect(read(openSecrets({ SECRET_KEY: old, DATA_DIR }))).rejects.toThrow()
})

test('passports go so many days after the return as the agency says, and leave a receipt', async () => {
  const site = await openPapers()
  const [over, kept, off] = [await paidBooking(site), await paidBooking(site), await paidBooking(site)]
  for (const paid of [over, kept, off])
    await upload(site, await passportLink(site, paid), {
      files: [await jpeg(), await jpeg()],
      passport_number: 'M12345678',
      passport_expiry: expiry,
    })
  const returned = (paid: Paid, days: number) =>
    inside(site, (tx) =>
      tx
        .updateTable('booking')
        .set({
          return_date: dayAfter(seoulDay(new Date()), -days),
        })
        .where('travel_agency', '=', 1)
        .where('id', '=', paid.id)
        .execute(),
    )
  await returned(over, 31)
  await returned(kept, 30)
  await inside(site, (tx) =>
    tx
      .updateTable('booking')
      .set({ progress: 'cancel_completed' })
      .where('travel_agency', '=', 1)
      .where('id', '=', off.id)
      .execute(),
  )
  const gone: object[] = []
  const later = async (_db: unknown, name: string, data: object) => void gone.push({ name, ...data })
  await erasePassports({ db: site.db, later })
  await erasePassports({ db: site.db, later })
  const receipts = await inside(site, (tx) =>
    tx
      .selectFrom('erasure')
      .select(['booking', 'numbers', 'files'])
      .where('travel_agency', '=', 1)
      .orderBy('booking')
      .execute(),
  )
  expect(receipts).toEqual([over, off].map(({ id }) => ({ booking: id, numbers: 1, files: 2 })))
  expect(gone).toHaveLength(2)
  expect(gone[0]).toMatchObject({
    name: 'remove-files',
    travel_agency: 1,
    scope: 'private',
    keys: [expect.stringMatching(/^private\//), expect.any(String)],
  })
  expect(await rowsOf(site)).toMatchObject({ passport: 1, passport_file: 2 })
})

test('the picture of somebody who travels no more leaves the disk, and whoever travels instead is asked by mail', async () => {
  const site = await openPapers({ jobs: true })
  const paid = await paidBooking(site)
  await upload(site, await passportLink(site, paid), {
    files: await jpeg(),
    passport_number: 'M12345678',
    passport_expiry: expiry,
  })
  const pictures = () =>
    [...filesIn(path.join(site.dataDir, 'files'))].filter(([place]) => place.endsWith('.locked')).length
  const asked = async () =>
    (
      await asOwner(
        site,
        `select id from pgboss.job where name = 'send-mail' and data->>'kind' = 'papers-asked' and data->>'ref' = '${paid.id}'`,
      )
    ).length
  expect([pictures(), await asked()]).toEqual([1, 1])
  const travellers = [
    { kind: 'adult', name: '이바다' },
    { kind: 'adult', name: '김여행2' },
  ]
  expect(
    (
      await paid.me.send('PUT', '/api/landing/user/booking/travellers', {
        booking_id: paid.booking_id,
        travellers,
      })
    ).status,
  ).toBe(200)
  await vi.waitFor(() => expect(pictures()).toBe(0), { timeout: 15_000, interval: 100 })
  expect(await asked()).toBe(2)
})

/**
 * The product as a process of its own on the database of `site`, so that what it costs can be told from what
 * the test costs.
 */
async function serveApart(
  site: Site,
  { dataDir = site.dataDir, disk_mb }: { dataDir?: string; disk_mb?: number } = {},
) {
  const settings = {
    NARU: 'demo',
    DATA_DIR: dataDir,
    SECRET_KEY: 'a secret of the tests, long enough',
    LOG_LEVEL: 'silent',
    SHED_AFTER_MS: '0',
  }
  const script = `
    const { openNaru } = await import('#naru.server.ts')
    const { readEnv } = await import('#platform/env.server.ts')
    const naru = await openNaru({ env: readEnv(${JSON.stringify(settings)}), databaseUrl: ${JSON.stringify(site.url)}, jobs: false })
    await naru.app.listen({ host: '127.0.0.1', port: 0 })
    let most = 0
    setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 2).unref()
    process.stdin.on('data', () => {
      globalThis.gc()
      console.log(JSON.stringify({ most, now: process.memoryUsage.rss() }))
      most = 0
    })
    process.stdin.on('end', () => process.exit())
    console.log(JSON.stringify({ port: naru.app.server.address().port }))`
  const node = [process.execPath, '--expose-gc', '--input-type=module', '-e', script]
  // On a disk of its own, seen by this process alone.
  const mount = `mount -t tmpfs -o size=${disk_mb}m tmpfs "$0" && exec "$@"`
  const command = disk_mb ? ['unshare', '-rm', 'sh', '-c', mount, dataDir, ...node] : node
  const served = spawn(command[0] ?? '', command.slice(1), { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void served.stdin.end())
  const line = async () => JSON.parse(String((await once(served.stdout, 'data'))[0]))
  const { port } = await line()
  const memory = (): Promise<{ most: number; now: number }> => {
    served.stdin.write('?')
    return line()
  }
  /** A form sent bit by bit, as by a telephone. */
  async function send(path: string, parts: Parameters<typeof asForm>[0]): Promise<number> {
    const { payload, headers } = await asForm(parts)
    return new Promise((resolve, reject) => {
      const request = http.request(
        {
          port,
          path,
          method: 'POST',
          headers: { ...headers, host: 'a1.localhost', 'content-length': payload.length },
        },
        (response) => {
          response.resume()
          response.on('end', () => resolve(response.statusCode ?? 0))
        },
      )
      request.on('error', reject)
      for (let at = 0; at < payload.length; at += 65_536) request.write(payload.subarray(at, at + 65_536))
      request.end()
    })
  }
  return { port, send, memory }
}

const tenMegabytes = async () =>
  file(
    'large.jpg',
    Buffer.concat([await picture().jpeg().toBuffer(), Buffer.alloc(10 * 1024 * 1024)]).subarray(
      0,
      10 * 1024 * 1024,
    ),
  )
/** A picture that stays large however it is packed. */
const noise = () =>
  sharp({
    create: {
      width: 2_400,
      height: 1_800,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
const path20 = '/api/landing/uploadPassportLink'

async function tokensOf(site: Site, count: number): Promise<string[]> {
  const tokens: string[] = []
  for (let at = 0; at < count; at++) tokens.push(await passportLink(site, await paidBooking(site)))
  return tokens
}

test('twenty pictures of ten megabytes at once cost the server less than 60 MB', async () => {
  const site = await openPapers()
  const server = await serveApart(site)
  const large = await tenMegabytes()
  const tokens = await tokensOf(site, 40)
  const sendAll = (some: string[]) =>
    Promise.all(some.map((token) => server.send(path20, { token, files: large })))
  await sendAll(tokens.slice(0, 20)) // what any first work costs: compiled code, connections
  const { now } = await server.memory()
  expect(new Set(await sendAll(tokens.slice(20)))).toEqual(new Set([200]))
  const { most } = await server.memory()
  const grown = Math.round((most - now) / 1024 / 1024)
  process.stdout.write(`20 passports of 10 MB at once cost ${grown} MB\n`)
  expect(grown).toBeLessThan(60)
}, 90_000)

test('on a full disk uploads fail with 507, leave no half file, and bookings go on', async ({ skip }) => {
  skip(
    spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status !== 0,
    'a small disk cannot be made here',
  )
  const site = await openPapers()
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-small-'))
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true, force: true }))
  const server = await serveApart(site, { dataDir, disk_mb: 25 })
  const large = await tenMegabytes()
  const tokens = await tokensOf(site, 10)
  const before = await rowsOf(site)
  const statuses = await Promise.all(tokens.map((token) => server.send(path20, { token, files: large })))
  expect(statuses.filter((status) => ![200, 507].includes(status))).toEqual([])
  expect(statuses).toContain(507)
  const stored = statuses.filter((status) => status === 200).length
  expect(await rowsOf(site)).toEqual({ ...before, passport_file: stored })
  // What fits again proves that nothing was left behind.
  expect(await server.send(path20, { token: tokens[statuses.indexOf(507)] ?? '', files: await jpeg() })).toBe(
    200,
  )
  const { me } = await paidBooking(site)
  expect((await me.send('GET', '/api/landing/packageList')).status).toBe(200)
}, 90_000)

test('on a full disk /readyz stays at 200 and says so, while uploads answer 507', async ({ skip }) => {
  skip(
    spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status !== 0,
    'a small disk cannot be made here',
  )
  const site = await openPapers()
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-full-'))
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true, force: true }))
  const server = await serveApart(site, { dataDir, disk_mb: 5 })
  const [token = ''] = await tokensOf(site, 1)
  expect(await server.send(path20, { token, files: await tenMegabytes() })).toBe(507)
  await site.make.board({ board_id: 'OPEN', write: 'anyone' })
  const post = { board_id: 'OPEN', title: 'a', contents: '<p>a</p>', reg_name: '김', password: 'a-long-one' }
  const shown = file('noise.png', await noise())
  expect(await server.send('/api/landing/board/createPost', { ...post, pictures: shown })).toBe(507)
  const ready = await fetch(`http://127.0.0.1:${server.port}/readyz`)
  expect([ready.status, await ready.json()]).toEqual([200, { ok: true, disk: 'full' }])
}, 90_000)

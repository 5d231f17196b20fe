// Passports at rest: in clear nowhere, bound to their place, and erased in time.
import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, inject, test, vi } from 'vitest'
import { readAgencySecrets, saveSecret } from '#domain/agency/keys/secrets.server.ts'
import { erasePassports } from '#domain/document/erase.server.ts'
import { rotateSecrets } from '#domain/document/rotate-secrets.server.ts'
import { readDataKey } from '#domain/vault/data-key.server.ts'
import { buildEncryptionContext } from '#domain/vault/traveller-ref.server.ts'
import { addDays } from '#lib/days.ts'
import { formatSeoulDay } from '#lib/format.ts'
import { readFields } from '#lib/read-fields.ts'
import { decryptSecret } from '#platform/secret-box.server.ts'
import { createKeyFor } from '#platform/secrets.server.ts'
import { createPicture, queryAsOwner } from './form-endpoints.ts'
import {
  buildMrzLine,
  countDocumentRows,
  createJpeg,
  createPaidBooking,
  createPassportLink,
  createSiteWithTerms,
  type PaidBooking,
  passportExpiry,
  runInAgency,
  sendFormTo,
  uploadPassport,
} from './paid-booking.ts'
import { pickCount } from './sampling.ts'
import { createFile } from './shared/multipart-form.ts'

/** Every file below a folder, with what is in it. */
function* walkFiles(
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
function belongsToOtherDatabase(place: string, oid: number): boolean {
  const [, database = String(oid)] = /\/base\/(\d+)\//.exec(place) ?? []
  return database !== String(oid)
}

// No time is asserted: on a machine that others use as well a thousand forms take minutes.
const numbers = pickCount(1_000, 100)
test(`numbers and a dozen pictures through every door are found in clear nowhere (${numbers} numbers)`, {
  timeout: 240_000,
}, async () => {
  const lines: string[] = []
  const site = await createSiteWithTerms({ jobs: true, lines })
  const canary = (at: number) => `Q7${String(at).padStart(6, '0')}Z`
  const inPicture = 'canary-in-a-picture'
  const taken = await createPicture(600, 400)
    .jpeg()
    .withExif({ IFD0: { Artist: inPicture } })
    .toBuffer()
  const scan = () => createFile('canary.jpg', taken)
  const endpoints = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const paid = await createPaidBooking(site)
      return { paid, token: await createPassportLink(site, paid) }
    }),
  )
  for (const { token } of endpoints) await uploadPassport(site, token, { files: scan() })
  const fill = async (endpoint: number, { paid, token }: (typeof endpoints)[number]) => {
    const each = numbers / 4
    for (let at = endpoint * each; at < endpoint * each + each; at++) {
      const typed: Record<string, string> =
        at % 3 === 0
          ? { mrz: buildMrzLine(canary(at), passportExpiry) }
          : { passport_number: canary(at), passport_expiry: passportExpiry }
      const { status } =
        at % 2 === 0
          ? await uploadPassport(site, token, typed)
          : await sendFormTo(
              site,
              '/api/landing/uploadPassport',
              { booking_id: paid.booking_id, traveller: '1', ...typed },
              paid,
            )
      expect([at, status]).toEqual([at, 200])
      if (at % 100 === 7)
        await uploadPassport(site, token, {
          passport_number: canary(at),
          passport_expiry: '2001-01-01',
          files: scan(),
        }) // refused, like the next
      if (at % 100 === 8)
        await uploadPassport(site, token, {
          passport_number: canary(at),
          passport_expiry: '',
          files: createFile('x.heic', `heic ${canary(at)}`),
        })
    }
  }
  await Promise.all(endpoints.map((each, endpoint) => fill(endpoint, each)))
  await uploadPassport(site, 'unknown', {
    files: scan(),
    passport_number: canary(0),
    passport_expiry: passportExpiry,
  })
  await vi.waitFor(
    async () =>
      expect(
        await queryAsOwner(
          site,
          "select id from pgboss.job where state in ('created', 'retry', 'active') and name in ('ready-passport', 'send-mail')",
        ),
      ).toEqual([]),
    { timeout: 100_000, interval: 200 },
  )
  await queryAsOwner(site, 'checkpoint')

  const inClear = (text: string) => /Q7\d{6}Z/.test(text) || text.includes(inPicture)
  expect(inClear(`… ${canary(5)} …`)).toBe(true)
  const [database] = await queryAsOwner(
    site,
    'select oid from pg_database where datname = current_database()',
  )
  const found: string[] = []
  for (const folder of [inject('clusterFolder'), site.dataDir])
    for (const [place, bytes] of walkFiles(
      folder,
      (place) => !belongsToOtherDatabase(place, Number(readFields(database).oid)),
    ))
      if (inClear(bytes.toString('latin1'))) found.push(place)
  expect(found).toEqual([])
  expect(lines.filter(inClear)).toEqual([])
  const pictures = [...walkFiles(path.join(site.dataDir, 'files'))]
  expect(pictures.length).toBeGreaterThanOrEqual(4)
  expect(
    pictures.filter(([, bytes]) => /^(\xff\xd8\xff|RIFF|\x89PNG)/.test(bytes.toString('latin1', 0, 8))),
  ).toEqual([])
  expect(fs.readdirSync(path.join(site.dataDir, 'incoming'))).toEqual([])
  const outbox = path.join(site.dataDir, 'outbox')
  expect(fs.readdirSync(outbox).length).toBeGreaterThan(3)
})

test('what is locked opens in its own place only, and the log of readings cannot be changed', async () => {
  const site = await createSiteWithTerms()
  const [one, two] = [await createPaidBooking(site), await createPaidBooking(site)]
  for (const paid of [one, two])
    await uploadPassport(site, await createPassportLink(site, paid), {
      files: await createJpeg(),
      passport_number: 'M12345678',
      passport_expiry: passportExpiry,
    })
  await runInAgency(site, async (tx) => {
    const row = await tx
      .selectFrom('passport')
      .selectAll()
      .where('travel_agency', '=', 1)
      .where('booking', '=', one.id)
      .executeTakeFirstOrThrow()
    const key = await readDataKey({ db: tx, travel_agency: 1, keyFor: site.naru.keyFor }, row.data_key)
    const openAs = (booking: number, traveller: number, field = 'passport', agency = 1) =>
      decryptSecret(
        key,
        buildEncryptionContext(agency, { booking, consult: null, traveller }, field),
        row.sealed,
      )
    expect(JSON.parse(openAs(one.id, 1))).toEqual({
      passport_number: 'M12345678',
      passport_expiry: passportExpiry,
    })
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
      decryptSecret(
        key,
        buildEncryptionContext(1, { booking: two.id, consult: null, traveller: 1 }, `file ${files[1]?.id}`),
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
    await expect(runInAgency(site, (tx) => sql.raw(change).execute(tx))).rejects.toThrow('permission denied')
  }
})

test('a new SECRET_KEY opens everything once it is locked anew, and the old one nothing any more', async () => {
  const site = await createSiteWithTerms()
  const paid = await createPaidBooking(site)
  await uploadPassport(site, await createPassportLink(site, paid), {
    files: await createJpeg(),
    passport_number: 'M12345678',
    passport_expiry: passportExpiry,
  })
  await runInAgency(site, (tx) =>
    saveSecret({ db: tx, travel_agency: 1, keyFor: site.naru.keyFor }, 'toss_secret_key', 'sk_1'),
  )
  const old = 'a secret of the tests, long enough'
  const fresh = 'another secret of the tests, longer still'
  const read = (keyFor: ReturnType<typeof createKeyFor>) =>
    runInAgency(site, async (tx) => {
      const { data_key, sealed } = await tx
        .selectFrom('passport')
        .selectAll()
        .where('travel_agency', '=', 1)
        .executeTakeFirstOrThrow()
      const key = await readDataKey({ db: tx, travel_agency: 1, keyFor }, data_key)
      return [
        decryptSecret(
          key,
          buildEncryptionContext(1, { booking: paid.id, consult: null, traveller: 1 }, 'passport'),
          sealed,
        ),
        (await readAgencySecrets({ db: tx, travel_agency: 1, keyFor })).toss_secret_key,
      ]
    })
  const DATA_DIR = site.dataDir
  const before = await read(createKeyFor({ SECRET_KEY: old, DATA_DIR }))
  await expect(read(createKeyFor({ SECRET_KEY: fresh, DATA_DIR }))).rejects.toThrow()
  const both = createKeyFor({ SECRET_KEY: fresh, SECRET_KEY_PREVIOUS: old, DATA_DIR })
  expect(await read(both)).toEqual(before)
  expect(await rotateSecrets(site.db, both)).toEqual({ keys: 1, secrets: 1, factors: 0 })
  expect(await read(createKeyFor({ SECRET_KEY: fresh, DATA_DIR }))).toEqual(before)
  await expect(read(createKeyFor({ SECRET_KEY: old, DATA_DIR }))).rejects.toThrow()
})

test('passports go so many days after the return as the agency says, and leave a receipt', async () => {
  const site = await createSiteWithTerms()
  const [over, kept, off] = [
    await createPaidBooking(site),
    await createPaidBooking(site),
    await createPaidBooking(site),
  ]
  for (const paid of [over, kept, off])
    await uploadPassport(site, await createPassportLink(site, paid), {
      files: [await createJpeg(), await createJpeg()],
      passport_number: 'M12345678',
      passport_expiry: passportExpiry,
    })
  const returned = (paid: PaidBooking, days: number) =>
    runInAgency(site, (tx) =>
      tx
        .updateTable('booking')
        .set({
          return_date: addDays(formatSeoulDay(new Date()), -days),
        })
        .where('travel_agency', '=', 1)
        .where('id', '=', paid.id)
        .execute(),
    )
  await returned(over, 31)
  await returned(kept, 30)
  await runInAgency(site, (tx) =>
    tx
      .updateTable('booking')
      .set({ progress: 'cancel_completed' })
      .where('travel_agency', '=', 1)
      .where('id', '=', off.id)
      .execute(),
  )
  const gone: object[] = []
  const later = async (_db: unknown, name: string, data: object) => void gone.push({ name, ...data })
  await erasePassports({ db: site.db, enqueue: later })
  await erasePassports({ db: site.db, enqueue: later })
  const receipts = await runInAgency(site, (tx) =>
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
  expect(await countDocumentRows(site)).toMatchObject({ passport: 1, passport_file: 2 })
})

test('the picture of somebody who travels no more leaves the disk, and whoever travels instead is asked by mail', async () => {
  const site = await createSiteWithTerms({ jobs: true })
  const paid = await createPaidBooking(site)
  await uploadPassport(site, await createPassportLink(site, paid), {
    files: await createJpeg(),
    passport_number: 'M12345678',
    passport_expiry: passportExpiry,
  })
  const pictures = () =>
    [...walkFiles(path.join(site.dataDir, 'files'))].filter(([place]) => place.endsWith('.locked')).length
  const asked = async () =>
    (
      await queryAsOwner(
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

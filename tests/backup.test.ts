// A backup is worth what can be restored from it: database, files and passports, taken while people book.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { reencodePassportFile } from '#domain/vault/passport-file.server.ts'
import { startPostgres } from '#platform/db/postgres.server.ts'
import { encodePicture, storePicture } from '#platform/pictures.server.ts'
import { make } from '#seed/make.ts'
import { createPicture } from './form-endpoints.ts'
import {
  consents,
  createJpeg,
  createPaidBooking,
  createTerms,
  readPassportPictures,
  runInAgency,
  uploadPassport,
} from './paid-booking.ts'
import { copyPreparedCluster } from './prepared-cluster.ts'
import { runCommand, testSecret } from './shared/run-product.ts'
import { createMigratedDatabase, createSite } from './site.ts'
import { createVisitor } from './visitor.ts'

const createTempFolder = () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-backup-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

const runBackupCommand = (command: 'backup' | 'restore', folder: string, env: Record<string, string>) =>
  runCommand(command, env, [folder])

async function createProductOn(DATA_DIR: string) {
  const folder = path.join(DATA_DIR, 'postgres')
  if (!fs.existsSync(folder)) await copyPreparedCluster(folder)
  const postgres = await startPostgres(folder)
  onTestFinished(postgres.stop)
  return {
    site: await createSite({ databaseUrl: postgres.url, env: { DATA_DIR, SECRET_KEY: testSecret } }),
    stop: postgres.stop,
  }
}

test('what is restored has the site, its pictures, a booking and a passport that were there', {
  timeout: 180_000,
}, async () => {
  const [from, backups, to] = [createTempFolder(), createTempFolder(), createTempFolder()]
  const backup = path.join(backups, 'monday')
  const { site, stop } = await createProductOn(from)
  await make(site.db, 1).agency()
  await createTerms(site, [1])
  const photo = await storePicture(
    site.naru.deps.files,
    1,
    await encodePicture(await createPicture().png().toBuffer(), 'photo'),
  )
  const paid = await createPaidBooking(site)
  const { body } = await createVisitor(site).send('POST', '/api/landing/privacyAgree', {
    token: await paid.linkFor('consent'),
    consents,
  })
  await uploadPassport(site, body.token, { files: await createJpeg() })
  const [passport] = await runInAgency(site, (tx) =>
    tx.selectFrom('passport_file').select('id').where('travel_agency', '=', 1).execute(),
  )
  await reencodePassportFile(
    { ...site.naru.deps, log: site.naru.app.log },
    { travel_agency: 1, id: passport?.id ?? '' },
  )

  let busy = true
  const customers = (async () => {
    while (busy) await createPaidBooking(site)
  })()
  const made = await runBackupCommand('backup', backup, { DATA_DIR: from })
  busy = false
  await customers
  expect(made).toEqual({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(
      /The backup is whole: the folder of our PostgreSQL \(\d+ bytes\), 3 files \(\d+ bytes\)\.\nNot in it.*\/secret/,
    ),
  })
  expect(await runBackupCommand('backup', backup, { DATA_DIR: from })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is not empty'),
  })
  await stop()

  expect(await runBackupCommand('restore', backup, { DATA_DIR: to })).toEqual({
    code: 0,
    stderr: '',
    stdout: expect.stringContaining('put the secret of that time into'),
  })
  expect(await runBackupCommand('restore', backup, { DATA_DIR: to })).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('is not empty: restore into another DATA_DIR'),
  })
  const { site: restored } = await createProductOn(to)
  expect((await restored.request('/')).statusCode).toBe(200)
  expect((await restored.request(photo.replace('.webp', '_640.webp'))).statusCode).toBe(200)
  const me = createVisitor(restored)
  const found = await me.send(
    'GET',
    `/api/landing/user/booking/packageInfo/nonMember?booking_id=${paid.booking_id}&name=${encodeURIComponent('김미나')}`,
  )
  expect(found).toMatchObject({
    status: 200,
    body: { booking_id: paid.booking_id, progress: 'payment_completed' },
  })
  const [shown] = await readPassportPictures(restored, paid)
  expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', width: 700 })
  await createPaidBooking(restored)
})

test('half a backup, a damaged one and the wrong place are refused', { timeout: 60_000 }, async () => {
  const [folder, DATA_DIR] = [createTempFolder(), createTempFolder()]
  const restoring = (env: Record<string, string> = {}) =>
    runBackupCommand('restore', folder, { DATA_DIR, ...env })
  expect(await restoring()).toMatchObject({ code: 1, stderr: expect.stringContaining('no backup.json') })
  fs.mkdirSync(path.join(folder, 'cluster'))
  fs.writeFileSync(
    path.join(folder, 'backup.json'),
    JSON.stringify({ made: new Date().toISOString(), cluster: { files: 2, bytes: 9 }, files: null }),
  )
  expect(
    await restoring({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SECRET_KEY: testSecret }),
  ).toMatchObject({ code: 1, stderr: expect.stringContaining('restore it without DATABASE_URL') })
  expect(await restoring()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      'The backup is damaged: it should hold 2 files of 9 bytes, and holds 0 of 0.',
    ),
  })
  expect(await runBackupCommand('backup', path.join(folder, 'new'), { DATA_DIR })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no backup.'),
  })
})

test('a database of one’s own needs the programs of PostgreSQL, and an empty one to restore into', {
  timeout: 60_000,
}, async () => {
  const [folder, DATA_DIR] = [createTempFolder(), createTempFolder()]
  const env = { DATABASE_URL: await createMigratedDatabase(), SECRET_KEY: testSecret, DATA_DIR }
  expect(await runBackupCommand('backup', path.join(folder, 'new'), { ...env, PATH: '' })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('pg_dump is not installed here'),
  })
  fs.writeFileSync(
    path.join(folder, 'backup.json'),
    JSON.stringify({ made: new Date().toISOString(), cluster: null, files: null }),
  )
  expect(await runBackupCommand('restore', folder, env)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The database of DATABASE_URL is not empty'),
  })
})

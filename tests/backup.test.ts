// A backup is worth what can be restored from it: database, files and passports, taken while people book.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { makeReady } from '#domain/vault/passport-file.server.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { startPostgres } from '#platform/db/postgres.server.ts'
import { makePicture, storePicture } from '#platform/pictures.server.ts'
import { make } from '#seed/make.ts'
import { picture } from './gate.ts'
import { runCommand, secret } from './lent/running.ts'
import { consents, fillTerms, inside, jpeg, paidBooking, picturesAtDesk, upload } from './paid.ts'
import { personAt } from './person.ts'
import { freshDatabase, openSite } from './site.ts'

const temporary = () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-backup-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

const run = (command: 'backup' | 'restore', folder: string, env: Record<string, string>) =>
  runCommand(command, env, [folder])

async function openOn(DATA_DIR: string) {
  const postgres = await startPostgres(path.join(DATA_DIR, 'postgres'))
  onTestFinished(postgres.stop)
  await migrate(postgres.url)
  return {
    site: await openSite({ databaseUrl: postgres.url, env: { DATA_DIR, SECRET_KEY: secret } }),
    stop: postgres.stop,
  }
}

test('what is restored has the site, its pictures, a booking and a passport that were there', {
  timeout: 180_000,
}, async () => {
  const [from, backups, to] = [temporary(), temporary(), temporary()]
  const backup = path.join(backups, 'monday')
  const { site, stop } = await openOn(from)
  await make(site.db, 1).agency()
  await fillTerms(site, [1])
  const photo = await storePicture(
    site.naru.ground.files,
    1,
    await makePicture(await picture().png().toBuffer(), 'photo'),
  )
  const paid = await paidBooking(site)
  const { body } = await personAt(site).send('POST', '/api/landing/privacyAgree', {
    token: await paid.linkFor('consent'),
    consents,
  })
  await upload(site, body.token, { files: await jpeg() })
  const [passport] = await inside(site, (tx) =>
    tx.selectFrom('passport_file').select('id').where('travel_agency', '=', 1).execute(),
  )
  await makeReady(
    { ...site.naru.ground, log: site.naru.app.log },
    { travel_agency: 1, id: passport?.id ?? '' },
  )

  let busy = true
  const crowd = (async () => {
    while (busy) await paidBooking(site)
  })()
  const made = await run('backup', backup, { DATA_DIR: from })
  busy = false
  await crowd
  expect(made).toEqual({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(
      /The backup is whole: the folder of our PostgreSQL \(\d+ bytes\), 3 files \(\d+ bytes\)\.\nNot in it.*\/secret/,
    ),
  })
  expect(await run('backup', backup, { DATA_DIR: from })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is not empty'),
  })
  await stop()

  expect(await run('restore', backup, { DATA_DIR: to })).toEqual({
    code: 0,
    stderr: '',
    stdout: expect.stringContaining('put the secret of that time into'),
  })
  expect(await run('restore', backup, { DATA_DIR: to })).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('is not empty: restore into another DATA_DIR'),
  })
  const { site: restored } = await openOn(to)
  expect((await restored.ask('/')).statusCode).toBe(200)
  expect((await restored.ask(photo.replace('.webp', '_640.webp'))).statusCode).toBe(200)
  const me = personAt(restored)
  const found = await me.send(
    'GET',
    `/api/landing/user/booking/packageInfo/nonMember?booking_id=${paid.booking_id}&name=${encodeURIComponent('김미나')}`,
  )
  expect(found).toMatchObject({
    status: 200,
    body: { booking_id: paid.booking_id, progress: 'payment_completed' },
  })
  const [shown] = await picturesAtDesk(restored, paid)
  expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', width: 700 })
  await paidBooking(restored)
})

test('half a backup, a damaged one and the wrong place are refused', { timeout: 60_000 }, async () => {
  const [folder, DATA_DIR] = [temporary(), temporary()]
  const restoring = (env: Record<string, string> = {}) => run('restore', folder, { DATA_DIR, ...env })
  expect(await restoring()).toMatchObject({ code: 1, stderr: expect.stringContaining('no backup.json') })
  fs.mkdirSync(path.join(folder, 'cluster'))
  fs.writeFileSync(
    path.join(folder, 'backup.json'),
    JSON.stringify({ made: new Date().toISOString(), cluster: { files: 2, bytes: 9 }, files: null }),
  )
  expect(
    await restoring({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SECRET_KEY: secret }),
  ).toMatchObject({ code: 1, stderr: expect.stringContaining('restore it without DATABASE_URL') })
  expect(await restoring()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      'The backup is damaged: it should hold 2 files of 9 bytes, and holds 0 of 0.',
    ),
  })
  expect(await run('backup', path.join(folder, 'new'), { DATA_DIR })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no backup.'),
  })
})

test('a database of one’s own needs the programs of PostgreSQL, and an empty one to restore into', {
  timeout: 60_000,
}, async () => {
  const [folder, DATA_DIR] = [temporary(), temporary()]
  const env = { DATABASE_URL: await freshDatabase(), SECRET_KEY: secret, DATA_DIR }
  expect(await run('backup', path.join(folder, 'new'), { ...env, PATH: '' })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('pg_dump is not installed here'),
  })
  fs.writeFileSync(
    path.join(folder, 'backup.json'),
    JSON.stringify({ made: new Date().toISOString(), cluster: null, files: null }),
  )
  expect(await run('restore', folder, env)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The database of DATABASE_URL is not empty'),
  })
})

// Files in a store that several machines share: the same doors, nothing on our disk, and no harm when it is
// away.

import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { makeReady } from '#domain/vault/passport-file.server.ts'
import { readEnv } from '#platform/env.server.ts'
import { makeAvif, removeFiles } from '#platform/pictures.server.ts'
import { sealFile } from '#platform/upload/sealed.server.ts'
import { at, fileOf, openGate, picture } from './gate.ts'
import { asForm, file } from './lent/parts.ts'
import { portOf } from './lent/port-of.ts'
import { consents, fillTerms, inside, jpeg, paidBooking, picturesAtDesk, rowsOf, upload } from './paid.ts'
import { personAt } from './person.ts'
import { openSite } from './site.ts'
import { envOf, openStore } from './store.ts'

async function openFar(options: Parameters<typeof openSite>[0] = {}) {
  const store = await openStore()
  const site = await openSite({ ...options, env: store.env })
  const gate = await openGate(site)
  onTestFinished(() => gate.app.close())
  return { store, site, gate }
}

test('a picture goes to the store in every width, is served from there with its AVIF twin, and can be removed', async () => {
  const { store, site, gate } = await openFar()
  const { status, photos } = await gate.send({ photos: await fileOf('a.jpg', picture().jpeg()) })
  expect(status).toBe(200)
  const name = path.basename(photos[0]?.path ?? '', '.webp')
  expect(store.keys()).toEqual([`1/public/${name}_320.webp`, `1/public/${name}_640.webp`])
  const address = at(640, photos[0])
  const first = await site.ask(address)
  expect(first.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
    'content-length': String(first.rawPayload.length),
  })
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640 })
  const again = await site.ask(address, { headers: { 'if-none-match': String(first.headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await site.ask(address, { method: 'HEAD' })).headers['content-length']).toBe(
    first.headers['content-length'],
  )
  expect((await site.ask(address, { host: 'a2.localhost' })).statusCode).toBe(404)

  const accept = { headers: { accept: 'image/avif,image/webp' } }
  expect((await site.ask(address, accept)).headers['content-type']).toBe('image/webp')
  await makeAvif(site.naru.ground.files, { travel_agency: 1, name, widths: [320, 640] })
  expect((await site.ask(address, accept)).headers['content-type']).toBe('image/avif')

  await removeFiles(site.naru.ground.files, { travel_agency: 1, scope: 'public', pictures: [name], keys: [] })
  expect(store.keys()).toEqual([])
  expect((await site.ask(address)).statusCode).toBe(404)
  expect(fs.existsSync(path.join(site.dataDir, 'files'))).toBe(false)
})

test('a private paper is streamed to whoever holds its sealed address', async () => {
  const { store, site, gate } = await openFar()
  const contents = Buffer.alloc(9_000_000, 'words ')
  const { papers } = await gate.send({ papers: file('표.txt', contents) })
  const key = papers[0]?.path ?? ''
  expect(store.keys()).toEqual([`1/${key}`])
  const response = await site.ask(
    sealFile(site.naru.keyFor, { travel_agency: 1, key, name: '표.txt', type: 'text/plain' }),
  )
  expect([
    response.statusCode,
    response.headers['content-length'],
    response.headers['cache-control'],
  ]).toEqual([200, String(contents.length), 'private, no-store'])
  expect(response.rawPayload.equals(contents)).toBe(true)
  expect(
    (
      await site.ask(
        sealFile(site.naru.keyFor, {
          travel_agency: 1,
          key: 'private/gone.txt',
          name: 'x',
          type: 'text/plain',
        }),
      )
    ).statusCode,
  ).toBe(404)
})

test('what is refused, fails, cannot commit or is cut off leaves nothing in the store', async () => {
  const { store, gate } = await openFar()
  const photo = await fileOf('a.jpg', picture().jpeg())
  for (const [ends, code] of [
    ['refusing', 'NOT_TRAVELLED'],
    ['throwing', 'UNEXPECTED'],
    ['at commit', 'UNEXPECTED'],
  ] as const)
    await gate.expectRefusal({ photos: photo, ends }, code)
  const { payload, headers } = await asForm({ title: 'Jeju', photos: photo })
  expect(
    (
      await gate.app.inject({
        method: 'POST',
        url: '/api/form',
        payload: payload.subarray(0, payload.length / 2),
        headers,
      })
    ).statusCode,
  ).toBe(400)
  expect(store.keys()).toEqual([])
  expect((await gate.send({ photos: photo, ends: 'at the second try' })).status).toBe(200)
  expect(store.keys()).toHaveLength(2)
})

test('a passport is encrypted in the store, is made anew there, and comes out at the desk', async () => {
  const { store, site } = await openFar()
  await fillTerms(site)
  const paid = await paidBooking(site)
  const { body } = await personAt(site).send('POST', '/api/landing/privacyAgree', {
    token: await paid.linkFor('consent'),
    consents,
  })
  expect((await upload(site, body.token, { files: await jpeg() })).status).toBe(200)
  const received = store.keys()
  expect(received).toEqual([expect.stringMatching(/^1\/private\/[0-9a-f-]{36}\.locked$/)])
  const [row] = await inside(site, (tx) =>
    tx.selectFrom('passport_file').select('id').where('travel_agency', '=', 1).execute(),
  )
  await makeReady({ ...site.naru.ground, log: site.naru.app.log }, { travel_agency: 1, id: row?.id ?? '' })
  const ready = store.keys()
  expect(ready).toHaveLength(1)
  expect(ready).not.toEqual(received)
  for (const key of ready) await expect(sharp(store.bytesOf(key)).metadata()).rejects.toThrow()
  const [made] = await picturesAtDesk(site, paid)
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 700 })
})

test('while the store is away files are answered with 503, nothing is written, and the site goes on', async () => {
  const lines: string[] = []
  const { store, site, gate } = await openFar({ lines })
  await fillTerms(site)
  const { photos } = await gate.send({ photos: await fileOf('a.jpg', picture().jpeg()) })
  const paid = await paidBooking(site)
  const { body } = await personAt(site).send('POST', '/api/landing/privacyAgree', {
    token: await paid.linkFor('consent'),
    consents,
  })
  const before = await rowsOf(site)
  await store.close()
  const answer = await upload(site, body.token, { files: await jpeg() })
  expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE'])
  expect(await rowsOf(site)).toEqual(before)
  for (let times = 0; times < 6; times++) {
    const { statusCode, headers } = await site.ask(at(640, photos[0]))
    expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
  }
  expect((await site.ask('/travel')).statusCode).toBe(200)
  const told = lines.filter((line) => line.includes('the file store does not answer'))
  expect(told.length).toBeGreaterThan(0)
  expect(told.length).toBeLessThan(8) // it is left alone after a while
  expect(lines.join('')).not.toContain('"level":50')
})

test('a store that takes the connection and stays silent is not waited for long', async () => {
  const silent = net.createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void silent.close())
  const site = await openSite({ env: envOf(portOf(silent)) })
  const asked = performance.now()
  expect((await site.ask('/files/a_1x1_ffffff_1.webp')).statusCode).toBe(503)
  expect(performance.now() - asked).toBeLessThan(8_000)
})

test('a bucket needs its keys', () => {
  expect(() => readEnv({ S3_BUCKET: 'naru' })).toThrow('S3_BUCKET needs S3_ACCESS_KEY and S3_SECRET_KEY')
  expect(readEnv({}).S3).toBeUndefined()
})

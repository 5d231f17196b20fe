// Files in a store that several machines share: the same doors, nothing on our disk, and no harm when it is
// away.

import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { reencodePassportFile } from '#domain/vault/passport-file.server.ts'
import { readEnv } from '#platform/env.server.ts'
import { makeAvif, removeFiles } from '#platform/pictures.server.ts'
import { signFileUrl } from '#platform/upload/signed-url.server.ts'
import { createFormEndpoints, createPicture, toFile, toWidthPath } from './form-endpoints.ts'
import {
  consents,
  countDocumentRows,
  createJpeg,
  createPaidBooking,
  createTerms,
  readPassportPictures,
  runInAgency,
  uploadPassport,
} from './paid-booking.ts'
import { buildS3Env, startS3Server } from './s3-server.ts'
import { getPort } from './shared/get-port.ts'
import { createFile, toMultipartForm } from './shared/multipart-form.ts'
import { createSite } from './site.ts'
import { createVisitor } from './visitor.ts'

async function createSiteWithS3(options: Parameters<typeof createSite>[0] = {}) {
  const store = await startS3Server()
  const site = await createSite({ ...options, env: store.env })
  const gate = await createFormEndpoints(site)
  onTestFinished(() => gate.app.close())
  return { store, site, gate }
}

test('a picture goes to the store in every width, is served from there with its AVIF twin, and can be removed', async () => {
  const { store, site, gate } = await createSiteWithS3()
  const { status, photos } = await gate.send({ photos: await toFile('a.jpg', createPicture().jpeg()) })
  expect(status).toBe(200)
  const name = path.basename(photos[0]?.path ?? '', '.webp')
  expect(store.listKeys()).toEqual([`1/public/${name}_320.webp`, `1/public/${name}_640.webp`])
  const address = toWidthPath(640, photos[0])
  const first = await site.request(address)
  expect(first.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
    'content-length': String(first.rawPayload.length),
  })
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640 })
  const again = await site.request(address, { headers: { 'if-none-match': String(first.headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await site.request(address, { method: 'HEAD' })).headers['content-length']).toBe(
    first.headers['content-length'],
  )
  expect((await site.request(address, { host: 'a2.localhost' })).statusCode).toBe(404)

  const accept = { headers: { accept: 'image/avif,image/webp' } }
  expect((await site.request(address, accept)).headers['content-type']).toBe('image/webp')
  await makeAvif(site.naru.deps.files, { travel_agency: 1, name, widths: [320, 640] })
  expect((await site.request(address, accept)).headers['content-type']).toBe('image/avif')

  await removeFiles(site.naru.deps.files, { travel_agency: 1, scope: 'public', pictures: [name], keys: [] })
  expect(store.listKeys()).toEqual([])
  expect((await site.request(address)).statusCode).toBe(404)
  expect(fs.existsSync(path.join(site.dataDir, 'files'))).toBe(false)
})

test('a private paper is streamed to whoever holds its sealed address', async () => {
  const { store, site, gate } = await createSiteWithS3()
  const contents = Buffer.alloc(9_000_000, 'words ')
  const { papers } = await gate.send({ papers: createFile('표.txt', contents) })
  const key = papers[0]?.path ?? ''
  expect(store.listKeys()).toEqual([`1/${key}`])
  const response = await site.request(
    signFileUrl(site.naru.keyFor, { travel_agency: 1, key, name: '표.txt', type: 'text/plain' }),
  )
  expect([
    response.statusCode,
    response.headers['content-length'],
    response.headers['cache-control'],
  ]).toEqual([200, String(contents.length), 'private, no-store'])
  expect(response.rawPayload.equals(contents)).toBe(true)
  expect(
    (
      await site.request(
        signFileUrl(site.naru.keyFor, {
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
  const { store, gate } = await createSiteWithS3()
  const photo = await toFile('a.jpg', createPicture().jpeg())
  for (const [ends, code] of [
    ['refusing', 'NOT_TRAVELLED'],
    ['throwing', 'UNEXPECTED'],
    ['at commit', 'UNEXPECTED'],
  ] as const)
    await gate.expectRefusal({ photos: photo, ends }, code)
  const { payload, headers } = await toMultipartForm({ title: 'Jeju', photos: photo })
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
  expect(store.listKeys()).toEqual([])
  expect((await gate.send({ photos: photo, ends: 'at the second try' })).status).toBe(200)
  expect(store.listKeys()).toHaveLength(2)
})

test('a passport is encrypted in the store, is made anew there, and comes out at the desk', async () => {
  const { store, site } = await createSiteWithS3()
  await createTerms(site)
  const paid = await createPaidBooking(site)
  const { body } = await createVisitor(site).send('POST', '/api/landing/privacyAgree', {
    token: await paid.linkFor('consent'),
    consents,
  })
  expect((await uploadPassport(site, body.token, { files: await createJpeg() })).status).toBe(200)
  const received = store.listKeys()
  expect(received).toEqual([expect.stringMatching(/^1\/private\/[0-9a-f-]{36}\.locked$/)])
  const [row] = await runInAgency(site, (tx) =>
    tx.selectFrom('passport_file').select('id').where('travel_agency', '=', 1).execute(),
  )
  await reencodePassportFile(
    { ...site.naru.deps, log: site.naru.app.log },
    { travel_agency: 1, id: row?.id ?? '' },
  )
  const ready = store.listKeys()
  expect(ready).toHaveLength(1)
  expect(ready).not.toEqual(received)
  for (const key of ready) await expect(sharp(store.readObject(key)).metadata()).rejects.toThrow()
  const [made] = await readPassportPictures(site, paid)
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 700 })
})

test('while the store is away files are answered with 503, nothing is written, and the site goes on', async () => {
  const lines: string[] = []
  const { store, site, gate } = await createSiteWithS3({ lines })
  await createTerms(site)
  const { photos } = await gate.send({ photos: await toFile('a.jpg', createPicture().jpeg()) })
  const paid = await createPaidBooking(site)
  const { body } = await createVisitor(site).send('POST', '/api/landing/privacyAgree', {
    token: await paid.linkFor('consent'),
    consents,
  })
  const before = await countDocumentRows(site)
  await store.close()
  const answer = await uploadPassport(site, body.token, { files: await createJpeg() })
  expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE'])
  expect(await countDocumentRows(site)).toEqual(before)
  for (let times = 0; times < 6; times++) {
    const { statusCode, headers } = await site.request(toWidthPath(640, photos[0]))
    expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
  }
  expect((await site.request('/travel')).statusCode).toBe(200)
  const logLines = lines.filter((line) => line.includes('the file store does not answer'))
  expect(logLines.length).toBeGreaterThan(0)
  expect(logLines.length).toBeLessThan(8) // it is left alone after a while
  expect(lines.join('')).not.toContain('"level":50')
})

test('a store that takes the connection and stays silent is not waited for long', async () => {
  const silent = net.createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void silent.close())
  const site = await createSite({ env: buildS3Env(getPort(silent)) })
  const asked = performance.now()
  expect((await site.request('/files/a_1x1_ffffff_1.webp')).statusCode).toBe(503)
  expect(performance.now() - asked).toBeLessThan(8_000)
})

test('S3_BUCKET without keys is refused', () => {
  expect(() => readEnv({ S3_BUCKET: 'naru' })).toThrow('S3_BUCKET needs S3_ACCESS_KEY and S3_SECRET_KEY')
  expect(readEnv({}).S3).toBeUndefined()
})

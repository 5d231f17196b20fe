// §5 Pictures of a form are decoded late, in turn and cheaply.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import { rateLimits } from '#limits/access.ts'
import { uploadLimits } from '#limits/files.ts'
import { runInFairQueue } from '#platform/pictures.server.ts'
import {
  createFormEndpoints,
  createPicture,
  type FormEndpoints,
  queryAsOwner,
  toFile,
  toWidthPath,
} from './form-endpoints.ts'
import { createPng } from './png.ts'
import { createFile, toMultipartForm } from './shared/multipart-form.ts'
import { buildReservation } from './shared/reservation-form.ts'
import { createSite } from './site.ts'

let endpoints: FormEndpoints
beforeAll(async () => {
  endpoints = await createFormEndpoints(await createSite({ shared: true }))
  return () => endpoints.app.close()
})

test('an unknown target is refused before any picture is decoded', async () => {
  const { site } = endpoints
  // found out by decoding it, and not before
  const broken = createFile('broken.png', createPng(900, 900).subarray(0, 60))
  const member = await site.make.member()
  const cookie = await site.createTokenCookie(member)
  const send = async (
    method: 'POST' | 'PUT',
    address: string,
    fields: Record<string, string>,
    field: string,
  ) => {
    const { payload, headers } = await toMultipartForm({ ...fields, [field]: broken })
    const sent = { ...headers, cookie, 'idempotency-key': 'a-key-of-its-own' }
    return (await site.request(address, { method, payload, headers: sent })).json().code
  }
  const post = { title: 'a', contents: '<p>a</p>', private_yn: 'N' }
  const create = (board_id: string) =>
    send('POST', '/api/landing/board/createPost', { ...post, board_id }, 'pictures')
  expect(await create('NOWHERE')).toBe('BOARD_NOT_FOUND')
  await site.make.board({ board_id: 'OPEN', write: 'anyone' })
  expect(await create('OPEN')).toBe('FILE_TYPE')
  expect(await send('PUT', '/api/landing/board/updatePost', { ...post, id: '999' }, 'pictures')).toBe(
    'POST_NOT_FOUND',
  )
  const review = { booking_id: 'ABCDEFGH1234', stars: '5', contents: 'a' }
  expect(await send('POST', '/api/landing/package/review', review, 'photos')).toBe('BOOKING_NOT_FOUND')
  const reservation = {
    package_code: 'NONE',
    departure_date: '2999-01-01',
    party: '{"adult":1,"child":0,"baby":0}',
    name: '김미나',
    contact: '010-1234-5678',
    email: 'mina@example.com',
    consents: '{"tour":true,"privacy":true,"special":false}',
  }
  expect(await send('POST', '/api/landing/package', reservation, 'files')).toBe('PACKAGE_UNAVAILABLE')
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id })
  const departure_date = '2999-01-01'
  await site.make.departure({ package_code, departure_date, seats: 1 })
  const wanted = { ...reservation, package_code, departure_date }
  const total = '1'
  expect(await send('POST', '/api/landing/package', { ...wanted, total }, 'files')).toBe('PRICE_CHANGED')
  expect(await send('POST', '/api/landing/package', wanted, 'files')).toBe('FILE_TYPE')
  const party = '{"adult":2,"child":0,"baby":0}'
  expect(await send('POST', '/api/landing/package', { ...wanted, party }, 'files')).toBe('SOLD_OUT')
})

/**
 * So many tries whose pictures break when they are decoded; what comes back is each answer once, in order.
 */
async function collectAnswers(tries: number, send: () => Promise<string>): Promise<string[]> {
  const codes: string[] = []
  for (let at = 0; at < tries; at++) codes.push(await send())
  return [...new Set(codes)]
}

test('tries are counted before a picture is decoded, of posts and of reservations', async () => {
  const { site } = endpoints
  const broken = createFile('broken.png', createPng(900, 900).subarray(0, 60))
  await site.make.board({ board_id: 'COUNTED', write: 'anyone' })
  const send = async (address: string, fields: Parameters<typeof toMultipartForm>[0]) => {
    const { payload, headers } = await toMultipartForm(fields)
    const sent = { ...headers, 'idempotency-key': randomUUID() }
    const remoteAddress = '10.20.30.40'
    return (await site.request(address, { method: 'POST', payload, headers: sent, remoteAddress })).json()
      .code
  }
  const post = {
    board_id: 'COUNTED',
    title: 'a',
    contents: '<p>a</p>',
    reg_name: '김',
    password: 'a-long-one',
  }
  const create = () => send('/api/landing/board/createPost', { ...post, private_yn: 'N', pictures: broken })
  expect(await collectAnswers(rateLimits.post.free + 1, create)).toEqual(['FILE_TYPE', 'TOO_MANY_TRIES'])

  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id })
  await site.make.departure({ package_code, departure_date: '2999-01-02', seats: 40 })
  const { party, consents, ...form } = buildReservation({ package_code, departure_date: '2999-01-02' })
  const parts = { ...form, party: JSON.stringify(party), consents: JSON.stringify(consents), files: broken }
  const reserve = () => send('/api/landing/package/nonMember', parts)
  expect(await collectAnswers(rateLimits.attachedFrom.free + 1, reserve)).toEqual([
    'FILE_TYPE',
    'TOO_MANY_TRIES',
  ])
})

test.each([
  { whose: 'its own', travel_agency: 1, status: 503 },
  { whose: 'another’s', travel_agency: 2, status: 200 },
])(
  'where the queue is full of $whose pictures, a picture is answered $status',
  async ({ travel_agency, status }) => {
    const { promise: over, resolve: end } = Promise.withResolvers<void>()
    const { decodedAtOnce, decodeQueue } = uploadLimits
    const others = Array.from(
      { length: decodedAtOnce + decodeQueue },
      // the one that is turned away instead of ours
      () => runInFairQueue(travel_agency, () => over).catch(() => end()),
    )
    const sent = endpoints.send({ photos: await toFile('a.png', createPicture().png()) })
    if (status === 503) void sent.finally(end)
    expect((await sent).status).toBe(status)
    await Promise.all(others)
  },
)

test('a picture of twelve megapixels costs less than 150 MB', async () => {
  const [small, large] = ['small.jpg', 'large.jpg'].map((name) => path.join(endpoints.site.dataDir, name))
  await createPicture(20, 20).jpeg().toFile(String(small))
  const grain = sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 25 },
    },
  })
  await sharp(await grain.png().toBuffer())
    .resize(4000)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toFile(String(large))
  const script = `
    const { encodePicture } = await import('#platform/pictures.server.ts')
    await encodePicture(${JSON.stringify(small)}, 'warm')
    const before = process.memoryUsage.rss()
    let most = before
    setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 2).unref()
    const { name } = await encodePicture(${JSON.stringify(large)}, 'x')
    console.log(JSON.stringify({ name, grown: (most - before) / 1024 / 1024 }))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  const { name, grown } = JSON.parse(stdout)
  process.stdout.write(`a picture of 4,000 x 3,000 costs ${Math.round(grown)} MB at its peak\n`)
  expect(name).toMatch(/^x_1600x2133_/)
  expect(grown).toBeLessThan(150)
})

test('AVIF is made later, if the form was kept, and shown to browsers that know it', async () => {
  const site = await createSite({ jobs: true })
  const { app, send } = await createFormEndpoints(site)
  const photo = await toFile('a.jpg', createPicture().jpeg())
  const { photos } = await send({ photos: photo })
  const get = (accept: string, host = 'a1.localhost') =>
    site.request(toWidthPath(320, photos[0]), { headers: { accept }, host })
  expect((await get('image/webp,*/*')).headers).toMatchObject({
    'content-type': 'image/webp',
    vary: expect.stringMatching(/^Accept\b/),
  })
  await vi.waitFor(
    async () => expect((await get('image/avif,image/webp,*/*')).headers['content-type']).toBe('image/avif'),
    { timeout: 20_000, interval: 100 },
  )
  const avif = await get('image/avif')
  expect(await sharp(avif.rawPayload).metadata()).toMatchObject({ format: 'heif', width: 320 })
  expect(avif.headers).toMatchObject({
    vary: expect.stringMatching(/^Accept\b/),
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await get('image/webp,*/*')).headers['content-type']).toBe('image/webp')
  expect((await get('image/avif', 'a2.localhost')).statusCode).toBe(404)
  expect((await send({ photos: photo, ends: 'at commit' })).code).toBe('UNEXPECTED')
  expect(
    await queryAsOwner(site, `select count(*)::int as asked from pgboss.job where name = 'make-avif'`),
  ).toEqual([{ asked: 1 }])
  await app.close()
})

// §5 What a form lets in: known by its content, pictures made anew, and nothing left of what was refused.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import { tryLimits, uploadLimits } from '#limits.ts'
import { inTurn } from '#platform/pictures.server.ts'
import type { Call } from '#platform/wire/call.ts'
import { calls } from '#storefront/calls.ts'
import { asOwner, at, fileOf, type Gate, keyAt, openGate, picture } from './gate.ts'
import { reservationOf } from './lent/reservation.ts'
import { asForm, file } from './parts.ts'
import { openSite } from './site.ts'
import { sampleOf } from './sweep/samples.ts'

let gate: Gate
beforeAll(async () => {
  gate = await openGate(await openSite({ keep: true }))
  return () => gate.app.close()
})

test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
  'a %s becomes WebP in every width up to its own, under an address of the agency',
  async (format) => {
    const { status, photos } = await gate.send({
      photos: await fileOf(`a ${format}.x`, picture().toFormat(format)),
    })
    expect([status, photos.length]).toEqual([200, 1])
    expect(photos[0]).toMatchObject({
      name: `a ${format}.x`,
      type: 'image/webp',
      path: expect.stringMatching(/^\/files\/[0-9a-f]{16}_640x457_[0-9a-f]{6}\.webp$/),
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    for (const width of [320, 640]) {
      const response = await gate.site.ask(at(width, photos[0]))
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp'])
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width })
      expect((await gate.site.ask(at(width, photos[0]), { host: 'a2.localhost' })).statusCode).toBe(404)
    }
    expect(gate.incoming()).toEqual([])
  },
)

test('papers are kept as they are, out of everybody’s reach; their names lose what a name should not hold', async () => {
  const { papers } = await gate.send({
    papers: [
      file('../../etc/여행 계약서\u202e\u0007.pdf', '%PDF-1.7\n…'),
      file('표.xlsx', Buffer.from(`PK\x03\x04${'\0'.repeat(26)}_rels/.rels … [Content_Types].xml`, 'latin1')),
      file(
        '동의서.hwp',
        Buffer.concat([
          Buffer.from('d0cf11e0a1b11ae1', 'hex'),
          Buffer.alloc(500),
          Buffer.from('HWP Document File'),
        ]),
      ),
      file('메모.txt', Buffer.from('c8f1b8c1', 'hex')), // EUC-KR
      await fileOf(`${'긴'.repeat(300)}.PNG`, picture(100, 100).png()),
    ],
  })
  expect(
    papers.map(({ name, type, path }) => [
      name.length > 50 ? name.slice(-5) : name,
      type,
      path.replace(/[0-9a-f]{16,}/, '*'),
    ]),
  ).toEqual([
    ['여행 계약서.pdf', 'application/pdf', 'private/*.pdf'],
    ['표.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'private/*.xlsx'],
    ['동의서.hwp', 'application/x-hwp', 'private/*.hwp'],
    ['메모.txt', 'text/plain', 'private/*.txt'],
    ['긴.png', 'image/webp', expect.stringMatching(/^\/files\/\*_100x100_/)],
  ])
  expect(papers[4]?.name.length).toBe(200)
  const pdf = papers[0]?.path ?? ''
  expect(gate.bytesOf(pdf).toString()).toBe('%PDF-1.7\n…')
  expect((await gate.site.ask(`/files/${path.basename(pdf)}`)).statusCode).toBe(404)
})

test('a picture of a private field is nobody’s to fetch', async () => {
  const { passports } = await gate.send({ passports: await fileOf('passport.jpg', picture().jpeg()) })
  expect(passports[0]?.path).toMatch(/^private\//)
  expect((await sharp(gate.bytesOf(keyAt(640, passports[0]))).metadata()).format).toBe('webp')
  expect((await gate.site.ask(`/files/${path.basename(at(640, passports[0]))}`)).statusCode).toBe(404)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

test.each<[name: string, contents: string | Buffer]>([
  ['drawing.svg', svg],
  ['drawing.png', svg],
  ['page.jpg', '<!doctype html><script>alert(1)</script>'],
  ['archive.webp', 'PK\x03\x04 [Content_Types].xml'],
  ['paper.gif', '%PDF-1.7'],
  ['both.jpg', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('<script>alert(1)</script>')])],
  ['noise.png', Buffer.concat([pngOf(9, 9).subarray(0, 40), Buffer.alloc(40, 7)])],
  ['empty.jpg', ''],
])('%s is no picture, whatever it is called', async (name, contents) => {
  await gate.expectRefusal({ photos: file(name, contents, 'image/jpeg') }, 'FILE_TYPE', {
    status: 415,
    fields: { photos: { en: `Unsupported file type: ${path.extname(name)}` } },
  })
})

test('a picture of more than 40 megapixels is refused by what its beginning says of it', async () => {
  const flood = pngOf(8_000, 5_001)
  const both = Buffer.from('GIF89a/*<html>*/=1;alert(1)//') // what makes it a script makes it huge
  for (const contents of [flood, flood.subarray(0, 64), both]) // the last two could not be decoded at all
    await gate.expectRefusal({ photos: file('flood.png', contents) }, 'FILE_TOO_LARGE', {
      status: 413,
      fields: { photos: { en: 'A picture may have 40 megapixels at the most.' } },
    })
})

test('who asks for what is not there is told so before a picture is decoded', async () => {
  const { site } = gate
  // found out by decoding it, and not before
  const broken = file('broken.png', pngOf(900, 900).subarray(0, 60))
  const member = await site.make.member()
  const cookie = await site.cookieOf(member)
  const send = async (
    method: 'POST' | 'PUT',
    address: string,
    fields: Record<string, string>,
    field: string,
  ) => {
    const { payload, headers } = await asForm({ ...fields, [field]: broken })
    const sent = { ...headers, cookie, 'idempotency-key': 'a-key-of-its-own' }
    return (await site.ask(address, { method, payload, headers: sent })).json().code
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
    ...{ package_code: 'NONE', departure_date: '2999-01-01', party: '{"adult":1,"child":0,"baby":0}' },
    ...{ name: '김미나', contact: '010-1234-5678', email: 'mina@example.com' },
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
async function codesOf(tries: number, send: () => Promise<string>): Promise<string[]> {
  const codes: string[] = []
  for (let at = 0; at < tries; at++) codes.push(await send())
  return [...new Set(codes)]
}

test('tries are counted before a picture is decoded, of posts and of reservations', async () => {
  const { site } = gate
  const broken = file('broken.png', pngOf(900, 900).subarray(0, 60))
  await site.make.board({ board_id: 'COUNTED', write: 'anyone' })
  const send = async (address: string, fields: Parameters<typeof asForm>[0]) => {
    const { payload, headers } = await asForm(fields)
    const sent = { ...headers, 'idempotency-key': randomUUID() }
    const remoteAddress = '10.20.30.40'
    return (await site.ask(address, { method: 'POST', payload, headers: sent, remoteAddress })).json().code
  }
  const post = {
    board_id: 'COUNTED',
    title: 'a',
    contents: '<p>a</p>',
    reg_name: '김',
    password: 'a-long-one',
  }
  const create = () => send('/api/landing/board/createPost', { ...post, private_yn: 'N', pictures: broken })
  expect(await codesOf(tryLimits.post.free + 1, create)).toEqual(['FILE_TYPE', 'TOO_MANY_TRIES'])

  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id })
  await site.make.departure({ package_code, departure_date: '2999-01-02', seats: 40 })
  const { party, consents, ...form } = reservationOf({ package_code, departure_date: '2999-01-02' })
  const parts = { ...form, party: JSON.stringify(party), consents: JSON.stringify(consents), files: broken }
  const reserve = () => send('/api/landing/package/nonMember', parts)
  expect(await codesOf(tryLimits.attachedFrom.free + 1, reserve)).toEqual(['FILE_TYPE', 'TOO_MANY_TRIES'])
})

test.each([
  { whose: 'its own', travel_agency: 1, status: 503 },
  { whose: 'another’s', travel_agency: 2, status: 200 },
])(
  'where the queue is full of $whose pictures, a picture is answered $status',
  async ({ travel_agency, status }) => {
    const { promise: over, resolve: end } = Promise.withResolvers<void>()
    const { decodedAtOnce, decodedLater } = uploadLimits
    const others = Array.from(
      { length: decodedAtOnce + decodedLater },
      // the one that is turned away instead of ours
      () => inTurn(travel_agency, () => over).catch(() => end()),
    )
    const sent = gate.send({ photos: await fileOf('a.png', picture().png()) })
    if (status === 503) void sent.finally(end)
    expect((await sent).status).toBe(status)
    await Promise.all(others)
  },
)

test('a picture that was cut off is refused, and refuses the good one beside it', async () => {
  const whole = await sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()
  await gate.expectRefusal(
    {
      photos: [
        await fileOf('good.jpg', picture().jpeg()),
        file('cut.jpg', whole.subarray(0, whole.length / 2)),
      ],
    },
    'FILE_TYPE',
  )
})

test.each<[name: string, contents: string | Buffer]>([
  ['a.zip', 'PK\x03\x04'],
  ['a.docx', 'PK\x03\x04 just an archive'],
  ['a.hwp', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['a.html', '<script>alert(1)</script>'],
  ['a.exe', 'MZ'],
  ['a.pdf', '<html>'],
  ['a.txt', Buffer.from([77, 90, 0, 1, 2, 3])],
  ['a', '%PDF-1.7'],
])('%s is not the paper its name says', async (name, contents) => {
  await gate.expectRefusal({ papers: file(name, contents) }, 'FILE_TYPE', {
    fields: { papers: { ko: expect.any(String) } },
  })
})

test('what hides behind a picture does not outlive it: appended archives, comments, where it was taken', async () => {
  const secret = 'a word of the sender'
  const located = picture()
    .jpeg()
    .withExif({ IFD0: { Artist: secret }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 0/1' } })
  const jpeg = Buffer.concat([await located.toBuffer(), Buffer.from(`PK\x03\x04${secret}`)])
  const gif = Buffer.concat([await picture().gif().toBuffer(), Buffer.from(`<script>${secret}</script>`)])
  expect((await sharp(jpeg).metadata()).exif?.toString('latin1')).toContain(secret)
  const { photos } = await gate.send({ photos: [file('a.jpg', jpeg), file('b.gif', gif)] })
  expect(photos).toHaveLength(2)
  for (const key of photos.flatMap((photo) => [keyAt(320, photo), keyAt(640, photo)])) {
    expect(gate.bytesOf(key).toString('latin1')).not.toContain(secret)
    const { exif, xmp, iptc, icc } = await sharp(gate.bytesOf(key)).metadata()
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined])
  }
})

test('a picture lies as it was held, however narrow, tall, grey or see-through it is', async () => {
  const { photos } = await gate.send({
    photos: [
      await fileOf('held.jpg', picture(400, 200).jpeg().withMetadata({ orientation: 6 })),
      await fileOf('tall.png', picture(1000, 12_000).png()),
      await fileOf('grey.jpg', picture().greyscale().jpeg()),
      await fileOf(
        'glass.png',
        sharp({ create: { width: 330, height: 20, channels: 4, background: '#0000' } }).png(),
      ),
      await fileOf('dot.png', picture(1, 1).png()),
      await fileOf('exact.webp', picture(320, 240).webp()),
    ],
  })
  expect(photos.map(({ path }) => path.replace(/.*_(\d+x\d+)_.*/, '$1'))).toEqual([
    '200x400',
    '640x7680',
    '640x457',
    '320x19',
    '1x1',
    '320x240',
  ])
  expect(photos[3]?.path).toContain('_f8f8f8.webp')
  expect(await sharp(gate.bytesOf(keyAt(200, photos[0]))).metadata()).toMatchObject({
    width: 200,
    height: 400,
  })
})

test('at most ten files of ten megabytes, and as many as a field takes', async () => {
  const small = await picture(9, 9).png().toBuffer()
  const many = (count: number) => Array.from({ length: count }, (_, at) => file(`${at}.png`, small))
  await gate.expectRefusal({ photos: many(11) }, 'TOO_MANY_FILES', {
    status: 413,
    fields: { photos: { ko: '파일은 10개까지 올릴 수 있습니다.', en: 'At most 10 files can be uploaded.' } },
  })
  await gate.expectRefusal({ passports: many(2) }, 'TOO_MANY_FILES', {
    fields: { passports: { ko: '파일은 1개까지 올릴 수 있습니다.', en: 'At most 1 file can be uploaded.' } },
  })
  await gate.expectRefusal(
    { photos: file('large.png', Buffer.concat([small, Buffer.alloc(11 * 1024 * 1024)])) },
    'FILE_TOO_LARGE',
    { status: 413 },
  )
  expect(new Set((await gate.send({ photos: many(10) })).photos.map(({ path }) => path)).size).toBe(10)
  const exact = Buffer.alloc(10 * 1024 * 1024, 32)
  expect((await gate.send({ papers: file('exact.txt', exact) })).papers[0]?.size).toBe(exact.length)
})

const forms = Object.entries(calls).flatMap(([room, named]) =>
  Object.entries(named).flatMap(([name, call]: [string, Call]) =>
    call.takes === 'form' ? [{ room, name, call }] : [],
  ),
)

test.each(forms)(
  '$room $name: only the files it takes, by content, and described as such',
  async ({ room, call }) => {
    const { site } = gate
    const cookie = await site.cookieOf(await site.make.member())
    const sample = sampleOf(call, room, {
      package_code: 'P1',
      board_id: 'notice',
      post: 1,
      store_id: 's1',
      member: 1,
      tour_category: 1,
    })
    const texts = Object.fromEntries(
      Object.entries(sample).map(([name, value]) => [
        name,
        typeof value === 'object' ? JSON.stringify(value) : String(value),
      ]),
    )
    const send = async (field: string) => {
      const { payload, headers } = await asForm({ ...texts, [field]: file('drawing.png', svg, 'image/png') })
      return (
        await site.ask(call.path, { method: call.method, payload, headers: { ...headers, cookie } })
      ).json()
    }
    expect(await send('avatar')).toMatchObject({ code: 'BAD_INPUT', fields: { avatar: {} } })
    const described = (await site.ask('/api/openapi.json')).json().paths[call.path][call.method.toLowerCase()]
      .requestBody.content['multipart/form-data']
    for (const [field, { most = 10 }] of Object.entries(call.files ?? {})) {
      expect(await send(field)).toMatchObject({
        code: 'FILE_TYPE',
        fields: { [field]: { en: 'Unsupported file type: .png' } },
      })
      expect([described.schema.properties[field].maxItems, described.encoding[field].contentType]).toEqual([
        most,
        expect.stringContaining('image/webp'),
      ])
    }
  },
)

test('a picture of twelve megapixels costs less than 150 MB', async () => {
  const [small, large] = ['small.jpg', 'large.jpg'].map((name) => path.join(gate.site.dataDir, name))
  await picture(20, 20).jpeg().toFile(String(small))
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
    const { makePicture } = await import('#platform/pictures.server.ts')
    await makePicture(${JSON.stringify(small)}, 'warm')
    const before = process.memoryUsage.rss()
    let most = before
    setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 2).unref()
    const { name } = await makePicture(${JSON.stringify(large)}, 'x')
    console.log(JSON.stringify({ name, grown: (most - before) / 1024 / 1024 }))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  const { name, grown } = JSON.parse(stdout)
  process.stdout.write(`a picture of 4,000 x 3,000 costs ${Math.round(grown)} MB at its peak\n`)
  expect(name).toMatch(/^x_1600x2133_/)
  expect(grown).toBeLessThan(150)
})

test('AVIF is made later, if the form was kept, and shown to browsers that know it', async () => {
  const site = await openSite({ jobs: true })
  const { app, send } = await openGate(site)
  const photo = await fileOf('a.jpg', picture().jpeg())
  const { photos } = await send({ photos: photo })
  const get = (accept: string, host = 'a1.localhost') =>
    site.ask(at(320, photos[0]), { headers: { accept }, host })
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
    await asOwner(site, `select count(*)::int as asked from pgboss.job where name = 'make-avif'`),
  ).toEqual([{ asked: 1 }])
  await app.close()
})

/** A black picture of any size, one bit a pixel: the file is small however large the picture is. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, contents: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), contents])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(contents.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

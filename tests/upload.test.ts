// §5 What a form lets in: known by its content, pictures made anew, and nothing left of what was refused.
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { Call } from '#platform/wire/call.ts'
import { calls } from '#storefront/calls.ts'
import {
  createFormEndpoints,
  createPicture,
  createTruncatedJpeg,
  type FormEndpoints,
  toFile,
  toWidthKey,
  toWidthPath,
} from './form-endpoints.ts'
import { createPng } from './png.ts'
import { createFile, toMultipartForm } from './shared/multipart-form.ts'
import { createSite } from './site.ts'
import { createSample } from './sweep/call-samples.ts'

let endpoints: FormEndpoints
beforeAll(async () => {
  endpoints = await createFormEndpoints(await createSite({ shared: true }))
  return () => endpoints.app.close()
})

test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
  'a %s becomes WebP in every width up to its own, under an address of the agency',
  async (format) => {
    const { status, photos } = await endpoints.send({
      photos: await toFile(`a ${format}.x`, createPicture().toFormat(format)),
    })
    expect([status, photos.length]).toEqual([200, 1])
    expect(photos[0]).toMatchObject({
      name: `a ${format}.x`,
      type: 'image/webp',
      path: expect.stringMatching(/^\/files\/[0-9a-f]{16}_640x457_[0-9a-f]{6}\.webp$/),
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    for (const width of [320, 640]) {
      const response = await endpoints.site.request(toWidthPath(width, photos[0]))
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp'])
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width })
      expect(
        (await endpoints.site.request(toWidthPath(width, photos[0]), { host: 'a2.localhost' })).statusCode,
      ).toBe(404)
    }
    expect(endpoints.listIncoming()).toEqual([])
  },
)

test('papers are kept as they are, out of everybody’s reach; their names lose what a name should not hold', async () => {
  const { papers } = await endpoints.send({
    papers: [
      createFile('../../etc/여행 계약서\u202e\u0007.pdf', '%PDF-1.7\n…'),
      createFile(
        '표.xlsx',
        Buffer.from(`PK\x03\x04${'\0'.repeat(26)}_rels/.rels … [Content_Types].xml`, 'latin1'),
      ),
      createFile(
        '동의서.hwp',
        Buffer.concat([
          Buffer.from('d0cf11e0a1b11ae1', 'hex'),
          Buffer.alloc(500),
          Buffer.from('HWP Document File'),
        ]),
      ),
      createFile('메모.txt', Buffer.from('c8f1b8c1', 'hex')), // EUC-KR
      await toFile(`${'긴'.repeat(300)}.PNG`, createPicture(100, 100).png()),
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
  expect(endpoints.readStored(pdf).toString()).toBe('%PDF-1.7\n…')
  expect((await endpoints.site.request(`/files/${path.basename(pdf)}`)).statusCode).toBe(404)
})

test('a picture of a private field cannot be fetched by URL', async () => {
  const { passports } = await endpoints.send({
    passports: await toFile('passport.jpg', createPicture().jpeg()),
  })
  expect(passports[0]?.path).toMatch(/^private\//)
  expect((await sharp(endpoints.readStored(toWidthKey(640, passports[0]))).metadata()).format).toBe('webp')
  expect(
    (await endpoints.site.request(`/files/${path.basename(toWidthPath(640, passports[0]))}`)).statusCode,
  ).toBe(404)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

test.each<[name: string, contents: string | Buffer]>([
  ['drawing.svg', svg],
  ['drawing.png', svg],
  ['page.jpg', '<!doctype html><script>alert(1)</script>'],
  ['archive.webp', 'PK\x03\x04 [Content_Types].xml'],
  ['paper.gif', '%PDF-1.7'],
  ['both.jpg', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('<script>alert(1)</script>')])],
  ['noise.png', Buffer.concat([createPng(9, 9).subarray(0, 40), Buffer.alloc(40, 7)])],
  ['empty.jpg', ''],
])('%s is no picture, whatever it is called', async (name, contents) => {
  await endpoints.expectRefusal({ photos: createFile(name, contents, 'image/jpeg') }, 'FILE_TYPE', {
    status: 415,
    fields: { photos: { en: `Unsupported file type: ${path.extname(name)}` } },
  })
})

test('a picture of more than 40 megapixels is refused by what its beginning says of it', async () => {
  const flood = createPng(8_000, 5_001)
  const both = Buffer.from('GIF89a/*<html>*/=1;alert(1)//') // what makes it a script makes it huge
  for (const contents of [flood, flood.subarray(0, 64), both]) // the last two could not be decoded at all
    await endpoints.expectRefusal({ photos: createFile('flood.png', contents) }, 'FILE_TOO_LARGE', {
      status: 413,
      fields: { photos: { en: 'A picture may have 40 megapixels at the most.' } },
    })
})

test('a picture that was cut off is refused, and refuses the good one beside it', async () => {
  await endpoints.expectRefusal(
    {
      photos: [
        await toFile('good.jpg', createPicture().jpeg()),
        createFile('cut.jpg', await createTruncatedJpeg()),
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
  await endpoints.expectRefusal({ papers: createFile(name, contents) }, 'FILE_TYPE', {
    fields: { papers: { ko: expect.any(String) } },
  })
})

test('what hides behind a picture does not outlive it: appended archives, comments, where it was taken', async () => {
  const secret = 'a word of the sender'
  const located = createPicture()
    .jpeg()
    .withExif({ IFD0: { Artist: secret }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 0/1' } })
  const jpeg = Buffer.concat([await located.toBuffer(), Buffer.from(`PK\x03\x04${secret}`)])
  const gif = Buffer.concat([
    await createPicture().gif().toBuffer(),
    Buffer.from(`<script>${secret}</script>`),
  ])
  expect((await sharp(jpeg).metadata()).exif?.toString('latin1')).toContain(secret)
  const { photos } = await endpoints.send({ photos: [createFile('a.jpg', jpeg), createFile('b.gif', gif)] })
  expect(photos).toHaveLength(2)
  for (const key of photos.flatMap((photo) => [toWidthKey(320, photo), toWidthKey(640, photo)])) {
    expect(endpoints.readStored(key).toString('latin1')).not.toContain(secret)
    const { exif, xmp, iptc, icc } = await sharp(endpoints.readStored(key)).metadata()
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined])
  }
})

test('pictures are rotated by their EXIF data, whatever their shape or colour', async () => {
  const { photos } = await endpoints.send({
    photos: [
      await toFile('held.jpg', createPicture(400, 200).jpeg().withMetadata({ orientation: 6 })),
      await toFile('tall.png', createPicture(1000, 12_000).png()),
      await toFile('grey.jpg', createPicture().greyscale().jpeg()),
      await toFile(
        'glass.png',
        sharp({ create: { width: 330, height: 20, channels: 4, background: '#0000' } }).png(),
      ),
      await toFile('dot.png', createPicture(1, 1).png()),
      await toFile('exact.webp', createPicture(320, 240).webp()),
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
  expect(await sharp(endpoints.readStored(toWidthKey(200, photos[0]))).metadata()).toMatchObject({
    width: 200,
    height: 400,
  })
})

test('at most ten files of ten megabytes, and as many as a field takes', async () => {
  const small = await createPicture(9, 9).png().toBuffer()
  const many = (count: number) => Array.from({ length: count }, (_, at) => createFile(`${at}.png`, small))
  await endpoints.expectRefusal({ photos: many(11) }, 'TOO_MANY_FILES', {
    status: 413,
    fields: { photos: { ko: '파일은 10개까지 올릴 수 있어요.', en: 'At most 10 files can be uploaded.' } },
  })
  await endpoints.expectRefusal({ passports: many(2) }, 'TOO_MANY_FILES', {
    fields: { passports: { ko: '파일은 1개까지 올릴 수 있어요.', en: 'At most 1 file can be uploaded.' } },
  })
  await endpoints.expectRefusal(
    { photos: createFile('large.png', Buffer.concat([small, Buffer.alloc(11 * 1024 * 1024)])) },
    'FILE_TOO_LARGE',
    { status: 413 },
  )
  expect(new Set((await endpoints.send({ photos: many(10) })).photos.map(({ path }) => path)).size).toBe(10)
  const exact = Buffer.alloc(10 * 1024 * 1024, 32)
  expect((await endpoints.send({ papers: createFile('exact.txt', exact) })).papers[0]?.size).toBe(
    exact.length,
  )
})

const formCalls = Object.entries(calls).flatMap(([room, named]) =>
  Object.entries(named).flatMap(([name, call]: [string, Call]) =>
    call.takes === 'form' ? [{ room, name, call }] : [],
  ),
)

test.each(formCalls)(
  '$room $name: only the files it takes, by content, and described as such',
  async ({ room, call }) => {
    const { site } = endpoints
    const cookie = await site.createTokenCookie(await site.make.member())
    const sample = createSample(call, room, {
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
      const { payload, headers } = await toMultipartForm({
        ...texts,
        [field]: createFile('drawing.png', svg, 'image/png'),
      })
      return (
        await site.request(call.path, { method: call.method, payload, headers: { ...headers, cookie } })
      ).json()
    }
    expect(await send('avatar')).toMatchObject({ code: 'BAD_INPUT', fields: { avatar: {} } })
    const described = (await site.request('/api/openapi.json')).json().paths[call.path][
      call.method.toLowerCase()
    ].requestBody.content['multipart/form-data']
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

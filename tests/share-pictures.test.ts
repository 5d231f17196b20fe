// Pictures an agency is known by elsewhere: those of shared pages, its icons, and the manifest.
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { workerThreadLimits } from '#limits/machine.ts'
import { createDiskStore } from '#platform/integrations/file-store.server.ts'
import { encodePicture, storePicture } from '#platform/pictures.server.ts'
import { sameInBoth } from '#seed/make.ts'
import { createBilingualSite, createTrip, listHeadAttributes } from './seo-setup.ts'
import { createSite } from './site.ts'

const readFormatAndSize = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata()
  return [format, width, height]
}

test('a crowd that wants share pictures of one agency keeps another waiting for one of them, and is told to come again', async () => {
  const site = await createSite()
  const [crowd, other] = await Promise.all([
    Promise.all(
      Array.from({ length: workerThreadLimits.waiting + 5 }, (_, at) =>
        site.request(`/share/home.jpg?language=${at % 2 ? 'ko' : 'en'}`),
      ),
    ),
    site.request('/share/home.jpg', { headers: { host: 'a2.localhost' } }),
  ])
  const byStatus = Object.groupBy(crowd, ({ statusCode }) => String(statusCode))
  expect([other.statusCode, Object.keys(byStatus)]).toEqual([200, ['200', '503']])
  expect(byStatus[503]?.[0]?.headers['retry-after']).toBeDefined()
})

test('a share picture shows one package, is drawn once, and anew when what it shows changes', async () => {
  const site = await createSite()
  const red = await sharp({ create: { width: 960, height: 720, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  const thumbnail_path = await storePicture(createDiskStore(site.dataDir), 1, await encodePicture(red, 'red'))
  const { package_code } = await createTrip(site, 1, {
    thumbnail_path,
    page_title: sameInBoth('A & B <i>c</i> 🏔 北京 \u0007'),
  })
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => site.request(`/share/${package_code}.jpg`)),
  )
  for (const { statusCode, headers, rawPayload } of responses) {
    expect([
      statusCode,
      headers['content-type'],
      headers['cache-control'],
      rawPayload.equals(responses[0]?.rawPayload ?? Buffer.of()),
    ]).toEqual([200, 'image/jpeg', 'public, max-age=3600', true])
  }
  const [first] = responses
  expect(await readFormatAndSize(first?.rawPayload ?? Buffer.of())).toEqual(['jpeg', 1200, 630])
  const { data: corner } = await sharp(first?.rawPayload)
    .extract({ left: 1190, top: 5, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  // the package's own picture is the ground
  expect([...corner].map((part) => Math.round(part / 64))).toEqual([4, 0, 0])
  const shareFolder = path.join(site.dataDir, 'files', '1', 'share')
  expect(fs.readdirSync(shareFolder)).toEqual([`${package_code}.ko.jpg`])
  const drawnAt = fs.statSync(path.join(shareFolder, `${package_code}.ko.jpg`)).mtimeMs
  const again = await site.request(`/share/${package_code}.jpg`, {
    headers: { 'if-none-match': String(first?.headers.etag) },
  })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])

  await site.db
    .updateTable('package')
    .set({ page_price: 1_230_000 })
    .where('travel_agency', '=', 1)
    .where('package_code', '=', package_code)
    .execute()
  const dearer = await site.request(`/share/${package_code}.jpg`)
  expect([
    dearer.statusCode,
    dearer.headers.etag === first?.headers.etag,
    dearer.rawPayload.equals(first?.rawPayload ?? Buffer.of()),
  ]).toEqual([200, false, false])
  expect(fs.readdirSync(shareFolder)).toHaveLength(1)
  expect(fs.statSync(path.join(shareFolder, `${package_code}.ko.jpg`)).mtimeMs).toBeGreaterThan(drawnAt)
})

test('nobody gets a picture of what this agency does not sell', async () => {
  const site = await createSite()
  const theirs = await createTrip(site, 2)
  const gone = await createTrip(site, 1, { sale_yn: 'N' })
  for (const name of [theirs.package_code, gone.package_code, 'P-none', 'a b'])
    expect([name, (await site.request(`/share/${name}.jpg`)).statusCode]).toEqual([name, 404])
  expect((await site.request('/share/..%2f..%2fsecret.jpg')).statusCode).toBe(400)
  expect((await site.request(`/share/${theirs.package_code}.jpg`, { host: 'a2.localhost' })).statusCode).toBe(
    200,
  )
  expect((await site.request(`/share/${theirs.package_code}.png`, { host: 'a2.localhost' })).statusCode).toBe(
    404,
  )
})

test('every agency has a picture of its own, in each of its languages', async () => {
  const site = await createBilingualSite()
  const [english, korean, nonsense] = await Promise.all(
    ['', '?language=ko', '?language=xx&language=ko'].map((query) => site.request(`/share/home.jpg${query}`)),
  )
  expect(await readFormatAndSize(english?.rawPayload ?? Buffer.of())).toEqual(['jpeg', 1200, 630])
  expect(korean?.headers.etag).not.toBe(english?.headers.etag)
  expect(nonsense?.headers.etag).toBe(english?.headers.etag)
})

const blueSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><circle cx="32" cy="32" r="30" fill="#0000ff"/></svg>'

test('icons are the agency’s own mark, a plain one without a logo, and the page names them', async () => {
  const site = await createSite({ empty: true })
  await createDiskStore(site.dataDir).put(1, 'public/logo-1.svg', blueSvg)
  await site.make.agency({ info: { logo: '/files/logo-1.svg' } })
  await site.makeAt(2).agency({ theme: { hue: 25, chroma: 0.19, type_scale: 1 } })
  for (const [name, size] of [
    ['favicon.ico', 32],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['apple-touch-icon.png', 180],
  ] as const) {
    for (const [host, strongest] of [
      ['a1.localhost', 2],
      ['a2.localhost', 0],
    ] as const) {
      const { rawPayload, headers, statusCode } = await site.request(`/${name}`, { host })
      expect([name, statusCode, headers['content-type'], ...(await readFormatAndSize(rawPayload))]).toEqual([
        name,
        200,
        'image/png',
        'png',
        size,
        size,
      ])
      const { channels } = await sharp(rawPayload)
        .extract({ left: size / 2, top: size / 2, width: 1, height: 1 })
        .stats()
      const middle = channels.slice(0, 3).map(({ mean }) => mean)
      expect([name, host, middle.indexOf(Math.max(...middle))]).toEqual([name, host, strongest])
      expect([
        name,
        (await site.request(`/${name}`, { host, headers: { 'if-none-match': String(headers.etag) } }))
          .statusCode,
      ]).toEqual([name, 304])
    }
  }
  expect((await sharp((await site.request('/apple-touch-icon.png')).rawPayload).stats()).isOpaque).toBe(true)
  const { body } = await site.request('/')
  expect(listHeadAttributes(body, 'rel', 'icon', 'href')).toEqual(['/favicon.ico', '/files/logo-1.svg'])
  expect([
    listHeadAttributes(body, 'rel', 'apple-touch-icon', 'href'),
    listHeadAttributes(body, 'rel', 'manifest', 'href'),
  ]).toEqual([['/apple-touch-icon.png'], ['/manifest.webmanifest']])
  expect(listHeadAttributes(body, 'name', 'theme-color', 'content')[0]).toMatch(/^#[0-9a-f]{6}$/)
})

test('the manifest lets a phone keep the site under the agency’s name and colour', async () => {
  const site = await createBilingualSite()
  const { headers, body } = await site.request('/manifest.webmanifest')
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  const themeColour = listHeadAttributes((await site.request('/')).body, 'name', 'theme-color', 'content')[0]
  expect(JSON.parse(body)).toMatchObject({
    name: 'Agency 1',
    short_name: 'Seoul',
    lang: 'en',
    start_url: '/',
    display: 'standalone',
    theme_color: themeColour,
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    icons: [
      { src: '/icon-192.png', sizes: '192x192' },
      { src: '/icon-512.png', sizes: '512x512' },
    ],
  })
})

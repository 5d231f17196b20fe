// Pages over HTTP: what of them is kept, for whom, and until when.
import { expect, test, vi } from 'vitest'
import { sameInBoth } from '#seed/make.ts'
import { createSite, type Site } from './site.ts'

const listEtags = async (site: Site, ...paths: string[]) => {
  const etags: unknown[] = []
  for (const path of paths) {
    await site.request(path)
    etags.push((await site.request(path)).headers.etag)
  }
  return etags
}

test('a tracking parameter is ignored: one cache entry, one page', async () => {
  const site = await createSite()
  const [plain, tracked, other] = await listEtags(
    site,
    '/travel',
    '/travel?utm_source=mail&utm_medium=x&gclid=1',
    '/travel?fbclid=2',
  )
  expect(plain).toBeDefined()
  expect([tracked, other]).toEqual([plain, plain])
})

test('anonymous pages are cached and answer 304; searches, member pages and errors are not cached', async () => {
  const site = await createSite()
  await site.request('/travel')
  const hit = await site.request('/travel')
  expect(hit.headers).toMatchObject({
    'cache-control': 'no-cache',
    vary: 'Cookie, Accept-Encoding',
    etag: expect.any(String),
  })
  const unchanged = await site.request('/travel', {
    headers: { 'if-none-match': String(hit.headers.etag), cookie: 'travel_agency=1; language=ko' },
  })
  expect(unchanged.statusCode).toBe(304)
  const cookie = await site.createTokenCookie(await site.make.member())
  for (const [path, headers] of [
    ['/travel?page_title=x', {}],
    ['/travel', { cookie }],
    ['/travel', { cookie: 'refreshToken=x' }],
    ['/nothing/here', {}],
  ] as const) {
    for (let times = 0; times < 2; times++) {
      const response = await site.request(path, { headers })
      expect([path, response.headers['cache-control'], response.headers.etag]).toEqual([
        path,
        'private, no-store',
        undefined,
      ])
    }
  }
})

test('a cached page never carries a cookie of its first visitor, and has the same security headers', async () => {
  const site = await createSite()
  const first = await site.request('/travel')
  const hit = await site.request('/travel', { headers: { cookie: 'travel_agency=1; language=ko' } })
  expect(hit.headers['set-cookie']).toBeUndefined()
  expect(hit.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  expect(String(hit.headers['content-security-policy'])).toContain("script-src 'self'")
})

test('a page whose address may hold a name or a key keeps it from other sites, however it is written', async () => {
  const site = await createSite()
  for (const path of [
    '/payment/fail',
    '//payment/fail',
    '/travel/booking/7',
    '//travel/booking/7?name=kim',
  ]) {
    const { headers } = await site.request(path)
    expect([path, headers['referrer-policy']]).toEqual([path, 'same-origin'])
  }
})

test('a page for members that is reached from elsewhere asks for itself once more, and only once; a kept one is shown at once', async () => {
  const site = await createSite()
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
  const first = await site.request('/mypage', { headers })
  expect(first.body).toContain('data-again')
  expect(first.body).not.toContain('로그인이 필요합니다')
  expect(first.headers).toMatchObject({
    'cache-control': 'no-store',
    'set-cookie': expect.stringContaining('came=1; Max-Age=5'),
  })
  const again = await site.request('/mypage', { headers: { ...headers, cookie: 'came=1' } })
  expect(again.statusCode).toBe(401)
  expect(again.headers['set-cookie']).toContainEqual(expect.stringContaining('came=1; Max-Age=0'))
  expect((await site.request('/contact', { headers })).body).not.toContain('data-again')
})

test('a change shows at once to the next anonymous reader', async () => {
  const site = await createSite()
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id, page_title: sameInBoth('Before') })
  await vi.waitFor(async () => expect((await site.request('/travel')).body).toContain('Before'), 10_000)
  await site.db
    .updateTable('package')
    .set({ page_title: sameInBoth('After') })
    .where('travel_agency', '=', 1)
    .where('package_code', '=', package_code)
    .execute()
  await vi.waitFor(async () => expect((await site.request('/travel')).body).toContain('After'), 10_000)
})

test('the theme file is immutable under its name and served only on the agency’s host', async () => {
  const site = await createSite({ empty: true })
  await site.make.agency({ theme: { hue: 10, chroma: 0.1, type_scale: 1 } })
  await site.makeAt(2).agency({ theme: { hue: 200, chroma: 0.1, type_scale: 1.125 } })
  const href = /\/theme\/[^"]+/.exec((await site.request('/travel')).body)?.[0] ?? ''
  const theme = await site.request(href)
  expect([theme.statusCode, theme.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  expect(theme.body).toContain('--brand-600:oklch(0.5 0.1 10)')
  expect((await site.request(href, { host: 'a2.localhost' })).statusCode).toBe(404)
})

test('the scene of an empty page is drawn in the agency’s colours, and on no other host', async () => {
  const site = await createSite({ empty: true })
  await site.make.agency({ theme: { hue: 158, chroma: 0.1, empty_scene: 'bunker' } })
  await site.makeAt(2).agency({ theme: { hue: 200, chroma: 0.1, empty_scene: 'bench' } })
  const sheet = /\/theme\/[^"]+/.exec((await site.request('/travel')).body)?.[0] ?? ''
  const href = /\/theme\/scene-[\w-]+\.svg/.exec((await site.request(sheet)).body)?.[0] ?? ''
  const scene = await site.request(href)
  expect([scene.statusCode, scene.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(scene.body).not.toMatch(/[{}]/)
  expect((await site.request(href, { host: 'a2.localhost' })).statusCode).toBe(404)
  expect((await site.request('/theme/scene-none.svg')).statusCode).toBe(404)
})

test('files are those of the host’s agency, by name alone', async () => {
  const site = await createSite()
  for (const path of ['/files/x.webp', '/files/a.html', '/files/', '/files/a%2fb.webp'])
    expect([path, (await site.request(path)).statusCode]).toEqual([path, 404])
  expect((await site.request('/files/..%2f..%2fsecret')).statusCode).toBe(400)
})

test('scripts and styles are precompressed, kept for ever, and carry no schema library', async () => {
  const site = await createSite()
  const { body } = await site.request('/travel')
  const files = [...body.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([file]) => file)
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    const small = await site.request(file, { headers: { 'accept-encoding': 'br, gzip' } })
    expect([
      file,
      small.statusCode,
      small.headers['content-encoding'],
      small.headers['cache-control'],
    ]).toEqual([file, 200, 'br', 'public, max-age=31536000, immutable'])
    const plain = await site.request(file)
    expect(plain.body).not.toMatch(/ZodError|invalid_union|_zod/)
  }
})

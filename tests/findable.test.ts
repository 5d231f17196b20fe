// Found by search engines and messengers: heads, addresses, share pictures, sitemap, robots, icons.
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { drawingLimits } from '#limits.ts'
import { diskFiles } from '#platform/outside/files.server.ts'
import { makePicture, storePicture } from '#platform/pictures.server.ts'
import { both } from '#seed/make.ts'
import { openSite, type Site } from './site.ts'

const headOf = (html: string) => html.slice(0, html.indexOf('</head>'))
const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

/**
 * One attribute of every element of the head that has another with this value: all('property', 'og:title',
 * 'content').
 */
function all(html: string, name: string, value: string, wanted: string): string[] {
  const found = [...headOf(html).matchAll(/<(?:meta|link)[^>]*>/g)]
    .map(([element]) => element)
    .filter((element) => element.includes(` ${name}="${value}"`))
  return found.map((element) => unescaped(new RegExp(` ${wanted}="([^"]*)"`).exec(element)?.[1] ?? ''))
}
const canonicalOf = (html: string) => all(html, 'rel', 'canonical', 'href')
const shared = (html: string, name: string) => all(html, 'property', `og:${name}`, 'content')
const isHidden = (html: string) => all(html, 'name', 'robots', 'content').includes('noindex')

const Thing = z.looseObject({ '@type': z.string() })
const thingsIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    Thing.parse(JSON.parse(json ?? '')),
  )

async function withTrip(
  site: Site,
  travel_agency = 1,
  given: Partial<Parameters<Site['make']['package']>[0]> = {},
) {
  const make = site.makeAt(travel_agency)
  const { tour_category_id } = await make.category({ tour_category_name: both(`Places of ${travel_agency}`) })
  const { tour_area_id } = await make.area({ tour_category_id })
  const trip = await make.package({ tour_category_id, tour_area_id, ...given })
  await vi.waitFor(
    async () =>
      expect(
        (await site.ask(`/travel/detail/${trip.package_code}`, { host: `a${travel_agency}.localhost` }))
          .statusCode,
      ).toBe(trip.sale_yn === 'N' ? 404 : 200),
    10_000,
  )
  return { ...trip, tour_area_id, path: `/travel/detail/${trip.package_code}` }
}

async function bilingual() {
  const site = await openSite({ empty: true })
  await site.make.agency({
    default_language: 'en',
    info: { multilingual_yn: 'Y', company_name: { ko: '서울', en: 'Seoul' } },
  })
  return site
}

test('a trip says its title, address and picture, once each and in the head', async () => {
  const site = await openSite()
  const { package_code, path } = await withTrip(site, 1, {
    page_title: both('Da Nang "& <b>'),
    summary: both('Sea & sand'),
  })
  const { body } = await site.ask(path)
  const address = `http://a1.localhost${path}`
  expect(headOf(body).match(/<title>/g)).toHaveLength(1)
  expect(canonicalOf(body)).toEqual([address])
  expect(all(body, 'name', 'description', 'content')).toEqual(['Sea & sand'])
  const said = {
    title: 'Da Nang "& <b>',
    description: 'Sea & sand',
    url: address,
    site_name: 'Agency 1',
    locale: 'ko_KR',
    type: 'website',
    image: `http://a1.localhost/share/${package_code}.jpg`,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': 'Da Nang "& <b>',
  }
  for (const [name, value] of Object.entries(said))
    expect([name, ...shared(body, name)]).toEqual([name, value])
  expect(all(body, 'name', 'twitter:card', 'content')).toEqual(['summary_large_image'])
  expect([isHidden(body), all(body, 'rel', 'alternate', 'href')]).toEqual([false, []])
  expect(body.slice(body.indexOf('</head>'))).not.toMatch(/<(?:meta|title)\b|rel="canonical"/)
})

test('two languages are two addresses that name each other; the agency’s own carries no parameter', async () => {
  const site = await bilingual()
  for (const asked of ['/', '/?language=en', '/?language=ko&utm_source=mail']) {
    const { body } = await site.ask(asked)
    const korean = asked.includes('ko')
    expect([asked, ...canonicalOf(body)]).toEqual([
      asked,
      `http://a1.localhost/${korean ? '?language=ko' : ''}`,
    ])
    expect(shared(body, 'image')).toEqual([
      `http://a1.localhost/share/home.jpg${korean ? '?language=ko' : ''}`,
    ])
    expect(shared(body, 'locale')).toEqual([korean ? 'ko_KR' : 'en_US'])
    expect(all(body, 'rel', 'alternate', 'hrefLang').concat(all(body, 'rel', 'alternate', 'href'))).toEqual([
      'ko',
      'en',
      'x-default',
      'http://a1.localhost/?language=ko',
      'http://a1.localhost/',
      'http://a1.localhost/',
    ])
  }
})

test('a list is known by its place and page alone; a search and an error ask not to be listed', async () => {
  const site = await openSite()
  const { tour_category_id, tour_area_id } = await withTrip(site)
  const listed = await site.ask(
    `/travel?sort=price_low&tour_area=${tour_area_id}&tour_category=${tour_category_id}&gclid=1`,
  )
  expect(canonicalOf(listed.body)).toEqual([
    `http://a1.localhost/travel?tour_category=${tour_category_id}&tour_area=${tour_area_id}`,
  ])
  const gone = await withTrip(site, 1, { sale_yn: 'N' })
  for (const [path, status] of [
    ['/travel?page_title=Trip', 200],
    ['/nothing/here', 404],
    ['/404', 404],
    [gone.path, 404],
  ] as const) {
    const { body, statusCode } = await site.ask(path)
    expect([path, statusCode, isHidden(body), canonicalOf(body)]).toEqual([path, status, true, []])
  }
  expect(isHidden((await site.ask('/agencyError', { host: 'nobody.example' })).body)).toBe(true)
})

test('a page gives itself the address of its own host, and is kept for that host alone', async () => {
  const site = await openSite()
  await site.db
    .insertInto('agency_domain')
    .values({ domain: 'www.agency1.example', travel_agency: 1 })
    .execute()
  const addressAt = async (host: string) => canonicalOf((await site.ask('/', { host })).body)[0]
  await vi.waitFor(
    async () => expect(await addressAt('www.agency1.example')).toBe('https://www.agency1.example/'),
    10_000,
  )
  for (let times = 0; times < 2; times++) {
    expect(await addressAt('a1.localhost:3000')).toBe('http://a1.localhost:3000/')
    expect(await addressAt('a1.localhost:4000')).toBe('http://a1.localhost:4000/')
    expect(await addressAt('agency1.example')).toBe('https://agency1.example/')
    expect(await addressAt('localhost')).toBe('http://localhost/')
    expect(await addressAt('a1.localhost:99999')).toBe('http://a1.localhost/')
  }
  const ports = await Promise.all(
    [1, 2, 65_000].map((port) => site.ask('/', { host: `agency1.example:${port}` })),
  )
  expect(new Set(ports.map(({ headers }) => headers.etag)).size).toBe(1) // a made-up port is the same entry
  expect(ports[0]?.headers.etag).toBeDefined()
  expect((await site.ask('//evil.example/travel')).statusCode).toBe(404)
})

const sizeOf = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata()
  return [format, width, height]
}

test('a crowd that wants share pictures of one agency keeps another waiting for one of them, and is told to come again', async () => {
  const site = await openSite()
  const [crowd, other] = await Promise.all([
    Promise.all(
      Array.from({ length: drawingLimits.waiting + 5 }, (_, at) =>
        site.ask(`/share/home.jpg?language=${at % 2 ? 'ko' : 'en'}`),
      ),
    ),
    site.ask('/share/home.jpg', { headers: { host: 'a2.localhost' } }),
  ])
  const told = Object.groupBy(crowd, ({ statusCode }) => String(statusCode))
  expect([other.statusCode, Object.keys(told)]).toEqual([200, ['200', '503']])
  expect(told[503]?.[0]?.headers['retry-after']).toBeDefined()
})

test('a share picture shows one package, is drawn once, and anew when what it shows changes', async () => {
  const site = await openSite()
  const red = await sharp({ create: { width: 960, height: 720, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  const thumbnail_path = await storePicture(diskFiles(site.dataDir), 1, await makePicture(red, 'red'))
  const { package_code } = await withTrip(site, 1, {
    thumbnail_path,
    page_title: both('A & B <i>c</i> 🏔 北京 \u0007'),
  })
  const asked = await Promise.all(Array.from({ length: 5 }, () => site.ask(`/share/${package_code}.jpg`)))
  for (const { statusCode, headers, rawPayload } of asked) {
    expect([
      statusCode,
      headers['content-type'],
      headers['cache-control'],
      rawPayload.equals(asked[0]?.rawPayload ?? Buffer.of()),
    ]).toEqual([200, 'image/jpeg', 'public, max-age=3600', true])
  }
  const [first] = asked
  expect(await sizeOf(first?.rawPayload ?? Buffer.of())).toEqual(['jpeg', 1200, 630])
  const { data: corner } = await sharp(first?.rawPayload)
    .extract({ left: 1190, top: 5, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  // the package's own picture is the ground
  expect([...corner].map((part) => Math.round(part / 64))).toEqual([4, 0, 0])
  const kept = path.join(site.dataDir, 'files', '1', 'share')
  expect(fs.readdirSync(kept)).toEqual([`${package_code}.ko.jpg`])
  const drawnAt = fs.statSync(path.join(kept, `${package_code}.ko.jpg`)).mtimeMs
  const again = await site.ask(`/share/${package_code}.jpg`, {
    headers: { 'if-none-match': String(first?.headers.etag) },
  })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])

  await site.db
    .updateTable('package')
    .set({ page_price: 1_230_000 })
    .where('travel_agency', '=', 1)
    .where('package_code', '=', package_code)
    .execute()
  const dearer = await site.ask(`/share/${package_code}.jpg`)
  expect([
    dearer.statusCode,
    dearer.headers.etag === first?.headers.etag,
    dearer.rawPayload.equals(first?.rawPayload ?? Buffer.of()),
  ]).toEqual([200, false, false])
  expect(fs.readdirSync(kept)).toHaveLength(1)
  expect(fs.statSync(path.join(kept, `${package_code}.ko.jpg`)).mtimeMs).toBeGreaterThan(drawnAt)
})

test('nobody gets a picture of what this agency does not sell', async () => {
  const site = await openSite()
  const theirs = await withTrip(site, 2)
  const gone = await withTrip(site, 1, { sale_yn: 'N' })
  for (const name of [theirs.package_code, gone.package_code, 'P-none', '..%2f..%2fsecret', 'a b'])
    expect([name, (await site.ask(`/share/${name}.jpg`)).statusCode]).toEqual([name, 404])
  expect((await site.ask(`/share/${theirs.package_code}.jpg`, { host: 'a2.localhost' })).statusCode).toBe(200)
  expect((await site.ask(`/share/${theirs.package_code}.png`, { host: 'a2.localhost' })).statusCode).toBe(404)
})

test('every agency has a picture of its own, in each of its languages', async () => {
  const site = await bilingual()
  const [english, korean, nonsense] = await Promise.all(
    ['', '?language=ko', '?language=xx&language=ko'].map((query) => site.ask(`/share/home.jpg${query}`)),
  )
  expect(await sizeOf(english?.rawPayload ?? Buffer.of())).toEqual(['jpeg', 1200, 630])
  expect(korean?.headers.etag).not.toBe(english?.headers.etag)
  expect(nonsense?.headers.etag).toBe(english?.headers.etag)
})

test('a trip, a list and the home page say what they are in the words of schema.org', async () => {
  const site = await openSite()
  const { package_code, path, tour_category_id } = await withTrip(site, 1, {
    page_title: both('</script><script>alert(1)</script><!--\u2028'),
  })
  await site.make.departure({ package_code, departure_date: '2099-01-02', adult_price: 1_190_000 })
  await site.make.review({ package_code, stars: 4, contents: 'Good </script>' })
  await vi.waitFor(async () => expect((await site.ask(path)).body).toContain('aggregateRating'), 10_000)
  const { body } = await site.ask(path)
  expect(body).not.toContain('<script>alert')
  const [trip, crumbs] = thingsIn(body)
  expect(trip).toMatchObject({
    '@type': 'Product',
    name: '</script><script>alert(1)</script><!--\u2028',
    sku: package_code,
    offers: { lowPrice: 990_000, priceCurrency: 'KRW', url: `http://a1.localhost${path}` },
    aggregateRating: { ratingValue: 4, reviewCount: 1 },
    review: [{ reviewBody: 'Good </script>' }],
  })
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { item: 'http://a1.localhost/' },
      { item: 'http://a1.localhost/travel' },
      { name: 'Places of 1' },
      { name: 'Area' },
      { position: 5, item: `http://a1.localhost${path}` },
    ],
  })
  expect(thingsIn((await site.ask(`/travel?tour_category=${tour_category_id}`)).body)).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{}, {}, { position: 3, name: 'Places of 1' }] },
  ])
  expect(thingsIn((await site.ask('/')).body)).toMatchObject([
    { '@type': 'TravelAgency', name: 'Agency 1', url: 'http://a1.localhost/', telephone: '02-555-0100' },
  ])
})

/** Tags are closed in their order, and every ampersand begins an entity. */
function isWellFormed(xml: string): boolean {
  const open: string[] = []
  const body = xml.replace(/^<\?xml[^?]*\?>\s*/, '')
  for (const [, closing, name, , selfClosing] of body.matchAll(
    /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    if (closing) {
      if (open.pop() !== name) return false
    } else if (!selfClosing) open.push(name ?? '')
  }
  const text = body.replace(/<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g, '')
  return open.length === 0 && !/[<>]/.test(text) && !/&(?!(?:amp|lt|gt|quot|apos);)/.test(body)
}
const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => unescaped(address ?? ''))

test('the sitemap names every page of this agency that can be found, each of which is its own address, and nothing of another', async () => {
  const site = await openSite()
  const mine = await withTrip(site)
  const gone = await withTrip(site, 1, { sale_yn: 'N' })
  const theirs = await withTrip(site, 2)
  for (const type of ['use', 'privacy', 'tour'] as const)
    await site.db
      .insertInto('terms')
      .values({
        travel_agency: 1,
        type,
        version: '1',
        effective_date: '2020-01-01',
        title: both(type),
        contents: both('<p>x</p>'),
      })
      .execute()
  const { body, headers } = await site.ask('/sitemap.xml')
  expect([headers['content-type'], isWellFormed(body), body.includes('xhtml:link ')]).toEqual([
    'application/xml; charset=utf-8',
    true,
    false,
  ])
  const addresses = locationsIn(body)
  expect(addresses).toEqual(
    expect.arrayContaining([
      'http://a1.localhost/',
      'http://a1.localhost/travel',
      `http://a1.localhost/travel?tour_category=${mine.tour_category_id}&tour_area=${mine.tour_area_id}`,
      `http://a1.localhost${mine.path}`,
    ]),
  )
  for (const other of [gone, theirs])
    expect(
      addresses.filter(
        (address) => address.includes(other.package_code) || address.includes(`=${other.tour_category_id}`),
      ),
    ).toEqual([])
  for (const address of addresses) {
    const { pathname, search } = new URL(address)
    const page = await site.ask(pathname + search)
    expect([address, page.statusCode, ...canonicalOf(page.body)]).toEqual([address, 200, address])
  }
})

test('a sitemap is kept for its host until something changes', async () => {
  const site = await openSite()
  const { path } = await withTrip(site)
  await site.ask('/sitemap.xml')
  const hit = await site.ask('/sitemap.xml')
  expect(hit.headers.etag).toBeDefined()
  expect(locationsIn((await site.ask('/sitemap.xml', { host: 'agency1.example' })).body)).toContain(
    `https://agency1.example${path}`,
  )
  const later = await withTrip(site)
  const shown = async () => locationsIn((await site.ask('/sitemap.xml')).body)
  await vi.waitFor(async () => expect(await shown()).toContain(`http://a1.localhost${later.path}`), 10_000)
})

test('in two languages each address is listed, with its twins', async () => {
  const site = await bilingual()
  const { tour_category_id } = await site.make.category()
  await vi.waitFor(async () => expect((await site.ask('/sitemap.xml')).statusCode).toBe(200), 10_000)
  const { package_code } = await site.make.package({ tour_category_id })
  await vi.waitFor(async () => expect((await site.ask('/sitemap.xml')).body).toContain(package_code), 10_000)
  const { body } = await site.ask('/sitemap.xml')
  const addresses = locationsIn(body)
  expect(isWellFormed(body)).toBe(true)
  expect(addresses).toEqual(
    expect.arrayContaining([
      'http://a1.localhost/',
      'http://a1.localhost/?language=ko',
      `http://a1.localhost/travel?tour_category=${tour_category_id}&language=ko`,
    ]),
  )
  expect(body.match(/<xhtml:link /g)).toHaveLength(addresses.length * 3)
})

test('robots.txt closes what is not for search engines and names the sitemap', async () => {
  const site = await openSite()
  const { body, headers } = await site.ask('/robots.txt', { host: 'agency1.example' })
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const lines = body.split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /mypage',
      'Disallow: /auth',
      'Disallow: /papers',
      'Disallow: /go',
      'Disallow: /travel?page_title=',
      'Sitemap: https://agency1.example/sitemap.xml',
    ]),
  )
  expect(lines).not.toContain('Disallow: /')
})

const blue =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><circle cx="32" cy="32" r="30" fill="#0000ff"/></svg>'

test('icons are the agency’s own mark, a plain one without a logo, and the page names them', async () => {
  const site = await openSite({ empty: true })
  await diskFiles(site.dataDir).put(1, 'public/logo-1.svg', blue)
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
      const { rawPayload, headers, statusCode } = await site.ask(`/${name}`, { host })
      expect([name, statusCode, headers['content-type'], ...(await sizeOf(rawPayload))]).toEqual([
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
        (await site.ask(`/${name}`, { host, headers: { 'if-none-match': String(headers.etag) } })).statusCode,
      ]).toEqual([name, 304])
    }
  }
  expect((await sharp((await site.ask('/apple-touch-icon.png')).rawPayload).stats()).isOpaque).toBe(true)
  const { body } = await site.ask('/')
  expect(all(body, 'rel', 'icon', 'href')).toEqual(['/favicon.ico', '/files/logo-1.svg'])
  expect([all(body, 'rel', 'apple-touch-icon', 'href'), all(body, 'rel', 'manifest', 'href')]).toEqual([
    ['/apple-touch-icon.png'],
    ['/manifest.webmanifest'],
  ])
  expect(all(body, 'name', 'theme-color', 'content')[0]).toMatch(/^#[0-9a-f]{6}$/)
})

test('the manifest lets a phone keep the site under the agency’s name and colour', async () => {
  const site = await bilingual()
  const { headers, body } = await site.ask('/manifest.webmanifest')
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  const themeColour = all((await site.ask('/')).body, 'name', 'theme-color', 'content')[0]
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

test('a host that is nobody’s has none of it', async () => {
  const site = await openSite()
  for (const path of [
    '/robots.txt',
    '/sitemap.xml',
    '/share/home.jpg',
    '/favicon.ico',
    '/icon-192.png',
    '/apple-touch-icon.png',
    '/manifest.webmanifest',
  ]) {
    const { statusCode, headers } = await site.ask(path, { host: 'nobody.example' })
    expect([path, statusCode, headers['cache-control']]).toEqual([path, 404, 'no-store'])
  }
})

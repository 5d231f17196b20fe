// What search engines and messengers read: heads of pages, addresses, schema.org, sitemaps and robots.txt.
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { sameInBoth } from '#seed/make.ts'
import { createBilingualSite, createTrip, getHead, listHeadAttributes, unescapeHtml } from './seo-setup.ts'
import { createSite } from './site.ts'

const readCanonical = (html: string) => listHeadAttributes(html, 'rel', 'canonical', 'href')
const readOgTags = (html: string, name: string) =>
  listHeadAttributes(html, 'property', `og:${name}`, 'content')
const isHidden = (html: string) => listHeadAttributes(html, 'name', 'robots', 'content').includes('noindex')

const SchemaThing = z.looseObject({ '@type': z.union([z.string(), z.array(z.string())]) })
const parseJsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    SchemaThing.parse(JSON.parse(json ?? '')),
  )

test('a trip says its title, address and picture, once each and in the head', async () => {
  const site = await createSite()
  const { package_code, path } = await createTrip(site, 1, {
    page_title: sameInBoth('Da Nang "& <b>'),
    summary: sameInBoth('Sea & sand'),
  })
  const { body } = await site.request(path)
  const address = `http://a1.localhost${path}`
  expect(getHead(body).match(/<title>/g)).toHaveLength(1)
  expect(readCanonical(body)).toEqual([address])
  expect(listHeadAttributes(body, 'name', 'description', 'content')).toEqual(['Sea & sand'])
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
    expect([name, ...readOgTags(body, name)]).toEqual([name, value])
  expect(listHeadAttributes(body, 'name', 'twitter:card', 'content')).toEqual(['summary_large_image'])
  expect([isHidden(body), listHeadAttributes(body, 'rel', 'alternate', 'href')]).toEqual([false, []])
  expect(body.slice(body.indexOf('</head>'))).not.toMatch(/<(?:meta|title)\b|rel="canonical"/)
})

test('a trip with words of its own for search engines says these, its page the title', async () => {
  const site = await createSite()
  const { path } = await createTrip(site, 1, {
    page_title: sameInBoth('Da Nang'),
    detail: { search_title: { ko: '다낭 패키지 4일', en: '' }, search_description: { ko: '직항', en: '' } },
  })
  const { body } = await site.request(path)
  expect([readOgTags(body, 'title'), readOgTags(body, 'description')]).toEqual([
    ['다낭 패키지 4일'],
    ['직항'],
  ])
  expect(body).toMatch(/<title>다낭 패키지 4일 \| /)
  expect(body).toMatch(/<h1[^>]*>(?:<[^>]*>)*Da Nang/)
})

test('two languages are two addresses that name each other; the agency’s own carries no parameter', async () => {
  const site = await createBilingualSite()
  for (const asked of ['/', '/?language=en', '/?language=ko&utm_source=mail']) {
    const { body } = await site.request(asked)
    const korean = asked.includes('ko')
    expect([asked, ...readCanonical(body)]).toEqual([
      asked,
      `http://a1.localhost/${korean ? '?language=ko' : ''}`,
    ])
    expect(readOgTags(body, 'image')).toEqual([
      `http://a1.localhost/share/home.jpg${korean ? '?language=ko' : ''}`,
    ])
    expect(readOgTags(body, 'locale')).toEqual([korean ? 'ko_KR' : 'en_US'])
    expect(
      listHeadAttributes(body, 'rel', 'alternate', 'hrefLang').concat(
        listHeadAttributes(body, 'rel', 'alternate', 'href'),
      ),
    ).toEqual([
      'ko',
      'en',
      'x-default',
      'http://a1.localhost/?language=ko',
      'http://a1.localhost/',
      'http://a1.localhost/',
    ])
  }
})

test('a list’s canonical URL has only place and page; searches and errors are noindex', async () => {
  const site = await createSite()
  const { tour_category_id, tour_area_id } = await createTrip(site)
  const listed = await site.request(
    `/travel?sort=price_low&tour_area=${tour_area_id}&tour_category=${tour_category_id}&gclid=1`,
  )
  expect(readCanonical(listed.body)).toEqual([
    `http://a1.localhost/travel?tour_category=${tour_category_id}&tour_area=${tour_area_id}`,
  ])
  const gone = await createTrip(site, 1, { sale_yn: 'N' })
  for (const [path, status] of [
    ['/travel?page_title=Trip', 200],
    ['/nothing/here', 404],
    ['/404', 404],
    [gone.path, 404],
  ] as const) {
    const { body, statusCode } = await site.request(path)
    expect([path, statusCode, isHidden(body), readCanonical(body)]).toEqual([path, status, true, []])
  }
  expect(isHidden((await site.request('/agencyError', { host: 'nobody.example' })).body)).toBe(true)
})

test('a page’s canonical URL uses its own host, and it is cached per host', async () => {
  const site = await createSite()
  await site.db
    .insertInto('agency_domain')
    .values({ domain: 'www.agency1.example', travel_agency: 1 })
    .execute()
  const addressAt = async (host: string) => readCanonical((await site.request('/', { host })).body)[0]
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
    [1, 2, 65_000].map((port) => site.request('/', { host: `agency1.example:${port}` })),
  )
  expect(new Set(ports.map(({ headers }) => headers.etag)).size).toBe(1) // a made-up port is the same entry
  expect(ports[0]?.headers.etag).toBeDefined()
  expect((await site.request('//evil.example/travel')).statusCode).toBe(404)
})

test('a trip, a list and the home page say what they are in the words of schema.org', async () => {
  const site = await createSite()
  const { package_code, path, tour_category_id } = await createTrip(site, 1, {
    page_title: sameInBoth('</script><script>alert(1)</script><!--\u2028'),
  })
  await site.make.departure({ package_code, departure_date: '2099-01-02', adult_price: 1_190_000 })
  await site.make.review({ package_code, stars: 4, contents: 'Good </script>' })
  await vi.waitFor(async () => expect((await site.request(path)).body).toContain('aggregateRating'), 10_000)
  const { body } = await site.request(path)
  expect(body).not.toContain('<script>alert')
  const [trip, crumbs] = parseJsonLd(body)
  expect(trip).toMatchObject({
    '@type': ['Product', 'TouristTrip'],
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
  expect(parseJsonLd((await site.request(`/travel?tour_category=${tour_category_id}`)).body)).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{}, {}, { position: 3, name: 'Places of 1' }] },
  ])
  expect(parseJsonLd((await site.request('/')).body)).toMatchObject([
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
const listSitemapUrls = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => unescapeHtml(address ?? ''))

test('the sitemap names every page of this agency that can be found, each of which is its own address, and nothing of another', async () => {
  const site = await createSite()
  const mine = await createTrip(site)
  const gone = await createTrip(site, 1, { sale_yn: 'N' })
  const theirs = await createTrip(site, 2)
  for (const type of ['use', 'privacy', 'tour'] as const)
    await site.db
      .insertInto('terms')
      .values({
        travel_agency: 1,
        type,
        version: '1',
        effective_date: '2020-01-01',
        title: sameInBoth(type),
        contents: sameInBoth('<p>x</p>'),
      })
      .execute()
  const { body, headers } = await site.request('/sitemap.xml')
  expect([headers['content-type'], isWellFormed(body), body.includes('xhtml:link ')]).toEqual([
    'application/xml; charset=utf-8',
    true,
    false,
  ])
  const addresses = listSitemapUrls(body)
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
    const page = await site.request(pathname + search)
    expect([address, page.statusCode, ...readCanonical(page.body)]).toEqual([address, 200, address])
  }
})

test('a sitemap is kept for its host until something changes', async () => {
  const site = await createSite()
  const { path } = await createTrip(site)
  await site.request('/sitemap.xml')
  const hit = await site.request('/sitemap.xml')
  expect(hit.headers.etag).toBeDefined()
  expect(listSitemapUrls((await site.request('/sitemap.xml', { host: 'agency1.example' })).body)).toContain(
    `https://agency1.example${path}`,
  )
  const later = await createTrip(site)
  const shown = async () => listSitemapUrls((await site.request('/sitemap.xml')).body)
  await vi.waitFor(async () => expect(await shown()).toContain(`http://a1.localhost${later.path}`), 10_000)
})

test('in two languages each address is listed, with its twins', async () => {
  const site = await createBilingualSite()
  const { tour_category_id } = await site.make.category()
  await vi.waitFor(async () => expect((await site.request('/sitemap.xml')).statusCode).toBe(200), 10_000)
  const { package_code } = await site.make.package({ tour_category_id })
  await vi.waitFor(
    async () => expect((await site.request('/sitemap.xml')).body).toContain(package_code),
    10_000,
  )
  const { body } = await site.request('/sitemap.xml')
  const addresses = listSitemapUrls(body)
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
  const site = await createSite()
  const { body, headers } = await site.request('/robots.txt', { host: 'agency1.example' })
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

test('an unknown host has no sitemap and no robots.txt', async () => {
  const site = await createSite()
  for (const path of [
    '/robots.txt',
    '/sitemap.xml',
    '/share/home.jpg',
    '/favicon.ico',
    '/icon-192.png',
    '/apple-touch-icon.png',
    '/manifest.webmanifest',
  ]) {
    const { statusCode, headers } = await site.request(path, { host: 'nobody.example' })
    expect([path, statusCode, headers['cache-control']]).toEqual([path, 404, 'no-store'])
  }
})

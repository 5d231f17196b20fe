// Pages over HTTP: cookies, languages, what is kept, what a stranger's host gets.
import { expect, test, vi } from 'vitest'
import { both } from '#seed/make.ts'
import { trip } from '#words/ko/trip.ts'
import { fillTerms } from './paid.ts'
import { openSite, type Site } from './site.ts'

const cookiesOf = (response: {
  cookies: { name: string; value: string; maxAge?: number; path?: string; sameSite?: string }[]
}) => Object.fromEntries(response.cookies.map((cookie) => [cookie.name, cookie]))

async function bilingual() {
  const site = await openSite({ empty: true })
  await site.make.agency({
    default_language: 'en',
    info: { multilingual_yn: 'Y', company_name: { ko: '서울', en: 'Seoul' } },
  })
  await site.makeAt(2).agency()
  return site
}

const langOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1]

test('the first visit sets travel_agency and language for a year; the second sets nothing', async () => {
  const site = await openSite()
  const first = await site.ask('/travel')
  expect(cookiesOf(first)).toMatchObject({
    travel_agency: { value: '1', maxAge: 31_536_000, path: '/' },
    language: { value: 'ko', maxAge: 31_536_000, path: '/' },
  })
  const second = await site.ask('/travel', { headers: { cookie: 'travel_agency=1; language=ko' } })
  expect(second.cookies).toEqual([])
})

test('a language is honoured where the agency has two; elsewhere, and for nonsense, its own rules', async () => {
  const site = await bilingual()
  const shown = async (host: string, path: string, cookie = '') =>
    langOf((await site.ask(path, { host, headers: { cookie } })).body)
  expect(await shown('a1.localhost', '/travel')).toBe('en')
  expect(await shown('a1.localhost', '/travel', 'language=ko')).toBe('ko')
  expect(await shown('a1.localhost', '/travel?language=ko')).toBe('ko')
  expect(await shown('a1.localhost', '/travel?language=en', 'language=ko')).toBe('en')
  for (const bad of ['xx', "en'--", '../ko', '', 'KO', '%00'])
    expect(await shown('a1.localhost', '/travel', `language=${bad}`)).toBe('en')
  expect(await shown('a2.localhost', '/travel', 'language=en')).toBe('ko')
  expect(await shown('a2.localhost', '/travel?language=en')).toBe('ko')
})

test('an address decides the language and the cookie remembers it', async () => {
  const site = await bilingual()
  const response = await site.ask('/travel?language=ko', {
    headers: { cookie: 'language=en; travel_agency=1' },
  })
  expect(cookiesOf(response)).toMatchObject({ language: { value: 'ko' } })
  expect(Object.keys(cookiesOf(response))).toEqual(['language'])
})

const rendersOf = async (site: Site, ...paths: string[]) => {
  const etags: unknown[] = []
  for (const path of paths) {
    await site.ask(path)
    etags.push((await site.ask(path)).headers.etag)
  }
  return etags
}

test('a tracking parameter is ignored: one cache entry, one page', async () => {
  const site = await openSite()
  const [plain, tracked, other] = await rendersOf(
    site,
    '/travel',
    '/travel?utm_source=mail&utm_medium=x&gclid=1',
    '/travel?fbclid=2',
  )
  expect(plain).toBeDefined()
  expect([tracked, other]).toEqual([plain, plain])
})

test('an anonymous page is kept and answers 304; a search, a member’s page and an error are not', async () => {
  const site = await openSite()
  await site.ask('/travel')
  const hit = await site.ask('/travel')
  expect(hit.headers).toMatchObject({
    'cache-control': 'no-cache',
    vary: 'Cookie, Accept-Encoding',
    etag: expect.any(String),
  })
  const unchanged = await site.ask('/travel', {
    headers: { 'if-none-match': String(hit.headers.etag), cookie: 'travel_agency=1; language=ko' },
  })
  expect(unchanged.statusCode).toBe(304)
  const cookie = await site.cookieOf(await site.make.member())
  for (const [path, headers] of [
    ['/travel?page_title=x', {}],
    ['/travel', { cookie }],
    ['/travel', { cookie: 'refreshToken=x' }],
    ['/nothing/here', {}],
  ] as const) {
    for (let times = 0; times < 2; times++) {
      const response = await site.ask(path, { headers })
      expect([path, response.headers['cache-control'], response.headers.etag]).toEqual([
        path,
        'private, no-store',
        undefined,
      ])
    }
  }
})

test('a kept page never carries a cookie of its first visitor, and has the same security headers', async () => {
  const site = await openSite()
  const first = await site.ask('/travel')
  const hit = await site.ask('/travel', { headers: { cookie: 'travel_agency=1; language=ko' } })
  expect(hit.headers['set-cookie']).toBeUndefined()
  expect(hit.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  expect(String(hit.headers['content-security-policy'])).toContain("script-src 'self'")
})

test('a page for members that is reached from elsewhere asks for itself once more, and only once; a kept one is shown at once', async () => {
  const site = await openSite()
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
  const first = await site.ask('/mypage', { headers })
  expect(first.body).toContain('data-again')
  expect(first.body).not.toContain('로그인이 필요합니다')
  expect(first.headers).toMatchObject({
    'cache-control': 'no-store',
    'set-cookie': expect.stringContaining('came=1; Max-Age=5'),
  })
  const again = await site.ask('/mypage', { headers: { ...headers, cookie: 'came=1' } })
  expect(again.statusCode).toBe(401)
  expect(again.headers['set-cookie']).toContainEqual(expect.stringContaining('came=1; Max-Age=0'))
  expect((await site.ask('/contact', { headers })).body).not.toContain('data-again')
})

test('who comes back to a payment that was made before is told to look at the booking, not that no money was taken', async () => {
  const site = await openSite()
  const shown = async (code: string) =>
    (await site.ask(`/payment/fail?code=${code}&orderId=ABCDEFGHJKMN-1`)).body
  for (const code of ['DUPLICATED_ORDER_ID', 'ALREADY_PROCESSED_PAYMENT']) {
    expect(await shown(code)).toContain('결제가 되었는지는 예약에서 확인해 주세요.')
    expect(await shown(code)).not.toContain('빠져나가지 않았습니다')
  }
  expect(await shown('PAY_PROCESS_CANCELED')).toContain('돈은 빠져나가지 않았습니다')
})

test('no inline script stands in a page: only data, and files of our own', async () => {
  const site = await openSite()
  const { body } = await site.ask('/travel')
  const scripts = [...body.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)
  expect(
    scripts.every(
      (attributes) =>
        attributes?.includes('src="/assets/') || /type="application\/(ld\+)?json"/.test(attributes ?? ''),
    ),
  ).toBe(true)
  expect(body).not.toMatch(/ on\w+=|javascript:/)
})

test('a title cannot break out of the page’s data or markup', async () => {
  const site = await openSite()
  const { tour_category_id } = await site.make.category()
  await site.make.package({
    tour_category_id,
    page_title: both('</script><script>alert(1)</script><!--\u2028"\'&'),
  })
  const { body } = await site.ask('/travel')
  expect(body).not.toContain('<script>alert')
  expect(body).not.toContain('</script><script>')
  expect(body.match(/<script(?! type="application\/ld\+json")/g)).toHaveLength(2)
})

test('a change shows at once to the next anonymous reader', async () => {
  const site = await openSite()
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id, page_title: both('Before') })
  await vi.waitFor(async () => expect((await site.ask('/travel')).body).toContain('Before'), 10_000)
  await site.db
    .updateTable('package')
    .set({ page_title: both('After') })
    .where('travel_agency', '=', 1)
    .where('package_code', '=', package_code)
    .execute()
  await vi.waitFor(async () => expect((await site.ask('/travel')).body).toContain('After'), 10_000)
})

test('an address that names what cannot be is a page of the agency that is not there', async () => {
  const site = await openSite()
  await site.make.board({ board_id: 'notice' })
  const cookie = await site.cookieOf(await site.make.member())
  for (const name of ['abc', '0', '1.5', '3000000000', '%20'])
    for (const path of [
      `/board/notice/${name}`,
      `/board/notice/${name}/edit`,
      `/board/review/${name}`,
      `/travel/detail/${name}.`,
      `/manageProductView/${name}.`,
      `/manageProductContract/${name}.`,
      `/travel/reserve/${name}.`,
      `/board/${name}.`,
      `/travel/booking/${name}`,
      `/travel/booking/${name}/receipt`,
      `/mypage/review/${name}`,
    ]) {
      const { statusCode, body } = await site.ask(path, { headers: { cookie } })
      expect([path, statusCode, body.includes('Agency 1')]).toEqual([path, 404, true])
    }
})

test('no agency: a redirect to /agencyError, which is 404, Korean and nobody’s; /404 renders too', async () => {
  const lines: string[] = []
  const site = await openSite({ lines })
  const sent = await site.ask('/travel', { host: 'nobody.example' })
  expect([sent.statusCode, sent.headers.location]).toEqual([302, '/agencyError'])
  for (const path of ['/agencyError', '/404']) {
    const shown = await site.ask(path, { host: 'nobody.example' })
    expect([path, shown.statusCode, langOf(shown.body), shown.body.includes('Agency')]).toEqual([
      path,
      404,
      'ko',
      false,
    ])
    expect(shown.cookies).toEqual([])
  }
  expect(lines.some((line) => line.includes('no agency for this host'))).toBe(true)
})

test('/agencyError of an agency that is well leads to its home', async () => {
  const site = await openSite()
  const sent = await site.ask('/agencyError')
  expect([sent.statusCode, sent.headers.location]).toEqual([302, '/'])
})

test('meta missing: the same as no agency. Info missing: logged, and the page is served with the meta title', async () => {
  const lines: string[] = []
  const site = await openSite({ lines })
  await site.db.deleteFrom('agency_info').where('travel_agency', '=', 1).execute()
  await vi.waitFor(async () => {
    const { statusCode, body } = await site.ask('/travel')
    expect([statusCode, body.includes('Agency 1')]).toEqual([200, true])
    expect(lines.some((line) => line.includes('agency info is missing'))).toBe(true)
  }, 10_000)
  await site.db.deleteFrom('agency_meta').where('travel_agency', '=', 2).execute()
  await vi.waitFor(
    async () =>
      expect((await site.ask('/travel', { host: 'a2.localhost' })).headers.location).toBe('/agencyError'),
    10_000,
  )
})

test.each(['0', '-1', 'abc', '1e9', '1000000000', '99999'])(
  'page=%s of a list leads to the list without a page',
  async (page) => {
    const site = await openSite()
    const { tour_category_id } = await site.make.category()
    await site.make.package({ tour_category_id })
    const response = await site.ask(`/travel?tour_category=${tour_category_id}&page=${page}`)
    expect([response.statusCode, response.headers.location]).toEqual([
      302,
      `/travel?tour_category=${tour_category_id}`,
    ])
  },
)

test('an empty list is no empty page: it stays and says so', async () => {
  const site = await openSite()
  const response = await site.ask('/travel?tour_category=4711')
  expect(response.statusCode).toBe(200)
  expect(response.body).toContain('조건에 맞는 상품이 없습니다.')
})

test('the theme is the agency’s own, for ever under one name, and on no other host', async () => {
  const site = await openSite({ empty: true })
  await site.make.agency({ theme: { hue: 10, chroma: 0.1, type_scale: 1 } })
  await site.makeAt(2).agency({ theme: { hue: 200, chroma: 0.1, type_scale: 1.125 } })
  const href = /\/theme\/[^"]+/.exec((await site.ask('/travel')).body)?.[0] ?? ''
  const theme = await site.ask(href)
  expect([theme.statusCode, theme.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  expect(theme.body).toContain('--brand-600:oklch(0.5 0.1 10)')
  expect((await site.ask(href, { host: 'a2.localhost' })).statusCode).toBe(404)
})

test('files are those of the host’s agency, by name alone', async () => {
  const site = await openSite()
  for (const path of [
    '/files/..%2f..%2fsecret',
    '/files/%2e%2e/secret',
    '/files/x.webp',
    '/files/a.html',
    '/files/',
  ])
    expect([path, (await site.ask(path)).statusCode]).toEqual([path, 404])
})

test('scripts and styles are precompressed, kept for ever, and carry no schema library', async () => {
  const site = await openSite()
  const { body } = await site.ask('/travel')
  const files = [...body.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([file]) => file)
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    const small = await site.ask(file, { headers: { 'accept-encoding': 'br, gzip' } })
    expect([
      file,
      small.statusCode,
      small.headers['content-encoding'],
      small.headers['cache-control'],
    ]).toEqual([file, 200, 'br', 'public, max-age=31536000, immutable'])
    const plain = await site.ask(file)
    expect(plain.body).not.toMatch(/ZodError|invalid_union|_zod/)
  }
})

test('the footer leads to every board that an agency has', async () => {
  const site = await openSite()
  for (const board_id of ['QNA', 'OWN']) await site.make.board({ board_id })
  await vi.waitFor(async () => {
    const [, footer = ''] = (await site.ask('/travel')).body.split('<footer')
    expect(footer).toContain('href="/board/QNA"')
    expect(footer).toContain('href="/board/OWN"')
  }, 10_000)
})

test('a trip says why one can book it, what cancelling costs, where to ask, and which are like it; while one reserves no chat leads elsewhere', async () => {
  const site = await openSite({ empty: true })
  await site.make.agency({ info: { insurance: both('영업보증보험 3억 원') } })
  await fillTerms(site, [1])
  await site.db.updateTable('chat_code').set({ code: '_chat' }).execute()
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id })
  const other = await site.make.package({ tour_category_id })
  await site.make.departure({ package_code, departure_date: '2030-05-01', minimum: 8 })
  const { body } = await site.ask(`/travel/detail/${package_code}`)
  const [strip = ''] = new RegExp(`aria-label="${trip.trust.title}".*?</ul>`, 's').exec(body) ?? []
  expect(strip).toContain('무료 취소')
  expect(strip).toContain(trip.trust.minimum(8))
  expect(strip).toContain('영업보증보험 3억 원')
  expect(body).toContain(trip.trust.feesTitle)
  expect(body).toContain(`/contact?package_code=${package_code}`)
  const similar = body.split('similar-title').at(-1)
  expect(similar).toContain(`/travel/detail/${other.package_code}`)
  expect(body).toContain('pf.kakao.com/_chat')
  expect((await site.ask(`/travel/reserve/${package_code}`)).body).not.toContain('pf.kakao.com/_chat')
})

test('on a printed sheet the logo has its size', async () => {
  const site = await openSite({ empty: true })
  const logo = '/files/0123456789abcdef_320x320_aabbcc.webp'
  await site.make.agency({ info: { logo } })
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id })
  const { body } = await site.ask(`/manageProductView/${package_code}`)
  const [image = ''] = /<header.*?(<img[^>]*>)/.exec(body)?.slice(1) ?? []
  expect(image).toContain(logo)
  expect(image).toMatch(/width="36" height="36"/)
})

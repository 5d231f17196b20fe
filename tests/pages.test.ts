// Pages over HTTP: cookies, languages, what is in them, what a stranger’s host gets.
import { expect, test, vi } from 'vitest'
import { trip } from '#i18n/ko/trip.ts'
import { sameInBoth } from '#seed/make.ts'
import { createTerms } from './paid-booking.ts'
import { createSite } from './site.ts'

const readCookies = (response: {
  cookies: { name: string; value: string; maxAge?: number; path?: string; sameSite?: string }[]
}) => Object.fromEntries(response.cookies.map((cookie) => [cookie.name, cookie]))

async function createBilingualSite() {
  const site = await createSite({ empty: true })
  await site.make.agency({
    default_language: 'en',
    info: { multilingual_yn: 'Y', company_name: { ko: '서울', en: 'Seoul' } },
  })
  await site.makeAt(2).agency()
  return site
}

const readLang = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1]

test('the first visit sets travel_agency and language for a year; the second sets nothing', async () => {
  const site = await createSite()
  const first = await site.request('/travel')
  expect(readCookies(first)).toMatchObject({
    travel_agency: { value: '1', maxAge: 31_536_000, path: '/' },
    language: { value: 'ko', maxAge: 31_536_000, path: '/' },
  })
  const second = await site.request('/travel', { headers: { cookie: 'travel_agency=1; language=ko' } })
  expect(second.cookies).toEqual([])
})

test('a language is honoured where the agency has two; elsewhere, and for nonsense, its own rules', async () => {
  const site = await createBilingualSite()
  const shown = async (host: string, path: string, cookie = '') =>
    readLang((await site.request(path, { host, headers: { cookie } })).body)
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
  const site = await createBilingualSite()
  const response = await site.request('/travel?language=ko', {
    headers: { cookie: 'language=en; travel_agency=1' },
  })
  expect(readCookies(response)).toMatchObject({ language: { value: 'ko' } })
  expect(Object.keys(readCookies(response))).toEqual(['language'])
})

test('who comes back to a payment that was made before is told to look at the booking, not that no money was taken', async () => {
  const site = await createSite()
  const shown = async (code: string) =>
    (await site.request(`/payment/fail?code=${code}&orderId=ABCDEFGHJKMN-1`)).body
  for (const code of ['DUPLICATED_ORDER_ID', 'ALREADY_PROCESSED_PAYMENT']) {
    expect(await shown(code)).toContain('결제가 되었는지는 예약에서 확인해 주세요.')
    expect(await shown(code)).not.toContain('빠져나가지 않았어요')
  }
  expect(await shown('PAY_PROCESS_CANCELED')).toContain('돈은 빠져나가지 않았어요')
})

test('no inline script stands in a page: only data, and files of our own', async () => {
  const site = await createSite()
  const { body } = await site.request('/travel')
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
  const site = await createSite()
  const { tour_category_id } = await site.make.category()
  await site.make.package({
    tour_category_id,
    page_title: sameInBoth('</script><script>alert(1)</script><!--\u2028"\'&'),
  })
  const { body } = await site.request('/travel')
  expect(body).not.toContain('<script>alert')
  expect(body).not.toContain('</script><script>')
  expect(body.match(/<script(?! type="application\/ld\+json")/g)).toHaveLength(2)
})

test('an impossible path parameter shows the agency’s 404 page', async () => {
  const site = await createSite()
  await site.make.board({ board_id: 'notice' })
  const cookie = await site.createTokenCookie(await site.make.member())
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
      const { statusCode, body } = await site.request(path, { headers: { cookie } })
      expect([path, statusCode, body.includes('Agency 1')]).toEqual([path, 404, true])
    }
})

test('no agency: a redirect to /agencyError, which is 404, Korean and nobody’s; /404 renders too', async () => {
  const lines: string[] = []
  const site = await createSite({ lines })
  const sent = await site.request('/travel', { host: 'nobody.example' })
  expect([sent.statusCode, sent.headers.location]).toEqual([302, '/agencyError'])
  for (const path of ['/agencyError', '/404']) {
    const shown = await site.request(path, { host: 'nobody.example' })
    expect([path, shown.statusCode, readLang(shown.body), shown.body.includes('Agency')]).toEqual([
      path,
      404,
      'ko',
      false,
    ])
    expect(shown.cookies).toEqual([])
  }
  expect(lines.some((line) => line.includes('no agency for this host'))).toBe(true)
})

test('/agencyError of a working agency redirects to its home page', async () => {
  const site = await createSite()
  const sent = await site.request('/agencyError')
  expect([sent.statusCode, sent.headers.location]).toEqual([302, '/'])
})

test('meta missing: the same as no agency. Info missing: logged, and the page is served with the meta title', async () => {
  const lines: string[] = []
  const site = await createSite({ lines })
  await site.db.deleteFrom('agency_info').where('travel_agency', '=', 1).execute()
  await vi.waitFor(async () => {
    const { statusCode, body } = await site.request('/travel')
    expect([statusCode, body.includes('Agency 1')]).toEqual([200, true])
    expect(lines.some((line) => line.includes('agency info is missing'))).toBe(true)
  }, 10_000)
  await site.db.deleteFrom('agency_meta').where('travel_agency', '=', 2).execute()
  await vi.waitFor(
    async () =>
      expect((await site.request('/travel', { host: 'a2.localhost' })).headers.location).toBe('/agencyError'),
    10_000,
  )
})

test('a page that a list does not have leads to the list without a page', async () => {
  const site = await createSite()
  const { tour_category_id } = await site.make.category()
  await site.make.package({ tour_category_id })
  const list = `/travel?tour_category=${tour_category_id}`
  for (const page of ['0', '-1', 'abc', '1e9', '1000000000', '99999']) {
    const { statusCode, headers } = await site.request(`${list}&page=${page}`)
    expect([page, statusCode, headers.location]).toEqual([page, 302, list])
  }
})

test('an empty list is no empty page: it stays and says so', async () => {
  const site = await createSite()
  const response = await site.request('/travel?tour_category=4711')
  expect(response.statusCode).toBe(200)
  expect(response.body).toContain('찾으시는 여행이 아직 없어요')
})

test('the footer leads to every board that an agency has', async () => {
  const site = await createSite()
  for (const board_id of ['QNA', 'OWN']) await site.make.board({ board_id })
  await vi.waitFor(async () => {
    const [, footer = ''] = (await site.request('/travel')).body.split('<footer')
    expect(footer).toContain('href="/board/QNA"')
    expect(footer).toContain('href="/board/OWN"')
  }, 10_000)
})

test('a trip says why one can book it, what is paid when, what cancelling costs, where to ask, and which are like it; while one reserves no chat leads elsewhere', async () => {
  const site = await createSite({ empty: true })
  await site.make.agency({ info: { insurance: sameInBoth('영업보증보험 3억 원') } })
  await createTerms(site, [1])
  await site.db.updateTable('chat_code').set({ code: '_chat' }).execute()
  const { tour_category_id } = await site.make.category()
  const plan = { pay_plan: 'deposit', deposit_percent: 10, balance_days: 30 } as const
  const { package_code } = await site.make.package({ tour_category_id, detail: plan })
  const free = { ...plan, pay_plan: 'confirmed', deposit_percent: null, deposit_won: 70_000 } as const
  const other = await site.make.package({ tour_category_id, detail: free })
  await site.make.departure({ package_code, departure_date: '2030-05-01', minimum: 8 })
  const { body } = await site.request(`/travel/detail/${package_code}`)
  // beside the whole price, which the law wants on the first screen of the trip and of the list
  const [heading = ''] = /<h1.*?<\/header>/s.exec(body) ?? []
  for (const part of ['990,000원', trip.payment.deposit(trip.payment.percent(10), 30)])
    expect(heading).toContain(part)
  expect((await site.request(`/travel/detail/${other.package_code}`)).body).toContain(
    trip.payment.confirmed(trip.payment.won('70,000'), 30),
  )
  const [, card = ''] = (await site.request('/travel')).body.split(`/travel/detail/${package_code}`)
  expect(card).toContain('990,000원')
  const [strip = ''] = new RegExp(`aria-label="${trip.trust.title}".*?</ul>`, 's').exec(body) ?? []
  expect(strip).toContain('무료 취소')
  expect(strip).toContain(trip.trust.minimum(8))
  expect(strip).toContain('영업보증보험 3억 원')
  expect(body).toContain(trip.trust.feesTitle)
  expect(body).toContain(`/contact?package_code=${package_code}`)
  const similar = body.split('similar-title').at(-1)
  expect(similar).toContain(`/travel/detail/${other.package_code}`)
  expect(body).toContain('pf.kakao.com/_chat')
  expect((await site.request(`/travel/reserve/${package_code}`)).body).not.toContain('pf.kakao.com/_chat')
})

test('what a destination asks of who enters stands on the page of the trip, its printed page and in the comparison', async () => {
  const site = await createSite({ empty: true })
  await site.make.agency()
  const { tour_category_id } = await site.make.category()
  const rules = {
    visa: 'authorisation',
    passport_months: 6,
    entry_note: sameInBoth('입국신고서를 미리 쓰세요'),
  } as const
  const { package_code } = await site.make.package({ tour_category_id, detail: rules })
  const silent = await site.make.package({ tour_category_id })
  const authorisation = trip.entry.visas.authorisation
  for (const path of [`/travel/detail/${package_code}`, `/manageProductView/${package_code}`]) {
    const { body } = await site.request(path)
    for (const text of [authorisation, trip.entry.passport(6), '입국신고서를 미리 쓰세요'])
      expect([path, body.includes(text)]).toEqual([path, true])
  }
  const { body } = await site.request(`/travel/compare?trips=${package_code},${silent.package_code}`)
  expect(body.replace(/<[^>]+>/g, '')).toContain(`${authorisation} · ${trip.entry.passport(6)}`)
  expect((await site.request(`/travel/detail/${silent.package_code}`)).body).not.toContain(trip.entry.title)
})

test('the logo keeps its size in print', async () => {
  const site = await createSite({ empty: true })
  const logo = '/files/0123456789abcdef_320x320_aabbcc.webp'
  await site.make.agency({ info: { logo } })
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id })
  const { body } = await site.request(`/manageProductView/${package_code}`)
  const [image = ''] = /<header.*?(<img[^>]*>)/.exec(body)?.slice(1) ?? []
  expect(image).toContain(logo)
  expect(image).toContain('class="h-9 ')
})

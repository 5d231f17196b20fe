// §7 Reviews: what they say together, in which order and of whom; their writer changes and deletes them.
import { beforeAll, expect, test, vi } from 'vitest'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { createJpeg, createPaidBooking, createTerms } from './paid-booking.ts'
import { toMultipartForm } from './shared/multipart-form.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser } from './staff-user.ts'

let site: Site
beforeAll(async () => {
  site = await createSite({ shared: true })
  await createTerms(site, [1])
})

const reviewPath = '/api/landing/package/review'

test('reviews are summed up, sorted, and found by stars and by who travelled; hidden ones count nowhere', async () => {
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id })
  const other = await site.make.package({ tour_category_id })
  const rows = [
    { stars: 5, who: 'family', contents: 'a', walking: 4, meals: 5, photos: ['/files/a_10x10_ffffff.webp'] },
    { stars: 4, who: 'parents', contents: 'b', walking: 1 },
    { stars: 2, who: 'family', contents: 'c', photos: ['/files/c_10x10_ffffff.webp'] },
    { stars: 5, contents: 'd' },
    { stars: 1, who: 'solo', contents: 'hidden', hotel: 1, hidden_yn: 'Y', hidden_reason: 'x' },
  ] as const
  for (const [at, { photos, ...row }] of rows.map((row) => ({ photos: [], ...row })).entries())
    await site.make.review({
      package_code,
      ...row,
      photos: [...photos],
      reg_date: new Date(Date.UTC(2026, 0, 10 - at)).toISOString(),
    })
  await site.make.review({ package_code: other.package_code, stars: 1, who: 'solo' })

  const { review } = site.createClient('a1.localhost')
  expect(await review.reviewSummary({ package_code })).toEqual({
    total: 4,
    average: 4,
    stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: [0, 0, 1, 0, 1, 2][stars] })),
    who: [
      { who: 'parents', count: 1 },
      { who: 'family', count: 2 },
    ],
    facts: [
      { fact: 'walking', average: 2.5, count: 2 },
      { fact: 'meals', average: 5, count: 1 },
    ],
  })
  const read = async (query: Parameters<typeof review.reviewList>[0]) => {
    const { list } = await review.reviewList({ package_code, ...query })
    return list.map(({ contents }) => contents).join('')
  }
  expect(await read({})).toBe('abcd')
  expect(await read({ sort: 'photos' })).toBe('acbd')
  expect(await read({ sort: 'best' })).toBe('adbc')
  expect(await read({ sort: 'worst' })).toBe('cbad')
  expect(await read({ who: 'family' })).toBe('ac')
  expect(await read({ stars: 5 })).toBe('ad')
  expect(await read({ who: 'family', stars: 5 })).toBe('a')
  for (const bad of ['stars=0', 'stars=6', 'sort=odd', 'who=nobody', 'stars=1;drop'])
    expect((await site.request(`/api/landing/package/reviewList?${bad}`)).statusCode).toBe(400)

  const page = await site.request(`/board/review?package_code=${package_code}&who=family&sort=photos`)
  expect(page.body).toContain('별점 평균 5점 만점에 4.0점')
  expect(page.body).toContain('가족과 2')
  // Those with photos come first, unless somebody asks for another order.
  const readPage = async (query: string) => {
    const { body } = await site.request(`/board/review?package_code=${package_code}${query}`)
    return [...body.matchAll(/empty:hidden">([a-d])</g)].map(([, contents]) => contents).join('')
  }
  expect([await readPage(''), await readPage('&sort=newest')]).toEqual(['acbd', 'abcd'])
  const odd = await site.request('/board/review?who=nobody&stars=9&sort=best')
  expect([odd.statusCode, odd.headers.location]).toEqual([302, '/board/review?sort=best'])
})

test('a review of a private trip tells the site neither its title nor its code, and counts nowhere', async () => {
  const { tour_category_id } = await site.make.category()
  const title = '김미나 님 가족의 다낭'
  const { package_code } = await site.make.package({
    tour_category_id,
    is_private: true,
    sale_yn: 'N',
    page_title: { ko: title, en: title },
  })
  const { review } = site.createClient('a1.localhost')
  const { total, facts } = await review.reviewSummary({})
  const { id } = await site.make.review({ package_code, stars: 5, contents: '우리끼리 좋았어요', walking: 5 })
  expect(await review.reviewSummary({})).toMatchObject({ total, facts })
  expect((await review.reviewSummary({ package_code })).total).toBe(0)
  for (const query of [{}, { package_code }]) {
    const { list } = await review.reviewList({ ...query, page_size: 100 })
    expect(list.filter((each) => each.package_code === package_code)).toEqual([])
  }
  await expect(review.reviewInfo({ id })).rejects.toMatchObject({ refusal: 'REVIEW_NOT_FOUND' })
  for (const path of ['/board/review', `/board/review?package_code=${package_code}`, `/board/review/${id}`]) {
    const { body } = await site.request(path)
    expect(body).not.toContain(title)
    expect(body).not.toContain('우리끼리')
  }
  const owner = await createStaffUser(site)
  expect((await owner.api.review.review({ id })).page_title.ko).toBe(title)
})

/** A trip that is over, and the member who made it. */
async function createTravelledBooking() {
  const member = await site.make.member()
  const cookie = await site.createTokenCookie(member)
  const { id, booking_id, package_code } = await createPaidBooking(site)
  await runInTransaction(site.db, 1, (tx) =>
    tx
      .updateTable('booking')
      .set({ member_id: member.id, progress: 'travel_completed' })
      .where('travel_agency', '=', 1)
      .where('id', '=', id)
      .execute(),
  )
  return { cookie, booking_id, package_code }
}

async function sendReview(
  method: 'POST' | 'PUT',
  parts: Parameters<typeof toMultipartForm>[0],
  cookie: string,
) {
  const { payload, headers } = await toMultipartForm(parts)
  const origin = 'http://a1.localhost'
  const answer = await site.request(reviewPath, { method, payload, headers: { ...headers, origin, cookie } })
  return { status: answer.statusCode, body: answer.json() }
}
const requestReview = async (method: 'GET' | 'DELETE', query: object, cookie: string) => {
  const inQuery = method === 'GET' ? `?${new URLSearchParams(Object.entries(query))}` : ''
  const answer = await site.request(reviewPath + inQuery, {
    method,
    ...(method === 'DELETE' && { payload: JSON.stringify(query) }),
    headers: { 'content-type': 'application/json', origin: 'http://a1.localhost', cookie },
  })
  return { status: answer.statusCode, body: answer.json() }
}

test('a review may have facts alone, shows only what was answered, and is refused with nothing to say', async () => {
  const { cookie, booking_id, package_code } = await createTravelledBooking()
  const empty = await sendReview('POST', { booking_id, stars: '4', contents: ' ' }, cookie)
  expect([empty.status, empty.body.fields.contents.ko]).toEqual([400, '후기를 입력해 주세요.'])
  for (const walking of ['0', '6', 'much'])
    expect((await sendReview('POST', { booking_id, stars: '4', contents: '', walking }, cookie)).status).toBe(
      400,
    )
  const { review } = site.createClient('a1.localhost')
  expect((await review.reviewSummary({ package_code })).total).toBe(0)

  const { body } = await sendReview(
    'POST',
    { booking_id, stars: '4', contents: '', walking: '2', hotel: '5' },
    cookie,
  )
  const scored = { contents: '', walking: 2, meals: null, guide: null, hotel: 5 }
  expect(await site.createClient('a1.localhost').review.reviewInfo({ id: body.id })).toMatchObject(scored)
  const page = await site.request(`/board/review/${body.id}`)
  expect(page.body).toContain('걷기 편한 정도')
  expect(page.body).not.toContain('가이드')

  await sendReview(
    'PUT',
    { id: String(body.id), stars: '4', contents: '걷기가 힘들어요.', guide: '5' },
    cookie,
  )
  expect((await requestReview('GET', { booking_id }, cookie)).body).toMatchObject({
    contents: '걷기가 힘들어요.',
    walking: null,
    guide: 5,
    hotel: null,
  })
})

test('the writer of a review changes it and deletes it; to everybody else it is not theirs', async () => {
  const { cookie, booking_id, package_code } = await createTravelledBooking()
  const written = await sendReview(
    'POST',
    { booking_id, stars: '3', contents: '무난했습니다.', who: 'couple', photos: await createJpeg('a.jpg') },
    cookie,
  )
  const { id } = written.body
  const { body: own } = await requestReview('GET', { booking_id }, cookie)
  expect(own).toMatchObject({ id, stars: 3, contents: '무난했습니다.', who: 'couple', is_hidden: false })
  await runInTransaction(site.db, 1, (tx) =>
    tx
      .updateTable('review')
      .set({ reply: '고맙습니다.' })
      .where('travel_agency', '=', 1)
      .where('id', '=', id)
      .execute(),
  )

  const stranger = await site.createTokenCookie(await site.make.member())
  const changed = { id: String(id), stars: '5', contents: '다시 생각하니 좋았습니다.', who: 'family' }
  for (const [whose, status, code] of [
    [stranger, 404, 'REVIEW_NOT_FOUND'],
    ['', 401, 'LOGIN_REQUIRED'],
  ] as const) {
    expect([status, code]).toEqual(await getStatusAndCode(sendReview('PUT', changed, whose)))
    expect([status, code]).toEqual(await getStatusAndCode(requestReview('DELETE', { id }, whose)))
    expect([status, code]).toEqual(await getStatusAndCode(requestReview('GET', { booking_id }, whose)))
  }
  const visitor = () => site.createClient('a1.localhost') // who has seen nothing yet
  expect(await visitor().review.reviewInfo({ id })).toMatchObject({ stars: 3, contents: '무난했습니다.' })

  const [first = ''] = own.photos
  const saved = await sendReview(
    'PUT',
    { ...changed, removed_photos: JSON.stringify([first]), photos: await createJpeg('b.jpg') },
    cookie,
  )
  expect(saved).toEqual({ status: 200, body: {} })
  await vi.waitFor(async () => {
    const { review, catalog } = visitor()
    const after = await review.reviewInfo({ id })
    expect(after).toMatchObject({ ...changed, id, stars: 5, reply: '고맙습니다.' })
    expect(after.photos).toHaveLength(1)
    expect(after.photos).not.toContain(first)
    expect((await catalog.packageInfo({ package_code })).review_average).toBe(5)
  }, 5_000)

  expect((await requestReview('DELETE', { id }, cookie)).status).toBe(200)
  await vi.waitFor(
    () => expect(visitor().review.reviewInfo({ id })).rejects.toMatchObject({ refusal: 'REVIEW_NOT_FOUND' }),
    5_000,
  )
  expect(await getStatusAndCode(requestReview('GET', { booking_id }, cookie))).toEqual([
    404,
    'REVIEW_NOT_FOUND',
  ])
  const again = await sendReview('POST', { booking_id, stars: '4', contents: '다시 씁니다.' }, cookie)
  expect(again.status).toBe(200)
})

const getStatusAndCode = async (answer: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await answer
  return [status, body.code]
}

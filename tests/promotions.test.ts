// Popups and banners: written in the office, shown on their days, pages and to their people, counted as numbers.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { updateShownPromotions } from '#domain/agency/promotion/promotions.server.ts'
import { dateInDays } from './days.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'
import { createVisitor } from './visitor.ts'

let site: Site
let owner: StaffUser
beforeAll(async () => {
  site = await createSite({ shared: true })
  owner = await createStaffUser(site)
})

const createInput = (title: string) => ({
  kind: 'banner' as const,
  shown_from: dateInDays(0),
  shown_until: dateInDays(6),
  pages: ['home' as const],
  audience: 'all' as 'all' | 'guest' | 'member',
  title: { ko: title, en: '' },
  text: { ko: '', en: '' },
  href: null,
  picture: null,
})
type PromotionInput = Omit<ReturnType<typeof createInput>, 'kind' | 'pages' | 'href' | 'picture'> & {
  kind: 'popup' | 'banner'
  pages: ('home' | 'list' | 'trip' | 'boards')[]
  href: string | null
  picture: string | null
}
const addPromotion = (title: string, input: Partial<PromotionInput> = {}) =>
  owner.api.promotion.addPromotion({ ...createInput(title), ...input }, { key: randomUUID() })
const readPage = async (path = '/', cookie?: string) =>
  (await site.request(path, cookie ? { headers: { cookie } } : {})).body
const readRevision = async () =>
  (
    await site.db
      .selectFrom('revision')
      .select('number')
      .where('travel_agency', '=', 1)
      .where('kind', '=', 'site')
      .executeTakeFirstOrThrow()
  ).number
const find = async (id: number) =>
  (await owner.api.promotion.promotions()).list.find(({ promotion_id }) => promotion_id === id)

test.each(['agency2.example', 'AGENCY2.example', 'agency2.example.', 'agency2.example:8443'])(
  'one that leads to another agency’s site is refused at its link, however its host is written: %s',
  async (host) => {
    const input = { ...createInput('남의 특가'), href: `https://${host}/travel` }
    const { body } = await owner.visitor.sendOnce(
      'POST',
      owner.withAgency('/api/office/promotions'),
      input,
      randomUUID(),
    )
    expect([body.code, Object.keys(body.fields ?? {})]).toEqual(['LINK_OF_ANOTHER', ['href']])
  },
)

test('a banner stands on its pages from the next page on, and nowhere else', async () => {
  await readPage() // is cached
  const { promotion_id } = await addPromotion('설 연휴 특가', { pages: ['home', 'list'], href: '/travel' })
  for (const path of ['/', '/travel'])
    expect(await readPage(path), path).toContain(`data-promotion="${promotion_id}"`)
  for (const path of ['/about', '/auth/login', '/contact'])
    expect(await readPage(path), path).not.toContain(`data-promotion="${promotion_id}"`)
  const { revision = 0 } = (await find(promotion_id)) ?? {}
  await owner.api.promotion.deletePromotion({ promotion_id, revision })
  expect(await readPage()).not.toContain('설 연휴 특가')
})

test('what begins tomorrow is told to nobody, and comes when the day turns', async () => {
  const { promotion_id } = await addPromotion('내일부터', {
    shown_from: dateInDays(1),
    shown_until: dateInDays(2),
  })
  expect(await readPage()).not.toContain('내일부터')
  expect(await find(promotion_id)).toMatchObject({ state: 'waiting' })
  // the clock of the database cannot be moved: its day is moved instead, and what is cached stays cached until the job
  await site.db
    .updateTable('promotion')
    .set({ shown_from: dateInDays(0) })
    .where('promotion_id', '=', promotion_id)
    .execute()
  const before = await readRevision()
  await updateShownPromotions(site.db)
  expect(await readRevision()).toBeGreaterThan(before)
  await vi.waitFor(async () => expect(await readPage()).toContain('내일부터'))
})

test('guests and members each see their own banner on one cached page', async () => {
  const { list } = await owner.api.promotion.promotions()
  for (const { promotion_id, revision } of list)
    await owner.api.promotion.deletePromotion({ promotion_id, revision })
  await addPromotion('회원만 보는 소식', { audience: 'member' })
  await addPromotion('가입하면 쿠폰', { audience: 'guest' })
  const cookie = await site.createTokenCookie(await site.make.member())
  const html = (body: string) => body.slice(0, body.indexOf('id="state"'))
  for (let times = 0; times < 2; times++) {
    expect(html(await readPage())).toContain('가입하면 쿠폰')
    expect(html(await readPage())).not.toContain('회원만 보는 소식')
    expect(html(await readPage('/', cookie))).toContain('회원만 보는 소식')
    expect(html(await readPage('/', cookie))).not.toContain('가입하면 쿠폰')
  }
})

test('a hundred visitors at once are a hundred, and nothing of them is stored', async () => {
  const { promotion_id } = await addPromotion('세는 배너')
  const send = (body: object) => createVisitor(site).send('POST', '/api/landing/promotions/count', body)
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      send({ seen: [promotion_id], clicked: at % 10 === 0 ? [promotion_id] : [] }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(answers[0]?.headers['set-cookie']).toBeUndefined()
  expect(await find(promotion_id)).toMatchObject({ seen: 100, clicked: 10 })
  const rows = await site.db
    .selectFrom('promotion_count')
    .selectAll()
    .where('promotion_id', '=', promotion_id)
    .execute()
  expect(rows).toHaveLength(1)
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
    'clicked',
    'day',
    'promotion_id',
    'seen',
    'travel_agency',
  ])
  // another agency's number, or one that is not shown, counts for nothing
  const other = await createVisitor(site, { host: 'a2.localhost' }).send(
    'POST',
    '/api/landing/promotions/count',
    { seen: [promotion_id] },
  )
  expect(other.status).toBe(200)
  await send({ seen: [999_999] })
  expect(await find(promotion_id)).toMatchObject({ seen: 100 })
})

const wrongInputs: [string, Partial<PromotionInput>, string, string][] = [
  [
    'dates that cross',
    { shown_from: dateInDays(5), shown_until: dateInDays(4) },
    'DATES_CROSS',
    'shown_until',
  ],
  ['a popup over the price', { kind: 'popup', pages: ['home', 'trip'] }, 'POPUP_OVER_PRICE', 'pages'],
  ['no page', { pages: [] }, 'BAD_INPUT', 'pages'],
  ['no words', { title: { ko: '', en: '' } }, 'WORDS_REQUIRED', 'title'],
  ['a link that runs', { href: 'javascript:alert(1)' }, 'BAD_INPUT', 'href'],
  ['a link without a host', { href: '//evil.example' }, 'BAD_INPUT', 'href'],
  ['an unsafe address', { href: 'http://evil.example' }, 'BAD_INPUT', 'href'],
  ['somebody else’s picture', { picture: '/files/theirs.webp' }, 'PICTURE_NOT_FOUND', 'picture'],
]

test.each(wrongInputs)(
  '%s are refused at the field, and nothing is stored',
  async (_, input, code, field) => {
    const before = (await owner.api.promotion.promotions()).list.length
    const answer = await owner.sendOnce('POST', '/api/office/promotions', {
      ...createInput('틀린 것'),
      ...input,
    })
    expect(answer.body).toMatchObject({
      code,
      fields: { [field]: { ko: expect.any(String), en: expect.any(String) } },
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect((await owner.api.promotion.promotions()).list).toHaveLength(before)
  },
)

test('the second of two who change one gets CHANGED_MEANWHILE, and another agency finds nothing', async () => {
  const { promotion_id } = await addPromotion('둘이 고치는 것')
  const change = (title: string, who = owner) =>
    who.send('PUT', '/api/office/promotions', { ...createInput(title), promotion_id, revision: 1 })
  const answers = [await change('먼저'), await change('나중')]
  expect(answers.map(({ status }) => status)).toEqual([200, 409])
  expect(await find(promotion_id)).toMatchObject({ title: { ko: '먼저' }, revision: 2 })
  const stranger = await createStaffUser(site, { travel_agency: 2 })
  expect((await change('남의 것', stranger)).status).toBe(404)
  const sales = await createStaffUser(site, { roles: ['sales'] })
  expect((await change('권한 없음', sales)).status).toBe(403)
})

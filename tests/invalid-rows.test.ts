// A row that is not as it should be: words fall back to the other language, and what cannot be shown is left
// out and logged, never the page. §1
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { createSite, type Site } from './site.ts'

let site: Site
const lines: string[] = []
beforeAll(async () => {
  site = await createSite({ shared: true, lines })
  await dropChecks()
  for (const board_id of ['notice', 'FAQ', 'QNA']) await site.make.board({ board_id })
  await site.db
    .updateTable('agency_info')
    .set({ multilingual_yn: 'Y' })
    .where('travel_agency', '=', 1)
    .execute()
})

/** Rows of a trip are checked since migration 32; what was stored before may still be anything. */
async function dropChecks(): Promise<void> {
  const client = new pg.Client(site.url)
  await client.connect()
  await client.query(`do $$ declare one record; begin
    for one in select conname, conrelid::regclass as place from pg_constraint where contype = 'c' and not convalidated loop
      execute format('alter table %s drop constraint %I', one.place, one.conname);
    end loop;
  end $$`)
  await client.end()
}

const listTripPages = (package_code: string) => [
  '/',
  '/travel',
  `/travel/detail/${package_code}`,
  `/manageProductView/${package_code}`,
  `/manageProductContract/${package_code}`,
  `/travel/reserve/${package_code}`,
  `/share/${package_code}.jpg`,
  '/share/home.jpg',
  '/sitemap.xml',
  '/manifest.webmanifest',
]
/** What did not answer 200, in either language. */
async function findFailingPages(paths: string[]): Promise<string[]> {
  const failed: string[] = []
  for (const path of paths)
    for (const language of ['ko', 'en']) {
      const { statusCode } = await site.request(`${path}?language=${language}`)
      if (statusCode !== 200) failed.push(`${statusCode} ${path} ${language}`)
    }
  return failed
}

const setColumn = async (table: string, column: string, value: unknown, where = sql`true`) => {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${JSON.stringify(value)}::jsonb where travel_agency = 1 and ${where}`.execute(
    site.db,
  )
}
const waitForCheck = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 5_000, interval: 100 })

async function createTrip(package_code: string) {
  const { tour_category_id } = await site.make.category({
    tour_category_name: { ko: `분류 ${package_code}`, en: 'Kind' },
  })
  await site.make.package({ tour_category_id, package_code })
  return tour_category_id
}

test('where a text is missing in one language, every page shows the other language', async () => {
  const tour_category_id = await createTrip('HALF')
  const { tour_area_id } = await site.make.area({ tour_category_id })
  await sql`update package set tour_area_id = ${tour_area_id} where package_code = 'HALF'`.execute(site.db)
  await setColumn('package', 'page_title', { ko: '반쪽 여행' }, sql`package_code = 'HALF'`)
  await setColumn('package', 'summary', { ko: '요약', en: null }, sql`package_code = 'HALF'`)
  await setColumn('package_detail', 'contents', { ko: '<p>글</p>' }, sql`package_code = 'HALF'`)
  await setColumn('package_detail', 'included', [{ ko: '항공' }, { en: 'Meals' }], sql`package_code = 'HALF'`)
  await setColumn('tour_area', 'tour_area_name', { en: 'Guam' })
  await setColumn(
    'tour_category',
    'tour_category_name',
    { ko: '섬' },
    sql`tour_category_id = ${tour_category_id}`,
  )
  await setColumn('board', 'board_name', { en: 'News' })
  await setColumn('agency_meta', 'title', { ko: '나루' })
  await setColumn('agency_info', 'company_name', { en: 'Naru' })
  await waitForCheck(async () => {
    const { list } = await site.createClient('a1.localhost').catalog.packageList()
    expect(list).toMatchObject([{ page_title: { ko: '반쪽 여행', en: '' }, tour_area_name: { en: 'Guam' } }])
  })
  expect(await findFailingPages(listTripPages('HALF'))).toEqual([])
  expect((await site.request('/travel?language=en')).body).toContain('반쪽 여행')
  expect((await site.request('/travel/detail/HALF?language=en')).body).toContain('항공')
})

test('a trip whose row cannot be shown is left out and logged; home and list stand', async () => {
  await createTrip('GOOD')
  await createTrip('BAD')
  await setColumn('package', 'page_title', 'no object', sql`package_code = 'BAD'`)
  lines.length = 0
  await waitForCheck(async () => {
    const { list } = await site.createClient('a1.localhost').catalog.packageList()
    const codes = list.map(({ package_code }) => package_code)
    expect([codes.includes('GOOD'), codes.includes('BAD')]).toEqual([true, false])
  })
  expect(await findFailingPages(['/', '/travel', '/sitemap.xml', '/share/BAD.jpg'])).toEqual([])
  expect((await site.request('/travel/detail/BAD')).statusCode).toBe(404)
  expect(lines.some((line) => /"level":50.*left out/.test(line))).toBe(true)
  expect(lines.join('')).not.toContain('no object')
})

test.each([
  ['no list', {}],
  ['a day without its heading', [{ day: 1, places: [], meals: {} }]],
  ['null', null],
])(
  'a trip with a schedule that is %s shows as not available, and other pages still work',
  async (_, schedule) => {
    await createTrip('DAYS').catch(() => {})
    await setColumn('package_detail', 'schedule', schedule, sql`package_code = 'DAYS'`)
    await waitForCheck(async () =>
      expect((await site.request('/api/landing/packageDetail?package_code=DAYS')).statusCode).toBe(404),
    )
    for (const path of ['productView', 'packageInfo/contract'])
      expect((await site.request(`/api/landing/${path}?package_code=DAYS`)).json()).toMatchObject({
        code: 'PACKAGE_UNAVAILABLE',
      })
    expect((await site.request('/travel/detail/DAYS')).statusCode).toBe(404)
    expect(await findFailingPages(['/', '/travel', '/sitemap.xml', '/share/DAYS.jpg'])).toEqual([])
  },
)

test('a list with only invalid rows is an empty page, not a redirect loop', async () => {
  const tour_category = await createTrip('ALONE')
  await setColumn('package', 'page_title', 7, sql`package_code = 'ALONE'`)
  await waitForCheck(async () => {
    const { statusCode } = await site.request(`/travel?tour_category=${tour_category}`)
    expect(statusCode).toBe(200)
  })
})

test('an invalid reason on the home page is left out', async () => {
  await site.db
    .insertInto('agency_home')
    .values({
      travel_agency: 1,
      hero_path: '/files/a_1x1_000000.webp',
      headline: { ko: '가자', en: 'Go' },
      line: { ko: '', en: '' },
      reasons: JSON.stringify([{ heading: { ko: '하나', en: 'One' }, line: { ko: '', en: '' } }, 'two']),
    })
    .execute()
  await waitForCheck(async () => {
    const { home } = await site.createClient('a1.localhost').agency.homepageInfo()
    expect(home?.reasons).toEqual([{ heading: { ko: '하나', en: 'One' }, line: { ko: '', en: '' } }])
  })
  expect(await findFailingPages(['/'])).toEqual([])
})

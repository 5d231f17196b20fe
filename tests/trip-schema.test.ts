// Random trips: what is valid shows on every page, what is not cannot be stored.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createBrokenTrip, createDice, createValidTrip } from './random-trips.ts'
import { pickCount, seed } from './sampling.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'

const count = pickCount(1_000, 30)

let site: Site
let owner: StaffUser
let category: number
beforeAll(async () => {
  console.info(`random trips: SEED=${seed}`)
  site = await createSite({ shared: true })
  owner = await createStaffUser(site)
  category = (await site.make.category()).tour_category_id
  await sql`update agency_info set multilingual_yn = 'Y'`.execute(site.db)
})

async function createTrip(title = '여행') {
  const { body } = await owner.sendOnce('POST', '/api/office/trip', {
    page_title: { ko: title, en: '' },
    tour_category_id: category,
    nights: 0,
    days: 1,
  })
  return body.package_code
}
const saveAndPublish = async (package_code: string, content: object, revision = 1) => {
  const saved = await owner.send('PUT', '/api/office/trip', { package_code, revision, content })
  if (saved.status !== 200) return saved
  return owner.send('POST', '/api/office/trip/publish', { package_code, revision: revision + 1 })
}
const listTripPages = (code: string) => [
  '/travel',
  `/travel/detail/${code}`,
  `/manageProductView/${code}`,
  `/manageProductContract/${code}`,
]
async function findFailingPages(code: string): Promise<string[]> {
  const failed: string[] = []
  for (const path of listTripPages(code))
    for (const language of ['ko', 'en']) {
      const { statusCode, body } = await site.request(`${path}?language=${language}`)
      if (statusCode !== 200) failed.push(`${statusCode} ${path} ${language}`)
      if (body.includes('<script>alert(1)')) failed.push(`script in ${path}`)
    }
  return failed
}

test(`${Math.ceil(count / 2)} valid trips show on every page`, { timeout: count * 4_000 }, async () => {
  const roll = createDice(seed)
  for (let at = 0; at < count / 2; at++) {
    const code = await createTrip()
    const trip = createValidTrip(roll, category)
    const answer = await saveAndPublish(code, trip)
    expect([at, answer.status, answer.body.fields], `seed ${seed}`).toEqual([at, 200, undefined])
    await site.db
      .insertInto('departure')
      .values({
        travel_agency: 1,
        package_code: code,
        departure_date: '2099-01-01',
        adult_price: 1,
        child_price: 0,
        baby_price: 0,
        seats: 1,
      })
      .execute()
    expect(await findFailingPages(code), `seed ${seed}, trip ${at}`).toEqual([])
  }
})

test(`${Math.floor(count / 2)} broken trips are not stored`, { timeout: count * 4_000 }, async () => {
  const roll = createDice(seed + 1)
  const code = await createTrip('멀쩡한 여행')
  const good = { ...createValidTrip(roll, category), page_title: { ko: '멀쩡한 여행', en: 'Sound' } }
  expect((await saveAndPublish(code, good)).status).toBe(200)
  const stored = async () =>
    (
      await sql`select to_jsonb(p) - 'search_text' as p, to_jsonb(d) as d from package p join package_detail d using (travel_agency, package_code) where p.package_code = ${code}`.execute(
        site.db,
      )
    ).rows
  const before = await stored()
  for (let at = 0; at < Math.floor(count / 2); at++) {
    const { what, trip } = createBrokenTrip(roll, category)
    const { revision } = (await owner.send('GET', `/api/office/trip?package_code=${code}`)).body
    const answer = await saveAndPublish(code, trip, revision)
    expect([what, answer.status >= 400 && answer.status < 500], `seed ${seed}, ${at}`).toEqual([what, true])
    expect(Object.keys(answer.body.fields ?? {}).length, `${what}: names its field`).toBeGreaterThan(0)
  }
  expect(await stored()).toEqual(before)
  expect(await findFailingPages(code)).toEqual([])
})

const wordColumns = ['page_title'] as const
const listColumns = ['summary_points', 'included', 'not_included', 'cautions'] as const
const invalidWords = ['"text"', '7', '{"ko": 7}', '{"ko": "", "en": " "}', '{}', 'null', '[]']

test('an invalid trip written in SQL is refused by the database', async () => {
  const code = await createTrip('밑에서')
  const put = (table: string, column: string, value: string) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}::jsonb where package_code = ${code}`
      .execute(site.db)
      .then(
        () => `${column} took ${value}`,
        (error) => error.code,
      )
  for (const column of wordColumns)
    for (const value of invalidWords) expect(await put('package', column, value)).toBe('23514')
  for (const column of listColumns)
    for (const value of [...invalidWords.slice(0, 4).map((each) => `[${each}]`), '{}', '"x"'])
      expect(await put('package_detail', column, value)).toBe('23514')
  const day = '"day": 1, "heading": {"ko": "하루"}, "hotel": null, "transport": null'
  const meals = '"meals": {"breakfast": null, "lunch": null, "dinner": null}'
  const days = [
    '{}',
    '[{}]',
    '[{"day": 1, "places": [], "meals": {}}]',
    `[{${day}, ${meals}}]`,
    `[{${day}, "places": [], "meals": {}}]`,
    `[{${day}, ${meals}, "places": [{"name": {"ko": ""}, "line": {}, "time": null}]}]`,
    `[{${day}, ${meals}, "places": [{"name": {"ko": "곳"}, "line": {}, "time": 9}]}]`,
  ]
  for (const value of days) expect(await put('package_detail', 'schedule', value)).toBe('23514')
  expect(await put('package_detail', 'schedule', `[{${day}, ${meals}, "places": []}]`)).not.toBe('23514')
  for (const value of ['{}', '[{}]', '[{"option_id": "a", "name": {"ko": "x"}, "price": 1.5}]'])
    expect(await put('package_detail', 'options', value)).toBe('23514')
})

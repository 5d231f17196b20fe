// Categories, areas and sub-areas as a tree: added, renamed, ordered, moved, hidden; trips follow. §2
import { beforeAll, expect, test } from 'vitest'
import { lockAgency } from '#domain/agency/lock-agency.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'

let site: Site
let owner: StaffUser
beforeAll(async () => {
  site = await createSite({ shared: true })
  owner = await createStaffUser(site)
})

const toWords = (ko: string) => ({ ko, en: '' })
type CategoryLevel = 'category' | 'area' | 'detail'
const addCategory = async (level: CategoryLevel, parent: number | null, ko: string): Promise<number> => {
  const { status, body } = await owner.sendOnce('POST', '/api/office/category', {
    level,
    parent,
    name: toWords(ko),
  })
  expect(status).toBe(200)
  return body.id
}
const moveCategory = (
  level: CategoryLevel,
  id: number,
  parent: number | null,
  before: number | null = null,
) => owner.send('PUT', '/api/office/category/place', { level, id, parent, before })
const hideCategory = (level: CategoryLevel, id: number, hidden_yn: 'Y' | 'N') =>
  owner.send('PUT', '/api/office/category/hide', { level, id, hidden_yn })
const readTree = async () => (await owner.send('GET', '/api/office/categories')).body.list
/** What the site's menu shows. */
const readMenu = async () => {
  const { json } = await site.request('/api/landing/category')
  const list: { tour_category_id: number; tour_area_list: { tour_area_name: { ko: string } }[] }[] =
    json().list
  return list
}

test('a tree is made, renamed and ordered, and the site’s menu stands as it does', async () => {
  const one = await addCategory('category', null, '해외')
  const two = await addCategory('category', null, '국내')
  const [a, b, c] = [
    await addCategory('area', one, '일본'),
    await addCategory('area', one, '베트남'),
    await addCategory('area', one, '유럽'),
  ]
  await addCategory('detail', b, '다낭')
  await moveCategory('category', two, null, one)
  await moveCategory('area', c, one, a)
  const list = await readTree()
  expect(list.map(({ id }: { id: number }) => id)).toEqual([two, one])
  expect(list[1].areas.map(({ id }: { id: number }) => id)).toEqual([c, a, b])
  const change = { level: 'area', id: a, revision: 2, name: toWords('일본 온천') }
  const first = list[1].areas.find(({ id }: { id: number }) => id === a)
  const renamed = await owner.send('PUT', '/api/office/category', {
    ...change,
    revision: first.revision,
    column: 2,
  })
  expect(renamed.status).toBe(200)
  expect(
    await owner.send('PUT', '/api/office/category', { ...change, revision: first.revision }),
  ).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } })
  const shown = (await readMenu()).find(({ tour_category_id }) => tour_category_id === one)
  expect(shown?.tour_area_list.map(({ tour_area_name }) => tour_area_name.ko)).toEqual([
    '유럽',
    '베트남',
    '일본 온천', // in the second column
  ])
})

test('an area moves with its trips to another category', async () => {
  const [from, to] = [await addCategory('category', null, '옛'), await addCategory('category', null, '새')]
  const area = await addCategory('area', from, '섬')
  const detail = await addCategory('detail', area, '작은 섬')
  const { package_code } = await site.make.package({
    tour_category_id: from,
    tour_area_id: area,
    tour_area_detail_id: detail,
  })
  expect((await moveCategory('area', area, to)).body).toEqual({ trips: 1 })
  const { list } = (await site.request(`/api/landing/packageList?tour_category=${to}`)).json()
  expect(list).toMatchObject([{ package_code }])
  const other = await addCategory('area', from, '뭍')
  await moveCategory('detail', detail, other)
  const info = (await site.request(`/api/landing/packageInfo?package_code=${package_code}`)).json()
  expect(info).toMatchObject({
    tour_category_id: from,
    tour_area_id: other,
    tour_area_detail_id: detail,
  })
})

test('what is hidden leaves the site with its trips, and comes back with those that were on sale', async () => {
  const category = await addCategory('category', null, '겨울')
  const area = await addCategory('area', category, '스키')
  const onSale = await site.make.package({ tour_category_id: category, tour_area_id: area })
  const off = await site.make.package({ tour_category_id: category, tour_area_id: area, sale_yn: 'N' })
  const status = async (code: string) => (await site.request(`/travel/detail/${code}`)).statusCode
  expect(await status(onSale.package_code)).toBe(200)
  expect((await hideCategory('category', category, 'Y')).body).toEqual({ trips: 1 })
  expect(await status(onSale.package_code)).toBe(404)
  expect((await readMenu()).map(({ tour_category_id }) => tour_category_id)).not.toContain(category)
  await hideCategory('area', area, 'Y')
  expect((await hideCategory('category', category, 'N')).body).toEqual({ trips: 0 }) // its area is hidden still
  expect((await hideCategory('area', area, 'N')).body).toEqual({ trips: 1 })
  expect([await status(onSale.package_code), await status(off.package_code)]).toEqual([200, 404])
})

test('only an empty category can be deleted', async () => {
  const category = await addCategory('category', null, '지울 것')
  const area = await addCategory('area', category, '안에 있는 것')
  const del = (level: CategoryLevel, id: number) =>
    owner.send('DELETE', `/api/office/category?level=${level}&id=${id}`)
  expect((await del('category', category)).body.code).toBe('CATEGORY_IN_USE')
  await site.make.package({ tour_category_id: category, tour_area_id: area })
  expect((await del('area', area)).body.code).toBe('CATEGORY_IN_USE')
  const empty = await addCategory('area', category, '빈 것')
  expect((await del('area', empty)).status).toBe(200)
})

test('another agency’s categories are not visible', async () => {
  const stranger = await createStaffUser(site, { travel_agency: 2 })
  const category = await addCategory('category', null, '우리 것')
  const ask = (path: string, body: object) => stranger.send('PUT', path, body)
  const of = { level: 'category', id: category }
  const tries = [
    await ask('/api/office/category', { ...of, revision: 1, name: toWords('남') }),
    await ask('/api/office/category/hide', { ...of, hidden_yn: 'Y' }),
    await ask('/api/office/category/place', of),
    await stranger.send('DELETE', `/api/office/category?level=category&id=${category}`),
    await stranger.sendOnce('POST', '/api/office/category', {
      level: 'area',
      parent: category,
      name: toWords('남'),
    }),
  ]
  expect(tries.map(({ body }) => body.code)).toEqual(Array(5).fill('CATEGORY_NOT_FOUND'))
})

test('two people add at the same moment: two rows, two numbers', async () => {
  const ids = await Promise.all([1, 2, 3, 4].map((at) => addCategory('category', null, `동시에 ${at}`)))
  expect(new Set(ids).size).toBe(4)
})

test('whoever wrote a row of the agency does not wait for others who did, when both take its lock', async () => {
  const travel_agency = 1
  let arrived = 0
  let attempts = 0
  const bothWrote = Promise.withResolvers<void>()
  const write = (key: string) =>
    runInTransaction(site.db, travel_agency, async (db) => {
      attempts += 1
      await db.insertInto('once_only').values({ travel_agency, key, call: 'test', body_hash: key }).execute()
      if (++arrived === 2) bothWrote.resolve()
      await bothWrote.promise
      await lockAgency({ db, travel_agency })
    })
  await Promise.all([write('lock-one'), write('lock-other')])
  expect(attempts).toBe(2) // neither had to be run again
})

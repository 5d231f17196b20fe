// The brand kit's list: by date, by the agency's own number, and what it says of each trip.
import { expect, test } from 'vitest'
import type { Theme } from '#lib/theme.ts'
import { createSite, type Site } from './site.ts'

const words = (text: string) => ({ ko: text, en: text })
const heights = {
  label: words('최고점'),
  unit: words('m'),
  sort: words('높은 순'),
  first: 'most',
  of: { LOW: 900, HIGH: 4478, MIDDLE: 1950 },
} as const

/** Four trips, the last of them the first to leave. */
async function createTrips(site: Site, theme: Partial<Theme> = {}) {
  await site.make.agency({ theme })
  const { tour_category_id } = await site.make.category()
  for (const [at, package_code] of ['LOW', 'HIGH', 'MIDDLE', 'UNMEASURED'].entries()) {
    await site.make.package({ tour_category_id, package_code, seq: at })
    await site.make.departure({ package_code, departure_date: `2999-01-${20 - at}` })
  }
}
const toCodes = ({ list }: { list: { package_code: string }[] }) =>
  list.map(({ package_code }) => package_code)

test('a list by height begins with the highest, and ends with the trips nobody has measured', async () => {
  const site = await createSite({ empty: true })
  await createTrips(site, { list: 'heights', measure: heights })
  const sorted = await site.client.catalog.packageList({ sort: 'measure' })
  expect(toCodes(sorted)).toEqual(['HIGH', 'MIDDLE', 'LOW', 'UNMEASURED'])
})

test('where fewer is better, the fewest come first', async () => {
  const site = await createSite({ empty: true })
  await createTrips(site, { measure: { ...heights, first: 'least' } })
  expect(toCodes(await site.client.catalog.packageList({ sort: 'measure' }))).toEqual([
    'LOW',
    'MIDDLE',
    'HIGH',
    'UNMEASURED',
  ])
})

test('a list by date begins with the soonest departure; without a measure that order is the usual one', async () => {
  const site = await createSite({ empty: true })
  await createTrips(site)
  const { packageList } = site.client.catalog
  expect(toCodes(await packageList({ sort: 'date' }))).toEqual(['UNMEASURED', 'MIDDLE', 'HIGH', 'LOW'])
  expect(toCodes(await packageList({ sort: 'measure' }))).toEqual(toCodes(await packageList({})))
})

test('the site says how its list is laid out; an agency that chose nothing has cards', async () => {
  const site = await createSite({ empty: true })
  await site.make.agency({ theme: { list: 'heights', measure: heights } })
  await site.makeAt(2).agency({ theme: { hue: 10 } })
  expect((await site.client.agency.homepageInfo({})).list).toMatchObject({
    kind: 'heights',
    measure: heights,
  })
  const other = await site.request('/api/landing/homepageInfo', { host: 'a2.localhost' })
  expect(other.json().list).toEqual({ kind: 'cards', facts: [] })
})

// Decision 21: what one agency asks for beyond its share is refused before it is done, and others are served.
import { expect, test } from 'vitest'
import { readLimits } from '#limits/machine.ts'
import { createSite, type Site } from './site.ts'

const places = readLimits.atOnce / 2 + readLimits.waiting

/** The first asked long enough to pay for many; what is told to come again, and how often another was served. */
async function flood(site: Site, paths: string[]) {
  const answers = paths.map((path) => site.request(path))
  const other = await site.request('/api/landing/package/near', { host: 'a2.localhost' })
  const codes = (await Promise.all(answers)).map(({ statusCode }) => statusCode)
  const count = (code: number) => codes.filter((each) => each === code).length
  return { other: other.statusCode, served: count(200), refused: count(503), all: codes.length }
}

test('reads that open their own transaction are within the share of their agency, too', async () => {
  const site = await createSite()
  const trips = [1, 2].map(async (agency) => {
    const { tour_category_id } = await site.makeAt(agency).category()
    return site.makeAt(agency).package({ tour_category_id })
  })
  const [own] = await Promise.all(trips)
  await site.request('/api/landing/package/near') // who and where are known
  const paths = ['leavingNow', `departures?package_code=${own?.package_code}`].map(
    (path) => `/api/landing/package/${path}`,
  )
  for (const path of paths) {
    const { other, served, refused, all } = await flood(site, Array(places + 50).fill(path))
    expect(other).toBe(200)
    expect(refused).toBeGreaterThan(0)
    expect(served).toBeGreaterThanOrEqual(readLimits.waitingOver)
    expect(served + refused).toBe(all)
  }
})

test('when one agency’s read queue is full, further reads get 503 and another agency is served at once', async () => {
  const site = await createSite()
  for (const agency of [1, 2]) {
    const { tour_category_id } = await site.makeAt(agency).category()
    await site.makeAt(agency).package({ tour_category_id })
  }
  await site.request('/api/landing/package/near') // who and where are known
  const near = (at: number) =>
    site.request(`/api/landing/package/near?nights_from=${at % 90}&page_title=abc${at}`)
  const flood = Array.from({ length: places + 50 }, (_, at) => near(at))
  const pages = ['/travel?page_title=abcd', '/travel'].map((path) =>
    site.request(path, { host: 'a2.localhost' }),
  )
  for (const page of await Promise.all(pages)) expect(page.statusCode).toBe(200)
  const answers = await Promise.all(flood)
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const { statusCode, headers, json } of refused)
    expect({ statusCode, retry: headers['retry-after'], body: json() }).toMatchObject({
      statusCode: 503,
      retry: '2',
      body: { code: 'UNAVAILABLE' },
    })
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(readLimits.waitingOver)
})

// Decision 21: what one agency asks for beyond its share is refused before it is done, and others are served.
import { expect, test } from 'vitest'
import { readLimits } from '#limits/machine.ts'
import { createSite } from './site.ts'

test('when one agency’s read queue is full, further reads get 503 and another agency is served at once', async () => {
  const site = await createSite()
  for (const agency of [1, 2]) {
    const { tour_category_id } = await site.makeAt(agency).category()
    await site.makeAt(agency).package({ tour_category_id })
  }
  await site.request('/api/landing/package/near') // who and where are known
  const places = readLimits.atOnce / 2 + readLimits.waiting
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

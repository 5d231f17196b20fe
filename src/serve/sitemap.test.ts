// The sitemap's form.
import { expect, test } from 'vitest'
import { renderSitemapXml } from './sitemap.server.ts'

const place = { origin: 'https://a.example', default_language: 'ko' as const }

test('what XML would take for its own is written as an entity', () => {
  expect(renderSitemapXml(['/travel?a=1&b=<2>"\''], place, ['ko'])).toContain(
    `<loc>https://a.example/travel?a=1&amp;b=&lt;2&gt;&quot;'</loc>`,
  )
})

test('no more than 50,000 addresses, both languages counted', () => {
  const paths = Array.from({ length: 60_000 }, (_, at) => `/travel/detail/P${at}`)
  const count = (xml: string) => xml.match(/<loc>/g)?.length
  expect(count(renderSitemapXml(paths, place, ['ko']))).toBe(50_000)
  expect(count(renderSitemapXml(paths, place, ['ko', 'en']))).toBe(50_000)
})

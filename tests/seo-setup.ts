// What the tests of being found share: agencies with a trip, and what a page says in its head.
import { expect, vi } from 'vitest'
import { sameInBoth } from '#seed/make.ts'
import { createSite, type Site } from './site.ts'

export const getHead = (html: string) => html.slice(0, html.indexOf('</head>'))
export const unescapeHtml = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

/**
 * One attribute of every element of the head that has another with this value: all('property', 'og:title',
 * 'content').
 */
export function listHeadAttributes(html: string, name: string, value: string, attribute: string): string[] {
  const found = [...getHead(html).matchAll(/<(?:meta|link)[^>]*>/g)]
    .map(([element]) => element)
    .filter((element) => element.includes(` ${name}="${value}"`))
  return found.map((element) => unescapeHtml(new RegExp(` ${attribute}="([^"]*)"`).exec(element)?.[1] ?? ''))
}

export async function createTrip(
  site: Site,
  travel_agency = 1,
  overrides: Partial<Parameters<Site['make']['package']>[0]> = {},
) {
  const make = site.makeAt(travel_agency)
  const { tour_category_id } = await make.category({
    tour_category_name: sameInBoth(`Places of ${travel_agency}`),
  })
  const { tour_area_id } = await make.area({ tour_category_id })
  const trip = await make.package({ tour_category_id, tour_area_id, ...overrides })
  await vi.waitFor(
    async () =>
      expect(
        (await site.request(`/travel/detail/${trip.package_code}`, { host: `a${travel_agency}.localhost` }))
          .statusCode,
      ).toBe(trip.sale_yn === 'N' ? 404 : 200),
    10_000,
  )
  return { ...trip, tour_area_id, path: `/travel/detail/${trip.package_code}` }
}

export async function createBilingualSite() {
  const site = await createSite({ empty: true })
  await site.make.agency({
    default_language: 'en',
    info: { multilingual_yn: 'Y', company_name: { ko: '서울', en: 'Seoul' } },
  })
  return site
}

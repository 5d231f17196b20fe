// What the tests of contracts share: a site whose agency has special terms.
import { createTerms } from './paid-booking.ts'
import { createSite, type Site } from './site.ts'

export let site: Site
/** Once a file, in its beforeAll. */
export async function setUpContracts(): Promise<void> {
  site = await createSite({ shared: true })
  await createTerms(site)
  await site.db
    .insertInto('terms')
    .values({
      travel_agency: 1,
      type: 'special',
      version: '2',
      effective_date: '2020-01-01',
      title: { ko: '특약', en: 'Special' },
      contents: { ko: '<p>발권 뒤에는 수수료가 더 듭니다.</p>', en: '<p>Ticketing costs more.</p>' },
    })
    .execute()
}

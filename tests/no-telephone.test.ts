// An agency that has no telephone: what would show it is left out, on every page one books on.
import { expect, test, vi } from 'vitest'
import { createPaidBooking } from './paid-booking.ts'
import { createSite } from './site.ts'

test('an agency without a telephone has no empty number on home, list, trip, reservation and booking', async () => {
  const site = await createSite()
  const { booking_id, package_code, me } = await createPaidBooking(site)
  const readPages = async () => {
    const paths = ['/', '/travel', `/travel/detail/${package_code}`, `/travel/reserve/${package_code}`]
    const pages = await Promise.all(paths.map((path) => site.request(path)))
    return [...pages.map(({ body }) => body), (await me.send('GET', `/travel/booking/${booking_id}`)).text]
  }
  for (const page of await readPages()) expect(page).toMatch(/href="tel:[\d+-]+"/)
  await site.db.updateTable('agency_info').set({ phone: '' }).where('travel_agency', '=', 1).execute()
  await vi.waitFor(async () => {
    for (const page of await readPages()) {
      expect(page).toContain('</html>')
      expect(page).not.toContain('href="tel:')
    }
  }, 10_000)
})

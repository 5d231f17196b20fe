// The way of a new agency to its first booking: each step is done when its rows are there, and not before.
import { expect, test } from 'vitest'
import { firstSteps } from '#domain/report/first-steps.ts'
import { createSite } from './site.ts'
import { setUpTotp } from './staff-setup.ts'
import { createStaffUser } from './staff-user.ts'

test('each step is done when its rows are there, and not before', async () => {
  const site = await createSite()
  const change = (values: object) =>
    site.db.updateTable('agency_info').set(values).where('travel_agency', '=', 1).execute()
  await change({ account_number: null, pay_yn: 'N', logo: null })
  await site.db.updateTable('agency').set({ state: 'preparing' }).where('travel_agency', '=', 1).execute()
  const owner = await createStaffUser(site)
  const listDone = async () => {
    const { first_steps } = await owner.api.report.today()
    expect(Object.keys(first_steps).sort()).toEqual([...firstSteps].sort())
    return firstSteps.filter((step) => first_steps[step])
  }
  expect(await listDone()).toEqual([])
  await setUpTotp(owner.visitor)
  expect(await listDone()).toEqual(['factor'])
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id, thumbnail_path: null, sale_yn: 'N' })
  expect(await listDone()).toEqual(['factor', 'trips'])
  expect((await owner.api.report.today()).first_trip).toBe(package_code)
  await site.make.departure({ package_code, departure_date: '2099-01-01' })
  await change({ account_number: '1-2-3', logo: '/files/logo.png' })
  await owner.api.staff.invite({ email: 'new@example.com', roles: ['sales'] })
  expect(await listDone()).toEqual(['factor', 'look', 'bank', 'trips', 'departures', 'people'])
  await site.db
    .updateTable('package')
    .set({ thumbnail_path: '/files/a_900x600_aabbcc.webp', sale_yn: 'Y' })
    .where('travel_agency', '=', 1)
    .execute()
  await site.db.updateTable('agency').set({ state: 'open' }).where('travel_agency', '=', 1).execute()
  expect(await listDone()).toEqual([
    'factor',
    'look',
    'bank',
    'trips',
    'pictures',
    'departures',
    'on_sale',
    'people',
    'published',
  ])
  const other = await createStaffUser(site, { travel_agency: 2 })
  expect((await other.api.report.today()).first_steps).toMatchObject({ factor: false, trips: false })
  expect((await other.api.report.today()).first_trip).toBeNull()
})

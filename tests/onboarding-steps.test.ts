// What an agency that has just opened is told to do first, and that what is done is known from its rows.
import { expect, test } from 'vitest'
import { createSite } from './site.ts'
import { setUpTotp } from './staff-setup.ts'
import { createStaffUser } from './staff-user.ts'

test('each first step is done when its rows are there, and not before', async () => {
  const site = await createSite()
  await site.db
    .updateTable('agency_info')
    .set({ account_number: null, pay_yn: 'N' })
    .where('travel_agency', '=', 1)
    .execute()
  await site.db.deleteFrom('agency_home').where('travel_agency', '=', 1).execute()
  const owner = await createStaffUser(site)
  const steps = async () => (await owner.api.report.today()).first_steps
  const nothing = {
    factor: false,
    categories: false,
    trips: false,
    departures: false,
    people: false,
    bank: false,
    home: false,
  }
  expect(await steps()).toEqual(nothing)
  await setUpTotp(owner.visitor)
  const { tour_category_id } = await site.make.category()
  expect(await steps()).toEqual({ ...nothing, factor: true, categories: true })
  const { package_code } = await site.make.package({ tour_category_id })
  await site.make.departure({ package_code, departure_date: '2099-01-01' })
  await site.db
    .updateTable('agency_info')
    .set({ account_number: '1-2-3' })
    .where('travel_agency', '=', 1)
    .execute()
  await owner.api.staff.invite({ email: 'new@example.com', roles: ['sales'] })
  const words = { ko: '여행', en: 'Travel' }
  await site.db
    .insertInto('agency_home')
    .values({
      travel_agency: 1,
      hero_path: '/files/hero_1600x900_aabbcc.webp',
      headline: words,
      line: words,
      reasons: '[]',
    })
    .execute()
  expect(await steps()).toEqual({
    factor: true,
    categories: true,
    trips: true,
    departures: true,
    people: true,
    bank: true,
    home: true,
  })
  const other = await createStaffUser(site, { travel_agency: 2 })
  expect((await other.api.report.today()).first_steps).toMatchObject({
    factor: false,
    trips: false,
    people: false,
  })
})

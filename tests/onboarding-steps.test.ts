// The way of a new agency to its first booking: each step is done when its rows are there, and not before.
import { expect, test } from 'vitest'
import { firstSteps } from '#domain/report/first-steps.ts'
import { dateInDays } from './days.ts'
import { createTerms } from './paid-booking.ts'
import { buildReservation } from './shared/reservation-form.ts'
import { createSite } from './site.ts'
import { setUpTotp } from './staff-setup.ts'
import { createStaffUser } from './staff-user.ts'
import { createVisitor } from './visitor.ts'

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
  await site.db
    .insertInto('site_version')
    .values({ travel_agency: 1, version: 1, content: '{}', staff_name: '' })
    .execute()
  await change({ account_number: '1-2-3' })
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

test('company and terms are done when nothing the law wants is missing, and the trial when it was paid', async () => {
  const site = await createSite()
  const owner = await createStaffUser(site)
  const words = { ko: '있음', en: 'there' }
  const change = (values: object) =>
    site.db.updateTable('agency_info').set(values).where('travel_agency', '=', 1).execute()
  const listDone = async () => {
    const { first_steps } = await owner.api.report.firstSteps()
    return (['company', 'terms', 'booking', 'deposit'] as const).filter((step) => first_steps[step])
  }
  await site.db.updateTable('agency').set({ state: 'preparing' }).where('travel_agency', '=', 1).execute()
  const facts = { sales_number: '1', tourism_number: '1', insurance: words, hosting_provider: 'Naru' }
  await change({ ...facts, biz_number: '124-81-00997' })
  expect(await listDone()).toEqual([]) // a wrong digit
  await change({ biz_number: '124-81-00998' })
  expect(await listDone()).toEqual(['company'])
  await createTerms(site, [1])
  expect(await listDone()).toEqual(['company', 'terms'])

  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id, detail: { travel_alert: 1 } })
  const departure_date = dateInDays(30)
  await site.make.departure({ package_code, departure_date })
  const form = buildReservation({ package_code, departure_date })
  const reserved = await createVisitor(site).sendOnce('POST', '/api/landing/package/nonMember', form)
  expect(reserved.status).toBe(200)
  expect(await listDone()).toEqual(['company', 'terms', 'booking'])
  const { booking_id, total: amount } = reserved.body
  await owner.sendOnce('POST', '/api/office/booking/deposit', { booking_id, amount, reason: '시험' })
  expect(await listDone()).toEqual(['company', 'terms', 'booking', 'deposit'])
  expect((await owner.send('POST', '/api/office/opening/tests', { remove: true })).body).toEqual({ ended: 1 })
  expect((await owner.api.booking.list({})).list).toEqual([])
  expect(await listDone()).toEqual(['company', 'terms', 'booking', 'deposit'])
})

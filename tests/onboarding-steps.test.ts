// The way of a new agency to its first booking: each step is done when its rows are there, and not before.
import { expect, test } from 'vitest'
import { firstSteps } from '#domain/report/first-steps.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
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
    const steps = ['company', 'registrations', 'terms', 'booking', 'deposit'] as const
    return steps.filter((step) => first_steps[step])
  }
  await site.db.updateTable('agency').set({ state: 'preparing' }).where('travel_agency', '=', 1).execute()
  const elsewhere = { sales_number: '1', tourism_number: '1', insurance: words }
  await change({ sales_number: '', tourism_number: '', insurance: { ko: '', en: '' } })
  await change({ hosting_provider: 'Naru', account_number: '1-2-3', biz_number: '124-81-00997' })
  expect(await listDone()).toEqual([]) // a wrong digit
  await change({ biz_number: '124-81-00998' })
  expect(await listDone()).toEqual(['company']) // what takes days elsewhere does not hold it back
  await change(elsewhere)
  expect(await listDone()).toEqual(['company', 'registrations'])
  await createTerms(site, [1])
  const before = ['company', 'registrations', 'terms']
  expect(await listDone()).toEqual(before)

  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id, detail: { travel_alert: 1 } })
  const departure_date = dateInDays(30)
  await site.make.departure({ package_code, departure_date })
  const called = { package_code, departure_date, party: { adult: 1, child: 0, baby: 0 } }
  const caller = { name: '김전화', contact: '010-1234-5678', total: 990_000 }
  const byStaff = await owner.sendOnce('POST', '/api/office/booking', { ...called, ...caller })
  expect(byStaff.status).toBe(200)
  await owner.sendOnce('POST', '/api/office/booking/deposit', {
    booking_id: byStaff.body.booking_id,
    amount: 10_000,
    reason: '현금',
  })
  expect(await listDone()).toEqual(before) // a caller's booking and money try nothing

  const form = buildReservation({ package_code, departure_date })
  const reserved = await createVisitor(site).sendOnce('POST', '/api/landing/package/nonMember', form)
  expect(reserved.status).toBe(200)
  expect(await listDone()).toEqual([...before, 'booking'])
  const { booking_id, total: amount } = reserved.body
  await owner.sendOnce('POST', '/api/office/booking/deposit', { booking_id, amount, reason: '시험' })
  const tried = [...before, 'booking', 'deposit']
  expect(await listDone()).toEqual(tried)
  await owner.api.reservation.countAsReal({ booking_id })
  expect(await listDone()).toEqual(tried) // it was tried, whatever became of it
  await runInTransaction(site.db, 1, (tx) =>
    tx
      .updateTable('booking')
      .set({ made_in_preview: true })
      .where('travel_agency', '=', 1)
      .where('booking_id', '=', booking_id)
      .execute(),
  )
  const published = await owner.send('POST', '/api/office/opening', { remove_tests: true })
  expect(published.body).toEqual({ ended: 1 })
  expect((await owner.api.booking.list({})).list).toHaveLength(1)
  expect(await listDone()).toEqual(tried)
})

// The states of an agency: what a site that prepares, is paused or is closed answers, and who publishes it.
import { beforeAll, expect, test, vi } from 'vitest'
import { publishLines } from '#domain/agency/opening-office-calls.ts'
import type { AgencyState } from '#domain/agency/state.ts'
import { createTrip, departureDay, sendReservation, setUpReservations, site } from './reservation-setup.ts'
import { createSite } from './site.ts'
import { createStaffUser } from './staff-user.ts'
import { createVisitor } from './visitor.ts'

beforeAll(setUpReservations)

const setState = (state: AgencyState, travel_agency = 1) =>
  site.db.updateTable('agency').set({ state }).where('travel_agency', '=', travel_agency).execute()

test('a site that is being prepared says so, asks not to be indexed, and has no sitemap', async () => {
  expect((await site.request('/sitemap.xml')).statusCode).toBe(200)
  await setState('preparing')
  await vi.waitFor(async () =>
    expect((await site.request('/')).headers['x-robots-tag']).toBe('noindex, nofollow'),
  )
  const { body } = await site.request('/')
  expect(body).toContain('<meta name="robots" content="noindex"')
  expect(body).toContain('준비 중인 사이트예요.')
  expect((await site.request('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
  expect((await site.request('/sitemap.xml')).statusCode).toBe(404)
  await setState('open')
  await vi.waitFor(async () => expect((await site.request('/')).headers['x-robots-tag']).toBeUndefined())
  expect((await site.request('/')).body).not.toContain('준비 중인 사이트예요.')
})

test('in live mode it answers at its preview address alone, which leads to its domain once it is public', async () => {
  const live = await createSite({
    env: { NARU: 'live', SITES_DOMAIN: 'sites.example', OFFICE_HOST: 'office.example', SMTP_URL: 'smtp://x' },
  })
  const ask = async (host: string) => (await live.request('/', { host })).statusCode
  /** The process hears of the change a moment later. */
  const expectAnswers = (statuses: number[]) =>
    vi.waitFor(async () =>
      expect([await ask('1.sites.example'), await ask('agency1.example')]).toEqual(statuses),
    )
  const set = (state: AgencyState) =>
    live.db.updateTable('agency').set({ state }).where('travel_agency', '=', 1).execute()
  await set('preparing')
  await expectAnswers([200, 302])
  await set('open')
  await expectAnswers([302, 200])
  const { headers } = await live.request('/travel/list?q=%EB%8B%A4', { host: '1.sites.example' })
  expect(headers.location).toBe('https://agency1.example/travel/list?q=%EB%8B%A4')
  await set('closed')
  await expectAnswers([302, 302])
})

test('a paused agency takes no reservation and says so; a booking that is there stays reachable', async () => {
  const trip = await createTrip()
  const before = await sendReservation(createVisitor(site), trip)
  expect(before.status).toBe(200)
  await setState('paused')
  const refused = await sendReservation(createVisitor(site), trip)
  expect([refused.status, refused.body.code]).toEqual([409, 'AGENCY_PAUSED'])
  await vi.waitFor(async () =>
    expect((await site.request('/')).body).toContain('지금은 새 예약을 받지 않아요.'),
  )
  const page = await site.request(`/travel/reserve/${trip.package_code}?departure_date=${departureDay}`)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('지금은 새 예약을 받지 않아요.')
  expect((await site.request('/auth/login')).statusCode).toBe(200)
  await setState('open')
  expect((await sendReservation(createVisitor(site), trip)).status).toBe(200)
})

test('an owner publishes only when every line is there, and of two owners the second is told', async () => {
  const owner = await createStaffUser(site, { travel_agency: 2 })
  const manager = await createStaffUser(site, { travel_agency: 2, roles: ['manager'] })
  const publishing = { remove_tests: true }
  await setState('preparing', 2)
  await site.db
    .updateTable('agency_info')
    .set({ biz_number: '124-81-00997' })
    .where('travel_agency', '=', 2)
    .execute()
  expect((await manager.send('POST', '/api/office/opening', publishing)).body.code).toBe('NOT_ALLOWED')
  const { state, lines } = await owner.api.agency.opening()
  expect([state, lines.map(({ line }) => line)]).toEqual(['preparing', [...publishLines]])
  const missing = lines.filter(({ is_done }) => !is_done).map(({ line }) => line)
  expect(missing).toContain('biz_number') // its last digit is wrong
  const refused = await owner.send('POST', '/api/office/opening', publishing)
  expect([refused.body.code, Object.keys(refused.body.fields)]).toEqual(['SITE_NOT_READY', missing])
  expect((await owner.api.agency.opening()).state).toBe('preparing')

  await fillLines()
  await site.db
    .updateTable('terms')
    .set({ contents: { ko: '대표자 [[대표자]]', en: '' } })
    .where('travel_agency', '=', 2)
    .where('type', '=', 'use')
    .execute()
  expect(Object.keys((await owner.send('POST', '/api/office/opening', publishing)).body.fields)).toEqual([
    'terms_use',
  ])
  await site.db
    .updateTable('terms')
    .set({ contents: { ko: '대표자 김나루', en: '' } })
    .where('travel_agency', '=', 2)
    .where('type', '=', 'use')
    .execute()

  const answers = await Promise.all([1, 2].map(() => owner.send('POST', '/api/office/opening', publishing)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('ALREADY_OPEN')
  expect((await owner.api.agency.opening()).state).toBe('open')
})

async function fillLines(): Promise<void> {
  const words = { ko: '있음', en: 'there' }
  await site.db
    .updateTable('agency_info')
    .set({
      biz_number: '124-81-00998',
      sales_number: '제2026-서울종로-0123호',
      tourism_number: '2026-1',
      insurance: words,
      privacy_person: words,
      hosting_provider: 'Naru',
      bank: '국민은행',
      account_holder: '나루',
      account_number: '123-45',
    })
    .where('travel_agency', '=', 2)
    .execute()
  for (const type of ['use', 'privacy', 'passport'] as const)
    await site.db
      .insertInto('terms')
      .values({
        travel_agency: 2,
        type,
        version: '1',
        effective_date: '2020-01-01',
        title: words,
        contents: words,
      })
      .execute()
}

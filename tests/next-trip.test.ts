// §2 /mypage opens with the next trip: which one it is, and what is left to do for it.
import { expect, test } from 'vitest'
import { addDays } from '#lib/days.ts'
import { defaultTheme } from '#lib/theme.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { createPaidBooking, createTerms, today } from './paid-booking.ts'
import { createSite, type Site } from './site.ts'

const updateBooking = (
  site: Site,
  id: number,
  to: { member_id?: number; departure_date?: string; return_date?: string },
) =>
  runInTransaction(site.db, 1, (tx) =>
    tx.updateTable('booking').set(to).where('travel_agency', '=', 1).where('id', '=', id).execute(),
  )

test('the next trip is the one that begins soonest; what is over or another’s is none', async () => {
  const site = await createSite()
  await createTerms(site, [1])
  const member = await site.make.member()
  const cookie = await site.createTokenCookie(member)
  const ask = async () => {
    const { body } = await site.request('/api/landing/user/booking/next', { headers: { cookie } })
    return JSON.parse(body).booking
  }
  await createPaidBooking(site) // a stranger's
  expect(await ask()).toBeNull()
  const [later, sooner, over] = [
    await createPaidBooking(site),
    await createPaidBooking(site),
    await createPaidBooking(site),
  ]
  for (const { id } of [later, sooner, over]) await updateBooking(site, id, { member_id: member.id })
  await updateBooking(site, sooner.id, {
    departure_date: addDays(today, 20),
    return_date: addDays(today, 24),
  })
  await updateBooking(site, over.id, { departure_date: addDays(today, -9), return_date: addDays(today, -5) })
  expect(await ask()).toMatchObject({ booking_id: sooner.booking_id, to_do: ['passports', 'contract'] })

  const { body } = await site.request('/mypage', { headers: { cookie } })
  expect(body).toContain('D-20')
  expect(body).toContain('여권 사본 올리기')
  expect(body).not.toContain('회원 탈퇴')
  const account = await site.request('/mypage/info', { headers: { cookie } })
  expect(account.body).toContain('회원 탈퇴')
})

test('who looks after it is named: the one for that place, else the first on the home page who has no other place', async () => {
  const site = await createSite()
  await createTerms(site, [1])
  const { booking_id, package_code, me } = await createPaidBooking(site)
  const readTripContact = async () => {
    const { body } = await me.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`)
    return body.planner
  }
  const show = async (...roles: string[]) => {
    const both = (words: string) => ({ ko: words, en: words })
    const people = roles.map((role) => ({
      name: both(`${role} 사람`),
      role: both(role),
      line: both('일'),
      picture: null,
      since: 2010,
    }))
    const home = [{ kind: 'people' as const, title: both('사람'), line: null, at: 'page' as const, people }]
    const { theme } = await site.db
      .selectFrom('agency')
      .select('theme')
      .where('travel_agency', '=', 1)
      .executeTakeFirstOrThrow()
    await site.db
      .updateTable('agency')
      .set({ theme: { ...theme, home } })
      .where('travel_agency', '=', 1)
      .execute()
  }
  const { name } = await site.db
    .selectFrom('package as p')
    .innerJoin('tour_category as c', (on) =>
      on
        .onRef('c.travel_agency', '=', 'p.travel_agency')
        .onRef('c.tour_category_id', '=', 'p.tour_category_id'),
    )
    .select('c.tour_category_name as name')
    .where('p.travel_agency', '=', 1)
    .where('p.package_code', '=', package_code)
    .executeTakeFirstOrThrow()
  expect(await readTripContact()).toBeNull()
  await show('접수', '상담')
  expect(await readTripContact()).toMatchObject({ name: { ko: '접수 사람' }, since: 2010 })
  await show('접수', `${name.ko} 창구`)
  expect(await readTripContact()).toMatchObject({ name: { ko: `${name.ko} 창구 사람` } })
  const page = await site.request(`/travel/detail/${package_code}`)
  expect(page.body).toContain(`${name.ko} 창구 사람`)
  await site.make.category({ tour_category_name: { ko: '달나라', en: 'The Moon' } })
  await show('달나라 창구', '접수') // whoever has another place does not look after it
  expect(await readTripContact()).toMatchObject({ name: { ko: '접수 사람' } })
})

test('who is of a hidden section of the home page is not named on bookings', async () => {
  const site = await createSite()
  await createTerms(site, [1])
  const { booking_id, me } = await createPaidBooking(site)
  const both = (words: string) => ({ ko: words, en: words })
  const person = {
    name: both('그만둔 사람'),
    role: both('상담'),
    line: both('일'),
    picture: null,
    since: 2010,
  }
  const section = { kind: 'people' as const, title: both('사람'), line: null, at: 'page' as const }
  const theme = { ...defaultTheme, home: [{ ...section, people: [person], hidden: true }] }
  await site.db.updateTable('agency').set({ theme }).where('travel_agency', '=', 1).execute()
  const { body } = await me.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`)
  expect(body.planner).toBeNull()
})

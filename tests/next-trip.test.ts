// §2 /mypage opens with the next trip: which one it is, and what is left to do for it.
import { expect, test } from 'vitest'
import { dayAfter } from '#plain/days.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { fillTerms, paidBooking, today } from './paid.ts'
import { openSite, type Site } from './site.ts'

const change = (
  site: Site,
  id: number,
  to: { member_id?: number; departure_date?: string; return_date?: string },
) =>
  inAgency(site.db, 1, (tx) =>
    tx.updateTable('booking').set(to).where('travel_agency', '=', 1).where('id', '=', id).execute(),
  )

test('the next trip is the one that begins soonest; what is over or another’s is none', async () => {
  const site = await openSite()
  await fillTerms(site, [1])
  const member = await site.make.member()
  const cookie = await site.cookieOf(member)
  const ask = async () => {
    const { body } = await site.ask('/api/landing/user/booking/next', { headers: { cookie } })
    return JSON.parse(body).booking
  }
  await paidBooking(site) // a stranger's
  expect(await ask()).toBeNull()
  const [later, sooner, over] = [await paidBooking(site), await paidBooking(site), await paidBooking(site)]
  for (const { id } of [later, sooner, over]) await change(site, id, { member_id: member.id })
  await change(site, sooner.id, { departure_date: dayAfter(today, 20), return_date: dayAfter(today, 24) })
  await change(site, over.id, { departure_date: dayAfter(today, -9), return_date: dayAfter(today, -5) })
  expect(await ask()).toMatchObject({ booking_id: sooner.booking_id, to_do: ['passports', 'contract'] })

  const { body } = await site.ask('/mypage', { headers: { cookie } })
  expect(body).toContain('D-20')
  expect(body).toContain('여권 사본 올리기')
  expect(body).not.toContain('회원 탈퇴')
  const account = await site.ask('/mypage/info', { headers: { cookie } })
  expect(account.body).toContain('회원 탈퇴')
})

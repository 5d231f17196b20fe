// One page of each route as it is sent: for whoever checks markup.
import { routes } from '#storefront/routes.ts'
import { createPaidBooking, createTerms } from './paid-booking.ts'
import type { Site } from './site.ts'

/**
 * Every route has its address here; one that is new and has none is told by its path. `pass` opens the
 * booking.
 */
export async function createRouteAddresses(site: Site) {
  await createTerms(site)
  const { package_code, booking_id, me } = await createPaidBooking(site)
  await site.make.board({ board_id: 'notice' })
  await site.make.board({ board_id: 'QNA', write: 'anyone' })
  const post = await site.make.post({ board_id: 'notice', type: 'NOTICE' })
  const review = await site.make.review({ package_code })
  const member = await site.make.member()
  const question = await site.make.post({ board_id: 'QNA', type: 'QNA', user_id: member.id })
  await site.db
    .insertInto('agency_about')
    .values({ travel_agency: 1, title: { ko: '소개', en: 'About' }, contents: { ko: '<p>글</p>', en: '' } })
    .execute()
  await site.db.updateTable('agency_info').set({ about_yn: 'Y' }).where('travel_agency', '=', 1).execute()
  await createOwnPage(site)
  const { token } = await me.api.vote.create({ package_codes: package_code })
  const values: Record<string, string> = {
    '/travel/vote': `/travel/vote?token=${token}`,
    '/travel/compare': `/travel/compare?trips=${package_code}`,
    '/travel/detail/:detail': `/travel/detail/${package_code}`,
    '/travel/reserve/:package_code': `/travel/reserve/${package_code}`,
    '/travel/booking/:booking_id': `/travel/booking/${booking_id}`,
    '/travel/booking/:booking_id/receipt': `/travel/booking/${booking_id}/receipt`,
    '/travel/booking/:booking_id/itinerary': `/travel/booking/${booking_id}/itinerary`,
    '/mypage/review/:booking_id': `/mypage/review/${booking_id}`,
    '/board/review/:detail': `/board/review/${review.id}`,
    '/board/:board_id': '/board/notice',
    '/board/:board_id/:detail': `/board/notice/${post.id}`,
    '/board/:board_id/write': '/board/QNA/write',
    '/board/:board_id/:post/edit': `/board/QNA/${question.id}/edit`,
    '/terms/:type': '/terms/use',
    '/page/:slug': '/page/group',
    '/manageProductContract/:detail': `/manageProductContract/${package_code}`,
    '/manageProductView/:detail': `/manageProductView/${package_code}`,
    '/payment/window': `/payment/window?booking_id=${booking_id}`,
    '/payment/return': '/payment/return?paymentKey=key&orderId=order-1&amount=1000',
  }
  const addresses = routes.map(({ path, cached }) => ({ path, kept: cached, address: values[path] ?? path }))
  for (const { path, address } of addresses)
    if (address.includes(':')) throw new Error(`${path} is a new route: give it an address`)
  const pass = [...me.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { addresses, pass, member, package_code, question: question.id }
}

async function createOwnPage(site: Site): Promise<void> {
  const words = { ko: '단체 여행', en: 'Groups' }
  const page = { slug: 'group', title: words, contents: words, description: words, staff_name: '' }
  const { page_id } = await site.db
    .insertInto('site_page_draft')
    .values({ travel_agency: 1, ...page })
    .returning('page_id')
    .executeTakeFirstOrThrow()
  await site.db
    .insertInto('site_page')
    .values({ travel_agency: 1, page_id, ...page })
    .execute()
}

export async function renderAllRoutes(site: Site): Promise<{ path: string; html: string }[]> {
  const { addresses, pass, member } = await createRouteAddresses(site)
  const cookie = `${pass}; ${await site.createTokenCookie(member)}`
  const pages: { path: string; html: string }[] = []
  for (const { path, address } of addresses) {
    const question = () => {
      if (path === '/agencyError') return { host: 'nobody.example' } // any agency that is well leads home
      return path.startsWith('/auth/') ? {} : { headers: { cookie } }
    }
    const { statusCode, body } = await site.request(address, question())
    if (statusCode >= 500 || !body.startsWith('<!doctype html>'))
      throw new Error(`${address} answers ${statusCode}`)
    pages.push({ path, html: body })
  }
  return pages
}

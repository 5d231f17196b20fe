// §7 every call and §2 every route, against what is there.
import { expect, test } from 'vitest'
import { calls } from '#calls.ts'
import { routes } from '#routes.ts'
import { openSite } from '../site.ts'

const specified = `
POST /api/user/login/landing
GET /api/landing/user/info
POST /api/user/join
POST /api/user/kakaoLogin
POST /api/landing/user/resetPassword
PUT /api/landing/user/update
PUT /api/landing/user/updatePassword
DELETE /api/landing/user/withdrawal
GET /api/landing/landingHomepageInfo
GET /api/landing/homepageInfo
GET /api/landing/kakaoChat
GET /api/landing/getTravelAgency
GET /api/landing/landingMeta
GET /api/landing/shopInfo
GET /api/landing/terms
GET /api/landing/category
GET /api/landing/board/boardList
GET /api/landing/board/board
GET /api/landing/board/postList
GET /api/landing/board/post
POST /api/landing/board/createPost
PUT /api/landing/board/updatePost
DELETE /api/landing/board/deletePost
POST /api/landing/board/checkPw
GET /api/landing/board/list
GET /api/landing/board/info
GET /api/landing/board/about
POST /api/landing/board/consultation
GET /api/landing/packageList
GET /api/landing/tag
GET /api/landing/packageInfo
GET /api/landing/packageDetail
POST /api/landing/package
POST /api/landing/package/nonMember
POST /api/landing/package/salon
PUT /api/landing/user/booking/packageCancle
POST /api/landing/package/payment
GET /api/landing/user/booking/packageList
GET /api/landing/user/booking/packageInfo
GET /api/landing/user/booking/packageInfo/nonMember
POST /api/landing/package/wishlist
GET /api/landing/user/package/wishlist
POST /api/landing/package/review
GET /api/landing/package/reviewList
GET /api/landing/package/reviewInfo
GET /api/landing/contract
GET /api/landing/packageInfo/contract
PUT /api/package/agreeTerms
GET /api/landing/productView
POST /api/landing/uploadPassport
POST /api/consult/linkExpired
POST /api/landing/uploadPassportLink
POST /api/landing/privacyAgree`
  .trim()
  .split('\n')

const ours = [
  'POST /api/user/refresh',
  'POST /api/user/logout',
  'POST /api/landing/user/findId',
  'POST /api/landing/user/verifyEmail',
  'POST /api/landing/user/askVerification',
  'GET /api/user/idFree',
  'GET /api/landing/package/departures',
  'GET /api/landing/user/booking/cancelPreview',
  'PUT /api/landing/user/booking/travellers',
  'POST /api/landing/package/paymentReturn',
  'POST /api/landing/contractLink',
  'GET /api/landing/user/booking/papers',
  'POST /api/toss/webhook/:secret',
]

const routesSpecified = [
  '/auth/join',
  '/travel',
  '/travel/detail/:detail',
  '/travel/booking/:booking_id',
  '/board/:board_id',
  '/board/:board_id/:detail',
  '/mypage',
  '/about',
  '/contact',
  '/terms/:type',
  '/agencyError',
  '/404',
  '/manageProductContract/:detail',
  '/manageProductView/:detail',
]
/** Log-in, find, my page's parts, history, papers by link, review, payment, write and edit. */
const routesImplied = [
  '/auth/login',
  '/auth/find',
  '/auth/consents',
  '/mypage/wish',
  '/mypage/info',
  '/mypage/password',
  '/mypage/withdrawal',
  '/mypage/reservations',
  '/mypage/review/:booking_id',
  '/travel/reserve/:package_code',
  '/payment/window',
  '/payment/return',
  '/payment/fail',
  '/papers',
  '/board/:board_id/write',
  '/board/:board_id/:post/edit',
]

const all = Object.entries(calls).flatMap(([room, named]) =>
  Object.entries(named).map(([name, call]) => ({ room, name, line: `${call.method} ${call.path}` })),
)

test('the 53 calls of the product and our 13 additions are declared, each once', () => {
  expect(specified).toHaveLength(53)
  expect(all.map(({ line }) => line).sort()).toEqual([...specified, ...ours].sort())
})

test('every call answers at its own method and path, and only there', async () => {
  const site = await openSite()
  for (const { line } of all) {
    const [method, path = ''] = line.split(' ')
    const response = await site.ask(path.replace(':secret', 'x'), {
      method: method === 'GET' || method === 'PUT' || method === 'DELETE' ? method : 'POST',
    })
    if (!path.endsWith(':secret')) expect([line, response.json().code]).not.toEqual([line, 'NOT_FOUND']) // a webhook is not there for whoever has not its address
    const other = await site.ask(path.replace(':secret', 'x'), { method: 'PATCH' })
    expect([line, other.statusCode]).toEqual([line, 404])
  }
})

test('the routes of the product are there, and those of the screens it only names', () => {
  const there = routes.map(({ path }) => path)
  expect([...routesSpecified, ...routesImplied].filter((path) => !there.includes(path))).toEqual([])
})

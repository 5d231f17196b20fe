// §2 Every URL → its page file and the words it speaks, in one list.
import type { RouteEntry } from '#storefront/page.ts'

export const routes: RouteEntry[] = [
  { path: '/', page: 'home/home', words: ['home', 'catalog'], kept: true },
  { path: '/travel', page: 'catalog/list', words: ['catalog'], kept: true },
  { path: '/travel/detail/:detail', page: 'trip/detail', words: ['catalog', 'trip', 'review'], kept: true },
  { path: '/board/review', page: 'review/reviews', words: ['review'], kept: true },
  { path: '/board/review/:detail', page: 'review/review', words: ['review'], kept: true },
  { path: '/board/:board_id', page: 'board/board', words: ['board'], kept: true },
  { path: '/board/:board_id/:detail', page: 'board/post', words: ['board'], kept: true },
  { path: '/about', page: 'pages/about', words: ['pages'], kept: true },
  { path: '/contact', page: 'pages/contact', words: ['pages'], kept: true },
  { path: '/terms/:type', page: 'pages/terms', words: ['pages'], kept: true },
  { path: '/board/:board_id/write', page: 'board/write', words: ['write'], kept: false },
  { path: '/board/:board_id/:post/edit', page: 'board/edit', words: ['write'], kept: false },
  { path: '/auth/login', page: 'auth/login', words: ['auth'], kept: false },
  { path: '/auth/join', page: 'auth/join', words: ['auth'], kept: false },
  { path: '/auth/find', page: 'auth/find', words: ['auth'], kept: false },
  { path: '/auth/kakao', page: 'auth/kakao', words: ['auth'], kept: false },
  { path: '/auth/verify', page: 'auth/verify', words: ['auth'], kept: false },
  { path: '/auth/consents', page: 'auth/consents', words: ['auth'], kept: false },
  { path: '/mypage', page: 'my/my-page', words: ['my'], kept: false },
  { path: '/mypage/wish', page: 'wish/wish-list', words: ['catalog', 'wish', 'my'], kept: false },
  { path: '/mypage/info', page: 'my/info', words: ['my', 'auth'], kept: false },
  { path: '/mypage/password', page: 'my/password', words: ['my', 'auth'], kept: false },
  { path: '/mypage/withdrawal', page: 'my/withdrawal', words: ['my', 'auth'], kept: false },
  { path: '/travel/reserve/:package_code', page: 'reserve/reserve', words: ['trip', 'reserve'], kept: false },
  { path: '/travel/booking/:booking_id', page: 'booking/booking', words: ['trip', 'reserve', 'booking', 'auth', 'papers'], kept: false },
  { path: '/travel/booking/:booking_id/receipt', page: 'booking/receipt', words: ['trip', 'booking'], kept: false },
  { path: '/payment/window', page: 'payment/window', words: ['booking'], kept: false },
  { path: '/payment/return', page: 'payment/return', words: ['booking'], kept: false },
  { path: '/payment/fail', page: 'payment/fail', words: ['booking'], kept: false },
  { path: '/mypage/reservations', page: 'booking/reservations', words: ['trip', 'booking', 'my'], kept: false },
  { path: '/mypage/review/:booking_id', page: 'review/write-review', words: ['booking', 'my'], kept: false },
  { path: '/papers', page: 'papers/papers', words: ['papers', 'auth'], kept: false },
  { path: '/manageProductContract/:detail', page: 'papers/contract', words: ['papers', 'auth'], kept: false },
  { path: '/manageProductView/:detail', page: 'trip/sheet', words: ['catalog', 'trip', 'sheet'], kept: true },
  { path: '/agencyError', page: 'shell/agency-error', words: [], kept: false },
  { path: '/404', page: 'shell/not-found', words: [], kept: false },
]

/** What belongs to the address of a page; anything else (a tracking parameter) is ignored and makes no second cache entry. */
export const queryKeys = ['language', 'page_title', 'tour_category', 'tour_area', 'tour_area_detail', 'month', 'nights', 'sort', 'page', 'category', 'query', 'package_code', 'version'] as const

/** What only pages read that are never kept. */
export const unkeptKeys = ['date', 'adult', 'child', 'baby', 'single', 'option', 'store_id', 'name', 'booking_id', 'paymentKey', 'orderId', 'amount', 'code', 'state', 'error', 'problem', 'to'] as const

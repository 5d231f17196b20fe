// §2 Every URL → its page file and the words it speaks, in one list.
import type { RouteEntry } from '#web/page.ts'

export const routes: RouteEntry[] = [
  { path: '/', page: 'home/home', texts: ['home', 'catalog'], cached: 'everybody' },
  { path: '/travel', page: 'catalog/list', texts: ['catalog'], cached: 'everybody' },
  {
    path: '/travel/compare',
    page: 'catalog/compare',
    texts: ['catalog', 'trip', 'compare', 'vote'],
    cached: false,
  },
  { path: '/travel/vote', page: 'vote/vote', texts: ['catalog', 'trip', 'compare', 'vote'], cached: false },
  {
    path: '/travel/detail/:detail',
    page: 'trip/detail',
    texts: ['catalog', 'trip', 'review'],
    cached: 'everybody',
  },
  { path: '/board/review', page: 'review/reviews', texts: ['review'], cached: 'everybody' },
  { path: '/board/review/:detail', page: 'review/review', texts: ['review'], cached: 'everybody' },
  { path: '/board/:board_id', page: 'board/board', texts: ['board'], cached: 'everybody' },
  { path: '/board/:board_id/:detail', page: 'board/post', texts: ['board'], cached: 'everybody' },
  { path: '/about', page: 'pages/about', texts: ['pages', 'home'], cached: 'everybody' },
  { path: '/page/:slug', page: 'pages/own', texts: ['pages'], cached: 'everybody' },
  { path: '/contact', page: 'pages/contact', texts: ['pages'], cached: 'visitors' },
  { path: '/terms/:type', page: 'pages/terms', texts: ['pages'], cached: 'everybody' },
  { path: '/board/:board_id/write', page: 'board/write', texts: ['write'], cached: false },
  { path: '/board/:board_id/:post/edit', page: 'board/edit', texts: ['write'], cached: false },
  { path: '/auth/login', page: 'auth/login', texts: ['auth'], cached: false },
  { path: '/auth/join', page: 'auth/join', texts: ['auth'], cached: false },
  { path: '/auth/find', page: 'auth/find', texts: ['auth'], cached: false },
  { path: '/auth/kakao', page: 'auth/kakao', texts: ['auth'], cached: false },
  { path: '/auth/verify', page: 'auth/verify', texts: ['auth', 'mailed'], cached: false },
  { path: '/auth/reset', page: 'auth/reset', texts: ['auth', 'mailed'], cached: false },
  { path: '/auth/consents', page: 'auth/consents', texts: ['auth'], cached: false },
  { path: '/mypage', page: 'my/my-page', texts: ['my', 'booking', 'trip'], cached: false },
  { path: '/mypage/wish', page: 'my/wish-list', texts: ['catalog', 'wish', 'my'], cached: false },
  { path: '/mypage/info', page: 'my/info', texts: ['my', 'auth'], cached: false },
  { path: '/mypage/password', page: 'my/password', texts: ['my', 'auth'], cached: false },
  { path: '/mypage/withdrawal', page: 'my/withdrawal', texts: ['my', 'auth'], cached: false },
  {
    path: '/travel/reserve/:package_code',
    page: 'reserve/reserve',
    texts: ['trip', 'reserve'],
    cached: false,
  },
  {
    path: '/travel/booking/:booking_id',
    page: 'booking/booking',
    texts: ['trip', 'reserve', 'booking', 'auth', 'documents', 'change'],
    cached: false,
  },
  {
    path: '/travel/booking/:booking_id/receipt',
    page: 'booking/receipt',
    texts: ['trip', 'booking'],
    cached: false,
  },
  {
    path: '/travel/booking/:booking_id/itinerary',
    page: 'booking/itinerary',
    texts: ['booking', 'documents'],
    cached: false,
  },
  { path: '/payment/window', page: 'payment/window', texts: ['booking'], cached: false },
  { path: '/payment/return', page: 'payment/return', texts: ['booking', 'auth'], cached: false },
  { path: '/payment/fail', page: 'payment/fail', texts: ['booking'], cached: false },
  {
    path: '/mypage/reservations',
    page: 'my/reservations',
    texts: ['trip', 'booking', 'my'],
    cached: false,
  },
  {
    path: '/mypage/review/:booking_id',
    page: 'review/write-review',
    texts: ['booking', 'my', 'review'],
    cached: false,
  },
  {
    path: '/travel/quote',
    page: 'quote/quote',
    texts: ['trip', 'reserve', 'booking', 'quote'],
    cached: false,
  },
  { path: '/go', page: 'booking/link', texts: ['trip', 'reserve', 'booking', 'auth'], cached: false },
  { path: '/papers', page: 'documents/documents', texts: ['documents', 'auth'], cached: false },
  { path: '/change', page: 'documents/change', texts: ['change'], cached: false },
  { path: '/unsubscribe', page: 'pages/unsubscribe', texts: ['mailed'], cached: false },
  {
    path: '/manageProductContract/:detail',
    page: 'documents/contract',
    texts: ['documents', 'auth'],
    cached: false,
  },
  {
    path: '/manageProductView/:detail',
    page: 'trip/print',
    texts: ['catalog', 'trip', 'print'],
    cached: 'everybody',
  },
  { path: '/agencyError', page: 'shell/agency-error', texts: [], cached: false },
  { path: '/404', page: 'shell/not-found', texts: [], cached: false },
]

/**
 * Parameters that belong to the address of a page. Any other (a tracking parameter) is ignored and makes no
 * second cache entry.
 */
export const queryKeys = [
  'language',
  'page_title',
  'tour_category',
  'tour_area',
  'tour_area_detail',
  'who',
  'month',
  'weekday',
  'departure_city',
  'nights',
  'price',
  'tags',
  'airline',
  'confirmed',
  'seats',
  'sort',
  'stars',
  'page',
  'category',
  'query',
  'package_code',
  'version',
] as const

/**
 * Parameters with endless values, or that depend on seats: a page with one of them is rendered for each
 * request.
 */
export const bypassCacheKeys = [
  'page_title',
  'query',
  'price',
  'tags',
  'airline',
  'confirmed',
  'seats',
] as const

/** Parameters that only pages read which are never cached. */
export const uncachedPageKeys = [
  'trips',
  'token',
  'date',
  'departure',
  'adult',
  'child',
  'baby',
  'single',
  'option',
  'store_id',
  'name',
  'booking_id',
  'paymentKey',
  'orderId',
  'amount',
  'code',
  'state',
  'error',
  'problem',
  'to',
] as const

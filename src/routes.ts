// §2 Every URL → its page file and the words it speaks, in one list.
import type { RouteEntry } from '#storefront/page.ts'

export const routes: RouteEntry[] = [
  { path: '/', page: 'home/home', words: ['home', 'catalog'], kept: true },
  { path: '/travel', page: 'catalog/list', words: ['catalog'], kept: true },
  { path: '/agencyError', page: 'shell/agency-error', words: [], kept: false },
  { path: '/404', page: 'shell/not-found', words: [], kept: false },
]

/** What belongs to the address of a page; anything else (a tracking parameter) is ignored and makes no second cache entry. */
export const queryKeys = ['language', 'page_title', 'tour_category', 'tour_area', 'tour_area_detail', 'page'] as const

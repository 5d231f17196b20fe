// §2 Every URL → its page file and the words it speaks, in one list.
import type { Room } from '#words/speak.ts'

export type RouteEntry = { path: string; page: string; words: Room[]; kept: boolean }

/** `kept`: an anonymous page that is the same for everyone while the revisions stand. */
export const routes: RouteEntry[] = [
  { path: '/', page: 'home/home', words: ['home', 'catalog'], kept: true },
  { path: '/travel', page: 'catalog/list', words: ['catalog'], kept: true },
  { path: '/agencyError', page: 'shell/agency-error', words: [], kept: false },
  { path: '/404', page: 'shell/not-found', words: [], kept: false },
]

/** What belongs to the address of a page; anything else (a tracking parameter) is ignored and makes no second cache entry. */
export const queryKeys = ['language', 'page_title', 'tour_category', 'tour_area', 'tour_area_detail', 'page'] as const

// The address of a list of reviews. §2 /board/review

import type { Who } from '#domain/catalog/who.ts'
import { whos } from '#domain/catalog/whos.ts'
import type { ReviewSort } from '#domain/review/calls.ts'
import { readPage } from '#web/read-page.ts'

export const reviewSorts: ReviewSort[] = ['newest', 'photos', 'best', 'worst']

export type ReviewsQuery = {
  package_code?: string
  who?: Who
  stars?: number
  sort?: ReviewSort
  page?: number
}

/** The first page and the usual order are not named. */
export function reviewsHref({ package_code, who, stars, sort, page }: ReviewsQuery = {}): string {
  const asked = Object.entries({
    package_code,
    who,
    stars,
    sort: sort === 'newest' ? undefined : sort,
    page: page === 1 ? undefined : page,
  }).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
  return asked.length === 0 ? '/board/review' : `/board/review?${asked.join('&')}`
}

/** `odd` when a value in it is none: that one is left out. */
export function readReviewsQuery(search: URLSearchParams): { query: ReviewsQuery; odd: boolean } {
  const sent = (name: string) => search.get(name)?.trim() || undefined
  const page = readPage(search)
  const query: ReviewsQuery = {
    package_code: sent('package_code')?.match(/^[\w-]{1,40}$/)?.[0],
    who: whos.find((who) => who === sent('who')),
    stars: sent('stars')?.match(/^[1-5]$/) ? Number(sent('stars')) : undefined,
    sort: reviewSorts.find((sort) => sort === sent('sort')),
    page,
  }
  const { page: _, ...named } = query
  const odd = Object.entries(named).some(([name, value]) => sent(name) !== undefined && value === undefined)
  return { query, odd: odd || page === undefined }
}

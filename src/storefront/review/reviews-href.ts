// The address of a list of reviews. §2 /board/review

import type { Companion } from '#domain/catalog/companion.ts'
import { companions } from '#domain/catalog/companions.ts'
import type { ReviewSort } from '#domain/review/calls.ts'
import { parsePageNumber } from '#web/parse-page-number.ts'

/** Photos of guests come first: they say more of a trip than we can. */
export const usualReviewSort: ReviewSort = 'photos'
export const reviewSorts: ReviewSort[] = [usualReviewSort, 'newest', 'best', 'worst']

export type ReviewsQuery = {
  package_code?: string
  who?: Companion
  stars?: number
  sort?: ReviewSort
  page?: number
}

/** The first page and the usual order are not named. */
export function buildReviewsHref({ package_code, who, stars, sort, page }: ReviewsQuery = {}): string {
  const params = Object.entries({
    package_code,
    who,
    stars,
    sort: sort === usualReviewSort ? undefined : sort,
    page: page === 1 ? undefined : page,
  }).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
  return params.length === 0 ? '/board/review' : `/board/review?${params.join('&')}`
}

/** `odd` when a value in it is none: that one is left out. */
export function parseReviewsQuery(search: URLSearchParams): { query: ReviewsQuery; odd: boolean } {
  const readParam = (name: string) => search.get(name)?.trim() || undefined
  const page = parsePageNumber(search)
  const query: ReviewsQuery = {
    package_code: readParam('package_code')?.match(/^[\w-]{1,40}$/)?.[0],
    who: companions.find((who) => who === readParam('who')),
    stars: readParam('stars')?.match(/^[1-5]$/) ? Number(readParam('stars')) : undefined,
    sort: reviewSorts.find((sort) => sort === readParam('sort')),
    page,
  }
  const { page: _, ...named } = query
  const odd = Object.entries(named).some(
    ([name, value]) => readParam(name) !== undefined && value === undefined,
  )
  return { query, odd: odd || page === undefined }
}

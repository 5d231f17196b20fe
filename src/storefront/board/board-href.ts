// The address of a board's list, which a post carries along so that one comes back to the page one came from.
import { keywordLength, lastPage } from '#limits/display.ts'

export type BoardQuery = { category?: string; query?: string; page?: number }

export function parseBoardQuery(search: URLSearchParams): BoardQuery {
  const category = search.get('category') ?? ''
  const query = search.get('query')?.trim().slice(0, keywordLength.most)
  const page = Number(search.get('page'))
  return {
    ...(/^[BPIS]$/.test(category) && { category }),
    ...(query && { query }),
    ...(Number.isInteger(page) && page > 1 && page <= lastPage && { page }),
  }
}

export function buildBoardHref(
  board_id: string,
  { category, query, page }: BoardQuery = {},
  post?: number,
): string {
  const params = Object.entries({ category, query, page: page === 1 ? undefined : page }).flatMap(
    ([name, value]) => (value === undefined ? [] : [[name, String(value)]]),
  )
  return `/board/${board_id}${post === undefined ? '' : `/${post}`}${params.length > 0 ? `?${new URLSearchParams(params)}` : ''}`
}

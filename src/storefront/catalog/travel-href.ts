// The address of a package list. §2 /travel
export type TravelQuery = { page_title?: string; tour_category?: number; tour_area?: number; tour_area_detail?: number; page?: number }

const keys = ['page_title', 'tour_category', 'tour_area', 'tour_area_detail', 'page'] as const

/** The first page has no page parameter. */
export function travelHref(query: TravelQuery = {}): string {
  let search = ''
  for (const name of keys) {
    const value = query[name]
    if (value !== undefined && (name !== 'page' || value !== 1)) search += `${search ? '&' : '?'}${name}=${encodeURIComponent(value)}`
  }
  return `/travel${search}`
}

const numbers = ['tour_category', 'tour_area', 'tour_area_detail', 'page'] as const

/** What a list address asks for; undefined when a number in it is none. */
export function readTravelQuery(search: URLSearchParams): TravelQuery | undefined {
  const query: TravelQuery = {}
  const keyword = search.get('page_title')?.trim()
  if (keyword) query.page_title = keyword.slice(0, 100)
  for (const name of numbers) {
    const sent = search.get(name)
    if (sent === null || sent === '') continue
    if (!/^[1-9]\d{0,8}$/.test(sent)) return undefined
    query[name] = Number(sent)
  }
  return query
}

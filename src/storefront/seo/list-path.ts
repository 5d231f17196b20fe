// The canonical path of a package list.
import { buildTravelHref, type TravelQuery } from '#storefront/kit/travel-href.ts'

/**
 * Its place and page. Filtered or in another order it is the same list, from its beginning; a search has no
 * address of its own.
 */
export function buildListPath({
  page_title,
  tour_category,
  tour_area,
  tour_area_detail,
  page,
  ...filters
}: TravelQuery): string | undefined {
  if (page_title) return undefined
  const isWhole = Object.values(filters).every((value) => value === undefined)
  return buildTravelHref({ tour_category, tour_area, tour_area_detail, page: isWhole ? page : undefined })
}

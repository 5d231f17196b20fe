// Loads what the page of a trip shows: facts, details, reviews with photos first, and trips like it.
import { similarTrips, tripReviews } from '#limits/display.ts'
import type { PageArgs } from '#storefront/page.ts'

export async function loadTrip({ api, params }: PageArgs) {
  const package_code = params.detail ?? ''
  const [info, detail, reviews, summary] = await Promise.all([
    api.catalog.packageInfo({ package_code }),
    api.catalog.packageDetail({ package_code }),
    api.review.reviewList({ package_code, page_size: tripReviews, sort: 'photos' }),
    api.review.reviewSummary({ package_code }),
  ])
  const { list } = await api.catalog.packageList({
    tour_category: info.tour_category_id,
    page_size: similarTrips + 1,
  })
  const similar = list.filter((card) => card.package_code !== package_code).slice(0, similarTrips)
  return { info, detail, reviews, summary, similar }
}

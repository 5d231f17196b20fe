// Loads what the page of a trip shows: its facts, its details, and the latest reviews.
import type { PageArgs } from '#storefront/page.ts'

export async function loadTrip({ api, params }: PageArgs) {
  const package_code = params.detail ?? ''
  const [info, detail, reviews] = await Promise.all([
    api.catalog.packageInfo({ package_code }),
    api.catalog.packageDetail({ package_code }),
    api.review.reviewList({ package_code, page_size: 5 }),
  ])
  return { info, detail, reviews }
}

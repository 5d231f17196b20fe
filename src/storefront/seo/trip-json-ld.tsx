// On a trip: what it is, what it costs, what people say of it.
import type { PackageInfo } from '#domain/catalog/package.ts'
import type { ReviewDetails } from '#storefront/review/review-item.tsx'
import { buildBreadcrumbs } from './breadcrumbs.ts'
import { buildTripJsonLd } from './build-trip-json-ld.ts'
import { JsonLd, useBreadcrumbs, useJsonLdContext } from './json-ld.tsx'

export function TripJsonLd({ info, reviews }: { info: PackageInfo; reviews: ReviewDetails[] }) {
  const context = useJsonLdContext()
  const { package_code, page_title, tour_category_id, tour_area_id, tour_area_detail_id } = info
  const items = useBreadcrumbs({
    tour_category: tour_category_id,
    tour_area: tour_area_id ?? undefined,
    tour_area_detail: tour_area_detail_id ?? undefined,
  })
  return (
    <>
      <JsonLd value={buildTripJsonLd(info, reviews, context)} />
      <JsonLd
        value={buildBreadcrumbs(
          [...items, { name: context.localized(page_title), path: `/travel/detail/${package_code}` }],
          context,
        )}
      />
    </>
  )
}

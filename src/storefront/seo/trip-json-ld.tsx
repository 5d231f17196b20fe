// On a trip: what it is, what it costs, what people say of it.
import type { PackageInfo } from '#domain/catalog/package.ts'
import type { Review } from '#storefront/review/review-item.tsx'
import { DataBlock, useCrumbs, useVoice } from './json-ld.tsx'
import { breadcrumbs } from './things.ts'
import { trip } from './trip-thing.ts'

export function TripJsonLd({ info, reviews }: { info: PackageInfo; reviews: Review[] }) {
  const voice = useVoice()
  const { package_code, page_title, tour_category_id, tour_area_id, tour_area_detail_id } = info
  const crumbs = useCrumbs({
    tour_category: tour_category_id,
    tour_area: tour_area_id ?? undefined,
    tour_area_detail: tour_area_detail_id ?? undefined,
  })
  return (
    <>
      <DataBlock of={trip(info, reviews, voice)} />
      <DataBlock
        of={breadcrumbs(
          [...crumbs, { name: voice.say(page_title), path: `/travel/detail/${package_code}` }],
          voice,
        )}
      />
    </>
  )
}

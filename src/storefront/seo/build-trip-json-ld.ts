// A trip in the words of schema.org. Apart from the others: only a trip's page carries it.
import type { PackageInfo } from '#domain/catalog/package.ts'
import { findLargestFile } from '#lib/picture-name.ts'
import type { ReviewDetails } from '#storefront/review/review-item.tsx'
import { type JsonLdContext, schemaOrg } from './breadcrumbs.ts'

const maxReviews = 5

export function buildTripJsonLd(
  info: PackageInfo,
  reviews: ReviewDetails[],
  { localized, address, origin }: JsonLdContext,
) {
  const url = address(`/travel/detail/${info.package_code}`)
  const picture = info.thumbnail_path && findLargestFile(info.thumbnail_path)
  return {
    '@context': schemaOrg,
    '@type': ['Product', 'TouristTrip'],
    name: localized(info.page_title),
    description: localized(info.summary),
    sku: info.package_code,
    url,
    image: [address(`/share/${info.package_code}.jpg`), ...(picture ? [origin + picture] : [])],
    ...buildOffers(info, url),
    ...buildRating(info, reviews),
  }
}

// Without an open departure there is no price to offer.
function buildOffers({ page_price, departures }: PackageInfo, url: string) {
  if (page_price === null) return {}
  const highPrice = Math.max(page_price, ...departures.map(({ adult_price }) => adult_price))
  return {
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'KRW',
      lowPrice: page_price,
      highPrice,
      offerCount: departures.length,
      availability: `${schemaOrg}/InStock`,
      url,
    },
  }
}

function buildRating({ review_average, review_count }: PackageInfo, reviews: ReviewDetails[]) {
  if (review_average === null || review_count === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: review_average,
      reviewCount: review_count,
      bestRating: 5,
    },
    review: reviews.slice(0, maxReviews).map(({ reg_name, reg_date, contents, stars }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: reg_name },
      datePublished: reg_date,
      reviewBody: contents,
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
    })),
  }
}

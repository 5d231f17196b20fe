// A trip in the words of schema.org. Apart from the others: only a trip's page carries it.
import type { PackageInfo } from '#domain/catalog/package.ts'
import { largestFile } from '#plain/picture-name.ts'
import type { Review } from '#storefront/review/review-item.tsx'
import { schema, type Voice } from './things.ts'

const shownReviews = 5

export function trip(info: PackageInfo, reviews: Review[], { say, address, origin }: Voice) {
  const url = address(`/travel/detail/${info.package_code}`)
  const picture = info.thumbnail_path && largestFile(info.thumbnail_path)
  return {
    '@context': schema,
    '@type': 'Product',
    name: say(info.page_title),
    description: say(info.summary),
    sku: info.package_code,
    url,
    image: [address(`/share/${info.package_code}.jpg`), ...(picture ? [origin + picture] : [])],
    ...offersOf(info, url),
    ...ratingOf(info, reviews),
  }
}

// Without an open departure there is no price to offer.
function offersOf({ page_price, departures }: PackageInfo, url: string) {
  if (page_price === null) return {}
  const highPrice = Math.max(page_price, ...departures.map(({ adult_price }) => adult_price))
  return {
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'KRW',
      lowPrice: page_price,
      highPrice,
      offerCount: departures.length,
      availability: `${schema}/InStock`,
      url,
    },
  }
}

function ratingOf({ review_average, review_count }: PackageInfo, reviews: Review[]) {
  if (review_average === null || review_count === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: review_average,
      reviewCount: review_count,
      bestRating: 5,
    },
    review: reviews.slice(0, shownReviews).map(({ reg_name, reg_date, contents, stars }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: reg_name },
      datePublished: reg_date,
      reviewBody: contents,
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
    })),
  }
}

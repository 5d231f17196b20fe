// What a page is about, in the words of schema.org: values in, plain objects out.
import type { Category } from '#domain/agency/calls.ts'
import type { PackageInfo } from '#domain/catalog/calls.ts'
import { type TravelQuery, travelHref } from '#storefront/catalog/travel-href.ts'
import type { Review } from '#storefront/review/review-item.tsx'
import type { useSite } from '#storefront/session.tsx'
import { largestFile } from '#ui/picture-name.ts'
import type { Words } from '#words/language.ts'

/** How the page speaks: its language, and whole addresses in it. */
export type Voice = { say: (words: Words | null | undefined) => string; address: (path: string) => string; origin: string }
export type Crumb = { name: string; path: string }
type Site = NonNullable<ReturnType<typeof useSite>>

const schema = 'https://schema.org'
const shownReviews = 5

/** Category, area, sub-area: the lists that lead to a place. */
export function placesTo(categories: Category[], { tour_category, tour_area, tour_area_detail }: TravelQuery, say: Voice['say']): Crumb[] {
  const category = categories.find(({ tour_category_id }) => tour_category_id === tour_category)
  const area = category?.tour_area_list.find(({ tour_area_id }) => tour_area_id === tour_area)
  const detail = area?.tour_area_detail_list.find(({ tour_area_detail_id }) => tour_area_detail_id === tour_area_detail)
  return [
    { name: category?.tour_category_name, path: travelHref({ tour_category }) },
    { name: area?.tour_area_name, path: travelHref({ tour_category, tour_area }) },
    { name: detail?.tour_area_detail_name, path: travelHref({ tour_category, tour_area, tour_area_detail }) },
  ].flatMap(({ name, path }) => (name ? [{ name: say(name), path }] : []))
}

export function breadcrumbs(crumbs: Crumb[], { address }: Voice) {
  return { '@context': schema, '@type': 'BreadcrumbList', itemListElement: crumbs.map(({ name, path }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: address(path) })) }
}

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
  return { offers: { '@type': 'AggregateOffer', priceCurrency: 'KRW', lowPrice: page_price, highPrice, offerCount: departures.length, availability: `${schema}/InStock`, url } }
}

function ratingOf({ review_average, review_count }: PackageInfo, reviews: Review[]) {
  if (review_average === null || review_count === 0) return {}
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: review_average, reviewCount: review_count, bestRating: 5 },
    review: reviews.slice(0, shownReviews).map(({ reg_name, reg_date, contents, stars }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: reg_name },
      datePublished: reg_date,
      reviewBody: contents,
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
    })),
  }
}

export function travelAgency({ info, meta }: Site, { say, address, origin }: Voice) {
  return {
    '@context': schema,
    '@type': 'TravelAgency',
    name: say(info?.company_name) || say(meta.title),
    description: say(meta.description),
    url: address('/'),
    logo: `${origin}/icon-512.png`,
    image: address('/share/home.jpg'),
    ...(info && {
      telephone: info.phone,
      email: info.mail,
      address: say(info.address),
      sameAs: [info.facebook_url, info.insta_url, info.naver_url, info.line_url].filter((url) => url !== null),
    }),
  }
}

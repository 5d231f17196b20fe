// Packages: cards and the list. §2 Package list
import type { catalog as ko } from '#words/ko/catalog.ts'

export const catalog: typeof ko = {
  title: 'Trips',
  results: (keyword) => `Results for “${keyword}”`,
  count: (total) => `${total} ${total === '1' ? 'trip' : 'trips'}`,
  nights: (nights, days) => (nights === 0 ? 'Day trip' : `${nights} ${nights === 1 ? 'night' : 'nights'}, ${days} days`),
  won: (price) => `${price} KRW~`,
  priceOnRequest: 'Price on request',
  none: 'No trips match.',
  noneLine: 'Have a look at another area, or at all trips.',
  seeAll: 'See all trips',
  all: 'All',
  filter: 'Choose an area',
  tags: 'Tags',
}

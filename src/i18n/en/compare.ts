// Trips side by side. §2 /travel/compare
import type { compare as ko } from '#i18n/ko/compare.ts'

export const compare: typeof ko = {
  title: 'Compare trips',
  line: 'Send this link to your family and choose together.',
  none: 'Choose trips to compare.',
  noneLine: 'Tap “Compare” on the picture of a trip to add it here.',
  seeTrips: 'See trips',
  gone: 'A trip that is no longer on sale was left out.',
  remove: (title) => `Remove ${title}`,
  see: 'See the trip',
  book: 'Book',
  ask: 'Ask us',
  differing: (rows) => `${rows} ${rows === 1 ? 'difference' : 'differences'}`,
  differingLine: 'What sets these trips apart comes first.',
  common: 'In common',
  best: { most: 'Most', least: 'Fewest', highest: 'Highest' },
  bar: {
    title: 'Trips to compare',
    chosen: (trips) => `${trips} ${trips === 1 ? 'trip' : 'trips'} chosen`,
    more: 'See up to 3 side by side',
    clear: 'Clear all chosen trips',
    compare: 'Compare',
  },
  rows: {
    next: 'Departure and price per person',
    price: 'Lowest price per person',
    length: 'Length',
    flight: 'Flight',
    hotel: 'Where you stay',
    meals: 'Meals',
    shopping: 'Shopping stops',
    entry: 'Entry rules',
    walking: 'Walking and driving',
    cancel: 'Free cancellation',
    reviews: 'Reviews',
  },
  lowest: 'Lowest price',
  noDate: 'Ask for dates',
  noHotel: 'No overnight stay',
  stops: (places) => {
    if (places === 0) return 'Free time'
    return `Up to ${places} ${places === 1 ? 'place' : 'places'} a day`
  },
  noFree: 'Cancellation fee applies',
  noReviews: 'None yet',
  rated: (average, count) => `${average} of 5 (${count})`,
  add: 'Compare with',
  addLine: 'Tap a trip to add it (up to three).',
  recent: 'Viewed recently',
}

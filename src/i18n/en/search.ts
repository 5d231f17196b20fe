// Searching as a sentence, and choosing among trips. §2

import { englishMonths, shortEnglishMonths } from '#i18n/english-months.ts'
import type { search as ko } from '#i18n/ko/search.ts'
import { englishWeekdays } from '#i18n/weekdays.ts'
import { formatNumber } from '#lib/format.ts'

export const search: typeof ko = {
  who: 'Who',
  when: 'When',
  where: 'Where',
  companions: {
    parents: 'With parents',
    family: 'With children',
    couple: 'As a couple',
    friends: 'With friends',
    solo: 'On my own',
  },
  month: (year, month, isThisYear) =>
    isThisYear ? `${englishMonths[month - 1]}` : `${englishMonths[month - 1]} ${year}`,
  shortMonth: (month) => shortEnglishMonths[month - 1] ?? '',
  monthOfYear: ({ year, month }) => `${shortEnglishMonths[month - 1]} ${year}`,
  seasons: { spring: 'Spring', summer: 'Summer', autumn: 'Autumn', winter: 'Winter' },
  places: 'Places',
  tags: 'Kinds of trip',
  trips: 'Trips',
  count: (count) => `${count} ${count === '1' ? 'trip' : 'trips'}`,
  found: (count) => `${count} ${count === '1' ? 'trip' : 'trips'} found.`,
  see: (count) => (count === '1' ? 'See the trip' : `See all ${count} trips`),
  none: 'No trips match yet.',
  noneLine: 'Remove a filter to see similar trips.',
  seeRelaxed: 'See similar trips',
  departingIn: (month) => `Departing in ${month}`,
  filters: {
    price: 'Price',
    priceRange: (from, to) => {
      if (from === 0) return `Under KRW ${formatNumber(to)}`
      return to > 50_000_000
        ? `KRW ${formatNumber(from)} and up`
        : `KRW ${formatNumber(from)}–${formatNumber(to)}`
    },
    weekday: 'Departs on',
    weekdays: englishWeekdays,
    sure: 'Confirmed',
    confirmed: 'Confirmed only',
    seats: 'Seats left',
    seatsAtLeast: (seats) => `${seats} or more`,
    tags: 'Tags',
    airline: 'Airline',
    city: 'Departs from',
  },
  close: 'Similar trips',
  without: (part, total) => `Without ${part}: ${total}`,
  withoutKeyword: (total) => `Clear the search: ${total}`,
  parts: {
    seats: 'seats',
    confirmed: 'confirmed',
    weekday: 'the weekday',
    airline: 'the airline',
    departure_city: 'city of departure',
    price: 'the price',
    nights: 'the length',
    tags: 'the tag',
    month: 'the month',
    page_title: 'the word',
    who: 'who travels',
    place: 'the place',
  },
  readMonths: (months) => `Showing departures in ${months}.`,
  readAs: (typed, means) => `Showing results for “${means}” instead of “${typed}”.`,
  readFirst: (most) => `Searched for the first ${most} words only.`,
}

// Packages: cards and the list. §2 Package list

import { englishMonths, shortEnglishMonths } from '#i18n/english-months.ts'
import type { catalog as ko } from '#i18n/ko/catalog.ts'
import { englishWeekdays } from '#i18n/weekdays.ts'

export const catalog: typeof ko = {
  title: 'Trips',
  results: (keyword) => `Results for “${keyword}”`,
  count: (total) => `${total} ${total === '1' ? 'trip' : 'trips'}`,
  nights: (nights, days) =>
    nights === 0 ? 'Day trip' : `${nights} ${nights === 1 ? 'night' : 'nights'}, ${days} days`,
  won: (price) => `from KRW ${price}`,
  wonFromMonth: (price, month) => `from KRW ${price} in ${englishMonths[month - 1]}`,
  priceOnRequest: 'Price on request',
  none: 'No data available',
  noneKind: 'We have no such trip yet',
  noneLine: 'Try another area or browse all trips. Or tell us what you are looking for.',
  askForTrip: 'Ask for a trip',
  seeAll: 'See all trips',
  all: 'All',
  filter: 'Choose an area',
  tags: 'Tags',
  noneFiltered: 'Remove one filter to see similar trips.',
  tooShort: 'Please enter at least two characters.',
  others: 'How about one of these?',
  companions: {
    parents: 'With parents',
    family: 'With family',
    couple: 'As a couple',
    friends: 'With friends',
    solo: 'On my own',
  },
  filters: {
    title: 'Sort and filter',
    sort: 'Sort',
    sorts: {
      recommended: 'Recommended',
      date: 'Earliest departure',
      price_low: 'Lowest price',
      price_high: 'Highest price',
      reviewed: 'Most reviewed',
      newest: 'Newest',
    },
    month: 'Month of departure',
    anyMonth: 'Any month',
    monthName: (year, month) => `${englishMonths[month - 1]} ${year}`,
    nights: 'Length',
    anyNights: 'Any length',
    nightsRange: (from, to) => {
      if (to === 0) return 'Day trip'
      return to > 30 ? `${from} nights or more` : `${from}–${to} nights`
    },
    clear: 'Clear filters',
    show: (found) => `Show ${found} ${found === '1' ? 'trip' : 'trips'}`,
    apply: 'Apply',
  },
  weekdays: englishWeekdays,
  departsOn: (month, day, weekday) => `${englishWeekdays[weekday]} ${day} ${shortEnglishMonths[month - 1]}`,
  flownFrom: (cities) => `from ${cities}`,
  certain: 'Confirmed',
  certainOnly: 'Confirmed only',
  fewLeft: (seats) => `Only ${seats} left`,
  booked: (minimum, booked) => `${booked} of ${minimum} booked`,
  toConfirm: (people) => `Runs once ${people} more join`,
  minimum: (people) => `Runs from ${people} people`,
  allSold: 'Sold out',
  rated: (average, count) => `${average} out of 5 stars, ${count} ${count === 1 ? 'review' : 'reviews'}`,
  wish: 'Add to wish list',
  unwish: 'Remove from wish list',
  compare: 'Compare',
  compareWith: (title) => `Compare ${title}`,
  compareFull: 'You can compare up to 3 trips.',
  loginNeeded: 'Please log in.',
  wishStored: 'Saved in this browser for now. Log in and it moves to your wish list.',
  wishFailed: 'Could not add it to the wish list.',
}

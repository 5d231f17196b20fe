// The first page of an agency.

import { englishMonths } from '#i18n/english-months.ts'
import type { home as ko } from '#i18n/ko/home.ts'
import { englishWeekdays } from '#i18n/weekdays.ts'

export const home: typeof ko = {
  titles: {
    trips: 'Good trips to take now',
    dates: 'Departing soon',
    choices: 'What are you looking for?',
    measures: 'What to expect',
    people: 'The people behind it',
    reviews: 'Traveller reviews',
    notices: 'Notice',
    why: 'Why trust us',
    phone: 'Ask us by phone',
    search: 'Search',
    areas: 'Places',
    text: 'About',
    banner: 'Banner',
  },
  dates: {
    departure: 'Departs',
    trip: 'Trip',
    each: 'Per person',
    seats: 'Seats',
    left: (seats) => (seats === 0 ? 'Full' : `${seats} left`),
    certain: 'Confirmed',
    booked: (minimum, booked) => `${booked} of ${minimum} booked`,
    minimum: (people) => `Runs from ${people} people`,
    alone: (people) => `${people} solo travellers`,
    day: (month, day) => `${day} ${englishMonths[month - 1]?.slice(0, 3)}`,
    weekdays: englishWeekdays,
  },
  noneCertain: 'No confirmed departures yet. See what departs soon.',
  certain: 'Confirmed departures only',
  all: 'See every trip',
  more: 'See all',
  stars: (stars) => `${stars} out of 5 stars`,
  call: 'Call us',
  next: 'Next',
  previous: 'Previous',
}

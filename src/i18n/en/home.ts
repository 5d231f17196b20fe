// The first page of an agency.
import { englishMonths } from '#i18n/english-months.ts'
import type { home as ko } from '#i18n/ko/home.ts'

export const home: typeof ko = {
  titles: {
    trips: 'Good trips to take now',
    dates: 'Leaving soon',
    choices: 'What are you looking for?',
    measures: 'The way ahead',
    people: 'The people behind it',
    reviews: 'From those who went',
    notices: 'Notice',
    why: 'Why trust us',
    phone: 'Ask us by phone',
    search: 'Search',
    areas: 'Places',
  },
  dates: {
    departure: 'Leaves',
    trip: 'Trip',
    each: 'Each',
    seats: 'Places',
    left: (seats) => (seats === 0 ? 'Full' : `${seats} left`),
    certain: 'Confirmed',
    missing: (people) => (people === 0 ? 'Open' : `${people} more to confirm`),
    alone: (people) => `${people} came alone`,
    day: (month, day) => `${day} ${englishMonths[month - 1]?.slice(0, 3)}`,
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  },
  noneCertain: 'Nothing is certain yet. Look at what leaves soon.',
  all: 'See every trip',
  more: 'See more',
  stars: (stars) => `${stars} out of 5 stars`,
  call: 'Call us',
  next: 'Next',
  previous: 'Previous',
}

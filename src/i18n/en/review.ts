// Reviews of trips. §2 /board/review
import type { review as ko } from '#i18n/ko/review.ts'

export const review: typeof ko = {
  title: 'Reviews',
  line: 'Written by those who have been there.',
  none: 'No reviews yet.',
  noneLine: 'After your trip you can write one from your page.',
  seeTrips: 'See trips',
  stars: (stars) => `${stars} of 5 stars`,
  photo: (at) => `Photo ${at} of this review`,
  all: 'All reviews',
  readOn: 'Read on',
  back: 'Back to the list',
  reply: 'The agency replies',
  average: (average) => `${average} of 5 stars on average`,
  of: (total) => `${total} ${total === '1' ? 'review' : 'reviews'}`,
  starCount: (stars) => `${stars} ★`,
  bar: (stars, count) => `${count} with ${stars} ${stars === 1 ? 'star' : 'stars'}`,
  sort: 'Sort',
  sorts: { newest: 'Newest', photos: 'Photos first', best: 'Best first', worst: 'Worst first' },
  who: 'Who travelled',
  anyone: 'Everyone',
  companions: {
    parents: 'With parents',
    family: 'With family',
    couple: 'As a couple',
    friends: 'With friends',
    solo: 'Travelling alone',
  },
  noneSuch: 'No reviews match.',
  clear: 'All reviews',
}

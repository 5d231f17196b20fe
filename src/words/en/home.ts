// The first page of an agency.
import type { home as ko } from '#words/ko/home.ts'

export const home: typeof ko = {
  chosen: 'Good trips to take now',
  chosenLine: 'Picked by the people who run them.',
  byCategory: (category) => category,
  more: 'See more',
  notice: 'Notice',
  why: (company) => `Why ${company}?`,
  call: 'Call us',
  next: 'Next',
  previous: 'Previous',
}

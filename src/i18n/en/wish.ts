// §2, §8 The wish list.
import type { wish as ko } from '#i18n/ko/wish.ts'

export const wish: typeof ko = {
  title: 'Wish list',
  none: 'No wish list items',
  noneLine: 'Press the heart of a trip you like to keep it here.',
  seeTrips: 'See trips',
}

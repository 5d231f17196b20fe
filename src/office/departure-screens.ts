// The screens of departures: how they fill, who travels, their rooms, what they are told, who guides.
import type { Screen } from './screen.ts'

export const departureScreens: Screen[] = [
  {
    path: '/:agency/filling',
    page: 'occupancy/occupancy',
    words: ['occupancy'],
    may: 'bookings',
    menu: { group: 'sell', name: 'occupancy' },
  },
  {
    path: '/:agency/filling/:departure',
    page: 'occupancy/departure',
    words: ['bookings', 'occupancy', 'travellers'],
    may: 'bookings',
  },
  {
    path: '/:agency/filling/:departure/passports',
    page: 'occupancy/passports',
    words: ['occupancy', 'passports', 'travellers'],
    may: 'bookings',
  },
  {
    path: '/:agency/filling/:departure/people',
    page: 'occupancy/people',
    words: ['emergency', 'occupancy', 'travellers'],
    may: 'bookings',
  },
  {
    path: '/:agency/filling/:departure/rooms',
    page: 'occupancy/rooms',
    words: ['occupancy', 'travellers'],
    may: 'bookings',
  },
  {
    path: '/:agency/filling/:departure/supply',
    page: 'occupancy/supply',
    words: ['supply', 'occupancy', 'travellers'],
    may: 'bookings',
  },
  {
    path: '/:agency/filling/:departure/changes',
    page: 'occupancy/changes',
    words: ['changes', 'occupancy', 'travellers'],
    may: 'bookings',
  },
  {
    path: '/:agency/filling/:departure/guide',
    page: 'occupancy/guide',
    words: ['guide', 'occupancy', 'travellers'],
    may: 'bookings',
  },
  {
    path: '/:agency/guided',
    page: 'guide/own',
    words: ['guide'],
    may: 'guide',
    menu: { group: 'work', name: 'guided' },
  },
  {
    path: '/:agency/filling/:departure/messages',
    page: 'occupancy/messages',
    words: ['messages', 'occupancy', 'travellers'],
    may: 'bookings',
  },
  {
    path: '/:agency/messages',
    page: 'messages/messages',
    words: ['messages'],
    may: 'bookings',
    menu: { group: 'sell', name: 'messages' },
  },
]

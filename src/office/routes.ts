// Every screen of the office: its address, its page, and what one must be allowed to do to see it.
import type { May } from '#roles.ts'
import type { OfficeWords } from '#words/office/speak.ts'

/** Open to who is not logged in yet. */
export const doors = [
  { path: '/login', page: 'people/login' },
  { path: '/invitation', page: 'people/invitation' },
  { path: '/password', page: 'people/password' },
] as const

type Screen = {
  path: string
  page: string
  may?: May
  /** Where it stands in the menu, and under which word. */
  menu?: { group: keyof OfficeWords['shell']['groups']; name: keyof OfficeWords['shell']['menu'] }
}

/** The page of all pieces: a live office answers that it is not there. */
export const kitPath = '/kit'

export const screens: Screen[] = [
  { path: '/', page: 'shell/start' },
  { path: '/account', page: 'people/account' },
  { path: kitPath, page: 'kit/kit' },
  { path: '/:agency', page: 'today/today', may: 'today', menu: { group: 'work', name: 'today' } },
  {
    path: '/:agency/bookings',
    page: 'bookings/list',
    may: 'bookings',
    menu: { group: 'work', name: 'bookings' },
  },
  {
    path: '/:agency/bookings/new',
    page: 'bookings/new',
    may: 'change bookings',
    menu: { group: 'work', name: 'newBooking' },
  },
  { path: '/:agency/bookings/:number', page: 'bookings/booking', may: 'bookings' },
  {
    path: '/:agency/questions',
    page: 'questions/questions',
    may: 'questions',
    menu: { group: 'work', name: 'questions' },
  },
  { path: '/:agency/questions/:id', page: 'questions/question', may: 'questions' },
  { path: '/:agency/questions/consultations', page: 'questions/consultations', may: 'questions' },
  { path: '/:agency/questions/consultations/:id', page: 'questions/consultation', may: 'questions' },
  { path: '/:agency/trips', page: 'trips/list', may: 'trips', menu: { group: 'sell', name: 'trips' } },
  { path: '/:agency/trips/paste', page: 'trips/paste', may: 'trips' },
  { path: '/:agency/trips/file', page: 'trips/file', may: 'import trips' },
  { path: '/:agency/trips/:code', page: 'trips/editor', may: 'trips' },
  { path: '/:agency/trips/:code/departures', page: 'trips/departures', may: 'departures' },
  {
    path: '/:agency/departures',
    page: 'trips/month',
    may: 'departures',
    menu: { group: 'sell', name: 'departures' },
  },
  {
    path: '/:agency/filling',
    page: 'filling/filling',
    may: 'bookings',
    menu: { group: 'sell', name: 'filling' },
  },
  { path: '/:agency/filling/:departure', page: 'filling/departure', may: 'bookings' },
  {
    path: '/:agency/payouts',
    page: 'payouts/payouts',
    may: 'money',
    menu: { group: 'money', name: 'payouts' },
  },
  {
    path: '/:agency/categories',
    page: 'categories/categories',
    may: 'categories',
    menu: { group: 'show', name: 'categories' },
  },
  {
    path: '/:agency/boards',
    page: 'boards/boards',
    may: 'boards',
    menu: { group: 'show', name: 'boards' },
  },
  { path: '/:agency/boards/own', page: 'boards/own', may: 'boards' },
  { path: '/:agency/boards/:id', page: 'boards/post', may: 'boards' },
  { path: '/:agency/boards/reviews', page: 'boards/reviews', may: 'boards' },
  { path: '/:agency/boards/reviews/:id', page: 'boards/review', may: 'boards' },
  { path: '/:agency/shops', page: 'shops/shops', may: 'shops', menu: { group: 'sell', name: 'shops' } },
  { path: '/:agency/shops/:store', page: 'shops/shop', may: 'shops' },
  {
    path: '/:agency/people',
    page: 'people/people',
    may: 'staff',
    menu: { group: 'company', name: 'people' },
  },
  { path: '/:agency/keys', page: 'people/keys', may: 'keys', menu: { group: 'company', name: 'keys' } },
  { path: '/:agency/log', page: 'people/log', may: 'log', menu: { group: 'company', name: 'log' } },
]

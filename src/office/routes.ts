// Every screen of the office: its address, its page, and what one must be allowed to do to see it.

import type { OfficeTextRoom } from '#i18n/office/office-text.ts'
import { departureScreens } from './departure-screens.ts'
import type { SiteTextRoom } from './load-site-texts.ts'
import { moneyScreens } from './money-screens.ts'
import type { Screen } from './screen.ts'
import { settingsScreens } from './settings-screens.ts'
import { siteScreens } from './site-screens.ts'

/** The words every screen speaks: of the frame around it, and of the pieces it is made of. */
export const sharedTexts: { words: OfficeTextRoom[]; siteWords: SiteTextRoom[] } = {
  words: ['shell', 'kit'],
  siteWords: ['shell'],
}

/** Open to people who are not logged in yet. */
export const publicScreens: Screen[] = [
  { path: '/login', page: 'team/login', words: ['team'] },
  { path: '/invitation', page: 'team/invitation', words: ['team'] },
  { path: '/password', page: 'team/password', words: ['team'] },
  { path: '/guide', page: 'guide/guide', words: ['guide'] },
  { path: '/supplier', page: 'suppliers/answer', words: ['supply'] },
]

/** The page of all pieces: a live office answers that it is not there. */
export const kitPath = '/kit'

export const screens: Screen[] = [
  { path: '/', page: 'shell/start', words: ['team'] },
  { path: '/account', page: 'team/account', words: ['team'] },
  { path: kitPath, page: 'kit/kit', words: ['pieces'] },
  { path: '/console', page: 'console/agencies', words: ['console'], operator: true },
  {
    path: '/:agency',
    page: 'today/today',
    words: ['today'],
    may: 'today',
    menu: { group: 'work', name: 'today' },
  },
  {
    path: '/:agency/bookings',
    page: 'bookings/list',
    words: ['bookings'],
    may: 'bookings',
    menu: { group: 'work', name: 'bookings' },
  },
  {
    path: '/:agency/bookings/new',
    page: 'bookings/new',
    words: ['bookings'],
    may: 'change bookings',
    menu: { group: 'work', name: 'newBooking' },
  },
  {
    path: '/:agency/bookings/:number',
    page: 'bookings/booking',
    words: ['bookings', 'emergency', 'passports'],
    may: 'bookings',
  },
  {
    path: '/:agency/customers',
    page: 'customers/list',
    words: ['customers'],
    may: 'bookings',
    menu: { group: 'work', name: 'customers' },
  },
  {
    path: '/:agency/customers/receipts',
    page: 'customers/receipts',
    words: ['customers'],
    may: 'customer data',
    found: { group: 'work', name: 'erasures' },
  },
  {
    path: '/:agency/customers/receipts/:id',
    page: 'customers/receipt',
    words: ['customers'],
    may: 'customer data',
  },
  {
    path: '/:agency/customers/:customer',
    page: 'customers/card',
    words: ['bookings', 'customers', 'quotes'],
    may: 'bookings',
  },
  {
    path: '/:agency/questions',
    page: 'questions/questions',
    words: ['questions'],
    may: 'questions',
    menu: { group: 'work', name: 'questions' },
  },
  {
    path: '/:agency/questions/:id',
    page: 'questions/question',
    words: ['questions'],
    siteWords: ['write'],
    may: 'questions',
  },
  {
    path: '/:agency/questions/consultations',
    page: 'questions/consultations',
    words: ['questions'],
    may: 'questions',
    found: { group: 'work', name: 'consultations' },
  },
  {
    path: '/:agency/questions/consultations/:id',
    page: 'questions/consultation',
    words: ['questions'],
    may: 'questions',
  },
  {
    path: '/:agency/quotes',
    page: 'quotes/list',
    words: ['quotes'],
    may: 'change bookings',
    menu: { group: 'work', name: 'quotes' },
  },
  {
    path: '/:agency/quotes/:id',
    page: 'quotes/quote',
    words: ['quotes', 'plan'],
    may: 'change bookings',
  },
  {
    path: '/:agency/trips',
    page: 'trips/list',
    words: ['imports', 'paste', 'trips'],
    may: 'trips',
    menu: { group: 'sell', name: 'trips' },
  },
  {
    path: '/:agency/trips/paste',
    page: 'trips/paste',
    words: ['imports', 'paste'],
    may: 'trips',
    found: { group: 'sell', name: 'paste' },
  },
  {
    path: '/:agency/trips/file',
    page: 'trips/file',
    words: ['imports'],
    may: 'import trips',
    found: { group: 'sell', name: 'tripsFile' },
  },
  {
    path: '/:agency/trips/:code',
    page: 'trips/editor',
    words: ['places', 'trips'],
    siteWords: ['write'],
    may: 'trips',
  },
  { path: '/:agency/trips/:code/departures', page: 'trips/departures', words: ['prices'], may: 'departures' },
  {
    path: '/:agency/departures',
    page: 'trips/month',
    words: ['prices'],
    may: 'departures',
    menu: { group: 'sell', name: 'departures' },
  },
  {
    path: '/:agency/discounts',
    page: 'discounts/discounts',
    words: ['discounts'],
    may: 'departures',
    menu: { group: 'sell', name: 'discounts' },
  },
  ...departureScreens,
  {
    path: '/:agency/filling/:departure/books',
    page: 'books/departure',
    words: ['books', 'travellers'],
    may: 'books',
  },
  ...moneyScreens,
  ...siteScreens,
  {
    path: '/:agency/shops',
    page: 'shops/shops',
    words: ['shops'],
    may: 'shops',
    menu: { group: 'sell', name: 'shops' },
  },
  { path: '/:agency/shops/:store', page: 'shops/shop', words: ['bookings', 'shops'], may: 'shops' },
  ...settingsScreens,
  {
    path: '/:agency/people',
    page: 'team/team',
    words: ['team', 'console'],
    may: 'staff',
    menu: { group: 'company', name: 'team' },
  },
  {
    path: '/:agency/keys',
    page: 'team/keys',
    words: ['keys'],
    may: 'keys',
    menu: { group: 'company', name: 'keys' },
  },
  {
    path: '/:agency/log',
    page: 'team/log',
    words: ['team'],
    may: 'log',
    menu: { group: 'company', name: 'log' },
  },
]

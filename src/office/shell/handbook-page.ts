// Which page of the handbook is about a screen.

/** A page of the handbook with the heading to begin with, or the page about this screen. */
export type HelpTopic = { page?: string; heading?: string }

/** About no one screen: the way of a new agency through many. */
export const firstDayPage = 'first-day'

/** Screens with a page that is not named like their folder. */
const pageNames: Record<string, string> = {
  'shell/start': 'log-in',
  'console/agencies': 'console',
  'look/home': 'home-page',
  'bookings/booking': 'booking',
  'bookings/new': 'new-booking',
  'settings/opening': 'company',
  'settings/company': 'company',
  'settings/account-and-fees': 'company',
  'settings/channels': 'company',
  'settings/connections': 'company',
  'ledger/ledger': 'books',
  'settings/domains': 'company',
  'settings/data': 'company',
  'payables/cash': 'suppliers',
  'payables/payables': 'suppliers',
  'payables/withdrawals': 'suppliers',
  'occupancy/supply': 'suppliers',
  'guide/own': 'occupancy',
  'statistics/statistics': 'books',
  'team/account': 'account',
  'team/log': 'log',
  'team/keys': 'keys',
  'quotes/list': 'questions',
  'quotes/quote': 'questions',
  'trips/paste': 'paste',
  'trips/file': 'trips-file',
  'trips/departures': 'departures',
  'trips/month': 'departures',
  'discounts/discounts': 'departures',
}

export const findHandbookPage = (page: string) => pageNames[page] ?? page.split('/')[0] ?? ''

/** Of several screens with one page all but the one it is named after: the menu's label finds their section. */
export function hasOwnSection(screen: string): boolean {
  const [folder, name] = screen.split('/')
  return Object.hasOwn(pageNames, screen) || name !== folder
}

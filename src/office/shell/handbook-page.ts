// Which page of the handbook is about a screen.

/** Screens with a page that is not named like their folder. */
const named: Record<string, string> = {
  'shell/start': 'log-in',
  'bookings/booking': 'booking',
  'bookings/new': 'new-booking',
  'people/account': 'account',
  'people/log': 'log',
  'people/keys': 'keys',
  'trips/paste': 'paste',
  'trips/file': 'trips-file',
  'trips/departures': 'sheet',
  'trips/month': 'sheet',
}

export const handbookOf = (page: string) => named[page] ?? page.split('/')[0] ?? ''

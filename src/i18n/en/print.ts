// The print page of a trip. §2 /manageProductView
import type { print as ko } from '#i18n/ko/print.ts'

export const print: typeof ko = {
  title: 'Product sheet',
  print: 'Print',
  back: 'To the trip',
  code: 'Product code',
  length: 'Length',
  price: 'Price (one adult)',
  minimum: 'Minimum to depart',
  people: (count) => `${count} ${count === 1 ? 'person' : 'people'}`,
  flight: 'Transport',
  shopping: 'Shopping',
  schedule: 'Itinerary',
  day: 'Day',
  plan: 'Plan',
  meals: 'Meals',
  stay: 'Stay',
  departures: 'Departures and prices',
  more: (count) => `${count} more departures: see the site for current seats and prices.`,
  compulsory:
    'The price includes fuel surcharge, taxes and every compulsory local cost. Optional tours are free to choose; nobody is worse off for not taking one.',
  cancel:
    'Cancellation fees follow the standard travel terms and the special terms, which are explained before booking.',
}

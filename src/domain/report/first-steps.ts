// The way of a new agency to its first booking, in its order.
export const firstSteps = [
  'factor',
  'company',
  'terms',
  'look',
  'bank',
  'trips',
  'pictures',
  'departures',
  'on_sale',
  'booking',
  'deposit',
  'people',
  'registrations',
  'published',
] as const

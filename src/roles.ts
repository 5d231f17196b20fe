// What each role of an agency's staff may do.
// Every office call names one of these; nothing else decides access.

export const roles = ['owner', 'manager', 'sales', 'money', 'content', 'guide'] as const
export type Role = (typeof roles)[number]

const everything = [
  'today',
  'bookings',
  'change bookings',
  'money',
  'passports',
  'questions',
  'boards',
  'shops',
  'change shops',
  'trips',
  'departures',
  'import trips',
  'categories',
  'log',
  'staff',
  'keys',
] as const
export type May = (typeof everything)[number]

const mays: Record<Role, readonly May[]> = {
  owner: everything,
  manager: everything.filter((may) => may !== 'staff' && may !== 'keys'),
  sales: [
    'today',
    'bookings',
    'change bookings',
    'passports',
    'questions',
    'shops',
    'change shops',
    'trips',
    'departures',
    'import trips',
  ],
  money: ['today', 'bookings', 'money', 'shops'],
  content: ['today', 'questions', 'boards', 'trips', 'categories'],
  guide: ['today'],
}

export const may = (held: readonly Role[], wanted: May): boolean =>
  held.some((role) => mays[role].includes(wanted))

/** What a key of an agency's own system may be for. */
export const scopes = ['trips', 'departures'] as const
export type Scope = (typeof scopes)[number]

/** A file of trips holds their departures, too: it takes both. */
export const keyMay = (held: readonly Scope[], wanted: May): boolean =>
  wanted === 'import trips'
    ? scopes.every((scope) => held.includes(scope))
    : held.some((scope) => scope === wanted)

/** All that somebody with these roles may do, for the menu. */
export const allOf = (held: readonly Role[]): May[] => everything.filter((wanted) => may(held, wanted))

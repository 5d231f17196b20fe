// What each role of an agency's staff may do.
// Every office call names one of these; nothing else decides access.

export const roles = ['owner', 'manager', 'sales', 'money', 'content', 'guide'] as const
export type Role = (typeof roles)[number]

const allPermissions = [
  'today',
  'bookings',
  'change bookings',
  'customer data',
  'money',
  'money rules',
  'books',
  'passports',
  'questions',
  'boards',
  'shops',
  'change shops',
  'trips',
  'departures',
  'import trips',
  'categories',
  'site',
  'log',
  'staff',
  'keys',
  'company',
  'guide',
] as const
export type Permission = (typeof allPermissions)[number]

/** Margins and what is owed to suppliers are for the owner and the person of the money. */
const ownerPermissions: readonly Permission[] = ['staff', 'keys', 'money rules', 'books', 'company', 'guide']

const permissionsByRole: Record<Role, readonly Permission[]> = {
  // whoever guides has the role for it: nobody else has a page of their own departures
  owner: allPermissions.filter((permission) => permission !== 'guide'),
  manager: allPermissions.filter((permission) => !ownerPermissions.includes(permission)),
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
  money: ['today', 'bookings', 'money', 'books', 'shops'],
  content: ['today', 'questions', 'boards', 'trips', 'categories', 'site'],
  guide: ['today', 'guide'],
}

export const may = (held: readonly Role[], permission: Permission): boolean =>
  held.some((role) => permissionsByRole[role].includes(permission))

/** What a key of an agency's own system may be for. */
export const scopes = ['trips', 'departures'] as const
export type Scope = (typeof scopes)[number]

/** A file of trips holds their departures, too: it takes both. */
export const keyMay = (held: readonly Scope[], permission: Permission): boolean =>
  permission === 'import trips'
    ? scopes.every((scope) => held.includes(scope))
    : held.some((scope) => scope === permission)

/** All that somebody with these roles may do, for the menu. */
export const listPermissions = (held: readonly Role[]): Permission[] =>
  allPermissions.filter((permission) => may(held, permission))

// An address of an earlier site and where it leads: which pairs would never arrive, or leave the site.

/** The beginnings of the storefront's addresses. Those below /api, /files and their like are no pages. */
const pageStarts = [
  'travel',
  'board',
  'about',
  'page',
  'contact',
  'terms',
  'auth',
  'mypage',
  'payment',
  'change',
  'go',
  'papers',
  'unsubscribe',
  'manageProductContract',
  'manageProductView',
  'agencyError',
  '404',
]
const fileStarts = ['api', 'files', 'assets', 'theme', 'map', 'healthz', 'readyz', 'hosted', '__sim']

/** Query keys that pages of the storefront read. The home page reads only these two. */
const homeKeys = ['language', 'preview']
export const pageKeys = [
  ...homeKeys,
  'page_title',
  'tour_category',
  'tour_area',
  'tour_area_detail',
  'who',
  'month',
  'weekday',
  'departure_city',
  'nights',
  'price',
  'tags',
  'airline',
  'confirmed',
  'seats',
  'sort',
  'stars',
  'page',
  'category',
  'query',
  'package_code',
  'version',
  'trips',
  'token',
  'date',
  'departure',
  'adult',
  'child',
  'baby',
  'single',
  'option',
  'store_id',
  'name',
  'booking_id',
  'paymentKey',
  'orderId',
  'amount',
  'code',
  'state',
  'error',
  'problem',
  'to',
]
/** Advertisers add these keys to any address, so they are no reason to look one up. */
const trackers = /^(?:utm_|n_|gclid|gbraid|wbraid|fbclid|NaPm|_)/

/** A key such as the `no` of `/board/view?no=3` is read by no page of ours. */
function hasForeignKey(path: string): boolean {
  const [bare = '', query = ''] = (path.split('#')[0] ?? '').split('?')
  const own = bare === '/' ? homeKeys : pageKeys
  return [...new URLSearchParams(query).keys()].some((key) => !own.includes(key) && !trackers.test(key))
}

const getStart = (path: string) => (path.split(/[?#]/)[0] ?? '').split('/')[1] ?? ''

/**
 * An old address is looked up where we have no page, or where the page does not read one of its query keys.
 */
export const mayBeOldAddress = (path: string) => {
  if (fileStarts.includes(getStart(path))) return false
  return !isPage(path) || hasForeignKey(path)
}
const isPage = (path: string) => getStart(path) === '' || pageStarts.includes(getStart(path))

/** The path as it is stored and looked up. An address copied from a browser may begin with the old host. */
export function toOldPath(typed: string): string {
  const path = typed.trim().replace(/^https?:\/\/[^/?#]*/i, '')
  const bare = (path.split('#')[0] ?? '').normalize('NFC')
  return decode(bare.length > 1 ? bare.replace(/\/$/, '') : bare)
}

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path // a lone % cannot be decoded
  }
}

export const addressFaults = ['OLD_ADDRESS_OURS', 'OLD_ADDRESS_LOOP', 'OLD_ADDRESS_ELSEWHERE'] as const
type AddressPair = { path: string; target: string }

/** `oldPaths`: of all pairs, those that are stored and those that come. */
export function findAddressFault(
  { path, target }: AddressPair,
  oldPaths: ReadonlySet<string>,
): { field: keyof AddressPair; code: (typeof addressFaults)[number] } | undefined {
  if (!/^\/[^/\\\s]/.test(path) || !mayBeOldAddress(path)) return { field: 'path', code: 'OLD_ADDRESS_OURS' }
  if (!/^\/(?![/\\])[^\s\\]*$/.test(target)) return { field: 'target', code: 'OLD_ADDRESS_ELSEWHERE' }
  if (oldPaths.has(toOldPath(target))) return { field: 'target', code: 'OLD_ADDRESS_LOOP' }
  return isPage(target) ? undefined : { field: 'target', code: 'OLD_ADDRESS_ELSEWHERE' }
}

// An address of an earlier site and where it leads: which pairs would never arrive, or leave the site.

/** Where the addresses of the storefront begin. Those below /api, /files and their like are no pages. */
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

/** What pages of the storefront read of an address; the home page reads its language alone. */
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
/** Advertisers add these to any address: nobody is looked up for them. */
const trackers = /^(?:utm_|n_|gclid|gbraid|wbraid|fbclid|NaPm|_)/

/** Such as the `no` of `/board/view?no=3`: no page of ours has it. */
function hasForeignKey(path: string): boolean {
  const [bare = '', query = ''] = (path.split('#')[0] ?? '').split('?')
  const own = bare === '/' ? homeKeys : pageKeys
  return [...new URLSearchParams(query).keys()].some((key) => !own.includes(key) && !trackers.test(key))
}

const getStart = (path: string) => (path.split(/[?#]/)[0] ?? '').split('/')[1] ?? ''

/** Looked up at an address that none of our pages has, or that one has without what is asked behind its `?`. */
export const mayBeOldAddress = (path: string) => {
  if (fileStarts.includes(getStart(path))) return false
  return !isPage(path) || hasForeignKey(path)
}
const isPage = (path: string) => getStart(path) === '' || pageStarts.includes(getStart(path))

/** As it is stored and looked up: what is copied from a browser may begin with the old host. */
export function toOldPath(typed: string): string {
  const path = typed.trim().replace(/^https?:\/\/[^/?#]*/i, '')
  const bare = (path.split('#')[0] ?? '').normalize('NFC')
  return decode(bare.length > 1 ? bare.replace(/\/$/, '') : bare)
}

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path // a lone % is what it is
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

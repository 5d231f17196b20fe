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
  'manageProductContract',
  'manageProductView',
  'agencyError',
  '404',
]
const fileStarts = ['api', 'files', 'assets', 'theme', 'map', 'healthz', 'readyz', 'hosted', '__sim']

const getStart = (path: string) => (path.split(/[?#]/)[0] ?? '').split('/')[1] ?? ''

/** Looked up at an address that none of our pages has. */
export const mayBeOldAddress = (path: string) => {
  const start = getStart(path)
  return start !== '' && ![...pageStarts, ...fileStarts].includes(start)
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

// The address of a page as it is rendered and cached: its path, and the parameters the page reads.
import { LRUCache } from 'lru-cache'
import { matchRoutes } from 'react-router'
import { queryKeys, routes, uncachedPageKeys } from '#storefront/routes.ts'
import type { RouteEntry } from '#web/page.ts'

/** Path and query only: the site decides the host, which two slashes would begin. */
export const parsePageUrl = (address: string): URL => new URL(address.replace(/^\/{2,}/, '/'), 'http://page')

// The router ranks all routes for each match, which takes longer than everything else about a cached page.
const cachingByPath = new LRUCache<string, RouteEntry['cached']>({ max: 10_000 })

export function getPageCaching(pathname: string): RouteEntry['cached'] {
  const known = cachingByPath.get(pathname)
  if (known !== undefined) return known
  const caching = matchRoutes(routes, pathname)?.[0]?.route.cached ?? false
  if (pathname.length < 200) cachingByPath.set(pathname, caching)
  return caching
}

function filterQuery(url: URL): string {
  let query = ''
  for (const name of getPageCaching(url.pathname) ? queryKeys : [...queryKeys, ...uncachedPageKeys]) {
    const value = url.searchParams.get(name)
    if (value !== null && name !== 'language')
      query += `${query ? '&' : '?'}${name}=${encodeURIComponent(value)}`
  }
  return query
}

// The page sees only its own parameters, so what it draws cannot depend on one that is not in the key.
export const toPageAddress = (url: URL) => url.pathname + filterQuery(url)

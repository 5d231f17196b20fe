// The address of a page as it is drawn and kept: its path, and the parameters the page reads.
import { LRUCache } from 'lru-cache'
import { matchRoutes } from 'react-router'
import { queryKeys, routes, unkeptKeys } from '#storefront/routes.ts'
import type { RouteEntry } from '#web/page.ts'

/** Path and query only: the site decides the host, which two slashes would begin. */
export const addressOf = (asked: string): URL => new URL(asked.replace(/^\/{2,}/, '/'), 'http://page')

// The router ranks all routes anew for each match, which takes longer than everything else about a kept page.
const keptPaths = new LRUCache<string, RouteEntry['kept']>({ max: 10_000 })

export function keptAt(pathname: string): RouteEntry['kept'] {
  const known = keptPaths.get(pathname)
  if (known !== undefined) return known
  const kept = matchRoutes(routes, pathname)?.[0]?.route.kept ?? false
  if (pathname.length < 200) keptPaths.set(pathname, kept)
  return kept
}

function knownQuery(url: URL): string {
  let query = ''
  for (const name of keptAt(url.pathname) ? queryKeys : [...queryKeys, ...unkeptKeys]) {
    const value = url.searchParams.get(name)
    if (value !== null && name !== 'language')
      query += `${query ? '&' : '?'}${name}=${encodeURIComponent(value)}`
  }
  return query
}

// The page sees only its own parameters, so what it draws cannot depend on one that is not in the key.
export const pageAddress = (url: URL) => url.pathname + knownQuery(url)

// A page as a value (status, headers, body), and the one place that sends it.
import zlib from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CurrentSite } from '#context.server.ts'
import { yearSeconds } from '#limits/machine.ts'
import { acceptsEncoding } from '#platform/cache/accept-encoding.ts'
import { type CachedResponse, sendCached } from '#platform/cache/response-cache.server.ts'
import type { SafeHeaders } from '#platform/safe-headers.server.ts'

/** Rendered for one reader, or cached for all. `cookies` are each reader's own, so they are never cached. */
export type PageResponse = { cookies?: string[] } & (
  | { status: number; headers: Record<string, string>; body: string | Buffer }
  | { cached: CachedResponse }
)

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: PageResponse): void {
  const { cookies = [] } = page
  reply.hijack()
  if ('cached' in page) {
    sendCached(request.raw, reply.raw, page.cached, cookies)
    return
  }
  const { status, headers, body } = page
  reply.raw.writeHead(status, [
    ...Object.entries({ ...headers, 'content-length': String(Buffer.byteLength(body)) }).flat(),
    ...cookies.flatMap((cookie) => ['set-cookie', cookie]),
  ])
  reply.raw.end(body)
}

// The address of a booking may hold a name, and that of a payment its key. No link passes them on to another
// site.
const noReferrerPaths = /^\/(travel\/booking|payment)\//

/**
 * The headers of a page, which are the same for everybody. A browser remembers the last
 * `strict-transport-security` for the whole host. So only pages send it, and no other answer can override it.
 */
export function createPageHeaders(
  { url: { pathname }, site: { agency } }: { url: URL; site: CurrentSite },
  safe: SafeHeaders,
): Record<string, string> {
  const policy = noReferrerPaths.test(pathname) ? safe.noReferrer : safe.standard
  const subdomains = agency.hsts_subdomains_yn === 'Y' ? '; includeSubDomains' : ''
  return {
    ...(pathname === '/payment/window' ? safe.payWindow : policy),
    'strict-transport-security': `max-age=${yearSeconds}${subdomains}`,
    ...(agency.state === 'preparing' && { 'x-robots-tag': 'noindex, nofollow' }),
  }
}

export const createHtmlHeaders = (cacheControl: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': cacheControl,
  vary: 'Cookie, Accept-Encoding',
})

export const fastCompression = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 0 } }

/** Compressing costs us half a millisecond and saves half a second on a mobile network. */
export function compressQuickly(request: FastifyRequest, html: string): Buffer | undefined {
  return acceptsEncoding(request.headers['accept-encoding'], 'br')
    ? zlib.brotliCompressSync(html, fastCompression)
    : undefined
}

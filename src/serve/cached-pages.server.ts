// Pages rendered once and cached; a member's copy has its personal slots filled (decision 57).
import { randomBytes } from 'node:crypto'
import zlib from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CurrentSite } from '#context.server.ts'
import { cacheLimits } from '#limits/machine.ts'
import { acceptsEncoding } from '#platform/cache/accept-encoding.ts'
import type { CachedResponse, ResponseCache } from '#platform/cache/response-cache.server.ts'
import { createCookies } from '#platform/cookies.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'
import type { RequestContext } from '#platform/wire/request-context.ts'
import type { RenderResult } from '#storefront/render.server.tsx'
import { bypassCacheKeys } from '#storefront/routes.ts'
import { compressQuickly, createHtmlHeaders, fastCompression, type PageResponse } from './page.server.ts'
import { toPageAddress } from './page-address.server.ts'
import { countSecondsLeft, type RenderPage } from './page-renderer.server.ts'
import { fillSlots, parseSlots, type SlotReader } from './personal-slots.server.ts'

/** A page that somebody asks for. `headers`: what is sent with it, whoever asks. */
export type PageVisit = {
  request: FastifyRequest
  headers: Record<string, string>
  site: CurrentSite
  url: URL
  origin: string
  requestContext: RequestContext
}
type FillOptions = { key: string; wishedTrips: string[] | null; cookies: string[] }

export function createCachedPages({
  deps,
  responses,
  renderPage,
}: {
  deps: Deps
  responses: ResponseCache
  renderPage: RenderPage
}) {
  // Most members have no heart on a page, so a page filled and compressed for one can be sent to the next.
  const filled = new LRUCache<string, Buffer>({
    maxSize: cacheLimits.filled_bytes,
    sizeCalculation: ({ length }) => length + 200,
  })
  /** Pages that visitors do not get but members may. They are not drawn for everybody a second time. */
  const uncacheable = new LRUCache<string, true>({ max: 1_000 })

  function createKey(site: CurrentSite, variant: string, url: URL): string | undefined {
    const revision = deps.revisions.getCacheKey(site.travel_agency, ['site', 'catalog', 'board'])
    const isAlwaysRendered = bypassCacheKeys.some((name) => url.searchParams.has(name))
    if (revision === undefined || !responses.isKeeping || isAlwaysRendered) return undefined
    return `${site.travel_agency}|${revision}|${variant}|${toPageAddress(url)}`
  }

  /**
   * Renders and caches the page as a visitor gets it. If visitors get no page, a visitor gets that answer,
   * and a member's page is rendered separately.
   */
  async function renderAndCache(
    key: string,
    visit: PageVisit,
  ): Promise<CachedResponse | RenderResult | undefined> {
    const { request, headers, requestContext, site, url, origin } = visit
    if (requestContext.member && uncacheable.has(key)) return undefined
    const rendered = await renderPage({
      site,
      address: toPageAddress(url),
      origin,
      requestContext: toVisitor(requestContext),
      marker,
    })
    const { plain, slots } = parseSlots('html' in rendered ? rendered.html : '', marker)
    if (rendered.status === 200 && 'html' in rendered) {
      const quick = requestContext.member ? undefined : compressQuickly(request, plain)
      const all = { ...headers, ...createHtmlHeaders('no-cache') }
      return responses.set(key, all, plain, { quick, slots, owners: rendered.owners })
    }
    if (!requestContext.member) return 'html' in rendered ? { ...rendered, html: plain } : rendered
    uncacheable.set(key, true)
    return undefined
  }

  /**
   * The cached page, filled with what belongs to the member. If the log-in has ended, it stays the visitor's
   * page. No cache keeps it, and it has no ETag.
   */
  function fill(
    { request, headers, requestContext }: PageVisit,
    { forms, slots }: CachedResponse,
    { key, wishedTrips, cookies }: FillOptions,
  ): PageResponse {
    const reader = wishedTrips
      ? { wished: new Set(wishedTrips), seconds: toWholeMinutes(countSecondsLeft(requestContext.tokenUntil)) }
      : undefined
    const renderWhole = () =>
      Buffer.from(reader ? fillSlots(reader, forms.plain.body, slots) : forms.plain.body, 'latin1')
    const isCompressed = acceptsEncoding(request.headers['accept-encoding'], 'br')
    return {
      status: 200,
      headers: {
        ...headers,
        ...createHtmlHeaders('private, no-store'),
        ...(isCompressed && { 'content-encoding': 'br' }),
      },
      body: isCompressed ? compressFor(key, reader, renderWhole) : renderWhole(),
      cookies,
    }
  }

  function compressFor(key: string, reader: SlotReader | undefined, renderWhole: () => Buffer): Buffer {
    const name = `${key}|${reader ? `${reader.seconds}|${[...reader.wished].sort().join()}` : 'visitor'}`
    const known = filled.get(name)
    if (known) return known
    const made = zlib.brotliCompressSync(renderWhole(), fastCompression)
    filled.set(name, made)
    return made
  }

  return { createKey, renderAndCache, fill }
}

const toVisitor = <A extends RequestContext>(requestContext: A): A =>
  requestContext.member
    ? {
        ...requestContext,
        member: null,
        temporaryLogin: null,
        tokenUntil: null,
        cookies: createCookies(undefined, false),
      }
    : requestContext

/** Minutes are whole, so that members with the same hearts get the same page for a minute. */
const toWholeMinutes = (seconds: number | null) => Math.floor((seconds ?? 0) / 60) * 60

/** Every mark contains this secret, which never leaves the process. */
const marker = randomBytes(12).toString('base64url')

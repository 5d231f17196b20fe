// Pages over HTTP: the agency's site for this host, cached whole where it is the same for everyone.
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type CurrentSite,
  createAnonymousContext,
  pickLanguage,
  type RequestContexts,
} from '#context.server.ts'
import { findOldAddressTarget } from '#domain/agency/address/old-addresses.server.ts'
import { listWishedPackages } from '#domain/wish/wished-packages.server.ts'
import { previewParam } from '#lib/preview-param.ts'
import { httpLimits, yearSeconds } from '#limits/machine.ts'
import type { CachedResponse, ResponseCache } from '#platform/cache/response-cache.server.ts'
import { isUnavailable, runInTransaction } from '#platform/db/transaction.server.ts'
import { sendRefusal } from '#platform/http.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'
import type { RequestContext } from '#platform/wire/request-context.ts'
import type { Api } from '#storefront/api.ts'
import type { RenderResult } from '#storefront/render.server.tsx'
import { mountBrandFonts } from './brand-font.server.ts'
import { createCachedPages, type PageVisit } from './cached-pages.server.ts'
import {
  compressQuickly,
  createHtmlHeaders,
  createPageHeaders,
  type PageResponse,
  sendPage,
} from './page.server.ts'
import { getPageCaching, parsePageUrl, toPageAddress } from './page-address.server.ts'
import { type Bundle, createPageRenderer, getBrand } from './page-renderer.server.ts'
import { listWishTrips } from './personal-slots.server.ts'
import { createPreviewClient, createPreviewHeaders, findPreviewSite } from './previews.server.ts'
import { createReloadCookie, isCrossSiteVisit, renderReloadPage } from './reload-visit.server.ts'
import { buildSceneHref, renderScene, renderThemeFile } from './theme-file.server.ts'

type PageRouteOptions = {
  contexts: RequestContexts
  deps: Deps
  responses: ResponseCache
  clientFor: (requestContext: RequestContext) => Api
  bundle: Bundle
  /** The only place that may show a preview in a frame. */
  officeOrigin: () => string
}
type CookieValues = Record<string, string | undefined>

type SiteVisit = { request: FastifyRequest; site: CurrentSite; url: URL; origin: string }

/** The name of a theme file says what is in it, so one that is not this agency's present one is not found. */
function findThemeFile(site: CurrentSite, url: string): { type: string; content: string } | undefined {
  const { theme } = site.agency
  const [path, query] = url.split('?')
  if (path === getBrand(site).themeHref)
    return { type: 'text/css; charset=utf-8', content: renderThemeFile(theme, query ? `?${query}` : '') }
  return path === buildSceneHref(theme) ? { type: 'image/svg+xml', content: renderScene(theme) } : undefined
}

export function mountPages(app: FastifyInstance, options: PageRouteOptions): void {
  const { contexts, deps, responses, clientFor, bundle, officeOrigin } = options
  const renderPage = createPageRenderer(bundle, clientFor)
  const cached = createCachedPages({ deps, responses, renderPage })
  const { safeHeaders } = app

  mountBrandFonts(app, { contexts, deps })
  app.get('/theme/:file', async (request, reply) => {
    const shown = await contexts.findSite(request)
    const preview = shown && (await findPreviewSite(deps, request, shown))
    const site = preview ?? shown
    const file = site && findThemeFile(site, request.url)
    if (!file || (!preview && request.url.includes('?'))) return sendRefusal(reply, 'NOT_FOUND', {})
    return reply
      .headers({
        'content-type': file.type,
        'cache-control': preview ? 'no-store' : `public, max-age=${yearSeconds}, immutable`,
      })
      .send(file.content)
  })
  app.get('/*', showPage)
  app.get('/api/*', (_request, reply) => sendRefusal(reply, 'NOT_FOUND', {})) // callers of the API get no page
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET') return sendRefusal(reply, 'NOT_FOUND', {})
    return showPage(request, reply)
  })

  async function showPage(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    sendPage(request, reply, await findPage(request))
  }

  async function findPage(request: FastifyRequest): Promise<PageResponse> {
    const url = parsePageUrl(request.url)
    const site = await contexts
      .findSite(request)
      .catch((error: unknown) => (isUnavailable(error) ? 'unavailable' : Promise.reject(error)))
    if (site === 'unavailable') return renderNoAgencyPage(request, 503)
    if (!site) {
      if (['/agencyError', '/404'].includes(url.pathname)) return renderNoAgencyPage(request, 404)
      return createRedirect(safeHeaders.standard, '/agencyError')
    }
    const movedOrigin = contexts.findMovedOrigin(request, site)
    if (movedOrigin) return createRedirect(safeHeaders.standard, `${movedOrigin}${url.pathname}${url.search}`)
    if (url.pathname === '/agencyError') return createRedirect(safeHeaders.standard, '/') // this site has no error
    if (site.info === null) {
      const message = 'the agency info is missing; the page is served with its meta'
      request.log.error({ agency: site.travel_agency }, message)
    }
    const visit = { request, site, url, origin: contexts.getRequestOrigin(request, site) }
    return (url.searchParams.has(previewParam) && (await findPreview(visit))) || findSitePage(visit)
  }

  async function findSitePage(visit: SiteVisit): Promise<PageResponse> {
    const { request, site, url, origin } = visit
    const cookies = parseCookie(request.headers.cookie ?? '')
    const moved = await findOldAddressTarget({ db: deps.db, travel_agency: site.travel_agency }, url)
    if (moved !== undefined)
      return createRedirect({ ...safeHeaders.standard, ...movedHeaders }, moved, { status: 301 })
    const language = pickLanguage(site, url.searchParams.get('language') ?? cookies.language)
    const secure = request.protocol === 'https'
    const caching = getPageCaching(url.pathname)
    if (isCrossSiteVisit(request, cookies) && !caching)
      return {
        status: 200,
        headers: { ...createPageHeaders(visit, safeHeaders), ...createHtmlHeaders('no-store') },
        body: renderReloadPage(bundle.getAssets(undefined, language).start),
        cookies: [createReloadCookie(httpLimits.reloadCookie_s, secure)],
      }
    const set = listChangedCookies({ travel_agency: String(site.travel_agency), language }, cookies, secure)
    if (cookies.came !== undefined) set.push(createReloadCookie(0, secure))
    const isAnonymous = cookies.token === undefined && cookies.refreshToken === undefined
    const isForAll = caching === 'everybody' || (caching === 'visitors' && isAnonymous)
    const key = isForAll ? cached.createKey(site, `${origin}|${language}`, url) : undefined
    const hit = key === undefined ? undefined : responses.get(key)
    if (hit) request.isFromCache = true
    if (hit && isAnonymous) return { cached: hit, cookies: set }
    const { wished, ...visitor } = await contexts.createPageContext(
      request,
      site,
      hit ? listWishTrips(hit.slots) : [],
    )
    const requestContext = { ...visitor, language }
    request.requestContext = requestContext
    const headers = createPageHeaders(visit, safeHeaders)
    const setCookies = [...set, ...requestContext.cookies.setCookieHeaders]
    if (requestContext.temporaryLogin && url.pathname !== '/mypage/password')
      return createRedirect(headers, '/mypage/password', { cookies: setCookies })
    return buildPage(
      { ...visit, requestContext, headers },
      { key, hit, wished, isAnonymous, cookies: setCookies },
    )
  }

  type PageCacheState = {
    key: string | undefined
    hit: CachedResponse | undefined
    /** The hearts that were read together with the log-in. */
    wished: string[] | undefined
    isAnonymous: boolean
    cookies: string[]
  }

  async function buildPage(
    pageVisit: PageVisit,
    { key, hit, wished, isAnonymous, cookies }: PageCacheState,
  ): Promise<PageResponse> {
    const { requestContext, site, url, origin } = pageVisit
    const { member } = requestContext
    const sharedPage = hit ?? (key === undefined ? undefined : await cached.renderAndCache(key, pageVisit))
    if (
      key !== undefined &&
      sharedPage &&
      'forms' in sharedPage &&
      !(member && sharedPage.owners.includes(member.id))
    ) {
      if (isAnonymous) return { cached: sharedPage, cookies }
      const wishedTrips =
        member && ((hit && wished) ?? (await listWishes(requestContext, member.id, sharedPage)))
      return cached.fill(pageVisit, sharedPage, { key, wishedTrips, cookies })
    }
    pageVisit.request.isFromCache = false
    const isRendered = sharedPage && !('forms' in sharedPage)
    const rendered = isRendered
      ? sharedPage
      : await renderPage({ site, address: toPageAddress(url), origin, requestContext })
    return { ...toPage(pageVisit, rendered), cookies }
  }

  const listWishes = ({ travel_agency }: RequestContext, member_id: number, { slots }: CachedResponse) =>
    runInTransaction(deps.db, travel_agency, (tx) =>
      listWishedPackages(tx, { travel_agency, member_id, package_codes: listWishTrips(slots) }),
    )

  /** A draft, for a signed address; undefined if the address is not signed or has expired. */
  async function findPreview(visit: SiteVisit): Promise<PageResponse | undefined> {
    const { request, site, url, origin } = visit
    const language = pickLanguage(site, url.searchParams.get('language') ?? undefined)
    const preview = await createPreviewClient({ deps, clientFor }, request, { url, site, language, origin })
    if (!preview) return undefined
    const rendered = await renderPage({ address: toPageAddress(url), origin, ...preview })
    if (!('html' in rendered)) return undefined
    const headers = createPreviewHeaders(createPageHeaders(visit, safeHeaders), officeOrigin())
    return { status: rendered.status, headers, body: rendered.html }
  }

  // §1: no agency, in Korean; 503 when the look-up itself failed.
  async function renderNoAgencyPage(request: FastifyRequest, status: number): Promise<PageResponse> {
    if (status === 503)
      request.log.error({ host: request.host }, 'the agency of this host could not be found out')
    else request.log.info({ host: request.host }, 'no agency for this host') // anybody may point a domain at us
    const missing = request.url.startsWith('/404') ? '/404' : '/agencyError'
    const address = status === 503 ? '/agencyError?unavailable' : missing
    const rendered = await renderPage({
      site: null,
      address,
      origin: '',
      requestContext: createAnonymousContext(request),
    })
    if (!('html' in rendered)) return createRedirect(safeHeaders.standard, rendered.location)
    const headers = {
      ...safeHeaders.standard,
      ...createHtmlHeaders('no-store'),
      ...(status === 503 && retryHeaders),
    }
    return { status, headers, body: rendered.html }
  }
}

const retryHeaders = { 'retry-after': String(httpLimits.retryAfter_s) }

/**
 * Cached for an hour, so that a wrong line of the table can be corrected, and search engines ask less often.
 */
const movedHeaders = { 'cache-control': `public, max-age=${httpLimits.moved_s}` }

const createRedirect = (
  headers: Record<string, string>,
  location: string,
  { status = 302, cookies = [] }: { status?: number; cookies?: string[] } = {},
): PageResponse => ({
  status,
  headers: { ...headers, location },
  body: '',
  cookies,
})

function toPage({ request, headers }: PageVisit, rendered: RenderResult): PageResponse {
  const { status } = rendered
  if ('location' in rendered) return createRedirect(headers, rendered.location, { status })
  const quick = compressQuickly(request, rendered.html)
  return {
    status,
    headers: {
      ...headers,
      ...createHtmlHeaders('private, no-store'),
      ...(status === 503 && retryHeaders),
      ...(quick && { 'content-encoding': 'br' }),
    },
    body: quick ?? rendered.html,
  }
}

function listChangedCookies(wanted: Record<string, string>, sent: CookieValues, secure: boolean): string[] {
  return Object.entries(wanted).flatMap(([name, value]) =>
    sent[name] === value
      ? []
      : [stringifySetCookie(name, value, { path: '/', maxAge: yearSeconds, sameSite: 'lax', secure })],
  )
}

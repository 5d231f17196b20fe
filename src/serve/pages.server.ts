// Pages over HTTP: the agency's site for this host, kept whole where it is the same for everyone.
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Context, languageFor, nobody, type SiteHere } from '#context.server.ts'
import { wishedAmong } from '#domain/wish/among.server.ts'
import { httpLimits, yearSeconds } from '#limits/machine.ts'
import type { Answers, KeptAnswer } from '#platform/cache/answers.server.ts'
import { inAgency, isUnavailable } from '#platform/db/transaction.server.ts'
import { answer } from '#platform/http.server.ts'
import { previewKey } from '#platform/preview.server.ts'
import type { Asking } from '#platform/wire/asking.ts'
import type { Ground } from '#platform/wire/invoke.server.ts'
import type { Api } from '#storefront/api.ts'
import type { Rendered } from '#storefront/render.server.tsx'
import { mountBrandFonts } from './brand-font.server.ts'
import { arrivesFromOutside, cameCookie, comeAgain } from './come-again.server.ts'
import { type Bundle, brandOf, drawWith } from './draw.server.ts'
import { openKeptPages, type Wanted } from './kept-pages.server.ts'
import { tripsOn } from './marked.server.ts'
import { headersOf, htmlHeaders, type Page, quickly, sendPage } from './page.server.ts'
import { addressOf, keptAt, pageAddress } from './page-address.server.ts'
import { openPreview, previewHeaders } from './previews.server.ts'
import { themeFile } from './theme-file.server.ts'

type Parts = {
  context: Context
  ground: Ground
  answers: Answers
  clientFor: (asking: Asking) => Api
  bundle: Bundle
  /** The only place that may show a preview in a frame. */
  officeOrigin: () => string
}
type Cookies = Record<string, string | undefined>

/** A request for a page of an existing site. */
type Visit = { request: FastifyRequest; site: SiteHere; url: URL; origin: string }

export function mountPages(app: FastifyInstance, parts: Parts): void {
  const { context, ground, answers, clientFor, bundle, officeOrigin } = parts
  const draw = drawWith(bundle, clientFor)
  const kept = openKeptPages({ ground, answers, draw })
  const { safeHeaders } = app

  mountBrandFonts(app, { context, ground })
  app.get('/theme/:file', async (request, reply) => {
    const site = await context.siteAt(request)
    if (!site || brandOf(site).themeHref !== request.url) return answer(reply, 'NOT_FOUND', {})
    return reply
      .headers({
        'content-type': 'text/css; charset=utf-8',
        'cache-control': `public, max-age=${yearSeconds}, immutable`,
      })
      .send(themeFile(site.agency.theme))
  })
  app.get('/*', showPage)
  app.get('/api/*', (_request, reply) => answer(reply, 'NOT_FOUND', {})) // callers of the API get no page
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET') return answer(reply, 'NOT_FOUND', {})
    return showPage(request, reply)
  })

  async function showPage(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    sendPage(request, reply, await pageFor(request))
  }

  async function pageFor(request: FastifyRequest): Promise<Page> {
    const url = addressOf(request.url)
    const site = await context
      .siteAt(request)
      .catch((error: unknown) => (isUnavailable(error) ? 'unavailable' : Promise.reject(error)))
    if (site === 'unavailable') return nobodysPage(request, 503)
    if (!site) {
      if (['/agencyError', '/404'].includes(url.pathname)) return nobodysPage(request, 404)
      return lead(safeHeaders.usual, '/agencyError')
    }
    if (url.pathname === '/agencyError') return lead(safeHeaders.usual, '/') // this site has no error
    if (site.info === null) {
      const said = 'the agency info is missing; the page is served with its meta'
      request.log.error({ agency: site.travel_agency }, said)
    }
    const visit = { request, site, url, origin: context.originAt(request, site) }
    return (url.searchParams.has(previewKey) && (await previewFor(visit))) || pageOn(visit)
  }

  async function pageOn(visit: Visit): Promise<Page> {
    const { request, site, url, origin } = visit
    const cookies = parseCookie(request.headers.cookie ?? '')
    const language = languageFor(site, url.searchParams.get('language') ?? cookies.language)
    const secure = request.protocol === 'https'
    const keptFor = keptAt(url.pathname)
    if (arrivesFromOutside(request, cookies) && !keptFor)
      return {
        status: 200,
        headers: { ...headersOf(visit, safeHeaders), ...htmlHeaders('no-store') },
        body: comeAgain(bundle.assetsOf(undefined, language).start),
        cookies: [cameCookie(httpLimits.comeAgain_s, secure)],
      }
    const set = cookiesToSet({ travel_agency: String(site.travel_agency), language }, cookies, secure)
    if (cookies.came !== undefined) set.push(cameCookie(0, secure))
    const anonymous = cookies.token === undefined && cookies.refreshToken === undefined
    const isForAll = keptFor === 'everybody' || (keptFor === 'visitors' && anonymous)
    const key = isForAll ? kept.keyOf(site, `${origin}|${language}`, url) : undefined
    const hit = key === undefined ? undefined : answers.get(key)
    if (hit) request.fromMemory = true
    if (hit && anonymous) return { kept: hit, cookies: set }
    const { wished, ...visitor } = await context.visitorAt(request, site, hit ? tripsOn(hit.places) : [])
    const asking = { ...visitor, language }
    request.asking = asking
    const headers = headersOf(visit, safeHeaders)
    const written = [...set, ...asking.jar.written]
    if (asking.unready && url.pathname !== '/mypage/password')
      return lead(headers, '/mypage/password', { cookies: written })
    return pageOf({ ...visit, asking, headers }, { key, hit, wished, anonymous, cookies: written })
  }

  type Known = {
    key: string | undefined
    hit: KeptAnswer | undefined
    /** The hearts that were read together with the log-in. */
    wished: string[] | undefined
    anonymous: boolean
    cookies: string[]
  }

  async function pageOf(wanted: Wanted, { key, hit, wished, anonymous, cookies }: Known): Promise<Page> {
    const { asking, site, url, origin } = wanted
    const { member } = asking
    const forAll = hit ?? (key === undefined ? undefined : await kept.keep(key, wanted))
    if (key !== undefined && forAll && 'forms' in forAll && !(member && forAll.owners.includes(member.id))) {
      if (anonymous) return { kept: forAll, cookies }
      const hearts = member && ((hit && wished) ?? (await wishesOf(asking, member.id, forAll)))
      return kept.fill(wanted, forAll, { key, hearts, cookies })
    }
    wanted.request.fromMemory = false
    const isDrawn = forAll && !('forms' in forAll)
    const rendered = isDrawn ? forAll : await draw({ site, address: pageAddress(url), origin, asking })
    return { ...drawnPage(wanted, rendered), cookies }
  }

  const wishesOf = ({ travel_agency }: Asking, member_id: number, { places }: KeptAnswer) =>
    inAgency(ground.db, travel_agency, (tx) =>
      wishedAmong(tx, { travel_agency, member_id, package_codes: tripsOn(places) }),
    )

  /** A draft, for a signed address; undefined if the address is not signed or has expired. */
  async function previewFor(visit: Visit): Promise<Page | undefined> {
    const { request, site, url, origin } = visit
    const language = languageFor(site, url.searchParams.get('language') ?? undefined)
    const seen = await openPreview({ ground, clientFor }, request, { url, site, language, origin })
    if (!seen) return undefined
    const rendered = await draw({ site, address: pageAddress(url), origin, ...seen })
    if (!('html' in rendered)) return undefined
    const headers = previewHeaders(headersOf(visit, safeHeaders), officeOrigin())
    return { status: rendered.status, headers, body: rendered.html }
  }

  // §1: no agency, in Korean; 503 when the look-up itself failed.
  async function nobodysPage(request: FastifyRequest, status: number): Promise<Page> {
    if (status === 503)
      request.log.error({ host: request.host }, 'the agency of this host could not be found out')
    else request.log.info({ host: request.host }, 'no agency for this host') // anybody may point a domain at us
    const missing = request.url.startsWith('/404') ? '/404' : '/agencyError'
    const address = status === 503 ? '/agencyError?unavailable' : missing
    const rendered = await draw({ site: null, address, origin: '', asking: nobody(request) })
    if (!('html' in rendered)) return lead(safeHeaders.usual, rendered.location)
    const headers = { ...safeHeaders.usual, ...htmlHeaders('no-store'), ...(status === 503 && soonAgain) }
    return { status, headers, body: rendered.html }
  }
}

const soonAgain = { 'retry-after': String(httpLimits.retryAfter_s) }

const lead = (
  headers: Record<string, string>,
  location: string,
  { status = 302, cookies = [] }: { status?: number; cookies?: string[] } = {},
): Page => ({
  status,
  headers: { ...headers, location },
  body: '',
  cookies,
})

function drawnPage({ request, headers }: Wanted, rendered: Rendered): Page {
  const { status } = rendered
  if ('location' in rendered) return lead(headers, rendered.location, { status })
  const quick = quickly(request, rendered.html)
  return {
    status,
    headers: {
      ...headers,
      ...htmlHeaders('private, no-store'),
      ...(status === 503 && soonAgain),
      ...(quick && { 'content-encoding': 'br' }),
    },
    body: quick ?? rendered.html,
  }
}

function cookiesToSet(wanted: Record<string, string>, sent: Cookies, secure: boolean): string[] {
  return Object.entries(wanted).flatMap(([name, value]) =>
    sent[name] === value
      ? []
      : [stringifySetCookie(name, value, { path: '/', maxAge: yearSeconds, sameSite: 'lax', secure })],
  )
}

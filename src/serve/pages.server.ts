// Pages over HTTP: the agency's site for this host, kept whole where it is the same for everyone.
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Context, languageFor, nobody, type SiteHere } from '#context.server.ts'
import { wishedAmong } from '#domain/wish/among.server.ts'
import { httpLimits, yearSeconds } from '#limits/machine.ts'
import { type Answers, type KeptAnswer, sendKept } from '#platform/cache/answers.server.ts'
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
import { openKeptPages, pageHeaders, quickly, type Wanted } from './kept-pages.server.ts'
import { tripsOn } from './marked.server.ts'
import { addressOf, keptAt, pageAddress } from './page-address.server.ts'
import { openPreview, sendPreviewHeaders } from './previews.server.ts'
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
type Visit = { request: FastifyRequest; reply: FastifyReply; site: SiteHere; url: URL; origin: string }

export function mountPages(app: FastifyInstance, parts: Parts): void {
  const { context, ground, answers, clientFor, bundle, officeOrigin } = parts
  const draw = drawWith(bundle, clientFor)
  const kept = openKeptPages({ ground, answers, draw })

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

  async function showPage(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const url = addressOf(request.url)
    const site = await context
      .siteAt(request)
      .catch((error: unknown) => (isUnavailable(error) ? 'unavailable' : Promise.reject(error)))
    if (site === 'unavailable') return showNobody(request, reply, 503)
    if (!site) {
      if (['/agencyError', '/404'].includes(url.pathname)) return showNobody(request, reply, 404)
      return reply.redirect('/agencyError', 302)
    }
    if (url.pathname === '/agencyError') return reply.redirect('/', 302) // this site has no error
    if (site.info === null) {
      const said = 'the agency info is missing; the page is served with its meta'
      request.log.error({ agency: site.travel_agency }, said)
    }
    reply.header('strict-transport-security', strictTransport(site))
    const visit = { request, reply, site, url, origin: context.originAt(request, site) }
    return (url.searchParams.has(previewKey) && (await showPreview(visit))) || showOn(visit)
  }

  async function showOn(visit: Visit): Promise<unknown> {
    const { request, reply, site, url, origin } = visit
    const cookies = parseCookie(request.headers.cookie ?? '')
    const language = languageFor(site, url.searchParams.get('language') ?? cookies.language)
    const secure = request.protocol === 'https'
    const keptFor = keptAt(url.pathname)
    if (arrivesFromOutside(request, cookies) && !keptFor) {
      reply.headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'set-cookie': cameCookie(httpLimits.comeAgain_s, secure),
      })
      return reply.send(comeAgain(bundle.assetsOf(undefined, language).start))
    }
    const set = cookiesToSet({ travel_agency: String(site.travel_agency), language }, cookies, secure)
    if (cookies.came !== undefined) set.push(cameCookie(0, secure))
    const anonymous = cookies.token === undefined && cookies.refreshToken === undefined
    const isForAll = keptFor === 'everybody' || (keptFor === 'visitors' && anonymous)
    const key = isForAll ? kept.keyOf(site, `${origin}|${language}`, url) : undefined
    const hit = key === undefined ? undefined : answers.get(key)
    if (hit && anonymous) {
      request.fromMemory = true
      reply.hijack()
      return sendKept(request.raw, reply.raw, hit, set)
    }
    const { wished, ...visitor } = await context.visitorAt(request, site, hit ? tripsOn(hit.places) : [])
    const asking = { ...visitor, language }
    request.asking = asking
    const written = [...set, ...asking.jar.written]
    if (asking.unready && url.pathname !== '/mypage/password')
      return reply.header('set-cookie', written).redirect('/mypage/password', 302)
    return showTo({ ...visit, asking }, { key, hit, wished, anonymous, cookies: written })
  }

  type Known = {
    key: string | undefined
    hit: KeptAnswer | undefined
    /** The hearts that were read together with the log-in. */
    wished: string[] | undefined
    anonymous: boolean
    cookies: string[]
  }

  async function showTo(wanted: Wanted, { key, hit, wished, anonymous, cookies }: Known): Promise<unknown> {
    const { request, reply, asking, site, url, origin } = wanted
    const { member } = asking
    const forAll = hit ?? (key === undefined ? undefined : await kept.keep(key, wanted))
    if (key !== undefined && forAll && 'forms' in forAll && !(member && forAll.owners.includes(member.id))) {
      const hearts = member && ((hit && wished) ?? (await wishesOf(asking, member.id, forAll)))
      reply.hijack()
      if (anonymous) return sendKept(request.raw, reply.raw, forAll, cookies)
      request.fromMemory = hit !== undefined
      return kept.sendFilled(wanted, forAll, { key, hearts, cookies })
    }
    const isDrawn = forAll && !('forms' in forAll)
    const rendered = isDrawn ? forAll : await draw({ site, address: pageAddress(url), origin, asking })
    if (cookies.length > 0) reply.header('set-cookie', cookies)
    return sendDrawn(wanted, rendered)
  }

  const wishesOf = ({ travel_agency }: Asking, member_id: number, { places }: KeptAnswer) =>
    inAgency(ground.db, travel_agency, (tx) =>
      wishedAmong(tx, { travel_agency, member_id, package_codes: tripsOn(places) }),
    )

  /** A draft, for a signed address; undefined if the address is not signed or has expired. */
  async function showPreview({ request, reply, site, url, origin }: Visit): Promise<unknown> {
    const language = languageFor(site, url.searchParams.get('language') ?? undefined)
    const seen = await openPreview({ ground, clientFor }, request, { url, site, language, origin })
    if (!seen) return undefined
    const rendered = await draw({ site, address: pageAddress(url), origin, ...seen })
    if (!('html' in rendered)) return undefined
    sendPreviewHeaders(reply, officeOrigin())
    return reply.code(rendered.status).send(rendered.html)
  }

  // §1: no agency, in Korean; 503 when the look-up itself failed.
  async function showNobody(request: FastifyRequest, reply: FastifyReply, status: number): Promise<unknown> {
    if (status === 503) {
      request.log.error({ host: request.host }, 'the agency of this host could not be found out')
      reply.header('retry-after', String(httpLimits.retryAfter_s))
    } else request.log.info({ host: request.host }, 'no agency for this host') // anybody may point a domain at us
    const missing = request.url.startsWith('/404') ? '/404' : '/agencyError'
    const address = status === 503 ? '/agencyError?unavailable' : missing
    const rendered = await draw({ site: null, address, origin: '', asking: nobody(request) })
    reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).code(status)
    return 'html' in rendered ? reply.send(rendered.html) : reply.redirect(rendered.location)
  }
}

function sendDrawn({ request, reply, url }: Wanted, rendered: Rendered): FastifyReply {
  if ('location' in rendered) return reply.redirect(rendered.location, rendered.status)
  reply.headers(pageHeaders('private, no-store'))
  // its address may hold a name
  if (url.pathname.startsWith('/travel/booking/')) reply.header('referrer-policy', 'same-origin')
  if (rendered.status === 503) reply.header('retry-after', String(httpLimits.retryAfter_s))
  const quick = quickly(request, rendered.html)
  if (quick) reply.header('content-encoding', 'br')
  return reply.code(rendered.status).send(quick ?? rendered.html)
}

/**
 * A browser remembers the last value for the whole host. So only pages send it, and no other answer can
 * override it.
 */
const strictTransport = ({ agency }: SiteHere) =>
  `max-age=${yearSeconds}${agency.hsts_subdomains_yn === 'Y' ? '; includeSubDomains' : ''}`

function cookiesToSet(wanted: Record<string, string>, sent: Cookies, secure: boolean): string[] {
  return Object.entries(wanted).flatMap(([name, value]) =>
    sent[name] === value
      ? []
      : [stringifySetCookie(name, value, { path: '/', maxAge: yearSeconds, sameSite: 'lax', secure })],
  )
}

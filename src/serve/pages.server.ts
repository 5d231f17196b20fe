// Pages over HTTP: the agency's site for this host, kept whole where it is the same for everyone.
import { createHash } from 'node:crypto'
import zlib from 'node:zlib'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { matchRoutes } from 'react-router'
import { type Context, languageFor, nobody, type SiteHere } from '#context.server.ts'
import { httpLimits, yearSeconds } from '#limits.ts'
import { brandHex } from '#plain/theme.ts'
import { accepts } from '#platform/cache/accepted.ts'
import { type Answers, sendKept } from '#platform/cache/answers.server.ts'
import { isUnavailable } from '#platform/db/transaction.server.ts'
import { answer } from '#platform/http.server.ts'
import { previewKey } from '#platform/preview.server.ts'
import type { Asking } from '#platform/wire/asking.ts'
import type { Ground } from '#platform/wire/invoke.server.ts'
import { textHeaders } from '#platform/wire/mount.server.ts'
import type { Api } from '#storefront/api.ts'
import type { Assets, Brand } from '#storefront/document.ts'
import type { render } from '#storefront/render.server.tsx'
import { drawnAnewKeys, queryKeys, routes, unkeptKeys } from '#storefront/routes.ts'
import type { Language } from '#words/language.ts'
import { mountBrandFonts } from './brand-font.server.ts'
import type { Assets as OfficeAssets } from './office.server.ts'
import { openPreview, sendPreviewHeaders } from './previews.server.ts'
import { themeFile } from './theme-file.server.ts'

/** The built bundle, or in development the module as Vite serves it now. */
export type Bundle = {
  render: () => Promise<typeof render>
  assetsOf: (page: string | undefined, language: Language) => Assets
  /** In development the office, too, comes from its sources. */
  office?: { assets: OfficeAssets; prepare: (app: FastifyInstance) => void }
}
type Parts = {
  context: Context
  ground: Ground
  answers: Answers
  clientFor: (asking: Asking) => Api
  bundle: Bundle
  /** The only place that may show a preview in a frame. */
  officeOrigin: () => string
}

export function mountPages(
  app: FastifyInstance,
  { context, ground, answers, clientFor, bundle, officeOrigin }: Parts,
): void {
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
  app.get('/api/*', (_request, reply) => answer(reply, 'NOT_FOUND', {})) // whoever calls reads no page
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET') return answer(reply, 'NOT_FOUND', {})
    return showPage(request, reply)
  })

  async function showPage(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const url = addressOf(request.url)
    const found = await context
      .siteAt(request)
      .catch((error: unknown) => (isUnavailable(error) ? 'unavailable' : Promise.reject(error)))
    if (found === 'unavailable') return showNobody(request, reply, 503)
    if (!found)
      return ['/agencyError', '/404'].includes(url.pathname)
        ? showNobody(request, reply, 404)
        : reply.redirect('/agencyError', 302)
    if (url.pathname === '/agencyError') return reply.redirect('/', 302) // nothing is wrong with this one
    if (found.info === null)
      request.log.error(
        { agency: found.travel_agency },
        'the agency info is missing; the page is served with its meta',
      )

    reply.header('strict-transport-security', strictTransport(found))
    if (url.searchParams.has(previewKey)) {
      const answered = await showPreview(request, reply, found)
      if (answered) return answered
    }
    const cookies = parseCookie(request.headers.cookie ?? '')
    const language = languageFor(found, url.searchParams.get('language') ?? cookies.language)
    const secure = request.protocol === 'https'
    if (arrivesFromOutside(request, cookies) && !isKept(url.pathname)) {
      const cameOnce = cameCookie(httpLimits.comeAgain_s, secure)
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'set-cookie': cameOnce,
        })
        .send(comeAgain(bundle.assetsOf(undefined, language).start))
    }
    const set = cookiesToSet({ travel_agency: String(found.travel_agency), language }, cookies, secure)
    if (cookies.came !== undefined) set.push(cameCookie(0, secure))
    const anonymous = cookies.token === undefined && cookies.refreshToken === undefined
    const origin = context.originAt(request, found)
    const key = anonymous ? pageKey(found, `${origin}|${language}`, url) : undefined
    const hit = key === undefined ? undefined : answers.get(key)
    if (hit) {
      request.fromMemory = true
      reply.hijack()
      return sendKept(request.raw, reply.raw, hit, set)
    }
    request.asking = { ...(await context.visitorAt(request, found)), language }
    if (request.asking.unready && url.pathname !== '/mypage/password')
      return reply
        .header('set-cookie', [...set, ...request.asking.jar.written])
        .redirect('/mypage/password', 302)
    const draw = await bundle.render()
    const rendered = await draw(new Request(`${origin}${pageAddress(url)}`), {
      api: clientFor(request.asking),
      session: { travel_agency: found.travel_agency, language, origin, ...loggedIn(request.asking) },
      assetsOf: (page) => bundle.assetsOf(page, language),
      brand: brandOf(found),
    })
    const cookiesSet = [...set, ...request.asking.jar.written]
    if (cookiesSet.length > 0) reply.header('set-cookie', cookiesSet)
    if ('location' in rendered) return reply.redirect(rendered.location, rendered.status)
    const keepAs = rendered.status === 200 && isKept(url.pathname) ? key : undefined
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': keepAs === undefined ? 'private, no-store' : 'no-cache',
      vary: 'Cookie, Accept-Encoding',
    })
    if (url.pathname.startsWith('/travel/booking/')) reply.header('referrer-policy', 'same-origin') // its address may hold a name
    const quick = quickly(request, rendered.html)
    if (keepAs !== undefined) {
      const kept = answers.keep(keepAs, 200, textHeaders(reply), rendered.html, quick)
      reply.hijack()
      return sendKept(request.raw, reply.raw, kept, cookiesSet)
    }
    if (rendered.status === 503) reply.header('retry-after', String(httpLimits.retryAfter_s))
    if (quick) reply.header('content-encoding', 'br')
    return reply.code(rendered.status).send(quick ?? rendered.html)
  }

  /** A draft, to who has an address that was signed for it; undefined when this one is not, or no more. */
  async function showPreview(
    request: FastifyRequest,
    reply: FastifyReply,
    site: SiteHere,
  ): Promise<FastifyReply | undefined> {
    const url = addressOf(request.url)
    const language = languageFor(site, url.searchParams.get('language') ?? undefined)
    const origin = context.originAt(request, site)
    const seen = await openPreview({ ground, clientFor }, request, { url, site, language, origin })
    if (!seen) return undefined
    const draw = await bundle.render()
    const rendered = await draw(new Request(`${origin}${pageAddress(url)}`), {
      api: seen.api,
      session: { travel_agency: site.travel_agency, language, origin, ...loggedIn(seen.asking) },
      assetsOf: (page) => bundle.assetsOf(page, language),
      brand: brandOf(site),
    })
    if (!('html' in rendered)) return undefined
    sendPreviewHeaders(reply, officeOrigin())
    return reply.code(rendered.status).send(rendered.html)
  }

  // §1: no agency, in Korean; 503 when the look-up itself failed.
  async function showNobody(request: FastifyRequest, reply: FastifyReply, status: number): Promise<unknown> {
    if (status === 503)
      request.log.error({ host: request.host }, 'the agency of this host could not be found out')
    else request.log.info({ host: request.host }, 'no agency for this host') // anybody may point a domain at us
    const draw = await bundle.render()
    const rendered = await draw(
      new Request(
        `http://nobody${status === 503 ? '/agencyError?unavailable' : request.url.startsWith('/404') ? '/404' : '/agencyError'}`,
      ),
      {
        api: clientFor(nobody(request)),
        session: { travel_agency: null, language: 'ko', origin: '', ...loggedIn(nobody(request)) },
        assetsOf: (page) => bundle.assetsOf(page, 'ko'),
        brand: undefined,
      },
    )
    if (status === 503) reply.header('retry-after', String(httpLimits.retryAfter_s))
    reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).code(status)
    return 'html' in rendered ? reply.send(rendered.html) : reply.redirect(rendered.location)
  }

  function pageKey(site: SiteHere, seenAs: string, url: URL): string | undefined {
    const revision = ground.revisions.of(site.travel_agency, ['site', 'catalog', 'board'])
    if (revision === undefined || drawnAnewKeys.some((name) => url.searchParams.has(name))) return undefined
    return `${site.travel_agency}|${revision}|${seenAs}|${pageAddress(url)}`
  }
}

/** Path and query alone: the host is the site's affair. To a browser \\ is another /, and what follows two of them is a host. */
function addressOf(asked: string): URL {
  const [path = ''] = asked.split('?', 1)
  return new URL(path.includes('\\') ? '/404' : asked.replace(/^\/{2,}/, '/'), 'http://page')
}

/** What a browser was told last holds for the host: pages alone tell it, so that no answer takes back what another said. */
const strictTransport = ({ agency }: SiteHere) =>
  `max-age=${yearSeconds}${agency.hsts_subdomains_yn === 'Y' ? '; includeSubDomains' : ''}`

// A visit from a mail, a messenger or Kakao brings no Strict cookie. Asked for once more by our own page, it does: who is logged in sees nothing else in between.
// The script reloads, because a refresh of an address with a # in it goes nowhere.
const comeAgain = (start: string) =>
  `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>…</title><noscript><meta http-equiv="refresh" content="0"></noscript><script type="module" src="${start}" data-script data-again></script></head></html>`

const cameCookie = (maxAge: number, secure: boolean) =>
  stringifySetCookie('came', '1', { path: '/', maxAge, sameSite: 'lax', httpOnly: true, secure })

// Once: a browser that calls its own reload a visit from elsewhere must not go round in circles.
function arrivesFromOutside(
  { headers }: FastifyRequest,
  { token, refreshToken, came }: Record<string, string | undefined>,
): boolean {
  return (
    headers['sec-fetch-site'] === 'cross-site' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    token === undefined &&
    refreshToken === undefined &&
    came === undefined
  )
}

const loggedIn = ({ member, unready, tokenUntil }: Asking) => ({
  isLoggedIn: member !== null,
  mustChange: unready !== null,
  tokenSeconds: tokenUntil === null ? null : Math.round(tokenUntil - Date.now() / 1000),
})

// The router ranks all routes anew for each match, which takes longer than everything else about a kept page.
const keptPaths = new LRUCache<string, boolean>({ max: 10_000 })

function isKept(pathname: string): boolean {
  const known = keptPaths.get(pathname)
  if (known !== undefined) return known
  const kept = matchRoutes(routes, pathname)?.[0]?.route.kept === true
  if (pathname.length < 200) keptPaths.set(pathname, kept)
  return kept
}

// The site is the same object until its revision moves, so its theme is hashed once.
const brands = new WeakMap<object, Brand>()

function brandOf({ agency, info, travel_agency }: SiteHere): Brand {
  const known = brands.get(agency)
  if (known) return known
  const hash = createHash('sha256').update(themeFile(agency.theme)).digest('base64url').slice(0, 10)
  const brand = {
    themeHref: `/theme/${travel_agency}-${hash}.css`,
    colour: brandHex(agency.theme),
    font: agency.theme.font,
    logo: info?.logo ?? null,
  }
  brands.set(agency, brand)
  return brand
}

function knownQuery(url: URL): string {
  let query = ''
  for (const name of isKept(url.pathname) ? queryKeys : [...queryKeys, ...unkeptKeys]) {
    const value = url.searchParams.get(name)
    if (value !== null && name !== 'language')
      query += `${query ? '&' : '?'}${name}=${encodeURIComponent(value)}`
  }
  return query
}

// The page sees its own parameters only: what it draws cannot depend on one that is not in the key.
const pageAddress = (url: URL) => url.pathname + knownQuery(url)

function cookiesToSet(
  wanted: Record<string, string>,
  sent: Record<string, string | undefined>,
  secure: boolean,
): string[] {
  return Object.entries(wanted).flatMap(([name, value]) =>
    sent[name] === value
      ? []
      : [stringifySetCookie(name, value, { path: '/', maxAge: yearSeconds, sameSite: 'lax', secure })],
  )
}

const inHaste = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 0 } }

/** Half a millisecond of ours saves half a second of a mobile network. */
function quickly(request: FastifyRequest, html: string): Buffer | undefined {
  return accepts(request.headers['accept-encoding'], 'br')
    ? zlib.brotliCompressSync(html, inHaste)
    : undefined
}

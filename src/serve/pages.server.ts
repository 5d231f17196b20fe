// Pages over HTTP: the agency's site for this host, kept whole where it is the same for everyone.
import { createHash, randomBytes } from 'node:crypto'
import zlib from 'node:zlib'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type Context, languageFor, nobody, type SiteHere } from '#context.server.ts'
import { wishedAmong } from '#domain/wish/among.server.ts'
import { cacheLimits, httpLimits, yearSeconds } from '#limits.ts'
import { brandHex } from '#plain/theme.ts'
import { accepts } from '#platform/cache/accepted.ts'
import { type Answers, type KeptAnswer, sendKept, sendPrivately } from '#platform/cache/answers.server.ts'
import { inAgency, isUnavailable } from '#platform/db/transaction.server.ts'
import { answer } from '#platform/http.server.ts'
import { openJar } from '#platform/jar.server.ts'
import { previewKey } from '#platform/preview.server.ts'
import type { Asking } from '#platform/wire/asking.ts'
import type { Ground } from '#platform/wire/invoke.server.ts'
import { textHeaders } from '#platform/wire/mount.server.ts'
import type { Api } from '#storefront/api.ts'
import type { Assets, Brand } from '#storefront/document.ts'
import type { Rendered, render } from '#storefront/render.server.tsx'
import { drawnAnewKeys } from '#storefront/routes.ts'
import type { Language } from '#words/language.ts'
import { mountBrandFonts } from './brand-font.server.ts'
import { arrivesFromOutside, cameCookie, comeAgain } from './come-again.server.ts'
import { fillFor, type Reader, readMarks, tripsOn } from './marked.server.ts'
import type { Assets as OfficeAssets } from './office.server.ts'
import { addressOf, keptAt, pageAddress } from './page-address.server.ts'
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

/** A page that somebody asks for. */
type Wanted = {
  request: FastifyRequest
  reply: FastifyReply
  site: SiteHere
  url: URL
  origin: string
  asking: Asking
}

/** The trips of a page that a member wished for. */

export function mountPages(
  app: FastifyInstance,
  { context, ground, answers, clientFor, bundle, officeOrigin }: Parts,
): void {
  // Most members have no heart on a page: what was filled and compressed for one is the next one's, too.
  const filled = new LRUCache<string, Buffer>({
    maxSize: cacheLimits.filled_bytes,
    sizeCalculation: ({ length }) => length + 200,
  })
  /** Pages that visitors do not get and members may: not worth drawing for everybody a second time. */
  const unkept = new LRUCache<string, true>({ max: 1_000 })
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
    const keptFor = keptAt(url.pathname)
    if (arrivesFromOutside(request, cookies) && !keptFor) {
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
    const isForAll = keptFor === 'everybody' || (keptFor === 'visitors' && anonymous)
    const key = isForAll ? pageKey(found, `${origin}|${language}`, url) : undefined
    const hit = key === undefined ? undefined : answers.get(key)
    if (hit && anonymous) {
      request.fromMemory = true
      reply.hijack()
      return sendKept(request.raw, reply.raw, hit, set)
    }
    const { wished, ...visitor } = await context.visitorAt(request, found, hit ? tripsOn(hit.places) : [])
    const asking = { ...visitor, language }
    request.asking = asking
    if (asking.unready && url.pathname !== '/mypage/password')
      return reply.header('set-cookie', [...set, ...asking.jar.written]).redirect('/mypage/password', 302)
    const wanted: Wanted = { request, reply, site: found, url, origin, asking }
    const { member } = asking
    const forAll = hit ?? (key === undefined ? undefined : await keepPage(key, wanted))
    const cookiesSet = [...set, ...asking.jar.written]
    if (key !== undefined && forAll && 'forms' in forAll && !(member && forAll.owners.includes(member.id))) {
      const hearts = member && ((hit && wished) ?? (await wishesOf(asking, member.id, forAll)))
      reply.hijack()
      if (anonymous) return sendKept(request.raw, reply.raw, forAll, cookiesSet)
      request.fromMemory = hit !== undefined
      return sendFilled(wanted, forAll, { key, hearts, cookies: cookiesSet })
    }
    const rendered = forAll && 'status' in forAll && !('forms' in forAll) ? forAll : await drawPage(wanted)
    if (cookiesSet.length > 0) reply.header('set-cookie', cookiesSet)
    if ('location' in rendered) return reply.redirect(rendered.location, rendered.status)
    reply.headers(headersOf('private, no-store'))
    if (url.pathname.startsWith('/travel/booking/')) reply.header('referrer-policy', 'same-origin') // its address may hold a name
    const quick = quickly(request, rendered.html)
    if (rendered.status === 503) reply.header('retry-after', String(httpLimits.retryAfter_s))
    if (quick) reply.header('content-encoding', 'br')
    return reply.code(rendered.status).send(quick ?? rendered.html)
  }

  const wishesOf = ({ travel_agency }: Asking, member_id: number, { places }: KeptAnswer) =>
    inAgency(ground.db, travel_agency, (tx) =>
      wishedAmong(tx, { travel_agency, member_id, package_codes: tripsOn(places) }),
    )

  async function drawPage({ site, url, origin, asking }: Wanted, word?: string): Promise<Rendered> {
    const { language } = asking
    const draw = await bundle.render()
    return draw(new Request(`${origin}${pageAddress(url)}`), {
      api: clientFor(asking),
      session: { travel_agency: site.travel_agency, language, origin, ...loggedIn(asking) },
      assetsOf: (page) => bundle.assetsOf(page, language),
      brand: brandOf(site),
      ...(word !== undefined && { word }),
    })
  }

  /**
   * The page for everybody, which nobody in particular asked for. Where visitors get none, this is what they are
   * answered, and a member's is drawn.
   */
  async function keepPage(key: string, wanted: Wanted): Promise<KeptAnswer | Rendered | undefined> {
    const { request, reply, asking } = wanted
    if (asking.member && unkept.has(key)) return undefined
    const rendered = await drawPage({ ...wanted, asking: asVisitor(asking) }, word)
    const { plain, places } = readMarks('html' in rendered ? rendered.html : '', word)
    if (rendered.status === 200 && 'html' in rendered) {
      reply.headers(headersOf('no-cache'))
      const quick = asking.member ? undefined : quickly(request, plain)
      return answers.keep(key, 200, textHeaders(reply), plain, { quick, places, owners: rendered.owners })
    }
    if (!asking.member) return 'html' in rendered ? { ...rendered, html: plain } : rendered
    unkept.set(key, true)
    return undefined
  }

  /** What is the member's is written into the page for everybody. Cookies of a log-in that has ended get a visitor's. */
  function sendFilled(
    { request, reply, asking }: Wanted,
    { headers, forms, places }: KeptAnswer,
    { key, hearts, cookies }: { key: string; hearts: string[] | null; cookies: string[] },
  ): void {
    const reader = hearts
      ? { wished: new Set(hearts), seconds: wholeMinutes(loggedIn(asking).tokenSeconds) }
      : undefined
    const fill = () =>
      Buffer.from(reader ? fillFor(reader, forms.plain.body, places) : forms.plain.body, 'latin1')
    const isShort = accepts(request.headers['accept-encoding'], 'br')
    const encoded = isShort ? { ...headers, 'content-encoding': 'br' } : headers
    sendPrivately(reply.raw, encoded, isShort ? shortOf(key, reader, fill) : fill(), cookies)
  }

  function shortOf(key: string, reader: Reader | undefined, fill: () => Buffer): Buffer {
    const name = `${key}|${reader ? `${reader.seconds}|${[...reader.wished].sort().join()}` : 'visitor'}`
    const known = filled.get(name)
    if (known) return known
    const made = zlib.brotliCompressSync(fill(), inHaste)
    filled.set(name, made)
    return made
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
    if (
      revision === undefined ||
      !answers.isKeeping ||
      drawnAnewKeys.some((name) => url.searchParams.has(name))
    )
      return undefined
    return `${site.travel_agency}|${revision}|${seenAs}|${pageAddress(url)}`
  }
}

/** What a browser was told last holds for the host: pages alone tell it, so that no answer takes back what another said. */
const strictTransport = ({ agency }: SiteHere) =>
  `max-age=${yearSeconds}${agency.hsts_subdomains_yn === 'Y' ? '; includeSubDomains' : ''}`

const loggedIn = ({ member, unready, tokenUntil }: Asking) => ({
  isLoggedIn: member !== null,
  mustChange: unready !== null,
  tokenSeconds: tokenUntil === null ? null : Math.round(tokenUntil - Date.now() / 1000),
})

const asVisitor = <A extends Asking>(asking: A): A =>
  asking.member
    ? { ...asking, member: null, unready: null, tokenUntil: null, jar: openJar(undefined, false) }
    : asking

const headersOf = (cacheControl: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': cacheControl,
  vary: 'Cookie, Accept-Encoding',
})

/** So that members with the same hearts have the same page, for a minute. */
const wholeMinutes = (seconds: number | null) => Math.floor((seconds ?? 0) / 60) * 60

/** Stands in every mark, and leaves this process in none. */
const word = randomBytes(12).toString('base64url')

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
function quickly(request: FastifyRequest, html: string | Buffer): Buffer | undefined {
  return accepts(request.headers['accept-encoding'], 'br')
    ? zlib.brotliCompressSync(html, inHaste)
    : undefined
}

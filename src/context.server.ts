// Who is asking: host → agency, cookies → member or visitor, language.
// Everything later trusts this and nothing else.
import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { hostName, originOf } from '#domain/agency/hosts.ts'
import type { Hosts } from '#domain/agency/look-up.server.ts'
import { type Site, siteOf } from '#domain/agency/site.server.ts'
import { refreshSession } from '#domain/member/session.server.ts'
import { type Known, readToken } from '#domain/member/token.server.ts'
import { refuse } from '#errors.ts'
import { openJar } from '#platform/jar.server.ts'
import { addressOf, networkOf } from '#platform/network.ts'
import type { KeyFor } from '#platform/secrets.server.ts'
import type { Asking } from '#platform/wire/asking.ts'
import type { Ground } from '#platform/wire/invoke.server.ts'
import { isLanguage, type Language } from '#words/language.ts'

export type SiteHere = Site & {
  travel_agency: number
  agency: NonNullable<Site['agency']>
  meta: NonNullable<Site['meta']>
}
export type Context = ReturnType<typeof openContext>
type Parts = { ground: Ground; hosts: Hosts; keyFor: KeyFor; apiHosts: string[] }

export function openContext({ ground, hosts, keyFor, apiHosts }: Parts) {
  const tokenKey = keyFor('access token')

  /** Who asks in a call. Refused when the host has no agency. */
  async function whoAsks(request: FastifyRequest): Promise<Asking> {
    const site = await siteAt(request)
    return site ? askingAt(request, site) : refuse('AGENCY_NOT_FOUND')
  }

  /** The site a host shows, or undefined when the agency's key or meta is missing. §1 */
  async function siteAt(request: FastifyRequest): Promise<SiteHere | undefined> {
    const host = hostName(request.host)
    if (host === undefined) return undefined
    const found = apiHosts.includes(host) ? chosenKey(request) : hosts.keyOf(host)
    const travel_agency = typeof found === 'number' ? found : await found
    if (travel_agency === 0) return undefined
    const site = await siteOf({ travel_agency, ...ground })
    const { agency, meta } = site
    return agency && meta ? { ...site, agency, meta, travel_agency } : undefined
  }

  /** Whose request it is, as far as it is known without asking the database. */
  function agencyOf(request: FastifyRequest): number {
    const host = hostName(request.host)
    if (host === undefined) return 0
    return apiHosts.includes(host) ? chosenKey(request) : hosts.knownKeyOf(host)
  }

  /** `wished`: which of the trips the member wishes for; undefined for a visitor. */
  async function askingAt(
    request: FastifyRequest,
    site: SiteHere,
    trips: readonly string[] = [],
  ): Promise<Asking & { wished?: string[] }> {
    const cookies = parseCookie(request.headers.cookie ?? '')
    const duplicateCookies = hasTwins(request.headers.cookie)
    const { travel_agency } = site
    const known =
      duplicateCookies || !cookies.token
        ? null
        : await readToken(cookies.token, { key: tokenKey, db: ground.db, travel_agency, trips })
    return {
      travel_agency,
      language: languageFor(site, cookies.language),
      host: request.host.toLowerCase(),
      origin: originAt(request, site),
      ...asPerson(known),
      ...(known && { wished: known.wished }),
      jar: openJar(request.headers.cookie, request.protocol === 'https'),
      idempotencyKey: keyOf(request.headers['idempotency-key']),
      duplicateCookies,
      request_id: request.id,
      ip: addressOf(request),
      network: networkOf(addressOf(request)),
      device: '',
      log: request.log,
    }
  }

  /** The address the site of this host gives itself. */
  const originAt = (request: FastifyRequest, { domains }: Site): string =>
    originOf(request, domains, hosts.isDemo(hostName(request.host) ?? ''))

  /**
   * Who asks for a page. When the access token has ended, the refresh token is used, so a member with a valid
   * log-in is never asked to log in. Then `wished` is not known.
   */
  async function visitorAt(request: FastifyRequest, site: SiteHere, trips: readonly string[]) {
    const asking = await askingAt(request, site, trips)
    if (asking.tokenUntil !== null || asking.duplicateCookies || !asking.jar.sent.refreshToken) return asking
    const refreshed = await refreshSession(
      { ...asking, keyFor, aside: ground.db },
      asking.jar.sent.refreshToken,
    )
    return { ...asking, ...asPerson(refreshed?.known ?? null) }
  }

  return { whoAsks, agencyOf, siteAt, askingAt, visitorAt, originAt }
}

/** A visitor of no agency. */
export const nobody = ({ id, ip, log }: Pick<FastifyRequest, 'id' | 'ip' | 'log'>): Asking => ({
  travel_agency: 0,
  language: 'ko',
  host: '',
  origin: '',
  ...asPerson(null),
  jar: openJar(undefined, false),
  idempotencyKey: undefined,
  duplicateCookies: false,
  request_id: id,
  ip,
  network: networkOf(ip),
  device: '',
  log,
})

export const keyOf = (header: unknown) =>
  typeof header === 'string' && /^[\x21-\x7e]{8,100}$/.test(header) ? header : undefined

const asPerson = (known: Known | null) => ({
  member: known && !known.must_change ? known.person : null,
  unready: known?.must_change ? known.person : null,
  staff: null,
  factorsNeeded: true,
  tokenUntil: known?.until ?? null,
})

/** The cookie is honoured where the agency has two languages; elsewhere its own language rules. §1 */
export function languageFor({ agency, info }: Site, chosen: unknown): Language {
  return info?.multilingual_yn === 'Y' && isLanguage(chosen) ? chosen : (agency?.default_language ?? 'ko')
}

// On a host of API_HOSTS the query names the agency: the body is read only after we know who asks.
export function chosenKey(request: FastifyRequest): number {
  const { query } = request
  const sent =
    typeof query === 'object' && query !== null && 'travel_agency' in query ? query.travel_agency : undefined
  return typeof sent === 'string' && /^\d{1,9}$/.test(sent) ? Number(sent) : 0
}

// A sibling host can plant a second cookie of the same name, and we cannot tell which one is ours.
const twins = /(?:^|;\s*)(token|refreshToken)=.*?;\s*\1=/
const hasTwins = (header = '') => twins.test(header)

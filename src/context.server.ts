// Builds the context of a request: host → agency, cookies → member or visitor, language.
// Everything later trusts this and nothing else.
import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import type { HostLookup } from '#domain/agency/address/host-lookup.server.ts'
import { buildOrigin, parseHostName } from '#domain/agency/address/hosts.ts'
import { getSite, type Site } from '#domain/agency/site.server.ts'
import { type Authentication, readToken } from '#domain/member/access-token.server.ts'
import { refreshSession } from '#domain/member/session.server.ts'
import { refuse } from '#errors.ts'
import { isLanguage, type Language } from '#i18n/language.ts'
import { createCookies } from '#platform/cookies.server.ts'
import { getIp, toNetwork } from '#platform/network.ts'
import type { KeyFor } from '#platform/secrets.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'
import type { RequestContext } from '#platform/wire/request-context.ts'

export type CurrentSite = Site & {
  travel_agency: number
  agency: NonNullable<Site['agency']>
  meta: NonNullable<Site['meta']>
}
export type RequestContexts = ReturnType<typeof createRequestContexts>
type ContextOptions = { deps: Deps; hosts: HostLookup; keyFor: KeyFor; apiHosts: string[] }

export function createRequestContexts({ deps, hosts, keyFor, apiHosts }: ContextOptions) {
  const tokenKey = keyFor('access token')

  /** Who asks in a call. Refused when the host has no agency. */
  async function createRequestContext(request: FastifyRequest): Promise<RequestContext> {
    const site = await findSite(request)
    return site ? createSiteContext(request, site) : refuse('AGENCY_NOT_FOUND')
  }

  /** The site a host shows, or undefined when the agency's key or meta is missing. §1 */
  async function findSite(request: FastifyRequest): Promise<CurrentSite | undefined> {
    const host = parseHostName(request.host)
    if (host === undefined) return undefined
    const isApiHost = apiHosts.includes(host)
    const agencyKey = isApiHost ? readAgencyParam(request) : hosts.findAgencyKey(host)
    const travel_agency = typeof agencyKey === 'number' ? agencyKey : await agencyKey
    if (travel_agency === 0) return undefined
    const site = await getSite({ travel_agency, ...deps })
    const { agency, meta } = site
    if (agency?.state === 'closed' || (isApiHost && agency?.state === 'preparing')) return undefined
    return agency && meta ? { ...site, agency, meta, travel_agency } : undefined
  }

  /** Whose request it is, as far as it is known without asking the database. */
  function getKnownAgency(request: FastifyRequest): number {
    const host = parseHostName(request.host)
    if (host === undefined) return 0
    return apiHosts.includes(host) ? readAgencyParam(request) : hosts.peekAgencyKey(host)
  }

  /** `wished`: which of the trips the member wishes for; undefined for a visitor. */
  async function createSiteContext(
    request: FastifyRequest,
    site: CurrentSite,
    trips: readonly string[] = [],
  ): Promise<RequestContext & { wished?: string[] }> {
    const cookies = parseCookie(request.headers.cookie ?? '')
    const hasDuplicateCookies = hasDuplicateTokenCookies(request.headers.cookie)
    const { travel_agency } = site
    const identity =
      hasDuplicateCookies || !cookies.token
        ? null
        : await readToken(cookies.token, { key: tokenKey, db: deps.db, travel_agency, trips })
    return {
      travel_agency,
      language: pickLanguage(site, cookies.language),
      host: request.host.toLowerCase(),
      origin: getRequestOrigin(request, site),
      ...toIdentity(identity),
      ...(identity && { wished: identity.wished }),
      cookies: createCookies(request.headers.cookie, request.protocol === 'https'),
      idempotencyKey: parseIdempotencyKey(request.headers['idempotency-key']),
      hasDuplicateCookies,
      request_id: request.id,
      ip: getIp(request),
      network: toNetwork(getIp(request)),
      device: '',
      log: request.log,
    }
  }

  /** The address the site of this host gives itself. */
  const getRequestOrigin = (request: FastifyRequest, { agency, domains }: Site): string =>
    buildOrigin(
      request,
      agency?.state === 'preparing' ? [] : domains,
      hosts.isDemo(parseHostName(request.host) ?? ''),
    )

  /** Where a public site with a domain of its own is found, for who comes to its preview address. */
  function findMovedOrigin(request: FastifyRequest, site: Site): string | undefined {
    const isPreview = hosts.isPreview(parseHostName(request.host) ?? '')
    if (!isPreview || site.agency?.state === 'preparing' || site.domains.length === 0) return undefined
    return getRequestOrigin(request, site)
  }

  /**
   * Who asks for a page. When the access token has ended, the refresh token is used, so a member with a valid
   * log-in is never asked to log in. Then `wished` is not known.
   */
  async function createPageContext(request: FastifyRequest, site: CurrentSite, trips: readonly string[]) {
    const requestContext = await createSiteContext(request, site, trips)
    if (
      requestContext.tokenUntil !== null ||
      requestContext.hasDuplicateCookies ||
      !requestContext.cookies.received.refreshToken
    )
      return requestContext
    const refreshed = await refreshSession(
      { ...requestContext, keyFor, dbOutsideTx: deps.db },
      requestContext.cookies.received.refreshToken,
    )
    return { ...requestContext, ...toIdentity(refreshed?.authentication ?? null) }
  }

  return {
    createRequestContext,
    getKnownAgency,
    findSite,
    createSiteContext,
    createPageContext,
    getRequestOrigin,
    findMovedOrigin,
  }
}

/** A visitor of no agency. */
export const createAnonymousContext = ({
  id,
  ip,
  log,
}: Pick<FastifyRequest, 'id' | 'ip' | 'log'>): RequestContext => ({
  travel_agency: 0,
  language: 'ko',
  host: '',
  origin: '',
  ...toIdentity(null),
  cookies: createCookies(undefined, false),
  idempotencyKey: undefined,
  hasDuplicateCookies: false,
  request_id: id,
  ip,
  network: toNetwork(ip),
  device: '',
  log,
})

export const parseIdempotencyKey = (header: unknown) =>
  typeof header === 'string' && /^[\x21-\x7e]{8,100}$/.test(header) ? header : undefined

const toIdentity = (identity: Authentication | null) => ({
  member: identity && !identity.must_change ? identity.person : null,
  temporaryLogin: identity?.must_change ? identity.person : null,
  staff: null,
  requiresSecondFactor: true,
  tokenUntil: identity?.until ?? null,
})

/** The cookie is honoured where the agency has two languages; elsewhere its own language rules. §1 */
export function pickLanguage({ agency, info }: Site, chosen: unknown): Language {
  return info?.multilingual_yn === 'Y' && isLanguage(chosen) ? chosen : (agency?.default_language ?? 'ko')
}

// On a host of API_HOSTS the query names the agency: the body is read only after we know who asks.
export function readAgencyParam(request: FastifyRequest): number {
  const { query } = request
  const sent =
    typeof query === 'object' && query !== null && 'travel_agency' in query ? query.travel_agency : undefined
  return typeof sent === 'string' && /^\d{1,9}$/.test(sent) ? Number(sent) : 0
}

// A sibling host can plant a second cookie of the same name, and we cannot tell which one is ours.
const duplicateTokenCookies = /(?:^|;\s*)(token|refreshToken)=.*?;\s*\1=/
const hasDuplicateTokenCookies = (header = '') => duplicateTokenCookies.test(header)

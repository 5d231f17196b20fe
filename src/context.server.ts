// Who is asking: host → agency, cookies → member or visitor, language. Everything later trusts this and nothing else.
import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { hostName, originOf } from '#domain/agency/hosts.ts'
import type { Hosts } from '#domain/agency/look-up.server.ts'
import { type Site, siteOf } from '#domain/agency/site.server.ts'
import { readToken } from '#domain/member/token.server.ts'
import { refuse } from '#errors.ts'
import type { KeyFor } from '#platform/secrets.server.ts'
import type { Asking, Person } from '#platform/wire/asking.ts'
import type { Ground } from '#platform/wire/invoke.server.ts'
import { isLanguage, type Language } from '#words/language.ts'

export type SiteHere = Site & { travel_agency: number; agency: NonNullable<Site['agency']>; meta: NonNullable<Site['meta']> }
export type Context = ReturnType<typeof openContext>
type Parts = { ground: Ground; hosts: Hosts; keyFor: KeyFor; apiHosts: string[] }

export function openContext({ ground, hosts, keyFor, apiHosts }: Parts) {
  const tokenKey = keyFor('access token')

  /** A call's asker; refused when the host is nobody's. */
  async function whoAsks(request: FastifyRequest): Promise<Asking> {
    const site = await siteAt(request)
    return site ? askingAt(request, site) : refuse('AGENCY_NOT_FOUND')
  }

  /** The site a host shows, or undefined when the agency's key or meta is missing. §1 */
  async function siteAt(request: FastifyRequest): Promise<SiteHere | undefined> {
    const host = hostName(request.host)
    const found = host === undefined ? 0 : apiHosts.includes(host) ? chosenKey(request) : hosts.keyOf(host)
    const travel_agency = typeof found === 'number' ? found : await found
    if (travel_agency === 0) return undefined
    const site = await siteOf({ travel_agency, ...ground })
    const { agency, meta } = site
    return agency && meta ? { ...site, agency, meta, travel_agency } : undefined
  }

  async function askingAt(request: FastifyRequest, site: SiteHere): Promise<Asking> {
    const cookies = parseCookie(request.headers.cookie ?? '')
    const duplicateCookies = hasTwins(request.headers.cookie)
    return {
      travel_agency: site.travel_agency,
      language: languageFor(site, cookies.language),
      host: request.host.toLowerCase(),
      member: duplicateCookies || !cookies.token ? null : await memberOf(site.travel_agency, cookies.token),
      duplicateCookies,
      request_id: request.id,
      ip: request.ip,
      log: request.log,
    }
  }

  /** The address the site of this host gives itself. */
  const originAt = (request: FastifyRequest, { domains }: Site): string => originOf(request, domains, hosts.isDemo(hostName(request.host) ?? ''))

  const memberOf = (travel_agency: number, token: string): Promise<Person | null> => readToken(tokenKey, ground.db, travel_agency, token)

  return { whoAsks, siteAt, askingAt, originAt }
}

/** The cookie is honoured where the agency has two languages; elsewhere its own language rules. §1 */
export function languageFor({ agency, info }: Site, chosen: unknown): Language {
  return info?.multilingual_yn === 'Y' && isLanguage(chosen) ? chosen : (agency?.default_language ?? 'ko')
}

// On a host of API_HOSTS the caller names the agency, in the query: the body is not read before it is known who asks.
function chosenKey(request: FastifyRequest): number {
  const { query } = request
  const sent = typeof query === 'object' && query !== null && 'travel_agency' in query ? query.travel_agency : undefined
  return typeof sent === 'string' && /^\d{1,9}$/.test(sent) ? Number(sent) : 0
}

// A sibling host can plant a second cookie of the same name; which one is ours cannot be told.
const twins = /(?:^|;\s*)(token|refreshToken)=.*?;\s*\1=/
const hasTwins = (header = '') => twins.test(header)

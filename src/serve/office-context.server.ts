// Builds the context of an office request: cookie → person, query → agency, and what they may do there.
import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { parseIdempotencyKey, readAgencyParam } from '#context.server.ts'
import { getKeyHolder } from '#domain/staff/keys.server.ts'
import { cookieName, readSession } from '#domain/staff/session.server.ts'
import { refuse } from '#errors.ts'
import { isLanguage } from '#i18n/language.ts'
import { cacheLimits } from '#limits/machine.ts'
import { createCookies } from '#platform/cookies.server.ts'
import { getIp, toNetwork } from '#platform/network.ts'
import { hashSha256 } from '#platform/secrets.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'
import type { RequestContext } from '#platform/wire/request-context.ts'

/** Guides and suppliers have no log-in: their calls look for the pass or the token of a link themselves. */
const linkPaths = ['/api/office/guide/', '/api/office/supplier-link/']

type OfficeContextOptions = { deps: Deps; requiresSecondFactor: boolean }

export function createOfficeContexts({ deps, requiresSecondFactor }: OfficeContextOptions) {
  /**
   * The agency we last saw this person work for. The query alone is no proof: anybody can name an agency
   * there.
   */
  const agencyByClaim = new LRUCache<string, number>({ max: cacheLimits.staff, ttl: cacheLimits.staff_ms })

  /** The agency of a request, as far as we know without the database; 0 for a stranger. */
  const getKnownAgency = (request: FastifyRequest): number => agencyByClaim.get(createClaimKey(request)) ?? 0

  /** For somebody who does not work for an agency, it does not exist. */
  async function createRequestContext(request: FastifyRequest): Promise<RequestContext> {
    const cookies = createCookies(request.headers.cookie, request.protocol === 'https')
    const chosen = readAgencyParam(request)
    const { staff, travel_agency } = await authenticate(request, cookies.received[cookieName], chosen)
    if (staff && travel_agency !== 0) agencyByClaim.set(createClaimKey(request), travel_agency)
    const { language: sent } = cookies.received
    return {
      travel_agency,
      language: staff?.language ?? (isLanguage(sent) ? sent : 'ko'),
      host: request.host.toLowerCase(),
      origin: `${request.protocol}://${request.host.toLowerCase()}`,
      member: null,
      temporaryLogin: null,
      tokenUntil: null,
      staff,
      requiresSecondFactor,
      cookies,
      idempotencyKey: parseIdempotencyKey(request.headers['idempotency-key']),
      hasDuplicateCookies: (request.headers.cookie?.match(officeCookies) ?? []).length > 1,
      request_id: request.id,
      ip: getIp(request),
      network: toNetwork(getIp(request)),
      device: String(request.headers['user-agent'] ?? ''),
      log: request.log,
    }
  }

  /**
   * The caller is somebody with a log-in; or, with a key, an agency's own system, whatever cookies come
   * along.
   */
  async function authenticate(request: FastifyRequest, token: string | undefined, chosen: number) {
    if (linkPaths.some((path) => request.url.startsWith(path))) return { staff: null, travel_agency: chosen }
    const { authorization } = request.headers
    if (authorization !== undefined) {
      const holder = await getKeyHolder(deps.db, authorization, toNetwork(getIp(request)))
      if (chosen !== 0 && chosen !== holder.travel_agency) refuse('AGENCY_NOT_FOUND')
      return holder
    }
    const staff = await readSession(deps.db, token, chosen)
    if (staff && chosen !== 0 && staff.roles.length === 0)
      refuse(staff.is_operator ? 'GRANT_REQUIRED' : 'AGENCY_NOT_FOUND')
    // 0 without a log-in: then tries are counted under one number, whatever the query says.
    return { staff, travel_agency: staff ? chosen : 0 }
  }

  return { createRequestContext, getKnownAgency }
}

/** The log-in of a request, and its agency. */
const createClaimKey = (request: FastifyRequest): string => {
  const { authorization, cookie = '' } = request.headers
  return `${hashSha256(authorization ?? parseCookie(cookie)[cookieName] ?? '')} ${readAgencyParam(request)}`
}

// A sibling host can plant a second cookie of the same name, and we cannot tell which one is ours.
const officeCookies = new RegExp(`(?:^|;\\s*)${cookieName}=`, 'g')

// Who is asking at the office: cookie → person, query → agency, and what the person may do there.
import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { chosenKey, keyOf } from '#context.server.ts'
import { readKey } from '#domain/staff/keys.server.ts'
import { cookieName, readSession } from '#domain/staff/session.server.ts'
import { refuse } from '#errors.ts'
import { cacheLimits } from '#limits/machine.ts'
import { openJar } from '#platform/jar.server.ts'
import { addressOf, networkOf } from '#platform/network.ts'
import { sha256Of } from '#platform/secrets.server.ts'
import type { Asking } from '#platform/wire/asking.ts'
import type { Ground } from '#platform/wire/invoke.server.ts'
import { isLanguage } from '#words/language.ts'

type Parts = { ground: Ground; factorsNeeded: boolean }

export function openOfficeContext({ ground, factorsNeeded }: Parts) {
  /**
   * The agency we last saw this person work for. The query alone is no proof: anybody can name an agency
   * there.
   */
  const seen = new LRUCache<string, number>({ max: cacheLimits.staff, ttl: cacheLimits.staff_ms })

  /** Whose request it is, as far as we know without the database; 0 for a stranger. */
  const agencyOf = (request: FastifyRequest): number => seen.get(claimOf(request)) ?? 0

  /** For somebody who does not work for an agency, it does not exist. */
  async function whoAsks(request: FastifyRequest): Promise<Asking> {
    const jar = openJar(request.headers.cookie, request.protocol === 'https')
    const chosen = chosenKey(request)
    const { staff, travel_agency } = await whoIsHere(request, jar.sent[cookieName], chosen)
    if (staff && travel_agency !== 0) seen.set(claimOf(request), travel_agency)
    const { language: sent } = jar.sent
    return {
      travel_agency,
      language: staff?.language ?? (isLanguage(sent) ? sent : 'ko'),
      host: request.host.toLowerCase(),
      origin: `${request.protocol}://${request.host.toLowerCase()}`,
      member: null,
      unready: null,
      tokenUntil: null,
      staff,
      factorsNeeded,
      jar,
      idempotencyKey: keyOf(request.headers['idempotency-key']),
      duplicateCookies: (request.headers.cookie?.match(twins) ?? []).length > 1,
      request_id: request.id,
      ip: addressOf(request),
      network: networkOf(addressOf(request)),
      device: String(request.headers['user-agent'] ?? ''),
      log: request.log,
    }
  }

  /** Somebody with a log-in; or, with a key, an agency's own system, whatever cookies come along. */
  async function whoIsHere(request: FastifyRequest, token: string | undefined, chosen: number) {
    const { authorization } = request.headers
    if (authorization !== undefined) {
      const holder = await readKey(ground.db, authorization, networkOf(addressOf(request)))
      if (chosen !== 0 && chosen !== holder.travel_agency) refuse('AGENCY_NOT_FOUND')
      return holder
    }
    const staff = await readSession(ground.db, token, chosen)
    if (staff && chosen !== 0 && staff.roles.length === 0) refuse('AGENCY_NOT_FOUND')
    // 0 without a log-in: then tries are counted under one number, whatever the query says.
    return { staff, travel_agency: staff ? chosen : 0 }
  }

  return { whoAsks, agencyOf }
}

/** The log-in of a request, and its agency. */
const claimOf = (request: FastifyRequest): string => {
  const { authorization, cookie = '' } = request.headers
  return `${sha256Of(authorization ?? parseCookie(cookie)[cookieName] ?? '')} ${chosenKey(request)}`
}

// A sibling host can plant a second cookie of the same name, and we cannot tell which one is ours.
const twins = new RegExp(`(?:^|;\\s*)${cookieName}=`, 'g')

// What the Kakao stand-in remembers, in memory: apps, codes, tokens, and who is linked to which app.
import { randomBytes } from 'node:crypto'
import type { TokenCode, UserCode } from './codes.server.ts'
import { findPerson, type SimPerson } from './people.server.ts'

/**
 * An agency's app. Ids are the same in all apps, which Kakao's are not: what mistakes one agency's member for
 * another's shows.
 */
export type SimApp = {
  client_id: string
  client_secret?: string
  admin_key?: string
  redirect_uris: string[]
}
type Agreement = { client_id: string; redirect_uri: string; kakao_id: string }
type Token = {
  client_id: string
  person: SimPerson
  access_token: string
  access_until: number
  refresh_token: string
  refresh_until: number
}

const code_ms = 10 * 60_000
const access_s = 21_599
const refresh_s = 5_183_999
const month_ms = 30 * 86_400_000

export type KakaoStore = ReturnType<typeof createKakaoStore>

export function createKakaoStore() {
  const apps = new Map<string, SimApp & { app_id: number }>()
  const codes = new Map<string, Agreement & { person: SimPerson; until: number }>()
  /** When each was linked, by app and person. */
  const links = new Map<string, Date>()
  const unlinked: { client_id: string; kakao_id: string }[] = []
  let ahead_ms = 0
  const now = () => Date.now() + ahead_ms
  const tokens = createTokens(now)
  const buildLinkKey = (client_id: string, { kakao_id }: SimPerson) => `${client_id} ${kakao_id}`

  return {
    unlinked,
    advance: (ms: number) => {
      ahead_ms += ms
    },
    registerApp: (app: SimApp) => {
      apps.set(app.client_id, { ...app, app_id: apps.get(app.client_id)?.app_id ?? 100_001 + apps.size })
    },
    findApp: (client_id: string | null) => apps.get(client_id ?? ''),
    connectedAt: (client_id: string, person: SimPerson) => links.get(buildLinkKey(client_id, person)),

    /** Somebody agreed: the code that says so. */
    agree(agreement: Agreement): string {
      const person = findPerson(agreement.kakao_id)
      if (!person) throw new Error('nobody at the Kakao stand-in has this id')
      const code = newToken()
      codes.set(code, { ...agreement, person, until: now() + code_ms })
      const link = buildLinkKey(agreement.client_id, person)
      if (!links.has(link)) links.set(link, new Date(now()))
      return code
    },

    /** POST /oauth/token */
    issueToken(form: URLSearchParams): TokenCode | object {
      const grant = form.get('grant_type')
      if (grant !== 'authorization_code' && grant !== 'refresh_token') return 'KOE310'
      const app = apps.get(form.get('client_id') ?? '')
      if (!app) return 'KOE101'
      if (app.client_secret && app.client_secret !== form.get('client_secret')) return 'KOE010'
      return grant === 'refresh_token'
        ? tokens.renew(app.client_id, form.get('refresh_token'))
        : exchange(app, form)
    },

    /** Whom a request is about: by a token of theirs, or by the app's admin key and their id. */
    findSubject(
      authorization = '',
      form: URLSearchParams,
    ): UserCode | { app: SimApp & { app_id: number }; person: SimPerson; expires_in?: number } {
      const [scheme, key] = authorization.split(' ')
      if (scheme === 'KakaoAK') return findTarget(key, form)
      const token = scheme === 'Bearer' ? tokens.find(key) : undefined
      const app = token && apps.get(token.client_id)
      return app
        ? { app, person: token.person, expires_in: Math.floor((token.access_until - now()) / 1000) }
        : '-401'
    },

    logout: tokens.revoke,

    unlink(client_id: string, person: SimPerson): void {
      tokens.revoke(client_id, person)
      links.delete(buildLinkKey(client_id, person))
      unlinked.push({ client_id, kakao_id: person.kakao_id })
    },
  }

  function exchange({ client_id }: SimApp, form: URLSearchParams): TokenCode | object {
    const code = form.get('code') ?? ''
    const agreement = codes.get(code)
    if (!agreement || agreement.client_id !== client_id || agreement.until <= now()) return 'KOE320'
    if (agreement.redirect_uri !== form.get('redirect_uri')) return 'KOE303'
    codes.delete(code)
    return tokens.issue(client_id, agreement.person)
  }

  function findTarget(key: string | undefined, form: URLSearchParams) {
    const app = [...apps.values()].find(({ admin_key }) => admin_key !== undefined && admin_key === key)
    if (!app) return '-401'
    const target_id = form.get('target_id')
    if (form.get('target_id_type') !== 'user_id' || !target_id) return '-2'
    const person = findPerson(target_id)
    if (!person) return '-103'
    return links.has(buildLinkKey(app.client_id, person)) ? { app, person } : '-101'
  }
}

/** The tokens that were given and not taken back. */
function createTokens(now: () => number) {
  let tokens: Token[] = []
  const newAccess = () => ({ access_token: newToken(), access_until: now() + access_s * 1000 })
  const newRefresh = () => ({ refresh_token: newToken(), refresh_until: now() + refresh_s * 1000 })

  return {
    issue(client_id: string, person: SimPerson): object {
      const token = { client_id, person, ...newAccess(), ...newRefresh() }
      tokens.push(token)
      return {
        token_type: 'bearer',
        access_token: token.access_token,
        expires_in: access_s,
        refresh_token: token.refresh_token,
        refresh_token_expires_in: refresh_s,
        ...(person.scope && { scope: person.scope }),
      }
    },

    renew(client_id: string, refresh_token: string | null): TokenCode | object {
      if (!refresh_token) return 'KOE319'
      const token = tokens.find(
        (each) =>
          each.refresh_token === refresh_token && each.client_id === client_id && each.refresh_until > now(),
      )
      if (!token) return 'KOE322'
      const isOld = token.refresh_until - now() < month_ms
      Object.assign(token, newAccess(), isOld && newRefresh())
      return {
        token_type: 'bearer',
        access_token: token.access_token,
        expires_in: access_s,
        ...(isOld && { refresh_token: token.refresh_token, refresh_token_expires_in: refresh_s }),
      }
    },

    find: (key: string | undefined) =>
      tokens.find(({ access_token, access_until }) => access_token === key && access_until > now()),

    revoke(client_id: string, person: SimPerson): void {
      tokens = tokens.filter((token) => token.client_id !== client_id || token.person !== person)
    },
  }
}

const newToken = () => randomBytes(32).toString('base64url')

// Log-in by Kakao: where the visitor is sent, who came back, and unlinking an account.
// Only Kakao's codes are logged: no name, no id, no secret.

import { z } from 'zod'
import { readFields } from '#lib/read-fields.ts'
import { kakaoLimits } from '#limits/services.ts'
import type { Log } from '#platform/log.server.ts'
import { Day, personName } from '#platform/wire/shapes.ts'

/** An agency's app at Kakao. Without an admin key nobody can be unlinked. */
type KakaoApp = { client_id: string; client_secret?: string | undefined; admin_key?: string | undefined }

/** The id is all that is sure to be there. */
export type KakaoPerson = {
  kakao_id: string
  name?: string
  email?: string
  email_verified: boolean
  gender?: 'male' | 'female'
  birthdate?: string
  contact?: string
}

export type Kakao = {
  /** The address to which the browser is sent. */
  createAuthorizeUrl: (input: { client_id: string; redirect_uri: string; state: string }) => string
  /**
   * The person behind a code; undefined when Kakao says no or does not answer in time. A code works once, so
   * nothing is tried again: the visitor starts over.
   */
  findPerson: (
    app: KakaoApp,
    input: { code: string; redirect_uri: string },
  ) => Promise<KakaoPerson | undefined>
  /**
   * Throws when it could not be done now, so that the job tries again. An account that is no longer linked
   * counts as done.
   */
  unlink: (app: KakaoApp, kakao_id: string) => Promise<void>
  /** The key that Kakao does not take, found with a code and a person that do not exist. */
  checkApp: (app: KakaoApp) => Promise<'ok' | 'unreachable' | 'client_id' | 'client_secret' | 'admin_key'>
}

/**
 * Read again for each call, because the demo's own port is known only once it listens.
 * `authPage` is `auth` as a browser reaches it, where that differs; a path alone will do.
 */
export type KakaoUrls = { auth: () => string; api: () => string; authPage?: () => string }

export function createKakao(urls: KakaoUrls, log: Log, wait_ms: number = kakaoLimits.wait_ms): Kakao {
  return {
    createAuthorizeUrl: (input) =>
      `${(urls.authPage ?? urls.auth)()}/oauth/authorize?${new URLSearchParams({ response_type: 'code', ...input })}`,

    async findPerson({ client_id, client_secret }, { code, redirect_uri }) {
      const signal = AbortSignal.timeout(wait_ms)
      const form = {
        grant_type: 'authorization_code',
        client_id,
        redirect_uri,
        code,
        ...(client_secret && { client_secret }),
      }
      const token = await postToKakao(Token, `${urls.auth()}/oauth/token`, { form, signal })
      const person =
        'failed' in token
          ? token
          : await postToKakao(Person, `${urls.api()}/v2/user/me`, {
              form: {},
              authorization: `Bearer ${token.answer.access_token}`,
              signal,
            })
      if ('answer' in person) return person.answer
      log.warn({ client_id, kakao: person.failed }, 'a log-in by Kakao came to nothing')
    },

    async unlink({ admin_key }, kakao_id) {
      if (!admin_key) throw new Error('nobody can be unlinked from Kakao without the admin key of the app')
      const form = { target_id_type: 'user_id', target_id: kakao_id }
      const unlinked = await postToKakao(Unlinked, `${urls.api()}/v1/user/unlink`, {
        form,
        authorization: `KakaoAK ${admin_key}`,
        signal: AbortSignal.timeout(wait_ms),
      })
      if ('failed' in unlinked && unlinked.failed !== notLinked)
        throw new Error(`Kakao did not unlink: ${unlinked.failed}`)
    },

    async checkApp({ client_id, client_secret, admin_key }) {
      const signal = AbortSignal.timeout(wait_ms)
      const form = {
        grant_type: 'authorization_code',
        client_id,
        redirect_uri: 'https://localhost/',
        code: 'naru-key-check',
        ...(client_secret && { client_secret }),
      }
      const token = await postToKakao(Token, `${urls.auth()}/oauth/token`, { form, signal })
      const code = 'failed' in token ? token.failed : ''
      if (code === 'KOE010') return 'client_secret'
      if (unknownApp.includes(code)) return 'client_id'
      if (code !== '' && !code.startsWith('KOE')) return 'unreachable'
      if (!admin_key) return 'ok'
      const person = await postToKakao(Person, `${urls.api()}/v2/user/me`, {
        form: { target_id_type: 'user_id', target_id: '1' },
        authorization: `KakaoAK ${admin_key}`,
        signal,
      })
      if ('answer' in person) return 'ok'
      if (person.failed === '-401') return 'admin_key'
      // any other code of Kakao is about the person
      return /^-\d+$/.test(person.failed) ? 'ok' : 'unreachable'
    },
  }
}

const notLinked = '-101'
/** Kakao knows no such app, or the key is of another kind. */
const unknownApp = ['KOE101', 'KOE008', 'KOE009']

type KakaoRequest = { form: Record<string, string>; authorization?: string; signal: AbortSignal }

/** Kakao's answer, or why there was none: its own code, the HTTP status, or the name of the network error. */
async function postToKakao<T>(
  schema: z.ZodType<T>,
  url: string,
  { form, authorization, signal }: KakaoRequest,
): Promise<{ answer: T } | { failed: string }> {
  try {
    // A redirect would carry the secrets elsewhere; Kakao sends none.
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: authorization ? { authorization } : {},
      redirect: 'error',
      signal,
    })
    const text = await response.text()
    const body = response.headers.get('content-type')?.includes('json') ? parseWithExactIds(text) : undefined
    if (!response.ok) return { failed: Failure.parse(body) ?? String(response.status) }
    const read = schema.safeParse(body)
    return read.success ? { answer: read.data } : { failed: 'unreadable' }
  } catch (error) {
    const { name, cause } = readFields(error)
    return { failed: String(readFields(cause).code ?? name) }
  }
}

/**
 * JSON whose whole numbers keep all their digits: an id is a Long, and beyond 2^53 a number of ours would be
 * another person's.
 */
const parseWithExactIds = (text: string): unknown =>
  JSON.parse(text, (_key, value, context?: { source?: string }) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && /^\d+$/.test(context?.source ?? '')
      ? context?.source
      : value,
  )

/** A missing or senseless value counts as not sent. */
const orUndefined = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined)

const Failure = z
  .object({ error_code: orUndefined(z.string().regex(/^KOE\d{1,4}$/)), code: orUndefined(z.int()) })
  .transform(({ error_code, code }) => error_code ?? code?.toString())
  .catch(undefined)

const Token = z.object({ access_token: z.string().min(1) })
const Unlinked = z.object({})

const Name = personName(60).min(1)
const Account = z.object({
  name: orUndefined(Name),
  profile: orUndefined(z.object({ nickname: orUndefined(Name) })),
  email: orUndefined(z.email().max(254)),
  is_email_valid: orUndefined(z.boolean()),
  is_email_verified: orUndefined(z.boolean()),
  gender: orUndefined(z.enum(['male', 'female'])),
  birthyear: orUndefined(z.string().regex(/^(19|20)\d\d$/)),
  birthday: orUndefined(z.string().regex(/^\d{4}$/)),
  birthday_type: orUndefined(z.string()),
  phone_number: orUndefined(z.string().regex(/^\+\d{1,3} [\d-]{6,15}$/)),
})

const Person = z
  .object({
    id: z.union([z.int().positive(), z.string().regex(/^\d{1,20}$/)]).transform(String),
    kakao_account: orUndefined(Account),
  })
  .transform(({ id, kakao_account: account }): KakaoPerson => {
    const { email, gender } = account ?? {}
    // An address can be verified and yet belong to another account by now: then it is not valid.
    const email_verified =
      email !== undefined && account?.is_email_valid === true && account.is_email_verified === true
    return {
      kakao_id: id,
      name: account?.name ?? account?.profile?.nickname,
      email,
      email_verified,
      gender,
      birthdate: parseBirthdate(account),
      contact: formatContact(account),
    }
  })

/** The day of birth. A lunar birthday falls on another day each year, so it is ignored. */
function parseBirthdate({
  birthyear,
  birthday,
  birthday_type,
}: Partial<z.output<typeof Account>> = {}): string | undefined {
  if (!birthyear || !birthday || birthday_type === 'LUNAR') return undefined
  const day = Day.safeParse(`${birthyear}-${birthday.slice(0, 2)}-${birthday.slice(2)}`)
  return day.success && day.data <= new Date().toISOString() ? day.data : undefined
}

/** A telephone as people here write it: +82 10-1234-5678 is 010-1234-5678. */
const formatContact = ({ phone_number }: Partial<z.output<typeof Account>> = {}) =>
  phone_number?.replace(/^\+82 0?/, '0')

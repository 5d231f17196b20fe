// The browser's client: every call by name, its kept answers as §4 says.
import type { Code, Fields } from '#errors.ts'
import type { LocalizedText } from '#i18n/language.ts'
import type { ApiClient, CallOptions, Calls } from '#platform/wire/call.ts'
import type { CallTable } from '#platform/wire/call-table.ts'
import { AccessToken } from './access-token.ts'
import { parseRefusal } from './parse-refusal.ts'

/** `tokenSeconds`: how long a member's access token is still good; null for a visitor. */
type ApiOptions = {
  table: () => CallTable | Promise<CallTable>
  agencyKey: () => Promise<number | undefined>
  send?: typeof fetch
  tokenSeconds?: number | null
  /** The place where a write names its agency: in what it sends, or in its address. */
  agencyIn?: 'input' | 'query'
}
type Input = Record<string, unknown>

/** A refusal as the browser sees it: known by its field, like the server's. */
class CallRefusedError extends Error {
  readonly refusal: Code | 'OFFLINE'
  readonly status: number
  readonly description: LocalizedText | undefined
  readonly fields: Fields | undefined

  constructor(status: number, body: { code?: Code; description?: LocalizedText; fields?: Fields }) {
    super(body.code ?? 'OFFLINE')
    this.refusal = body.code ?? 'OFFLINE'
    this.status = status
    this.description = body.description
    this.fields = body.fields
  }
}

type ApiRequest = { method: string; path: string; takes?: string; input?: Input; sending?: CallOptions }

export function createApi<R extends Calls>({
  table,
  agencyKey,
  send = fetch,
  tokenSeconds = null,
  agencyIn = 'input',
}: ApiOptions): ApiClient<R> {
  const cache = new Map<string, AnswerCache>() // by room
  const refresh = { method: 'POST', path: '/api/user/refresh', takes: 'json' }
  const token = new AccessToken(tokenSeconds, () => sendRequest(refresh, send))

  async function request(apiRequest: ApiRequest, again = true): Promise<unknown> {
    if (token.isEnding) await token.renew()
    return sendRequest(apiRequest, send).catch(async (error) => {
      // The clock may be wrong after the computer slept, so the server's answer counts.
      const isOver = token.isHeld && parseRefusal(error).refusal === 'LOGIN_REQUIRED'
      if (!again || !isOver) throw error
      await token.renew()
      return request(apiRequest, false)
    })
  }

  return createClient((room, name) => async (input: Input = {}, sending: CallOptions = {}) => {
    const [method, path, takes, drops = [], isCacheable] = (await table())[room]?.[name] ?? []
    if (!method || !path || !takes) throw new Error(`${room}.${name} is not a call`)
    const agency = { travel_agency: await agencyKey() }
    if (method === 'GET') {
      const address = `${path}?${toQueryString({ ...input, ...agency })}`
      if (!isCacheable) return request({ method, path: address, sending })
      return getCachedAnswer(cache, room, address, () => request({ method, path: address }))
    }
    const answer = await request(
      agencyIn === 'query'
        ? { method, path: `${path}?${toQueryString(agency)}`, takes, input, sending }
        : { method, path, takes, input: { ...input, ...agency }, sending },
    )
    for (const dropped of [room, ...drops]) cache.delete(dropped)
    return answer
  })
}

type AnswerCache = Map<string, Promise<unknown>>

/** Kept without expiry, not fetched again on focus, not retried (§4); a write of ours drops its noun. */
function getCachedAnswer(
  cache: Map<string, AnswerCache>,
  room: string,
  address: string,
  request: () => Promise<unknown>,
) {
  const answers: AnswerCache = cache.get(room) ?? new Map()
  cache.set(room, answers)
  const cached = answers.get(address)
  if (cached) return cached
  const answer = request()
  answers.set(address, answer)
  answer.catch(() => answers.delete(address))
  return answer
}

async function sendRequest(apiRequest: ApiRequest, send: typeof fetch): Promise<unknown> {
  const { method, path, takes = 'none', input = {}, sending = {} } = apiRequest
  const { onProgress, key, signal } = sending
  const address = takes === 'query' ? `${path}?${toQueryString(input)}` : path
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
  const sent =
    onProgress && method !== 'GET'
      ? import('./upload-form.ts').then(({ uploadForm }) =>
          uploadForm({ method, path, form: toFormData(input), headers, onProgress, signal }),
        )
      : send(address, { method, ...toRequestBody(takes, input, headers), ...(signal && { signal }) })
  const response = await sent.catch(() => new Response('{}', { status: 503 }))
  if (response.ok && response.headers.has('content-disposition'))
    return import('./read-file-response.ts').then(({ readFileResponse }) =>
      readFileResponse(response, onProgress),
    )
  const body = await response.json().catch(() => undefined)
  if (!response.ok) throw new CallRefusedError(response.status, body ?? {})
  if (body === undefined) throw new Error(`${path} answered nothing`) // §4: an undefined result is an error
  return body
}

// Whatever is named is asked for; what is no call says so when it is looked up in the table, which was made
// from calls.ts like the type.
function createClient<R extends Calls>(request: (room: string, name: string) => unknown): ApiClient<R> {
  const named = (room: string) => new Proxy({}, { get: (_, name) => request(room, String(name)) })
  return new Proxy({}, { get: (_, room) => named(String(room)) }) as ApiClient<R>
}

function toQueryString(input: Input): string {
  const sent = Object.entries(input).flatMap(([name, value]) =>
    value === undefined || value === null
      ? []
      : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]],
  )
  return new URLSearchParams(sent).toString()
}

function toRequestBody(takes: string, input: Input, headers: Record<string, string>): RequestInit {
  if (takes === 'json')
    return { body: JSON.stringify(input), headers: { ...headers, 'content-type': 'application/json' } }
  return takes === 'form' ? { body: toFormData(input), headers } : { headers }
}

function toFormData(input: Input): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue
    const parts = Array.isArray(value) && value.every((part) => part instanceof Blob) ? value : [value]
    for (const part of parts)
      if (part instanceof Blob) form.append(name, part)
      else form.append(name, typeof part === 'object' ? JSON.stringify(part) : String(part))
  }
  return form
}

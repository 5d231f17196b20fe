// The browser's client: every call by name, its kept answers as §4 says.
import type { Code, Fields } from '#errors.ts'
import type { Calls, ClientOf, Sending } from '#platform/wire/call.ts'
import type { CallTable } from '#platform/wire/table.ts'
import type { Words } from '#words/language.ts'
import { refusalOf } from './refusal-of.ts'
import { Token } from './token.ts'

/** `tokenSeconds`: how long a member's access token is still good; null for a visitor. */
type Options = {
  table: () => CallTable | Promise<CallTable>
  agencyKey: () => Promise<number | undefined>
  send?: typeof fetch
  tokenSeconds?: number | null
  /** Where a write names its agency: in what it sends, or in its address. */
  agencyIn?: 'input' | 'query'
}
type Input = Record<string, unknown>

/** A refusal as the browser sees it: known by its field, like the server's. */
class Refused extends Error {
  readonly refusal: Code | 'OFFLINE'
  readonly status: number
  readonly description: Words | undefined
  readonly fields: Fields | undefined

  constructor(status: number, body: { code?: Code; description?: Words; fields?: Fields }) {
    super(body.code ?? 'OFFLINE')
    this.refusal = body.code ?? 'OFFLINE'
    this.status = status
    this.description = body.description
    this.fields = body.fields
  }
}

/** One exchange with the server. */
type Question = { method: string; path: string; takes?: string; input?: Input; sending?: Sending }

export function createApi<R extends Calls>({
  table,
  agencyKey,
  send = fetch,
  tokenSeconds = null,
  agencyIn = 'input',
}: Options): ClientOf<R> {
  const kept = new Map<string, Answers>() // by room
  const refresh = { method: 'POST', path: '/api/user/refresh', takes: 'json' }
  const token = new Token(tokenSeconds, () => exchange(refresh, send))

  async function ask(question: Question, again = true): Promise<unknown> {
    if (token.isEnding) await token.renew()
    return exchange(question, send).catch(async (error) => {
      // After a night's sleep the clock knows nothing of, the server does.
      const isOver = token.isHeld && refusalOf(error).refusal === 'LOGIN_REQUIRED'
      if (!again || !isOver) throw error
      await token.renew()
      return ask(question, false)
    })
  }

  return clientOf((room, name) => async (input: Input = {}, sending: Sending = {}) => {
    const [method, path, takes, drops, fresh] = (await table())[room]?.[name] ?? []
    if (!method || !path || !takes || !drops) throw new Error(`${room}.${name} is not a call`)
    const agency = { travel_agency: await agencyKey() }
    if (method === 'GET') {
      const address = `${path}?${queryOf({ ...input, ...agency })}`
      if (fresh) return ask({ method, path: address, sending })
      return answerOf(kept, room, address, () => ask({ method, path: address }))
    }
    const answer = await ask(
      agencyIn === 'query'
        ? { method, path: `${path}?${queryOf(agency)}`, takes, input, sending }
        : { method, path, takes, input: { ...input, ...agency }, sending },
    )
    for (const dropped of [room, ...drops]) kept.delete(dropped)
    return answer
  })
}

type Answers = Map<string, Promise<unknown>>

/** Kept without expiry, not fetched again on focus, not retried (§4); a write of ours drops its noun. */
function answerOf(kept: Map<string, Answers>, room: string, address: string, ask: () => Promise<unknown>) {
  const answers: Answers = kept.get(room) ?? new Map()
  kept.set(room, answers)
  const known = answers.get(address)
  if (known) return known
  const answer = ask()
  answers.set(address, answer)
  answer.catch(() => answers.delete(address))
  return answer
}

async function exchange(question: Question, send: typeof fetch): Promise<unknown> {
  const { method, path, takes = 'none', input = {}, sending = {} } = question
  const { onProgress, key, signal } = sending
  const address = takes === 'query' ? `${path}?${queryOf(input)}` : path
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
  const sent =
    onProgress && method !== 'GET'
      ? import('./send-form.ts').then(({ sendForm }) =>
          sendForm({ method, path, form: formOf(input), headers, onProgress, signal }),
        )
      : send(address, { method, ...bodyOf(takes, input, headers), ...(signal && { signal }) })
  const response = await sent.catch(() => new Response('{}', { status: 503 }))
  if (response.ok && response.headers.has('content-disposition'))
    return import('./get-file.ts').then(({ getFile }) => getFile(response, onProgress))
  const body = await response.json().catch(() => undefined)
  if (!response.ok) throw new Refused(response.status, body ?? {})
  if (body === undefined) throw new Error(`${path} answered nothing`) // §4: an undefined result is an error
  return body
}

// Whatever is named is asked for; what is no call says so when it is looked up in the table, which was made
// from calls.ts like the type.
function clientOf<R extends Calls>(ask: (room: string, name: string) => unknown): ClientOf<R> {
  const named = (room: string) => new Proxy({}, { get: (_, name) => ask(room, String(name)) })
  return new Proxy({}, { get: (_, room) => named(String(room)) }) as ClientOf<R>
}

function queryOf(input: Input): string {
  const sent = Object.entries(input).flatMap(([name, value]) =>
    value === undefined || value === null
      ? []
      : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]],
  )
  return new URLSearchParams(sent).toString()
}

function bodyOf(takes: string, input: Input, headers: Record<string, string>): RequestInit {
  if (takes === 'json')
    return { body: JSON.stringify(input), headers: { ...headers, 'content-type': 'application/json' } }
  return takes === 'form' ? { body: formOf(input), headers } : { headers }
}

function formOf(input: Input): FormData {
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

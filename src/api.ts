// The browser's client: every call by name, its kept answers as §4 says.
import type { calls } from '#calls.ts'
import type { Code, Fields } from '#errors.ts'
import type { ClientOf, Sending } from '#platform/wire/call.ts'
import type { CallTable } from '#platform/wire/table.ts'
import type { Words } from '#words/language.ts'

export type Api = ClientOf<typeof calls>

type Options = { table: CallTable; agencyKey: () => Promise<number>; send?: typeof fetch }
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

export function createApi({ table, agencyKey, send = fetch }: Options): Api {
  // Kept without expiry, not fetched again on focus, not retried (§4); a write of ours drops its noun.
  const kept = new Map<string, Map<string, Promise<unknown>>>()

  const ask =
    (room: string, name: string) =>
    async (input: Input = {}, { onProgress }: Sending = {}) => {
      const [method, path, takes, drops, fresh] = table[room]?.[name] ?? []
      if (!method || !path || !takes || !drops) throw new Error(`${room}.${name} is not a call`)
      const travel_agency = await agencyKey()
      if (method !== 'GET') {
        const answer = await exchange(method, path, takes, { ...input, travel_agency }, onProgress)
        for (const dropped of [room, ...drops]) kept.delete(dropped)
        return answer
      }
      const answers = kept.get(room) ?? new Map<string, Promise<unknown>>()
      kept.set(room, answers)
      const address = `${path}?${queryOf({ ...input, travel_agency })}`
      const known = answers.get(address)
      if (known && !fresh) return known
      const answer = exchange(method, address, 'none', {})
      answers.set(address, answer)
      answer.catch(() => answers.delete(address))
      return answer
    }

  async function exchange(method: string, path: string, takes: string, input: Input, onProgress?: Sending['onProgress']): Promise<unknown> {
    const address = takes === 'query' ? `${path}?${queryOf(input)}` : path
    const sent = onProgress ? sendForm(method, path, formOf(input), onProgress) : send(address, { method, ...bodyOf(takes, input) })
    const response = await sent.catch(() => new Response('{}', { status: 503 }))
    const body = await response.json().catch(() => undefined)
    if (!response.ok) throw new Refused(response.status, body ?? {})
    if (body === undefined) throw new Error(`${path} answered nothing`) // §4: an undefined result is an error
    return body
  }

  return clientOf(table, ask)
}

// The table was made from calls.ts, so the client has the shape its type says.
function clientOf(table: CallTable, ask: (room: string, name: string) => unknown): Api {
  return Object.fromEntries(Object.entries(table).map(([room, named]) => [room, Object.fromEntries(Object.keys(named).map((name) => [name, ask(room, name)]))])) as Api
}

function queryOf(input: Input): string {
  const sent = Object.entries(input).flatMap(([name, value]) => (value === undefined || value === null ? [] : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]]))
  return new URLSearchParams(sent).toString()
}

function bodyOf(takes: string, input: Input): RequestInit {
  if (takes === 'json') return { body: JSON.stringify(input), headers: { 'content-type': 'application/json' } }
  return takes === 'form' ? { body: formOf(input) } : {}
}

function formOf(input: Input): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue
    const parts = Array.isArray(value) && value.every((part) => part instanceof Blob) ? value : [value]
    for (const part of parts) form.append(name, part instanceof Blob ? part : typeof part === 'object' ? JSON.stringify(part) : String(part))
  }
  return form
}

// fetch does not tell how far it has come.
function sendForm(method: string, path: string, form: FormData, onProgress: (share: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total)
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
    request.onerror = reject
    request.send(form)
  })
}

// Somebody at a browser: keeps the cookies it is given, and comes from an address of its own, so that limits
// of one test are not another's.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { parseSetCookie } from 'cookie'
import { type AnswerRequest, createStorefrontClient, type Method } from './api-client.ts'
import type { Site } from './site.ts'

const isJson = (headers: Record<string, unknown>) =>
  String(headers['content-type'] ?? 'json').includes('json')

let addressCount = 0
const createIpAddress = () =>
  `10.${Math.floor(++addressCount / 62_500) + 1}.${Math.floor(addressCount / 250) % 250}.${addressCount % 250}`

export type Visitor = ReturnType<typeof createVisitor>

/** Asks again while the answer is 503: come again. */
export async function retryWhile503<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await ask()
    if (answer.status !== 503) return answer
    await wait(50)
  }
}

/** At the office's host it is the office's app that answers. */
const findApp = ({ naru }: Site, host: string) => (host === 'office.localhost' && naru.office) || naru.app

export function createVisitor(site: Site, { host = 'a1.localhost', ip = createIpAddress() } = {}) {
  const cookies = new Map<string, string>()

  /** With the cookies this browser has; those it is given are kept. */
  const request: AnswerRequest = async (url, { headers, ...sent }) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await findApp(site, host).inject({
      url,
      remoteAddress: ip,
      ...sent,
      headers: { host, origin: `http://${host}`, ...(cookie && { cookie }), ...headers },
    })
    for (const line of [response.headers['set-cookie'] ?? []].flat()) {
      const { name, value = '', maxAge } = parseSetCookie(line)
      if (maxAge === 0) cookies.delete(name)
      else cookies.set(name, encodeURIComponent(value))
    }
    return response
  }

  async function send(method: Method, path: string, body?: object, headers: Record<string, string> = {}) {
    const response = await request(path, {
      method,
      ...(body && { payload: Buffer.from(JSON.stringify(body)) }),
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    })
    return {
      status: response.statusCode,
      body: isJson(response.headers) && response.body ? JSON.parse(response.body) : undefined,
      text: response.body,
      bytes: response.rawPayload,
      headers: response.headers,
    }
  }

  /** A write that is known by its key when it is sent again. */
  const sendOnce = (method: Method, path: string, body: object | undefined, key: string = randomUUID()) =>
    send(method, path, body, { 'idempotency-key': key })

  /** The same write with the same key until it is answered, as a browser sends it. */
  function sendUntilAnswered(method: Method, path: string, body: object | undefined) {
    const key = randomUUID()
    return retryWhile503(() => sendOnce(method, path, body, key))
  }

  return {
    cookies,
    request,
    /** The calls by name, with their types; a refusal is thrown. `send` is for what the client would not do. */
    api: createStorefrontClient(host, request),
    send,
    sendOnce,
    sendUntilAnswered,
    login: (username: string, password: string, more: object = {}) =>
      send('POST', '/api/user/login/landing', { username, password, ...more }),
    info: () => send('GET', '/api/landing/user/info'),
    refresh: (body: object = {}) => send('POST', '/api/user/refresh', body),
  }
}

/** Somebody who is logged in as a member. */
export async function createMember(site: Site, overrides: object = {}) {
  const member = await site.make.member(overrides)
  const person = createVisitor(site)
  person.cookies.set('token', (await site.createTokenCookie(member)).slice(6))
  return { ...person, id: member.id }
}

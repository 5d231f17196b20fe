// What a server really answers, byte for byte: a race between two that answer differently would say nothing.
import http from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { ChildServer } from './servers.ts'

/** Node does not resolve *.localhost everywhere: we connect to the loopback and name the host. */
export const requestHeaders = { host: 'a1.localhost', 'accept-encoding': 'gzip, deflate, br' }

export type RawAnswer = { status: number; headers: Record<string, string | string[]>; body: Buffer }

// Node and Fastify write these by themselves, on both sides.
const connectionHeaders = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'])

/** The good answer; a server that has only just started may need a moment. */
export const fetchAnswer = (server: ChildServer, path: string, host = requestHeaders.host) =>
  fetchUntil(server, path, ({ status }) => status === 200, host)

/**
 * The answer once it is kept in its best compressed form, which is made after the one in haste went out. A
 * browser names the port beside the host.
 */
export const fetchCachedAnswer = (server: ChildServer, path: string, host = requestHeaders.host) =>
  fetchUntil(server, path, ({ headers }) => String(headers.etag).endsWith('-br"'), host)

async function fetchUntil(
  server: ChildServer,
  path: string,
  isMeant: (answer: RawAnswer) => boolean,
  host = requestHeaders.host,
): Promise<RawAnswer> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetchOnce(server, path, host)
    if (isMeant(answer)) return answer
    await wait(100)
  }
  throw new Error(`${path} was asked for ten seconds and not answered as meant`)
}

async function fetchOnce({ port }: ChildServer, path: string, host: string): Promise<RawAnswer> {
  const request = http.get({
    host: '127.0.0.1',
    port,
    path,
    headers: { ...requestHeaders, host },
    agent: false,
  })
  const response = await new Promise<http.IncomingMessage>((resolve, reject) =>
    request.once('response', resolve).once('error', reject),
  )
  const body = await buffer(response)
  const headers = Object.entries(response.headers).flatMap(([name, value]) =>
    value === undefined || connectionHeaders.has(name) ? [] : [[name, value] as const],
  )
  return { status: response.statusCode ?? 0, headers: Object.fromEntries(headers), body }
}

// What a server really answers, byte for byte: a race between two that answer differently would say nothing.
import { once } from 'node:events'
import http from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { Server } from './servers.ts'

/** Node does not resolve *.localhost everywhere: we connect to the loopback and name the host. */
export const asked = { host: 'a1.localhost', 'accept-encoding': 'gzip, deflate, br' }

type Answer = { status: number; headers: Record<string, string | string[]>; body: Buffer }

// Node and Fastify write these by themselves, on both sides.
const ofTheConnection = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'])

export async function answerOf(server: Server, path: string): Promise<Answer> {
  const request = http.get({ host: '127.0.0.1', port: server.port, path, headers: asked, agent: false })
  const [response]: [http.IncomingMessage] = await once(request, 'response').then(([message]) => [message])
  const body = await buffer(response)
  const headers = Object.entries(response.headers).flatMap(([name, value]) => (value === undefined || ofTheConnection.has(name) ? [] : [[name, value] as const]))
  return { status: response.statusCode ?? 0, headers: Object.fromEntries(headers), body }
}

/** The answer once it is kept in its compressed form, which is made after the first one went out. */
export async function keptAnswerOf(server: Server, path: string): Promise<Answer> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await answerOf(server, path)
    if (answer.headers['content-encoding'] === 'br') return answer
    await wait(50)
  }
  throw new Error(`${path} was never kept compressed`)
}

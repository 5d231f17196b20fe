// Answers that nobody takes: they end, whatever sends them, and what goes on slowly goes on. All at once, because
// each is a wait.

import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, type OnTestFinishedHandler, test, vi } from 'vitest'
import { readEnv } from '#platform/env.server.ts'
import { createHttpApp } from '#platform/http.server.ts'
import { getPort } from './shared/get-port.ts'

const stuck_ms = 2_000
const largeBytes = 64 * 1024 * 1024 // more than the buffers of any kernel between the two

type Ending = { onTestFinished: (end: OnTestFinishedHandler) => void }

async function startLargeFileServer({ onTestFinished }: Ending) {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'naru-stuck-')), 'large')
  fs.writeFileSync(file, Buffer.alloc(largeBytes))
  const app = await createHttpApp({
    LOG_LEVEL: 'silent',
    TRUST_PROXY: [],
    SHED_AFTER_MS: 0,
    STUCK_AFTER_MS: stuck_ms,
  })
  app.get('/whole', async () => Buffer.alloc(largeBytes))
  app.get('/file', (_request, reply) => reply.send(fs.createReadStream(file)))
  app.get('/hijacked', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-length': largeBytes }).end(Buffer.alloc(largeBytes))
  })
  app.get('/slow', (_request, reply) => reply.send(Readable.from(createSlowStream())))
  app.get('/thoughtful', async () => {
    await wait(2.5 * stuck_ms)
    return 'well considered'
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    app.server.closeAllConnections()
    await app.close()
    fs.rmSync(path.dirname(file), { recursive: true })
  })
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))
  /** Asks, and reads nothing until it is told to. */
  async function ask(address: string) {
    const port = getPort(app.server)
    const socket = net.connect({ port, host: '127.0.0.1' })
    socket.on('error', () => {})
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    socket.pause().write(`GET ${address} HTTP/1.1\r\nHost: a1.localhost\r\nConnection: close\r\n\r\n`)
    return socket
  }
  return { ask, connections }
}

async function* createSlowStream() {
  for (let drop = 0; drop < 6; drop++) {
    await wait(stuck_ms / 2)
    yield 'drop '
  }
}

test.concurrent.for(['/whole', '/file', '/hijacked'])(
  'a client that never reads %s is disconnected',
  async (address, context) => {
    const { ask, connections } = await startLargeFileServer(context)
    await ask(address)
    await vi.waitFor(async () => expect(await connections()).toBe(1), 10_000)
    const begun = performance.now()
    await vi.waitFor(async () => expect(await connections()).toBe(0), {
      timeout: 15 * stuck_ms,
      interval: 10,
    })
    // As soon as the docs say: the time is not begun anew for bytes that the kernel took at once.
    expect(performance.now() - begun).toBeLessThan(1.5 * stuck_ms)
  },
)

test.concurrent('a reader that reads slowly gets all of it, however long it takes', {
  timeout: 120_000,
}, async (context) => {
  const { ask } = await startLargeFileServer(context)
  const socket = await ask('/whole')
  let [taken, rested] = [0, 0]
  const begun = performance.now()
  for await (const bytes of socket) {
    taken += bytes.length
    if (taken - rested < 2 ** 20 || performance.now() - begun > 4 * stuck_ms) continue
    rested = taken // a kernel tells the sender only when a good part of its buffer is free again
    await wait(stuck_ms / 4)
  }
  expect(performance.now() - begun).toBeGreaterThan(4 * stuck_ms)
  expect(taken).toBeGreaterThan(largeBytes)
})

test.concurrent('an answer that is long in coming, or comes by drops, is waited for', async (context) => {
  const { ask } = await startLargeFileServer(context)
  const read = async (address: string) => String(Buffer.concat(await (await ask(address)).toArray()))
  const [slow, thoughtful] = await Promise.all([read('/slow'), read('/thoughtful')])
  expect(slow.match(/drop /g)).toHaveLength(6)
  expect(thoughtful).toContain('well considered')
})

test('the default timeout for stuck responses is 30 seconds', () => {
  expect(readEnv({}).STUCK_AFTER_MS).toBe(30_000)
})

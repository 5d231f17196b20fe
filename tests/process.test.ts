// The process: an orderly end, load that is too much, settings that are wrong, and two of them at once.
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readFields } from '#lib/read-fields.ts'
import { createDatabase } from '#platform/db/database.server.ts'
import { readEnv } from '#platform/env.server.ts'
import { createHttpApp } from '#platform/http.server.ts'
import { watchLoad } from '#platform/load.server.ts'
import { make } from '#seed/make.ts'
import { createTempFolder, longTimeout } from './process-setup.ts'
import { getPort } from './shared/get-port.ts'
import { type RunningServer, startServer as spawnServer, testSecret } from './shared/run-product.ts'
import { createMigratedDatabase, createSite } from './site.ts'

function startServer(env: Record<string, string>): RunningServer {
  const server = spawnServer(env)
  onTestFinished(() => void server.child.kill('SIGKILL'))
  return server
}

test(
  'SIGTERM: every request that was begun is answered, a connection that was kept open is closed by its next answer, and the process ends with 0',
  longTimeout,
  async () => {
    const url = await createMigratedDatabase()
    const server = startServer({
      NARU: 'live',
      DATABASE_URL: url,
      SECRET_KEY: testSecret,
      DATA_DIR: createTempFolder(),
    })
    const port = await server.port
    const socket = net.connect(port, '127.0.0.1')
    const ask = async () => {
      socket.write('GET /healthz HTTP/1.1\r\nHost: one.example\r\n\r\n')
      const [bytes] = await once(socket, 'data')
      return String(bytes)
        .split('\r\n')
        .filter((line) => /^(HTTP|connection)/i.test(line))
    }
    expect(await ask()).toEqual(['HTTP/1.1 200 OK', 'Connection: keep-alive'])
    const agent = new http.Agent({ keepAlive: true, maxSockets: 20 })
    const statuses: (number | string)[] = []
    const get = () =>
      new Promise<void>((resolve) => {
        const request = http.get({ port, host: '127.0.0.1', path: '/healthz', agent }, (response) => {
          statuses.push(response.statusCode ?? 0)
          response.resume().on('end', resolve)
        })
        request.on('error', (error) => {
          statuses.push(String(readFields(error).code))
          resolve()
        })
      })
    let isSending = true
    const clients = Array.from({ length: 20 }, async () => {
      while (isSending) await get()
    })
    await wait(300)
    server.child.kill('SIGTERM')
    await wait(150)
    isSending = false
    await Promise.all(clients)
    agent.destroy()
    await vi.waitFor(() => expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow(), {
      timeout: 10_000,
    }) // the port is closed
    expect(await ask()).toEqual(['HTTP/1.1 200 OK', 'Connection: close'])
    expect(await server.ended).toBe(0)
    const answered = statuses.filter((status) => status === 200).length
    expect(answered).toBeGreaterThan(20)
    // a refused connection was never begun
    expect(statuses.filter((status) => status !== 200 && status !== 'ECONNREFUSED')).toEqual([])
  },
)

test(
  'live on a database of our own is asked for outright, first says where it lies and how to back it up, and is not left behind where the port is taken',
  longTimeout,
  async () => {
    const folder = createTempFolder()
    const live = startServer({ NARU: 'live', SECRET_KEY: testSecret, DATA_DIR: folder })
    await live.port
    await vi.waitFor(() => expect(live.output()).toContain('There is no office: OFFICE_HOST is not set'))
    const [first] = live.output().split('\n')
    expect(first).toContain(folder)
    expect(first).toContain('npm run backup -- ')
    live.child.kill('SIGTERM')
    expect(await live.ended).toBe(0)
    // a secret alone, without a database, does not ask for live
    expect(readEnv({ SECRET_KEY: testSecret }).NARU).toBe('demo')

    const taken = net.createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void taken.close())
    await once(taken, 'listening')
    const PORT = String(getPort(taken))
    const late = startServer({ NARU: 'live', SECRET_KEY: testSecret, DATA_DIR: folder, PORT })
    expect(await late.ended).toBe(1)
    expect(late.output()).toMatch(/Naru did not start\. Port \d+ of 127\.0\.0\.1 is taken/)
    expect(fs.existsSync(path.join(folder, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false)
  },
)

test('too much load is shed at the door with 503 and Retry-After; /healthz and /readyz are not', {
  timeout: 30_000,
}, async () => {
  const site = await createSite({ env: { SHED_AFTER_MS: '20' } })
  const busy = setInterval(() => {
    const end = performance.now() + 60
    while (performance.now() < end);
  }, 5)
  onTestFinished(() => clearInterval(busy))
  const shed = await vi.waitFor(
    async () => {
      const response = await site.request('/api/landing/packageList')
      expect(response.statusCode).toBe(503)
      return response
    },
    { timeout: 15_000 },
  )
  expect([shed.headers['retry-after'], shed.json().code]).toEqual(['2', 'UNAVAILABLE'])
  expect((await site.request('/healthz')).statusCode).toBe(200)
  expect((await site.request('/readyz')).statusCode).toBe(200)
})

test('load shedding refuses the flooding agency before others', longTimeout, async () => {
  const app = await createHttpApp({
    LOG_LEVEL: 'silent',
    TRUST_PROXY: [],
    SHED_AFTER_MS: 100,
    STUCK_AFTER_MS: 30_000,
    byAgency: { load: watchLoad(), getKnownAgency: ({ host }) => Number(host) },
  })
  const burn = (ms: number) => {
    for (const end = performance.now() + ms; performance.now() < end; );
    return 'done'
  }
  app.get('/heavy', async () => burn(50))
  app.get('/light', async () => burn(1))
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const port = getPort(app.server)
  const ask = (agency: number, address: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const request = http.get({ port, path: address, headers: { host: String(agency) } }, (response) =>
        response.resume().once('end', () => resolve(response.statusCode)),
      )
      request.once('error', reject)
    })
  const answered: Record<number, (number | undefined)[]> = { 1: [], 2: [], 3: [] }
  const until = async (agency: number, address: string, isOver: () => boolean) => {
    while (!isOver()) answered[agency]?.push(await ask(agency, address))
  }
  const isShed = () => (answered[1] ?? []).filter((status) => status === 503).length > 20
  await Promise.all([
    ...Array.from({ length: 6 }, () => until(1, '/heavy', isShed)),
    until(2, '/light', isShed),
    until(3, '/light', isShed),
  ])
  expect(answered[1]).toContain(503)
  for (const agency of [2, 3]) expect(new Set(answered[agency])).toEqual(new Set([200]))
})

test('half a header, a header without end and a megabyte of address cost little and end clearly', {
  timeout: 40_000,
}, async () => {
  const settings = { LOG_LEVEL: 'silent' as const, TRUST_PROXY: [], SHED_AFTER_MS: 0, STUCK_AFTER_MS: 30_000 }
  const product = await createHttpApp(settings)
  expect(product.server.headersTimeout).toBe(10_000)
  const slowSenders = { headersTimeout: 1_000, connectionsCheckingInterval: 500 }
  const app = await createHttpApp({ ...settings, slowSenders })
  onTestFinished(() => app.close())
  app.get('/healthz', async () => 'ok')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const port = getPort(app.server)
  const send = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => socket.write(text))
      let answer = ''
      socket.on('data', (bytes) => {
        answer += bytes
      })
      socket.on('error', () => {})
      socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''))
    })
  const [slow, long, wide] = await Promise.all([
    send('GET / HTTP/1.1\r\nHost: a1.localhost\r\nX-Slow: '),
    send(`GET /travel?page_title=${'x'.repeat(1024 * 1024)} HTTP/1.1\r\nHost: a1.localhost\r\n\r\n`),
    send(`GET / HTTP/1.1\r\nHost: a1.localhost\r\nX-Wide: ${'x'.repeat(64 * 1024)}\r\n\r\n`),
  ])
  expect([slow, long, wide]).toEqual([
    'HTTP/1.1 408 Request Timeout',
    'HTTP/1.1 431 Request Header Fields Too Large',
    'HTTP/1.1 431 Request Header Fields Too Large',
  ])
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
})

// start-errors.test.ts: what cannot be read ends a start with its sentence and code 1
test.each([
  [{ NARU: 'live', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'SECRET_KEY must be set'],
  [
    { NARU: 'live', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SECRET_KEY: 'short' },
    'SECRET_KEY needs at least 32 characters',
  ],
  [{ PORT: 'abc' }, 'PORT'],
  [{ NARU: 'party' }, 'NARU'],
])('settings %j: a sentence that says %s', (env, sentence) => {
  expect(() => readEnv(env)).toThrow(`Settings: ${sentence}`)
})

test('two processes on one database: what one writes its next reader sees at once, the other’s within a second', {
  timeout: 90_000,
}, async () => {
  const url = await createMigratedDatabase()
  const { db, close } = createDatabase(url, () => {})
  await make(db, 1).agency({ domain: 'one.example' })
  await make(db, 1).board({ board_id: 'QNA', write: 'anyone' })
  onTestFinished(close)
  const env = { NARU: 'live', DATABASE_URL: url, SECRET_KEY: testSecret }
  const [here, there] = await Promise.all(
    [
      startServer({ ...env, DATA_DIR: createTempFolder() }),
      startServer({ ...env, DATA_DIR: createTempFolder() }),
    ].map(({ port }) => port),
  )
  // live fills in no agencies of the demo
  expect(await db.selectFrom('agency').select('travel_agency').execute()).toEqual([{ travel_agency: 1 }])
  const headers = { host: 'one.example', origin: 'http://one.example' }
  const ask = (port: number | undefined, address: string, payload?: Record<string, string>) =>
    new Promise<{ id?: number; list?: { title: string }[] }>((resolve, reject) => {
      const boundary = 'a-boundary'
      const body =
        payload &&
        `${Object.entries(payload)
          .map(
            ([name, value]) =>
              `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
          )
          .join('')}--${boundary}--\r\n`
      const writing = payload?.id ? 'PUT' : 'POST'
      const request = http.request(
        {
          port,
          host: '127.0.0.1',
          path: address,
          method: payload ? writing : 'GET',
          headers: {
            ...headers,
            ...(body && { 'content-type': `multipart/form-data; boundary=${boundary}` }),
          },
        },
        async (response) => resolve(JSON.parse((await response.toArray()).join(''))),
      )
      request.on('error', reject)
      request.end(body)
    })
  const titleAt = async (port: number | undefined) =>
    (await ask(port, '/api/landing/board/postList?type=QNA')).list?.[0]?.title
  const question = { title: 'first', contents: '<p>x</p>', password: 'abcd1234' }
  const { id } = await ask(here, '/api/landing/board/createPost', {
    board_id: 'QNA',
    reg_name: 'Mina',
    ...question,
  })
  await vi.waitFor(
    async () => expect([await titleAt(here), await titleAt(there)]).toEqual(['first', 'first']),
    10_000,
  ) // both keep it now
  for (let round = 0; round < 10; round++) {
    await ask(here, '/api/landing/board/updatePost', { ...question, id: String(id), title: `round ${round}` })
    expect(await titleAt(here)).toBe(`round ${round}`)
    await vi.waitFor(async () => expect(await titleAt(there)).toBe(`round ${round}`), {
      timeout: 1_000,
      interval: 20,
    })
  }
})

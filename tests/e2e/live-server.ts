// The product as an agency runs it: live, behind a proxy with TLS, with a mail server and second factors. The
// agencies are filled as the demo's are; each journey brings its own people.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '#platform/db/postgres.server.ts'
import { query } from '../ops/postgres.ts'
import { fastSettings } from '../postgres-cluster.ts'
import { getPort } from '../shared/get-port.ts'
import { startServer } from '../shared/run-product.ts'
import { fillDemo, journeySecret, provideAddresses, waitUntilReady } from './demo-server.ts'
import { startTlsProxy } from './tls-proxy.ts'

export default async function setUp(project: TestProject) {
  if (process.env.JOURNEYS_AT) return provideAddresses(project, JSON.parse(process.env.JOURNEYS_AT))
  const folder = process.env.LIVE_AT ?? fs.mkdtempSync(path.join(os.tmpdir(), 'naru-live-'))
  if (!process.env.LIVE_AT) await fillDemo(folder)
  const { stop, ...at } = await startLive(folder)
  provideAddresses(project, at)
  return async () => {
    await stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

async function startLive(folder: string) {
  const outbox = path.join(folder, 'outbox')
  fs.rmSync(outbox, { recursive: true, force: true }) // what the demo wrote when it was filled
  fs.mkdirSync(outbox)
  const ports = { mail: await findFreePort(), standIns: await findFreePort(), product: await findFreePort() }
  const postgres = await startPostgres(path.join(folder, 'postgres'), { settings: fastSettings })
  await query(postgres.url, "update agency_domain set domain = format('a%s.localhost', travel_agency)")
  const post = await startProcess('smtp-server.ts', String(ports.mail), outbox)
  const standIns = await startProcess('stand-ins.ts', String(ports.standIns), String(ports.product))
  const product = startServer({
    NARU: 'live',
    PORT: String(ports.product),
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    SECRET_KEY: journeySecret,
    OFFICE_HOST: 'office.localhost',
    SITES_DOMAIN: 'sites.localhost',
    SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
    TRUST_PROXY: '127.0.0.1',
    TOSS_URL: `http://127.0.0.1:${ports.standIns}/__sim/toss`,
    KAKAO_AUTH_URL: `http://sim.localhost:${ports.standIns}/__sim/kakao`,
    KAKAO_API_URL: `http://127.0.0.1:${ports.standIns}/__sim/kakao`,
    LOG_LEVEL: 'fatal',
    SHED_AFTER_MS: '0',
  })
  const tls = await startTlsProxy(ports.product)
  const stop = async () => {
    tls.stop()
    product.child.kill('SIGTERM')
    await product.ended
    for (const beside of [post, standIns]) beside.disconnect()
    await postgres.stop()
  }
  await product.port
    .then(() => waitUntilReady(ports.product))
    .catch(async (error: unknown) => {
      await stop()
      throw error
    })
  // 443 is what people see: their browser is told where the proxy really is.
  const seen = { port: 443, tls: { port: tls.port, spki: tls.spki } }
  return { ...seen, standIns: ports.standIns, databaseUrl: postgres.url, outbox, stop }
}

async function startProcess(file: string, ...args: string[]): Promise<ChildProcess> {
  const child = fork(path.resolve(import.meta.dirname, '../ops', file), args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return child
}

async function findFreePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = getPort(server)
  server.close()
  return port
}

// The product as people start it: one process with the demo agencies, for all journeys of a run. Or one that
// runs already, as test:ops has it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import type { ProvidedContext } from 'vitest'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '#platform/db/postgres.server.ts'
import { fastSettings } from '../postgres-cluster.ts'
import { bareEnv } from '../shared/run-product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** 443 where it is behind a proxy with TLS. */
    port: number
    /** That of the stand-ins for Toss and Kakao. */
    standIns: number
    databaseUrl: string
    /** The folder mail is written to. */
    outbox: string
    /** Where a proxy of ours takes what is meant for port 443, and the certificate it shows; or nowhere. */
    tls: { port: number; spki: string } | null
  }
}

/** Known here, so that a journey can be that of a member. */
export const journeySecret = 'a secret of the journeys, long enough'

/**
 * Building the pages and drawing the demo's pictures both happen in the first start, and that may be beside
 * other work.
 */
const startTimeout_ms = 900_000
const readyTimeout_ms = 60_000

export default async function setUp(project: TestProject) {
  if (process.env.JOURNEYS_AT) return provideAddresses(project, JSON.parse(process.env.JOURNEYS_AT))
  const folder = process.env.DEMO_AT ?? fs.mkdtempSync(path.join(os.tmpdir(), 'naru-journeys-'))
  const { stop, ...at } = await startProduct(folder)
  provideAddresses(project, at)
  return async () => {
    await stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** The demo in an empty folder, for DEMO_AT; it takes what others leave over. */
export async function fillDemo(folder: string): Promise<void> {
  const { stop } = await startProduct(folder, os.constants.priority.PRIORITY_BELOW_NORMAL)
  await stop()
}

async function startProduct(folder: string, priority = os.getPriority()) {
  const postgres = await startPostgres(path.join(folder, 'postgres'), { settings: fastSettings })
  const product = spawn(process.execPath, ['src/server.ts'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: {
      ...bareEnv,
      NODE_ENV: 'production',
      NARU: 'demo',
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: postgres.url,
      SECRET_KEY: journeySecret,
      LOG_LEVEL: 'fatal',
      SHED_AFTER_MS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  os.setPriority(product.pid ?? 0, priority)
  const ended = once(product, 'exit')
  const stop = async () => {
    product.kill('SIGTERM')
    await ended
    await postgres.stop()
  }
  try {
    const port = await readPort(createInterface(product.stdout))
    await waitUntilReady(port)
    const outbox = path.join(folder, 'outbox')
    return { port, standIns: port, databaseUrl: postgres.url, outbox, tls: null, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Beside other work the database may be slow at first, and the product then says so. */
export async function waitUntilReady(port: number): Promise<void> {
  const until = Date.now() + readyTimeout_ms
  for (;;) {
    const { ok, status } = await fetch(`http://127.0.0.1:${port}/readyz`)
    if (ok) return
    if (Date.now() > until) throw new Error(`/readyz answered ${status}`)
    await wait(1_000)
  }
}

type ServerAddresses = Pick<ProvidedContext, 'port' | 'standIns' | 'databaseUrl' | 'outbox' | 'tls'>

export function provideAddresses(
  project: TestProject,
  { port, standIns, databaseUrl, outbox, tls }: ServerAddresses,
): void {
  project.provide('port', port)
  project.provide('standIns', standIns)
  project.provide('databaseUrl', databaseUrl)
  project.provide('outbox', outbox)
  project.provide('tls', tls)
}

// The product names its addresses when it can answer; a start that fails closes its output instead.
async function readPort(lines: ReturnType<typeof createInterface>): Promise<number> {
  const late = setTimeout(() => lines.close(), startTimeout_ms)
  for await (const line of lines) {
    const [, port] = /http:\/\/a1\.localhost:(\d+)/.exec(line) ?? []
    if (!port) continue
    clearTimeout(late)
    lines.resume()
    return Number(port)
  }
  throw new Error('the product did not start; its own words stand above')
}

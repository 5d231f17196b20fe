// Two live processes of Naru behind nginx, on a database of their own.
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { migrate } from '#platform/db/migrate.server.ts'
import { createAgency } from '../busy-customers.ts'
import { type RunningServer, startServer, testSecret } from '../shared/run-product.ts'
import { createMachine, type Machine } from './machine.ts'
import { query } from './postgres.ts'

/** Where deploy/nginx.conf expects them. */
const ports = [3001, 3002]

export type Ops = Awaited<ReturnType<typeof createOps>>
export type Deployment = Awaited<ReturnType<Ops['serve']>>
/**
 * `fill`: an empty database, and the folder in which its files lie. `prepare`: folders before anybody writes
 * to
 * them. `postgres`: another than that of the machine.
 */
type DeploymentOptions = {
  postgres?: Pick<Machine['postgres'], 'port' | 'url' | 'superUrl' | 'addDatabase'>
  fill?: (url: string, folder: string) => Promise<void>
  prepare?: (folders: string[]) => Promise<void>
  databasePort?: number
  env?: Record<string, string>
}

export async function createOps(folder: string) {
  const machine = await createMachine(folder)
  return {
    ...machine,
    serve: (name: string, serving?: DeploymentOptions) => startDeployment(machine, name, serving),
  }
}

async function startDeployment(
  { folder: top, postgres: ours, ports: beside }: Machine,
  name: string,
  {
    postgres = ours,
    fill = createAgency,
    prepare,
    databasePort = postgres.port,
    env = {},
  }: DeploymentOptions = {},
) {
  const [folder, url, superUrl] = [path.join(top, name), postgres.url(name), postgres.superUrl(name)]
  if (
    (await query(postgres.superUrl('postgres'), `select from pg_database where datname = '${name}'`))
      .length === 0
  ) {
    await postgres.addDatabase(name)
    await migrate(url)
    await fill(url, folder)
  }
  const files = path.join(folder, 'files')
  const dataDirs = ports.map((_, at) => path.join(folder, `data${at + 1}`))
  for (const place of [files, ...dataDirs]) fs.mkdirSync(place, { recursive: true })
  await prepare?.([files, ...dataDirs])
  for (const place of dataDirs)
    if (!fs.existsSync(path.join(place, 'files'))) fs.symlinkSync(files, path.join(place, 'files'))

  const start = (at: number): RunningServer =>
    startServer({
      NARU: 'live',
      PORT: String(ports[at]),
      METRICS_PORT: String(9464 + at),
      DATA_DIR: dataDirs[at] ?? '',
      DATABASE_URL: url.replace(`:${postgres.port}/`, `:${databasePort}/`),
      SECRET_KEY: testSecret,
      SMTP_URL: `smtp://127.0.0.1:${beside.mail}`,
      TRUST_PROXY: '127.0.0.1',
      TOSS_URL: `http://127.0.0.1:${beside.standIns}/__sim/toss`,
      KAKAO_AUTH_URL: `http://sim.localhost:${beside.standIns}/__sim/kakao`,
      KAKAO_API_URL: `http://127.0.0.1:${beside.standIns}/__sim/kakao`,
      ...env,
    })
  const narus = ports.map((_, at) => start(at))
  await Promise.all(narus.map(waitUntilReady))

  /** Another in its place, when it answers. */
  async function renew(at: number): Promise<void> {
    narus[at] = start(at)
    await waitUntilReady(narus[at])
  }
  async function stop(): Promise<void> {
    for (const { child } of narus) child.kill('SIGTERM')
    await Promise.all(narus.map(({ ended }) => ended))
  }
  return { url, superUrl, folder, files, dataDirs, narus, renew, stop }
}

export async function waitUntilReady(naru: RunningServer): Promise<void> {
  const port = await naru.port
  for (const end = Date.now() + 60_000; Date.now() < end; await wait(50)) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (ready?.ok) return
  }
  throw new Error(`port ${port} was not ready within a minute`)
}

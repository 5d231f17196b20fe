// The journeys of tests/e2e, as they are, through nginx on two live processes; and a few of them on what a
// backup restored.
import { spawn } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { createDiskStore } from '#platform/integrations/file-store.server.ts'
import { createKeyFor } from '#platform/secrets.server.ts'
import { seedDemo } from '#seed/demo.ts'
import { hashPublicKey } from '../e2e/certificate.ts'
import { journeySecret } from '../e2e/demo-server.ts'
import type { Deployment, Ops } from './deployment.ts'
import { certificatePath } from './machine.ts'
import { query } from './postgres.ts'
import { formatFaults, type OpsResult } from './result-table.ts'

const TestReport = z.object({
  numTotalTests: z.int(),
  numPassedTests: z.int(),
  numPendingTests: z.int(),
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })) }),
  ),
})

const startDemoDeployment = ({ serve }: Ops, name: string) =>
  // a browser on the same machine starves it
  serve(name, {
    fill: fillDemo,
    env: {
      SECRET_KEY: journeySecret,
      OFFICE_HOST: 'office.localhost',
      SITES_DOMAIN: 'sites.localhost',
      SHED_AFTER_MS: '0',
    },
  })

/** The demo's agencies as live ones, known by their domain alone. */
async function fillDemo(url: string, folder: string): Promise<void> {
  const files = createDiskStore(folder)
  await seedDemo({
    databaseUrl: url,
    files,
    keyFor: createKeyFor({ SECRET_KEY: journeySecret, DATA_DIR: '' }),
  })
  await query(url, "update agency_domain set domain = format('a%s.localhost', travel_agency)")
}

export async function testJourneys(ops: Ops): Promise<OpsResult[]> {
  const deployment = await startDemoDeployment(ops, 'shop')
  const line = await runJourneys(ops, deployment, 'all journeys in a browser, through nginx', [])
  await deployment.stop()
  return [line]
}

export async function testRestore(ops: Ops): Promise<OpsResult[]> {
  const running = await startDemoDeployment(ops, 'shop')
  const backup = path.join(ops.folder, 'backup')
  const env = { SECRET_KEY: journeySecret, PATH: `${ops.postgres.programs}:${process.env.PATH}` }
  const before = await countRows(ops.postgres.superUrl('shop'))
  const made = await runBackupCommand('backup', backup, {
    ...env,
    DATABASE_URL: ops.postgres.backupUrl('shop'),
    DATA_DIR: running.folder,
  })
  await running.stop()
  await ops.postgres.addDatabase('restored')
  const back = await runBackupCommand('restore', backup, {
    ...env,
    DATABASE_URL: ops.postgres.url('restored'),
    DATA_DIR: path.join(ops.folder, 'restored'),
  })
  const after = await countRows(ops.postgres.superUrl('shop'))
  const here = await countRows(ops.postgres.superUrl('restored'))
  const differing = Object.keys(after)
    .filter((table) => !isBetween(here[table], before[table], after[table]))
    .map((table) => `${table}: ${before[table]} to ${after[table]} rows, then ${here[table]}`)
  const restored = await startDemoDeployment(ops, 'restored')
  const line = await runJourneys(
    ops,
    restored,
    'journeys of trips, lists and bookings on what was restored',
    ['trip', 'list', 'booking', 'pay'],
  )
  await restored.stop()
  return [
    {
      fault: 'backup',
      done: 'npm run backup while both processes serve, npm run restore into an empty database and folder',
      expected: 'exit codes 0, the rows of every table as they were meanwhile',
      seen: `${made.code}, ${back.code}; ${Object.keys(here).length} tables, ${formatFaults(differing)} differ${made.output}${back.output}`,
      met: made.code === 0 && back.code === 0 && differing.length === 0,
    },
    line,
  ]
}

/** What is too old was taken away meanwhile, by the processes that served. */
const isBetween = (rows = -1, before = 0, after = 0) =>
  rows >= Math.min(before, after) && rows <= Math.max(before, after)

async function runJourneys(
  ops: Ops,
  deployment: Deployment,
  done: string,
  files: string[],
): Promise<OpsResult> {
  const outbox = path.join(deployment.folder, 'outbox') // beside the files, where journeys look for both
  // Mails of another database have the same numbers.
  for (const mail of fs.readdirSync(ops.outbox)) fs.rmSync(path.join(ops.outbox, mail))
  if (!fs.existsSync(outbox)) fs.symlinkSync(ops.outbox, outbox)
  const report = path.join(ops.folder, 'journeys.json')
  const { publicKey } = new X509Certificate(fs.readFileSync(certificatePath))
  const tls = { port: 443, spki: hashPublicKey(publicKey) }
  const at = { port: 443, standIns: ops.ports.standIns, databaseUrl: deployment.url, outbox, tls }
  const child = spawn(
    'vitest',
    [
      'run',
      '--project',
      'journeys',
      '--project',
      'live',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files.map((name) => `tests/e2e/${name}.test.ts`),
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, JOURNEYS_AT: JSON.stringify(at) },
    },
  )
  await once(child, 'exit')
  const { numTotalTests, numPassedTests, numPendingTests, testResults } = TestReport.parse(
    JSON.parse(fs.readFileSync(report, 'utf8')),
  )
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ status, fullName }) => (status === 'failed' ? [fullName.trim()] : [])),
  )
  const tried = numTotalTests - numPendingTests // some are for a demo alone
  return {
    fault: 'journeys',
    done,
    expected: 'all pass',
    seen: `${numPassedTests} of ${tried}${failed.length > 0 ? `; not: ${failed.join('; ')}` : ''}`,
    met: tried > 0 && numPassedTests === tried,
  }
}

async function runBackupCommand(
  name: 'backup' | 'restore',
  folder: string,
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [`bin/${name}.ts`, folder], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { output: await text(child.stderr), code: await ended }
}

async function countRows(url: string): Promise<Record<string, number>> {
  const tables = await query<{ name: string }>(
    url,
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  )
  const counts = await query<{ name: string; rows: number }>(
    url,
    tables
      .map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`)
      .join(' union all '),
  )
  return Object.fromEntries(counts.map(({ name, rows }) => [name, rows]))
}

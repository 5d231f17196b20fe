// One PostgreSQL for a whole test run, and a migrated database to copy from.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#platform/db/migrate.server.ts'
import { startPostgres } from '#platform/db/postgres.server.ts'
import { buildIfChanged } from '#web/build.server.ts'
import { openSavedNodes } from './ops/citus-nodes.ts'

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string
    /** Where the cluster keeps its files, its journal among them. */
    clusterFolder: string
  }
}

/** Nothing here outlives the run, so nothing waits for the disk. */
export const fastSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

export default async function setUp(project: TestProject) {
  process.env.NODE_ENV = 'production' // React's other build is not what people get
  await buildIfChanged((line) => process.stdout.write(`${line}\n`))
  if (process.env.NODES_AT) return setUpOnNodes(project, process.env.NODES_AT)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-tests-'))
  const postgres = await startPostgres(folder, { settings: { ...fastSettings, max_connections: '300' } })
  const client = new pg.Client(postgres.url)
  await client.connect()
  await client.query('create database template_naru')
  await client.end()
  await migrate(withDatabase(postgres.url, 'template_naru'))
  project.provide('clusterUrl', postgres.url)
  project.provide('clusterFolder', folder)
  return async () => {
    await postgres.stop()
    // A hundred databases in thousands of files: nobody waits for that.
    spawn(process.execPath, ['-e', 'fs.rmSync(process.argv[1], { recursive: true, force: true })', folder], {
      detached: true,
      stdio: 'ignore',
    }).unref()
  }
}

/** The same tests on several nodes that `npm run test:ops -- citus` has opened. */
async function setUpOnNodes(project: TestProject, folder: string): Promise<void> {
  const nodes = openSavedNodes(folder)
  await nodes.addDatabase('template_naru')
  await migrate(withDatabase(nodes.url, 'template_naru'))
  await nodes.closeDatabase('template_naru')
  project.provide('clusterUrl', nodes.url)
  project.provide('clusterFolder', folder)
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

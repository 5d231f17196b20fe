// A data folder of PostgreSQL with our tables and nothing in them, to copy from: to make one takes seconds.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inject } from 'vitest'
import { migrate } from '#platform/db/migrate.server.ts'
import { startPostgres } from '#platform/db/postgres.server.ts'
import { fastSettings } from './postgres-cluster.ts'

/** For startPostgres(folder), which then starts at once. The first test of a run that needs one makes it. */
export async function copyPreparedCluster(folder: string): Promise<void> {
  const prepared = path.join(inject('clusterFolder'), 'prepared')
  if (!fs.existsSync(prepared) && isFirst(`${prepared}.making`)) await prepare(`${prepared}.making`, prepared)
  while (!fs.existsSync(prepared)) await wait(50)
  fs.mkdirSync(folder, { recursive: true })
  execFileSync('cp', ['-a', `${prepared}/.`, folder]) // with its owner, who serves it
}

function isFirst(folder: string): boolean {
  try {
    fs.mkdirSync(folder)
    return true
  } catch {
    return false // another test makes it
  }
}

async function prepare(folder: string, name: string): Promise<void> {
  const postgres = await startPostgres(folder, { settings: fastSettings })
  await migrate(postgres.url)
  await postgres.stop()
  fs.renameSync(folder, name)
}

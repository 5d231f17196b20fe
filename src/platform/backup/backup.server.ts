// A backup: the database, then the files, then a note that says it is whole. Never the secret.
import fs from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { findPostgres, startPostgres } from '#platform/db/postgres.server.ts'
import type { Env } from '#platform/env.server.ts'
import { saveLastBackup } from '#platform/operations.server.ts'
import { backUpCluster, restoreCluster } from './cluster.server.ts'
import { copyFolder, isEmpty } from './copy.server.ts'
import { dumpDatabase, restoreDump } from './dump.server.ts'

const CopyTotals = z.object({ files: z.int(), bytes: z.int() })
/**
 * `cluster`: our own PostgreSQL's folder; without it there is a dump. `files`: null when they lie in a store.
 */
const BackupManifest = z.object({
  made: z.iso.datetime(),
  cluster: CopyTotals.nullable(),
  files: CopyTotals.nullable(),
})
export type BackupManifest = z.output<typeof BackupManifest>

const getManifestPath = (folder: string) => path.join(folder, 'backup.json')

export async function backUp(env: Env, folder: string): Promise<BackupManifest> {
  if (!(await isEmpty(folder))) throw new Error(`${folder} is not empty: name a new folder for each backup.`)
  await fs.mkdir(folder, { recursive: true, mode: 0o700 })
  const made = new Date().toISOString()
  const cluster = env.DATABASE_URL
    ? await dumpDatabase(env.DATABASE_URL, path.join(folder, 'database.dump')).then(() => null)
    : await backUpOwnCluster(path.join(env.DATA_DIR, 'postgres'), folder)
  // A file is stored before its row. So files are copied after the database: then none is missing, except
  // those removed in between.
  const files = env.S3 ? null : await copyFolder(path.join(env.DATA_DIR, 'files'), path.join(folder, 'files'))
  const manifest = { made, cluster, files }
  await fs.writeFile(getManifestPath(folder), JSON.stringify(manifest), { flush: true })
  await saveLastBackup(env.DATA_DIR, made)
  return manifest
}

async function backUpOwnCluster(postgres: string, folder: string) {
  const running = await findPostgres(postgres)
  const started = running === undefined ? await startPostgres(postgres) : undefined
  try {
    const copied = await backUpCluster(
      running ?? started?.url ?? '',
      path.join(postgres, 'cluster'),
      path.join(folder, 'cluster'),
    )
    await fs.copyFile(path.join(postgres, 'password'), path.join(folder, 'password'))
    return copied
  } finally {
    await started?.stop()
  }
}

/** Restores everything into an empty place. After a failure, clear it by hand and start again. */
export async function restore(env: Env, folder: string): Promise<BackupManifest> {
  const manifestText = await fs.readFile(getManifestPath(folder), 'utf8').catch(() => undefined)
  if (manifestText === undefined)
    throw new Error(`${folder} holds no backup, or one that was not finished: there is no backup.json in it.`)
  const manifest = BackupManifest.parse(JSON.parse(manifestText))
  if (manifest.cluster && env.DATABASE_URL)
    throw new Error('This backup is of our own PostgreSQL: restore it without DATABASE_URL.')
  if (!manifest.cluster && !env.DATABASE_URL)
    throw new Error('This backup is of a PostgreSQL of yours: set DATABASE_URL to an empty database.')
  for (const part of ['postgres', 'files'])
    if (!(await isEmpty(path.join(env.DATA_DIR, part))))
      throw new Error(`${path.join(env.DATA_DIR, part)} is not empty: restore into another DATA_DIR.`)
  const [postgres, cluster] = [
    path.join(env.DATA_DIR, 'postgres'),
    path.join(env.DATA_DIR, 'postgres', 'cluster'),
  ]
  if (env.DATABASE_URL) await restoreDump(env.DATABASE_URL, path.join(folder, 'database.dump'))
  else {
    refuseDamaged(manifest.cluster, await restoreCluster(path.join(folder, 'cluster'), cluster))
    await fs.copyFile(path.join(folder, 'password'), path.join(postgres, 'password'))
  }
  if (manifest.files)
    refuseDamaged(
      manifest.files,
      await copyFolder(path.join(folder, 'files'), path.join(env.DATA_DIR, 'files')),
    )
  return manifest
}

function refuseDamaged(expected: BackupManifest['files'], actual: BackupManifest['files']): void {
  if (expected?.files !== actual?.files || expected?.bytes !== actual?.bytes)
    throw new Error(
      `The backup is damaged: it should hold ${expected?.files} files of ${expected?.bytes} bytes, and holds ${actual?.files} of ${actual?.bytes}.`,
    )
}

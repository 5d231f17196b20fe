// Opens the place for files that the settings name: the disk, or a store that speaks S3.
import type { Env } from '#platform/env.server.ts'
import type { Log } from '#platform/log.server.ts'
import { createDiskStore, type FileStore } from './file-store.server.ts'

/** The store of the settings. The S3 client is loaded only if it is needed. */
export async function createFileStore(env: Env, log: Pick<Log, 'warn'>): Promise<FileStore> {
  if (!env.S3) return createDiskStore(env.DATA_DIR)
  const { createS3Store } = await import('./s3-store.server.ts')
  return createS3Store(env.S3, log)
}

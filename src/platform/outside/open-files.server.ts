// Opens the place for files that the settings name: the disk, or a store that speaks S3.
import type { Env } from '../env.server.ts'
import type { Log } from '../log.server.ts'
import { diskFiles, type Files } from './files.server.ts'

/** The store of the settings. The S3 client is loaded only if it is needed. */
export async function openFiles(env: Env, log: Pick<Log, 'warn'>): Promise<Files> {
  if (!env.S3) return diskFiles(env.DATA_DIR)
  const { s3Files } = await import('./s3-files.server.ts')
  return s3Files(env.S3, log)
}

// The file store: DATA_DIR/files or S3, a folder for each agency, public or private.
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { Refusal } from '#errors.ts'

/** `from`: a file on this machine. */
export type FileContents = Buffer | string | { from: string }
/** `tag` differs when the bytes do. The stream is read to its end, or destroyed. */
export type OpenedFile = { size: number; tag: string; stream: Readable }

/** A key is `public/{name}`, served as /files/{name} to everybody, or `private/{name}`. */
export type FileStore = {
  /** The store lies across the network, so it is not asked with a transaction open. */
  isRemote: boolean
  put: (travel_agency: number, key: string, contents: FileContents) => Promise<void>
  read: (travel_agency: number, key: string) => Promise<Buffer | undefined>
  open: (travel_agency: number, key: string) => Promise<OpenedFile | undefined>
  remove: (travel_agency: number, key: string) => Promise<void>
  /** The files in the private folder of an agency, and since when; parts of broken writes, too. */
  listPrivate: (travel_agency: number) => Promise<StoredFile[]>
  /** The bytes of all files of an agency. A copy of all its data is gone in a day and does not count. */
  measure: (travel_agency: number) => Promise<number>
}
export type StoredFile = { key: string; since: Date }

/**
 * An older version left files readable to other users of the machine. The first start closes them. A folder
 * that is already closed is skipped.
 */
export async function restrictFolders(dataDir: string): Promise<void> {
  for (const name of ['files', 'incoming', 'outbox']) {
    const folder = path.join(dataDir, name)
    const mode = await fs.stat(folder).then((found) => found.mode & 0o777, ignoreMissing)
    if (mode === undefined || mode === 0o700) continue
    for (const entry of await fs.readdir(folder, { recursive: true, withFileTypes: true }))
      await fs.chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
    await fs.chmod(folder, 0o700) // last, so that an interrupted start begins again
  }
}

/** Copies of all data do not count; the last part of a key is the file's name. */
export const isCounted = (key: string) => !/(^|\/)all-data-[^/]*$/.test(key)

const keyPattern = /^(public|private|share)\/[\w-][\w.-]*$/

export function createDiskStore(dataDir: string): FileStore {
  const getPath = (travel_agency: number, key: string) => {
    if (!keyPattern.test(key)) throw new Error('a key that leads elsewhere')
    return path.join(dataDir, 'files', String(travel_agency), key)
  }
  return {
    isRemote: false,
    put: (travel_agency, key, contents) =>
      writeAtomically(getPath(travel_agency, key), toWritable(contents)).catch((error) => {
        throw toDiskFullRefusal(error)
      }),
    read: (travel_agency, key) => fs.readFile(getPath(travel_agency, key)).catch(ignoreMissing),
    async open(travel_agency, key) {
      const file = await fs.open(getPath(travel_agency, key)).catch(ignoreMissing)
      if (!file) return undefined
      const { size, mtimeMs } = await file.stat()
      return {
        size,
        tag: `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`,
        stream: file.createReadStream(),
      }
    },
    remove: (travel_agency, key) => fs.rm(getPath(travel_agency, key), { force: true }),
    async listPrivate(travel_agency) {
      const folder = path.join(dataDir, 'files', String(travel_agency), 'private')
      const names = (await fs.readdir(folder).catch(ignoreMissing)) ?? []
      const storedFiles: StoredFile[] = []
      for (const name of names) {
        const found = await fs.stat(path.join(folder, name)).catch(ignoreMissing) // it may just have gone
        if (found) storedFiles.push({ key: `private/${name}`, since: found.mtime })
      }
      return storedFiles
    },
    async measure(travel_agency) {
      const folder = path.join(dataDir, 'files', String(travel_agency))
      const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreMissing)
      let bytes = 0
      for (const entry of entries ?? []) {
        if (!entry.isFile() || !isCounted(entry.name)) continue
        bytes += (await fs.stat(path.join(entry.parentPath, entry.name)).catch(ignoreMissing))?.size ?? 0
      }
      return bytes
    },
  }
}

const toWritable = (contents: FileContents) =>
  typeof contents === 'object' && 'from' in contents ? createReadStream(contents.from) : contents

/**
 * Writes the whole file or nothing, and it is on the disk when this returns. Only our own user can read it.
 */
export async function writeAtomically(target: string, contents: Buffer | Readable | string): Promise<void> {
  const part = `${target}.${randomUUID()}`
  try {
    await fs.mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    await fs.writeFile(part, contents, { flush: true, mode: 0o600 })
    await fs.rename(part, target)
  } catch (error) {
    await fs.rm(part, { force: true })
    throw error
  }
}

const getErrorCode = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

function ignoreMissing(error: unknown): undefined {
  if (getErrorCode(error) !== 'ENOENT') throw error
}

/** A full disk is not a bug: the visitor gets a refusal, and everything else goes on. */
export const toDiskFullRefusal = (error: unknown) =>
  ['ENOSPC', 'EDQUOT'].includes(String(getErrorCode(error))) ? new Refusal('UPLOAD_FAILED') : error

// Where files lie: under DATA_DIR/files or in a store, a folder for each agency, public or private.
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { Refusal } from '#errors.ts'

/** `from`: a file on this machine. */
export type Contents = Buffer | string | { from: string }
/** `tag` differs when the bytes do. The stream is read to its end, or destroyed. */
export type Opened = { size: number; tag: string; stream: Readable }

/** A key is `public/{name}`, served as /files/{name} to everybody, or `private/{name}`. */
export type Files = {
  /** Across the network: nobody waits for it with a transaction open. */
  isFar: boolean
  put: (travel_agency: number, key: string, contents: Contents) => Promise<void>
  read: (travel_agency: number, key: string) => Promise<Buffer | undefined>
  open: (travel_agency: number, key: string) => Promise<Opened | undefined>
  remove: (travel_agency: number, key: string) => Promise<void>
  /** What lies in the private folder of an agency, and since when; parts of broken writes, too. */
  listPrivate: (travel_agency: number) => Promise<Lying[]>
}
export type Lying = { key: string; since: Date }

/**
 * An older version left files readable to other users of the machine. The first start closes them. A folder
 * that is already closed is skipped.
 */
export async function closeFolders(dataDir: string): Promise<void> {
  for (const name of ['files', 'incoming', 'outbox']) {
    const folder = path.join(dataDir, name)
    const mode = await fs.stat(folder).then((found) => found.mode & 0o777, nothingThere)
    if (mode === undefined || mode === 0o700) continue
    for (const entry of await fs.readdir(folder, { recursive: true, withFileTypes: true }))
      await fs.chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
    await fs.chmod(folder, 0o700) // last, so that an interrupted start begins again
  }
}

const isKey = /^(public|private|share)\/[\w-][\w.-]*$/

export function diskFiles(dataDir: string): Files {
  const placeOf = (travel_agency: number, key: string) => {
    if (!isKey.test(key)) throw new Error('a key that leads elsewhere')
    return path.join(dataDir, 'files', String(travel_agency), key)
  }
  return {
    isFar: false,
    put: (travel_agency, key, contents) =>
      writeWhole(placeOf(travel_agency, key), bytesOf(contents)).catch((error) => {
        throw orFull(error)
      }),
    read: (travel_agency, key) => fs.readFile(placeOf(travel_agency, key)).catch(nothingThere),
    async open(travel_agency, key) {
      const file = await fs.open(placeOf(travel_agency, key)).catch(nothingThere)
      if (!file) return undefined
      const { size, mtimeMs } = await file.stat()
      return {
        size,
        tag: `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`,
        stream: file.createReadStream(),
      }
    },
    remove: (travel_agency, key) => fs.rm(placeOf(travel_agency, key), { force: true }),
    async listPrivate(travel_agency) {
      const folder = path.join(dataDir, 'files', String(travel_agency), 'private')
      const names = (await fs.readdir(folder).catch(nothingThere)) ?? []
      const lying: Lying[] = []
      for (const name of names) {
        const found = await fs.stat(path.join(folder, name)).catch(nothingThere) // it may just have gone
        if (found) lying.push({ key: `private/${name}`, since: found.mtime })
      }
      return lying
    },
  }
}

const bytesOf = (contents: Contents) =>
  typeof contents === 'object' && 'from' in contents ? createReadStream(contents.from) : contents

/**
 * Writes the whole file or nothing, and it is on the disk when this returns. Only our own user can read it.
 */
export async function writeWhole(place: string, contents: Buffer | Readable | string): Promise<void> {
  const part = `${place}.${randomUUID()}`
  try {
    await fs.mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
    await fs.writeFile(part, contents, { flush: true, mode: 0o600 })
    await fs.rename(part, place)
  } catch (error) {
    await fs.rm(part, { force: true })
    throw error
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

function nothingThere(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}

/** A full disk is not a bug: the visitor gets a refusal, and everything else goes on. */
export const orFull = (error: unknown) =>
  ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error))) ? new Refusal('UPLOAD_FAILED') : error

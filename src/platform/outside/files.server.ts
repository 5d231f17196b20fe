// Where files lie: under DATA_DIR/files, in a folder for each agency, public or private. A shared store would be a second of this type.
import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { Refusal } from '#errors.ts'

/** A key is `public/{name}`, served as /files/{name} to everybody, or `private/{name}`. */
export type Files = {
  put: (travel_agency: number, key: string, contents: Buffer | Readable | string) => Promise<void>
  read: (travel_agency: number, key: string) => Promise<Buffer | undefined>
  remove: (travel_agency: number, key: string) => Promise<void>
}

export function diskFiles(dataDir: string): Files {
  const placeOf = (travel_agency: number, key: string) => path.join(dataDir, 'files', String(travel_agency), key)
  return {
    put: (travel_agency, key, contents) =>
      writeWhole(placeOf(travel_agency, key), contents).catch((error) => {
        throw orFull(error)
      }),
    read: (travel_agency, key) => fs.readFile(placeOf(travel_agency, key)).catch(nothingThere),
    remove: (travel_agency, key) => fs.rm(placeOf(travel_agency, key), { force: true }),
  }
}

/** There as a whole or not at all, and on the disk when it returns. */
export async function writeWhole(place: string, contents: Buffer | Readable | string, mode?: number): Promise<void> {
  const part = `${place}.${randomUUID()}`
  try {
    await fs.mkdir(path.dirname(place), { recursive: true })
    await fs.writeFile(part, contents, { flush: true, mode })
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

/** A full disk is no fault of the program: the visitor is told, and the rest goes on. */
export const orFull = (error: unknown) => (['ENOSPC', 'EDQUOT'].includes(String(codeOf(error))) ? new Refusal('UPLOAD_FAILED') : error)

export const publicFolder = (dataDir: string, travel_agency: number) => path.join(dataDir, 'files', String(travel_agency), 'public')

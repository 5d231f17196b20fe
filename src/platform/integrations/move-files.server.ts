// Copies every file of every agency from the disk to a store, and reads each one back.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { storeLimits } from '#limits/services.ts'
import type { FileStore } from './file-store.server.ts'

type MoveTotals = { agencies: number; copied: number; there: number; bytes: number }
type DiskFile = { travel_agency: number; key: string; filePath: string }

/** The command can run again: identical files are skipped. Nothing is removed from the disk. */
export async function moveFiles(dataDir: string, store: FileStore): Promise<MoveTotals> {
  const found = await listDiskFiles(path.join(dataDir, 'files'))
  const moved = {
    agencies: new Set(found.map(({ travel_agency }) => travel_agency)).size,
    copied: 0,
    there: 0,
    bytes: 0,
  }
  const waiting = found.values()
  await Promise.all(
    Array.from({ length: storeLimits.movedAtOnce }, async () => {
      for (const { travel_agency, key, filePath } of waiting) {
        const ours = await measureStream(createReadStream(filePath))
        const isThere = async () => {
          const file = await store.open(travel_agency, key)
          const theirs = file && (await measureStream(file.stream))
          return theirs?.size === ours.size && theirs.hash === ours.hash
        }
        if (await isThere()) moved.there++
        else {
          await store.put(travel_agency, key, { from: filePath })
          if (!(await isThere()))
            throw new Error(`${travel_agency}/${key} is not in the store as it is on the disk`)
          moved.copied++
        }
        moved.bytes += ours.size
      }
    }),
  )
  return moved
}

async function listDiskFiles(folder: string): Promise<DiskFile[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) => {
    const filePath = path.join(entry.parentPath, entry.name)
    const [travel_agency = '', ...key] = path.relative(folder, filePath).split(path.sep)
    const isPart = /\.[0-9a-f]{8}-[0-9a-f-]{27}$/.test(entry.name) // of a write that never came to its end
    return entry.isFile() && !isPart && key.length > 0
      ? [{ travel_agency: Number(travel_agency), key: key.join('/'), filePath }]
      : []
  })
}

async function measureStream(stream: Readable): Promise<{ size: number; hash: string }> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of stream) {
    hash.update(chunk)
    size += chunk.length
  }
  return { size, hash: hash.digest('hex') }
}

// Copies a folder that may be in use: what goes away meanwhile is not missed.
import fs from 'node:fs/promises'
import path from 'node:path'

export type Copied = { files: number; bytes: number }

/** `leaves`: what stays behind, by its path within the folder. */
export async function copyFolder(
  from: string,
  to: string,
  leaves: (name: string) => boolean = () => false,
): Promise<Copied> {
  const copied = { files: 0, bytes: 0 }
  await copyInto('')
  return copied

  async function copyInto(folder: string): Promise<void> {
    await fs.mkdir(path.join(to, folder), { recursive: true, mode: 0o700 })
    const entries = await fs.readdir(path.join(from, folder), { withFileTypes: true }).catch(gone)
    for (const entry of entries ?? []) {
      const name = path.join(folder, entry.name)
      if (leaves(name)) continue
      if (entry.isDirectory()) await copyInto(name)
      else if (entry.isFile()) await copyFile(name)
    }
  }

  async function copyFile(name: string): Promise<void> {
    const place = path.join(to, name)
    const size = await fs
      .copyFile(path.join(from, name), place)
      .then(async () => (await fs.stat(place)).size, gone)
    if (size === undefined) return
    copied.files++
    copied.bytes += size
  }
}

function gone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

export async function isEmpty(folder: string): Promise<boolean> {
  return ((await fs.readdir(folder).catch(gone)) ?? []).length === 0
}

// Copies a folder that may be in use: files that disappear meanwhile are no error.
import fs from 'node:fs/promises'
import path from 'node:path'

export type CopyTotals = { files: number; bytes: number }

/** `isLeftOut`: what stays behind, by its path within the folder. */
export async function copyFolder(
  from: string,
  to: string,
  isLeftOut: (name: string) => boolean = () => false,
): Promise<CopyTotals> {
  const copied = { files: 0, bytes: 0 }
  await copyInto('')
  return copied

  async function copyInto(folder: string): Promise<void> {
    await fs.mkdir(path.join(to, folder), { recursive: true, mode: 0o700 })
    const entries = await fs.readdir(path.join(from, folder), { withFileTypes: true }).catch(ignoreMissing)
    for (const entry of entries ?? []) {
      const name = path.join(folder, entry.name)
      if (isLeftOut(name)) continue
      if (entry.isDirectory()) await copyInto(name)
      else if (entry.isFile()) await copyFile(name)
    }
  }

  async function copyFile(name: string): Promise<void> {
    const target = path.join(to, name)
    const size = await fs
      .copyFile(path.join(from, name), target)
      .then(async () => (await fs.stat(target)).size, ignoreMissing)
    if (size === undefined) return
    copied.files++
    copied.bytes += size
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

export async function isEmpty(folder: string): Promise<boolean> {
  return ((await fs.readdir(folder).catch(ignoreMissing)) ?? []).length === 0
}

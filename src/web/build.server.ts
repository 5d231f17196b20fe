// Builds the browser's files and the page bundle when the sources changed.
// Each build has a folder of its own, taken into use when it is whole: a process that still serves the one
// before keeps its files.
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'

const top = path.resolve(import.meta.dirname, '../..')
const dist = path.join(top, 'dist')
const current = path.join(dist, 'current')

export const getBuildFolder = () => path.join(dist, fs.readFileSync(current, 'utf8'))

export async function buildIfChanged(log: (line: string) => void): Promise<void> {
  const stamp = hashSources(['src', 'vite.config.ts', 'package-lock.json'])
  const before = fs.existsSync(current) ? fs.readFileSync(current, 'utf8') : ''
  if (before === stamp) return
  await buildFolderOnce(path.join(dist, stamp), (target) => {
    log('Building the pages …')
    return build(target)
  })
  const temporary = createTemporaryName(current)
  fs.writeFileSync(temporary, stamp)
  fs.renameSync(temporary, current)
  for (const old of fs.readdirSync(dist))
    if (![stamp, before, 'current'].includes(old) && !isInProgress(old))
      fs.rmSync(path.join(dist, old), { recursive: true, force: true })
}

/**
 * A folder gets its name when everything is in it. Of several processes that make it, the first puts it
 * there.
 */
export async function buildFolderOnce(
  folder: string,
  make: (target: string) => Promise<void>,
): Promise<void> {
  if (fs.existsSync(folder)) return
  const target = createTemporaryName(folder)
  await make(target)
  try {
    fs.renameSync(target, folder)
  } catch (error) {
    fs.rmSync(target, { recursive: true, force: true })
    if (!fs.existsSync(folder)) throw error
  }
}

const createTemporaryName = (place: string) => `${place}.${randomBytes(4).toString('hex')}`
/** An unfinished build is removed after an hour. */
const isInProgress = (name: string) =>
  name.includes('.') &&
  (fs.statSync(path.join(dist, name), { throwIfNoEntry: false })?.mtimeMs ?? 0) > Date.now() - 3_600_000

async function build(folder: string): Promise<void> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'build-pages.server.ts'), folder], {
    stdio: 'inherit',
  })
  const [status] = await once(child, 'exit')
  if (status !== 0) throw new Error(`the build of the pages ended with ${status}`)
}

function hashSources(roots: string[]): string {
  const hash = createHash('sha256')
  const files = roots.flatMap((root) =>
    fs.statSync(path.join(top, root)).isDirectory()
      ? fs
          .readdirSync(path.join(top, root), { recursive: true, encoding: 'utf8' })
          .map((file) => path.join(root, file))
      : [root],
  )
  for (const file of files.sort())
    if (fs.statSync(path.join(top, file)).isFile())
      hash.update(file).update(fs.readFileSync(path.join(top, file)))
  return hash.digest('hex').slice(0, 16)
}

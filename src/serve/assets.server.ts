// Scripts and styles as they were built: which of them an entry needs, and the folder that holds them.
import fs from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { yearSeconds } from '#limits/machine.ts'
import { getBuildFolder } from '#web/build.server.ts'

type BuildTarget = 'client' | 'office'
type Chunk = { file: string; css?: string[]; imports?: string[] }
export type Manifest = Record<string, Chunk>

export const readManifest = (target: BuildTarget): Manifest =>
  JSON.parse(fs.readFileSync(path.join(getBuildFolder(), target, '.vite/manifest.json'), 'utf8'))

/** The files include everything that is imported on the way, the entries themselves first. */
export function collectAssets(manifest: Manifest, entries: readonly string[]) {
  const files = new Set<string>()
  const styles = new Set<string>()
  const add = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || files.has(`/${chunk.file}`)) return
    files.add(`/${chunk.file}`)
    for (const style of chunk.css ?? []) styles.add(`/${style}`)
    for (const needed of chunk.imports ?? []) add(needed)
  }
  for (const entry of entries) add(entry)
  const [script = '', ...preloads] = files
  return { script, preloads, styles: [...styles] }
}

/** The name of a file changes with its content, so a browser keeps it for a year. */
export async function mountAssets(app: FastifyInstance, target: BuildTarget): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(getBuildFolder(), target, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    wildcard: true,
    maxAge: yearSeconds * 1000,
    immutable: true,
  })
}

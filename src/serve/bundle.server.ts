// The built page bundle and which files each page needs in the browser.
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Assets } from '#storefront/document.ts'
import { routes } from '#storefront/routes.ts'
import { builtFolder } from '#web/build.server.ts'
import type { Language } from '#words/language.ts'
import type { Bundle } from './draw.server.ts'

type Chunk = { file: string; css?: string[]; imports?: string[] }

export function builtBundle(): Bundle {
  const built = builtFolder()
  const manifest: Record<string, Chunk> = JSON.parse(
    fs.readFileSync(path.join(built, 'client/.vite/manifest.json'), 'utf8'),
  )
  const module = import(pathToFileURL(path.join(built, 'server/render.server.js')).href)
  const known = new Map<string, Assets>()
  return {
    render: async () => (await module).render,
    assetsOf(page, language) {
      const name = `${page}|${language}`
      const assets = known.get(name) ?? collect(manifest, page, language)
      known.set(name, assets)
      return assets
    },
  }
}

function collect(manifest: Record<string, Chunk>, page: string | undefined, language: Language): Assets {
  const rooms = routes.find((route) => route.page === page)?.words ?? []
  const entries = [
    'src/storefront/browser.tsx',
    `src/storefront/${page}.page.tsx`,
    ...['shell', ...rooms].map((room) => `src/words/${language}/${room}.ts`),
  ]
  const files = new Set<string>()
  const styles = new Set<string>()
  const add = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(`/${style}`)
    for (const needed of chunk.imports ?? []) add(needed)
  }
  for (const entry of entries) add(entry)
  const [script = '', ...preloads] = [...files].map((file) => `/${file}`)
  return { start: `/${manifest['src/storefront/start.ts']?.file}`, script, preloads, styles: [...styles] }
}

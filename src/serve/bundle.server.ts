// The built page bundle and which files each page needs in the browser.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Assets } from '#storefront/document.ts'
import { routes } from '#storefront/routes.ts'
import { builtFolder } from '#web/build.server.ts'
import type { Language } from '#words/language.ts'
import { type Manifest, neededBy, readManifest } from './assets.server.ts'
import type { Bundle } from './draw.server.ts'

export function builtBundle(): Bundle {
  const manifest = readManifest('client')
  const module = import(pathToFileURL(path.join(builtFolder(), 'server/render.server.js')).href)
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

function collect(manifest: Manifest, page: string | undefined, language: Language): Assets {
  const rooms = routes.find((route) => route.page === page)?.words ?? []
  const entries = [
    'src/storefront/browser.tsx',
    `src/storefront/${page}.page.tsx`,
    ...['shell', ...rooms].map((room) => `src/words/${language}/${room}.ts`),
  ]
  return { start: `/${manifest['src/storefront/start.ts']?.file}`, ...neededBy(manifest, entries) }
}

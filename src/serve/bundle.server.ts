// The built page bundle and which files each page needs in the browser.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '#i18n/language.ts'
import type { Assets } from '#storefront/document.ts'
import { routes } from '#storefront/routes.ts'
import { getBuildFolder } from '#web/build.server.ts'
import { collectAssets, type Manifest, readManifest } from './assets.server.ts'
import type { Bundle } from './page-renderer.server.ts'

export function createBuiltBundle(): Bundle {
  const manifest = readManifest('client')
  const module = import(pathToFileURL(path.join(getBuildFolder(), 'server/render.server.js')).href)
  const known = new Map<string, Assets>()
  return {
    render: async () => (await module).render,
    getAssets(page, language) {
      const name = `${page}|${language}`
      const assets = known.get(name) ?? collectPageAssets(manifest, page, language)
      known.set(name, assets)
      return assets
    },
  }
}

function collectPageAssets(manifest: Manifest, page: string | undefined, language: Language): Assets {
  const rooms = routes.find((route) => route.page === page)?.texts ?? []
  const entries = [
    'src/storefront/browser.tsx',
    `src/storefront/${page}.page.tsx`,
    ...['shell', ...rooms].map((room) => `src/i18n/${language}/${room}.ts`),
  ]
  return { start: `/${manifest['src/storefront/start.ts']?.file}`, ...collectAssets(manifest, entries) }
}

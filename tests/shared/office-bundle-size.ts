// What each screen of the office loads beside React and the router, by the build's own manifest.
import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { publicScreens, screens, sharedTexts } from '#office/routes.ts'
import type { Screen } from '#office/screen.ts'
import { getBuildFolder } from '#web/build.server.ts'

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.string().optional(), imports: z.array(z.string()).default([]) }),
)
export type ScreenSize = { screen: string; bytes: number }

/** More than 60 KB makes somebody on a phone wait. */
export const maxScreenBytes = 60_000

/**
 * Gzipped, in the language that needs more; the heaviest first. The text editor comes when it is first
 * needed.
 */
export function measureScreens(): ScreenSize[] {
  const built = path.join(getBuildFolder(), 'office')
  const manifest = Manifest.parse(
    JSON.parse(fs.readFileSync(path.join(built, '.vite/manifest.json'), 'utf8')),
  )
  const getGzipSize = (file: string) => fs.statSync(path.join(built, `${file}.gz`)).size
  const sumSizes = (entries: string[]) => {
    const files = new Set<string>()
    const add = (name: string) => {
      const chunk = manifest[name]
      if (!chunk) throw new Error(`${name} is not in the build`)
      if (chunk.name === 'react' || files.has(chunk.file)) return
      files.add(chunk.file)
      chunk.imports.forEach(add)
    }
    entries.forEach(add)
    return [...files].reduce((sum, file) => sum + getGzipSize(file), 0)
  }
  const listTextFiles = ({ words, siteWords = [] }: Screen, language: string) => [
    ...[...sharedTexts.words, ...words].map((room) => `src/i18n/office/${language}/${room}.ts`),
    ...[...sharedTexts.siteWords, ...siteWords].map((room) => `src/i18n/${language}/${room}.ts`),
  ]
  return [...publicScreens, ...screens]
    .map((screen) => {
      const entries = ['src/office/browser.tsx', `src/office/${screen.page}.page.tsx`]
      return {
        screen: screen.page,
        bytes: Math.max(
          ...['ko', 'en'].map((each) => sumSizes([...entries, ...listTextFiles(screen, each)])),
        ),
      }
    })
    .sort((one, other) => other.bytes - one.bytes)
}

// What each screen of the office loads beside React and the router, by the build's own manifest.
import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { doors, everywhere, type Screen, screens } from '#office/routes.ts'
import { builtFolder } from '#web/build.server.ts'

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.string().optional(), imports: z.array(z.string()).default([]) }),
)
export type Weight = { screen: string; bytes: number }

/**
 * More than 60 KB makes somebody on a phone wait. The heaviest screen has 48: this is where one looks twice.
 */
export const screenBytes = 52_000

/**
 * Gzipped, in the language that needs more; the heaviest first. The text editor comes when it is first
 * needed.
 */
export function weighScreens(): Weight[] {
  const built = path.join(builtFolder(), 'office')
  const manifest = Manifest.parse(
    JSON.parse(fs.readFileSync(path.join(built, '.vite/manifest.json'), 'utf8')),
  )
  const bytesOf = (file: string) => fs.statSync(path.join(built, `${file}.gz`)).size
  const weigh = (entries: string[]) => {
    const files = new Set<string>()
    const add = (name: string) => {
      const chunk = manifest[name]
      if (!chunk) throw new Error(`${name} is not in the build`)
      if (chunk.name === 'react' || files.has(chunk.file)) return
      files.add(chunk.file)
      chunk.imports.forEach(add)
    }
    entries.forEach(add)
    return [...files].reduce((sum, file) => sum + bytesOf(file), 0)
  }
  const wordsOf = ({ words, siteWords = [] }: Screen, language: string) => [
    ...[...everywhere.words, ...words].map((room) => `src/words/office/${language}/${room}.ts`),
    ...[...everywhere.siteWords, ...siteWords].map((room) => `src/words/${language}/${room}.ts`),
  ]
  return [...doors, ...screens]
    .map((screen) => {
      const entries = ['src/office/browser.tsx', `src/office/${screen.page}.page.tsx`]
      return {
        screen: screen.page,
        bytes: Math.max(...['ko', 'en'].map((each) => weigh([...entries, ...wordsOf(screen, each)]))),
      }
    })
    .sort((one, other) => other.bytes - one.bytes)
}

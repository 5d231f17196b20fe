// What a first visit to each page loads: vite.config.ts groups the files, and this keeps the groups honest.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { builtBundle } from '#serve/bundle.server.ts'
import { routes } from '#storefront/routes.ts'
import { builtFolder } from '#web/build.server.ts'

test('no page loads more than 125 KB of scripts, nor more than 25 files', () => {
  const { assetsOf } = builtBundle()
  const sizeOf = (file: string) => fs.statSync(path.join(builtFolder(), 'client', `${file}.br`)).size
  const heavy = routes.flatMap(({ page }) =>
    (['ko', 'en'] as const).flatMap((language) => {
      const { start, script, preloads } = assetsOf(page, language)
      const files = [start, script, ...preloads]
      const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0)
      return bytes > 125_000 || files.length > 25 ? [{ page, language, bytes, files: files.length }] : []
    }),
  )
  expect(heavy).toEqual([])
})

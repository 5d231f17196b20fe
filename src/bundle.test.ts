// What a visit loads: vite.config.ts groups the files, and this keeps the groups honest.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createBuiltBundle } from '#serve/bundle.server.ts'
import { routes } from '#storefront/routes.ts'
import { getBuildFolder } from '#web/build.server.ts'

const { getAssets } = createBuiltBundle()

function measureWeight(page: string, language: 'ko' | 'en', packing: 'br' | 'gz') {
  const { start, script, preloads } = getAssets(page, language)
  const files = [start, script, ...preloads]
  const sizeOf = (file: string) =>
    fs.statSync(path.join(getBuildFolder(), 'client', `${file}.${packing}`)).size
  return { page, language, bytes: files.reduce((sum, file) => sum + sizeOf(file), 0), files: files.length }
}
const inBoth = (page: string, packing: 'br' | 'gz') =>
  (['ko', 'en'] as const).map((language) => measureWeight(page, language, packing))

test('where people arrive, scripts weigh little, however badly their browser unpacks', () => {
  const arrivals = ['catalog/list', 'home/home'].flatMap((page) => inBoth(page, 'gz'))
  expect(arrivals.filter(({ bytes }) => bytes > 106_000)).toEqual([])
})

test('no page loads more than 130 KB of scripts, nor more than 30 files', () => {
  const all = routes.flatMap(({ page }) => inBoth(page, 'br'))
  expect(all.filter(({ bytes, files }) => bytes > 130_000 || files > 30)).toEqual([])
})

test('nothing of the office lies where an agency’s host serves it', () => {
  const served = path.join(getBuildFolder(), 'client/assets')
  const scripts = fs.readdirSync(served).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(20)
  const ofOffice = scripts.filter((name) =>
    /api\/office|2단계 인증/.test(fs.readFileSync(path.join(served, name), 'utf8')),
  )
  expect(ofOffice).toEqual([])
})

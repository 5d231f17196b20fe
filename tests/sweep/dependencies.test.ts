// What the product is built on: licences we know, a NOTICE for those that ask for one, and the Node it runs
// on.
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const Manifest = z.object({
  engines: z.object({ node: z.string() }),
  dependencies: z.record(z.string(), z.string()),
})
const Lock = z.object({
  packages: z.record(z.string(), z.object({ license: z.string().optional(), dev: z.boolean().optional() })),
})

const manifest = Manifest.parse(JSON.parse(fs.readFileSync('package.json', 'utf8')))
const inProduction = Object.entries(
  Lock.parse(JSON.parse(fs.readFileSync('package-lock.json', 'utf8'))).packages,
)
  .filter(([place, { dev }]) => place !== '' && !dev)
  .map(([place, { license = 'none' }]) => ({ name: place.split('node_modules/').at(-1) ?? place, license }))

// These ask for no more than that their text stays in the package, where npm leaves it.
const simpleLicences = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  '(MIT OR CC0-1.0)',
])

/** Package names are in NOTICE between backticks; a star stands for the rest of a name. */
const noticeNames = [...fs.readFileSync('NOTICE', 'utf8').matchAll(/`(.+?)`/g)].map(([, name = '']) => name)
const matchesPattern = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name

test('a package in production has a plain licence, or NOTICE names it', () => {
  const unnamed = inProduction.filter(
    ({ name, license }) =>
      !simpleLicences.has(license) && !noticeNames.some((pattern) => matchesPattern(pattern, name)),
  )
  expect(inProduction.length).toBeGreaterThan(100)
  expect(unnamed).toEqual([])
})

test('NOTICE names no package that is not there', () => {
  expect(noticeNames.length).toBeGreaterThan(0)
  expect(
    noticeNames.filter((pattern) => !inProduction.some(({ name }) => matchesPattern(pattern, name))),
  ).toEqual([])
})

test('engines names the Node that the scripts bring along and the tests run on', () => {
  expect(manifest.engines.node).toBe(`^${manifest.dependencies.node}`)
  expect(process.version).toBe(`v${manifest.dependencies.node}`)
  const images = fs.readFileSync('Dockerfile', 'utf8').matchAll(/^FROM node:(\d+)/gm)
  for (const [, major] of images) expect(manifest.dependencies.node?.split('.')[0]).toBe(major)
})

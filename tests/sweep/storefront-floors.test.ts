// The storefront's folders lie on floors: each imports from below only, and there are few floors.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const storefront = path.resolve(import.meta.dirname, '../../src/storefront')
const files = fs
  .readdirSync(storefront, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))

/** A file that lies in no folder (`api.ts`, `browser.tsx`) stands for itself. Types and late imports count. */
const getFolder = (file: string) => file.split('/').slice(0, -1).join('/') || file

function listImportedFolders(file: string): string[] {
  const code = fs.readFileSync(path.join(storefront, file), 'utf8')
  const targets = [...code.matchAll(/\b(?:from|import)\s*\(?\s*'(?:#storefront\/|(?=\.))([^']+)'/g)]
  return targets
    .map(([, to = '']) => getFolder(to.startsWith('.') ? path.join(path.dirname(file), to) : to))
    .filter((folder) => folder !== getFolder(file))
}
const importsByFolder = new Map(files.map((file) => [getFolder(file), new Set<string>()]))
for (const file of files)
  for (const folder of listImportedFolders(file)) importsByFolder.get(getFolder(file))?.add(folder)

const chains = new Map<string, string[]>()
const arrowsBack: string[] = []

/** The longest way down from a folder. An import of a folder that is still above is an arrow back up. */
function findLongestChain(folder: string, above: string[]): string[] {
  const known = chains.get(folder)
  if (known) return known
  let longest: string[] = []
  for (const below of importsByFolder.get(folder) ?? []) {
    const isBack = above.includes(below)
    if (isBack) arrowsBack.push(`${folder} -> ${below}`)
    const chain = isBack ? [] : findLongestChain(below, [...above, folder])
    if (chain.length > longest.length) longest = chain
  }
  chains.set(folder, [folder, ...longest])
  return [folder, ...longest]
}

test('folders of the storefront import in one direction, over at most nine floors', () => {
  for (const folder of importsByFolder.keys()) findLongestChain(folder, [])
  expect(chains.size).toBeGreaterThan(20)
  expect(arrowsBack).toEqual([])
  expect([...chains.values()].filter((chain) => chain.length > 9)).toEqual([])
})

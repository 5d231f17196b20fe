// A function has at most 40 lines between its braces, a file at most 300.
import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const files = ['src', 'bin'].flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
)
const readSource = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

test('a function has at most 40 lines between its braces, without those of functions inside it', () => {
  const functions = files.flatMap(listFunctions)
  expect(functions.length).toBeGreaterThan(5_000)
  expect(functions.filter(({ lines }) => lines > 40)).toEqual([])
})

test('a file has at most 300 lines', () => {
  const mayBeLonger = [
    /^src\/words\//, // a list of sentences, one a line
    /^src\/platform\/db\/rows\.ts$/, // written from the database
  ]
  const long = files.filter((file) => readSource(file).split('\n').length > 301)
  expect(long.filter((file) => !mayBeLonger.some((pattern) => pattern.test(file)))).toEqual([])
})

type AstNode = { type: string; start: number; end: number; body?: unknown }
const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Every function of a file, with the lines between its braces less those of the functions inside it. */
function listFunctions(file: string): { at: string; lines: number }[] {
  const code = readSource(file)
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length
  const countLines = ({ start, end }: AstNode) => lineAt(end) - lineAt(start) + 1
  const found: { at: string; lines: number }[] = []

  /** The lines that the functions inside a node take; one of three lines is read in passing. */
  function takenIn(node: AstNode): number {
    const parts = Object.values(node).flat().filter(isNode)
    const inside = parts.reduce((sum, part) => sum + takenIn(part), 0)
    if (!node.type.includes('Function') || !isNode(node.body)) return inside
    found.push({ at: `${file}:${lineAt(node.start)}`, lines: countLines(node.body) - 2 - inside })
    const lines = countLines(node)
    return lines > 3 ? lines - 1 : 0
  }
  for (const statement of parseSync(file, code).program.body) takenIn(statement)
  return found
}

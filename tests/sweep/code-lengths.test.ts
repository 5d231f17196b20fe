// A function has at most 40 lines of logic and 80 of markup between its braces, a file at most 300.
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

test('a function has at most 40 lines of logic and 80 of markup, without those of functions inside it', () => {
  const functions = files.flatMap(listFunctions)
  expect(functions.length).toBeGreaterThan(5_000)
  expect(functions.filter(({ logic, markup }) => logic > 40 || markup > 80)).toEqual([])
})

test('a file has at most 300 lines', () => {
  const mayBeLonger = [
    /^src\/i18n\//, // a list of sentences, one a line
    /^src\/platform\/db\/rows\.ts$/, // written from the database
  ]
  const long = files.filter((file) => readSource(file).split('\n').length > 301)
  expect(long.filter((file) => !mayBeLonger.some((pattern) => pattern.test(file)))).toEqual([])
})

type AstNode = { type: string; start: number; end: number; body?: unknown }
const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

type Length = { at: string; logic: number; markup: number }

/** Every function of a file, with the lines between its braces less those of the functions inside it. */
function listFunctions(file: string): Length[] {
  const code = readSource(file)
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length
  const countLines = ({ start, end }: AstNode) => lineAt(end) - lineAt(start) + 1
  const found: Length[] = []

  /** The lines that functions and markup inside a node take; a function of three lines is read in passing. */
  function takenIn(node: AstNode): { functions: number; markup: number } {
    const parts = Object.values(node).flat().filter(isNode).map(takenIn)
    const functions = parts.reduce((sum, part) => sum + part.functions, 0)
    const inner = parts.reduce((sum, part) => sum + part.markup, 0)
    const isMarkup = /^JSX(Element|Fragment)$/.test(node.type)
    const markup = isMarkup ? countLines(node) - functions : inner
    if (!node.type.includes('Function') || !isNode(node.body)) return { functions, markup }
    const lines = countLines(node.body) - 2 - functions
    found.push({ at: `${file}:${lineAt(node.start)}`, logic: lines - markup, markup })
    const all = countLines(node)
    return { functions: all > 3 ? all - 1 : 0, markup: 0 }
  }
  for (const statement of parseSync(file, code).program.body) takenIn(statement)
  return found
}

// Each table has one room that writes it. Others ask that room, or join the table to read. Decision 27
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const src = path.resolve(import.meta.dirname, '../../src')

/** Files that write tables of several rooms, each with its reason. */
const exceptions: Record<string, string> = {
  'clean-texts.server.ts':
    'gives every rich text back as the present sanitiser leaves it: one mechanism over all of them, which writes no other word',
}

type Write = { room: string; table: string; file: string }

/** Comments name tables, too. */
const withoutComments = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')

const byKysely = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*(?:'(\w+)(?: as \w+)?'|([^')\s]))/g
const bySql =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|update(?!\s+(?:set|skip|of|nowait)\b))\s+(?:only\s+)?(?:(\w+)(?=[\s(`;])|(\$\{))/gi

/** Only what stands in a statement counts as raw SQL: a sentence may say "update", too. */
function statementsIn(code: string): string[] {
  return [...code.matchAll(/\bsql(?:<[^`]*?>)?`|\.query\(\s*['`]/g)].map(({ index, 0: opening }) => {
    const start = index + opening.length
    return code.slice(start, endOf(code, start, opening.at(-1) ?? '`'))
  })
}

/** Where the text ends that began here, whatever is put into it. */
function endOf(code: string, start: number, quote: string): number {
  let inside = 0
  for (let at = start; at < code.length; at++) {
    if (code.startsWith('${', at)) inside++
    else if (code[at] === '}' && inside > 0) inside--
    else if (code[at] === quote && inside === 0) return at
  }
  return code.length
}

const roomOf = (file: string) => /^domain\/(\w+)\//.exec(file)?.[1] ?? file.split('/')[0] ?? ''

function writesOf(file: string): Write[] {
  const code = withoutComments(fs.readFileSync(path.join(src, file), 'utf8'))
  const found = [
    ...code.matchAll(byKysely),
    ...statementsIn(code).flatMap((statement) => [...statement.matchAll(bySql)]),
  ]
  return found.map(([, table]) => ({ file, room: roomOf(file), table: table ?? 'named at run time' }))
}

const files = fs
  .readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
const writes = files.flatMap(writesOf)

test('each table is written by one room', () => {
  const byTable = Map.groupBy(
    writes.filter(({ file }) => !(file in exceptions)),
    ({ table }) => table,
  )
  const shared = [...byTable].flatMap(([table, by]) => {
    const rooms = new Set(by.map(({ room }) => room))
    return rooms.size > 1 ? [{ table, by: [...new Set(by.map(({ file }) => file))].sort() }] : []
  })
  expect(shared).toEqual([])
  expect(byTable.size).toBeGreaterThan(40)
})

test('a table is named where it is written, so that its writer is found', () => {
  const unnamed = writes.filter(({ table }) => table === 'named at run time').map(({ file }) => file)
  expect([...new Set(unnamed)]).toEqual(Object.keys(exceptions))
})

test('every exception is still one', () => {
  expect(Object.keys(exceptions).filter((file) => !writes.some((write) => write.file === file))).toEqual([])
})

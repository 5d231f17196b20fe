// The table of what was attacked: counted from a report of the tests, written into the docs and read from
// them.
import path from 'node:path'
import type { Family } from './families.ts'

type Result = { fullName: string; status: string; meta?: { cases?: number } }
/** What we read of vitest's JSON report. */
export type Report = { testResults: { name: string; assertionResults: Result[] }[] }
export type Tried = { name: string; cases: number; held: number }

/** A name that begins with a colon is any call's. */
const isNamed = (fullName: string, names: string[]) =>
  names.length === 0 ||
  names.some((name) => (name.startsWith(':') ? fullName.includes(name) : fullName.startsWith(name)))

export function casesOf(families: Family[], { testResults }: Report, root: string): Tried[] {
  return families.map(({ name, tests }) => {
    const results = tests.flatMap(([file, ...names]) =>
      testResults
        .filter((each) => path.relative(root, each.name) === file)
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ fullName }) => isNamed(fullName, names)),
    )
    const count = (some: Result[]) => some.reduce((sum, { meta }) => sum + (meta?.cases ?? 1), 0)
    return {
      name,
      cases: count(results.filter(({ status }) => status === 'passed' || status === 'failed')),
      held: count(results.filter(({ status }) => status === 'passed')),
    }
  })
}

const head = ['family', 'cases tried', 'held']

export function tableOf(tried: Tried[]): string {
  const rows = tried.map(({ name, cases, held }) => [name, String(cases), String(held)])
  const widths = head.map((title, at) =>
    Math.max(...[[...head], ...rows].map((row) => row[at]?.length ?? 0), title.length),
  )
  const lineOf = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [
    lineOf(head),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...rows.map(lineOf),
  ].join('\n')
}

const inDocs = /(## Attacked\n[\s\S]*?\n)(\| family[\s\S]*?\|)(\n\n|\n$)/

export const withTable = (docs: string, table: string): string =>
  docs.replace(inDocs, (_all, before, _old, after) => `${before}${table}${after}`)

/** What the docs say. */
export function readTable(docs: string): Tried[] {
  const [, , table = ''] = inDocs.exec(docs) ?? []
  return table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .map(([, name = '', cases, held]) => ({ name, cases: Number(cases), held: Number(held) }))
}

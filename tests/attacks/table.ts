// The table of what was attacked: counted from a report of the tests, written into the docs and read from
// them.
import path from 'node:path'
import type { AttackFamily } from './families.ts'

type TestResult = { fullName: string; status: string; meta?: { cases?: number } }
/** What we read of vitest's JSON report. */
export type TestReport = { testResults: { name: string; assertionResults: TestResult[] }[] }
export type AttackRow = { name: string; cases: number; held: number }

/** A name that begins with a colon is any call's. */
const matchesName = (fullName: string, names: string[]) =>
  names.length === 0 ||
  names.some((name) => (name.startsWith(':') ? fullName.includes(name) : fullName.startsWith(name)))

export function countFamilyCases(
  families: AttackFamily[],
  { testResults }: TestReport,
  root: string,
): AttackRow[] {
  return families.map(({ name, tests }) => {
    const results = tests.flatMap(([file, ...names]) =>
      testResults
        .filter((each) => path.relative(root, each.name) === file)
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ fullName }) => matchesName(fullName, names)),
    )
    const count = (some: TestResult[]) => some.reduce((sum, { meta }) => sum + (meta?.cases ?? 1), 0)
    return {
      name,
      cases: count(results.filter(({ status }) => status === 'passed' || status === 'failed')),
      held: count(results.filter(({ status }) => status === 'passed')),
    }
  })
}

const tableHead = ['family', 'cases tried', 'held']

export function formatAttackTable(tried: AttackRow[]): string {
  const rows = tried.map(({ name, cases, held }) => [name, String(cases), String(held)])
  const widths = tableHead.map((title, at) =>
    Math.max(...[[...tableHead], ...rows].map((row) => row[at]?.length ?? 0), title.length),
  )
  const formatRow = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [
    formatRow(tableHead),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...rows.map(formatRow),
  ].join('\n')
}

const tableInDocs = /(## Attacked\n[\s\S]*?\n)(\| family[\s\S]*?\|)(\n\n|\n$)/

export const replaceTable = (docs: string, table: string): string =>
  docs.replace(tableInDocs, (_all, before, _old, after) => `${before}${table}${after}`)

/** What the docs say. */
export function parseTable(docs: string): AttackRow[] {
  const [, , table = ''] = tableInDocs.exec(docs) ?? []
  return table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .map(([, name = '', cases, held]) => ({ name, cases: Number(cases), held: Number(held) }))
}

// npm run test:attack: tries every family of attacks and prints the table; with --write it goes to the docs.
// Words after -- choose families by a part of their names.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findBrowser, installBrowser } from '../lent/browser.ts'
import { families } from './families.ts'
import { casesOf, type Report, readTable, type Tried, tableOf, withTable } from './table.ts'

const docs = 'docs/operations/secure.md'
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const meant = families.filter(({ name }) => chosen.length === 0 || chosen.some((word) => name.includes(word)))
const files = [...new Set(meant.flatMap(({ tests }) => tests.map(([file]) => file)))]

process.env.NODE_ENV = 'production'
if (files.some((file) => file.startsWith('tests/e2e/')) && !findBrowser()) installBrowser()
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-attack-'))
const outputFile = path.join(folder, 'report.json')
const projects = ['calls', 'journeys'].filter((project) => files.some((file) => projectOf(file) === project))
const status = await new Promise((resolve, reject) =>
  spawn(
    'vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...files,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${outputFile}`,
    ],
    { stdio: 'inherit' },
  )
    .once('exit', resolve)
    .once('error', reject),
)
const report: Report = JSON.parse(fs.readFileSync(outputFile, 'utf8'))
fs.rmSync(folder, { recursive: true })
const tried = casesOf(meant, report, process.cwd())
process.stdout.write(`\n${tableOf(tried)}\n`)
if (process.argv.includes('--write')) {
  const before = fs.readFileSync(docs, 'utf8')
  fs.writeFileSync(docs, withTable(before, tableOf(families.map(({ name }) => rowOf(name, before)))))
}
const missing = tried.filter(({ cases }) => cases === 0)
for (const { name } of missing) process.stderr.write(`no test was found of: ${name}\n`)
process.exitCode = status === 0 && missing.length === 0 ? 0 : 1

function projectOf(file: string): string {
  return file.startsWith('tests/e2e/') ? 'journeys' : 'calls'
}

/** As it was just tried, or as it stands. */
function rowOf(name: string, before: string): Tried {
  const just = tried.find((each) => each.name === name)
  return just ?? readTable(before).find((each) => each.name === name) ?? { name, cases: 0, held: 0 }
}

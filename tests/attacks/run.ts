// npm run test:attack: tries every family of attacks and prints the table; with --write it goes to the docs.
// Words after -- choose families by a part of their names.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findChromium, installChromium } from '../shared/chromium.ts'
import { attackFamilies } from './families.ts'
import {
  type AttackRow,
  countFamilyCases,
  formatAttackTable,
  parseTable,
  replaceTable,
  type TestReport,
} from './table.ts'

const docsFile = 'docs/operations/secure.md'
const nameParts = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const chosenFamilies = attackFamilies.filter(
  ({ name }) => nameParts.length === 0 || nameParts.some((word) => name.includes(word)),
)
const files = [...new Set(chosenFamilies.flatMap(({ tests }) => tests.map(([file]) => file)))]

process.env.NODE_ENV = 'production'
if (files.some((file) => file.startsWith('tests/e2e/')) && !findChromium()) installChromium()
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-attack-'))
const outputFile = path.join(folder, 'report.json')
const projects = ['calls', 'journeys'].filter((project) => files.some((file) => getProject(file) === project))
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
const report: TestReport = JSON.parse(fs.readFileSync(outputFile, 'utf8'))
fs.rmSync(folder, { recursive: true })
const rows = countFamilyCases(chosenFamilies, report, process.cwd())
process.stdout.write(`\n${formatAttackTable(rows)}\n`)
if (process.argv.includes('--write')) {
  const before = fs.readFileSync(docsFile, 'utf8')
  fs.writeFileSync(
    docsFile,
    replaceTable(before, formatAttackTable(attackFamilies.map(({ name }) => findRow(name, before)))),
  )
}
const familiesWithoutCases = rows.filter(({ cases }) => cases === 0)
for (const { name } of familiesWithoutCases) process.stderr.write(`no test was found of: ${name}\n`)
process.exitCode = status === 0 && familiesWithoutCases.length === 0 ? 0 : 1

function getProject(file: string): string {
  return file.startsWith('tests/e2e/') ? 'journeys' : 'calls'
}

/** As it was just tried, or as it is. */
function findRow(name: string, before: string): AttackRow {
  const just = rows.find((each) => each.name === name)
  return just ?? parseTable(before).find((each) => each.name === name) ?? { name, cases: 0, held: 0 }
}

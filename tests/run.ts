// npm test: everything, on a machine with nothing but git, Node and npm. Finds or installs a browser, then
// checks and tests.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { askForAdvisories } from './audit.ts'
import { fillDemo } from './e2e/server.ts'
import { findBrowser, installBrowser } from './lent/browser.ts'

// React's other build is several times slower, and it is not what people get
process.env.NODE_ENV = 'production'
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/node')
if (!findBrowser()) installBrowser()
await all(
  run('tsc', '--noEmit'),
  run('biome', 'check', '--error-on-warnings'),
  run('knip'),
  run('node', 'bin/build.ts'),
  askForAdvisories().then((line) => void process.stdout.write(`${line}\n`)),
)
// One after the other: a browser beside fifty databases would only measure the machine. Filling the demo
// takes what the first leave over.
const demo = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-demo-'))
process.once('exit', () => fs.rmSync(demo, { recursive: true, force: true }))
const live = `${demo}-live`
process.once('exit', () => fs.rmSync(live, { recursive: true, force: true }))
await all(
  test('calls'),
  // with its owners: what serves the database is not always who tests
  fillDemo(demo).then(() => run('cp', '-a', demo, live)),
)
process.env.DEMO_AT = demo
process.env.LIVE_AT = live
await all(test('journeys', 'live'))

function test(...projects: string[]): Promise<void> {
  const named = projects.flatMap((project) => ['--project', project])
  return run('vitest', 'run', ...named, '--passWithNoTests', ...process.argv.slice(2))
}

async function run(program: string, ...args: string[]): Promise<void> {
  const status = await new Promise<number | null>((resolve, reject) =>
    spawn(program, args, { stdio: 'inherit' }).once('exit', resolve).once('error', reject),
  )
  if (status !== 0) throw new Error(`${program} ended with ${status}`)
}

/** One that fails ends everything, after the others: none is left running. */
async function all(...works: Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(works)
  const faults = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  if (faults.length > 0) process.exit(1)
}

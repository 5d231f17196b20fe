// npm test: everything, on a machine with nothing but git, Node and npm. Finds or installs a browser, then
// checks and tests.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fillDemo } from './e2e/demo-server.ts'
import { fetchAdvisories } from './npm-audit.ts'
import { findChromium, installChromium } from './shared/chromium.ts'

// React's other build is several times slower, and it is not what people get
process.env.NODE_ENV = 'production'
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/node')
if (!findChromium()) installChromium()
await runAll(
  runProgram('tsc', '--noEmit'),
  runProgram('biome', 'check', '--error-on-warnings'),
  runProgram('knip'),
  runProgram('node', 'bin/build.ts'),
  fetchAdvisories().then((line) => void process.stdout.write(`${line}\n`)),
)
// One after the other: a browser beside fifty databases would only measure the machine. Filling the demo
// takes what the first leave over.
const demoFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-demo-'))
process.once('exit', () => fs.rmSync(demoFolder, { recursive: true, force: true }))
const liveDemo = `${demoFolder}-live`
process.once('exit', () => fs.rmSync(liveDemo, { recursive: true, force: true }))
// What a call does wrong hides no journey: both are told of.
const calls = runProjects('calls').catch((fault: Error) => fault)
// with its owners: what serves the database is not always who tests
await runAll(fillDemo(demoFolder).then(() => runProgram('cp', '-a', demoFolder, liveDemo)))
const callsFault = await calls
process.env.DEMO_AT = demoFolder
process.env.LIVE_AT = liveDemo
await runAll(runProjects('journeys', 'live'), ...(callsFault ? [Promise.reject(callsFault)] : []))

function runProjects(...projects: string[]): Promise<void> {
  const named = projects.flatMap((project) => ['--project', project])
  return runProgram('vitest', 'run', ...named, '--passWithNoTests', ...process.argv.slice(2))
}

async function runProgram(program: string, ...args: string[]): Promise<void> {
  const status = await new Promise<number | null>((resolve, reject) =>
    spawn(program, args, { stdio: 'inherit' }).once('exit', resolve).once('error', reject),
  )
  if (status !== 0) throw new Error(`${program} ended with ${status}`)
}

/** One that fails ends everything, after the others: none is left running. */
async function runAll(...works: Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(works)
  const faults = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  if (faults.length > 0) process.exit(1)
}

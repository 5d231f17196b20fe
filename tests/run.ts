// npm test: everything, on a machine with nothing but git, Node and npm. Finds or installs a browser, then checks and tests.
import { spawn } from 'node:child_process'
import { findBrowser, installBrowser } from './browser.ts'

process.env.NODE_ENV = 'production' // React's other build is several times slower, and it is not what people get
if (!findBrowser()) installBrowser()
await Promise.all([run('tsc', '--noEmit'), run('biome', 'check', '--error-on-warnings'), run('knip')])
// One after the other: a browser beside fifty databases would only measure the machine.
for (const project of ['calls', 'journeys']) await run('vitest', 'run', '--project', project, '--passWithNoTests', ...process.argv.slice(2))

/** The first that fails ends everything. */
async function run(program: string, ...args: string[]): Promise<void> {
  const status = await new Promise<number | null>((resolve, reject) => spawn(program, args, { stdio: 'inherit' }).once('exit', resolve).once('error', reject))
  if (status !== 0) process.exit(status ?? 1)
}

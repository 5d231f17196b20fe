// npm test: everything, on a machine with nothing but git, Node and npm. Finds or installs a browser, then checks and tests.
import { spawnSync } from 'node:child_process'
import { findBrowser, installBrowser } from './browser.ts'

function run(program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } })
  if (status !== 0) process.exit(status ?? 1)
}

process.env.NODE_ENV = 'production' // React's other build is several times slower, and it is not what people get
if (!findBrowser()) installBrowser()
run('tsc', '--noEmit')
run('biome', 'check', '--error-on-warnings')
run('knip')
// One after the other: a browser beside fifty databases would only measure the machine.
for (const project of ['calls', 'journeys']) run('vitest', 'run', '--project', project, '--passWithNoTests', ...process.argv.slice(2))

// npm run test:ops: several processes behind nginx on one PostgreSQL, as an operator has them, and what goes
// wrong there. `-- killed slowed` picks parts; `-- html` asks the W3C's checker, `-- citus` tries a database
// over several nodes.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildIfChanged } from '../../src/web/build.server.ts'
import { findChromium, installChromium } from '../shared/chromium.ts'
import { tryCitus } from './citus.ts'
import { checkHtml } from './html-check.ts'
import { checkOutPreviousVersion } from './previous-version.ts'
import { buildUnshareArgs, describeMissing, getProgram } from './programs.ts'

const [only, ...others] = process.argv.slice(2)
// needs nothing of what the others need
if (only === 'html' && others.length === 0) process.exit(await checkHtml())
if (only === 'citus') process.exit(await tryCitus(others)) // and neither does this: it has its own servers
const missing = describeMissing()
if (missing) {
  process.stderr.write(`${missing}\n`)
  process.exit(only === 'failover' && others.length === 0 ? 0 : 1) // few machines have what that one needs
}
process.env.NODE_ENV = 'production'
if (!findChromium()) installChromium() // nothing is fetched from the inside
await buildIfChanged((line) => process.stdout.write(`${line}\n`))
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-ops-'))
const previousVersion =
  !only || process.argv.includes('upgrade') ? checkOutPreviousVersion(folder) : undefined
// The shell stays, as the first process there: it takes leave of the orphans a kill makes.
const shell = ['sh', '-c', `${getProgram('ip')} link set lo up && "$@"; exit $?`, 'sh']
const { status } = spawnSync(
  getProgram('unshare'),
  buildUnshareArgs(
    ...shell,
    process.execPath,
    path.join(import.meta.dirname, 'run-parts.ts'),
    folder,
    ...process.argv.slice(2),
  ),
  { stdio: 'inherit' },
)
previousVersion?.remove()
fs.rmSync(folder, { recursive: true, force: true })
process.exit(status ?? 1)

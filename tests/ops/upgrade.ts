// The version before the newest migration goes on beside this one, over the migration, while people walk.
import fs from 'node:fs'
import path from 'node:path'
import { generousHoldLimits } from '../shared/generous-hold-limits.ts'
import { type RunningServer, startServer, testSecret } from '../shared/run-product.ts'
import { type Ops, waitUntilReady } from './deployment.ts'
import { query } from './postgres.ts'
import { getPreviousFolder } from './previous-version.ts'
import { describeFailures, formatFaults, type OpsResult } from './result-table.ts'
import { startWalks, type UserWalks } from './user-walks.ts'

const ports = [3001, 3002]
const rounds = 5

export async function testUpgrade({ folder, postgres }: Ops): Promise<OpsResult[]> {
  const before = getPreviousFolder(folder)
  if (!fs.existsSync(before))
    return [
      {
        fault: 'upgrade',
        done: 'looked for the version before the newest migration',
        expected: 'a commit whose migrations are the first of ours',
        seen: 'none: a migration has landed before one that is older',
        met: false,
      },
    ]
  await postgres.addDatabase('upgraded')
  const start = (at: number, version: string): RunningServer =>
    startServer(
      {
        NARU: 'demo',
        HOST: '127.0.0.1',
        PORT: String(ports[at]),
        DATA_DIR: path.join(folder, 'upgraded'),
        DATABASE_URL: postgres.url('upgraded'),
        SECRET_KEY: testSecret,
        TRUST_PROXY: '127.0.0.1',
        SHED_AFTER_MS: '0', // several copies and their database starve each other on a small machine
      },
      ['env', `--chdir=${version}`],
    )
  const old = start(0, before)
  await waitUntilReady(old) // it makes its own schema and the demo
  await query(
    postgres.superUrl('upgraded'),
    `update agency set hold_limits = '${JSON.stringify(generousHoldLimits)}'`,
  )
  let other = start(1, before)
  await waitUntilReady(other)

  const [walks, byTurns] = [startWalks([443]), startWalks(ports)]
  const first = startWalks([443])
  await first.once() // not counted: a process that has just started is slow
  first.close()
  const lines: OpsResult[] = []
  const see = async (done: string, act = async () => {}, walking = walks) =>
    lines.push(await walkDuring(walking, done, act))
  await see('both are of the version before')
  await see('one is ended, and this version started in its place, which migrates', async () => {
    other.child.kill('SIGTERM')
    await other.ended
    other = start(1, process.cwd())
    await waitUntilReady(other)
  })
  await see('the version before beside this one, on the new schema')
  await see('the same, and nobody is asked twice in turn', undefined, byTurns)
  for (const { close } of [walks, byTurns]) close()
  for (const { child } of [old, other]) child.kill('SIGTERM')
  await Promise.all([old.ended, other.ended])
  return lines
}

/** People walk until it is done, and a few rounds more. */
async function walkDuring(walks: UserWalks, done: string, act: () => Promise<void>): Promise<OpsResult> {
  const [from, asked] = [walks.failed.length, walks.requests()]
  let going = true
  const acted = act().finally(() => {
    going = false
  })
  for (let round = 0; going || round < rounds; round++) await walks.once()
  await acted
  const failed = describeFailures(walks.failed.slice(from))
  return {
    fault: 'upgrade',
    done: `${done}; ${walks.requests() - asked} requests`,
    expected: '0 failed requests',
    seen: formatFaults(failed),
    met: failed.length === 0,
  }
}

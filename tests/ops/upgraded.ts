// The version before the newest migration goes on beside this one, over the migration, while people walk.
import fs from 'node:fs'
import path from 'node:path'
import { plenty } from '../lent/plenty.ts'
import { type Running, secret, startServer } from '../lent/running.ts'
import { isReady, type Ops } from './deployment.ts'
import { query } from './postgres.ts'
import { inWords, type Line, none } from './table.ts'
import { placeBefore } from './version-before.ts'
import { openWalks, type Walks } from './walks.ts'

const ports = [3001, 3002]
const rounds = 5

export async function upgraded({ folder, postgres }: Ops): Promise<Line[]> {
  const before = placeBefore(folder)
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
  const start = (at: number, version: string): Running =>
    startServer(
      {
        NARU: 'demo',
        HOST: '127.0.0.1',
        PORT: String(ports[at]),
        DATA_DIR: path.join(folder, 'upgraded'),
        DATABASE_URL: postgres.url('upgraded'),
        SECRET_KEY: secret,
        TRUST_PROXY: '127.0.0.1',
        SHED_AFTER_MS: '0', // several copies and their database starve each other on a small machine
      },
      ['env', `--chdir=${version}`],
    )
  const old = start(0, before)
  await isReady(old) // it makes its own schema and the demo
  await query(postgres.superUrl('upgraded'), `update agency set hold_limits = '${JSON.stringify(plenty)}'`)
  let other = start(1, before)
  await isReady(other)

  const [walks, byTurns] = [openWalks([443]), openWalks(ports)]
  const first = openWalks([443])
  await first.once() // not counted: a process that has just started is slow
  first.close()
  const lines: Line[] = []
  const see = async (done: string, act = async () => {}, walking = walks) =>
    lines.push(await during(walking, done, act))
  await see('both are of the version before')
  await see('one is ended, and this version started in its place, which migrates', async () => {
    other.child.kill('SIGTERM')
    await other.ended
    other = start(1, process.cwd())
    await isReady(other)
  })
  await see('the version before beside this one, on the new schema')
  await see('the same, and nobody is asked twice in turn', undefined, byTurns)
  for (const { close } of [walks, byTurns]) close()
  for (const { child } of [old, other]) child.kill('SIGTERM')
  await Promise.all([old.ended, other.ended])
  return lines
}

/** People walk until it is done, and a few rounds more. */
async function during(walks: Walks, done: string, act: () => Promise<void>): Promise<Line> {
  const [from, asked] = [walks.failed.length, walks.requests()]
  let going = true
  const acted = act().finally(() => {
    going = false
  })
  for (let round = 0; going || round < rounds; round++) await walks.once()
  await acted
  const failed = inWords(walks.failed.slice(from))
  return {
    fault: 'upgrade',
    done: `${done}; ${walks.requests() - asked} requests`,
    expected: '0 failed requests',
    seen: none(failed),
    met: failed.length === 0,
  }
}

// The inside of test:ops, on a network of its own: every part in turn, then the table.
import os from 'node:os'
import { crowded } from './crowded.ts'
import { openOps } from './deployment.ts'
import { endless } from './endless.ts'
import { failover } from './failover.ts'
import { journeys, restored } from './journeys.ts'
import { killed } from './killed.ts'
import { lost } from './lost.ts'
import { postal } from './postal.ts'
import { restarted } from './restarted.ts'
import { rolling } from './rolling.ts'
import { slowed } from './slowed.ts'
import { starved } from './starved.ts'
import { type Line, tableOf } from './table.ts'
import { together } from './together.ts'
import { upgraded } from './upgraded.ts'
import { uploaded } from './uploads.ts'

const parts = {
  together,
  rolling,
  upgrade: upgraded,
  killed,
  failover,
  lost,
  restarted,
  starved,
  slowed,
  postal,
  uploaded,
  endless,
  crowded,
  restored,
  journeys,
}

const [, , folder = '', ...asked] = process.argv
const say = (text: string) => process.stdout.write(`${text}\n`)
const lines: Line[] = []
const ops = await openOps(folder)
const begun = Date.now()
for (const [name, part] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const from = Date.now()
  const seen = await part(ops).catch((error: unknown): Line[] => [
    {
      fault: name,
      done: 'the part itself',
      expected: 'comes to its end',
      seen: String(error).trim(),
      met: false,
    },
  ])
  lines.push(...seen)
  say(`${tableOf(seen)}\n${name}: ${Math.round((Date.now() - from) / 1000)} s\n`)
}
say(
  `${tableOf(lines)}\n\nPostgreSQL ${ops.postgres.version}, ${os.availableParallelism()} processors, ${Math.round((Date.now() - begun) / 60_000)} minutes`,
)
process.exit(lines.length > 0 && lines.every(({ met }) => met) ? 0 : 1)

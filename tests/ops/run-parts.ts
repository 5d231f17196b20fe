// The inside of test:ops, on a network of its own: every part in turn, then the table.
import os from 'node:os'
import { testConnectionExhaustion } from './connection-exhaustion.ts'
import { testDatabaseRestarts } from './database-restarts.ts'
import { createOps } from './deployment.ts'
import { testEndlessBodies } from './endless-bodies.ts'
import { testFailover } from './failover.ts'
import { testJourneys, testRestore } from './journeys.ts'
import { testKills } from './kills.ts'
import { testLostCommits } from './lost-commits.ts'
import { testMailOutage } from './mail-outage.ts'
import { testOverload } from './overload.ts'
import { formatResultTable, type OpsResult } from './result-table.ts'
import { testRollingRestart } from './rolling-restart.ts'
import { testSlowDatabase } from './slow-database.ts'
import { testTwoProcesses } from './two-processes.ts'
import { testUpgrade } from './upgrade.ts'
import { testUploadFaults } from './upload-faults.ts'

const parts = {
  together: testTwoProcesses,
  rolling: testRollingRestart,
  upgrade: testUpgrade,
  killed: testKills,
  failover: testFailover,
  lost: testLostCommits,
  restarted: testDatabaseRestarts,
  starved: testConnectionExhaustion,
  slowed: testSlowDatabase,
  postal: testMailOutage,
  uploaded: testUploadFaults,
  endless: testEndlessBodies,
  crowded: testOverload,
  restored: testRestore,
  journeys: testJourneys,
}

const [, , folder = '', ...chosenParts] = process.argv
const printLine = (text: string) => process.stdout.write(`${text}\n`)
const lines: OpsResult[] = []
const ops = await createOps(folder)
const startedAt = Date.now()
for (const [name, part] of Object.entries(parts)) {
  if (chosenParts.length > 0 && !chosenParts.includes(name)) continue
  const from = Date.now()
  const seen = await part(ops).catch((error: unknown): OpsResult[] => [
    {
      fault: name,
      done: 'the part itself',
      expected: 'comes to its end',
      seen: String(error).trim(),
      met: false,
    },
  ])
  lines.push(...seen)
  printLine(`${formatResultTable(seen)}\n${name}: ${Math.round((Date.now() - from) / 1000)} s\n`)
}
printLine(
  `${formatResultTable(lines)}\n\nPostgreSQL ${ops.postgres.version}, ${os.availableParallelism()} processors, ${Math.round((Date.now() - startedAt) / 60_000)} minutes`,
)
process.exit(lines.length > 0 && lines.every(({ met }) => met) ? 0 : 1)

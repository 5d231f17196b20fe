// npm run bench: everything that must be fast, each beside its floor in the same run. Names of parts as arguments choose some; --quick tries it out.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { boardTimes } from './board.ts'
import { callCached, callUncached, raceKept } from './calls.ts'
import { firstVisit } from './first-visit.ts'
import { growth } from './growth.ts'
import { judge } from './lighthouse.ts'
import { boardLines, grownLine, judgedLines, type Line, racedLine, tableOf, visitLines } from './lines.ts'
import { pageCached, pageUncached } from './pages.ts'
import type { Pace } from './race.ts'
import { openGround, type Site } from './site.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** A trip of the demo's first agency. */
const detail = '/travel/detail/HN101'

type Part = (site: Site, pace: Pace) => Promise<Line[]>
const parts: Record<string, Part> = {
  'list call, uncached': async (site, pace) => [racedLine('list call, uncached', await callUncached(site, pace), 0.6)],
  'list call, cached': async (site, pace) => [racedLine('list call, cached', await callCached(site, pace), 0.7)],
  'list page, uncached': async (site, pace) => [racedLine('list page, uncached', await pageUncached(site, pace), 0.6)],
  'list page, cached': async (site, pace) => [racedLine('list page, cached', await pageCached(site, pace), 0.6)],
  'detail page, cached': async (site, pace) => [racedLine('detail page, cached', await raceKept(site, detail, pace), 0.6)],
  async growth(site, pace) {
    const { rows, grown } = await growth(site, pace, say)
    for (const { ask, among_plan } of grown) if (ask.includes('search')) say(`\nThe plan of ${ask} among ${rows.toLocaleString('en-US')}:\n${among_plan.join('\n')}`)
    return grown.map((one) => grownLine(one, rows, one.ask.includes('search') ? 3 : 1.5))
  },
  board: async (site, pace) => boardLines(await boardTimes(site, pace, say)),
  lighthouse: async (site, pace) => [...judgedLines(await judge(site, '/travel', pace)), ...judgedLines(await judge(site, detail, pace))],
  'first visit': async (site) => visitLines(await firstVisit(site), { script: 125_000, cls: 0 }),
}

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const chosen = Object.entries(parts).filter(([name]) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
if (chosen.length === 0) throw new Error(`There is no such part. There are: ${Object.keys(parts).join('; ')}`)

const quick = process.argv.includes('--quick')
const pace: Pace = quick ? { quick, rounds: 3, seconds: 2, warmRequests: 1_000 } : { quick, rounds: 5, seconds: 8, warmRequests: 5_000 }

const site = await openGround(say)
// The servers end with us by themselves; PostgreSQL is no child of that kind and is stopped by hand.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void site.stop().finally(() => process.exit(130)))
try {
  const lines: Line[] = []
  for (const [name, measure] of chosen) {
    say(`${name} …`)
    lines.push(...(await measure(site, pace)))
  }
  say(`\n${tableOf(lines)}`)
  const machine = { cores: os.cpus().length, model: os.cpus()[0]?.model, node: process.version, platform: `${os.platform()} ${os.arch()}`, load: os.loadavg() }
  fs.writeFileSync(path.join(import.meta.dirname, 'latest.json'), `${JSON.stringify({ when: new Date().toISOString(), quick, pace, machine, lines }, null, 2)}\n`)
} finally {
  await site.stop()
}

// npm run bench: everything that must be fast, each beside its floor in the same run. Names of parts as
// arguments choose some; --quick tries it out.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildIfChanged } from '../src/web/build.server.ts'
import { crashDatabase, crashServer } from '../tests/lent/crash.ts'
import { screenBytes, weighScreens } from '../tests/lent/office-weight.ts'
import { tenAndMany } from './agencies.ts'
import { boardTimes } from './board.ts'
import { callCached, callUncached, raceKept } from './calls.ts'
import { mailWaits, pictureWaits } from './fairness.ts'
import { firstStart } from './first-start.ts'
import { firstVisit } from './first-visit.ts'
import { growth } from './growth.ts'
import { holding } from './holding.ts'
import { lastSeats } from './last-seats.ts'
import { fullTrip, judge } from './lighthouse.ts'
import {
  boardLines,
  crowdedLines,
  deskLine,
  grownLine,
  heldLine,
  judgedLines,
  type Line,
  racedLine,
  savedLine,
  screenLines,
  scrolledLine,
  sharedLine,
  soldLine,
  startedLine,
  stormLines,
  stretchLines,
  survivedLine,
  tableOf,
  toldLine,
  visitLines,
  waitedLine,
} from './lines.ts'
import { knownOrNot } from './log-in.ts'
import { longestStretches } from './longest.ts'
import { officeTimes } from './office.ts'
import { pageCached, pageOfMember, pageUncached } from './pages.ts'
import type { Pace } from './race.ts'
import { reserveRate } from './reserve.ts'
import { sheetScroll } from './scroll.ts'
import { sheetTimes } from './sheet.ts'
import { openGround, type Site } from './site.ts'
import { storm } from './storm.ts'
import { twentyTimes } from './twenty-times.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** A trip of the demo's first agency. */
const detail = '/travel/detail/HN101'

type Part = (site: Site, pace: Pace) => Promise<Line[]>
const parts: Record<string, Part> = {
  'list call, uncached': async (site, pace) => [
    racedLine('list call, uncached', await callUncached(site, pace), 0.85),
  ],
  'list call, cached': async (site, pace) => [
    racedLine('list call, cached', await callCached(site, pace), 0.85),
  ],
  'list page, uncached': async (site, pace) => [
    racedLine('list page, uncached', await pageUncached(site, pace), 0.75),
  ],
  'list page, cached': async (site, pace) => [
    racedLine('list page, cached', await pageCached(site, pace), 0.6),
  ],
  'list page, member': async (site, pace) => [
    racedLine('list page, a member’s against a visitor’s', await pageOfMember(site, pace), 0.5),
  ],
  'detail page, cached': async (site, pace) => [
    racedLine('detail page, cached', await raceKept(site, detail, pace), 0.6),
  ],
  async growth(site, pace) {
    const { rows, grown } = await growth(site, pace, say)
    for (const { ask, among_plan } of grown)
      if (ask.includes('search'))
        say(`\nThe plan of ${ask} among ${rows.toLocaleString('en-US')}:\n${among_plan.join('\n')}`)
    return grown.map((one) => grownLine(one, rows, one.ask.includes('search') ? 3 : 1.5))
  },
  agencies: async (site, pace) => crowdedLines(await tenAndMany(site, pace, say)),
  board: async (site, pace) => boardLines(await boardTimes(site, pace, say)),
  longest: async (site, pace) => stretchLines(await longestStretches(site, pace)),
  'reserve: a second': async (site, pace) => [
    racedLine('reserve: a second', await reserveRate(site, pace), 0.75),
  ],
  'reserve: last seats': async (site, pace) => (await lastSeats(site, pace)).map(soldLine),
  async 'reserve: kill -9'(site, { quick }) {
    const ground = async (name: string, rounds: number) => {
      const { databaseUrl: url, dataDir: folder } = await site.emptySite(name)
      return { url, folder, rounds }
    }
    const cluster = path.join(site.folder, 'postgres', 'cluster')
    return [
      survivedLine('the server', await crashServer(await ground('killed_server', quick ? 5 : 50))),
      survivedLine(
        'PostgreSQL',
        await crashDatabase({ ...(await ground('killed_database', quick ? 2 : 10)), cluster }),
      ),
    ]
  },
  'reserve: holding and releasing': async (site, pace) => (await holding(site, pace, say)).map(heldLine),
  office: async (site, pace) => {
    await buildIfChanged(say)
    return [
      ...screenLines(weighScreens(), screenBytes),
      ...(await officeTimes(site, pace, say)).map(deskLine),
    ]
  },
  'office: sheet': async (site, pace) => [savedLine(await sheetTimes(site, pace))],
  'log-in: known or unknown': async (site, pace) => (await knownOrNot(site, pace)).map(toldLine),
  'log-in: storm': async (site, pace) => stormLines(await storm(site, pace)),
  'fairness: twenty times': async (site, pace) => (await twentyTimes(site, pace)).map(sharedLine),
  'fairness: mail': async (site, pace) => [waitedLine(await mailWaits(site, pace))],
  'fairness: pictures': async (site, pace) => [waitedLine(await pictureWaits(site, pace))],
  'lighthouse: home': async (site, pace) => judgedLines(await judge(site, '/', pace)),
  'lighthouse: list': async (site, pace) => judgedLines(await judge(site, '/travel', pace)),
  'lighthouse: detail': async (site, pace) => judgedLines(await judge(site, detail, pace)),
  'lighthouse: full trip': async (site, pace) => judgedLines(await judge(site, await fullTrip(site), pace)),
  'lighthouse: board': async (site, pace) => judgedLines(await judge(site, '/board/notice', pace)),
  'first visit': async (site) =>
    visitLines(await firstVisit(site), { script: 125_000, cls: 0, letters: 80_000 }),
  'first start': async (site) => [startedLine(await firstStart(site), 400)],
  // last, for it adds rows to the demo
  'office: scrolling': async (site) => (await sheetScroll(site)).map(scrolledLine),
}

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const chosen = Object.entries(parts).filter(
  ([name]) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
)
if (chosen.length === 0) throw new Error(`There is no such part. There are: ${Object.keys(parts).join('; ')}`)

const quick = process.argv.includes('--quick')
const pace: Pace = quick
  ? { quick, rounds: 3, seconds: 2, warmRequests: 1_000 }
  : { quick, rounds: 5, seconds: 8, warmRequests: 5_000 }

const site = await openGround(say)
// The servers end with us by themselves; PostgreSQL is no child of that kind and is stopped by hand.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void site.stop().finally(() => process.exit(130)))
try {
  const lines: Line[] = []
  for (const [name, measure] of chosen) {
    say(`${name} …`)
    const measured = await measure(site, pace)
    say(tableOf(measured))
    lines.push(...measured)
  }
  say(`\n${tableOf(lines)}`)
  const machine = {
    cores: os.cpus().length,
    model: os.cpus()[0]?.model,
    node: process.version,
    platform: `${os.platform()} ${os.arch()}`,
    load: os.loadavg(),
  }
  fs.writeFileSync(
    path.join(import.meta.dirname, 'latest.json'),
    `${JSON.stringify({ when: new Date().toISOString(), quick, pace, machine, lines }, null, 2)}\n`,
  )
} finally {
  await site.stop()
}

// npm run bench: everything that must be fast, each beside its floor in the same run. Names of parts as
// arguments choose some; --quick tries it out.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildIfChanged } from '../src/web/build.server.ts'
import { crashDatabase, crashServer } from '../tests/shared/crash.ts'
import { maxScreenBytes, measureScreens } from '../tests/shared/office-bundle-size.ts'
import { measureFloods } from './agency-flood.ts'
import { measureBankLines } from './bank-lines.ts'
import { type BenchContext, createBenchContext } from './bench-context.ts'
import { measureBoards } from './board-pages.ts'
import { measureBooks } from './books.ts'
import { raceCached, raceCachedCall, raceUncachedCall } from './calls.ts'
import { measureDepartureMessages } from './departure-messages.ts'
import { measureFirstStart } from './first-start.ts'
import { measureFirstVisit } from './first-visit.ts'
import { measureMailWaits, measurePictureWaits } from './job-fairness.ts'
import { measureLastSeats } from './last-seats.ts'
import { createFullTrip, runLighthouse } from './lighthouse.ts'
import { measureGrowth } from './list-growth.ts'
import { measureLoginStorm } from './login-storm.ts'
import { measureLoginTiming } from './login-timing.ts'
import { measureStretches } from './longest-stretches.ts'
import { compareAgencyCounts } from './many-agencies.ts'
import { measureOfficeScreens } from './office-screens.ts'
import { measureOpenings } from './open-agencies.ts'
import { raceCachedPage, raceMemberPage, raceUncachedPage } from './pages.ts'
import type { BenchPace } from './race.ts'
import { raceReservations } from './reserve.ts'
import {
  type BenchResult,
  describeAgencyCounts,
  describeBacklog,
  describeBankLines,
  describeBoards,
  describeBooks,
  describeCrash,
  describeFirstStart,
  describeFirstVisit,
  describeFlood,
  describeGrowth,
  describeHolds,
  describeLastSeats,
  describeLighthouse,
  describeLoginTiming,
  describeMessages,
  describeOfficeScreen,
  describeOpenings,
  describeRace,
  describeSave,
  describeScreenSizes,
  describeScroll,
  describeStorm,
  describeStretches,
  formatResultTable,
} from './results.ts'
import { measureSave } from './save-departures.ts'
import { measureScroll } from './scroll-departures.ts'
import { measureHolds } from './seat-holds.ts'

const printLine = (line: string) => process.stdout.write(`${line}\n`)

/** A trip of the demo's first agency. */
const detailPath = '/travel/detail/HN101'

type BenchPart = (bench: BenchContext, pace: BenchPace) => Promise<BenchResult[]>
const benchParts: Record<string, BenchPart> = {
  'list call, uncached': async (bench, pace) => [
    describeRace('list call, uncached', await raceUncachedCall(bench, pace), 0.85),
  ],
  'list call, cached': async (bench, pace) => [
    describeRace('list call, cached', await raceCachedCall(bench, pace), 0.85),
  ],
  'list page, uncached': async (bench, pace) => [
    describeRace('list page, uncached', await raceUncachedPage(bench, pace), 0.75),
  ],
  'list page, cached': async (bench, pace) => [
    describeRace('list page, cached', await raceCachedPage(bench, pace), 0.6),
  ],
  'list page, member': async (bench, pace) => [
    describeRace('list page, a member’s against a visitor’s', await raceMemberPage(bench, pace), 0.5),
  ],
  'detail page, cached': async (bench, pace) => [
    describeRace('detail page, cached', await raceCached(bench, detailPath, pace), 0.6),
  ],
  async growth(bench, pace) {
    const { rows, grown } = await measureGrowth(bench, pace, printLine)
    for (const { ask, among_plan } of grown)
      if (ask.includes('search'))
        printLine(`\nThe plan of ${ask} among ${rows.toLocaleString('en-US')}:\n${among_plan.join('\n')}`)
    return grown.map((one) => describeGrowth(one, rows, one.ask.includes('search') ? 3 : 1.5))
  },
  agencies: async (bench, pace) => describeAgencyCounts(await compareAgencyCounts(bench, pace, printLine)),
  'agencies: opening': async (bench) => [describeOpenings(await measureOpenings(bench))],
  board: async (bench, pace) => describeBoards(await measureBoards(bench, pace, printLine)),
  longest: async (bench, pace) => describeStretches(await measureStretches(bench, pace)),
  'reserve: a second': async (bench, pace) => [
    describeRace('reserve: a second', await raceReservations(bench, pace), 0.75),
  ],
  'reserve: last seats': async (bench, pace) => (await measureLastSeats(bench, pace)).map(describeLastSeats),
  async 'reserve: kill -9'(bench, { quick }) {
    const createCrashOptions = async (name: string, rounds: number) => {
      const { databaseUrl: url, dataDir: folder } = await bench.emptySite(name)
      return { url, folder, rounds }
    }
    const cluster = path.join(bench.folder, 'postgres', 'cluster')
    return [
      describeCrash(
        'the server',
        await crashServer(await createCrashOptions('killed_server', quick ? 5 : 50)),
      ),
      describeCrash(
        'PostgreSQL',
        await crashDatabase({ ...(await createCrashOptions('killed_database', quick ? 2 : 10)), cluster }),
      ),
    ]
  },
  'reserve: holding and releasing': async (bench, pace) =>
    (await measureHolds(bench, pace, printLine)).map(describeHolds),
  office: async (bench, pace) => {
    await buildIfChanged(printLine)
    return [
      ...describeScreenSizes(measureScreens(), maxScreenBytes),
      ...(await measureOfficeScreens(bench, pace, printLine)).map(describeOfficeScreen),
    ]
  },
  books: async (bench, pace) => (await measureBooks(bench, pace, printLine)).map(describeBooks),
  'bank lines': async (bench, pace) => [describeBankLines(await measureBankLines(bench, pace))],
  'office: sheet': async (bench, pace) => [describeSave(await measureSave(bench, pace))],
  'log-in: known or unknown': async (bench, pace) =>
    (await measureLoginTiming(bench, pace)).map(describeLoginTiming),
  'log-in: storm': async (bench, pace) => describeStorm(await measureLoginStorm(bench, pace)),
  'fairness: twenty times': async (bench, pace) => (await measureFloods(bench, pace)).map(describeFlood),
  'fairness: mail': async (bench, pace) => [describeBacklog(await measureMailWaits(bench, pace))],
  messages: async (bench, pace) => [describeMessages(await measureDepartureMessages(bench, pace))],
  'fairness: pictures': async (bench, pace) => [describeBacklog(await measurePictureWaits(bench, pace))],
  'lighthouse: home': async (bench, pace) => describeLighthouse(await runLighthouse(bench, '/', pace)),
  'lighthouse: list': async (bench, pace) => describeLighthouse(await runLighthouse(bench, '/travel', pace)),
  'lighthouse: detail': async (bench, pace) =>
    describeLighthouse(await runLighthouse(bench, detailPath, pace)),
  'lighthouse: full trip': async (bench, pace) =>
    describeLighthouse(await runLighthouse(bench, await createFullTrip(bench), pace)),
  'lighthouse: board': async (bench, pace) =>
    describeLighthouse(await runLighthouse(bench, '/board/notice', pace)),
  'first visit': async (bench) =>
    describeFirstVisit(await measureFirstVisit(bench), { script: 106_000, cls: 0, letters: 80_000 }),
  'first start': async (bench) => [describeFirstStart(await measureFirstStart(bench), 400)],
  // last, for it adds rows to the demo
  'office: scrolling': async (bench) => (await measureScroll(bench)).map(describeScroll),
}

const partNames = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const chosenParts = Object.entries(benchParts).filter(
  ([name]) => partNames.length === 0 || partNames.some((part) => name.includes(part)),
)
if (chosenParts.length === 0)
  throw new Error(`There is no such part. There are: ${Object.keys(benchParts).join('; ')}`)

const quick = process.argv.includes('--quick')
const pace: BenchPace = quick
  ? { quick, rounds: 3, seconds: 2, warmRequests: 1_000 }
  : { quick, rounds: 5, seconds: 8, warmRequests: 5_000 }

const bench = await createBenchContext(printLine)
// The servers end with us by themselves; PostgreSQL is no child of that kind and is stopped by hand.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void bench.stop().finally(() => process.exit(130)))
try {
  const lines: BenchResult[] = []
  for (const [name, measure] of chosenParts) {
    printLine(`${name} …`)
    const measured = await measure(bench, pace)
    printLine(formatResultTable(measured))
    lines.push(...measured)
  }
  printLine(`\n${formatResultTable(lines)}`)
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
  await bench.stop()
}

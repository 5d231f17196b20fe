// Results as lines of one table: ours, the floor, their ratio, and whether it is good enough.
import type { CrashResult } from '../tests/shared/crash.ts'
import type { ScreenSize } from '../tests/shared/office-bundle-size.ts'
import type { FloodTimes } from './agency-flood.ts'
import type { BankTimes } from './bank-lines.ts'
import type { BoardTimes } from './board-pages.ts'
import type { BooksTimes } from './books.ts'
import type { MessageTimes } from './departure-messages.ts'
import type { FirstStart } from './first-start.ts'
import type { FirstVisit } from './first-visit.ts'
import type { BacklogTimes } from './job-fairness.ts'
import type { LastSeatsResult } from './last-seats.ts'
import type { LighthouseResult } from './lighthouse.ts'
import type { GrowthTimes } from './list-growth.ts'
import type { LoginStormTimes } from './login-storm.ts'
import type { LoginTiming } from './login-timing.ts'
import type { Stretch } from './longest-stretches.ts'
import type { AgencyCountTimes } from './many-agencies.ts'
import type { OfficeTimes } from './office-screens.ts'
import type { OpeningTimes } from './open-agencies.ts'
import { median, quantile, type RaceResult, type RaceSample } from './race.ts'
import type { SaveTimes } from './save-departures.ts'
import type { ScrollTimes } from './scroll-departures.ts'
import type { HoldTimes } from './seat-holds.ts'

export type BenchResult = {
  part: string
  ours: string
  floor: string
  ratio: string
  target: string
  met: boolean | undefined
  cpu?: string
  details: unknown
}

const formatWhole = (number: number) => Math.round(number).toLocaleString('en-US')
const formatTwoDecimals = (number: number) => number.toFixed(2)
const getMedian = (samples: RaceSample[], of: keyof RaceSample) => median(samples.map((sample) => sample[of]))

export function describeRace(part: string, raced: RaceResult, target: number): BenchResult {
  const [ours, floor] = [getMedian(raced.ours, 'perSecond'), getMedian(raced.floor, 'perSecond')]
  const [ourCpu, itsCpu] = [getMedian(raced.ours, 'cpu_ms'), getMedian(raced.floor, 'cpu_ms')]
  return {
    part,
    ours: `${formatWhole(ours)} req/s`,
    floor: `${formatWhole(floor)} req/s`,
    ratio: formatTwoDecimals(ours / floor),
    target: `≥ ${target}`,
    met: ours / floor >= target,
    cpu: `${ourCpu.toFixed(3)} / ${itsCpu.toFixed(3)} ms`,
    details: { ratio: ours / floor, cpu_ratio: itsCpu / ourCpu, rounds: raced },
  }
}

/** Filling the demo leaves no memory behind in the process that serves. */
export function describeFirstStart(
  { seconds, started_mb, visited_mb, pages }: FirstStart,
  most_mb: number,
): BenchResult {
  return {
    part: `first start: memory after ${pages} pages of ten agencies`,
    ours: `${formatWhole(visited_mb)} MB`,
    floor: `${formatWhole(started_mb)} MB before, up after ${formatWhole(seconds)} s`,
    ratio: formatTwoDecimals(visited_mb / started_mb),
    target: `≤ ${most_mb} MB`,
    met: visited_mb <= most_mb,
    details: { seconds, started_mb, visited_mb, pages },
  }
}

/** The list must not grow with its neighbours; a search is told beside it. */
export function describeGrowth({ ask, ...grown }: GrowthTimes, rows: number, most: number): BenchResult {
  const ratio = grown.among_ms / grown.alone_ms
  return {
    part: `growth: ${ask}`,
    ours: `${formatTwoDecimals(grown.among_ms)} ms of ${formatWhole(rows)}`,
    floor: `${formatTwoDecimals(grown.alone_ms)} ms of 1,000`,
    ratio: formatTwoDecimals(ratio),
    target: `≤ ${most}`,
    met: ratio <= most,
    details: { ratio, ...grown },
  }
}

/** `most`: how much more many agencies may cost than few; without it the figure is told. */
export function describeOpenings(times: OpeningTimes): BenchResult {
  const ratio = times.last_ms / times.first_ms
  return {
    part: 'agencies: opening one',
    ours: `${formatTwoDecimals(times.last_ms)} ms, the last of ${times.agencies}`,
    floor: `${formatTwoDecimals(times.first_ms)} ms, the first with visitors`,
    ratio: formatTwoDecimals(ratio),
    target: '≤ 1.5',
    met: ratio <= 1.5,
    details: times,
  }
}

export function describeAgencyCounts([few, many]: [AgencyCountTimes, AgencyCountTimes]): BenchResult[] {
  const details = { few, many }
  const line = (
    what: string,
    unit: string,
    of: (side: AgencyCountTimes) => number,
    most?: number,
  ): BenchResult => {
    const ratio = of(many) / of(few)
    return {
      part: `agencies: ${what}`,
      ours: `${formatTwoDecimals(of(many))} ${unit} with ${formatWhole(many.agencies)}`,
      floor: `${formatTwoDecimals(of(few))} ${unit} with ${few.agencies}`,
      ratio: formatTwoDecimals(ratio),
      target: most === undefined ? '' : `≤ ${most}`,
      met: most === undefined ? undefined : ratio <= most,
      details,
    }
  }
  return [
    line(
      'idle, process and database',
      'ms a second',
      (side) => side.idle_naru_ms + side.idle_postgres_ms,
      1.5,
    ),
    line('idle, process', 'ms a second', (side) => side.idle_naru_ms),
    line('idle, database', 'ms a second', (side) => side.idle_postgres_ms),
    line('start to first answer', 'ms', (side) => Math.min(...side.start_ms), 1.5),
    line('an unknown address, host not known yet', 'ms', (side) => side.host_ms, 1.5),
    line('sitemap', 'ms', (side) => side.sitemap_ms, 1.5),
    line('page, median', 'ms', (side) => side.page_ms),
    line('page, p99', 'ms', (side) => side.p99_ms),
    line('processor for a page', 'ms', (side) => side.cpu_ms),
    line('memory of the process', 'MB', (side) => side.memory_mb, 1.5),
  ]
}

const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

export function describeFirstVisit(
  visit: FirstVisit,
  most: { script: number; cls: number; letters: number },
): BenchResult[] {
  const { bytes, requests, foreign, cls, fontBytes } = visit
  const line = (what: string, ours: string, target = '', met?: boolean): BenchResult => ({
    part: `first visit: ${what}`,
    ours,
    floor: '',
    ratio: '',
    target,
    met,
    details: undefined,
  })
  return [
    {
      ...line(
        'JavaScript, gzip',
        formatKilobytes(bytes.script),
        `≤ ${formatKilobytes(most.script)}`,
        bytes.script <= most.script,
      ),
      details: visit,
    },
    line('CSS, gzip', formatKilobytes(bytes.stylesheet)),
    line('HTML, gzip', formatKilobytes(bytes.document)),
    line('fonts', formatKilobytes(bytes.font)),
    line(
      'letters of the heaviest brand',
      formatKilobytes(fontBytes),
      `≤ ${formatKilobytes(most.letters)}`,
      fontBytes <= most.letters,
    ),
    line('images', formatKilobytes(bytes.image)),
    line('requests', `${requests}`),
    line('other origins', `${foreign.length}`, '0', foreign.length === 0),
    line('layout shift', cls.toFixed(4), `${most.cls}`, cls <= most.cls),
  ]
}

export function describeBoards(times: BoardTimes): BenchResult[] {
  const { rows, small_ms, first_ms, middle_ms, deepest_ms } = times
  const line = (what: string, ours_ms: number, floor_ms: number, most: number): BenchResult => ({
    part: `board of ${formatWhole(rows / 10)} posts: ${what}`,
    ours: `${formatTwoDecimals(ours_ms)} ms`,
    floor: `${formatTwoDecimals(floor_ms)} ms`,
    ratio: formatTwoDecimals(ours_ms / floor_ms),
    target: `≤ ${most}`,
    met: ours_ms / floor_ms <= most,
    details: times,
  })
  return [
    line('first page, against a board of 1,000', first_ms, small_ms, 2),
    line('deepest page, against the first', deepest_ms, first_ms, 10),
    line('middle page, against the first', middle_ms, first_ms, 10),
  ]
}

export function describeLighthouse(result: LighthouseResult): BenchResult[] {
  const { path, scores, cls, lcp_ms, scriptless_lcp_ms, fontFiles } = result
  if (fontFiles > 0)
    process.stdout.write(
      `lighthouse ${path}: ${fontFiles} files of our typeface were loaded, because this machine has no Korean one.
It is no phone then, and its speed says nothing: install one, such as fonts-noto-cjk.\n`,
    )
  const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
  const line = (
    what: string,
    ours: string,
    target: string,
    met: boolean,
    floor = '',
    ratio = '',
  ): BenchResult => ({
    part: `lighthouse ${path}: ${what}`,
    ours,
    floor,
    ratio,
    target,
    met,
    details: result,
  })
  return [
    ...Object.entries(scores).map(([name, score]) =>
      line(
        name,
        `${score}`,
        `≥ ${least[name as keyof typeof scores]}`,
        score >= least[name as keyof typeof scores],
      ),
    ),
    line('layout shift', cls.toFixed(3), '≤ 0.02', cls <= 0.02),
    line(
      'largest picture, against the page without scripts',
      `${formatWhole(lcp_ms)} ms`,
      '≤ 1.2',
      lcp_ms / scriptless_lcp_ms <= 1.2,
      `${formatWhole(scriptless_lcp_ms)} ms`,
      formatTwoDecimals(lcp_ms / scriptless_lcp_ms),
    ),
  ]
}

/** The three longest by name, and whichever grows most with its rows, and with what is typed. */
export function describeStretches(stretches: Stretch[]): BenchResult[] {
  const getRatio = ({ small_ms, large_ms }: Stretch) => large_ms / small_ms
  const refused = stretches.filter(({ status }) => status >= 400).map(({ call }) => call)
  if (refused.length > 0) process.stdout.write(`longest: answered, but refused: ${refused.join(', ')}\n`)
  const byRatio = stretches.toSorted((one, other) => getRatio(other) - getRatio(one))
  const most = [...new Set(byRatio.map(({ of: [what] }) => what))].flatMap(
    (what) => byRatio.find(({ of }) => of[0] === what) ?? [],
  )
  return [...new Set([...stretches.slice(0, 3), ...most])].map((stretch, at) => ({
    part: `longest: ${at < 3 ? `${at + 1}. ` : 'grows most: '}${stretch.call}`,
    ours: `${formatTwoDecimals(stretch.large_ms)} ms, ${stretch.of[0]}`,
    floor: `${formatTwoDecimals(stretch.small_ms)} ms, ${stretch.of[1]}`,
    ratio: formatTwoDecimals(getRatio(stretch)),
    target: '≤ 20',
    met: getRatio(stretch) <= 20,
    details: at === 0 ? stretches : undefined,
  }))
}

export const describeOfficeScreen = ({ ask, few_ms, many_ms, rows, most }: OfficeTimes): BenchResult => {
  const ratio = many_ms / few_ms
  return {
    part: `office: ${ask}`,
    ours: `${formatTwoDecimals(many_ms)} ms of ${formatWhole(rows)}`,
    floor: `${formatTwoDecimals(few_ms)} ms of 1,000`,
    ratio: formatTwoDecimals(ratio),
    target: `≤ ${most}`,
    met: ratio <= most,
    details: { ratio, few_ms, many_ms },
  }
}

export const describeBooks = ({ ask, ours_ms, floor_ms, floor, most }: BooksTimes): BenchResult => {
  const ratio = ours_ms / floor_ms
  return {
    part: `books: ${ask}`,
    ours: `${formatTwoDecimals(ours_ms)} ms`,
    floor: `${formatTwoDecimals(floor_ms)} ms ${floor}`,
    ratio: formatTwoDecimals(ratio),
    target: `≤ ${most}`,
    met: ratio <= most,
    details: { ratio, ours_ms, floor_ms },
  }
}

export const describeSave = ({ rows, ours_ms, bare_ms }: SaveTimes): BenchResult => {
  const ratio = ours_ms / bare_ms
  return {
    part: `office: ${formatWhole(rows)} departures saved in one call`,
    ours: `${formatTwoDecimals(ours_ms)} ms`,
    floor: `${formatTwoDecimals(bare_ms)} ms of bare SQL`,
    ratio: formatTwoDecimals(ratio),
    target: '≤ 3',
    met: ratio <= 3,
    details: { ratio, ours_ms, bare_ms },
  }
}

export const describeBankLines = ({ read_ms, propose_ms, proposed }: BankTimes): BenchResult => {
  const ratio = propose_ms / read_ms
  return {
    part: `bank lines: 1,000 against 5,000 bookings, ${formatWhole(proposed)} proposed`,
    ours: `${formatTwoDecimals(propose_ms)} ms`,
    floor: `${formatTwoDecimals(read_ms)} ms of bare SQL`,
    ratio: formatTwoDecimals(ratio),
    target: '≤ 3',
    met: ratio <= 3,
    details: { ratio, read_ms, propose_ms },
  }
}

export const describeScroll = ({ rows, step, frames, seconds, tasks }: ScrollTimes): BenchResult => ({
  part: `office: ${formatWhole(rows)} departures scrolled by ${formatWhole(step)} pixels`,
  ours: tasks.length === 0 ? 'no task over 50 ms' : `longest task ${formatWhole(Math.max(...tasks))} ms`,
  floor: `${formatWhole(frames / seconds)} frames a second`,
  ratio: '',
  target: '≤ 50 ms',
  met: tasks.length === 0,
  details: { frames, seconds, tasks },
})

/** The heaviest screens of the office, beside React and the router. */
export const describeScreenSizes = (weights: ScreenSize[], most: number): BenchResult[] =>
  weights.slice(0, 3).map(({ screen, bytes }, at) => ({
    part: `office: JavaScript of a screen, ${at + 1}. ${screen}`,
    ours: formatKilobytes(bytes),
    floor: '',
    ratio: '',
    target: `≤ ${formatKilobytes(most)}`,
    met: bytes <= most,
    details: at === 0 ? weights : undefined,
  }))

export const describeHolds = ({ step, few_ms, many_ms, rows }: HoldTimes): BenchResult => {
  const ratio = many_ms / few_ms
  return {
    part: `reserve: ${step}`,
    ours: `${formatTwoDecimals(many_ms)} ms of ${formatWhole(rows)}`,
    floor: `${formatTwoDecimals(few_ms)} ms of 1,000`,
    ratio: formatTwoDecimals(ratio),
    target: '≤ 1.5',
    met: ratio <= 1.5,
    details: { ratio, few_ms, many_ms },
  }
}

export const describeLastSeats = (sold: LastSeatsResult): BenchResult => {
  const { capacity, rounds, exact } = sold
  return {
    part: `reserve: 200 buyers, last ${capacity}`,
    ours: `exactly sold ${exact} times`,
    floor: `of ${rounds}`,
    ratio: formatTwoDecimals(exact / rounds),
    target: '1',
    met: exact === rounds,
    details: sold,
  }
}

/** One job of the other agency may be at hand, then comes its own: twice the time of one, and no more. */
/** What the others wait for at most, but for one in a hundred, and that none of them is refused. */
/** Pages that are searched for cost the most, and so many of them come that the last hundredth is chance. */
export const describeFlood = (shared: FloodTimes): BenchResult => {
  const [share, most] = shared.kind === 'searches' ? [0.95, 2] : [0.99, 1.5]
  const [ours, floor] = [quantile(shared.flood_ms, share), quantile(shared.calm_ms, share)]
  return {
    part: `fairness: ${shared.kind}, p${share * 100} of nine agencies while one has 20 times its ${shared.share} a second`,
    ours: `${formatWhole(ours)} ms, ${shared.refused.length} refused`,
    floor: `${formatWhole(floor)} ms when it has not`,
    ratio: formatTwoDecimals(ours / floor),
    target: `≤ ${most}, 0 refused`,
    met: ours / floor <= most && shared.refused.length === 0,
    details: shared,
  }
}

export const describeBacklog = (waited: BacklogTimes): BenchResult => {
  const [ours, floor] = [median(waited.busy_ms), median(waited.idle_ms)]
  return {
    part: `fairness: ${waited.what} while another agency has ${formatWhole(waited.waiting)} waiting, ${formatWhole(waited.left)} at the end`,
    ours: `${formatWhole(ours)} ms`,
    floor: `${formatWhole(floor)} ms when it has none`,
    ratio: formatTwoDecimals(ours / floor),
    target: '≤ 2',
    met: ours / floor <= 2 && waited.left > 0,
    details: waited,
  }
}

export const describeMessages = ({ people, last_ms }: MessageTimes): BenchResult => ({
  part: `messages: ${formatWhole(people)} mails and ${formatWhole(people)} texts of a departure`,
  ours: `the last after ${formatWhole(Math.max(...last_ms))} ms`,
  floor: '',
  ratio: '',
  target: '≤ 60,000 ms',
  met: Math.max(...last_ms) <= 60_000,
  details: { last_ms },
})

export const describeCrash = (killed: string, survived: CrashResult): BenchResult => {
  const { rounds, answered, replayed, faults } = survived
  return {
    part: `reserve: kill -9 of ${killed}, ${rounds} times`,
    ours: `${faults.length} faults`,
    floor: `${formatWhole(answered)} answered, ${formatWhole(replayed)} sent again`,
    ratio: '',
    target: '0',
    met: faults.length === 0,
    details: survived,
  }
}

export const describeLoginTiming = ({
  what,
  known_ms,
  unknown_ms,
  p,
  seen_ms,
  ...times
}: LoginTiming): BenchResult => ({
  part: `log-in: known or unknown ${what}`,
  ours: `${formatTwoDecimals(known_ms)} ms`,
  floor: `${formatTwoDecimals(unknown_ms)} ms; ${formatTwoDecimals(seen_ms)} would show`,
  ratio: `p ${formatTwoDecimals(p)}`,
  target: 'p > 0.01',
  met: p > 0.01,
  details: { known_ms, unknown_ms, p, seen_ms, ...times },
})

export function describeStorm({
  calm_ms,
  storm_ms,
  badPages,
  alone_ms,
  logIns,
  refused_ms,
  waited,
}: LoginStormTimes): BenchResult[] {
  const line = (what: string, ours: string, target: string, met: boolean): BenchResult => ({
    part: `log-in storm: ${what}`,
    ours,
    floor: '',
    ratio: '',
    target,
    met,
    details: undefined,
  })
  const [calm, stormy, alone, refused] = [
    quantile(calm_ms, 0.99),
    quantile(storm_ms, 0.99),
    median(alone_ms),
    quantile(refused_ms, 0.99),
  ]
  const others = Object.entries(logIns).flatMap(([status, count]) =>
    ['200', '503'].includes(status) ? [] : [`${count} × ${status}`],
  )
  return [
    {
      ...line('pages, p99', `${formatTwoDecimals(stormy)} ms`, '≤ 2', stormy / calm <= 2),
      floor: `${formatTwoDecimals(calm)} ms before`,
      ratio: formatTwoDecimals(stormy / calm),
      details: { calm_ms, storm_ms },
    },
    line('pages not served', `${badPages}`, '0', badPages === 0),
    {
      ...line(
        'log-ins',
        `${formatWhole(logIns['200'] ?? 0)} served, ${formatWhole(logIns['503'] ?? 0)} told to come again`,
        'no other answer',
        others.length === 0,
      ),
      floor: others.join(),
      details: logIns,
    },
    {
      ...line('told to come again, p99', `${formatTwoDecimals(refused)} ms`, '≤ 1', !(refused / alone > 1)),
      floor: `${formatTwoDecimals(alone)} ms of one log-in`,
      ratio: formatTwoDecimals(refused / alone),
      details: { refused_ms, alone_ms },
    },
    line('connections kept by who waits', `${waited}`, '0', waited === 0),
  ]
}

const columns = ['part', 'ours', 'floor', 'ratio', 'target', 'met', 'cpu a request: ours / floor'] as const

export function formatResultTable(lines: BenchResult[]): string {
  const rows = [
    [...columns],
    ...lines.map(({ part, ours, floor, ratio, target, met, cpu = '' }) => [
      part,
      ours,
      floor,
      ratio,
      target,
      met === undefined ? '' : { true: 'yes', false: 'NO' }[`${met}`],
      cpu,
    ]),
  ]
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const [head = '', ...drawn] = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  )
  return [head, '-'.repeat(head.length), ...drawn].join('\n')
}

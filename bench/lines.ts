// Results as lines of one table: ours, the floor, their ratio, and whether it is good enough.
import type { Survived } from '../tests/lent/crash.ts'
import type { Weight } from '../tests/lent/office-weight.ts'
import type { Crowded } from './agencies.ts'
import type { BoardTimes } from './board.ts'
import type { Waited } from './fairness.ts'
import type { FirstStart } from './first-start.ts'
import type { Visit } from './first-visit.ts'
import type { Grown } from './growth.ts'
import type { Held } from './holding.ts'
import type { Sold } from './last-seats.ts'
import type { Judged } from './lighthouse.ts'
import type { Told } from './log-in.ts'
import type { Stretch } from './longest.ts'
import type { Desk } from './office.ts'
import { median, quantile, type Raced, type Sample } from './race.ts'
import type { Scrolled } from './scroll.ts'
import type { Saved } from './sheet.ts'
import type { Stormed } from './storm.ts'
import type { Shared } from './twenty-times.ts'

export type Line = {
  part: string
  ours: string
  floor: string
  ratio: string
  target: string
  met: boolean | undefined
  cpu?: string
  details: unknown
}

const whole = (number: number) => Math.round(number).toLocaleString('en-US')
const two = (number: number) => number.toFixed(2)
const middle = (samples: Sample[], of: keyof Sample) => median(samples.map((sample) => sample[of]))

export function racedLine(part: string, raced: Raced, target: number): Line {
  const [ours, floor] = [middle(raced.ours, 'perSecond'), middle(raced.floor, 'perSecond')]
  const [ourCpu, itsCpu] = [middle(raced.ours, 'cpu_ms'), middle(raced.floor, 'cpu_ms')]
  return {
    part,
    ours: `${whole(ours)} req/s`,
    floor: `${whole(floor)} req/s`,
    ratio: two(ours / floor),
    target: `≥ ${target}`,
    met: ours / floor >= target,
    cpu: `${ourCpu.toFixed(3)} / ${itsCpu.toFixed(3)} ms`,
    details: { ratio: ours / floor, cpu_ratio: itsCpu / ourCpu, rounds: raced },
  }
}

/** Filling the demo leaves no memory behind in the process that serves. */
export function startedLine({ seconds, started_mb, visited_mb, pages }: FirstStart, most_mb: number): Line {
  return {
    part: `first start: memory after ${pages} pages of ten agencies`,
    ours: `${whole(visited_mb)} MB`,
    floor: `${whole(started_mb)} MB before, up after ${whole(seconds)} s`,
    ratio: two(visited_mb / started_mb),
    target: `≤ ${most_mb} MB`,
    met: visited_mb <= most_mb,
    details: { seconds, started_mb, visited_mb, pages },
  }
}

/** The list must not grow with its neighbours; a search is told beside it. */
export function grownLine({ ask, ...grown }: Grown, rows: number, most: number): Line {
  const ratio = grown.among_ms / grown.alone_ms
  return {
    part: `growth: ${ask}`,
    ours: `${two(grown.among_ms)} ms of ${whole(rows)}`,
    floor: `${two(grown.alone_ms)} ms of 1,000`,
    ratio: two(ratio),
    target: `≤ ${most}`,
    met: ratio <= most,
    details: { ratio, ...grown },
  }
}

/** `most`: how much more many agencies may cost than few; without it the figure is told. */
export function crowdedLines([few, many]: [Crowded, Crowded]): Line[] {
  const details = { few, many }
  const line = (what: string, unit: string, of: (side: Crowded) => number, most?: number): Line => {
    const ratio = of(many) / of(few)
    return {
      part: `agencies: ${what}`,
      ours: `${two(of(many))} ${unit} with ${whole(many.agencies)}`,
      floor: `${two(of(few))} ${unit} with ${few.agencies}`,
      ratio: two(ratio),
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

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

export function visitLines(visit: Visit, most: { script: number; cls: number; letters: number }): Line[] {
  const { bytes, requests, foreign, cls, letters } = visit
  const line = (what: string, ours: string, target = '', met?: boolean): Line => ({
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
        kilobytes(bytes.script),
        `≤ ${kilobytes(most.script)}`,
        bytes.script <= most.script,
      ),
      details: visit,
    },
    line('CSS, gzip', kilobytes(bytes.stylesheet)),
    line('HTML, gzip', kilobytes(bytes.document)),
    line('fonts', kilobytes(bytes.font)),
    line(
      'letters of the heaviest brand',
      kilobytes(letters),
      `≤ ${kilobytes(most.letters)}`,
      letters <= most.letters,
    ),
    line('images', kilobytes(bytes.image)),
    line('requests', `${requests}`),
    line('other origins', `${foreign.length}`, '0', foreign.length === 0),
    line('layout shift', cls.toFixed(4), `${most.cls}`, cls <= most.cls),
  ]
}

export function boardLines(times: BoardTimes): Line[] {
  const { rows, small_ms, first_ms, middle_ms, deepest_ms } = times
  const line = (what: string, ours_ms: number, floor_ms: number, most: number): Line => ({
    part: `board of ${whole(rows / 10)} posts: ${what}`,
    ours: `${two(ours_ms)} ms`,
    floor: `${two(floor_ms)} ms`,
    ratio: two(ours_ms / floor_ms),
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

export function judgedLines(judged: Judged): Line[] {
  const { path, scores, cls, lcp_ms, scriptless_lcp_ms, fontFiles } = judged
  if (fontFiles > 0)
    process.stdout.write(
      `lighthouse ${path}: ${fontFiles} files of our typeface were loaded, because this machine has no Korean one.
It is no phone then, and its speed says nothing: install one, such as fonts-noto-cjk.\n`,
    )
  const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
  const line = (what: string, ours: string, target: string, met: boolean, floor = '', ratio = ''): Line => ({
    part: `lighthouse ${path}: ${what}`,
    ours,
    floor,
    ratio,
    target,
    met,
    details: judged,
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
      `${whole(lcp_ms)} ms`,
      '≤ 1.2',
      lcp_ms / scriptless_lcp_ms <= 1.2,
      `${whole(scriptless_lcp_ms)} ms`,
      two(lcp_ms / scriptless_lcp_ms),
    ),
  ]
}

/** The three longest by name, and whichever grows most with its rows, and with what is typed. */
export function stretchLines(stretches: Stretch[]): Line[] {
  const ratioOf = ({ small_ms, large_ms }: Stretch) => large_ms / small_ms
  const refused = stretches.filter(({ status }) => status >= 400).map(({ call }) => call)
  if (refused.length > 0) process.stdout.write(`longest: answered, but refused: ${refused.join(', ')}\n`)
  const byRatio = stretches.toSorted((one, other) => ratioOf(other) - ratioOf(one))
  const most = [...new Set(byRatio.map(({ of: [what] }) => what))].flatMap(
    (what) => byRatio.find(({ of }) => of[0] === what) ?? [],
  )
  return [...new Set([...stretches.slice(0, 3), ...most])].map((stretch, at) => ({
    part: `longest: ${at < 3 ? `${at + 1}. ` : 'grows most: '}${stretch.call}`,
    ours: `${two(stretch.large_ms)} ms, ${stretch.of[0]}`,
    floor: `${two(stretch.small_ms)} ms, ${stretch.of[1]}`,
    ratio: two(ratioOf(stretch)),
    target: '≤ 20',
    met: ratioOf(stretch) <= 20,
    details: at === 0 ? stretches : undefined,
  }))
}

export const deskLine = ({ ask, few_ms, many_ms, rows, most }: Desk): Line => {
  const ratio = many_ms / few_ms
  return {
    part: `office: ${ask}`,
    ours: `${two(many_ms)} ms of ${whole(rows)}`,
    floor: `${two(few_ms)} ms of 1,000`,
    ratio: two(ratio),
    target: `≤ ${most}`,
    met: ratio <= most,
    details: { ratio, few_ms, many_ms },
  }
}

export const savedLine = ({ rows, ours_ms, bare_ms }: Saved): Line => {
  const ratio = ours_ms / bare_ms
  return {
    part: `office: ${whole(rows)} departures saved in one call`,
    ours: `${two(ours_ms)} ms`,
    floor: `${two(bare_ms)} ms of bare SQL`,
    ratio: two(ratio),
    target: '≤ 3',
    met: ratio <= 3,
    details: { ratio, ours_ms, bare_ms },
  }
}

export const scrolledLine = ({ rows, step, frames, seconds, tasks }: Scrolled): Line => ({
  part: `office: ${whole(rows)} departures scrolled by ${whole(step)} pixels`,
  ours: tasks.length === 0 ? 'no task over 50 ms' : `longest task ${whole(Math.max(...tasks))} ms`,
  floor: `${whole(frames / seconds)} frames a second`,
  ratio: '',
  target: '≤ 50 ms',
  met: tasks.length === 0,
  details: { frames, seconds, tasks },
})

/** The heaviest screens of the office, beside React and the router. */
export const screenLines = (weights: Weight[], most: number): Line[] =>
  weights.slice(0, 3).map(({ screen, bytes }, at) => ({
    part: `office: JavaScript of a screen, ${at + 1}. ${screen}`,
    ours: kilobytes(bytes),
    floor: '',
    ratio: '',
    target: `≤ ${kilobytes(most)}`,
    met: bytes <= most,
    details: at === 0 ? weights : undefined,
  }))

export const heldLine = ({ step, few_ms, many_ms, rows }: Held): Line => {
  const ratio = many_ms / few_ms
  return {
    part: `reserve: ${step}`,
    ours: `${two(many_ms)} ms of ${whole(rows)}`,
    floor: `${two(few_ms)} ms of 1,000`,
    ratio: two(ratio),
    target: '≤ 1.5',
    met: ratio <= 1.5,
    details: { ratio, few_ms, many_ms },
  }
}

export const soldLine = (sold: Sold): Line => {
  const { capacity, rounds, exact } = sold
  return {
    part: `reserve: 200 buyers, last ${capacity}`,
    ours: `exactly sold ${exact} times`,
    floor: `of ${rounds}`,
    ratio: two(exact / rounds),
    target: '1',
    met: exact === rounds,
    details: sold,
  }
}

/** One job of the other agency may be at hand, then comes its own: twice the time of one, and no more. */
/** What the others wait for at most, but for one in a hundred, and that none of them is refused. */
/** Pages that are searched for cost the most, and so many of them come that the last hundredth is chance. */
export const sharedLine = (shared: Shared): Line => {
  const [share, most] = shared.kind === 'searches' ? [0.95, 2] : [0.99, 1.5]
  const [ours, floor] = [quantile(shared.flood_ms, share), quantile(shared.calm_ms, share)]
  return {
    part: `fairness: ${shared.kind}, p${share * 100} of nine agencies while one has 20 times its ${shared.share} a second`,
    ours: `${whole(ours)} ms, ${shared.refused.length} refused`,
    floor: `${whole(floor)} ms when it has not`,
    ratio: two(ours / floor),
    target: `≤ ${most}, 0 refused`,
    met: ours / floor <= most && shared.refused.length === 0,
    details: shared,
  }
}

export const waitedLine = (waited: Waited): Line => {
  const [ours, floor] = [median(waited.busy_ms), median(waited.idle_ms)]
  return {
    part: `fairness: ${waited.what} while another agency has ${whole(waited.waiting)} waiting, ${whole(waited.left)} at the end`,
    ours: `${whole(ours)} ms`,
    floor: `${whole(floor)} ms when it has none`,
    ratio: two(ours / floor),
    target: '≤ 2',
    met: ours / floor <= 2 && waited.left > 0,
    details: waited,
  }
}

export const survivedLine = (killed: string, survived: Survived): Line => {
  const { rounds, answered, replayed, faults } = survived
  return {
    part: `reserve: kill -9 of ${killed}, ${rounds} times`,
    ours: `${faults.length} faults`,
    floor: `${whole(answered)} answered, ${whole(replayed)} sent again`,
    ratio: '',
    target: '0',
    met: faults.length === 0,
    details: survived,
  }
}

export const toldLine = ({ what, known_ms, unknown_ms, p, seen_ms, ...times }: Told): Line => ({
  part: `log-in: known or unknown ${what}`,
  ours: `${two(known_ms)} ms`,
  floor: `${two(unknown_ms)} ms; ${two(seen_ms)} would show`,
  ratio: `p ${two(p)}`,
  target: 'p > 0.01',
  met: p > 0.01,
  details: { known_ms, unknown_ms, p, seen_ms, ...times },
})

export function stormLines({
  calm_ms,
  storm_ms,
  badPages,
  alone_ms,
  logIns,
  refused_ms,
  waited,
}: Stormed): Line[] {
  const line = (what: string, ours: string, target: string, met: boolean): Line => ({
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
      ...line('pages, p99', `${two(stormy)} ms`, '≤ 2', stormy / calm <= 2),
      floor: `${two(calm)} ms before`,
      ratio: two(stormy / calm),
      details: { calm_ms, storm_ms },
    },
    line('pages not served', `${badPages}`, '0', badPages === 0),
    {
      ...line(
        'log-ins',
        `${whole(logIns['200'] ?? 0)} served, ${whole(logIns['503'] ?? 0)} told to come again`,
        'no other answer',
        others.length === 0,
      ),
      floor: others.join(),
      details: logIns,
    },
    {
      ...line('told to come again, p99', `${two(refused)} ms`, '≤ 1', !(refused / alone > 1)),
      floor: `${two(alone)} ms of one log-in`,
      ratio: two(refused / alone),
      details: { refused_ms, alone_ms },
    },
    line('connections kept by who waits', `${waited}`, '0', waited === 0),
  ]
}

const columns = ['part', 'ours', 'floor', 'ratio', 'target', 'met', 'cpu a request: ours / floor'] as const

export function tableOf(lines: Line[]): string {
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

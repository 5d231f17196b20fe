// The report of Lighthouse on a page of a slow phone, and whether scripts delay its first picture.
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { tripLimits } from '#limits/trip.ts'
import { launchChromium } from '../tests/shared/chromium.ts'
import { type BenchContext, queryAsOwner } from './bench-context.ts'
import { type BenchPace, median } from './race.ts'
import { fetchCachedAnswer, requestHeaders } from './server-answers.ts'
import { startServer } from './servers.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type LighthouseCategory = (typeof categories)[number]
export type LighthouseResult = {
  path: string
  slowdown: number
  blocked_ms: number
  scores: Record<LighthouseCategory, number>
  cls: number
  lcp_ms: number
  scriptless_lcp_ms: number
  /** Of our text typeface, which a phone with a Korean one of its own does not ask for. */
  fontFiles: number
  complaints: string[]
}

const debuggingPort = 9_333

/**
 * The address of a trip with flights, a map and as many pictures as an editor takes: other trips lend theirs.
 */
export async function createFullTrip(bench: BenchContext): Promise<string> {
  const { databaseUrl } = await bench.demo()
  const [trip] = z.array(z.object({ package_code: z.string() })).parse(
    await queryAsOwner(
      databaseUrl,
      `update package_detail set gallery = (select array_agg(path) from (
         select distinct unnest(gallery) as path from package_detail where travel_agency = 1 limit ${tripLimits.pictures}) lent)
       where travel_agency = 1 and package_code = (select d.package_code from departure d join package p using (travel_agency, package_code)
         where d.travel_agency = 1 and d.flights <> '[]' and p.sale_yn = 'Y' order by d.package_code desc limit 1)
       returning package_code`,
    ),
  )
  if (!trip) throw new Error('no trip of the demo flies')
  return `/travel/detail/${trip.package_code}`
}

export async function runLighthouse(
  bench: BenchContext,
  path: string,
  { quick }: BenchPace,
): Promise<LighthouseResult> {
  const ours = await startServer(new URL('./serve-ours.ts', import.meta.url), {
    ...(await bench.demo()),
    keepAnswers: true,
  })
  const browser = await launchChromium([`--remote-debugging-port=${debuggingPort}`])
  try {
    const host = `${requestHeaders.host}:${ours.port}`
    await fetchCachedAnswer(ours, path, host)
    const address = `http://${host}${path}`
    let { benchmark } = await runOnce(address, 1)
    const runs: LighthouseRun[] = []
    const scriptless: LighthouseRun[] = []
    for (let round = 0; round < (quick ? 1 : 5); round++) {
      const slowdown = chooseSlowdown(benchmark) // a shared machine is another one every minute
      const whole = await runOnce(address, slowdown)
      runs.push(whole)
      scriptless.push(await runOnce(address, slowdown, '*.js'))
      benchmark = whole.benchmark
    }
    const middle = (of: (run: LighthouseRun) => number, among = runs) => median(among.map(of))
    const getScore = (name: LighthouseCategory) => middle(({ scores }) => scores[name])
    return {
      path,
      slowdown: middle(({ slowdown }) => slowdown),
      blocked_ms: middle(({ blocked_ms }) => blocked_ms),
      scores: {
        performance: getScore('performance'),
        accessibility: getScore('accessibility'),
        'best-practices': getScore('best-practices'),
        seo: getScore('seo'),
      },
      cls: middle(({ cls }) => cls),
      lcp_ms: middle(({ lcp_ms }) => lcp_ms),
      scriptless_lcp_ms: middle(({ lcp_ms }) => lcp_ms, scriptless),
      fontFiles: middle(({ fontFiles }) => fontFiles),
      complaints: [...new Set(runs.flatMap(({ complaints }) => complaints))],
    }
  } finally {
    await browser.close()
    await ours.stop()
  }
}

type LighthouseRun = Omit<LighthouseResult, 'path' | 'scriptless_lcp_ms'> & {
  benchmark: number
}

// Lighthouse slows the processor four times, which makes a phone of a fast laptop. Its own calculator has
// less for slower machines.
function chooseSlowdown(benchmark: number): number {
  if (benchmark >= 1_300) return 3 + (benchmark - 1_300) / 233
  if (benchmark >= 800) return 2 + (benchmark - 800) / 500
  return 1 + Math.max(0, benchmark - 150) / 650
}

async function runOnce(
  address: string,
  slowdown: number,
  blocked?: string,
  again = 2,
): Promise<LighthouseRun> {
  const only = blocked
    ? ['--only-categories=performance', `--blocked-url-patterns=${blocked}`]
    : [`--only-categories=${categories.join()}`]
  const {
    categories: result,
    audits,
    runtimeError,
    environment,
  } = await fetchReport(address, [`--throttling.cpuSlowdownMultiplier=${slowdown}`, ...only])
  // a recording that failed, as it does now and then
  if (runtimeError && again > 0) return runOnce(address, slowdown, blocked, again - 1)
  if (runtimeError) throw new Error(runtimeError.message)
  const getScore = (name: LighthouseCategory) => Math.round((result[name]?.score ?? 0) * 100)
  const getAudit = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  // Speed has its own numbers; of the rest, whatever is less than whole is named.
  const complaints = Object.values(result)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) =>
      auditRefs.flatMap(({ id, weight }) =>
        weight > 0 && (audits[id]?.score ?? 1) < 1 ? [`${id}: ${audits[id]?.title}`] : [],
      ),
    )
  return {
    scores: {
      performance: getScore('performance'),
      accessibility: getScore('accessibility'),
      'best-practices': getScore('best-practices'),
      seo: getScore('seo'),
    },
    cls: getAudit('cumulative-layout-shift'),
    lcp_ms: getAudit('largest-contentful-paint'),
    complaints,
    benchmark: environment.benchmarkIndex,
    slowdown,
    blocked_ms: getAudit('total-blocking-time'),
    fontFiles: (audits['network-requests']?.details?.items ?? []).filter(({ url = '' }) =>
      url.includes('/PretendardVariable'),
    ).length,
  }
}

type LighthouseReport = {
  runtimeError?: { message: string }
  environment: { benchmarkIndex: number }
  categories: Record<
    string,
    { id: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >
  audits: Record<
    string,
    { title: string; score: number | null; numericValue?: number; details?: { items?: { url?: string }[] } }
  >
}

// Fetched by npm when it is first asked for: with all that comes along it would be a quarter of everybody's
// node_modules.
async function fetchReport(address: string, options: string[]): Promise<LighthouseReport> {
  const child = spawn(
    'npm',
    [
      'exec',
      '--yes',
      '--package=lighthouse@13.5.0',
      '--',
      'lighthouse',
      address,
      `--port=${debuggingPort}`,
      '--output=json',
      '--quiet',
      '--form-factor=mobile',
      ...options,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const said = await text(child.stdout)
  if (!said.startsWith('{')) throw new Error(`Lighthouse says nothing of ${address}`)
  return JSON.parse(said)
}

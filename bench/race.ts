// Ours and its floor under the same load, taking turns: a noisy machine is noisy for both, so only the ratio
// is believed.
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { ChildServer } from './servers.ts'

/** The length and number of rounds; `--quick` is for trying the bench itself. */
export type BenchPace = { quick: boolean; rounds: number; seconds: number; warmRequests: number }
/** What is asked. `fresh` makes each request anew, where no two may be alike. */
type RaceLoad = {
  path: string
  headers: Record<string, string>
  fresh?: () => { method: string; headers: Record<string, string>; body: string }
}
type RaceRunner = RaceLoad & { name: string; server: ChildServer }
/**
 * `cpu_ms` is the server's own processor time for one request: steadier than requests a second where others
 * use the machine.
 */
export type RaceSample = { perSecond: number; cpu_ms: number; p50_ms: number; p99_ms: number }
export type RaceResult = { ours: RaceSample[]; floor: RaceSample[] }

const connections = 32

export async function raceServers(
  ours: ChildServer,
  floor: ChildServer,
  {
    pace,
    floorHeaders,
    ...requestOptions
  }: RaceLoad & { pace: BenchPace; floorHeaders?: Record<string, string> },
): Promise<RaceResult> {
  const runners = {
    ours: { name: 'ours', server: ours, ...requestOptions },
    floor: {
      name: 'the floor',
      server: floor,
      ...requestOptions,
      headers: floorHeaders ?? requestOptions.headers,
    },
  }
  for (const runner of Object.values(runners)) await warmUp(runner, pace)
  const raced: RaceResult = { ours: [], floor: [] }
  for (let round = 0; round < pace.rounds; round++) {
    raced.ours.push(await measureLoad(runners.ours, pace.seconds))
    raced.floor.push(await measureLoad(runners.floor, pace.seconds))
  }
  return raced
}

// Counted in requests, not in time: on a busy machine a few seconds are too few for the compiler to have seen
// the code.
async function warmUp(runner: RaceRunner, { seconds, warmRequests }: BenchPace): Promise<void> {
  let answered = 0
  for (let round = 0; answered < warmRequests && round < 20; round++)
    answered += (await measureLoad(runner, seconds)).perSecond * seconds
}

const mostTries = 4

// A refusal is fast: a round with one in it looks better than the truth, so it is run again. On a starved
// machine the database may be too late.
async function measureLoad(
  { name, server, path, headers, fresh }: RaceRunner,
  duration: number,
): Promise<RaceSample> {
  const requests = fresh && [{ setupRequest: (request: object) => ({ ...request, ...fresh() }) }]
  for (let tries = 1; ; tries++) {
    const before = await server.cpu_ms()
    const result = await autocannon({
      url: `http://127.0.0.1:${server.port}${path}`,
      connections,
      duration,
      headers,
      requests,
    })
    const failed = result.non2xx + result.errors + result.timeouts
    if (failed === 0)
      return {
        perSecond: result['2xx'] / result.duration,
        cpu_ms: ((await server.cpu_ms()) - before) / result['2xx'],
        p50_ms: result.latency.p50,
        p99_ms: result.latency.p99,
      }
    if (tries === mostTries)
      throw new Error(
        `${failed} of ${failed + result['2xx']} requests to ${name} failed at ${path}, ${mostTries} times over`,
      )
    await wait(2_000)
  }
}

/** How long each of many lists took, in milliseconds. */
export async function measureRuns(once: () => Promise<{ list: unknown[] }>, runs: number): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const [{ list }, time] = await measureTime(once)
    times.push(time)
    if (list.length === 0) throw new Error('an empty page is no measure')
  }
  return times
}

export async function measureTime<T>(once: () => Promise<T>): Promise<[T, ms: number]> {
  const start = performance.now()
  const done = await once()
  return [done, performance.now() - start]
}

export const median = (numbers: number[]) => quantile(numbers, 0.5)

/** The value below which that share of them lies. */
export function quantile(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN]
  return low + (high - low) * (at % 1)
}

// Ours and its floor under the same load, taking turns: a noisy machine is noisy for both, so only the ratio
// is believed.
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { Server } from './servers.ts'

/** How long and how often; `--quick` is for trying the bench itself. */
export type Pace = { quick: boolean; rounds: number; seconds: number; warmRequests: number }
/** What is asked. `fresh` makes each request anew, where no two may be alike. */
type Load = {
  path: string
  headers: Record<string, string>
  fresh?: () => { method: string; headers: Record<string, string>; body: string }
}
type Runner = Load & { name: string; server: Server }
/**
 * `cpu_ms` is the server's own processor time for one request: steadier than requests a second where others
 * use the machine.
 */
export type Sample = { perSecond: number; cpu_ms: number; p50_ms: number; p99_ms: number }
export type Raced = { ours: Sample[]; floor: Sample[] }

const connections = 32

export async function race(
  ours: Server,
  floor: Server,
  { pace, floorHeaders, ...asked }: Load & { pace: Pace; floorHeaders?: Record<string, string> },
): Promise<Raced> {
  const runners = {
    ours: { name: 'ours', server: ours, ...asked },
    floor: { name: 'the floor', server: floor, ...asked, headers: floorHeaders ?? asked.headers },
  }
  for (const runner of Object.values(runners)) await warm(runner, pace)
  const raced: Raced = { ours: [], floor: [] }
  for (let round = 0; round < pace.rounds; round++) {
    raced.ours.push(await load(runners.ours, pace.seconds))
    raced.floor.push(await load(runners.floor, pace.seconds))
  }
  return raced
}

// Counted in requests, not in time: on a busy machine a few seconds are too few for the compiler to have seen
// the code.
async function warm(runner: Runner, { seconds, warmRequests }: Pace): Promise<void> {
  let answered = 0
  for (let round = 0; answered < warmRequests && round < 20; round++)
    answered += (await load(runner, seconds)).perSecond * seconds
}

const mostTries = 4

// A refusal is fast: a round with one in it looks better than the truth, so it is run again. On a starved
// machine the database may be too late.
async function load({ name, server, path, headers, fresh }: Runner, duration: number): Promise<Sample> {
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
export async function timed(once: () => Promise<{ list: unknown[] }>, runs: number): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const [{ list }, time] = await stopwatch(once)
    times.push(time)
    if (list.length === 0) throw new Error('an empty page is no measure')
  }
  return times
}

export async function stopwatch<T>(once: () => Promise<T>): Promise<[T, ms: number]> {
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

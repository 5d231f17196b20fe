// Ours and its floor under the same load, taking turns: a noisy machine is noisy for both, so only the ratio is believed.
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { Server } from './servers.ts'

/** How long and how often; `--quick` is for trying the bench itself. */
export type Pace = { quick: boolean; rounds: number; seconds: number; warmRequests: number }
type Runner = { name: string; server: Server; path: string; headers: Record<string, string> }
/** `cpu_ms` is the server's own processor time for one request: steadier than requests a second where others use the machine. */
export type Sample = { perSecond: number; cpu_ms: number; p50_ms: number; p99_ms: number }
export type Raced = { ours: Sample[]; floor: Sample[] }

const connections = 32

export async function race(ours: Server, floor: Server, { path, headers, pace }: { path: string; headers: Record<string, string>; pace: Pace }): Promise<Raced> {
  const runners = { ours: { name: 'ours', server: ours, path, headers }, floor: { name: 'the floor', server: floor, path, headers } }
  for (const runner of Object.values(runners)) await warm(runner, pace)
  const raced: Raced = { ours: [], floor: [] }
  for (let round = 0; round < pace.rounds; round++) {
    raced.ours.push(await load(runners.ours, pace.seconds))
    raced.floor.push(await load(runners.floor, pace.seconds))
  }
  return raced
}

// Counted in requests, not in time: on a busy machine a few seconds are too few for the compiler to have seen the code.
async function warm(runner: Runner, { seconds, warmRequests }: Pace): Promise<void> {
  let answered = 0
  for (let round = 0; answered < warmRequests && round < 20; round++) answered += (await load(runner, seconds)).perSecond * seconds
}

const mostTries = 4

// A refusal is fast: a round with one in it looks better than the truth, so it is run again. On a starved machine the database may be too late.
async function load({ name, server, path, headers }: Runner, duration: number): Promise<Sample> {
  for (let tries = 1; ; tries++) {
    const before = await server.cpu_ms()
    const result = await autocannon({ url: `http://127.0.0.1:${server.port}${path}`, connections, duration, headers })
    const failed = result.non2xx + result.errors + result.timeouts
    if (failed === 0) return { perSecond: result['2xx'] / result.duration, cpu_ms: ((await server.cpu_ms()) - before) / result['2xx'], p50_ms: result.latency.p50, p99_ms: result.latency.p99 }
    if (tries === mostTries) throw new Error(`${failed} of ${failed + result['2xx']} requests to ${name} failed at ${path}, ${mostTries} times over`)
    await wait(2_000)
  }
}

/** How long each of many runs took, in milliseconds. */
export async function timed(once: () => Promise<{ list: unknown[] }>, runs: number): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const start = performance.now()
    const { list } = await once()
    times.push(performance.now() - start)
    if (list.length === 0) throw new Error('an empty page is no measure')
  }
  return times
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}

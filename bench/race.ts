// Ours and its floor under the same load, taking turns: a noisy machine is noisy for both, so only the ratio is believed.
import autocannon from 'autocannon'
import type { Server } from './servers.ts'

/** How long and how often; `--quick` is for trying the bench itself. */
export type Pace = { quick: boolean; rounds: number; seconds: number; warmSeconds: number }
type Runner = { name: string; server: Server; path: string; headers: Record<string, string> }
export type Sample = { perSecond: number; p50_ms: number; p99_ms: number }
export type Raced = { ours: Sample[]; floor: Sample[] }

const connections = 32

export async function race(ours: Server, floor: Server, { path, headers, pace }: { path: string; headers: Record<string, string>; pace: Pace }): Promise<Raced> {
  const runners = { ours: { name: 'ours', server: ours, path, headers }, floor: { name: 'the floor', server: floor, path, headers } }
  for (const runner of Object.values(runners)) await load(runner, pace.warmSeconds)
  const raced: Raced = { ours: [], floor: [] }
  for (let round = 0; round < pace.rounds; round++) {
    raced.ours.push(await load(runners.ours, pace.seconds))
    raced.floor.push(await load(runners.floor, pace.seconds))
  }
  return raced
}

async function load({ name, server, path, headers }: Runner, duration: number): Promise<Sample> {
  const result = await autocannon({ url: `http://127.0.0.1:${server.port}${path}`, connections, duration, headers })
  // A refusal is fast: one that slipped in would make the number better than the truth.
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${failed} of ${failed + result['2xx']} requests to ${name} failed at ${path}`)
  return { perSecond: result['2xx'] / result.duration, p50_ms: result.latency.p50, p99_ms: result.latency.p99 }
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}

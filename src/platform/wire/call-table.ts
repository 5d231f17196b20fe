// The calls as a client knows them, without a schema: method, path, input, caching, and what a write drops.
import type { Call, Calls } from './call.ts'

export type CallTable = Record<
  string,
  Record<
    string,
    readonly [method: string, path: string, takes: string, drops: readonly string[], isCacheable: boolean]
  >
>

export function buildCallTable(calls: Calls): CallTable {
  const entry = ({ method, path, takes, invalidates = [], cachedBy }: Call) =>
    [method, path, takes, invalidates, cachedBy !== undefined] as const
  return Object.fromEntries(
    Object.entries(calls).map(([room, callsOfRoom]) => [
      room,
      Object.fromEntries(Object.entries(callsOfRoom).map(([name, call]) => [name, entry(call)])),
    ]),
  )
}

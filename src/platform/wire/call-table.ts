// What a client must know of the calls: method, path, what it takes, what a write drops. No schema.
// It also says what is never kept.
import type { Call, Calls } from './call.ts'

export type CallTable = Record<
  string,
  Record<
    string,
    readonly [method: string, path: string, takes: string, drops: readonly string[], fresh: boolean]
  >
>

export function buildCallTable(calls: Calls): CallTable {
  const entry = ({ method, path, takes, invalidates = [], noStore = false }: Call) =>
    [method, path, takes, invalidates, noStore] as const
  return Object.fromEntries(
    Object.entries(calls).map(([room, callsOfRoom]) => [
      room,
      Object.fromEntries(Object.entries(callsOfRoom).map(([name, call]) => [name, entry(call)])),
    ]),
  )
}

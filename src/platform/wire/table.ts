// What a client must know of the calls: method, path, what it takes, the rooms a write drops, and what is never kept. No schema.
import type { Call, Calls } from './call.ts'

export type CallTable = Record<
  string,
  Record<
    string,
    readonly [method: string, path: string, takes: string, drops: readonly string[], fresh: boolean]
  >
>

export function tableOf(calls: Calls): CallTable {
  const entry = ({ method, path, takes, drops = [], fresh = false }: Call) =>
    [method, path, takes, drops, fresh] as const
  return Object.fromEntries(
    Object.entries(calls).map(([room, named]) => [
      room,
      Object.fromEntries(Object.entries(named).map(([name, call]) => [name, entry(call)])),
    ]),
  )
}

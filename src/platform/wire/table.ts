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

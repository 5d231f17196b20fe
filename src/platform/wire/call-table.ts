// The calls as a client knows them, without a schema: method, path, input, what a write drops, caching.
import type { Call, Calls } from './call.ts'

/** Most calls drop nothing and are not cached. They leave out the end, because every page loads this table. */
type TableEntry = readonly [
  method: string,
  path: string,
  takes: string,
  drops?: readonly string[],
  isCacheable?: boolean,
]
export type CallTable = Record<string, Record<string, TableEntry>>

function toEntry({ method, path, takes, invalidates = [], cachedBy }: Call): TableEntry {
  if (cachedBy !== undefined) return [method, path, takes, invalidates, true]
  return invalidates.length > 0 ? [method, path, takes, invalidates] : [method, path, takes]
}

export function buildCallTable(calls: Calls): CallTable {
  return Object.fromEntries(
    Object.entries(calls).map(([room, callsOfRoom]) => [
      room,
      Object.fromEntries(Object.entries(callsOfRoom).map(([name, call]) => [name, toEntry(call)])),
    ]),
  )
}

// Values kept in memory under (agency, a name) for its present revisions: nothing to purge, never another's.
import { LRUCache } from 'lru-cache'
import type { RevisionKind } from '#platform/wire/call.ts'
import type { Revisions } from './revisions.server.ts'

/** How a cache is used, for the figures of the process. */
export type CacheUsage = { entries: number; bytes?: number; hits: number; misses: number }

export class ValueCache {
  readonly #revisions: Revisions
  readonly #values = new LRUCache<string, { revision: string; promise: Promise<unknown> }>({ max: 20_000 })

  #hits = 0
  #misses = 0

  constructor(revisions: Revisions) {
    this.#revisions = revisions
  }

  /** The value for the agency's present revisions. It is made again when the revisions are not certain. */
  getOrLoad<T>(
    travel_agency: number,
    kinds: readonly RevisionKind[],
    name: string,
    load: () => Promise<T>,
  ): Promise<T>
  getOrLoad(
    travel_agency: number,
    kinds: readonly RevisionKind[],
    name: string,
    load: () => Promise<unknown>,
  ): Promise<unknown> {
    const revision = this.#revisions.getCacheKey(travel_agency, kinds)
    if (revision === undefined) return load()
    const key = `${travel_agency}|${name}`
    const cached = this.#values.get(key)
    if (cached?.revision === revision) {
      this.#hits++
      return cached.promise
    }
    this.#misses++
    const promise = load()
    // The value replaces that of an earlier revision, which nobody asks for again.
    const value = { revision, promise }
    this.#values.set(key, value)
    promise.catch(() => this.#values.peek(key) === value && this.#values.delete(key))
    return promise
  }

  usage(): CacheUsage {
    return { entries: this.#values.size, hits: this.#hits, misses: this.#misses }
  }
}

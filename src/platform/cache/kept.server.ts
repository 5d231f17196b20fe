// Values kept in memory under (agency, a name) for its present revisions: nothing to purge, never another's.
import { LRUCache } from 'lru-cache'
import type { RevisionKind } from '#platform/wire/call.ts'
import type { Revisions } from './revisions.server.ts'

/** How a cache is used, for the figures of the process. */
export type Usage = { entries: number; bytes?: number; hits: number; misses: number }

export class Kept {
  readonly #revisions: Revisions
  readonly #values = new LRUCache<string, { revision: string; made: Promise<unknown> }>({ max: 20_000 })

  #hits = 0
  #misses = 0

  constructor(revisions: Revisions) {
    this.#revisions = revisions
  }

  /** The value for the agency's present revisions. It is made again when the revisions are not certain. */
  under<T>(
    travel_agency: number,
    kinds: readonly RevisionKind[],
    name: string,
    make: () => Promise<T>,
  ): Promise<T>
  under(
    travel_agency: number,
    kinds: readonly RevisionKind[],
    name: string,
    make: () => Promise<unknown>,
  ): Promise<unknown> {
    const revision = this.#revisions.of(travel_agency, kinds)
    if (revision === undefined) return make()
    const key = `${travel_agency}|${name}`
    const kept = this.#values.get(key)
    if (kept?.revision === revision) {
      this.#hits++
      return kept.made
    }
    this.#misses++
    const made = make()
    // It takes the place of what an earlier revision had: nobody asks for that again.
    const value = { revision, made }
    this.#values.set(key, value)
    made.catch(() => this.#values.peek(key) === value && this.#values.delete(key))
    return made
  }

  usage(): Usage {
    return { entries: this.#values.size, hits: this.#hits, misses: this.#misses }
  }
}

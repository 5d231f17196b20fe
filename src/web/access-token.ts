// A member's access token ends after minutes: it is renewed before it does, once for all who ask meanwhile.
import { sessionSeconds } from '#limits/access.ts'
import { parseRefusal } from './parse-refusal.ts'

export class AccessToken {
  readonly #refresh: () => Promise<unknown>
  #goodUntil: number | undefined
  #renewing: Promise<void> | undefined

  /** `seconds`: how long the token is still good; null for a visitor. */
  constructor(seconds: number | null, refresh: () => Promise<unknown>) {
    this.#refresh = refresh
    if (seconds !== null) this.#goodUntil = performance.now() + seconds * 1000
  }

  get isHeld(): boolean {
    return this.#goodUntil !== undefined
  }

  get isEnding(): boolean {
    return this.#goodUntil !== undefined && performance.now() > this.#goodUntil - 30_000
  }

  renew(): Promise<void> {
    this.#renewing ??= this.#renewed()
    return this.#renewing
  }

  async #renewed(): Promise<void> {
    try {
      await withTabLock(this.#refresh)
      this.#goodUntil = performance.now() + sessionSeconds.token * 1000
    } catch (error) {
      // after a log-out the token is over; any other error may pass
      if (parseRefusal(error).status === 401) this.#goodUntil = undefined
    } finally {
      this.#renewing = undefined
    }
  }
}

/** One tab renews at a time, where the browser has locks; the server tolerates the others. */
const withTabLock = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks?.request('naru:renew', work) ?? work()

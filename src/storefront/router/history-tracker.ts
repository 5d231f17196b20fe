// The trail through the browser's history: its entries are numbered, so that a step can be taken back.
import { readFields } from '#lib/read-fields.ts'

export type HistoryEntry = { state: unknown; key: string }

/**
 * `canStep`: whether somebody may go where a step through the history leads; `retry` takes the step once
 * more, after it was taken back.
 */
type HistoryListener = {
  canStep: (to: HistoryEntry, retry: () => void) => boolean
  onStep: (to: HistoryEntry) => void
}

export class HistoryTracker {
  readonly #walker: HistoryListener

  #index: number | null = readIndex(history.state) ?? 0
  #isTakingBack = false

  constructor(listener: HistoryListener) {
    this.#walker = listener
    // A page that is loaded anew is an entry of its own: without a key it would get another page's scroll
    // position.
    const { idx = this.#index, key = createHistoryKey() } = readFields(history.state)
    history.replaceState({ ...history.state, idx, key }, '')
    addEventListener('popstate', ({ state }) => this.#step(state))
  }

  write(action: 'push' | 'replace', { state, key }: HistoryEntry, href: string): void {
    if (action === 'push') this.#index = (this.#index ?? 0) + 1
    history[`${action}State`]({ usr: state, key, idx: this.#index }, '', href)
  }

  #step(state: unknown): void {
    if (this.#isTakingBack) {
      this.#isTakingBack = false
      return
    }
    const entry = toHistoryEntry(state)
    const to = readIndex(state)
    const steps = to === null || this.#index === null ? 0 : to - this.#index
    if (steps === 0 || this.#walker.canStep(entry, () => history.go(steps))) {
      this.#index = to
      this.#walker.onStep(entry)
      return
    }
    this.#isTakingBack = true // back to where they are, until they have answered
    history.go(-steps)
  }
}

export const createHistoryKey = () => Math.random().toString(36).slice(2, 10)

export function toHistoryEntry(state: unknown): HistoryEntry {
  const { usr = null, key } = readFields(state)
  return { state: usr, key: typeof key === 'string' ? key : 'default' }
}

function readIndex(state: unknown): number | null {
  const { idx } = readFields(state)
  return typeof idx === 'number' ? idx : null
}

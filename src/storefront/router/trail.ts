// The trail through the browser's history: its entries are numbered, so that a step can be taken back.
import { partsOf } from '#plain/parts-of.ts'

export type Entry = { state: unknown; key: string }

/**
 * `mayStep`: whether somebody may go where a step through the history leads; `again` takes the step once more,
 * after it was taken back.
 */
type Walker = { mayStep: (to: Entry, again: () => void) => boolean; stepped: (to: Entry) => void }

export class Trail {
  readonly #walker: Walker

  #index: number | null = numberOf(history.state) ?? 0
  #isTakingBack = false

  constructor(walker: Walker) {
    this.#walker = walker
    if (numberOf(history.state) === null) history.replaceState({ ...history.state, idx: this.#index }, '')
    addEventListener('popstate', ({ state }) => this.#step(state))
  }

  write(action: 'push' | 'replace', { state, key }: Entry, href: string): void {
    if (action === 'push') this.#index = (this.#index ?? 0) + 1
    history[`${action}State`]({ usr: state, key, idx: this.#index }, '', href)
  }

  #step(state: unknown): void {
    if (this.#isTakingBack) {
      this.#isTakingBack = false
      return
    }
    const entry = entryOf(state)
    const to = numberOf(state)
    const steps = to === null || this.#index === null ? 0 : to - this.#index
    if (steps === 0 || this.#walker.mayStep(entry, () => history.go(steps))) {
      this.#index = to
      this.#walker.stepped(entry)
      return
    }
    this.#isTakingBack = true // back to where they are, until they have answered
    history.go(-steps)
  }
}

/** The entry that a state of the history stands for. */
export function entryOf(state: unknown): Entry {
  const { usr = null, key } = partsOf(state)
  return { state: usr, key: typeof key === 'string' ? key : 'default' }
}

function numberOf(state: unknown): number | null {
  const { idx } = partsOf(state)
  return typeof idx === 'number' ? idx : null
}

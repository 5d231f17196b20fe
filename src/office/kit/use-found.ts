// What is found for what somebody types: asked once the typing rests; a late answer is dropped.
import { useEffect, useState } from 'react'

const waits_ms = 200

/** Nothing is asked while `what` is empty. `ask` is taken as it is when the typing rests. */
export function useFound<T>(what: string, ask: () => Promise<T>) {
  const [found, setFound] = useState<{ what: string; answer?: T; failure?: unknown }>({ what: '' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when something else is asked for
  useEffect(() => {
    if (what === '') return
    let isOver = false
    const timer = setTimeout(() => {
      ask().then(
        (answer) => isOver || setFound({ what, answer }),
        (failure: unknown) => isOver || setFound({ what, failure }),
      )
    }, waits_ms)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [what])
  const isCurrent = found.what === what && what !== ''
  return {
    answer: isCurrent ? found.answer : undefined,
    failure: isCurrent ? found.failure : undefined,
    /** The last that was found: a list does not jump while the next is asked for. */
    last: what === '' ? undefined : found.answer,
  }
}

// Leaves somebody outside alone who keeps failing: nobody waits for an answer that will not come.
type Limits = { failures: number; failuresWithin_ms: number; rest_ms: number }
/** Undefined while the circuit is open. Otherwise ask, and say afterwards whether an answer came. */
export type Enter = () => ((answered: boolean) => void) | undefined

export function openCircuit({ failures, failuresWithin_ms, rest_ms }: Limits): Enter {
  let failed: number[] = []
  let openUntil: number | undefined
  return () => {
    const isTrial = openUntil !== undefined
    if (openUntil !== undefined) {
      if (performance.now() < openUntil) return undefined
      openUntil = performance.now() + rest_ms // one tries; should it wait long, another may try after the same rest
    }
    return (answered) => {
      const now = performance.now()
      if (!answered) {
        failed = [...failed.filter((moment) => now - moment < failuresWithin_ms), now]
        if (isTrial || failed.length >= failures) openUntil = now + rest_ms
      } else if (isTrial) {
        failed = []
        openUntil = undefined
      }
    }
  }
}

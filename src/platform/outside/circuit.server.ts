// Leaves somebody outside alone who keeps failing: nobody waits for an answer that will not come.
type Limits = { failures: number; failuresWithin_ms: number; rest_ms: number }
/** Undefined while the circuit is open. Otherwise ask, and say afterwards whether an answer came. */
export type Enter = () => ((answered: boolean) => void) | undefined

export function openCircuit({ failures, failuresWithin_ms, rest_ms }: Limits): Enter {
  let failed: number[] = []
  let openUntil: number | undefined
  let recovered = 0
  return () => {
    const entered = performance.now()
    const isTrial = openUntil !== undefined
    if (openUntil !== undefined) {
      if (entered < openUntil) return undefined
      openUntil = entered + rest_ms // one tries; should it wait long, another may try after the same rest
    }
    return (answered) => {
      const now = performance.now()
      if (answered) {
        if (!isTrial) return
        failed = []
        openUntil = undefined
        recovered = now
      } else if (entered >= recovered) {
        // Whoever began to wait in bad times says nothing about the present.
        failed = [...failed.filter((moment) => now - moment < failuresWithin_ms), now]
        if (failed.length >= failures) openUntil = now + rest_ms
      }
    }
  }
}

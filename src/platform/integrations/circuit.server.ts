// Stops calling an outside service that keeps failing, so that nobody waits in vain.
type CircuitLimits = { failures: number; failuresWithin_ms: number; rest_ms: number }
/** Undefined while the circuit is open. Otherwise ask, and say afterwards whether an answer came. */
export type CircuitGate = () => ((answered: boolean) => void) | undefined

export function createCircuit({ failures, failuresWithin_ms, rest_ms }: CircuitLimits): CircuitGate {
  let failed: number[] = []
  let openUntil: number | undefined
  let recovered = 0
  return () => {
    const entered = performance.now()
    const isTrial = openUntil !== undefined
    if (openUntil !== undefined) {
      if (entered < openUntil) return undefined
      openUntil = entered + rest_ms // one tries; another may after the same pause
    }
    return (answered) => {
      const now = performance.now()
      if (answered) {
        if (!isTrial) return
        failed = []
        openUntil = undefined
        recovered = now
      } else if (entered >= recovered) {
        // A request that began before the circuit opened says nothing about now.
        failed = [...failed.filter((moment) => now - moment < failuresWithin_ms), now]
        if (failed.length >= failures) openUntil = now + rest_ms
      }
    }
  }
}

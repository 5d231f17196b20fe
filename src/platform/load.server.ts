// Whose requests the event loop works for, so that the agency that floods is refused before the others.
import { performance } from 'node:perf_hooks'
import { httpLimits as limits } from '#limits.ts'

/** When a request began, by a clock that shares the time the loop is at work among all that are under way. */
type Begun = number
type Clock = { working_ms: () => number; now_ms: () => number }

const clock: Clock = {
  working_ms: () => performance.eventLoopUtilization().active,
  now_ms: () => performance.now(),
}

/**
 * A request is charged its part of the time in which the loop was at work since it came. Counting requests would not do:
 * a few long ones are as heavy as a flood. What was charged halves every second, so a flood that ends is soon forgotten.
 */
export function watchLoad({ working_ms, now_ms }: Clock = clock) {
  const charged = new Map<number, number>()
  let [shared, worked, underWay, halved] = [0, working_ms(), 0, now_ms()]
  let heaviest = { until: 0, agencies: new Set<number>() }

  function share(): number {
    const now = working_ms()
    if (underWay > 0) shared += (now - worked) / underWay
    worked = now
    return shared
  }

  function begin(): Begun {
    const begun = share()
    underWay++
    return begun
  }

  function end(begun: Begun, travel_agency: number): void {
    const cost = share() - begun
    underWay--
    forget()
    charged.set(travel_agency, (charged.get(travel_agency) ?? 0) + cost)
  }

  function forget(): void {
    const halvings = Math.floor((now_ms() - halved) / limits.loadHalves_ms)
    if (halvings === 0) return
    halved += halvings * limits.loadHalves_ms
    for (const [agency, cost] of charged)
      if (cost / 2 ** halvings < 1) charged.delete(agency)
      else charged.set(agency, cost / 2 ** halvings)
  }

  /** The fewest agencies that make half of the load. */
  function isHeaviest(travel_agency: number): boolean {
    if (now_ms() >= heaviest.until)
      heaviest = { until: now_ms() + limits.loadKnown_ms, agencies: halfOf(charged) }
    return heaviest.agencies.has(travel_agency)
  }

  return { begin, end, isHeaviest }
}

function halfOf(charged: Map<number, number>): Set<number> {
  const half = [...charged.values()].reduce((sum, cost) => sum + cost, 0) / 2
  const agencies = new Set<number>()
  let sum = 0
  for (const [agency, cost] of [...charged].sort(([, a], [, b]) => b - a)) {
    if (sum >= half) break
    sum += cost
    agencies.add(agency)
  }
  return agencies
}

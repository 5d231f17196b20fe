// Measures which agencies the event loop works for. The agency that causes most load is refused first.
import { performance } from 'node:perf_hooks'
import { httpLimits as limits } from '#limits/machine.ts'

/** When a request began, on a clock that divides the loop's working time among all open requests. */
type StartMark = number
type LoadClock = { working_ms: () => number; now_ms: () => number }

/**
 * The use of an agency since the process began. `failed`: answered with a fault. `refused`: by load shedding.
 */
export type AgencyUsage = {
  agency: number
  requests: number
  working_ms: number
  failed: number
  refused: number
}
export type Load = ReturnType<typeof watchLoad>

const clock: LoadClock = {
  working_ms: () => performance.eventLoopUtilization().active,
  now_ms: () => performance.now(),
}

/**
 * A request is charged its part of the loop's working time since it came. Counting requests would not be
 * enough: a few long ones weigh as much as a flood. The charges halve every second, so a flood that has ended
 * is soon forgotten.
 */
export function watchLoad({ working_ms, now_ms }: LoadClock = clock) {
  const charged = new Map<number, number>()
  let [shared, worked, underWay, halved] = [0, working_ms(), 0, now_ms()]
  let heaviest = { until: 0, agencies: new Set<number>() }
  const usages = new Map<number, AgencyUsage>()
  /** Two spans of working time by agency, this one and the one before. */
  let recent = { since: now_ms(), now: new Map<number, number>(), before: new Map<number, number>() }

  function updateShared(): number {
    const now = working_ms()
    if (underWay > 0) shared += (now - worked) / underWay
    worked = now
    return shared
  }

  function begin(): StartMark {
    const startMark = updateShared()
    underWay++
    return startMark
  }

  function end(startMark: StartMark, travel_agency: number, hasFailed = false): void {
    const cost = updateShared() - startMark
    underWay--
    decayCharges()
    charged.set(travel_agency, (charged.get(travel_agency) ?? 0) + cost)
    const usage = getUsage(travel_agency)
    usage.requests++
    usage.working_ms += cost
    if (hasFailed) usage.failed++
    const { now } = getRecent()
    now.set(travel_agency, (now.get(travel_agency) ?? 0) + cost)
  }

  function getUsage(agency: number): AgencyUsage {
    const usage = usages.get(agency) ?? { agency, requests: 0, working_ms: 0, failed: 0, refused: 0 }
    usages.set(agency, usage)
    return usage
  }

  function getRecent() {
    const age = now_ms() - recent.since
    if (age >= limits.useSpan_ms)
      recent = {
        since: now_ms(),
        now: new Map(),
        before: age < 2 * limits.useSpan_ms ? recent.now : new Map(),
      }
    return recent
  }

  /**
   * The agencies with the most recent load, the busiest first. A dashboard has room for a few of ten
   * thousand.
   */
  function listBusiest(most: number): AgencyUsage[] {
    const { now, before } = getRecent()
    const getRecentCost = (agency: number) => (now.get(agency) ?? 0) + (before.get(agency) ?? 0)
    return [...new Set([...now.keys(), ...before.keys()])]
      .sort((one, other) => getRecentCost(other) - getRecentCost(one))
      .slice(0, most)
      .map(getUsage)
  }

  function decayCharges(): void {
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
      heaviest = { until: now_ms() + limits.loadKnown_ms, agencies: findHeaviestAgencies(charged) }
    return heaviest.agencies.has(travel_agency)
  }

  function countRefusal(travel_agency: number): void {
    getUsage(travel_agency).refused++
  }

  return { begin, end, isHeaviest, countRefusal, listBusiest, listUsage: () => [...usages.values()] }
}

function findHeaviestAgencies(charged: Map<number, number>): Set<number> {
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

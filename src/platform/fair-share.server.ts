// Reads that query the database or render a page: each is charged to its agency, so that none slows others.
import { performance } from 'node:perf_hooks'
import { Refusal } from '#errors.ts'
import { httpLimits, readLimits } from '#limits/machine.ts'

type QueuedRead = { begin: () => void; refuse: (error: Refusal) => void }
type ShareLimits = { [Name in keyof typeof readLimits]: number }

/**
 * `atOnce` places: an agency may take one while it has fewer than are left, so one is free for whoever comes.
 * The time in its place is what a read costs, in the event loop and in the database together. An agency that
 * used several times what the others did is over its share: while they are at work it waits, and beyond a few
 * that wait it is refused before anything is done for it. Alone it is never over its share.
 */
export function createFairShares(limits: ShareLimits, now_ms = () => performance.now()) {
  const { atOnce, waiting: most, waitingOver, overTimes, overFrom_ms, halves_ms } = limits
  const running = new Map<number, number>()
  const queues = new Map<number, QueuedRead[]>()
  const used = new Map<number, number>()
  let [free, halved] = [atOnce, now_ms()]

  async function runInShare<T>(travel_agency: number, read: () => Promise<T>): Promise<T> {
    decayUsage()
    if (canBegin(travel_agency)) acquire(travel_agency)
    else await new Promise<void>((begin, refuse) => joinQueue(travel_agency, { begin, refuse }))
    const begun = now_ms()
    try {
      return await read()
    } finally {
      release(travel_agency, now_ms() - begun)
      startNext()
    }
  }

  function canBegin(travel_agency: number): boolean {
    if (isOverShare(travel_agency)) return free === atOnce
    return (running.get(travel_agency) ?? 0) < free
  }

  /** More than so many times the mean of the other agencies that read anything of late, and no mere burst. */
  function isOverShare(travel_agency: number): boolean {
    const own = used.get(travel_agency) ?? 0
    if (own < overFrom_ms) return false
    const others = used.size - (used.has(travel_agency) ? 1 : 0)
    const usedByOthers = [...used.values()].reduce((sum, each) => sum + each, 0) - own
    return others > 0 && own > (usedByOthers / others) * overTimes
  }

  function acquire(travel_agency: number): void {
    free--
    running.set(travel_agency, (running.get(travel_agency) ?? 0) + 1)
  }

  function release(travel_agency: number, cost_ms: number): void {
    free++
    const left = (running.get(travel_agency) ?? 1) - 1
    if (left > 0) running.set(travel_agency, left)
    else running.delete(travel_agency)
    decayUsage()
    used.set(travel_agency, (used.get(travel_agency) ?? 0) + cost_ms)
  }

  /** Usage counts half after a while, so an agency whose flood has ended is soon served as all others. */
  function decayUsage(): void {
    const halvings = Math.floor((now_ms() - halved) / halves_ms)
    if (halvings === 0) return
    halved += halvings * halves_ms
    for (const [agency, cost] of used)
      if (cost / 2 ** halvings < 1) used.delete(agency)
      else used.set(agency, cost / 2 ** halvings)
  }

  function joinQueue(travel_agency: number, one: QueuedRead): void {
    const own = queues.get(travel_agency) ?? []
    if (isOverShare(travel_agency) && own.length >= waitingOver) {
      one.refuse(createRetryRefusal())
      return
    }
    queues.set(travel_agency, own)
    own.push(one)
    const all = [...queues.values()]
    if (all.reduce((sum, { length }) => sum + length, 0) <= most) return
    const longest = all.reduce((a, b) => (b.length > a.length ? b : a))
    longest.pop()?.refuse(createRetryRefusal())
    for (const [agency, { length }] of queues) if (length === 0) queues.delete(agency)
  }

  /** The waiting agency that used least comes next. */
  function startNext(): void {
    const waiting = [...queues.keys()].filter(canBegin)
    const getUsage = (agency: number) => used.get(agency) ?? 0
    const next = waiting.sort((one, other) => getUsage(one) - getUsage(other))[0]
    if (next === undefined) return
    const own = queues.get(next) ?? []
    const first = own.shift()
    if (own.length === 0) queues.delete(next)
    acquire(next)
    first?.begin()
    startNext() // one that ends may leave room for two: whoever is over its share waits for all
  }

  return runInShare
}

const createRetryRefusal = () => new Refusal('UNAVAILABLE', { retryAfter: httpLimits.retryAfter_s })

/** The process has one, because pages and calls use the same database and the same event loop. */
export const runInShare = createFairShares(readLimits)

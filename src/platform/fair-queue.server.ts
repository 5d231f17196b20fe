// Limits how much heavy work runs at once: agencies take turns, and the queue is limited.
import { Refusal } from '#errors.ts'

type QueuedWork = { begin: () => void; refuse: (error: Refusal) => void }
/** `perAgency`: how many pieces of work one agency may have at once. */
type QueueLimits = { atOnce: number; perAgency?: number; waiting: number; retryAfter_s: number }

/**
 * Work waits for at most one piece of each other agency. When the queue is full, the agency with the most
 * waiting loses its last place: whoever fills the queue loses only its own places.
 */
export function createFairQueue({ atOnce, perAgency = atOnce, waiting: most, retryAfter_s }: QueueLimits) {
  let free = atOnce
  const running = new Map<number, number>()
  const queues = new Map<number, QueuedWork[]>() // in the order of their next turn
  const countRunning = (travel_agency: number) => running.get(travel_agency) ?? 0
  const canBegin = (travel_agency: number) => free > 0 && countRunning(travel_agency) < perAgency

  async function runInFairQueue<T>(travel_agency: number, work: () => Promise<T>): Promise<T> {
    if (canBegin(travel_agency)) acquire(travel_agency)
    else await new Promise<void>((begin, refuse) => joinQueue(travel_agency, { begin, refuse }))
    try {
      return await work()
    } finally {
      release(travel_agency)
      startNext()
    }
  }

  function acquire(travel_agency: number): void {
    free--
    running.set(travel_agency, countRunning(travel_agency) + 1)
  }

  function release(travel_agency: number): void {
    free++
    const left = countRunning(travel_agency) - 1
    if (left > 0) running.set(travel_agency, left)
    else running.delete(travel_agency)
  }

  function joinQueue(travel_agency: number, one: QueuedWork): void {
    const own = queues.get(travel_agency) ?? []
    queues.set(travel_agency, own)
    own.push(one)
    const all = [...queues.values()]
    if (all.reduce((sum, { length }) => sum + length, 0) <= most) return
    // our own queue, if others are just as long
    const longest = all.reduce((a, b) => (b.length > a.length ? b : a), own)
    longest.pop()?.refuse(new Refusal('UNAVAILABLE', { retryAfter: retryAfter_s }))
    if (own.length === 0) queues.delete(travel_agency)
  }

  function startNext(): void {
    const next = [...queues.keys()].find(canBegin)
    if (next === undefined) return
    const [first, ...others] = queues.get(next) ?? []
    queues.delete(next)
    if (others.length > 0) queues.set(next, others) // behind all other agencies
    acquire(next)
    first?.begin()
  }

  return runInFairQueue
}

// Turns for work of which few can go on at once: agency by agency, and a queue that has an end.
import { Refusal } from '#errors.ts'

type Waiting = { begin: () => void; refuse: (error: Refusal) => void }
type Limits = { atOnce: number; waiting: number; retryAfter_s: number }

/**
 * Whoever comes waits for one piece of work of each other agency. When the queue is full, the last one of the
 * agency with the most waiting has to come again: who fills the queue loses its own places, and nobody
 * else's.
 */
export function openTurns({ atOnce, waiting: most, retryAfter_s }: Limits) {
  let free = atOnce
  const queues = new Map<number, Waiting[]>() // in the order of their next turn

  async function inTurn<T>(travel_agency: number, work: () => Promise<T>): Promise<T> {
    if (free > 0) free--
    else await new Promise<void>((begin, refuse) => line(travel_agency, { begin, refuse }))
    try {
      return await work()
    } finally {
      beginNext()
    }
  }

  function line(travel_agency: number, one: Waiting): void {
    const own = queues.get(travel_agency) ?? []
    queues.set(travel_agency, own)
    own.push(one)
    const all = [...queues.values()]
    if (all.reduce((sum, { length }) => sum + length, 0) <= most) return
    // our own, where others are as long
    const longest = all.reduce((a, b) => (b.length > a.length ? b : a), own)
    longest.pop()?.refuse(new Refusal('UNAVAILABLE', { retryAfter: retryAfter_s }))
    if (own.length === 0) queues.delete(travel_agency)
  }

  function beginNext(): void {
    const [first] = queues
    if (!first) return void free++
    const [travel_agency, queue] = first
    const next = queue.shift()
    queues.delete(travel_agency)
    if (queue.length > 0) queues.set(travel_agency, queue) // behind all others
    next?.begin()
  }

  return inTurn
}

// Limits how much heavy work runs at once: agencies take turns, and the queue is limited.
import { Refusal } from '#errors.ts'

type Waiting = { begin: () => void; refuse: (error: Refusal) => void }
/** `each`: how many of them one agency may have at once. */
type Limits = { atOnce: number; each?: number; waiting: number; retryAfter_s: number }

/**
 * Work waits for at most one piece of each other agency. When the queue is full, the agency with the most
 * waiting loses its last place: whoever fills the queue loses only its own places.
 */
export function openTurns({ atOnce, each = atOnce, waiting: most, retryAfter_s }: Limits) {
  let free = atOnce
  const going = new Map<number, number>()
  const queues = new Map<number, Waiting[]>() // in the order of their next turn
  const goingOf = (travel_agency: number) => going.get(travel_agency) ?? 0
  const mayBegin = (travel_agency: number) => free > 0 && goingOf(travel_agency) < each

  async function inTurn<T>(travel_agency: number, work: () => Promise<T>): Promise<T> {
    if (mayBegin(travel_agency)) take(travel_agency)
    else await new Promise<void>((begin, refuse) => line(travel_agency, { begin, refuse }))
    try {
      return await work()
    } finally {
      giveBack(travel_agency)
      beginNext()
    }
  }

  function take(travel_agency: number): void {
    free--
    going.set(travel_agency, goingOf(travel_agency) + 1)
  }

  function giveBack(travel_agency: number): void {
    free++
    const left = goingOf(travel_agency) - 1
    if (left > 0) going.set(travel_agency, left)
    else going.delete(travel_agency)
  }

  function line(travel_agency: number, one: Waiting): void {
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

  function beginNext(): void {
    const next = [...queues.keys()].find(mayBegin)
    if (next === undefined) return
    const [first, ...others] = queues.get(next) ?? []
    queues.delete(next)
    if (others.length > 0) queues.set(next, others) // behind all other agencies
    take(next)
    first?.begin()
  }

  return inTurn
}

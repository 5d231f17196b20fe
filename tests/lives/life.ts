// One random life: a booking, who made it, and what has happened to it so far.
import type { createDice } from '../random-trips.ts'
import type { Visitor } from '../visitor.ts'
import { runJob, type World } from './world.ts'

export type Life = {
  world: World
  dice: ReturnType<typeof createDice>
  me: Visitor
  booking_id: string
  /** The row's number. */
  id: number
  /** The departures of its trip, by the days until then. */
  days: number[]
  package_code: string
  /** What happened, for whoever looks at a life that failed. */
  trace: string[]
  /** Windows that were opened and not come back from. */
  windows: { orderId: string; amount: number }[]
  /** What staff sent back by transfer. */
  sent: number
}
type Response = { status: number; body?: { code?: string }; text?: string }

/** Any refusal will do; a fault will not, unless somebody pulled the plug. */
export function note<R extends Response>(life: Life, what: string, response: R): R {
  const { status, body } = response
  life.trace.push(`${what} → ${status} ${body?.code ?? ''}`)
  if (status === 500) throw new Fault(`${what}: ${response.text ?? ''}`)
  return response
}
export class Fault extends Error {}

/** Jobs that wait, in any order, some twice; the rest stays for later. */
export async function runSomeJobs({ world, dice, trace }: Life): Promise<void> {
  const jobs = world.queue.splice(0)
  for (let at = jobs.length - 1; at > 0; at--) {
    const other = dice.below(at + 1)
    const [one, two] = [jobs[at], jobs[other]]
    if (one && two) [jobs[at], jobs[other]] = [two, one]
  }
  for (const job of jobs) {
    if (dice.chance(0.2)) {
      world.queue.push(job)
      continue
    }
    const failures = await Promise.all(
      dice.chance(0.15) ? [runJob(world, job), runJob(world, job)] : [runJob(world, job)],
    )
    trace.push(`job ${job[0]} ${failures.filter(Boolean).join()}`)
  }
}

export const findBooking = ({ world, id }: Life) =>
  world.runInAgency((tx) =>
    tx
      .selectFrom('booking_money')
      .selectAll()
      .where((eb) => eb.and({ travel_agency: 1, id }))
      .executeTakeFirstOrThrow(),
  )

export const listTries = ({ world, id }: Life) =>
  world.runInAgency((tx) =>
    tx
      .selectFrom('payment_try')
      .select(['order_id', 'amount', 'state', 'way', 'payment_key', 'deposit_secret', 'closing'])
      .where((eb) => eb.and({ travel_agency: 1, booking: id }))
      .orderBy('opened')
      .orderBy('order_id')
      .execute(),
  )

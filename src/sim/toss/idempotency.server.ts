// A request sent twice is done once: the second gets the first one's answer, or has to wait for it.
import { type Clock, minute_ms } from './clock.server.ts'
import { refuse } from './codes.server.ts'

export type Answer = { status: number; body: string }

const kept_ms = 15 * 24 * 60 * minute_ms

export function openIdempotency(clock: Clock) {
  const requests = new Map<string, { since: number; answer?: Answer }>()

  /** `identity`: the key, whose it is, method and address. The body is not part of it. */
  return async function once(
    identity: string,
    isKept: (answer: Answer) => boolean,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    const known = requests.get(identity)
    if (known && clock.now() - known.since < kept_ms)
      return known.answer ?? refuse('IDEMPOTENT_REQUEST_PROCESSING')
    const request: { since: number; answer?: Answer } = { since: clock.now() }
    requests.set(identity, request)
    const answer = await work()
    if (isKept(answer)) request.answer = answer
    else requests.delete(identity)
    return answer
  }
}

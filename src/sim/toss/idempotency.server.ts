// A request sent twice is done once: the second gets the first one's answer, or has to wait for it.
import { minute_ms, type SimClock } from './clock.server.ts'
import { refuse } from './codes.server.ts'

export type SimAnswer = { status: number; body: string }

const replay_ms = 15 * 24 * 60 * minute_ms

export function createIdempotency(clock: SimClock) {
  const requests = new Map<string, { since: number; answer?: SimAnswer }>()

  /** `identity`: the key, whose it is, method and address. The body is not part of it. */
  return async function once(
    identity: string,
    isReplayed: (answer: SimAnswer) => boolean,
    work: () => Promise<SimAnswer>,
  ): Promise<SimAnswer> {
    const previous = requests.get(identity)
    if (previous && clock.now() - previous.since < replay_ms)
      return previous.answer ?? refuse('IDEMPOTENT_REQUEST_PROCESSING')
    const request: { since: number; answer?: SimAnswer } = { since: clock.now() }
    requests.set(identity, request)
    const answer = await work()
    if (isReplayed(answer)) request.answer = answer
    else requests.delete(identity)
    return answer
  }
}

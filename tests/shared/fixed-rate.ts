// Requests at a fixed rate.
import { setTimeout as wait } from 'node:timers/promises'

/** At a fixed rate, whether or not the one before was answered: a slow server gets no rest. */
export async function sendAtFixedRate(
  perSecond: number,
  seconds: number,
  ask: () => Promise<void>,
  shouldContinue = () => true,
): Promise<void> {
  const requests: Promise<void>[] = []
  const start = performance.now()
  for (let count = 0; count < perSecond * seconds && shouldContinue(); count++) {
    await wait(Math.max(0, start + (count * 1000) / perSecond - performance.now()))
    requests.push(ask())
  }
  await Promise.all(requests)
}

import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.server.ts'

/** Turns whose work ends when it is told to; `begun` is what began, in order. */
function createWork(limits: { atOnce: number; perAgency?: number; waiting: number }) {
  const inTurn = createFairQueue({ ...limits, retryAfter_s: 2 })
  const begun: string[] = []
  const refused: string[] = []
  const ends: (() => void)[] = []
  const come = (travel_agency: number, name: string) => {
    inTurn(travel_agency, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
    }).catch((error) => refused.push(`${name} ${error.refusal}`))
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const endAll = async () => {
    for (await settled(); ends.length > 0; await settled()) ends.shift()?.()
  }
  return { come, begun, refused, settled, endAll }
}

test('agencies take turns, whoever came first with how many', async () => {
  const { come, begun, endAll } = createWork({ atOnce: 1, waiting: 20 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) come(1, name)
  for (const name of ['b1', 'b2']) come(2, name)
  come(3, 'c1')
  await endAll()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('one agency never has them all: another begins at once beside its flood', async () => {
  const { come, begun, settled, endAll } = createWork({ atOnce: 2, perAgency: 1, waiting: 20 })
  for (const name of ['a1', 'a2', 'a3']) come(1, name)
  await settled()
  expect(begun).toEqual(['a1'])
  come(2, 'b1')
  come(3, 'c1')
  await settled()
  expect(begun).toEqual(['a1', 'b1'])
  await endAll()
  expect(begun.toSorted()).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'])
})

test('a full queue turns away whoever filled it, and lets the others in', async () => {
  const { come, begun, refused, settled, endAll } = createWork({ atOnce: 1, waiting: 3 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) come(1, name)
  await settled()
  expect(refused).toEqual(['a5 UNAVAILABLE'])
  come(2, 'b1')
  await settled()
  expect(refused).toEqual(['a5 UNAVAILABLE', 'a4 UNAVAILABLE'])
  await endAll()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('work that fails gives its turn on', async () => {
  const inTurn = createFairQueue({ atOnce: 1, waiting: 3, retryAfter_s: 2 })
  await expect(inTurn(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn(2, async () => 'done')).toBe('done')
})

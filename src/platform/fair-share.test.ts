import { expect, test } from 'vitest'
import { createFairShares } from './fair-share.server.ts'

const limits = { atOnce: 8, waiting: 40, waitingOver: 3, overTimes: 3, overFrom_ms: 100, halves_ms: 1_000 }

/** Reads that end when they are told to, on a clock of its own. */
function createReads() {
  let now = 0
  const inShare = createFairShares(limits, () => now)
  const going: { agency: number; end: () => void }[] = []
  const refused: number[] = []
  const ask = (agency: number) => {
    const read = () => new Promise<void>((end) => void going.push({ agency, end }))
    void inShare(agency, read).catch(() => void refused.push(agency))
  }
  const settled = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  }
  /** Ends the oldest read of an agency after so long. */
  const end = async (agency: number, ms: number) => {
    await settled()
    now += ms
    const at = going.findIndex((one) => one.agency === agency)
    for (const one of at < 0 ? [] : going.splice(at, 1)) one.end()
    await settled()
  }
  const use = async (agency: number, ms: number) => {
    ask(agency)
    await end(agency, ms)
  }
  const rest = (ms: number) => {
    now += ms
  }
  return {
    ask,
    end,
    use,
    rest,
    settled,
    refused,
    at: (agency: number) => going.filter((one) => one.agency === agency).length,
  }
}

test('alone an agency has half of the places, waits for the rest, and is not refused', async () => {
  const reads = createReads()
  for (let turn = 0; turn < 30; turn++) reads.ask(1)
  await reads.settled()
  expect(reads.at(1)).toBe(4)
  for (let turn = 0; turn < 30; turn++) await reads.end(1, 10)
  expect(reads.at(1)).toBe(0)
  expect(reads.refused).toEqual([])
})

test('whoever comes finds a place while another floods', async () => {
  const reads = createReads()
  for (let turn = 0; turn < 30; turn++) reads.ask(1)
  reads.ask(2)
  reads.ask(3)
  await reads.settled()
  expect([reads.at(1), reads.at(2), reads.at(3)]).toEqual([4, 1, 1])
})

test('who used far more than the others waits while they are at work, and beyond a few is refused', async () => {
  const reads = createReads()
  for (let turn = 0; turn < 20; turn++) await reads.use(1, 10)
  for (const agency of [2, 3]) await reads.use(agency, 10)
  reads.ask(2)
  for (let turn = 0; turn < 10; turn++) reads.ask(1)
  await reads.settled()
  expect(reads.at(1)).toBe(0)
  expect(reads.refused).toEqual(Array(7).fill(1))
  reads.ask(3) // nobody waits for those that wait
  await reads.settled()
  expect(reads.at(3)).toBe(1)
  await reads.end(2, 10)
  expect(reads.at(1)).toBe(0)
  await reads.end(3, 10)
  expect(reads.at(1)).toBe(1) // one at a time, when nobody else is at work
})

test('a few long reads weigh as much as many short ones', async () => {
  const reads = createReads()
  await reads.use(1, 500)
  for (let turn = 0; turn < 10; turn++) await reads.use(2, 5)
  reads.ask(2)
  reads.ask(1)
  await reads.settled()
  expect([reads.at(2), reads.at(1)]).toEqual([1, 0])
})

test('agencies that use about the same do not wait for each other', async () => {
  const reads = createReads()
  for (let turn = 0; turn < 5; turn++) for (const agency of [1, 2, 3]) await reads.use(agency, 10 * agency)
  for (const agency of [1, 2, 3]) reads.ask(agency)
  await reads.settled()
  expect([1, 2, 3].map(reads.at)).toEqual([1, 1, 1])
})

test('a burst of visitors is no flood, however little the others read', async () => {
  const reads = createReads()
  await reads.use(2, 2)
  for (let turn = 0; turn < 9; turn++) await reads.use(1, 10)
  reads.ask(2)
  for (let turn = 0; turn < 20; turn++) reads.ask(1)
  await reads.settled()
  expect(reads.at(1)).toBe(4)
  expect(reads.refused).toEqual([])
})

test('a flood that ended is forgotten', async () => {
  const reads = createReads()
  for (let turn = 0; turn < 20; turn++) await reads.use(1, 10)
  reads.rest(15_000)
  await reads.use(2, 10)
  reads.ask(2)
  reads.ask(1)
  await reads.settled()
  expect(reads.at(1)).toBe(1)
})

test('of many agencies with one read each that waits, all are begun but the one that found no room', async () => {
  const reads = createReads()
  for (let agency = 1; agency <= limits.atOnce + limits.waiting + 1; agency++) reads.ask(agency)
  await reads.settled()
  expect(reads.refused).toHaveLength(1)
  let begun = 0
  for (let agency = 1; agency <= limits.atOnce + limits.waiting + 1; agency++) {
    begun += reads.at(agency)
    await reads.end(agency, 1)
  }
  expect(begun).toBe(limits.atOnce + limits.waiting)
})

test('a queue that is full takes the last place of whoever fills it', async () => {
  const reads = createReads()
  for (const agency of [2, 3, 4, 5]) for (let turn = 0; turn < 2; turn++) reads.ask(agency)
  for (let turn = 0; turn < 45; turn++) reads.ask(1)
  reads.ask(6)
  await reads.settled()
  expect(new Set(reads.refused)).toEqual(new Set([1]))
})

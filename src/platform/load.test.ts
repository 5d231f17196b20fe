import { expect, test } from 'vitest'
import { watchLoad } from './load.server.ts'

/** A loop that works when it is told to. */
function createLoop() {
  let [working, now] = [0, 0]
  const load = watchLoad({ working_ms: () => working, now_ms: () => now })
  const work = (ms: number) => {
    working += ms
    now += ms
  }
  const rest = (ms: number) => {
    now += ms
  }
  const ask = (agency: number, ms: number) => {
    const begun = load.begin()
    work(ms)
    load.end(begun, agency)
  }
  const heaviest = () => {
    rest(200)
    return [1, 2, 3, 4].filter(load.isHeaviest)
  }
  return { load, work, rest, ask, heaviest }
}

test('the agency that makes half of the load is the one that is refused', () => {
  const { ask, heaviest } = createLoop()
  for (let turn = 0; turn < 20; turn++) ask(1, 10)
  for (const agency of [2, 3, 4]) ask(agency, 40)
  expect(heaviest()).toEqual([1])
})

test('a few long requests weigh as much as many short ones', () => {
  const { ask, heaviest } = createLoop()
  ask(1, 400)
  for (let turn = 0; turn < 30; turn++) for (const agency of [2, 3, 4]) ask(agency, 1)
  expect(heaviest()).toEqual([1])
})

test('two that flood are both refused; alone, one is', () => {
  const two = createLoop()
  for (let turn = 0; turn < 20; turn++) for (const agency of [1, 2]) two.ask(agency, 5)
  two.ask(1, 1)
  two.ask(3, 20)
  expect(two.heaviest()).toEqual([1, 2])
  const one = createLoop()
  one.ask(3, 50)
  expect(one.heaviest()).toEqual([3])
})

test('who waits while another is worked for is charged for its own part only', () => {
  const { load, work, heaviest } = createLoop()
  const waiting = load.begin() // for the database
  const long = load.begin()
  work(300)
  load.end(long, 1)
  const next = load.begin()
  work(300)
  load.end(next, 1)
  load.end(waiting, 2)
  expect(heaviest()).toEqual([1])
})

test('a flood that ended is forgotten', () => {
  const { ask, rest, heaviest } = createLoop()
  ask(1, 500)
  rest(15_000)
  ask(2, 5)
  expect(heaviest()).toEqual([2])
})

test('an operator sees those who use most of late, with all they used since the start', () => {
  const { load, ask, rest } = createLoop()
  for (let turn = 0; turn < 5; turn++) ask(1, 100)
  ask(2, 10)
  expect(load.listBusiest(2).map(({ agency }) => agency)).toEqual([1, 2])
  rest(700_000) // longer than anybody is remembered as busy
  ask(3, 30)
  ask(2, 20)
  load.countRefusal(2)
  expect(load.listBusiest(5)).toEqual([
    { agency: 3, requests: 1, working_ms: 30, failed: 0, refused: 0 },
    { agency: 2, requests: 2, working_ms: 30, failed: 0, refused: 1 },
  ])
  expect(load.listBusiest(1)).toHaveLength(1)
})

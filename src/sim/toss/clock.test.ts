// The simulator's clock, left to itself and pushed ahead.
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createClock, minute_ms } from './clock.server.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

test('what is due happens by itself, sooner after the clock was pushed ahead', async () => {
  const clock = createClock()
  const happened: string[] = []
  clock.at(clock.now() + 30 * minute_ms, () => happened.push('later'))
  clock.at(clock.now() + 10 * minute_ms, () => happened.push('sooner'))
  await vi.advanceTimersByTimeAsync(10 * minute_ms)
  expect(happened).toEqual(['sooner'])
  await clock.advance(19)
  expect(happened).toEqual(['sooner'])
  await vi.advanceTimersByTimeAsync(minute_ms)
  expect(happened).toEqual(['sooner', 'later'])
})

test('on the way ahead everything happens in order, at its own moment, with what follows from it', async () => {
  const clock = createClock()
  const start = clock.now()
  const happened: number[] = []
  const note = () => happened.push((clock.now() - start) / minute_ms)
  clock.at(start + 5 * minute_ms, note)
  clock.at(start + minute_ms, () => {
    note()
    clock.at(clock.now() + 2 * minute_ms, note)
    clock.at(clock.now() + 90 * minute_ms, note)
  })
  await clock.advance(60)
  expect(happened).toEqual([1, 3, 5])
  expect(clock.now() - start).toBe(60 * minute_ms)
})

test('a stopped clock lets nothing happen any more', async () => {
  const clock = createClock()
  const happened: string[] = []
  clock.at(clock.now() + minute_ms, () => happened.push('late'))
  clock.stop()
  await vi.advanceTimersByTimeAsync(2 * minute_ms)
  expect(happened).toEqual([])
})

// What a screen of the office loads: everybody who works there waits for it.
import { expect, test } from 'vitest'
import { maxScreenBytes, measureScreens } from './shared/office-bundle-size.ts'

test('no screen of the office weighs more than 60 KB beside React and the router', () => {
  const weights = measureScreens()
  expect(weights.length).toBeGreaterThan(20)
  expect(weights.filter(({ bytes }) => bytes > maxScreenBytes)).toEqual([])
})

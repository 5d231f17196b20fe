// Pictures are in the order in which they were dropped, whichever arrives first.
import { expect, test } from 'vitest'
import { insertInDropOrder } from './insert-in-drop-order.ts'

const arrive = (before: string[], order: [path: string, turn: number][]) => {
  const dropOrders = new Map<string, number>()
  return order
    .reduce<{ path: string }[]>(
      (pictures, [path, dropOrder]) => insertInDropOrder(pictures, { path }, dropOrders.set(path, dropOrder)),
      before.map((path) => ({ path })),
    )
    .map(({ path }) => path)
}

test('a small one that is faster than a large one waits for no one and stands behind it', () => {
  expect(
    arrive(
      ['old'],
      [
        ['b', 2],
        ['d', 4],
        ['a', 1],
        ['c', 3],
      ],
    ),
  ).toEqual(['old', 'a', 'b', 'c', 'd'])
})

test('one that failed and is sent again comes to its place, and a later drop comes last', () => {
  expect(
    arrive(
      [],
      [
        ['a', 1],
        ['c', 3],
        ['later', 4],
        ['b', 2],
      ],
    ),
  ).toEqual(['a', 'b', 'c', 'later'])
})

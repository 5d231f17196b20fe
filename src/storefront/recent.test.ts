// §5 Recent keywords: at most ten, newest first, without duplicates.
import { expect, test } from 'vitest'
import { withNewest } from './recent.ts'

const add = (list: string[], keyword: string) => withNewest(list, keyword, (other) => other === keyword, 10)

test('the newest stands first, once, and the eleventh falls off', () => {
  let list: string[] = []
  for (const keyword of ['a', 'b', 'a', 'c']) list = add(list, keyword)
  expect(list).toEqual(['c', 'a', 'b'])
  for (let at = 0; at < 12; at++) list = add(list, `k${at}`)
  expect(list).toHaveLength(10)
  expect(list[0]).toBe('k11')
})

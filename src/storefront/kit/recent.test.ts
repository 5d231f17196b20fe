// §5 Recent keywords: at most ten, newest first, without duplicates.
import { expect, onTestFinished, test, vi } from 'vitest'
import { addNewest, rememberKeyword } from './recent.ts'

const add = (list: string[], keyword: string) => addNewest(list, keyword, (other) => other === keyword, 10)

test('the newest stands first, once, and the eleventh falls off', () => {
  let list: string[] = []
  for (const keyword of ['a', 'b', 'a', 'c']) list = add(list, keyword)
  expect(list).toEqual(['c', 'a', 'b'])
  for (let at = 0; at < 12; at++) list = add(list, `k${at}`)
  expect(list).toHaveLength(10)
  expect(list[0]).toBe('k11')
})

test('where the browser forbids its storage nothing is remembered, and nothing breaks', () => {
  const forbidden = () => {
    throw new DOMException('Access is denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(() => rememberKeyword('다낭')).not.toThrow()
})

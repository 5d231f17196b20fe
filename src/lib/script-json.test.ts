// Data in a script element.
import { expect, test } from 'vitest'
import { toScriptJson } from './script-json.ts'

test('data cannot leave its script element, and comes out as it went in', () => {
  const data = { title: '</script><script>alert(1)</script><!--\u2028\u2029' }
  expect(toScriptJson(data)).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(toScriptJson(data))).toEqual(data)
})

// Data in a script element.
import { expect, test } from 'vitest'
import { asScript } from './as-script.ts'

test('data cannot leave its script element, and comes out as it went in', () => {
  const data = { title: '</script><script>alert(1)</script><!--\u2028\u2029' }
  expect(asScript(data)).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(asScript(data))).toEqual(data)
})

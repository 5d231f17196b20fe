// No telephone and no day of a text is torn at its hyphens, and no address in it is changed.
import { expect, test } from 'vitest'
import { holdNumbers } from './rich-text.tsx'

test.each([
  ['전화 042-555-0171, 평일', '전화 <span class="whitespace-nowrap">042-555-0171</span>, 평일'],
  ['<p>1588-0717</p>', '<p><span class="whitespace-nowrap">1588-0717</span></p>'],
  ['2026-11-30부터', '<span class="whitespace-nowrap">2026-11-30</span>부터'],
  ['<a href="tel:042-555-0171">전화</a>', '<a href="tel:042-555-0171">전화</a>'],
  ['3-4명, 5 - 6', '3-4명, 5 - 6'],
])('%s', (html, held) => {
  expect(holdNumbers(html)).toBe(held)
})

// A line never begins with a dot or a plus and no day is broken; the text stays as it is.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NonBreakingText, PhraseBreaks } from './non-breaking-text.tsx'

const drawn = (children: string, as: typeof NonBreakingText | typeof PhraseBreaks = NonBreakingText) =>
  renderToStaticMarkup(createElement(as, { children }))

test.each([
  ['파리·로마 5일', '파<span class="whitespace-nowrap">리·</span>로마 5일'],
  ['평일, 토·일·공휴일 휴무', '평일, <span class="whitespace-nowrap">토·일·공휴일</span> 휴무'],
  [
    '한·일·중앙아시아',
    '<span class="whitespace-nowrap">한·</span><span class="whitespace-nowrap">일·</span>중앙아시아',
  ],
  ['베트남 · 3박', '베트<span class="whitespace-nowrap">남 ·</span> 3박'],
  ['항공+호텔', '항<span class="whitespace-nowrap">공+</span>호텔'],
  [
    '2026-11-30 (월) ~ 2026-12-03 · 성인 2',
    '<span class="whitespace-nowrap">2026-11-30 (월)</span> ~ <span class="whitespace-nowrap">2026-12-03 ·</span> 성인 2',
  ],
  ['새벽은행 620-0144-118350', '새벽은행 <span class="whitespace-nowrap">620-0144-118350</span>'],
  ['Jung-gu, Seoul', '<span class="whitespace-nowrap">Jung-gu</span>, Seoul'],
  ['다낭 5일', '다낭 5일'],
  ['· 한 줄', '· 한 줄'],
])('%s is held together', (text, markup) => {
  expect(drawn(text)).toBe(markup)
  expect(markup.replace(/<[^>]+>/g, '')).toBe(text)
})

test('a title breaks after its commas first, and is the same text', () => {
  const text = '여권 유효기간, 출발 전에 꼭 확인해 주세요'
  const markup = drawn(text, PhraseBreaks)
  expect(markup).toBe(
    '<span class="inline-block">여권 유효기간,</span> <span class="inline-block">출발 전에 꼭 확인해 주세요</span>',
  )
  expect(markup.replace(/<[^>]+>/g, '')).toBe(text)
})

// A list's address, read back as it was written.
import { expect, test } from 'vitest'
import { buildBoardHref, parseBoardQuery } from './board-href.ts'

test('a post carries the page one came from', () => {
  const query = { category: 'B', query: '환불 & 취소', page: 3 }
  const href = buildBoardHref('FAQ', query, 12)
  expect(new URL(href, 'http://x').pathname).toBe('/board/FAQ/12')
  expect(parseBoardQuery(new URL(href, 'http://x').searchParams)).toEqual(query)
  expect(buildBoardHref('notice', { page: 1 })).toBe('/board/notice')
})

test('what is none is left out', () => {
  expect(parseBoardQuery(new URLSearchParams('category=X&page=abc&query=%20'))).toEqual({})
  expect(parseBoardQuery(new URLSearchParams('page=-2'))).toEqual({})
})

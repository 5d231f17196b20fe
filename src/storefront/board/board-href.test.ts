// A list's address, read back as it was written.
import { expect, test } from 'vitest'
import { boardHref, readBoardQuery } from './board-href.ts'

test('a post carries the page one came from', () => {
  const query = { category: 'B', query: '환불 & 취소', page: 3 }
  const href = boardHref('FAQ', query, 12)
  expect(new URL(href, 'http://x').pathname).toBe('/board/FAQ/12')
  expect(readBoardQuery(new URL(href, 'http://x').searchParams)).toEqual(query)
  expect(boardHref('notice', { page: 1 })).toBe('/board/notice')
})

test('what is none is left out', () => {
  expect(readBoardQuery(new URLSearchParams('category=X&page=abc&query=%20'))).toEqual({})
  expect(readBoardQuery(new URLSearchParams('page=-2'))).toEqual({})
})

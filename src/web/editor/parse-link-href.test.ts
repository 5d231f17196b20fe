// The address of a link, as people type it.
import { expect, test } from 'vitest'
import { parseLinkHref } from './parse-link-href.ts'

test.each([
  ['https://naver.com/a?b=1#c', 'https://naver.com/a?b=1#c'],
  [' naver.com ', 'https://naver.com'],
  ['naver.com:8080/a', 'https://naver.com:8080/a'],
  ['한국.kr/길', 'https://한국.kr/길'],
  ['/travel?page=2', '/travel?page=2'],
  ['help@naru.example', 'mailto:help@naru.example'],
  ['mailto:help@naru.example', 'mailto:help@naru.example'],
  ['tel:02-123-4567', 'tel:02-123-4567'],
])('%s is an address', (typed, href) => expect(parseLinkHref(typed)).toBe(href))

test.each([
  '',
  ' ',
  'hello',
  'two words.com',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://a.b',
  '//evil.example',
  '/\\evil.example',
  'https://',
])('%s is none', (typed) => expect(parseLinkHref(typed)).toBeUndefined())

// What a person may be called.
import { expect, test } from 'vitest'
import { personName } from './shapes.ts'

const isName = (typed: string) => personName(60).safeParse(typed).success

test.each([
  '김미나',
  'Anne-Marie O’Neill',
  'José',
  'Nguyễn Văn A',
  'Dr. J.R. Kim',
  '王小明',
  'محمد',
  'Ww. Kim',
  'J.R.Kim / 김미나',
  '',
])('%s is a name', (typed) => {
  expect(isName(typed)).toBe(true)
})

test.each([
  ['an address', 'http://evil.example'],
  ['an address in capitals', 'Win HTTPS://EVIL.EXAMPLE'],
  ['a host', 'www.evil.example'],
  ['a host with a path', '광고 bit.ly/x1'],
  ['a host with a port', 'evil.example:8080/x'],
  ['a host with a question', 'evil.example?x'],
  ['a host behind a wide stop', '광고 bit。ly／x1'],
  ['a mail address', 'mina@example.com'],
  ['wide letters', 'ｈｔｔｐ：//evil'],
  ['a wide at sign', 'mina＠example'],
  ['a turn to the left', 'Mina \u202Etxt'],
  ['an isolate', 'Mina \u2066x\u2069'],
  ['a zero-width space', 'Mi\u200Bna'],
  ['a soft hyphen', 'Mi\u00ADna'],
  ['a byte order mark inside', 'Mi\uFEFFna'],
  ['a Hangul filler', 'Mina\u3164Kim'],
  ['a blank of Braille', 'Mina\u2800Kim'],
  ['a variation selector', 'Mina\uFE0F'],
  ['a tag', 'Mina\u{E0041}'],
  ['a line separator', 'Mina\u2028Kim'],
])('%s is none', (_, typed) => {
  expect(isName(typed)).toBe(false)
})

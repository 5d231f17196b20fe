// What is read in the payer and the memo of a bank line.
import { expect, test } from 'vitest'
import { readPayer } from './payer-text.ts'

test('a name is found before the words that people write beside it', () => {
  const { names } = readPayer('홍길동여행경비', '')
  expect(names.flat()).toContain('홍길동')
  expect(readPayer('홍길여행경비입금', '').names.flat()).toContain('홍길')
})

test('a memo of nothing but such words is read within the time of a test', { timeout: 5_000 }, () => {
  for (const word of ['여행경비', '여행비', '예약금', '외1명'])
    readPayer(`가나${word.repeat(29)}가`, `가나${word.repeat(40)}가`)
})

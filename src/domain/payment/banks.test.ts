// Banks as people type them.
import { expect, test } from 'vitest'
import { banks, findBankCode } from './banks.ts'

test('a bank is known by its names in both languages, with or without the word bank', () => {
  for (const { code, ko, en } of banks)
    expect([ko, findBankCode(ko), findBankCode(en)]).toEqual([ko, code, code])
  for (const [typed, code] of [
    ['국민', '06'],
    ['KB국민은행', '06'],
    ['NH농협', '11'],
    ['카카오 뱅크', '90'],
    ['shinhan bank', '88'],
    ['SC제일', '23'],
    ['IBK기업은행', '03'],
  ] as const)
    expect([typed, findBankCode(typed)]).toEqual([typed, code])
})

test('a bank that nobody knows has no code', () => {
  for (const typed of ['', '은행', 'Deutsche Bank', '국민연금']) expect(findBankCode(typed)).toBeUndefined()
})

// The particle after a word in Korean.
import { expect, test } from 'vitest'
import { withHonorificSubject, withObjectParticle } from './korean-particle.ts'

test.each([
  ['이용약관', '이용약관을'],
  ['이용약관, 여권·고유식별정보 동의', '이용약관, 여권·고유식별정보 동의를'],
  ['회사 (본점)', '회사 (본점)을'],
  ['버전 3', '버전 3을'],
  ['버전 2', '버전 2를'],
  ['Terms', 'Terms를'],
  ['', '를'],
])('%s becomes %s', (words, expected) => {
  expect(withObjectParticle(words)).toBe(expected)
})

test('a person is honoured by their name, and not by their address', () => {
  expect(withHonorificSubject('김나루')).toBe('김나루님이')
  expect(withHonorificSubject('op@naru.example')).toBe('op@naru.example 담당자가')
})

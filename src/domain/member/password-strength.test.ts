// §5 How a password is judged while it is typed.
import { expect, test } from 'vitest'
import { getPasswordStrength } from './password-strength.ts'

test.each([
  ['', 'short'],
  ['abc12!?', 'short'],
  ['aaaaaaaa', 'weak'],
  ['12345678', 'weak'],
  ['87654321', 'weak'],
  ['qwertyui', 'weak'],
  ['abababababab', 'weak'],
  ['1q1q1q1q', 'weak'],
  ['naru-demo-1', 'fair'],
  ['tjdnfdlek', 'fair'],
  ['여행여행여행여행', 'weak'],
  ['제주도여름휴가!', 'strong'],
  ['correct horse battery', 'strong'],
  ['봄에는 제주 가을에는 설악산', 'strong'],
  ['x'.repeat(129), 'long'],
] as const)('“%s” is %s', (password, strength) => {
  expect(getPasswordStrength(password)).toBe(strength)
})

test('the id inside a password adds nothing to it', () => {
  expect(getPasswordStrength('minseo1988', 'minseo1988')).toBe('weak')
  expect(getPasswordStrength('Minseo1988!', 'minseo1988')).toBe('weak')
  expect(getPasswordStrength('minseo1988')).toBe('fair')
})

test('128 characters are enough, and not too many', () => {
  expect(getPasswordStrength('Ab3$'.repeat(32))).toBe('fair')
})

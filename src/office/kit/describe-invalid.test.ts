// What the office says of a field in place of the browser.
import { expect, test } from 'vitest'
import { invalid as enInvalid } from '#i18n/office/en/invalid.ts'
import { kit as enKit } from '#i18n/office/en/kit.ts'
import { invalid as koInvalid } from '#i18n/office/ko/invalid.ts'
import { kit as koKit } from '#i18n/office/ko/kit.ts'
import { describeInvalid } from './describe-invalid.ts'

const ko = { ...koInvalid, required: koKit.required }
const en = { ...enInvalid, required: enKit.required }
const right = {
  valueMissing: false,
  customError: false,
  typeMismatch: false,
  badInput: false,
  rangeUnderflow: false,
  rangeOverflow: false,
  stepMismatch: false,
  tooShort: false,
}
type Case = Omit<Parameters<typeof describeInvalid>[0], 'validity' | 'validationMessage'>
const describe = (wrong: keyof typeof right, control: Case = {}, words = ko) =>
  describeInvalid(
    { validity: { ...right, [wrong]: true }, validationMessage: 'Please include an ‘@’.', ...control },
    words,
  )

test('each kind of wrong field has a sentence of ours, in the language of the office', () => {
  expect(describe('valueMissing')).toBe(ko.required)
  expect(describe('typeMismatch', { type: 'email' })).toBe('이메일 주소를 다시 확인해 주세요.')
  expect(describe('typeMismatch', { type: 'email' }, en)).toBe('Check the email address.')
  expect(describe('typeMismatch', { type: 'url' })).toBe(ko.form)
  expect(describe('tooShort', { type: 'password', minLength: 10 })).toBe('10자 이상 입력해 주세요.')
})

test('a number is told its limits', () => {
  const limits = { type: 'number', min: '1', max: '365' }
  expect(describe('rangeOverflow', limits)).toBe('1에서 365 사이의 숫자를 입력해 주세요.')
  expect(describe('rangeUnderflow', { type: 'number', min: '0' })).toBe('0 이상의 숫자를 입력해 주세요.')
  expect(describe('rangeOverflow', { type: 'number', max: '9000' }, en)).toBe('Enter 9,000 or less.')
  expect(describe('stepMismatch', limits)).toBe('소수점 없이 입력해 주세요.')
  expect(describe('stepMismatch', { type: 'number', step: '1000' })).toBe('1,000 단위로 입력해 주세요.')
  expect(describe('badInput', limits)).toBe('숫자로 입력해 주세요.')
})

test('what our own code says of a field stays', () => {
  expect(describe('customError')).toBe('Please include an ‘@’.')
})

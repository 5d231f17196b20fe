// §5 Numeric inputs: non-numeric text is left out, digits only, money with commas.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumeric, tidyInput, toPlainNumber } from './numeric-input.ts'

test('a numeric input leaves out what is no number', () => {
  expect(
    ['abc', '12abc', '-3.5', '1-2', '1.2.3', ' 7 ', '３０'].map((text) => toPlainNumber('number', text)),
  ).toEqual(['', '12', '-3.5', '12', '1.23', '7', '30'])
})

test('digits only: nothing else stays, a zero in front does', () => {
  expect(
    ['010-2345-6789', '１２３', 'ㅁ12ㅇ', '-5', '1.5'].map((text) => toPlainNumber('digits', text)),
  ).toEqual(['01023456789', '123', '12', '5', '15'])
  expect(toPlainNumber('digits', '1988-05-14 extra 99', 8)).toBe('19880514')
})

test('a telephone number may begin with a plus; one of Korea is read as it is dialled there', () => {
  const typed = ['+82 10-2345-6789', '+82 (0)10 2345 6789', '+82', '010+2', '++1', '+1 212 555']
  expect(typed.map((text) => toPlainNumber('phone', text))).toEqual([
    '01023456789',
    '01023456789',
    '+82',
    '0102',
    '+1',
    '+1212555',
  ])
})

test('money loses non-digits and zeros in front, and gets commas', () => {
  expect(
    ['0', '007', '1234567', '1,234원', '0.5', 'won'].map((text) =>
      formatNumeric('money', toPlainNumber('money', text)),
    ),
  ).toEqual(['', '7', '1,234,567', '1,234', '5', ''])
})

test('the caret stays behind the digit it stood behind', () => {
  expect(tidyInput('money', { text: '1,2345', caret: 6 })).toEqual({ text: '12,345', caret: 6 })
  expect(tidyInput('money', { text: '12,34', caret: 1 })).toEqual({ text: '1,234', caret: 1 })
  expect(tidyInput('money', { text: '01,234', caret: 1 })).toEqual({ text: '1,234', caret: 0 })
  expect(tidyInput('digits', { text: '12a34', caret: 3 })).toEqual({ text: '1234', caret: 2 })
})

test('what is tidy stays as it is', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('number', 'digits', 'phone', 'money'),
      fc.string(),
      fc.nat(20),
      (mode, text, caret) => {
        const once = tidyInput(mode, { text, caret: Math.min(caret, text.length) })
        expect(tidyInput(mode, once)).toEqual(once)
      },
    ),
  )
})

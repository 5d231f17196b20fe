// Variables in templates: known ones are filled, unknown ones are named with their place.
import { expect, test } from 'vitest'
import {
  fillVariables,
  findUnknownVariable,
  listMissingValues,
  type VariableValues,
} from './message-variables.ts'

const values: VariableValues = {
  name: '김손님',
  trip: '가을 다낭',
  departure: '2026-12-01',
  return: '2026-12-03',
  number: 'ABCD',
  people: '2명',
  meeting: '인천공항 3층',
  meetingTime: '',
  guide: '',
  guidePhone: '',
  balance: '0',
  balanceDay: '',
  company: '하늘길',
  companyPhone: '02-1',
}

test('a variable is filled by its Korean or its English name', () => {
  expect(fillVariables('#{이름}님, #{ Trip } #{미팅장소}', values)).toBe('김손님님, 가을 다낭 인천공항 3층')
})

test('an unknown variable, or one that is not closed, is named with its line and place', () => {
  expect(findUnknownVariable('#{이름}님,\n오늘 #{아무거나}요')).toEqual({
    name: '아무거나',
    line: 2,
    column: 4,
  })
  expect(findUnknownVariable('#{이름')).toEqual({ name: '이름', line: 1, column: 1 })
  expect(findUnknownVariable('#{이름} 값은 {그냥} 괄호')).toBeUndefined()
})

test('what is named and not known yet is listed', () => {
  expect(listMissingValues('#{가이드} #{guide} #{이름}', values)).toEqual(['guide'])
})

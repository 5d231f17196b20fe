// The check digit of a business number.
import { expect, test } from 'vitest'
import { hasValidCheckDigit } from './business-number.ts'

test('the last digit follows from the nine before it', () => {
  expect(['124-81-00998', '1208147521', '220-81-62517'].filter((each) => !hasValidCheckDigit(each))).toEqual(
    [],
  )
  const wrong = Array.from({ length: 10 }, (_, last) => `124-81-0099${last}`).filter(hasValidCheckDigit)
  expect(wrong).toEqual(['124-81-00998'])
  expect(['', '124-81-0099', '124-81-009988'].filter(hasValidCheckDigit)).toEqual([])
})

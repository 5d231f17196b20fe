import { expect, test } from 'vitest'
import { Reservation, WaitingForm } from './forms.ts'

test('a mailed code may be typed with the gap its mail shows, wherever it is asked for', () => {
  for (const { code } of [Reservation.shape, WaitingForm.shape]) {
    expect(code.parse('123 456')).toBe('123456')
    expect(code.parse('123-456 ')).toBe('123456')
    expect(code.parse(undefined)).toBeUndefined()
    for (const wrong of ['12345', '1234567', '12a456', ''])
      expect(code.safeParse(wrong).error?.issues[0]?.message).toBe('enterCode')
  }
})

// The check digits of a passport's line: the standard's own example, every single slip, and how long a
// passport is good.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeCheckDigit, isPassportNumber, parseMrzLine } from './mrz.ts'

const example = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10' // ICAO 9303-4, appendix

const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`))
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(2, 10).replaceAll('-', ''))
const number = fc.stringMatching(/^[A-Z][0-9]{8}$/)

const buildLine = (passport: string, birth: string, expiry: string, personal = '<'.repeat(14)) => {
  const start = `${passport}${computeCheckDigit(passport)}KOR${birth}${computeCheckDigit(birth)}F${expiry}${computeCheckDigit(expiry)}`
  const whole = `${start}${personal}${computeCheckDigit(personal)}`
  return {
    start,
    whole: `${whole}${computeCheckDigit(whole.slice(0, 10) + whole.slice(13, 20) + whole.slice(21, 43))}`,
  }
}

test('the standard’s example is read, whole and up to the expiry', () => {
  const read = { passport_number: 'L898902C3', passport_expiry: '2012-04-15', passport_nationality: 'UTO' }
  expect(parseMrzLine(example)).toEqual(read)
  expect(parseMrzLine(example.slice(0, 28))).toEqual(read)
  for (const length of [0, 1, 27, 29, 43]) expect(parseMrzLine(example.slice(0, length))).toBeUndefined()
})

test('every right line is read, and no line with one wrong digit', () => {
  fc.assert(
    fc.property(
      number,
      day,
      day,
      digits(14),
      fc.nat(43),
      fc.integer({ min: 1, max: 9 }),
      (passport, birth, expiry, personal, at, slip) => {
        const { start, whole } = buildLine(passport, birth, expiry, personal)
        const read = {
          passport_number: passport,
          passport_expiry: `20${expiry.slice(0, 2)}-${expiry.slice(2, 4)}-${expiry.slice(4)}`,
          passport_nationality: 'KOR',
        }
        expect([parseMrzLine(start), parseMrzLine(whole)]).toEqual([read, read])
        const sign = whole[at] ?? ''
        if (!/[0-9]/.test(sign)) return
        const slipped = whole.slice(0, at) + String((Number(sign) + slip) % 10) + whole.slice(at + 1)
        expect(parseMrzLine(slipped)).toBeUndefined()
      },
    ),
  )
})

test('a shorter number is filled up, an empty personal field may leave out its digit, and a day that never was is none', () => {
  const { whole } = buildLine('M1234567<', '900101', '300101')
  expect(parseMrzLine(whole)).toMatchObject({ passport_number: 'M1234567', passport_expiry: '2030-01-01' })
  const bare = `${whole.slice(0, 42)}<`
  expect(
    parseMrzLine(`${bare}${computeCheckDigit(bare.slice(0, 10) + bare.slice(13, 20) + bare.slice(21, 43))}`),
  ).toMatchObject({ passport_number: 'M1234567' })
  expect(parseMrzLine(buildLine('M12345678', '900101', '300231').start)).toBeUndefined()
  expect(parseMrzLine(buildLine('M12345678', '901301', '300101').start)).toBeUndefined()
  expect(parseMrzLine(buildLine('<<<<<<<<<', '900101', '300101').start)).toBeUndefined()
})

test('a number is six to nine letters and digits', () => {
  expect(['M12345678', 'M123A4567', 'AB1234', '123456789'].map(isPassportNumber)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(
    ['', 'M1234', 'M1234567890', 'ABCDEFGH', 'm12345678', 'M1234 678', '여권번호123'].map(isPassportNumber),
  ).toEqual([false, false, false, false, false, false, false])
})

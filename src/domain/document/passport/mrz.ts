// The machine-readable line of a passport, its check digits (ICAO 9303, part 4) and its expiry.
import { toNationality } from '#lib/nationalities.ts'
import { toDate } from '#lib/to-date.ts'

/** Weights 7, 3, 1; letters count from 10, the filler is 0. */
export function computeCheckDigit(text: string): string {
  const sum = [...text].reduce((sum, char, at) => sum + getCharValue(char) * ([7, 3, 1][at % 3] ?? 0), 0)
  return String(sum % 10)
}

const getCharValue = (char: string) => (char === '<' ? 0 : Number.parseInt(char, 36))

/**
 * Up to the check digit after the expiry, or the whole line. The rest may hold a resident number, which
 * nobody needs to type.
 */
export const mrzLineLengths = [28, 44] as const

/** The nationality is what the line says, known or not: no check digit covers it. */
type MrzLine = { passport_number: string; passport_expiry: string; passport_nationality: string }

/** Undefined when a check digit is wrong or a date does not exist. */
export function parseMrzLine(line: string): MrzLine | undefined {
  const [number, birth, expiry] = [line.slice(0, 9), line.slice(13, 19), line.slice(21, 27)]
  const isWhole = line.length === mrzLineLengths[1]
  const isValid =
    (isWhole || line.length === mrzLineLengths[0]) &&
    computeCheckDigit(number) === line[9] &&
    computeCheckDigit(birth) === line[19] &&
    computeCheckDigit(expiry) === line[27] &&
    (!isWhole ||
      (isPersonalFieldValid(line) &&
        computeCheckDigit(line.slice(0, 10) + line.slice(13, 20) + line.slice(21, 43)) === line[43]))
  const passport_expiry = parseMrzDate(`20${expiry}`)
  const birthdate = parseMrzDate(`19${birth}`) ?? parseMrzDate(`20${birth}`)
  if (!isValid || !birthdate || !passport_expiry) return undefined
  const passport_number = number.replace(/<+$/, '')
  if (!isPassportNumber(passport_number)) return undefined
  return { passport_number, passport_expiry, passport_nationality: toNationality(line.slice(10, 13)) }
}

/** An empty field may have no check digit. */
function isPersonalFieldValid(line: string): boolean {
  const personal = line.slice(28, 42)
  return computeCheckDigit(personal) === line[42] || (line[42] === '<' && /^<+$/.test(personal))
}

function parseMrzDate(digits: string): string | undefined {
  if (!/^\d{8}$/.test(digits)) return undefined
  return toDate(digits.slice(0, 4), digits.slice(4, 6), digits.slice(6))
}

/** Six to nine letters and digits, digits among them. */
export const isPassportNumber = (text: string) => /^(?=.*\d)[A-Z0-9]{6,9}$/.test(text)

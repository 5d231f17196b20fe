// The machine-readable line of a passport, its check digits (ICAO 9303, part 4) and its expiry.

/** Weights 7, 3, 1; letters count from 10, the filler is 0. */
export function checkDigit(text: string): string {
  const sum = [...text].reduce((sum, sign, at) => sum + worthOf(sign) * ([7, 3, 1][at % 3] ?? 0), 0)
  return String(sum % 10)
}

const worthOf = (sign: string) => (sign === '<' ? 0 : Number.parseInt(sign, 36))

/**
 * Up to the check digit after the expiry, or the whole line. The rest may hold a resident number, which
 * nobody needs to type.
 */
export const lineLengths = [28, 44] as const

export type Read = { passport_number: string; passport_expiry: string }

/** Undefined when a check digit is wrong or a date does not exist. */
export function readLine(line: string): Read | undefined {
  const [number, birth, expiry] = [line.slice(0, 9), line.slice(13, 19), line.slice(21, 27)]
  const isWhole = line.length === lineLengths[1]
  const right =
    (isWhole || line.length === lineLengths[0]) &&
    checkDigit(number) === line[9] &&
    checkDigit(birth) === line[19] &&
    checkDigit(expiry) === line[27] &&
    (!isWhole ||
      (isPersonalRight(line) &&
        checkDigit(line.slice(0, 10) + line.slice(13, 20) + line.slice(21, 43)) === line[43]))
  const passport_expiry = dayOf(`20${expiry}`)
  const isBorn = dayOf(`19${birth}`) ?? dayOf(`20${birth}`)
  if (!right || !isBorn || !passport_expiry) return undefined
  const passport_number = number.replace(/<+$/, '')
  return isNumber(passport_number) ? { passport_number, passport_expiry } : undefined
}

/** An empty field may have no check digit. */
function isPersonalRight(line: string): boolean {
  const personal = line.slice(28, 42)
  return checkDigit(personal) === line[42] || (line[42] === '<' && /^<+$/.test(personal))
}

function dayOf(digits: string): string | undefined {
  if (!/^\d{8}$/.test(digits)) return undefined
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day ? undefined : day
}

/** Six to nine letters and digits, digits among them. */
export const isNumber = (text: string) => /^(?=.*\d)[A-Z0-9]{6,9}$/.test(text)

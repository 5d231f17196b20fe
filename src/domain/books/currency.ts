// Sums in the currencies that suppliers bill in, and what a sum of one is in won.
import { type Currency, digits } from '#lib/currencies.ts'

/** How many of its smallest units one is. */
export const getCurrencyUnit = (currency: Currency): number => 10 ** digits[currency]

/** A rate has so many parts of a won. */
export const rateParts = 1_000_000

/** `sum` in the smallest unit of the currency, `rate` in millionths of a won for one whole unit. */
export function toWon(sum: number, currency: Currency, rate: number | null): number {
  return currency === 'KRW' || rate === null ? sum : multiplyByRate(sum, rate, digits[currency])
}

/** Hundredths, as a guide's slips have them in any currency, in won. */
export const hundredthsToWon = (hundredths: number, rate: number): number =>
  multiplyByRate(hundredths, rate, 2)

/**
 * Half a won is rounded away from zero, as banks do. Whole numbers throughout: a sum of floats would lose a won
 * somewhere.
 */
function multiplyByRate(sum: number, rate: number, places: number): number {
  const product = BigInt(sum) * BigInt(rate)
  const unit = BigInt(rateParts) * 10n ** BigInt(places)
  const half = product < 0n ? -unit / 2n : unit / 2n
  return Number((product + half) / unit)
}

/** The rate at which `sum` came to so many won. */
export function toRate(won: number, sum: number, currency: Currency): number {
  const unit = BigInt(rateParts) * 10n ** BigInt(digits[currency])
  const rate = (BigInt(won) * unit * 2n + BigInt(sum)) / (BigInt(sum) * 2n)
  return Math.max(1, Number(rate))
}

/** Hundredths of a slip in the smallest unit of its currency. */
export const fromHundredths = (hundredths: number, currency: Currency): number =>
  Math.round((hundredths * 10 ** digits[currency]) / 100)

/** A typed sum, such as 1,250.50, in the smallest unit; NaN where it is none of this currency. */
export function parseSum(text: string, currency: Currency): number {
  return parseDecimal(text, digits[currency])
}
export const parseRate = (text: string): number => parseDecimal(text, 6)

function parseDecimal(text: string, places: number): number {
  const [, sign = '', whole = '', part = ''] =
    /^(-?)(\d{1,12})(?:\.(\d+))?$/.exec(text.normalize('NFKC').replace(/[,\s]/g, '')) ?? []
  if (whole === '' || part.length > places) return Number.NaN
  const number = Number(whole + part.padEnd(places, '0'))
  return sign && number !== 0 ? -number : number
}

export const formatSum = (sum: number, currency: Currency): string => formatDecimal(sum, digits[currency])
/** Without the zeros at its end. */
export const formatRate = (rate: number): string => formatDecimal(rate, 6).replace(/\.?0+$/, '')

function formatDecimal(number: number, places: number): string {
  const text = String(Math.abs(number)).padStart(places + 1, '0')
  const whole = text.slice(0, text.length - places).replace(/\B(?=(\d{3})+$)/g, ',')
  const part = places > 0 ? `.${text.slice(-places)}` : ''
  return `${number < 0 ? '-' : ''}${whole}${part}`
}

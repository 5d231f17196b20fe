// §5 What an input that takes numbers lets in, and where the caret goes when something was left out.
/**
 * `number`: digits, a minus in front, a point. `digits`: nothing but digits. `phone`: digits, a plus in
 * front. `money`: digits in groups of three, no zero in front.
 */
export type NumericMode = 'number' | 'digits' | 'phone' | 'money'
export type CaretText = { text: string; caret: number }

const allowedCharacters: Record<NumericMode, RegExp> = {
  number: /[-.\d]/,
  digits: /\d/,
  phone: /[+\d]/,
  money: /\d/,
}

/**
 * The plain value, without separators. Digits of full width, as an East Asian keyboard writes them, count as
 * digits.
 */
export function toPlainNumber(mode: NumericMode, text: string, most = 20): string {
  const cleaned = [...text.normalize('NFKC')]
    .filter((character) => allowedCharacters[mode].test(character))
    .join('')
  if (mode === 'money') return cleaned.replace(/^0+/, '').slice(0, most)
  if (mode === 'phone')
    return toDomesticPhone(cleaned.slice(0, 1) + cleaned.slice(1).replaceAll('+', '')).slice(0, most)
  if (mode === 'digits') return cleaned.slice(0, most)
  const [whole = '', ...decimals] = cleaned
    .slice(0, 1)
    .concat(cleaned.slice(1).replaceAll('-', ''))
    .split('.')
  return (decimals.length > 0 ? `${whole}.${decimals.join('')}` : whole).slice(0, most)
}

/** A Korean number as it is dialled in Korea, also if it was copied with the country code. */
const toDomesticPhone = (number: string) => number.replace(/^\+82(?=\d)0?/, '0')

/** As it is shown. */
export const formatNumeric = (mode: NumericMode, value: string) =>
  mode === 'money' ? value.replace(/\B(?=(\d{3})+$)/g, ',') : value

/** The typed text as it is shown: the caret stays behind the character it was behind. */
export function tidyInput(mode: NumericMode, { text, caret }: CaretText, most?: number): CaretText {
  const tidied = formatNumeric(mode, toPlainNumber(mode, text, most))
  const before = toPlainNumber(mode, text.slice(0, caret), most).length
  let at = 0
  for (let counted = 0; at < tidied.length && counted < before; at++) if (tidied[at] !== ',') counted++
  return { text: tidied, caret: at }
}

// The registration number of a Korean business: ten digits, of which the last follows from the others.

const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5]

/** The number may have dashes. */
export function hasValidCheckDigit(number: string): boolean {
  const digits = [...number.replaceAll('-', '')].map(Number)
  const weighted = weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0)
  const carried = Math.floor(((digits[8] ?? 0) * 5) / 10)
  return digits.length === 10 && (10 - ((weighted + carried) % 10)) % 10 === digits[9]
}

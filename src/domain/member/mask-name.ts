// People as strangers see them: the ends of a name and of a telephone, the beginning of an address.
export const maskContact = (contact: string) =>
  contact.replace(/\d(?=(?:\D*\d){4})/g, (digit, at) => (at < 3 ? digit : '*'))

/** Only who has the address recognises it. */
export const maskEmail = (email: string) => email.replace(/^(.{2})[^@]*/, '$1***')

export function maskName(name: string): string {
  const letters = [...name.trim()]
  if (letters.length <= 1) return letters.join('')
  if (letters.length === 2) return `${letters[0]}○`
  return `${letters[0]}${'○'.repeat(Math.min(3, letters.length - 2))}${letters.at(-1)}`
}

// A name as strangers see it: its first and last letter.
export function maskName(name: string): string {
  const letters = [...name.trim()]
  if (letters.length <= 1) return letters.join('')
  if (letters.length === 2) return `${letters[0]}○`
  return `${letters[0]}${'○'.repeat(Math.min(3, letters.length - 2))}${letters.at(-1)}`
}

// The strength of a password, for a hint while it is typed.
// Any characters are allowed: length and variety count.
import { passwordLength } from '#limits/access.ts'

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong' | 'long'

export function getPasswordStrength(password: string, login_id = ''): PasswordStrength {
  const folded = password.normalize('NFC').toLowerCase()
  const letters = [...folded]
  if (letters.length < passwordLength.least) return 'short'
  if (password.length > passwordLength.most) return 'long'
  const withoutId = login_id.length > 2 ? [...folded.replaceAll(login_id.toLowerCase(), '')] : letters
  const score = Math.min(scoreCharacters(withoutId.filter(isUnpredictable)), 2 * new Set(withoutId).size)
  if (score < 6) return 'weak'
  return score < 11 ? 'fair' : 'strong'
}

/** A syllable of Hangul is one of many more than a letter. */
const scoreCharacters = (letters: string[]) =>
  letters.reduce((sum, letter) => sum + (letter > '~' ? 2 : 1), 0)

/**
 * A character that cannot be guessed from the one before: not the same, not the next in the alphabet, not its
 * neighbour on the keyboard.
 */
const isUnpredictable = (letter: string, at: number, letters: string[]) =>
  at === 0 || !isPredictable(letters[at - 1] ?? '', letter)

const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

function isPredictable(before: string, letter: string): boolean {
  const step = (letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)
  return (
    Math.abs(step) <= 1 ||
    keyboardRows.some((row) => row.includes(before + letter) || row.includes(letter + before))
  )
}

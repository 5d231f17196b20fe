// How hard a password is to guess, for a hint while it is typed.
// Any characters are allowed: length and variety count.
import { passwordLength } from '#limits/access.ts'

export type Strength = 'short' | 'weak' | 'fair' | 'strong' | 'long'

export function strengthOf(password: string, login_id = ''): Strength {
  const plain = password.normalize('NFC').toLowerCase()
  const letters = [...plain]
  if (letters.length < passwordLength.least) return 'short'
  if (password.length > passwordLength.most) return 'long'
  const withoutId = login_id.length > 2 ? [...plain.replaceAll(login_id.toLowerCase(), '')] : letters
  const surprise = Math.min(weigh(withoutId.filter(isSurprising)), 2 * new Set(withoutId).size)
  if (surprise < 6) return 'weak'
  return surprise < 11 ? 'fair' : 'strong'
}

/** A syllable of Hangul is one of many more than a letter. */
const weigh = (letters: string[]) => letters.reduce((sum, letter) => sum + (letter > '~' ? 2 : 1), 0)

/**
 * A character that cannot be guessed from the one before: not the same, not the next in the alphabet, not its
 * neighbour on the keyboard.
 */
const isSurprising = (letter: string, at: number, letters: string[]) =>
  at === 0 || !followsFrom(letters[at - 1] ?? '', letter)

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

function followsFrom(before: string, letter: string): boolean {
  const step = (letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)
  return (
    Math.abs(step) <= 1 || rows.some((row) => row.includes(before + letter) || row.includes(letter + before))
  )
}

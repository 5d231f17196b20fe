// §5 Passwords that are refused, of members and of staff alike.
import fs from 'node:fs'
import { refuse } from '#errors.ts'
import { passwordLength } from '#limits/access.ts'

/** The 3,000 commonest of eight characters and more, from public lists of stolen ones. */
const commonPasswords = new Set(
  fs
    .readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
)

export function refuseWeakPassword(password: string, login_id: string): void {
  const plain = password.normalize('NFC').toLowerCase()
  const isShort = plain.length < passwordLength.least
  if (isShort || commonPasswords.has(plain) || plain === login_id || new Set(plain).size < 3)
    refuse('WEAK_PASSWORD')
}

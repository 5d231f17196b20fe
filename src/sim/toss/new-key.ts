// A key of the simulator's: its kind, and what nobody guesses.
import { randomBytes } from 'node:crypto'

export const newKey = (start: string) => start + randomBytes(15).toString('base64url')

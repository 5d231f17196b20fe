// Numbers people are given: 12 random symbols of Crockford's base 32.
// Nobody can guess them, and everybody can read them out.
import { randomBytes } from 'node:crypto'

const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const createNumber = () => toSymbols(randomBytes(12))

/** Twelve bytes as such a number. */
export const toSymbols = (bytes: Uint8Array) => Array.from(bytes, (byte) => symbols[byte & 31]).join('')

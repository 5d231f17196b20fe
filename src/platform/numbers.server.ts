// Numbers people are given: 12 random symbols of Crockford's base 32.
// Nobody can guess them, and everybody can read them out.
import { randomBytes } from 'node:crypto'

const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const newNumber = () => [...randomBytes(12)].map((byte) => symbols[byte & 31]).join('')

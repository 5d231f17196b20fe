// Numbers people are given: 12 random symbols of Crockford's base 32, which nobody can guess and everybody can read out.
import { randomBytes } from 'node:crypto'

const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const newNumber = () => [...randomBytes(12)].map((byte) => symbols[byte & 31]).join('')

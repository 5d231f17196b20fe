// Codes of six digits that a phone makes from a shared secret every thirty seconds (RFC 6238).
import { createHmac, randomBytes } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const step_s = 30

/** 32 letters, as authenticator apps take them. */
export const createTotpSecret = () => [...randomBytes(32)].map((byte) => letters[byte & 31]).join('')

export const getStepAt = (ms: number) => Math.floor(ms / 1000 / step_s)

export function getCodeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', decodeBase32(secret)).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** The step a code belongs to, when it is the present one, the one before or the one after. */
export function findStep(secret: string, code: string, ms = Date.now()): number | undefined {
  const now = getStepAt(ms)
  return [now, now - 1, now + 1].find((step) => getCodeAt(secret, step) === code)
}

export const buildOtpUri = (secret: string, email: string) =>
  `otpauth://totp/Naru:${encodeURIComponent(email)}?secret=${secret}&issuer=Naru`

function decodeBase32(secret: string): Buffer {
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

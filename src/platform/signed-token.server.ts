// Tokens that only this deployment can make: what they say, and a signature over it.
import { createHmac } from 'node:crypto'
import { isSameSecret, type KeyFor } from './secrets.server.ts'

/** Each purpose has a key of its own, so that no token passes for another. */
type TokenKey = { keyFor: KeyFor; purpose: string }

const createMac = ({ keyFor, purpose }: TokenKey, payload: string) =>
  createHmac('sha256', keyFor(purpose)).update(payload).digest('base64url')

export function signToken(key: TokenKey, content: object): string {
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${payload}.${createMac(key, payload)}`
}

/** What a token of ours says; undefined if it is not ours. */
export function readToken<T>(key: TokenKey, token: string): T | undefined {
  const [payload = '', mac = ''] = token.split('.')
  if (!isSameSecret(mac, createMac(key, payload))) return undefined
  const content: T = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return content
}

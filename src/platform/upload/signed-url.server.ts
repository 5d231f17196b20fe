// Signed URLs of private files: whoever got one may fetch the file, and nobody can make one up.
import { createHmac } from 'node:crypto'
import { isSameSecret, type KeyFor } from '#platform/secrets.server.ts'

/** `until`: a moment in milliseconds; without it the address is good as long as the file is there. */
type SignedFile = { travel_agency: number; key: string; name: string; type: string; until?: number }

const createMac = (keyFor: KeyFor, payload: string) =>
  createHmac('sha256', keyFor('sealed file')).update(payload).digest('base64url')

export function signFileUrl(keyFor: KeyFor, file: SignedFile): string {
  const payload = Buffer.from(JSON.stringify(file)).toString('base64url')
  return `/files/sealed/${payload}.${createMac(keyFor, payload)}`
}

/** The file that a seal of this agency names, even if its time is over; undefined if it is not ours. */
export function parseSignedUrl(keyFor: KeyFor, travel_agency: number, token: string): SignedFile | undefined {
  const [payload = '', mac = ''] = token.split('.')
  if (!isSameSecret(mac, createMac(keyFor, payload))) return undefined
  const file: SignedFile = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return file.travel_agency === travel_agency ? file : undefined
}

export function findSignedFile(keyFor: KeyFor, travel_agency: number, token: string): SignedFile | undefined {
  const file = parseSignedUrl(keyFor, travel_agency, token)
  return file && (file.until === undefined || file.until > Date.now()) ? file : undefined
}

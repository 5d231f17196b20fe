// Signed URLs of private files: whoever got one may fetch the file, and nobody can make one up.
import type { KeyFor } from '#platform/secrets.server.ts'
import { readToken, signToken } from '#platform/signed-token.server.ts'

/** `until`: a moment in milliseconds; without it the address is good as long as the file is there. */
type SignedFile = { travel_agency: number; key: string; name: string; type: string; until?: number }

const purpose = 'sealed file'

export const signFileUrl = (keyFor: KeyFor, file: SignedFile): string =>
  `/files/sealed/${signToken({ keyFor, purpose }, file)}`

/** The file that a seal of this agency names, even if its time is over; undefined if it is not ours. */
export function parseSignedUrl(keyFor: KeyFor, travel_agency: number, token: string): SignedFile | undefined {
  const file = readToken<SignedFile>({ keyFor, purpose }, token)
  return file?.travel_agency === travel_agency ? file : undefined
}

export function findSignedFile(keyFor: KeyFor, travel_agency: number, token: string): SignedFile | undefined {
  const file = parseSignedUrl(keyFor, travel_agency, token)
  return file && (file.until === undefined || file.until > Date.now()) ? file : undefined
}

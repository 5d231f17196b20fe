// A passkey's device as far as making a passkey goes: what a browser answers to the office's offer.
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** `origin`: the address at which it is used. */
export function makeAuthenticator(origin: string) {
  const credential = randomBytes(16)
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // COSE: an elliptic key, for ES256, on P-256, and its point.
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ])
  const device = Buffer.concat([
    createHash('sha256').update(new URL(origin).hostname).digest(),
    Buffer.from([0b0100_0101, 0, 0, 0, 0]), // present, verified, with a key; never used yet
    Buffer.alloc(16),
    Buffer.from([0, credential.length]),
    credential,
    isoCBOR.encode(key),
  ])

  function make(challenge: string) {
    const said = { type: 'webauthn.create', challenge, origin, crossOrigin: false }
    const id = credential.toString('base64url')
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(device)],
    ])
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: Buffer.from(JSON.stringify(said)).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
      },
    }
  }
  return { make }
}

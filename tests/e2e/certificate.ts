// A certificate for the hosts of a test, made and signed here: no machine has to have a program for it.
import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

const day_ms = 86_400_000

/** How Chromium is told to believe a certificate that nobody else has signed. */
export const hashPublicKey = (publicKey: KeyObject) =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')

export function createCertificate(): { key: string; cert: string; spki: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const publicBytes = publicKey.export({ type: 'spki', format: 'der' })
  const body = sequence(
    encodeDer(0xa0, integer(2)), // the third version
    integer(1),
    ecdsaWithSha256,
    name,
    sequence(utcTime(Date.now() - day_ms), utcTime(Date.now() + 2 * day_ms)),
    name,
    publicBytes,
  )
  const signature = encodeDer(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  const certificate = sequence(body, ecdsaWithSha256, signature).toString('base64')
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`,
    spki: hashPublicKey(publicKey),
  }
}

/** A value of ASN.1 in DER: its tag, its length in as few bytes as it takes, its bytes. */
function encodeDer(tag: number, ...parts: Buffer[]): Buffer {
  const bytes = Buffer.concat(parts)
  const { length } = bytes
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...(length < 128 ? [length] : long)]), bytes])
}
const sequence = (...parts: Buffer[]) => encodeDer(0x30, ...parts)
const integer = (value: number) => encodeDer(0x02, Buffer.from([value]))
const oid = (hex: string) => encodeDer(0x06, Buffer.from(hex, 'hex'))
const utcTime = (moment: number) =>
  encodeDer(0x17, Buffer.from(`${new Date(moment).toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`))
const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))
const commonName = oid('550403')
const name = sequence(encodeDer(0x31, sequence(commonName, encodeDer(0x0c, Buffer.from('naru')))))

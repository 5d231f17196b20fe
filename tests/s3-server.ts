// A real S3 server on this machine, with one empty bucket.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import { onTestFinished } from 'vitest'

const suffix = '._S3rver_object'

export async function startS3Server() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-store-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    allowMismatchedSignatures: true, // it signs the address of a list without the slash that clients send
    directory,
    configureBuckets: [{ name: 'naru' }],
  })
  const { port } = await server.run()
  let open = true
  const close = async () => {
    if (open) await server.close()
    open = false
  }
  onTestFinished(async () => {
    await close()
    fs.rmSync(directory, { recursive: true, force: true })
  })
  const bucket = path.join(directory, 'naru')
  const listKeys = () =>
    fs
      .readdirSync(bucket, { recursive: true, encoding: 'utf8' })
      .flatMap((name) => (name.endsWith(suffix) ? [name.slice(0, -suffix.length)] : []))
      .sort()
  /** What lies there, as whoever can read the store's disk sees it. */
  const readObject = (key: string) => fs.readFileSync(path.join(bucket, `${key}${suffix}`))
  return { env: buildS3Env(port), listKeys, readObject, close }
}

export const buildS3Env = (port: number) => ({
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_BUCKET: 'naru',
  S3_ACCESS_KEY: 'S3RVER',
  S3_SECRET_KEY: 'S3RVER',
})

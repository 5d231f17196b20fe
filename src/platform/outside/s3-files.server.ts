// Files in a store that speaks S3, shared by several machines: an object for each file.

import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Refusal } from '#errors.ts'
import { httpLimits, storeLimits } from '#limits/machine.ts'
import { partsOf } from '#plain/parts-of.ts'
import type { Env } from '../env.server.ts'
import type { Log } from '../log.server.ts'
import { openCircuit } from './circuit.server.ts'
import type { Contents, Files, Lying } from './files.server.ts'

export function s3Files(
  { endpoint, bucket, region, accessKey, secretKey }: NonNullable<Env['S3']>,
  log: Pick<Log, 'warn'>,
): Files {
  const client = new S3Client({
    ...(endpoint && { endpoint, forcePathStyle: true }), // one of our own has no host for each bucket
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    requestHandler: { connectionTimeout: storeLimits.connect_ms, socketTimeout: storeLimits.silence_ms },
    logger: { debug() {}, info() {}, warn() {}, error() {} }, // what matters is logged in ask
    maxAttempts: 1, // the client cannot begin a file anew; ask can
    // Many stores do not know the checksums of newer clients. TLS and the signature protect the transfer.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const enter = openCircuit(storeLimits)
  const place = (travel_agency: number, key: string) => ({ Bucket: bucket, Key: `${travel_agency}/${key}` })

  /** A store that does not answer is not a bug: the visitor gets 503, soon. */
  async function ask<T>(asked: () => Promise<T>): Promise<T | undefined> {
    const leave = enter()
    if (!leave) throw away()
    try {
      const answer = await asked().catch(async (error) => {
        if (!isPassing(error)) throw error
        await wait(storeLimits.pause_ms)
        return asked()
      })
      leave(true)
      return answer
    } catch (error) {
      if (error instanceof NoSuchKey) {
        leave(true)
        return undefined
      }
      leave(false)
      const { name, code, $metadata } = partsOf(error)
      const status = partsOf($metadata).httpStatusCode
      log.warn({ error: code ?? name, status }, 'the file store does not answer')
      throw status === 507 ? new Refusal('UPLOAD_FAILED') : away()
    }
  }

  async function readAll(asked: { Bucket: string; Prefix: string }): Promise<Lying[]> {
    const lying: Lying[] = []
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, asked))
      for (const { Key, LastModified } of Contents)
        if (Key && LastModified) lying.push({ key: Key.slice(Key.indexOf('/') + 1), since: LastModified })
    return lying
  }

  return {
    isFar: true,
    // The length is sent first, so the store keeps the whole file or nothing.
    put: async (travel_agency, key, contents) => {
      await ask(async () =>
        client.send(new PutObjectCommand({ ...place(travel_agency, key), ...(await bodyOf(contents)) })),
      )
    },
    async read(travel_agency, key) {
      const bytes = await ask(async () =>
        (await client.send(new GetObjectCommand(place(travel_agency, key)))).Body?.transformToByteArray(),
      )
      return bytes && Buffer.from(bytes)
    },
    async open(travel_agency, key) {
      const {
        Body,
        ContentLength = 0,
        ETag = '',
      } = (await ask(() => client.send(new GetObjectCommand(place(travel_agency, key))))) ?? {}
      return Body instanceof Readable
        ? { size: ContentLength, tag: ETag.replaceAll('"', ''), stream: Body }
        : undefined
    },
    remove: async (travel_agency, key) => {
      await ask(() => client.send(new DeleteObjectCommand(place(travel_agency, key))))
    },
    async listPrivate(travel_agency) {
      const asked = { Bucket: bucket, Prefix: `${travel_agency}/private/` }
      return (await ask(() => readAll(asked))) ?? []
    },
  }
}

// Tried again after an idle connection was closed or the store was briefly busy. A store that did not answer
// in time is not asked again.
function isPassing(error: unknown): boolean {
  const { name, $metadata } = partsOf(error)
  const status = partsOf($metadata).httpStatusCode
  return name !== 'TimeoutError' && !(typeof status === 'number' && status < 500)
}

const away = () => new Refusal('UNAVAILABLE', { retryAfter: httpLimits.retryAfter_s })

async function bodyOf(contents: Contents) {
  if (typeof contents === 'string' || Buffer.isBuffer(contents)) return { Body: contents }
  return { Body: createReadStream(contents.from), ContentLength: (await fs.stat(contents.from)).size }
}

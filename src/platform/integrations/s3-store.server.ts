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
import { readFields } from '#lib/read-fields.ts'
import { httpLimits } from '#limits/machine.ts'
import { storeLimits } from '#limits/services.ts'
import type { Env } from '#platform/env.server.ts'
import type { Log } from '#platform/log.server.ts'
import { createCircuit } from './circuit.server.ts'
import { type FileContents, type FileStore, isCounted, type StoredFile } from './file-store.server.ts'

export function createS3Store(
  { endpoint, bucket, region, accessKey, secretKey }: NonNullable<Env['S3']>,
  log: Pick<Log, 'warn'>,
): FileStore {
  const client = new S3Client({
    ...(endpoint && { endpoint, forcePathStyle: true }), // one of our own has no host for each bucket
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    requestHandler: { connectionTimeout: storeLimits.connect_ms, socketTimeout: storeLimits.silence_ms },
    logger: { debug() {}, info() {}, warn() {}, error() {} }, // what matters is logged in ask
    maxAttempts: 1, // the client cannot send a file from its beginning again; ask can
    // Many stores do not know the checksums of newer clients. TLS and the signature protect the transfer.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const enter = createCircuit(storeLimits)
  const toObjectKey = (travel_agency: number, key: string) => ({
    Bucket: bucket,
    Key: `${travel_agency}/${key}`,
  })

  /** A store that does not answer is not a bug: the visitor gets 503, soon. */
  async function callStore<T>(request: () => Promise<T>): Promise<T | undefined> {
    const leave = enter()
    if (!leave) throw createUnavailableRefusal()
    try {
      const answer = await request().catch(async (error) => {
        if (!isTransient(error)) throw error
        await wait(storeLimits.pause_ms)
        return request()
      })
      leave(true)
      return answer
    } catch (error) {
      if (error instanceof NoSuchKey) {
        leave(true)
        return undefined
      }
      leave(false)
      const { name, code, $metadata } = readFields(error)
      const status = readFields($metadata).httpStatusCode
      log.warn({ error: code ?? name, status }, 'the file store does not answer')
      throw status === 507 ? new Refusal('UPLOAD_FAILED') : createUnavailableRefusal()
    }
  }

  async function listAll(request: { Bucket: string; Prefix: string }): Promise<StoredFile[]> {
    const storedFiles: StoredFile[] = []
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, request))
      for (const { Key, LastModified } of Contents)
        if (Key && LastModified)
          storedFiles.push({ key: Key.slice(Key.indexOf('/') + 1), since: LastModified })
    return storedFiles
  }

  async function sumSizes(request: { Bucket: string; Prefix: string }): Promise<number> {
    let bytes = 0
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, request))
      for (const { Key = '', Size = 0 } of Contents) if (isCounted(Key)) bytes += Size
    return bytes
  }

  return {
    isRemote: true,
    // The length is sent first, so the store keeps the whole file or nothing.
    put: async (travel_agency, key, contents) => {
      await callStore(async () =>
        client.send(
          new PutObjectCommand({ ...toObjectKey(travel_agency, key), ...(await toBody(contents)) }),
        ),
      )
    },
    async read(travel_agency, key) {
      const bytes = await callStore(async () =>
        (
          await client.send(new GetObjectCommand(toObjectKey(travel_agency, key)))
        ).Body?.transformToByteArray(),
      )
      return bytes && Buffer.from(bytes)
    },
    async open(travel_agency, key) {
      const {
        Body,
        ContentLength = 0,
        ETag = '',
      } = (await callStore(() => client.send(new GetObjectCommand(toObjectKey(travel_agency, key))))) ?? {}
      return Body instanceof Readable
        ? { size: ContentLength, tag: ETag.replaceAll('"', ''), stream: Body }
        : undefined
    },
    remove: async (travel_agency, key) => {
      await callStore(() => client.send(new DeleteObjectCommand(toObjectKey(travel_agency, key))))
    },
    async listPrivate(travel_agency) {
      const request = { Bucket: bucket, Prefix: `${travel_agency}/private/` }
      return (await callStore(() => listAll(request))) ?? []
    },
    measure: async (travel_agency) =>
      (await callStore(() => sumSizes({ Bucket: bucket, Prefix: `${travel_agency}/` }))) ?? 0,
  }
}

// Tried again after an idle connection was closed or the store was briefly busy. A store that did not answer
// in time is not asked again.
function isTransient(error: unknown): boolean {
  const { name, $metadata } = readFields(error)
  const status = readFields($metadata).httpStatusCode
  return name !== 'TimeoutError' && !(typeof status === 'number' && status < 500)
}

const createUnavailableRefusal = () => new Refusal('UNAVAILABLE', { retryAfter: httpLimits.retryAfter_s })

async function toBody(contents: FileContents) {
  if (typeof contents === 'string' || Buffer.isBuffer(contents)) return { Body: contents }
  return { Body: createReadStream(contents.from), ContentLength: (await fs.stat(contents.from)).size }
}

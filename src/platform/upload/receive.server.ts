// Receives every form within its limits: files go to the disk, fields become texts.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type {
  FastifyMultipartBaseOptions,
  Multipart,
  MultipartFile,
  MultipartValue,
} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { FileKind } from '#accept.ts'
import { Refusal, refuse } from '#errors.ts'
import { httpLimits, uploadLimits } from '#limits/machine.ts'
import { orFull } from '#platform/outside/files.server.ts'
import type { Call } from '#platform/wire/call.ts'
import { refuseField } from '#platform/wire/read-input.ts'
import { encrypt } from './encrypt.server.ts'
import { cleanName, onlyKnown, refuseTooMany, refuseType } from './kind.server.ts'

/** Encrypted as it arrived: the key, the key in the store to which it is bound, and what it is. */
export type Locked = { key: Buffer; as: string; kind: FileKind }
export type Received = {
  field: string
  name: string
  path: string
  size: number
  hash: string
  locked?: Locked
}
export type Form = { fields: Record<string, string>; files: Received[] }

export const formLimits: FastifyMultipartBaseOptions = {
  throwFileSizeLimit: false,
  // One more file than allowed is accepted, so that we can refuse it with our own sentence.
  limits: {
    fileSize: uploadLimits.file_bytes,
    files: uploadLimits.files + 1,
    fields: uploadLimits.fields,
    fieldSize: httpLimits.body_bytes,
    headerPairs: 20,
  },
}

/** The folder of the form is always removed in the end. */
export async function withForm<T>(
  request: FastifyRequest,
  call: Call,
  incoming: string,
  use: (form: Form) => Promise<T>,
): Promise<T> {
  const folder = path.join(incoming, request.id)
  try {
    return await use(await receive(request, call, folder))
  } finally {
    await fs.rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function receive(request: FastifyRequest, call: Call, folder: string): Promise<Form> {
  const fields = new Map<string, string>()
  const files: Received[] = []
  try {
    await fs.mkdir(folder, { recursive: true, mode: 0o700 })
    const parts = request.parts()
    const ended = endOf(request.raw)
    for (let part = await nextPart(parts, ended); part; part = await nextPart(parts, ended)) {
      if (part.type === 'field') takeField(part, fields)
      else files.push(...(await takeFile(part, call, files, folder)))
    }
    return { fields: Object.fromEntries(fields), files }
  } catch (error) {
    // The rest of the body is read and dropped: a sender who is cut off would not see our answer.
    request.raw.unpipe()
    request.raw.resume()
    throw asRefusal(error)
  }
}

function endOf(raw: IncomingMessage): Promise<unknown> {
  return raw.readableEnded || raw.destroyed
    ? Promise.resolve()
    : Promise.race([once(raw, 'end'), once(raw, 'close')]).catch(() => {})
}

// If the parser is silent after the last byte, a part of the form was broken.
async function nextPart(
  parts: AsyncIterator<Multipart>,
  ended: Promise<unknown>,
): Promise<Multipart | undefined> {
  const silence = ended
    .then(() => wait(uploadLimits.silence_ms, undefined, { ref: false }))
    .then(() => refuse('BAD_INPUT', { fields: {} }))
  const { value, done } = await Promise.race([parts.next(), silence])
  return done ? undefined : value
}

function takeField({ fieldname, value, valueTruncated }: MultipartValue, fields: Map<string, string>): void {
  if (typeof fieldname !== 'string' || fieldname.length > uploadLimits.fieldName)
    refuse('BAD_INPUT', { fields: {} })
  if (typeof value !== 'string' || fields.has(fieldname)) refuseField(fieldname, 'format')
  fields.set(fieldname, value)
  const size = [...fields.values()].reduce((sum, text) => sum + text.length, 0)
  if (valueTruncated || size > httpLimits.body_bytes) refuse('BODY_TOO_LARGE')
}

async function takeFile(
  part: MultipartFile,
  { files: taking = {} }: Call,
  before: Received[],
  folder: string,
): Promise<Received[]> {
  const { fieldname: field, file, filename = '' } = part
  const taken = Object.hasOwn(taking, field) ? taking[field] : undefined
  if (!taken) refuseField(String(field).slice(0, uploadLimits.fieldName), 'unknown')
  const { most = uploadLimits.files } = taken
  if (before.length >= uploadLimits.files || before.filter((other) => other.field === field).length >= most)
    refuseTooMany(field, most)
  const place = path.join(folder, String(before.length))
  const hash = createHash('sha256')
  // at once, because much more may follow
  file.once('limit', () => file.destroy(new Refusal('FILE_TOO_LARGE')))
  const hashed = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
  const name = cleanName(filename)
  const [key, as] = [randomBytes(32), `private/${randomUUID()}.locked`]
  let locked: Locked | undefined
  const content = taken.encrypted
    ? (chunks: AsyncIterable<Buffer>) =>
        encrypt(
          key,
          as,
          onlyKnown(taken.accept, { field, name }, hashed(chunks), (kind) => {
            locked = { key, as, kind }
          }),
        )
    : hashed
  await pipeline(file, content, createWriteStream(place, { mode: 0o600 }))
  // a small file may pass the limit before we get it
  if (file.truncated) refuse('FILE_TOO_LARGE')
  if (file.bytesRead === 0 && filename === '') return [] // a file input in which nothing was picked
  if (taken.encrypted && !locked) refuseType({ field, name })
  return [
    { field, name, path: place, size: file.bytesRead, hash: hash.digest('hex'), ...(locked && { locked }) },
  ]
}

// What the parser throws is about what was sent, unless the disk says otherwise.
function asRefusal(error: unknown): unknown {
  if (error instanceof Refusal) return error
  if (error instanceof Error && 'code' in error && error.code === 'FST_FILES_LIMIT')
    return new Refusal('TOO_MANY_FILES')
  if (error instanceof Error && 'syscall' in error) return orFull(error)
  return new Refusal('BAD_INPUT', { fields: {} })
}

/** Removes what a killed process left behind. */
export async function sweepIncoming(incoming: string): Promise<void> {
  const names = await fs.readdir(incoming).catch(() => [])
  for (const folder of names.map((name) => path.join(incoming, name))) {
    const { mtimeMs } = await fs.stat(folder)
    if (Date.now() - mtimeMs > uploadLimits.leftover_ms) await fs.rm(folder, { recursive: true, force: true })
  }
}

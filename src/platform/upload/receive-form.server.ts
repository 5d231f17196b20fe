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
import { Refusal, refuse } from '#errors.ts'
import type { FileType } from '#file-types.ts'
import { uploadLimits } from '#limits/files.ts'
import { httpLimits } from '#limits/machine.ts'
import { toDiskFullRefusal } from '#platform/integrations/file-store.server.ts'
import type { Call } from '#platform/wire/call.ts'
import { refuseField } from '#platform/wire/read-input.ts'
import { encrypt } from './encrypt.server.ts'
import { cleanName, passKnownTypes, refuseTooMany, refuseType } from './file-type.server.ts'

/** Encrypted as it arrived: the key, the key in the store to which it is bound, and what it is. */
export type EncryptedFile = { key: Buffer; boundTo: string; kind: FileType }
export type ReceivedFile = {
  field: string
  name: string
  path: string
  size: number
  hash: string
  encrypted?: EncryptedFile
}
export type ReceivedForm = { fields: Record<string, string>; files: ReceivedFile[] }

export const multipartOptions: FastifyMultipartBaseOptions = {
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
export async function withReceivedForm<T>(
  request: FastifyRequest,
  call: Call,
  incoming: string,
  use: (form: ReceivedForm) => Promise<T>,
): Promise<T> {
  const folder = path.join(incoming, request.id)
  try {
    return await use(await receiveForm(request, call, folder))
  } finally {
    await fs.rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function receiveForm(request: FastifyRequest, call: Call, folder: string): Promise<ReceivedForm> {
  const fields = new Map<string, string>()
  const files: ReceivedFile[] = []
  try {
    await fs.mkdir(folder, { recursive: true, mode: 0o700 })
    const parts = request.parts()
    const ended = waitForEnd(request.raw)
    for (let part = await nextPart(parts, ended); part; part = await nextPart(parts, ended)) {
      if (part.type === 'field') receiveField(part, fields)
      else files.push(...(await receiveFile(part, call, files, folder)))
    }
    return { fields: Object.fromEntries(fields), files }
  } catch (error) {
    // The rest of the body is read and dropped: a sender who is cut off would not see our answer.
    request.raw.unpipe()
    request.raw.resume()
    throw toRefusal(error)
  }
}

function waitForEnd(raw: IncomingMessage): Promise<unknown> {
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

function receiveField(
  { fieldname, value, valueTruncated }: MultipartValue,
  fields: Map<string, string>,
): void {
  if (typeof fieldname !== 'string' || fieldname.length > uploadLimits.fieldName)
    refuse('BAD_INPUT', { fields: {} })
  if (typeof value !== 'string' || fields.has(fieldname)) refuseField(fieldname, 'format')
  fields.set(fieldname, value)
  const size = [...fields.values()].reduce((sum, text) => sum + text.length, 0)
  if (valueTruncated || size > httpLimits.body_bytes) refuse('BODY_TOO_LARGE')
}

async function receiveFile(
  part: MultipartFile,
  { files: fileRules = {} }: Call,
  before: ReceivedFile[],
  folder: string,
): Promise<ReceivedFile[]> {
  const { fieldname: field, file, filename = '' } = part
  const rule = Object.hasOwn(fileRules, field) ? fileRules[field] : undefined
  if (!rule) refuseField(String(field).slice(0, uploadLimits.fieldName), 'unknown')
  const { most = uploadLimits.files } = rule
  if (before.length >= uploadLimits.files || before.filter((other) => other.field === field).length >= most)
    refuseTooMany(field, most)
  const filePath = path.join(folder, String(before.length))
  const hash = createHash('sha256')
  // at once, because much more may follow
  file.once('limit', () => file.destroy(new Refusal('FILE_TOO_LARGE')))
  const hashChunks = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
  const name = cleanName(filename)
  const [key, boundTo] = [randomBytes(32), `private/${randomUUID()}.locked`]
  let encrypted: EncryptedFile | undefined
  const content = rule.encrypted
    ? (chunks: AsyncIterable<Buffer>) =>
        encrypt(
          key,
          boundTo,
          passKnownTypes(rule.accept, { field, name }, hashChunks(chunks), (kind) => {
            encrypted = { key, boundTo, kind }
          }),
        )
    : hashChunks
  await pipeline(file, content, createWriteStream(filePath, { mode: 0o600 }))
  // a small file may pass the limit before we get it
  if (file.truncated) refuse('FILE_TOO_LARGE')
  if (file.bytesRead === 0 && filename === '') return [] // a file input in which nothing was picked
  if (rule.encrypted && !encrypted) refuseType({ field, name })
  return [
    {
      field,
      name,
      path: filePath,
      size: file.bytesRead,
      hash: hash.digest('hex'),
      ...(encrypted && { encrypted }),
    },
  ]
}

// An error of the parser is about what was sent, unless the disk says otherwise.
function toRefusal(error: unknown): unknown {
  if (error instanceof Refusal) return error
  if (error instanceof Error && 'code' in error && error.code === 'FST_FILES_LIMIT')
    return new Refusal('TOO_MANY_FILES')
  if (error instanceof Error && 'syscall' in error) return toDiskFullRefusal(error)
  return new Refusal('BAD_INPUT', { fields: {} })
}

/** Removes what a killed process left behind. */
export async function deleteStaleUploads(incoming: string): Promise<void> {
  const names = await fs.readdir(incoming).catch(() => [])
  for (const folder of names.map((name) => path.join(incoming, name))) {
    const { mtimeMs } = await fs.stat(folder)
    if (Date.now() - mtimeMs > uploadLimits.leftover_ms) await fs.rm(folder, { recursive: true, force: true })
  }
}

// Turns uploads into stored files: checked by content, pictures made again, names of our own.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { isRefusal } from '#errors.ts'
import type { FileType, UploadKind } from '#file-types.ts'
import type { Enqueue, JobPayloads } from '#jobs.ts'
import { passportLimits } from '#limits/trade.ts'
import type { Db } from '#platform/db/database.server.ts'
import { type FileStore, toDiskFullRefusal } from '#platform/integrations/file-store.server.ts'
import type { Log } from '#platform/log.server.ts'
import { encodePicture, reencodePicture, runInFairQueue } from '#platform/pictures.server.ts'
import type { Call } from '#platform/wire/call.ts'
import { decrypt, encrypt } from './encrypt.server.ts'
import { detectFileType, refuseType } from './file-type.server.ts'
import { encodeLogo } from './logo.server.ts'
import type { EncryptedFile, ReceivedFile } from './receive-form.server.ts'
import { checkStorage, claimStorage } from './storage.server.ts'

/**
 * `path` is the address of a public picture, else the key in the store. `type` and `size` are of what is
 * kept, `hash` (SHA-256) of what was sent; `key` opens what was encrypted.
 */
export type Upload = { name: string; type: string; size: number; path: string; hash: string; key?: Buffer }

/** `parts`: where a file is now, and the key it will have. */
type StorableFile = {
  upload: Upload
  parts: { from: string; key: string }[]
  picture?: JobPayloads['make-avif']
}

export type PreparedUploads = {
  files: Record<string, Upload[]>
  /**
   * Refuses where the agency has no room. Stores files before the transaction if the store is remote, so that no
   * database connection waits for it.
   */
  storeBeforeTx: (db: Db) => Promise<void>
  /** Stores files as the last act of the transaction, so that a row never names a missing file. */
  storeInTx: (tx: { db: Db; enqueue: Enqueue }) => Promise<void>
  /** No two uploads share a file, so all that were stored can be removed. */
  removeStored: () => Promise<void>
}

type DetectedFile = ReceivedFile & { kind: FileType }

/** Checks the first bytes, which is cheap: a wrong file is refused before anything else is done. */
export async function detectFileTypes(
  received: ReceivedFile[],
  { files: fileRules = {} }: Call,
): Promise<DetectedFile[]> {
  const detectedFiles: DetectedFile[] = []
  for (const file of received) {
    const kind =
      file.encrypted?.kind ?? (await detectFileType(fileRules[file.field]?.accept ?? 'pictures', file))
    detectedFiles.push({ ...file, kind })
  }
  return detectedFiles
}

/** The agency of the files, and the log for faults. */
type UploadOwner = { travel_agency: number; log: Log }
/** The other fields of the form, and the store for its files. */
type PrepareOptions = { input: Record<string, unknown>; store: FileStore; requestContext: UploadOwner }

/** Pictures are decoded here, which can take a second of a processor each. */
export async function prepareUploads(
  detectedFiles: DetectedFile[],
  { files: fileRules = {} }: Call,
  { input, store, requestContext }: PrepareOptions,
): Promise<PreparedUploads> {
  const isPrivate = (field: string) => {
    const rule = fileRules[field]?.private
    return typeof rule === 'function' ? rule(input) : rule === true
  }
  const files: Record<string, Upload[]> = Object.fromEntries(
    Object.keys(fileRules).map((field) => [field, []]),
  )
  const storableFiles: StorableFile[] = []
  const limitedParts: StorableFile['parts'] = []
  for (const file of detectedFiles) {
    let one: StorableFile
    if (file.encrypted)
      one = await prepareEncrypted(
        file,
        file.encrypted,
        fileRules[file.field]?.accept ?? 'papers',
        requestContext,
      )
    else if (fileRules[file.field]?.accept === 'logos') one = await prepareLogo(file, requestContext)
    else if (!file.kind.isPicture) one = prepareDocument(file)
    else one = await preparePicture(file, isPrivate(file.field) ? 'private' : 'public', requestContext)
    storableFiles.push(one)
    if (!fileRules[file.field]?.isOfTravel) limitedParts.push(...one.parts)
    files[file.field]?.push(one.upload)
  }
  const { travel_agency } = requestContext
  const parts = storableFiles.flatMap((one) => one.parts)
  const bytes = await sumBytes(limitedParts)
  const storeAll = async () => {
    for (const { from, key } of parts) await store.put(travel_agency, key, { from })
  }
  return {
    files,
    async storeBeforeTx(db) {
      await checkStorage({ db, travel_agency }, store, bytes)
      if (store.isRemote) await storeAll()
    },
    async storeInTx({ db, enqueue }) {
      await claimStorage({ db, travel_agency }, bytes)
      if (!store.isRemote) await storeAll()
      for (const { picture } of storableFiles) if (picture) await enqueue('make-avif', picture)
    },
    async removeStored() {
      for (const { key } of parts) await store.remove(travel_agency, key)
    },
  }
}

async function sumBytes(parts: StorableFile['parts']): Promise<number> {
  const sizes = await Promise.all(parts.map(async ({ from }) => (await fs.stat(from)).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** A picture is not at fault if there was no turn to decode it. */
function refuseUnreadable(file: ReceivedFile, error: Error, log: Log): never {
  if (isRefusal(error)) throw error
  log.info({ error: error.message }, 'a picture could not be read')
  refuseType(file)
}

async function preparePicture(
  file: ReceivedFile,
  scope: 'public' | 'private',
  { travel_agency, log }: UploadOwner,
): Promise<StorableFile> {
  const { name, widths, files } = await runInFairQueue(travel_agency, () =>
    encodePicture(file.path, randomBytes(8).toString('hex')),
  ).catch((error: Error) => refuseUnreadable(file, error, log))
  const folder = path.dirname(file.path)
  for (const each of files)
    await fs
      .writeFile(path.join(folder, each.name), each.bytes, { mode: 0o600 })
      .catch((error) => Promise.reject(toDiskFullRefusal(error)))
  const upload = {
    name: file.name,
    type: 'image/webp',
    size: files.at(-1)?.bytes.length ?? 0,
    path: scope === 'public' ? `/files/${name}.webp` : `private/${name}.webp`,
    hash: file.hash,
  }
  const parts = files.map((each) => ({ from: path.join(folder, each.name), key: `${scope}/${each.name}` }))
  return { upload, parts, ...(scope === 'public' && { picture: { travel_agency, name, widths } }) }
}

/** The stored logo keeps its transparent ground, or its lines. */
async function prepareLogo(file: DetectedFile, { travel_agency, log }: UploadOwner): Promise<StorableFile> {
  const logo = await runInFairQueue(travel_agency, async () =>
    encodeLogo(await fs.readFile(file.path), randomBytes(8).toString('hex')),
  ).catch((error: Error) => refuseUnreadable(file, error, log))
  const from = path.join(path.dirname(file.path), logo.name)
  await fs
    .writeFile(from, logo.bytes, { mode: 0o600 })
    .catch((error) => Promise.reject(toDiskFullRefusal(error)))
  const type = file.kind.isDrawing ? file.kind.mime : 'image/webp'
  const upload = {
    name: file.name,
    type,
    size: logo.bytes.length,
    path: `/files/${logo.name}`,
    hash: file.hash,
  }
  return { upload, parts: [{ from, key: `public/${logo.name}` }] }
}

function prepareDocument({
  name,
  path: from,
  size,
  hash,
  kind: { mime, extensions },
}: DetectedFile): StorableFile {
  const key = `private/${randomBytes(16).toString('hex')}.${extensions[0]}`
  return { upload: { name, type: mime, size, path: key, hash }, parts: [{ from, key }] }
}

/**
 * A picture is made again in memory; nothing is written to the disk unencrypted. Passport pictures wait for
 * their worker, because many come at once.
 */
async function prepareEncrypted(
  file: ReceivedFile,
  { key, boundTo, kind }: EncryptedFile,
  accept: UploadKind,
  { travel_agency, log }: UploadOwner,
): Promise<StorableFile> {
  const { name, size, hash } = file
  if (!kind.isPicture || accept === 'passports')
    return {
      upload: { name, type: kind.mime, size, path: boundTo, hash, key },
      parts: [{ from: file.path, key: boundTo }],
    }
  const reencoded = await runInFairQueue(travel_agency, async () =>
    reencodePicture(decrypt(key, boundTo, await fs.readFile(file.path)), passportLimits.pixels),
  ).catch((error: Error) => refuseUnreadable(file, error, log))
  const from = `${file.path}.locked`
  await fs
    .writeFile(from, encrypt(key, boundTo, Readable.from([reencoded])), { mode: 0o600 })
    .catch((error) => Promise.reject(toDiskFullRefusal(error)))
  return {
    upload: { name, type: 'image/webp', size: reencoded.length, path: boundTo, hash, key },
    parts: [{ from, key: boundTo }],
  }
}

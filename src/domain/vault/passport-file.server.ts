// A passport's picture at rest: encoded again by one worker, opened only for staff, each opening logged.
import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { isRefusal } from '#errors.ts'
import type { JobPayloads } from '#jobs.ts'
import { passportLimits } from '#limits/trade.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import type { FileStore } from '#platform/integrations/file-store.server.ts'
import type { Log } from '#platform/log.server.ts'
import { reencodePicture, runInFairQueue } from '#platform/pictures.server.ts'
import { decryptSecret, encryptSecret } from '#platform/secret-box.server.ts'
import { decrypt, encrypt } from '#platform/upload/encrypt.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'
import type { AgencyContext, Ctx } from '#platform/wire/request-context.ts'
import { type AccessReader, logAccess } from './access.server.ts'
import { readDataKey } from './data-key.server.ts'
import { buildEncryptionContext, type TravellerRef } from './traveller-ref.server.ts'

/** If there was no turn to decode it, the picture is not at fault: the job is tried again. */
function rethrowRefusal(error: unknown): undefined {
  if (isRefusal(error)) throw error
}

type PassportFileDeps = Pick<Deps, 'db' | 'files' | 'keyFor'>
const findPassportFile = ({ db, travel_agency }: AgencyContext, id: string) =>
  db
    .selectFrom('passport_file')
    .selectAll()
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .executeTakeFirst()
type PassportFileRow = NonNullable<Awaited<ReturnType<typeof findPassportFile>>>

const buildFileContext = (travel_agency: number, travellerRef: TravellerRef, id: string) =>
  buildEncryptionContext(travel_agency, travellerRef, `file ${id}`)

export type FileWithKey = Pick<PassportFileRow, 'travel_agency' | 'path'> & { fileKey: Buffer }

/** The key that opens it. Getting it is logged as a reading. */
export async function unsealFileKey(
  ctx: AgencyContext & Pick<Ctx, 'keyFor'>,
  row: PassportFileRow,
  { who, ip }: AccessReader,
): Promise<FileWithKey> {
  const { travel_agency, id, path } = row
  const key = await readDataKey(ctx, row.data_key)
  await logAccess(ctx, { who, ip, travellerRef: row, what: `file ${id}` })
  return {
    travel_agency,
    path,
    fileKey: Buffer.from(
      decryptSecret(key, buildFileContext(travel_agency, row, id), row.sealed_key),
      'base64url',
    ),
  }
}

export async function readPassportFile(
  files: FileStore,
  { travel_agency, path, fileKey }: FileWithKey,
): Promise<Buffer | undefined> {
  const bytes = await files.read(travel_agency, path)
  return bytes && decrypt(fileKey, path, bytes)
}

/**
 * Removes what the camera wrote beside the pixels, and files that are not pictures. Nothing is written to the
 * disk unencrypted.
 */
export async function reencodePassportFile(
  { db, files, keyFor, log }: PassportFileDeps & { log: Log },
  { travel_agency, id }: JobPayloads['ready-passport'],
): Promise<void> {
  const found = await runInTransaction(db, travel_agency, async (tx) => {
    const ctx = { db: tx, travel_agency, keyFor }
    const row = await findPassportFile(ctx, id)
    if (row?.state !== 'received') return undefined
    return {
      row,
      sealed: await unsealFileKey(ctx, row, { who: 'worker', ip: '' }),
      key: await readDataKey(ctx, row.data_key),
    }
  })
  if (!found) return
  const { row, sealed, key } = found
  const received = await readPassportFile(files, sealed)
  const made =
    received &&
    (await runInFairQueue(travel_agency, () => reencodePicture(received, passportLimits.pixels)).catch(
      rethrowRefusal,
    ))
  if (!made) {
    log.warn({ agency: travel_agency, booking: row.booking }, 'a passport could not be read and is dropped')
    await runInTransaction(db, travel_agency, (tx) =>
      tx
        .deleteFrom('passport_file')
        .where('travel_agency', '=', travel_agency)
        .where('id', '=', id)
        .where('path', '=', row.path) // another worker may have been faster and removed our file
        .execute(),
    )
    return files.remove(travel_agency, row.path)
  }
  const [fileKey, path] = [randomBytes(32), `private/${randomUUID()}.locked`]
  await files.put(travel_agency, path, await buffer(encrypt(fileKey, path, Readable.from([made]))))
  const sealed_key = encryptSecret(
    key,
    buildFileContext(travel_agency, row, id),
    fileKey.toString('base64url'),
  )
  const replaced = await runInTransaction(db, travel_agency, (tx) =>
    tx
      .updateTable('passport_file')
      .set({ path, sealed_key, size: made.length, state: 'ready' })
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .where('path', '=', row.path)
      .returning('id')
      .executeTakeFirst(),
  )
  // if it was erased or finished by another worker meanwhile, our new file goes
  await files.remove(travel_agency, replaced ? row.path : path)
}

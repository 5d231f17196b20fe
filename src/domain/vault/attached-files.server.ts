// Files of a booking, attached by the customer or added by staff: encrypted as they arrive. §5, §7
// They are erased with the passports.
import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { runForEachAgency } from '#domain/agency/for-each-agency.server.ts'
import { findLargestFile, parsePictureName } from '#lib/picture-name.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import type { FileStore } from '#platform/integrations/file-store.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import { decryptSecret, encryptSecret } from '#platform/secret-box.server.ts'
import { decrypt, encrypt } from '#platform/upload/encrypt.server.ts'
import type { Upload } from '#platform/upload/prepare-uploads.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'
import type { AgencyContext, Ctx } from '#platform/wire/request-context.ts'
import { getOrCreateDataKey, readDataKey } from './data-key.server.ts'
import { buildEncryptionContext } from './traveller-ref.server.ts'

type VaultContext = AgencyContext & Pick<Ctx, 'keyFor'>

/** Binds the key to its booking and its file: copied to another row it cannot be opened. */
const buildAttachedContext = (travel_agency: number, booking: number, path: string) =>
  buildEncryptionContext(travel_agency, { booking, consult: null, traveller: 0 }, `attached ${path}`)

/** Without it the files are the customer's. */
type StaffUpload = { by_name: string; shown: boolean }

export async function saveAttachedFiles(
  ctx: VaultContext,
  booking: number,
  files: Upload[],
  staffUpload?: StaffUpload,
): Promise<number[]> {
  if (files.length === 0) return []
  const { db, travel_agency } = ctx
  const { id: data_key, key } = await getOrCreateDataKey(ctx)
  const rows = await db
    .insertInto('attached_file')
    .values(
      files.map(({ name, type, size, path, key: fileKey }) => {
        if (!fileKey) throw new Error('a paper arrived in clear')
        const sealed_key = encryptSecret(
          key,
          buildAttachedContext(travel_agency, booking, path),
          fileKey.toString('base64url'),
        )
        return { travel_agency, booking, name, type, size, path, sealed_key, data_key, ...staffUpload }
      }),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** All of them as staff see them. */
export const listAttachedFiles = ({ db, travel_agency }: AgencyContext, booking: number) =>
  db
    .selectFrom('attached_file')
    .select(['id', 'name', 'size', 'by_name', 'shown', 'reg_date as at'])
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .orderBy('id')
    .execute()

/**
 * Staff choose whether the customer sees a file that staff added. The customer's own files are not affected.
 */
export async function updateAttachedVisibility(
  { db, travel_agency }: AgencyContext,
  booking: number,
  { id, shown }: { id: number; shown: boolean },
): Promise<string | undefined> {
  const row = await db
    .updateTable('attached_file')
    .set({ shown })
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .where('id', '=', id)
    .where('by_name', 'is not', null)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/** Pictures are stored as WebP, whatever format they came in. */
export const toStoredName = ({ name, type }: { name: string; type: string }) =>
  type === 'image/webp' ? `${name.replace(/\.\w+$/, '')}.webp` : name

/** `open` reads the store: call it after the transaction. */
export async function loadAttachedFiles(ctx: VaultContext, booking: number) {
  const { db, travel_agency } = ctx
  const rows = await db
    .selectFrom('attached_file')
    .selectAll()
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .orderBy('id')
    .execute()
  return Promise.all(
    rows.map(async ({ id, name, type, shown, path, sealed_key, data_key }) => {
      const fields = { id, name, type, shown }
      if (sealed_key === null || data_key === null)
        return { ...fields, open: (files: FileStore) => files.read(travel_agency, getUnencryptedKey(path)) }
      const fileKey = decryptSecret(
        await readDataKey(ctx, data_key),
        buildAttachedContext(travel_agency, booking, path),
        sealed_key,
      )
      const open = async (files: FileStore) => {
        const bytes = await files.read(travel_agency, path)
        return bytes && decrypt(Buffer.from(fileKey, 'base64url'), path, bytes)
      }
      return { ...fields, open }
    }),
  )
}

/** The paths of a file from before encryption: a picture had a file for each width. */
const getUnencryptedKey = (path: string) => findLargestFile(path) ?? path
/** All files that our rows name. */
export const listFileKeys = (path: string) => parsePictureName(path)?.files.map((file) => file.path) ?? [path]

/** Encrypts files from before encryption, one by one. After the first night there are none. */
export async function encryptOldAttachedFiles({
  db,
  files,
  keyFor,
  enqueue,
}: Pick<Deps, 'db' | 'files' | 'keyFor' | 'enqueue'>) {
  await runForEachAgency(db, async (travel_agency) => {
    const unencrypted = await runInTransaction(db, travel_agency, (tx) =>
      tx
        .selectFrom('attached_file')
        .select(['id', 'booking', 'path'])
        .where('travel_agency', '=', travel_agency)
        .where('sealed_key', 'is', null)
        .orderBy('id')
        .execute(),
    )
    for (const row of unencrypted) {
      const bytes = await files.read(travel_agency, getUnencryptedKey(row.path))
      if (!bytes) continue // the store has lost it; the row stays as a trace
      const [fileKey, path] = [randomBytes(32), `private/${randomUUID()}.locked`]
      await files.put(travel_agency, path, await buffer(encrypt(fileKey, path, Readable.from([bytes]))))
      const isOurs = await runInTransactionWithJobs({ db, enqueue }, travel_agency, (ctx) =>
        replaceWithEncrypted({ ...ctx, keyFor }, row, { fileKey, path }),
      )
      if (!isOurs) await files.remove(travel_agency, path) // erased meanwhile, or locked by another process
    }
  })
}

/** A job of this transaction removes the unencrypted file, so that no crash leaves it behind. */
async function replaceWithEncrypted(
  ctx: VaultContext & Pick<Ctx, 'enqueue'>,
  row: { id: number; booking: number; path: string },
  { fileKey, path }: { fileKey: Buffer; path: string },
): Promise<boolean> {
  const { db, travel_agency, enqueue } = ctx
  const { id: data_key, key } = await getOrCreateDataKey(ctx)
  const replaced = await db
    .updateTable('attached_file')
    .set({
      path,
      data_key,
      sealed_key: encryptSecret(
        key,
        buildAttachedContext(travel_agency, row.booking, path),
        fileKey.toString('base64url'),
      ),
    })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', row.id)
    .where('sealed_key', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (replaced)
    await enqueue('remove-files', {
      travel_agency,
      scope: 'private',
      pictures: [],
      keys: listFileKeys(row.path),
    })
  return replaced !== undefined
}

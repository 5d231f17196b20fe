// Files of a booking, attached by the customer or added by staff: locked as they arrive. §5, §7
// They are erased with the passports.
import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { runForEachAgency } from '#domain/agency/every-agency.server.ts'
import { largestFile, readPicture } from '#plain/picture-name.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { within } from '#platform/jobs.server.ts'
import type { Files } from '#platform/outside/files.server.ts'
import { lock, unlock } from '#platform/secret-box.server.ts'
import { decrypt, encrypt } from '#platform/upload/encrypt.server.ts'
import type { Upload } from '#platform/upload/prepare.server.ts'
import type { Ctx, InAgency } from '#platform/wire/asking.ts'
import type { Ground } from '#platform/wire/invoke.server.ts'
import { dataKey, presentKey } from './data-key.server.ts'
import { placeOf } from './whose.server.ts'

type Locked = InAgency & Pick<Ctx, 'keyFor'>

/** Binds the key to its booking and its file: copied to another row it cannot be opened. */
const aboutOf = (travel_agency: number, booking: number, path: string) =>
  placeOf(travel_agency, { booking, consult: null, traveller: 0 }, `attached ${path}`)

/** Without it the files are the customer's. */
type OfStaff = { by_name: string; shown: boolean }

export async function keepAttached(
  ctx: Locked,
  booking: number,
  files: Upload[],
  of?: OfStaff,
): Promise<number[]> {
  if (files.length === 0) return []
  const { db, travel_agency } = ctx
  const { id: data_key, key } = await presentKey(ctx)
  const rows = await db
    .insertInto('attached_file')
    .values(
      files.map(({ name, type, size, path, key: fileKey }) => {
        if (!fileKey) throw new Error('a paper arrived in clear')
        const sealed_key = lock(key, aboutOf(travel_agency, booking, path), fileKey.toString('base64url'))
        return { travel_agency, booking, name, type, size, path, sealed_key, data_key, ...of }
      }),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** All of them as staff see them. */
export const listAttached = ({ db, travel_agency }: InAgency, booking: number) =>
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
export async function showAttached(
  { db, travel_agency }: InAgency,
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
export const storedName = ({ name, type }: { name: string; type: string }) =>
  type === 'image/webp' ? `${name.replace(/\.\w+$/, '')}.webp` : name

/** `open` reads the store: call it after the transaction. */
export async function attachedOf(ctx: Locked, booking: number) {
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
      const known = { id, name, type, shown }
      if (sealed_key === null || data_key === null)
        return { ...known, open: (files: Files) => files.read(travel_agency, clearKey(path)) }
      const fileKey = unlock(await dataKey(ctx, data_key), aboutOf(travel_agency, booking, path), sealed_key)
      const open = async (files: Files) => {
        const bytes = await files.read(travel_agency, path)
        return bytes && decrypt(Buffer.from(fileKey, 'base64url'), path, bytes)
      }
      return { ...known, open }
    }),
  )
}

/** The paths of a file from before encryption: a picture had a file for each width. */
const clearKey = (path: string) => largestFile(path) ?? path
/** All files that our rows name. */
export const keysOf = (path: string) => readPicture(path)?.files.map((file) => file.path) ?? [path]

/** Encrypts files from before encryption, one by one. After the first night there are none. */
export async function lockAttached({
  db,
  files,
  keyFor,
  later,
}: Pick<Ground, 'db' | 'files' | 'keyFor' | 'later'>) {
  await runForEachAgency(db, async (travel_agency) => {
    const inClear = await inAgency(db, travel_agency, (tx) =>
      tx
        .selectFrom('attached_file')
        .select(['id', 'booking', 'path'])
        .where('travel_agency', '=', travel_agency)
        .where('sealed_key', 'is', null)
        .orderBy('id')
        .execute(),
    )
    for (const row of inClear) {
      const bytes = await files.read(travel_agency, clearKey(row.path))
      if (!bytes) continue // the store has lost it; the row stays as a trace
      const [fileKey, path] = [randomBytes(32), `private/${randomUUID()}.locked`]
      await files.put(travel_agency, path, await buffer(encrypt(fileKey, path, Readable.from([bytes]))))
      const isOurs = await within({ db, later }, travel_agency, (ctx) =>
        replace({ ...ctx, keyFor }, row, { fileKey, path }),
      )
      if (!isOurs) await files.remove(travel_agency, path) // erased meanwhile, or locked by another process
    }
  })
}

/** A job of this transaction removes the unencrypted file, so that no crash leaves it behind. */
async function replace(
  ctx: Locked & Pick<Ctx, 'later'>,
  row: { id: number; booking: number; path: string },
  { fileKey, path }: { fileKey: Buffer; path: string },
): Promise<boolean> {
  const { db, travel_agency, later } = ctx
  const { id: data_key, key } = await presentKey(ctx)
  const replaced = await db
    .updateTable('attached_file')
    .set({
      path,
      data_key,
      sealed_key: lock(key, aboutOf(travel_agency, row.booking, path), fileKey.toString('base64url')),
    })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', row.id)
    .where('sealed_key', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (replaced)
    await later('remove-files', { travel_agency, scope: 'private', pictures: [], keys: keysOf(row.path) })
  return replaced !== undefined
}

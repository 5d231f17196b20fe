// A passport's picture at rest: made anew by one worker, opened for staff alone, each opening noted.
import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { isRefusal } from '#errors.ts'
import type { JobList } from '#jobs.ts'
import { passportLimits } from '#limits/trade.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Files } from '#platform/outside/files.server.ts'
import { inTurn, redraw } from '#platform/pictures.server.ts'
import { lock, unlock } from '#platform/secret-box.server.ts'
import { decrypt, encrypt } from '#platform/upload/encrypt.server.ts'
import type { Ctx, InAgency } from '#platform/wire/asking.ts'
import type { Ground } from '#platform/wire/invoke.server.ts'
import { logAccess, type Reader } from './access.server.ts'
import { dataKey } from './data-key.server.ts'
import { placeOf, type Whose } from './whose.server.ts'

/** If there was no turn to decode it, the picture is not at fault: the job is tried again. */
function unreadable(error: unknown): undefined {
  if (isRefusal(error)) throw error
}

type Desk = Pick<Ground, 'db' | 'files' | 'keyFor'>
const findFile = ({ db, travel_agency }: InAgency, id: string) =>
  db
    .selectFrom('passport_file')
    .selectAll()
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .executeTakeFirst()
type Row = NonNullable<Awaited<ReturnType<typeof findFile>>>

const aboutOf = (travel_agency: number, whose: Whose, id: string) =>
  placeOf(travel_agency, whose, `file ${id}`)

export type Sealed = Pick<Row, 'travel_agency' | 'path'> & { fileKey: Buffer }

/** The key that opens it. Asking for it is logged as a reading. */
export async function unsealFile(
  ctx: InAgency & Pick<Ctx, 'keyFor'>,
  row: Row,
  { who, ip }: Reader,
): Promise<Sealed> {
  const { travel_agency, id, path } = row
  const key = await dataKey(ctx, row.data_key)
  await logAccess(ctx, { who, ip, whose: row, what: `file ${id}` })
  return {
    travel_agency,
    path,
    fileKey: Buffer.from(unlock(key, aboutOf(travel_agency, row, id), row.sealed_key), 'base64url'),
  }
}

export async function openFile(
  files: Files,
  { travel_agency, path, fileKey }: Sealed,
): Promise<Buffer | undefined> {
  const bytes = await files.read(travel_agency, path)
  return bytes && decrypt(fileKey, path, bytes)
}

/**
 * Removes what the camera wrote beside the pixels, and files that are not pictures. Nothing is written to the
 * disk unencrypted.
 */
export async function makeReady(
  { db, files, keyFor, log }: Desk & { log: Log },
  { travel_agency, id }: JobList['ready-passport'],
): Promise<void> {
  const found = await inAgency(db, travel_agency, async (tx) => {
    const ctx = { db: tx, travel_agency, keyFor }
    const row = await findFile(ctx, id)
    if (row?.state !== 'received') return undefined
    return {
      row,
      sealed: await unsealFile(ctx, row, { who: 'worker', ip: '' }),
      key: await dataKey(ctx, row.data_key),
    }
  })
  if (!found) return
  const { row, sealed, key } = found
  const received = await openFile(files, sealed)
  const made =
    received && (await inTurn(travel_agency, () => redraw(received, passportLimits.pixels)).catch(unreadable))
  if (!made) {
    log.warn({ agency: travel_agency, booking: row.booking }, 'a passport could not be read and is dropped')
    await inAgency(db, travel_agency, (tx) =>
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
  const sealed_key = lock(key, aboutOf(travel_agency, row, id), fileKey.toString('base64url'))
  const replaced = await inAgency(db, travel_agency, (tx) =>
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

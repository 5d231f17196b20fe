// Erases the documents of a booking or a traveller: passports, attached files, links, consents. §2, §6
// Passports and attached files are erased with their files, and a receipt stays. Consents go when somebody
// else travels.
import { deleteTravellerConsents } from '#domain/consent/consents.server.ts'
import type { AgencyContext, Ctx } from '#platform/wire/request-context.ts'
import { listFileKeys } from './attached-files.server.ts'
import { deleteEmergencyContacts } from './emergency-contacts.server.ts'
import { revokeLinks } from './links.server.ts'

type EraseContext = AgencyContext & Pick<Ctx, 'enqueue'>
type ErasureScope = { booking: number | null; consult: number | null; travellers?: number[] }

/**
 * The trip is cancelled for the whole booking or for these travellers. This runs in the transaction that
 * cancels: its commit deletes the rows with their keys, and a job of that commit deletes the files. The
 * caller holds the booking's row; an upload by a link waits for that row, too.
 */
export async function revokeAndEraseDocuments(
  ctx: EraseContext,
  booking: number,
  travellers?: number[],
): Promise<void> {
  await revokeLinks(ctx, { booking, travellers })
  await deleteEmergencyContacts(ctx, booking, travellers)
  await eraseDocuments(ctx, { booking, consult: null, travellers })
}

/** Deletes a single file. The same receipt stays. Returns its name for the log. */
export async function eraseAttachedFile(
  { db, travel_agency, enqueue }: EraseContext,
  booking: number,
  id: number,
): Promise<string | undefined> {
  const gone = await db
    .deleteFrom('attached_file')
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .where('id', '=', id)
    .returning(['name', 'path'])
    .executeTakeFirst()
  if (!gone) return undefined
  await db
    .insertInto('erasure')
    .values({ travel_agency, booking, consult: null, numbers: 0, files: 0, attached: 1 })
    .execute()
  await enqueue('remove-files', {
    travel_agency,
    scope: 'private',
    pictures: [],
    keys: listFileKeys(gone.path),
  })
  return gone.name
}

/** The booking is somebody else's from now on: what its customer attached goes, what staff added stays. */
export async function eraseCustomerFiles(ctx: EraseContext, booking: number): Promise<void> {
  const { db, travel_agency } = ctx
  const files = await db
    .selectFrom('attached_file')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .where('by_name', 'is', null)
    .execute()
  for (const { id } of files) await eraseAttachedFile(ctx, booking, id)
}

/** Attached files belong to the booking, so they go only when the whole booking ends. */
export async function eraseDocuments(
  { db, travel_agency, enqueue }: EraseContext,
  { booking, consult, travellers }: ErasureScope,
): Promise<void> {
  const scope = { travel_agency, ...(booking === null ? { consult } : { booking }) }
  const files = await deletePassportPictures({ db, travel_agency, enqueue }, { booking, consult, travellers })
  const numbers = await db
    .deleteFrom('passport')
    .where((eb) => eb.and(scope))
    .$if(travellers !== undefined, (query) => query.where('traveller', 'in', travellers ?? []))
    .returning('id')
    .execute()
  const attached =
    booking === null || travellers !== undefined
      ? []
      : await db
          .deleteFrom('attached_file')
          .where('travel_agency', '=', travel_agency)
          .where('booking', '=', booking)
          .returning('path')
          .execute()
  if (files + numbers.length + attached.length === 0) return
  const counts = { numbers: numbers.length, files, attached: attached.length }
  await db
    .insertInto('erasure')
    .values({ travel_agency, booking, consult, ...counts })
    .execute()
  const keys = attached.flatMap(({ path }) => listFileKeys(path))
  if (keys.length > 0) await enqueue('remove-files', { travel_agency, scope: 'private', pictures: [], keys })
}

/** Returns how many passport pictures there were. Their files are removed after the commit. */
export async function deletePassportPictures(
  { db, travel_agency, enqueue }: EraseContext,
  { booking, consult, travellers }: ErasureScope,
): Promise<number> {
  const gone = await db
    .deleteFrom('passport_file')
    .where('travel_agency', '=', travel_agency)
    .where((eb) => eb.and(booking === null ? { consult } : { booking }))
    .$if(travellers !== undefined, (query) => query.where('traveller', 'in', travellers ?? []))
    .returning('path')
    .execute()
  const keys = gone.map(({ path }) => path)
  if (keys.length > 0) await enqueue('remove-files', { travel_agency, scope: 'private', pictures: [], keys })
  return keys.length
}

/** The documents of one traveller are not valid for another person who travels instead. */
export async function eraseTravellerDocuments(
  ctx: EraseContext,
  booking: number,
  traveller: number,
): Promise<void> {
  await revokeAndEraseDocuments(ctx, booking, [traveller])
  await deleteTravellerConsents(ctx, { booking, traveller })
}

// Ends the papers of a booking or a traveller: passports, attached files, links, consents. §2, §6
// Passports and attached files are erased with their files, and a receipt stays. Consents go when somebody
// else travels.
import { dropTravellerConsents } from '#domain/consent/consents.server.ts'
import type { Ctx, InAgency } from '#platform/wire/asking.ts'
import { keysOf } from './attached.server.ts'
import { revokeLinks } from './links.server.ts'

type Ending = InAgency & Pick<Ctx, 'later'>
/** Everybody of a booking or a consultation, or only some of its travellers. */
type Some = { booking: number | null; consult: number | null; travellers?: number[] }

/**
 * The trip is cancelled for the whole booking or for these travellers. This runs in the transaction that
 * cancels: its commit deletes the rows with their keys, and a job of that commit deletes the files. The
 * caller holds the booking's row; an upload by a link waits for that row, too.
 */
export async function endPapers(ctx: Ending, booking: number, travellers?: number[]): Promise<void> {
  await revokeLinks(ctx, { booking, travellers })
  await erasePapersOf(ctx, { booking, consult: null, travellers })
}

/** Deletes a single file. The same receipt stays. Returns its name for the log. */
export async function eraseAttached(
  { db, travel_agency, later }: Ending,
  booking: number,
  id: number,
): Promise<string | undefined> {
  const gone = await db
    .deleteFrom('attached_file')
    .where((eb) => eb.and({ travel_agency, booking, id }))
    .returning(['name', 'path'])
    .executeTakeFirst()
  if (!gone) return undefined
  await db
    .insertInto('erasure')
    .values({ travel_agency, booking, consult: null, numbers: 0, files: 0, attached: 1 })
    .execute()
  await later('remove-files', { travel_agency, scope: 'private', pictures: [], keys: keysOf(gone.path) })
  return gone.name
}

/** Attached files belong to the booking, so they go only when the whole booking ends. */
export async function erasePapersOf(
  { db, travel_agency, later }: Ending,
  { booking, consult, travellers }: Some,
): Promise<void> {
  const of = { travel_agency, ...(booking === null ? { consult } : { booking }) }
  const files = await dropPictures({ db, travel_agency, later }, { booking, consult, travellers })
  const numbers = await db
    .deleteFrom('passport')
    .where((eb) => eb.and(of))
    .$if(travellers !== undefined, (query) => query.where('traveller', 'in', travellers ?? []))
    .returning('id')
    .execute()
  const attached =
    booking === null || travellers !== undefined
      ? []
      : await db
          .deleteFrom('attached_file')
          .where((eb) => eb.and({ travel_agency, booking }))
          .returning('path')
          .execute()
  if (files + numbers.length + attached.length === 0) return
  const counts = { numbers: numbers.length, files, attached: attached.length }
  await db
    .insertInto('erasure')
    .values({ travel_agency, booking, consult, ...counts })
    .execute()
  const keys = attached.flatMap(({ path }) => keysOf(path))
  if (keys.length > 0) await later('remove-files', { travel_agency, scope: 'private', pictures: [], keys })
}

/** Returns how many passport pictures there were. Their files are removed after the commit. */
export async function dropPictures(
  { db, travel_agency, later }: Ending,
  { booking, consult, travellers }: Some,
): Promise<number> {
  const gone = await db
    .deleteFrom('passport_file')
    .where((eb) => eb.and({ travel_agency, ...(booking === null ? { consult } : { booking }) }))
    .$if(travellers !== undefined, (query) => query.where('traveller', 'in', travellers ?? []))
    .returning('path')
    .execute()
  const keys = gone.map(({ path }) => path)
  if (keys.length > 0) await later('remove-files', { travel_agency, scope: 'private', pictures: [], keys })
  return keys.length
}

/** Papers of one traveller are not valid for another person who travels instead. */
export async function forgetPapers(ctx: Ending, booking: number, traveller: number): Promise<void> {
  await endPapers(ctx, booking, [traveller])
  await dropTravellerConsents(ctx, { booking, traveller })
}

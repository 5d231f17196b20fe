// The end of papers: passports are erased with their files, and a receipt stays; links are ended; consents go when somebody else travels. §2, §6
import { sql } from 'kysely'
import type { Ctx } from '#platform/wire/asking.ts'

type Within = Pick<Ctx, 'db' | 'travel_agency'>
type Whose = { booking: number | null; consult: number | null; traveller?: number }

/** Of everybody of a booking or a consultation, or of one traveller. */
export async function erasePassportsOf(
  { db, travel_agency, later }: Within & Pick<Ctx, 'later'>,
  { booking, consult, traveller }: Whose,
): Promise<void> {
  const of = {
    travel_agency,
    ...(booking === null ? { consult } : { booking }),
    ...(traveller !== undefined && { traveller }),
  }
  const files = await db
    .deleteFrom('passport_file')
    .where((eb) => eb.and(of))
    .returning('path')
    .execute()
  const numbers = await db
    .deleteFrom('passport')
    .where((eb) => eb.and(of))
    .returning('id')
    .execute()
  if (files.length + numbers.length === 0) return
  await db
    .insertInto('erasure')
    .values({ travel_agency, booking, consult, numbers: numbers.length, files: files.length })
    .execute()
  if (files.length > 0)
    await later('remove-files', {
      travel_agency,
      scope: 'private',
      pictures: [],
      keys: files.map(({ path }) => path),
    })
}

/** Of one link, or of all that are open for a booking or for one of its travellers. */
export async function revokeLinks(
  { db, travel_agency }: Within,
  which: { id: number } | { booking: number; traveller?: number },
): Promise<number> {
  const revoked = await db
    .updateTable('link')
    .set({ revoked: sql<string>`now()` })
    .where((eb) => eb.and({ travel_agency, ...which }))
    .where('spent', 'is', null)
    .where('revoked', 'is', null)
    .returning('id')
    .execute()
  return revoked.length
}

/** What one traveller has brought says nothing of whoever takes the place. */
export async function forgetPapers(
  ctx: Within & Pick<Ctx, 'later'>,
  booking: number,
  traveller: number,
): Promise<void> {
  const { db, travel_agency } = ctx
  await revokeLinks(ctx, { booking, traveller }) // first: whoever is just sending something with one is waited for, or begins again
  await erasePassportsOf(ctx, { booking, consult: null, traveller })
  await db
    .deleteFrom('consent')
    .where((eb) => eb.and({ travel_agency, booking, traveller }))
    .execute()
}

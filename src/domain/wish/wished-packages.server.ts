// Finds the trips that a member has on the wish list.
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.server.ts'

type WishQuery = { travel_agency: number; member_id: number; package_codes: string[] }

export async function listWishedPackages(
  db: Db,
  { travel_agency, member_id, package_codes }: WishQuery,
): Promise<string[]> {
  if (package_codes.length === 0) return []
  const rows = await db
    .selectFrom('wish')
    .select('package_code')
    .where('travel_agency', '=', travel_agency)
    .where('member_id', '=', member_id)
    .where('package_code', '=', sql<string>`any(${package_codes}::text[])`)
    .execute()
  return rows.map(({ package_code }) => package_code)
}

// Trips as another system names them: by their code, or by their whole title in either language.
import { sql } from 'kysely'
import type { AgencyContext } from '#platform/wire/request-context.ts'

/** `onSale`: of those that can be booked alone. */
export async function findTripsByName(
  { db, travel_agency }: AgencyContext,
  names: readonly string[],
  { onSale }: { onSale: boolean },
): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; package_code: string }>`
    select n.name, min(p.package_code) as package_code from unnest(${[...new Set(names)]}::text[]) as n (name)
    join package p on p.travel_agency = ${travel_agency}
      and (p.package_code = n.name or p.page_title ->> 'ko' = n.name or p.page_title ->> 'en' = n.name)
      and (p.sale_yn = 'Y' or not ${onSale}::boolean)
    group by n.name`.execute(db)
  return new Map(rows.map(({ name, package_code }) => [name, package_code]))
}

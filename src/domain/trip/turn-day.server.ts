// What changes with the date: past departures are no longer open, and the lowest price may rise.
import { sql } from 'kysely'
import { everyAgency } from '#domain/agency/every-agency.server.ts'
import type { Db } from '#platform/db/open.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'

/** Runs at 00:00 in Seoul, one agency at a time. */
export async function turnDay(db: Db): Promise<void> {
  for await (const travel_agency of everyAgency(db))
    await inAgency(db, travel_agency, (tx) => keepPrices(tx, travel_agency))
}

/**
 * page_price is the lowest adult price of open departures; only rows that change are written, so only they
 * raise the revision.
 */
export async function keepPrices(db: Db, travel_agency: number, package_code?: string): Promise<void> {
  const one = package_code === undefined ? sql`` : sql`and k.package_code = ${package_code}`
  await sql`
    update package p set page_price = open.lowest
    from (
      select k.package_code, min(d.adult_price) as lowest
      from package k left join departure d on d.travel_agency = k.travel_agency and d.package_code = k.package_code and d.closed_yn = 'N' and d.departure_date > ${seoulToday}
      where k.travel_agency = ${travel_agency} ${one} group by k.package_code
    ) open
    where p.travel_agency = ${travel_agency} and p.package_code = open.package_code and p.page_price is distinct from open.lowest`.execute(
    db,
  )
  if (package_code !== undefined) return
  // The calendar loses today's departure even where the price stays.
  await sql`select raise_revision(${travel_agency}, 'catalog') where exists (select from departure where travel_agency = ${travel_agency} and departure_date = ${seoulToday})`.execute(
    db,
  )
}
